"""Execute the notebooks in docs/notebooks: `python -m tests.notebooks` stores their new outputs."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from nbclient import NotebookClient

nbformat: Any = import_module("nbformat")  # it has no types
NOTEBOOKS = sorted((Path(__file__).parent.parent / "docs" / "notebooks").glob("*.ipynb"))


def read(file: Path) -> Any:
    """Return a notebook with the outputs that are stored in it."""
    return nbformat.read(file, as_version=4)


def executed(file: Path) -> Any:
    """Return a notebook with the outputs of a new run."""
    notebook = read(file)
    NotebookClient(notebook, timeout=300, record_timing=False, coalesce_streams=True).execute(cwd=str(file.parent))
    notebook.metadata = read(file).metadata  # the kernel adds the version of this Python
    return notebook


def outputs(notebook: Any) -> Iterator[tuple[str, Any]]:
    """Yield the outputs of all cells: the text, or the kinds of data and the alternative text of an image."""
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            if output.output_type == "stream":
                yield output.name, output.text
            else:
                yield output.output_type, (sorted(output.data), output.metadata.get("alt"))


if __name__ == "__main__":
    for each in NOTEBOOKS:
        nbformat.write(executed(each), each)
