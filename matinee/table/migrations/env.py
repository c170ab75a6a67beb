"""Alembic's entry point, called by `matinee.table.migrate`."""

from typing import Any

from alembic import context

from matinee.table.schema import metadata

connection: Any = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
