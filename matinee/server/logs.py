"""Logs: one JSON object per line on standard error, without keys, table codes or chat messages."""

import logging
import sys
from typing import Any

import structlog

PROCESSORS: list[Any] = [
    structlog.stdlib.add_log_level,
    structlog.stdlib.ExtraAdder(),
    structlog.processors.TimeStamper(fmt="iso"),
    structlog.processors.format_exc_info,
]


def configure_logging() -> None:
    """Send the logs of `matinee` to standard error as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=PROCESSORS,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.JSONRenderer(),
        ],
    )
    handler.setFormatter(formatter)
    logger = logging.getLogger("matinee")
    logger.handlers = [handler]
    logger.setLevel(logging.INFO)
    logger.propagate = False
