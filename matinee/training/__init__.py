"""Self-play training of the network bots with PPO. It needs the `train` extra."""
