"""The database schema. Every change needs a migration in `migrations/versions`."""

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table

metadata: MetaData = MetaData()

TABLES = Table(
    "tables",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("version", Integer, nullable=False),  # incremented whenever `doc` changes
    Column("number", Integer, nullable=False),  # of the last move in the current match
    Column("lines", Integer, nullable=False),  # number of chat lines
    Column("due", Float),  # when the scheduler must act: a bot's turn, or a clock running out
    Column("stage", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("touched", Float, nullable=False),
    Column("doc", LargeBinary, nullable=False),  # model.Table as JSON
    Index("tables_due", "due"),
    Index("tables_listed", "public", "stage", "touched"),
)

MATCHES = Table(
    "matches",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("code", String(16), nullable=False),
    Column("doc", LargeBinary, nullable=False),  # model.Deal as JSON
)

MOVES = Table(
    "moves",
    metadata,
    Column("match", String(24), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("move", String(80), nullable=False),
    Column("by", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Column("key", String(64)),
    Column("state", LargeBinary, nullable=False),
)

LINES = Table(
    "lines",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("doc", LargeBinary, nullable=False),  # api_types.ChatLine as JSON
)

PRESENCE = Table(
    "presence",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("until", Float, nullable=False),
)
