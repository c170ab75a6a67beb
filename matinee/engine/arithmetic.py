"""Sums in place of questions. A processor guesses how a question will be answered, and a wrong guess costs it more than
a dozen sums; what lies on a table cannot be guessed."""


def below_0(number: int) -> int:
    """1 if it is, else 0."""
    return (number >> 62) & 1
