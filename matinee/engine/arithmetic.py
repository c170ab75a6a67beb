"""Branch-free arithmetic. A mispredicted branch costs a CPU more than a dozen additions, and branches that depend on
what lies on a table are mispredicted often."""


def below_0(number: int) -> int:
    """Return 1 if `number` is negative, else 0."""
    return (number >> 62) & 1
