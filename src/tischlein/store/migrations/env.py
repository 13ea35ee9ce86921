"""Alembic runs this. The connection comes from `migrate.py`: there is no ini file and no address to configure."""

from alembic import context

from tischlein.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
