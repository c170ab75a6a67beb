"""The examples in docs/training.md."""

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SECTION = r"^## {}\n.*?^```python\n(.*?)^```"


def example(title: str) -> dict[str, Any]:
    """Run the first Python example of a section of docs/training.md; return its variables."""
    variables: dict[str, Any] = {}
    exec(source(title), variables)
    return variables


def source(title: str) -> str:
    """Return the first Python example of a section of docs/training.md."""
    document = (ROOT / "docs" / "training.md").read_text("utf-8")
    found = re.search(SECTION.format(re.escape(title)), document, re.DOTALL | re.MULTILINE)
    assert found, f"There is no example in the section {title}."
    return found[1]
