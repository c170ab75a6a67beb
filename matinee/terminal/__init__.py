"""The terminal table: playing, replaying and looking rules up in a shell."""
