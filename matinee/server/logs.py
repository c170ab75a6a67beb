"""Logs: one JSON object a line, on standard error. No keys, no codes of tables, nobody's words are in them."""

import logging
import sys
from typing import Any

import structlog

SHARED: list[Any] = [
    structlog.stdlib.add_log_level,
    structlog.stdlib.ExtraAdder(),
    structlog.processors.TimeStamper(fmt="iso"),
    structlog.processors.format_exc_info,
]


def begin_logging() -> None:
    handler = logging.StreamHandler(sys.stderr)
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=SHARED,
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
