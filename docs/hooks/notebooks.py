"""Show notebooks as pages, with the outputs that are stored in them."""

import json
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

IMAGE = "image/png"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add a page and its images for each notebook. The notebook itself is part of the site, for readers to download."""
    for notebook in [file for file in files if file.src_uri.endswith(".ipynb")]:
        name = Path(notebook.src_uri).stem
        cells: list[dict[str, Any]] = json.loads(notebook.content_string)["cells"]
        images: list[bytes] = []
        parts = [part for cell in cells for part in shown(cell, name, images)]
        parts.append(f'<a class="md-button" href="../{name}.ipynb" download>Download this notebook</a>')
        files.append(File.generated(config, notebook.src_uri.replace(".ipynb", ".md"), content="\n\n".join(parts)))
        for number, image in enumerate(images, 1):
            files.append(File.generated(config, f"notebooks/{image_name(name, number)}", content=image))
    return files


def image_name(notebook: str, number: int) -> str:
    """Return the name of an image of a notebook, counted from 1."""
    return f"{notebook}-{number}.png"


def shown(cell: dict[str, Any], notebook: str, images: list[bytes]) -> Iterator[str]:
    """Yield a cell and its outputs as Markdown; append its images to `images`."""
    source = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        yield source
        return
    yield f"```python\n{source}\n```"
    for output in cell["outputs"]:
        data, metadata = output.get("data", {}), output.get("metadata", {})
        if IMAGE in data:
            images.append(b64decode(data[IMAGE]))
            width = metadata[IMAGE]["width"]  # of the chart; the image has twice as many pixels
            yield f'![{metadata["alt"]}]({image_name(notebook, len(images))}){{ width="{width}" }}'
        else:
            text = "".join(output["text"] if output["output_type"] == "stream" else data["text/plain"])
            yield f"```{{ .text .output }}\n{text.rstrip()}\n```"
