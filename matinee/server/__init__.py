"""The tables over HTTP: a JSON API and server-sent events. What may be done and seen is decided in `matinee.table`."""
