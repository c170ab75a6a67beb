"""A check for schemathesis, loaded by the program itself."""

from typing import Any

import schemathesis
from schemathesis import Case, CheckContext, GenerationMode, Response


@schemathesis.check
def understood(ctx: CheckContext, response: Response, case: Case[Any]) -> bool | None:
    """Check that a request valid by the document is not refused as malformed.

    It may still name a bot or move that does not exist, which a document cannot express. Schemathesis' own check
    expects even those to be accepted.
    """
    positive = case.meta is not None and case.meta.generation.mode == GenerationMode.POSITIVE
    if positive and response.status_code in (400, 422):
        assert response.json()["reason"] != "problem-body", response.text
    return None
