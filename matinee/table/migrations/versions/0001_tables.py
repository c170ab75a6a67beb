"""Tables, matches, moves, lines, presence."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "tables",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("lines", sa.Integer, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("stage", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("doc", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_listed", "tables", ["public", "stage", "touched"])
    op.create_table(
        "matches",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("doc", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "moves",
        sa.Column("match", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.String(80), nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "lines",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("doc", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Drop all tables."""
    for name in ("presence", "lines", "moves", "matches", "tables"):
        op.drop_table(name)
