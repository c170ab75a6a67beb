"""Errors carry status, reason, clause and a message in the client's language."""

import pickle

import httpx
import pytest

from matinee.client import Client, Language, Refused, Table
from matinee.engine.i18n import translate
from matinee.games import find_game
from tests.client.players import hot_seat, now, step
from tests.servers import MatineeServer


def refused_move(table: Table, seat: int, move: str, after: int) -> Refused:
    with pytest.raises(Refused) as refused:
        table.move(seat, move, after)
    return refused.value


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_an_illegal_move_is_refused(server: MatineeServer, language: Language):
    find_game("hollywood")  # loads its messages
    with Client(server.url, language) as client:
        table = hot_seat(client)
        seat = now(table).awaiting[0]
        refusal = refused_move(table, seat, "finish action", 0)
        assert (refusal.status, refusal.number) == (422, None)
        assert refusal.reason.startswith("refused-")
        assert refusal.clause
        assert refusal.clause.startswith("H-")
        assert refusal.sentence == translate(language, refusal.reason)
        assert str(refusal) == f"{refusal.clause}: {refusal.sentence}"
        assert now(table).number == 0


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_stale_move_is_refused(server: MatineeServer, language: Language):
    with Client(server.url, language) as client:
        table = hot_seat(client)
        step(table)
        refusal = refused_move(table, now(table).awaiting[0], "reel 1", 0)
        assert (refusal.status, refusal.reason, refusal.clause, refusal.number) == (409, "table-stale", None, 1)
        assert refusal.sentence == str(refusal) == translate(language, "table-stale", after=0, number=1)


def test_an_invalid_key_is_refused(client: Client):
    table = hot_seat(client)
    assert refused_move(client.at(table.code, "a-key-of-another-table"), 0, "reel 1", 0).status == 401
    assert refused_move(client.at(table.code), 0, "reel 1", 0).status == 401


def test_another_players_seat_is_refused(client: Client):
    ada = client.open_table("hollywood", 3, name="Ada", bots=[None, None, "extra"])
    ben = client.join(ada.code, "Ben")
    with pytest.raises(Refused) as refused:
        ben.start()
    assert (refused.value.status, refused.value.reason) == (403, "table-not-host")
    ada.start()
    assert refused_move(ben, 0, "reel 1", 0).status == 403


def test_an_unknown_table_is_refused(client: Client):
    with pytest.raises(Refused) as refused:
        client.at("nosuchtable").look()
    assert (refused.value.status, refused.value.reason) == (404, "table-unknown")


def test_an_unknown_game_is_refused(client: Client):
    with pytest.raises(Refused, match="monopoly") as refused:
        client.open_table("monopoly", 4, name="Ada")
    assert (refused.value.status, refused.value.reason) == (400, "error-unknown-game")


def test_an_unfinished_match_has_no_record(client: Client):
    with pytest.raises(Refused) as refused:
        hot_seat(client).record()
    assert (refused.value.status, refused.value.reason) == (409, "table-not-over")


def test_an_error_without_problem_document_is_reported_by_its_status():
    proxy = httpx.MockTransport(lambda request: httpx.Response(403, html="<h1>Members only"))
    with Client("http://club.example", transport=proxy) as client, pytest.raises(Refused) as refused:
        client.games()
    assert (refused.value.status, refused.value.reason, str(refused.value)) == (
        403,
        "problem-unknown",
        "HTTP 403 Forbidden",
    )


def test_errors_can_be_pickled(client: Client):
    refusal = refused_move(hot_seat(client), 0, "reel 99", 0)
    assert str(pickle.loads(pickle.dumps(refusal))) == str(refusal)
