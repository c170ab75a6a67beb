"""A check for schemathesis, which imports this module."""

from typing import Any

import schemathesis
from schemathesis import Case, CheckContext, GenerationMode, Response


@schemathesis.check
def valid_request_is_not_malformed(ctx: CheckContext, response: Response, case: Case[Any]) -> bool | None:
    """Check that a request that is valid according to the document is not refused as malformed.

    It may be refused because a bot or a move does not exist, which the document cannot express. The built-in check of
    schemathesis does not allow that.
    """
    positive = case.meta is not None and case.meta.generation.mode == GenerationMode.POSITIVE
    if positive and response.status_code in (400, 422):
        assert response.json()["reason"] != "problem-body", response.text
    return None
