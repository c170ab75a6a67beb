"""The commands and programs in docs/api.md and examples/README.md work."""

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from matinee.client import Client, Table
from tests.client.players import RETRY_TIMEOUT, now, play
from tests.servers import MatineeServer

ROOT = Path(__file__).parents[2]
API = (ROOT / "docs" / "api.md").read_text("utf-8")
EXAMPLES = (ROOT / "examples" / "README.md").read_text("utf-8")
SERVER = "http://127.0.0.1:8000"
FENCED = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
COMMANDS = re.compile(r"(?:^    \S.*\n(?:      .*\n)*)+", re.MULTILINE)


class Reader:
    """Runs the commands of a page in order, with the words in capitals replaced."""

    def __init__(self, server: MatineeServer, folder: Path) -> None:
        self.folder = folder
        self.words = {SERVER: server.url, "matinee": f"{sys.executable} -m matinee.cli"}

    def typed(self, commands: str) -> list[str]:
        words = "|".join(rf"\b{word}\b" for word in self.words)
        return ["bash", "-ec", re.sub(words, lambda word: self.words[word[0]], commands)]

    def types(self, commands: str) -> str:
        return subprocess.run(
            self.typed(commands), cwd=self.folder, stdout=subprocess.PIPE, text=True, check=True, timeout=RETRY_TIMEOUT
        ).stdout

    def asks(self, commands: str) -> dict[str, Any]:
        return msgspec.json.decode(self.types(commands))

    def hears(self, commands: str, what: str) -> bool:
        """Whether a command that does not end prints a text."""
        typed = self.typed(commands.replace("curl", f"exec curl --max-time {RETRY_TIMEOUT}"))
        with subprocess.Popen(typed, stdout=subprocess.PIPE, text=True) as listening:
            assert listening.stdout
            heard = any(what in line for line in listening.stdout)
            listening.kill()
        return heard


def her_turn(ada: Table, ben: Table) -> dict[str, str]:
    """Wait until Ada has to move, making Ben's moves."""
    with ada.stream() as stream:
        for _ in stream:
            update = now(ada)
            if 0 in update.awaiting:
                return {"NUMBER": str(update.number), "MOVE": update.you[0].moves[0]}
            if 2 in update.awaiting:
                ben.move(2, now(ben).you[0].moves[0], update.number)
    raise AssertionError("the stream ended")


def test_the_commands_of_the_api_page(server: MatineeServer, client: Client, tmp_path: Path):
    games, opening, sitting, filling, starting, moving, *others = COMMANDS.findall(FENCED.sub("", API))
    unlocking, listening, resuming, refused, proving, accepting = others
    reader = Reader(server, tmp_path)
    assert "hollywood" in reader.types(games)

    seated = reader.asks(opening)
    reader.words |= {"CODE": seated["table"]["code"], "KEY": seated["key"]}
    ada = client.at(seated["table"]["code"], seated["key"])
    ben = client.at(ada.code, reader.asks(sitting)["key"])
    assert [seat["kind"] for seat in reader.asks(filling)["seats"]] == ["person", "bot", "person"]
    assert '"update":{' in reader.types(starting)
    reader.words["COMMITMENT"] = ada.look().table.commitment or ""

    reader.words |= her_turn(ada, ben)
    assert reader.asks(moving) == {"number": int(reader.words["NUMBER"]) + 1}
    assert reader.asks(unlocking)["key"] == ada.key
    assert reader.hears(listening, "event: update")
    assert reader.hears(resuming, '"happened":[{"number":1,')
    reader.words |= her_turn(ada, ben)
    refusal = reader.asks(refused)
    assert (refusal["status"], refusal["clause"][:2]) == (422, "H-")

    with ThreadPoolExecutor() as both:
        list(both.map(play, (ada, ben), timeout=RETRY_TIMEOUT))
    assert reader.types(proving)
    assert [seat["rematch"] for seat in reader.asks(accepting)["seats"]] == [True, True, False]


@pytest.mark.parametrize("page", [API, EXAMPLES], ids=["api", "examples"])
def test_the_python_examples_of_the_pages(server: MatineeServer, page: str):
    (code,) = FENCED.findall(page)
    done = subprocess.run(
        [sys.executable, "-c", code.replace(SERVER, server.url)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=RETRY_TIMEOUT,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"^\[\d+(, \d+)+\]$", done.stdout, re.MULTILINE)
