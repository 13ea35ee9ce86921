"""Hints: how many a table allows, and which were given."""

import sqlalchemy as sa
from alembic import op

revision: str = "0008"
down_revision: str | None = "0007"


def upgrade() -> None:
    op.add_column("table", sa.Column("hints", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "hint",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("span", sa.Integer, nullable=False),
        sa.Column("hint", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table", "match"], ["match.table", "match.number"]),
    )
