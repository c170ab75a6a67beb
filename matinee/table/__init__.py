"""The table service: seats, moves, undo, chat, clocks, bots and storage. It knows nothing of HTTP."""
