"""Steps in journals, folded into chapters: where one process writes, a move costs a few hundred bytes.

The steps that are there already stay where they are: a store in a file folds them when it is opened next.
"""

import sqlalchemy as sa
from alembic import op

revision: str = "0006"
down_revision: str | None = "0005"


def upgrade() -> None:
    for name in ("journal_a", "journal_b"):
        op.create_table(
            name,
            sa.Column("id", sa.Integer, primary_key=True),
            sa.Column("table", sa.String(16), nullable=False),
            sa.Column("match", sa.Integer, nullable=False),
            sa.Column("n", sa.Integer, nullable=False),
            sa.Column("seat", sa.Integer, nullable=False),
            sa.Column("deed", sa.Text, nullable=False),
            sa.Column("command", sa.Text),
            sa.Column("at", sa.Float, nullable=False),
            sa.Column("phase", sa.String(16), nullable=False),
            sa.Column("waiting", sa.Text, nullable=False),
            sa.Column("revision", sa.Integer, nullable=False),
        )
    op.create_table(
        "chapter",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True),
        sa.Column("first", sa.Integer, primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("steps", sa.LargeBinary, nullable=False),
        sa.Column("last_at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["table", "match"], ["match.table", "match.number"]),
    )
