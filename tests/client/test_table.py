"""Whole games with the Python client."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

import matinee
from matinee.client import ChatUpdate, Client, Refused, TableInfo
from tests.client.players import RETRY_TIMEOUT, hot_seat, now, play, step
from tests.servers import MatineeServer


def test_two_clients_and_a_bot_play_a_whole_game_that_can_be_verified(server: MatineeServer):
    with Client(server.url, "fr") as first, Client(server.url, "de") as second, ThreadPoolExecutor() as threads:
        ada = first.open_table("hollywood", 3, name="Ada", bots=[None, None, "extra"], options={"scarcity": True})
        ben = second.join(ada.code, "Ben")
        commitment = ada.start().commitment
        ends = [player.result(RETRY_TIMEOUT) for player in [threads.submit(play, table) for table in (ada, ben)]]

        assert [own.seat for end in ends for own in end.you] == [0, 1]
        assert ends[0].points == ends[1].points
        with ben.stream() as stream:
            next(event for event in stream if isinstance(event, TableInfo) and event.stage == "over")
        table = ada.look().table
        assert (table.stage, table.settings.language, table.match) == ("over", "fr", 1)
        assert [(seat.name, seat.kind, seat.yours) for seat in table.seats] == [
            ("Ada", "person", True),
            ("Ben", "person", False),
            ("", "bot", False),
        ]
        record = ben.record()
        match = matinee.verify(record, commitment=commitment)
        assert match.over
        assert list(match.points) == ends[0].points
        assert record["names"][:2] == ["Ada", "Ben"]
        assert record["options"]["scarcity"] is True


def test_a_key_gives_access_only_to_its_own_seats(client: Client):
    table = hot_seat(client)
    by_link = client.at(f"https://matinee.example/t/{table.code}#{table.key}")
    spectator = client.at(table.code)
    assert [own.seat for own in now(by_link).you] == [0, 1, 2]
    assert [(own.seat, own.moves) for own in now(spectator).you] == [(None, [])]
    assert by_link.look().table.host
    assert not spectator.look().table.host
    assert table.key is not None
    assert table.key not in repr(table)


def test_two_players_of_one_client_are_two_people(client: Client):
    ada = client.open_table("hollywood", 3, name="Ada")
    ben = client.join(ada.code, "Ben", seat=2)
    assert ada.key != ben.key
    assert [seat.yours for seat in ben.look().table.seats] == [False, False, True]


def test_joining_takes_the_first_open_seat_until_none_is_left(client: Client):
    table = client.open_table("dream-factory", 3, name="Ada", bots=["lead"], studio=4)
    assert [seat.kind for seat in table.look().table.seats] == ["bot", "person", "open"]
    client.join(table.code, "Ben", studio=2)
    assert [seat.studio for seat in table.look().table.seats] == [0, 4, 2]
    with pytest.raises(Refused) as refused:
        client.join(table.code, "Cleo")
    assert refused.value.reason == "table-full"


def test_bots_are_seated_removed_and_stand_in(client: Client):
    table = client.open_table("hollywood", 3, name="Ada")
    table.put_bot(1, "extra")
    table.put_bot(2, "lead")
    assert table.remove_bot(2).seats[2].kind == "open"
    table.put_bot(2, "understudy")
    table.start()
    assert table.leave(0).seats[0].bot == "understudy"
    with pytest.raises(Refused) as refused:
        table.move(0, "reel 1", now(table).number)
    assert refused.value.reason == "table-stand-in"
    assert table.come_back(0).seats[0].bot is None


def test_an_undo_gets_the_next_number(client: Client):
    table = hot_seat(client)
    before = now(table)
    assert step(table) == 1
    assert table.undo(before.awaiting[0], after=1) == 2
    after = now(table)
    assert (after.number, after.awaiting, after.you) == (2, before.awaiting, before.you)


def test_chat_messages_are_received(client: Client):
    table = hot_seat(client)
    table.chat("Bonsoir !")
    table.chat(reaction="applause")
    client.at(table.code).chat("Bravo", name="Zoe")
    with table.stream() as stream:
        update = next(event for event in stream if isinstance(event, ChatUpdate))
    assert [(line.seat, line.name, line.text, line.reaction) for line in update.lines] == [
        (0, "Ada", "Bonsoir !", None),
        (0, "Ada", "", "applause"),
        (None, "Zoe", "Bravo", None),
    ]


def test_a_rematch_moves_every_player_to_the_next_seat(client: Client):
    table = client.open_table("hollywood", 3, name="Ada", bots=[None, "extra", "extra"])
    table.start()
    first = play(table).match
    rematch = table.accept_rematch()
    assert [seat.yours for seat in rematch.seats] == [False, True, False]
    play(table)
    assert (first, now(table).match) == (1, 2)
    assert table.record(1)["seed"] != table.record()["seed"]
    assert table.record(2) == table.record()


def test_games_and_public_tables_are_listed(client: Client):
    games = {game.name: game for game in client.games()}
    assert games.keys() == matinee.GAMES.keys()
    assert games["hollywood"].players == [3, 4]
    assert "legend" in [level.id for level in games["hollywood"].levels]
    table = client.open_table("dreams", 3, name="Ada", public=True)
    hidden = client.open_table("dreams", 3, name="Ada")
    listed = [table.code for table in client.tables()]
    assert table.code in listed
    assert hidden.code not in listed


def test_the_client_works_without_the_servers_dependencies():
    absent = "import sys; sys.modules.update(dict.fromkeys(['litestar', 'sqlalchemy', 'granian', 'structlog']))"
    subprocess.run([sys.executable, "-c", f"{absent}; import matinee.client"], check=True, timeout=RETRY_TIMEOUT)
