"""Several processes at one database: revisions of tables, commands that are remembered, who is connected where."""

import sqlalchemy as sa
from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    op.add_column("table", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "command",
        sa.Column("table", sa.String(16), sa.ForeignKey("table.code"), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("command", sa.Text, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("worker", sa.Integer, primary_key=True),
    )
