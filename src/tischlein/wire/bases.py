"""What all messages are made from."""

import msgspec

# No message is part of itself, so Python need not look for that again and again (`gc=False`).


class Strict(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """What comes from outside: unknown fields are refused, not ignored."""


class Told(msgspec.Struct, gc=False):
    """What goes out."""


class Command(Strict, tag_field="type"):
    """Every message carries an id of the sender's choice; it is answered by exactly one Done or Refused (Why also by
    Because), and a repeated one gets the same answer again."""

    command: str


class ToBrowser(Told, tag_field="type"):
    pass
