"""The shape of the database, for every kind of store. Changes of it are migrations beside this file."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata: Final = MetaData()

person: Final = Table(
    "person",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("made_at", Float, nullable=False),
)

table: Final = Table(
    "table",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("host", String(32), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("match", Integer, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("opened_at", Float, nullable=False),
    # Counts every change: who writes must know the last one, so that two processes cannot overwrite each other.
    Column("revision", Integer, nullable=False, server_default="0"),
    # How many the host allows each seat in a match; -1 is as many as it likes.
    Column("hints", Integer, nullable=False, server_default="0"),
)

seat: Final = Table(
    "seat",
    metadata,
    Column("table", String(16), ForeignKey("table.code"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("has_left", Boolean, nullable=False),
    Index("seat_of_person", "person"),
)

match: Final = Table(
    "match",
    metadata,
    Column("table", String(16), ForeignKey("table.code"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("players", Text, nullable=False),
    Column("begun_at", Float, nullable=False),
    # Where it began, if not as the rules begin.
    Column("position", Text),
)

# What the coach said about a match that is over, compressed, and by which edition of it (coach/review.py): it can be
# made again from the record, but costs up to half a minute of a core.
review: Final = Table(
    "review",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("depth", Float, nullable=False),
    Column("edition", Text, nullable=False),
    Column("told", LargeBinary, nullable=False),
    ForeignKeyConstraint(["table", "match"], ["match.table", "match.number"]),
)

# Where several processes write. The primary key is the lock: two writers of step 17 cannot both succeed. There is no
# index of commands: most actions make their question void and cannot be carried out twice; for the others the server
# looks among a table's steps.
step: Final = Table(
    "step",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("deed", Text, nullable=False),
    Column("command", Text),
    Column("at", Float, nullable=False),
    ForeignKeyConstraint(["table", "match"], ["match.table", "match.number"]),
)


# Where one process writes, a step is added to a journal: in the order in which steps come, without an index, with the
# table as it is after it. There are two: while one is written to, what the other holds is folded into chapters, and
# then it is emptied whole (decision 0015).
def journal(name: str) -> Table:
    return Table(
        name,
        metadata,
        Column("id", Integer, primary_key=True),
        Column("table", String(16), nullable=False),
        Column("match", Integer, nullable=False),
        Column("n", Integer, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("deed", Text, nullable=False),
        Column("command", Text),
        Column("at", Float, nullable=False),
        Column("phase", String(16), nullable=False),
        Column("waiting", Text, nullable=False),
        Column("revision", Integer, nullable=False),
    )


journals: Final = (journal("journal_a"), journal("journal_b"))

# Some steps of a match in a row, packed: `count` of them, from number `first` on (chapters.py).
chapter: Final = Table(
    "chapter",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("first", Integer, primary_key=True),
    Column("count", Integer, nullable=False),
    Column("steps", LargeBinary, nullable=False),
    Column("last_at", Float, nullable=False),
    ForeignKeyConstraint(["table", "match"], ["match.table", "match.number"]),
)

# What seats were advised: asked again, they are told the same. The key counts a seat's hints, so two processes cannot
# give the same one away twice.
hint: Final = Table(
    "hint",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("question", Text, nullable=False),
    Column("span", Integer, nullable=False),
    Column("hint", Text, nullable=False),
    ForeignKeyConstraint(["table", "match"], ["match.table", "match.number"]),
)

seat_pass: Final = Table(
    "seat_pass",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("table", String(16), ForeignKey("table.code"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), nullable=False),
    Column("expires_at", Float, nullable=False),
)

# Televisions that show a code until somebody types it at a table: `table` is empty until then. They are minutes old at
# most, so a table that has gone meanwhile is found out by who goes there.
television: Final = Table(
    "television",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("table", String(16), nullable=False),
    Column("expires_at", Float, nullable=False),
)

# What was carried out at a table and is no step, so that a repeated command is known after a restart and elsewhere.
command: Final = Table(
    "command",
    metadata,
    Column("table", String(16), ForeignKey("table.code"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("command", Text, primary_key=True),
    Column("at", Float, nullable=False),
)

# Who is connected to a table through which process. Only several processes need it; a row of a dead one means nothing.
presence: Final = Table(
    "presence",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("worker", Integer, primary_key=True),
)

# Guests whom the host has shut out for a time. The row without an address is the guest's own; `with_address` says that
# every process adds the addresses from which it has the guest connected. No other table keeps an address.
ban: Final = Table(
    "ban",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("address", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("name", Text, nullable=False),
    Column("with_address", Boolean, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("expires_at", Float, nullable=False),
)

# One row that a readiness check rewrites.
pulse: Final = Table("pulse", metadata, Column("id", Integer, primary_key=True), Column("at", Float, nullable=False))
