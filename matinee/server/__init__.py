"""The HTTP server: a JSON API and server-sent events. `matinee.table` decides what each client may do and see."""
