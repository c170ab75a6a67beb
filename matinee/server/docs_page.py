"""The page that shows the API: made here, from the OpenAPI document, without scripts or anything from elsewhere."""

from html import escape
from typing import Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.enums import OpenAPIMediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

from matinee.server.schema import with_views

STYLE = """
:root { color-scheme: light dark; --ink: #1c2338; --paper: #fbf6ea; --line: #b08d3e; --quiet: #6a6350; }
@media (prefers-color-scheme: dark) { :root { --ink: #f3ead6; --paper: #12182a; --line: #b08d3e; --quiet: #a9a08a; } }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink);
  background: var(--paper); }
h1 { border-bottom: 3px double var(--line); }
code, pre { font: 0.9rem/1.45 ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
details { border-top: 1px solid var(--line); padding: 0.6rem 0; }
summary { cursor: pointer; display: flex; flex-wrap: wrap; gap: 0.3rem 0.8rem; align-items: baseline; }
.method { font-weight: 700; min-width: 4rem; }
.about, dt { color: var(--quiet); }
dl { display: grid; grid-template-columns: minmax(4rem, auto) 1fr; gap: 0.2rem 1rem; }
dd { margin: 0; }
"""


class Document(OpenAPIRenderPlugin):
    """The document itself, for programs."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=OpenAPIMediaType.OPENAPI_JSON)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return msgspec.json.encode(with_views(openapi_schema))


class DocsPage(OpenAPIRenderPlugin):
    """Every address, what it takes and what it answers."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def receive_router(self, router: Router) -> None:
        @get("/style.css", include_in_schema=False, sync_to_thread=False)
        def style() -> Response[str]:
            return Response(STYLE, media_type="text/css")

        router.register(style)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        openapi_schema = with_views(openapi_schema)
        shapes = openapi_schema["components"]["schemas"]
        parts = [
            "<!doctype html><html lang=en><meta charset=utf-8>",
            "<meta name=viewport content='width=device-width,initial-scale=1'><title>Matinee: the API</title>",
            "<link rel=stylesheet href=/api/docs/style.css><h1>Matinee: the API</h1>",
            "<p>As a document for programs: <a href=/api/docs/openapi.json>openapi.json</a>. ",
            "A seat is yours by its key: send it as ",
            "<code>Authorization: Bearer KEY</code>, or let the browser keep it as a cookie.</p>",
        ]
        for path, item in sorted(openapi_schema["paths"].items()):
            for method in ("get", "post", "put", "delete"):
                if method in item:
                    parts.append(operation(path, method, item[method]))
        parts.append("<h2>Shapes</h2>")
        for name, shape in sorted(shapes.items()):
            parts.append(
                f"<details id='{escape(name)}'><summary><code>{escape(name)}</code></summary>{fields(shape)}</details>"
            )
        return "".join(parts).encode()


def operation(path: str, method: str, said: dict[str, Any]) -> str:
    about = escape(said.get("description") or said.get("summary") or "")
    rows = [(each["name"], shape_of(each.get("schema", {}))) for each in said.get("parameters", [])]
    body = said.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body:
        rows.append(("body", shape_of(body)))
    for status, answer in said["responses"].items():
        shapes: list[dict[str, Any]] = [content.get("schema", {}) for content in answer.get("content", {}).values()]
        rows.append((status, " ".join([escape(answer.get("description", "")), *map(shape_of, shapes[:1])])))
    listed = "".join(f"<dt>{escape(name)}<dd>{what}" for name, what in rows)
    return (
        f"<details><summary><span class=method>{method.upper()}</span><code>{escape(path)}</code>"
        f"<span class=about>{about}</span></summary><dl>{listed}</dl></details>"
    )


def fields(shape: dict[str, Any]) -> str:
    rows = [
        f"<dt><code>{escape(name)}</code><dd>{shape_of(each)} {escape(each.get('description', ''))}"
        for name, each in shape.get("properties", {}).items()
    ]
    return f"<p>{escape(shape.get('description', ''))}</p><dl>{''.join(rows)}</dl>"


def shape_of(schema: dict[str, Any]) -> str:
    """A shape in few words, with links to the named ones."""
    if ref := schema.get("$ref"):
        name = escape(ref.rpartition("/")[2])
        return f"<a href='#{name}'>{name}</a>"
    if choices := schema.get("oneOf") or schema.get("anyOf"):
        return " or ".join(shape_of(each) for each in choices)
    if "enum" in schema:
        return " · ".join(f"<code>{escape(str(each))}</code>" for each in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {shape_of(schema.get('items', {}))}"
    return escape(str(schema.get("type", "")))
