"""Branch-free arithmetic.

A mispredicted branch costs a CPU more than a dozen additions. Branches on the state of a game are often mispredicted.
"""


def is_negative(number: int) -> int:
    """Return 1 if `number` is negative, else 0."""
    return (number >> 62) & 1
