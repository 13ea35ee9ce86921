"""Matches that begin at a position somebody chose, and what the coach said about matches that are over."""

import sqlalchemy as sa
from alembic import op

revision: str = "0007"
down_revision: str | None = "0006"


def upgrade() -> None:
    op.add_column("match", sa.Column("position", sa.Text))
    op.create_table(
        "review",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True),
        sa.Column("depth", sa.Float, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("told", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["table", "match"], ["match.table", "match.number"]),
    )
