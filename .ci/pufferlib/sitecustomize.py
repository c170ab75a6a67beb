"""Let PufferLib 3.0.0 be built without its own games: its setup.py uses a variable that it defines only with them."""

import builtins

vars(builtins)["c_extension_paths"] = []
