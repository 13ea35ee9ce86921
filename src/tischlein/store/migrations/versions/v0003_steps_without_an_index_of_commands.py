"""Steps without an index of their commands: it cost every move more than all the rest that is stored of it.

Whether a command was carried out is found among the steps of its table, and asked only where it can matter.
"""

from alembic import op

revision: str = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    with op.batch_alter_table("step") as step:
        step.drop_constraint("one_step_per_command", type_="unique")
