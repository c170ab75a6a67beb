"""The levels of Dreams, which its descriptor names. The strongest is `SeerBot` itself."""

from matinee.games.dreams.bots.beliefs import Settings
from matinee.games.dreams.bots.seer import SeerBot


def daydreamer() -> SeerBot:
    """Return the weakest level: imprecise, and careless with what it reveals."""
    return SeerBot(Settings(leak_cost=0.0, overconfidence=3.0, history_weight=0.0, star_noise=0.6, vote_noise=8.0))


def sleepwalker() -> SeerBot:
    """Return a level with medium errors."""
    return SeerBot(Settings(history_weight=0.5, star_noise=0.3, vote_noise=4.0))


def stargazer() -> SeerBot:
    """Return a level with small errors."""
    return SeerBot(Settings(star_noise=0.12, vote_noise=1.5))
