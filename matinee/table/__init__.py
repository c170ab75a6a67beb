"""People and bots at a table: seats, moves, undo, chat, clocks, storage. No HTTP in here."""
