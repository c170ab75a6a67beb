"""Alembic's way in. Called by `migrating.py`, or by `alembic` on the command line with `-x url=...`."""

from typing import Any

from alembic import context

from matinee.table.schema import metadata

connection: Any = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
