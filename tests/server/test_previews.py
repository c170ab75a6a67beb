"""Previews of links: the tags in the page of a table, and the picture of a result."""

import re
from html import unescape
from io import BytesIO

import httpx
import pytest
from PIL import Image, ImageDraw

from matinee.server.lettering import HEADING, LATIN, LATIN_EXTENDED, RANGES, TEXT, Typeface, drawable
from matinee.server.result_picture import game_picture, result_picture
from matinee.table.replays import MoveCount
from matinee.table.results import Result, SeatResult
from tests.server.http_players import HttpPlayer, open_table, start_match

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
NAME = "A<b>&\"'"


def page_tags(http: httpx.Client, code: str) -> dict[str, str]:
    """Return the preview tags in the page of a table by name."""
    response = http.get(f"/t/{code}", headers=BROWSER)
    assert response.status_code == 200
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[a-z:_]+)" content="([^"]*)" />', response.text)
    assert len(found) == len(dict(found)), "a tag occurs twice"
    return {name: unescape(content) for name, content in found}


def picture_size(response: httpx.Response) -> tuple[int, int]:
    assert response.status_code == 200, response.text
    assert response.headers["content-type"] == "image/png"
    with Image.open(BytesIO(response.content)) as image:
        assert image.format == "PNG"
        return image.size


@pytest.fixture(scope="module")
def finished(http: httpx.Client) -> HttpPlayer:
    """The host of a finished table, whose name contains markup."""
    players = start_match(http, "hollywood", 3, language="de")
    while (update := players[0].update())["awaiting"]:
        mover: int = update["awaiting"][0]
        assert players[mover].move().status_code == 200
    return players[0]


def test_a_finished_match_has_a_picture(http: httpx.Client, finished: HttpPlayer) -> None:
    address = f"/api/tables/{finished.code}/result.png"
    first = http.get(address)
    assert picture_size(first) == (1200, 630)
    assert first.headers["cache-control"].startswith("public, max-age=")
    assert len(first.content) < 200_000
    assert http.get(f"{address}?match=1&language=en").content == first.content
    assert finished.request("GET", "/result.png").content == first.content, "the same for everybody"


@pytest.mark.parametrize(("query", "status"), [("?match=2", 404), ("?match=0", 400), ("?language=es", 400)])
def test_a_picture_of_another_match_or_in_another_language_is_refused(
    http: httpx.Client, finished: HttpPlayer, query: str, status: int
) -> None:
    response = http.get(f"/api/tables/{finished.code}/result.png{query}")
    assert (response.status_code, response.headers["content-type"]) == (status, "application/problem+json")


def test_an_unknown_table_a_lobby_and_a_running_match_have_no_picture(http: httpx.Client) -> None:
    lobby = open_table(http, "hollywood", 3)
    running = start_match(http, "hollywood", 3)[0]
    codes = ("zzzz9999", lobby.code, running.code)
    statuses = [http.get(f"/api/tables/{code}/result.png").status_code for code in codes]
    assert statuses == [404, 404, 409]


@pytest.mark.parametrize("game", ["dream-factory", "traumfabrik", "hollywood", "dreams"])
def test_each_game_has_a_picture_in_each_language(http: httpx.Client, game: str) -> None:
    pictures = [http.get(f"/api/games/{game}/cover.png?language={language}") for language in ("en", "fr", "de")]
    assert {picture_size(picture) for picture in pictures} == {(1200, 630)}
    assert len({picture.content for picture in pictures}) == 3
    assert http.get("/api/games/chess/cover.png").status_code == 400


def test_the_page_of_a_lobby_and_of_a_running_match_has_tags_without_names(http: httpx.Client) -> None:
    host = open_table(http, "dreams", 4, [None, "daydreamer"], language="fr")
    tags = page_tags(http, host.code)
    base = str(http.base_url).rstrip("/")
    assert tags["og:url"] == f"{base}/t/{host.code}"
    assert tags["og:image"] == tags["twitter:image"] == f"{base}/api/games/dreams/cover.png?language=fr"
    assert "2 places sont libres" in tags["og:description"]
    assert picture_size(http.get(tags["og:image"])) == (1200, 630)
    running = start_match(http, "hollywood", 3)
    tags = page_tags(http, running[0].code)
    assert "in progress" in tags["og:description"]
    assert not any(name in "".join(tags.values()) for name in ("Ada", "Bob", "Cleo"))


def test_the_page_of_a_finished_table_has_tags_with_the_result(http: httpx.Client, finished: HttpPlayer) -> None:
    tags = page_tags(http, finished.code)
    update = finished.update()
    number: int = update["winners"][0]
    winner = ("Ada", "Bob", "Cleo")[number]
    assert tags["og:title"].startswith("Hollywood: ")
    assert winner in tags["og:title"]
    assert tags["og:description"].startswith(f"1. {winner} {max(update['points'])} · ")
    assert tags["twitter:card"] == "summary_large_image"
    assert tags["og:image"].endswith(f"/api/tables/{finished.code}/result.png?match=1&language=de")
    assert picture_size(http.get(tags["og:image"])) == (1200, 630)


def test_names_in_tags_are_escaped_and_no_key_is_in_the_page(http: httpx.Client) -> None:
    response = http.post(
        "/api/tables",
        json={
            "settings": {"game": "hollywood", "players": 3, "pace": 0},
            "name": NAME,
            "bots": [None, "extra", "extra"],
        },
    )
    player = HttpPlayer(http, response.json()["key"], response.json()["table"]["code"])
    player.request("POST", "/start")
    while not (update := player.update())["over"]:
        if update["you"][0]["moves"]:
            player.move()
    page = player.http.get(f"/t/{player.code}", headers={**BROWSER, "Authorization": f"Bearer {player.key}"}).text
    assert "A&lt;b&gt;&amp;&quot;&#x27;" in page
    assert "A<b>" not in page
    assert player.key
    assert player.key not in page


def test_the_address_in_the_tags_is_escaped(http: httpx.Client) -> None:
    host = open_table(http, "hollywood", 3)
    page = http.get(f"/t/{host.code}", headers={**BROWSER, "Host": 'x"><script>'})
    assert page.status_code != 200 or "<script>/" not in page.text


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_the_page_has_the_same_content_in_each_encoding(http: httpx.Client, encoding: str) -> None:
    host = open_table(http, "hollywood", 3)
    response = http.get(f"/t/{host.code}", headers={**BROWSER, "Accept-Encoding": encoding})
    assert response.headers.get("content-encoding", "identity") == encoding
    assert response.text == http.get(f"/t/{host.code}", headers=BROWSER).text
    assert '<div id="app">' in response.text


# --- Drawing


def seat_result(name: str, place: int, points: int = 10, stand_in: MoveCount | None = None) -> SeatResult:
    return SeatResult(name=name, place=place, points=points, stand_in=stand_in)


def draw(*seats: SeatResult, game: str = "hollywood", language: str = "en") -> bytes:
    return result_picture(Result(match="abcd-1", game=game, seats=list(seats), winners=[]), "Title", language)


def test_the_picture_shows_names_places_points_and_stand_ins() -> None:
    ada, bob = seat_result("Ada", 1, 31), seat_result("Bob", 2, 20)
    pictures = [
        draw(ada, bob),
        draw(seat_result("Adele", 1, 31), bob),
        draw(seat_result("Ada", 1, 32), bob),
        draw(ada, seat_result("Bob", 1, 20)),
        draw(ada, seat_result("Bob", 2, 20, MoveCount(72, 40))),
        draw(ada, seat_result("Bob", 2, 20, MoveCount(72, 40)), language="fr"),
        draw(ada, bob, game="a-game-without-a-cover"),
        game_picture("hollywood", "Title", "About it."),
    ]
    assert len(set(pictures)) == len(pictures)
    assert draw(bob, ada) == pictures[0], "players are sorted by place"


@pytest.mark.parametrize("face", [HEADING, TEXT], ids=["heading", "text"])
@pytest.mark.parametrize("characters", [LATIN, LATIN_EXTENDED])
def test_the_typefaces_have_all_characters_of_their_ranges(face: Typeface, characters: str) -> None:
    font = face.font(characters, 40)

    def shape(char: str) -> bytes:
        image = Image.new("L", (80, 80))
        ImageDraw.Draw(image).text((10, 10), char, fill=255, font=font)
        return image.tobytes()

    missing = shape("\uffff")
    codes = [code for first, last in RANGES[characters] for code in range(first, last + 1)]
    assert [chr(code) for code in codes if shape(chr(code)) == missing and not chr(code).isspace()] == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Zoë Žižek", "Zoë Žižek"),
        ("Ada 😀", "Ada"),
        ("😀", "Seat 2"),
        ("Ада", "Seat 2"),
        ("\u202eAda\u200b", "Ada"),
        ("e\u0301", "é"),
        ("—", "Seat 2"),
    ],
)
def test_characters_that_cannot_be_drawn_are_left_out(text: str, expected: str) -> None:
    assert drawable(text, "Seat 2") == expected


def test_a_long_text_is_made_smaller_and_then_cut() -> None:
    short, size = TEXT.fit("Ada", 70, 36, 500)
    assert (short, size) == ("Ada", 70)
    name, size = TEXT.fit("W" * 14, 70, 36, 500)
    assert size < 70
    assert TEXT.width(name, size) <= 500
    name, size = TEXT.fit("W" * 80, 70, 36, 500)
    assert (name[-1], size) == ("…", 36)
    assert TEXT.width(name, size) <= 500
