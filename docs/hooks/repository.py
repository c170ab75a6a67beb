"""Let pages that are written for GitHub work in the site: links to files of the repository, and titles of code blocks.

A link to a file that is shown in the site leads to its page. A link to any other file leads to the repository, whose
address is `repo_url`; without one, the link becomes text that names the file.
"""

import logging
import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
COPIES = {"CHANGELOG.md": "changelog.md", "web/src/art/home/favicon.svg": "assets/logo.svg"}
"""Files outside docs/ that are added to the site, with their paths in it."""

SOURCES = {page: file for file, page in COPIES.items()}
PAGES = (  # files of the repository, and the paths in docs/ of the pages that show them
    (re.compile(r"docs/(.*)\.ipynb"), r"\1.md"),
    (re.compile(r"docs/(.*)"), r"\1"),
    (re.compile(r"matinee/games/(\w+)/locales/en/\1-clauses\.ftl"), r"rulebooks/\1.md"),
    (re.compile(r"matinee/games/(\w+)/locales/(\w+)/\1-clauses\.ftl"), r"rulebooks/\2/\1.md"),
    (re.compile("web/src/games/hollywood/art/cards"), "hollywood-cards.md"),
    *((re.compile(re.escape(file)), page) for file, page in COPIES.items()),
)
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)\s#:]+)(#[^)\s]+)?\)")
FENCE_WITH_FILE = re.compile(r"^```(\w+) (\S+)$", re.MULTILINE)

log = logging.getLogger("mkdocs.hooks.repository")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the copies."""
    for file, page in COPIES.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / file)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Rewrite the links of a page, and show the file name after the language of a code block as its title."""
    uri = page.file.src_uri
    source = SOURCES.get(uri, f"docs/{uri}")

    def rewritten(link: re.Match[str]) -> str:
        text, target, fragment = link.groups("")
        file = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        shown = page_of(file)
        if shown:  # MkDocs warns if there is no such page
            return f"[{text}]({posixpath.relpath(shown, posixpath.dirname(uri) or '.')}{fragment})"
        if not (ROOT / file).exists():
            log.warning("%s links to %s, which does not exist", uri, file)
        if config.repo_url:
            return f"[{text}]({config.repo_url.rstrip('/')}/blob/HEAD/{file}{fragment})"
        return f"`{file}`" if file.endswith(text.strip("`")) else f"{text} (`{file}`)"

    return FENCE_WITH_FILE.sub(r'```\1 title="\2"', LINK.sub(rewritten, markdown))


def page_of(file: str) -> str | None:
    """Return the path in docs/ of the page that shows a file of the repository, or None."""
    return next((found.expand(page) for pattern, page in PAGES if (found := pattern.fullmatch(file))), None)
