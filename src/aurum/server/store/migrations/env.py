"""Alembic's environment. `migrate.migrate` gives it the connection."""

from alembic import context

from aurum.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot change a table, only copy it
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
