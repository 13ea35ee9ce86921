"""Televisions that show a code and wait for a table."""

import sqlalchemy as sa
from alembic import op

revision: str = "0005"
down_revision: str | None = "0004"


def upgrade() -> None:
    op.create_table(
        "television",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("expires_at", sa.Float, nullable=False),
    )
