"""Add the rulebooks as pages: the same clauses as `matinee rules GAME`, in each language."""

import re
from collections.abc import Iterator
from html import escape

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from matinee.engine.i18n import LANGUAGES, messages, translate, translate_or_none
from matinee.games import BUILT_IN, GAMES
from matinee.terminal.rulebook import HEADING, join_lines

CLAUSE_ID = re.compile(r"\b[A-Z]-[A-Z]+\d+\b")
LANGUAGE_NAMES = {"en": "English", "fr": "Français", "de": "Deutsch"}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add a page for each rulebook in each language."""
    for family in dict.fromkeys(GAMES[name].family for name in BUILT_IN):
        for language in LANGUAGES:
            files.append(File.generated(config, path(family, language), content=page(family, language)))
    return files


def path(family: str, language: str) -> str:
    """Return the path of a page in docs/."""
    return f"rulebooks/{family}.md" if language == "en" else f"rulebooks/{language}/{family}.md"


def page(family: str, language: str) -> str:
    """Return a rulebook as Markdown with HTML."""
    titles = [GAMES[name].box().name.in_language(language) for name in BUILT_IN if GAMES[name].family == family]
    parts = [f"# {' · '.join(titles)}", language_links(family, language)]
    parts.append(f'<div lang="{language}" class="rulebook" markdown>')
    known = set(messages(language, f"{family}-clauses"))
    for message in messages(language, f"{family}-clauses"):
        if message.startswith(HEADING):
            parts.append(f"## {translate(language, message)} {{ #{message} }}")
        else:
            parts.append("\n".join(clause(message, language, known)))
    parts.append("</div>")
    return "\n\n".join(parts)


def language_links(family: str, language: str) -> str:
    """Return links to the same rulebook in all languages."""
    folder = "" if language == "en" else "../"
    links = [
        f"**{LANGUAGE_NAMES[each]}**"
        if each == language
        else f"[{LANGUAGE_NAMES[each]}]({folder}{path(family, each).removeprefix('rulebooks/')})"
        for each in LANGUAGES
    ]
    return " · ".join(links) + "\n{ .rulebook-languages }"


def clause(clause_id: str, language: str, known: set[str]) -> Iterator[str]:
    """Yield the lines of a clause, with our ruling if it has one."""
    yield f'<div class="clause" id="{clause_id}">'
    yield f'<a class="clause-id" href="#{clause_id}">{clause_id}</a>'
    yield from paragraphs(translate(language, clause_id), known)
    ruling = translate_or_none(language, f"{clause_id}.ruling")
    if ruling is not None:
        yield '<div class="ruling">'
        yield from paragraphs(ruling, known, f"<strong>{escape(translate(language, 'terminal-ruling'))}</strong> ")
        yield "</div>"
    yield "</div>"


def paragraphs(text: str, known: set[str], start: str = "") -> Iterator[str]:
    """Yield the paragraphs of a text, in which ids of clauses become links."""

    def link(found: re.Match[str]) -> str:
        return f'<a href="#{found[0]}">{found[0]}</a>' if found[0] in known else found[0]

    for paragraph in join_lines(text).split("\n"):
        yield f"<p>{start}{CLAUSE_ID.sub(link, escape(paragraph, quote=False))}</p>"
        start = ""
