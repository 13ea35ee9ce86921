"""The first shape: people, tables with seats, matches with steps, passes."""

import sqlalchemy as sa
from alembic import op

revision: str = "0001"
down_revision: str | None = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("made_at", sa.Float, nullable=False),
    )
    op.create_table(
        "table",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("opened_at", sa.Float, nullable=False),
    )
    _seats_and_passes()
    _matches_and_steps()
    op.create_table("pulse", sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.Float, nullable=False))


def _seats_and_passes() -> None:
    op.create_table(
        "seat",
        sa.Column("table", sa.String(16), sa.ForeignKey("table.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("has_left", sa.Boolean, nullable=False),
    )
    op.create_index("seat_of_person", "seat", ["person"])
    op.create_table(
        "seat_pass",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(16), sa.ForeignKey("table.code"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("expires_at", sa.Float, nullable=False),
    )


def _matches_and_steps() -> None:
    op.create_table(
        "match",
        sa.Column("table", sa.String(16), sa.ForeignKey("table.code"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("begun_at", sa.Float, nullable=False),
    )
    op.create_table(
        "step",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("deed", sa.Text, nullable=False),
        sa.Column("command", sa.Text),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["table", "match"], ["match.table", "match.number"]),
        sa.UniqueConstraint("table", "command", name="one_step_per_command"),
    )
