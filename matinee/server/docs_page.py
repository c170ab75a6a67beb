"""The API documentation page, rendered from the OpenAPI document without scripts or external resources."""

from html import escape
from typing import Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.enums import OpenAPIMediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

from matinee.server.openapi import with_game_types

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


class OpenApiJson(OpenAPIRenderPlugin):
    """Serves the OpenAPI document as JSON."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=OpenAPIMediaType.OPENAPI_JSON)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return msgspec.json.encode(with_game_types(openapi_schema))


class DocsPage(OpenAPIRenderPlugin):
    """Serves a page with all paths, parameters and responses."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def receive_router(self, router: Router) -> None:
        @get("/style.css", include_in_schema=False, sync_to_thread=False)
        def style() -> Response[str]:
            return Response(STYLE, media_type="text/css")

        router.register(style)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        openapi_schema = with_game_types(openapi_schema)
        schemas = openapi_schema["components"]["schemas"]
        parts = [
            "<!doctype html><html lang=en><meta charset=utf-8>",
            "<meta name=viewport content='width=device-width,initial-scale=1'><title>Matinee API</title>",
            "<link rel=stylesheet href=/api/docs/style.css><h1>Matinee API</h1>",
            "<p>Machine-readable: <a href=/api/docs/openapi.json>openapi.json</a>. ",
            "Requests are authenticated by the key of your seats: send it as ",
            "<code>Authorization: Bearer KEY</code>, or as the cookie that the server sets.</p>",
        ]
        for path, item in sorted(openapi_schema["paths"].items()):
            for method in ("get", "post", "put", "delete"):
                if method in item:
                    parts.append(operation(path, method, item[method]))
        parts.append("<h2>Schemas</h2>")
        for name, schema in sorted(schemas.items()):
            parts.append(
                f"<details id='{escape(name)}'><summary><code>{escape(name)}</code></summary>{fields(schema)}</details>"
            )
        return "".join(parts).encode()


def operation(path: str, method: str, spec: dict[str, Any]) -> str:
    """Return the HTML of an operation: its description, parameters and responses."""
    about = escape(spec.get("description") or spec.get("summary") or "")
    rows = [(each["name"], type_of(each.get("schema", {}))) for each in spec.get("parameters", [])]
    body = spec.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body:
        rows.append(("body", type_of(body)))
    for status, response in spec["responses"].items():
        schemas: list[dict[str, Any]] = [content.get("schema", {}) for content in response.get("content", {}).values()]
        rows.append((status, " ".join([escape(response.get("description", "")), *map(type_of, schemas[:1])])))
    items = "".join(f"<dt>{escape(name)}<dd>{description}" for name, description in rows)
    return (
        f"<details><summary><span class=method>{method.upper()}</span><code>{escape(path)}</code>"
        f"<span class=about>{about}</span></summary><dl>{items}</dl></details>"
    )


def fields(schema: dict[str, Any]) -> str:
    """Return the HTML of a schema: its description and fields."""
    rows = [
        f"<dt><code>{escape(name)}</code><dd>{type_of(each)} {escape(each.get('description', ''))}"
        for name, each in schema.get("properties", {}).items()
    ]
    return f"<p>{escape(schema.get('description', ''))}</p><dl>{''.join(rows)}</dl>"


def type_of(schema: dict[str, Any]) -> str:
    """Return a short description of a type, with links to named schemas."""
    if ref := schema.get("$ref"):
        name = escape(ref.rpartition("/")[2])
        return f"<a href='#{name}'>{name}</a>"
    if choices := schema.get("oneOf") or schema.get("anyOf"):
        return " or ".join(type_of(each) for each in choices)
    if "enum" in schema:
        return " · ".join(f"<code>{escape(str(each))}</code>" for each in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {type_of(schema.get('items', {}))}"
    return escape(str(schema.get("type", "")))
