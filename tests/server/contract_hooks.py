"""What schemathesis is told about our API beside its document. Loaded by the program itself."""

from typing import Any

import schemathesis
from schemathesis import Case, CheckContext, GenerationMode, Response


@schemathesis.check
def understood(ctx: CheckContext, response: Response, case: Case[Any]) -> bool | None:
    """A request that keeps to the document is always understood.

    It may still ask for a bot or a move that there is not, which no document can say: the program's own check would
    have that accepted, too.
    """
    positive = case.meta is not None and case.meta.generation.mode == GenerationMode.POSITIVE
    if positive and response.status_code in (400, 422):
        assert response.json()["reason"] != "problem-body", response.text
    return None
