"""Opening a table, sitting down, studios, bots, leaving and coming back, the host, starting, rematch."""

from pathlib import Path
from typing import Any

import pytest

import matinee
from matinee.engine.errors import MatineeError, UnknownBot, UnknownGame, UnknownOption, UnknownSeat, WrongPlayers
from matinee.table import gathering
from matinee.table.house import House
from matinee.table.model import Settings
from matinee.table.refusals import NotYours, Refusal, UnknownKey
from matinee.table.secrets import CODE_LENGTH, LETTERS, digest_of
from matinee.table.staff import levels_of
from matinee.table.viewing import table_info
from tests.table.houses import GAMES, NAMES, Party, hot_seat, opened, settings, settled, started, until, watching
from tests.tables import TABLES, Table

pytestmark = pytest.mark.anyio


def seats_of(party: Party) -> list[str | None]:
    return [seat.name or seat.bot for seat in party.table.seats]


async def refused(reason: str, work: Any) -> None:
    """A refusal of that reason."""
    with pytest.raises(MatineeError) as refusal:
        await work
    assert refusal.value.message == reason
    assert all(refusal.value.sentence(language) for language in ("en", "fr", "de"))


# --- Opening


@pytest.mark.parametrize("table", TABLES, ids=str)
async def test_every_game_is_opened_for_every_number_of_players_and_begins(house: House, table: Table) -> None:
    of = Settings(game=table.game, players=table.players, options=table.options)
    party = await opened(house, of, [None, *[levels_of(table.of)[-1]] * (table.players - 1)])
    await party.start()
    assert party.table.stage == "playing"
    assert (party.match.players, party.match.options) == (table.players, table.options)


async def test_a_code_is_long_and_easy_to_read_out(house: House) -> None:
    codes = {(await opened(house, settings())).code for _ in range(5)}
    assert len(codes) == 5
    assert all(len(code) == CODE_LENGTH and set(code) <= set(LETTERS) for code in codes)


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        (Settings(game="chess", players=4), UnknownGame),
        (Settings(game="hollywood", players=5), WrongPlayers),
        (Settings(game="hollywood", players=3, options={"speed": True}), UnknownOption),
        (Settings(game="dream-factory", players=3, options={"studios": True}), UnknownOption),
        (Settings(game="hollywood", players=3, box="nowhere"), Refusal),
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(house: House, wrong: Settings, error: type[Exception]) -> None:
    with pytest.raises(error):
        await opened(house, wrong)
    assert await house.store.public_tables(10) == []
    assert house.tables == {}


@pytest.mark.parametrize("game", GAMES)
async def test_every_level_sits_down_and_unknown_ones_do_not(house: House, game: str) -> None:
    for level in levels_of(matinee.GAMES[game]):
        party = await opened(house, settings(game), [None, level])
        assert party.table.seats[1].bot == level
    for level in ("search@100000000", "tests.arena.awkward:Thief", "nobody"):
        with pytest.raises(UnknownBot):
            await opened(house, settings(game), [None, level])


async def test_the_host_sits_at_the_first_seat_that_no_bot_has(house: House) -> None:
    party = await opened(house, settings(), ["lead", None, "extra"])
    assert seats_of(party) == ["lead", "Ada", "extra"]
    assert party.table.host == party.host


async def test_a_table_of_bots_only_is_not_opened(house: House) -> None:
    await refused("table-no-chair", opened(house, settings(), ["lead"] * 3))


async def test_more_bots_than_seats_are_refused(house: House) -> None:
    with pytest.raises(UnknownSeat):
        await opened(house, settings(), [None] * 4)


# --- Boxes of the house


def own_box(folder: Path, name: str = "ours", old: str = "", new: str = "") -> Path:
    file = folder / f"{name}.toml"
    file.write_text(matinee.GAMES["hollywood"].default_box.read_text("utf-8").replace(old, new, 1), "utf-8")
    return file


async def test_a_box_of_the_house_is_played_with(house: House, tmp_path: Path) -> None:
    file = own_box(tmp_path, "ours", 'en = "Hollywood"', 'en = "Our Hollywood"')
    party = await started(house, settings(box="ours"))
    assert party.match.box.name.en == "Our Hollywood"
    assert party.position.deal.digest == matinee.GAMES["hollywood"].box(file).digest


async def test_a_damaged_box_is_refused_without_telling_where_it_lies(house: House, tmp_path: Path) -> None:
    (tmp_path / "torn.toml").write_text("game = ", "utf-8")
    with pytest.raises(Refusal) as refusal:
        await opened(house, settings(box="torn"))
    assert refusal.value.message == "error-box"
    assert str(tmp_path) not in str(refusal.value)


async def test_a_game_whose_box_has_changed_is_not_gone_on_with(house: House, tmp_path: Path) -> None:
    own_box(tmp_path)
    party = await started(house, settings(box="ours"))
    own_box(tmp_path, "ours", "stars = 4", "stars = 5")
    house.tables.clear()
    await refused("table-box-changed", house.find(party.code))
    (tmp_path / "ours.toml").write_text("nothing", "utf-8")
    await refused("table-box-changed", house.find(party.code))


# --- Sitting


async def test_a_person_sits_down_and_gets_a_key_that_is_not_kept(house: House) -> None:
    party = await opened(house, settings())
    key = await party.sit(2)
    assert seats_of(party) == ["Ada", None, "Cleo"]
    assert party.table.seats[2].holder == digest_of(key)
    kept = await house.store.find(party.code)
    assert kept is not None
    assert key not in repr(kept)


async def test_one_person_may_have_several_seats(house: House) -> None:
    party = await hot_seat(house, settings())
    assert party.table.held_by(party.host) == (0, 1, 2)
    await party.play(5)
    assert party.position.number == 5


async def test_nobody_chooses_a_key(house: House) -> None:
    party = await opened(house, settings())
    live, key = await gathering.sit(house, party.code, "12345678", 1, "Bob")
    assert key != "12345678"
    assert live.known.held_by(digest_of("12345678")) == ()


async def test_a_taken_seat_is_not_given_away(house: House) -> None:
    party = await opened(house, settings())
    await refused("table-seat-taken", gathering.sit(house, party.code, None, 0, "Bob"))
    assert seats_of(party) == ["Ada", None, None]


async def test_a_full_table_is_full(house: House) -> None:
    party = await opened(house, settings(), [None, "lead", "lead"])
    await refused("table-full", gathering.sit(house, party.code, None, 1, "Bob"))


async def test_there_is_no_seat_beyond_the_last(house: House) -> None:
    party = await opened(house, settings())
    for seat in (-1, 3):
        with pytest.raises(UnknownSeat):
            await gathering.sit(house, party.code, None, seat, "Bob")


@pytest.mark.parametrize("name", ["", " ", "\u200b\u202e", "\u3164\u2800", "\t\n"])
async def test_a_name_must_be_seen(house: House, name: str) -> None:
    party = await opened(house, settings())
    await refused("table-name", gathering.sit(house, party.code, None, 1, name))


async def test_whoever_sits_may_change_their_name(house: House) -> None:
    party = await opened(house, settings())
    await gathering.sit(house, party.code, party.keys[0], 0, "  Ada   Lovelace ")
    assert seats_of(party) == ["Ada Lovelace", None, None]


async def test_everybody_sees_who_is_ready(house: House) -> None:
    party = await opened(house, settings("hollywood", 4), [None, None, None, "lead"])
    await party.sit(1)
    await party.sit(2, ready=True)
    chairs = table_info(party.table, None, frozenset(), frozenset(), None).seats
    assert [chair.ready for chair in chairs] == [True, False, True, True]  # who opens a table begins; bots always are
    await party.start()  # whatever people say: the host can see them


async def test_nobody_sits_down_after_the_start(house: House) -> None:
    party = await started(house, settings())
    await refused("table-begun", gathering.sit(house, party.code, None, 1, "Zoe"))


# --- Studios


async def test_the_studios_people_would_like_are_dealt_to_them(house: House) -> None:
    party = await opened(house, settings("dream-factory", 4), [None, None, None, "lead"], studio=5)
    await party.sit(1, studio=2)
    await party.sit(2)
    await party.start()
    studios = [seat.studio for seat in party.match.view().seats]
    assert studios[:2] == [5, 2]
    assert len(set(studios)) == 4


async def test_a_studio_is_chosen_once(house: House) -> None:
    party = await opened(house, settings("traumfabrik", 3), studio=3)
    await refused("table-studio-taken", party.sit(1, studio=3))
    await gathering.sit(house, party.code, party.keys[0], 0, "Ada", 4)
    await party.sit(1, studio=3)
    assert [seat.studio for seat in party.table.seats] == [4, 3, 0]


@pytest.mark.parametrize(("game", "studio"), [("dreams", 1), ("hollywood", 1), ("traumfabrik", 6)])
async def test_there_are_no_other_studios(house: House, game: str, studio: int) -> None:
    party = await opened(house, settings(game))
    await refused("table-no-studio", party.sit(1, studio=studio))


# --- Leaving, and who is the host


async def test_before_the_game_a_seat_that_is_left_is_free(house: House) -> None:
    party = await opened(house, settings())
    await party.sit(1)
    await gathering.leave(house, party.code, party.holder(1), 1)
    assert party.table.seats[1].is_open
    with pytest.raises(UnknownKey):
        await gathering.leave(house, party.code, party.holder(1), 1)


async def test_nobody_leaves_for_somebody_else(house: House) -> None:
    party = await started(house, settings())
    with pytest.raises(NotYours):
        await gathering.leave(house, party.code, party.holder(1), 2)
    with pytest.raises(UnknownKey):
        await gathering.leave(house, party.code, digest_of("nobody's key"), 2)
    assert all(seat.is_person for seat in party.table.seats)


async def test_during_the_game_a_bot_stands_in_until_the_person_returns(house: House) -> None:
    party = await started(house, settings())
    leaver = party.turn
    await gathering.leave(house, party.code, party.holder(leaver), leaver)
    await settled(house)
    assert party.turn != leaver
    assert party.table.seats[leaver].name == NAMES[leaver]
    await refused("table-stand-in", party.move("reel 1", leaver))
    await gathering.come_back(house, party.code, party.holder(leaver), leaver)
    await party.play(10, stop=lambda: party.turn == leaver)
    assert party.position.tail[-1].by == "person"
    await party.move(seat=leaver)


async def test_nobody_else_takes_a_seat_back(house: House) -> None:
    party = await started(house, settings())
    await gathering.leave(house, party.code, party.holder(1), 1)
    with pytest.raises(NotYours):
        await gathering.come_back(house, party.code, party.holder(2), 1)
    with pytest.raises(NotYours):
        await gathering.come_back(house, party.code, party.host, 1)


async def test_when_the_host_leaves_somebody_else_is_host(house: House) -> None:
    party = await opened(house, settings(), [None, "lead", None])
    await party.sit(2)
    await gathering.leave(house, party.code, party.host, 0)
    assert party.table.host == party.holder(2)


async def test_a_host_with_another_seat_stays_host(house: House) -> None:
    party = await opened(house, settings())
    await gathering.sit(house, party.code, party.keys[0], 1, "Bob")
    await party.sit(2)
    await gathering.leave(house, party.code, party.host, 0)
    assert party.table.host == party.holder(0)


async def test_the_first_to_sit_at_a_deserted_table_is_host(house: House) -> None:
    party = await opened(house, settings())
    await gathering.leave(house, party.code, party.host, 0)
    assert party.table.host is None
    await party.sit(1)
    assert party.table.host == party.holder(1)


async def test_when_the_host_leaves_a_running_game_somebody_who_plays_is_host(house: House) -> None:
    party = await started(house, settings(), [None, "lead", None])
    await gathering.leave(house, party.code, party.host, 0)
    assert party.table.host == party.holder(2)
    await gathering.leave(house, party.code, party.holder(2), 2)
    assert party.table.host == party.holder(2), "nobody is left to be host"
    await settled(house)


# --- The host and the bots


async def test_the_host_asks_bots_to_free_seats_and_sends_them_away(house: House) -> None:
    party = await opened(house, settings())
    await gathering.put_bot(house, party.code, party.host, 1, "lead")
    await gathering.put_bot(house, party.code, party.host, 2, "extra")
    assert seats_of(party) == ["Ada", "lead", "extra"]
    await gathering.remove_bot(house, party.code, party.host, 1)
    assert seats_of(party) == ["Ada", None, "extra"]


async def test_only_the_host_has_a_say_about_bots_and_the_start(house: House) -> None:
    party = await opened(house, settings(), [None, None, "lead"])
    await party.sit(1)
    guest, stranger = party.holder(1), digest_of("some other key")
    for who, error in ((guest, NotYours), (stranger, UnknownKey)):
        for work in (
            gathering.put_bot(house, party.code, who, 2, "extra"),
            gathering.remove_bot(house, party.code, who, 2),
            gathering.start(house, party.code, who),
            gathering.rematch(house, party.code, who),
        ):
            with pytest.raises(error):
                await work
    assert seats_of(party) == ["Ada", "Bob", "lead"]


async def test_the_host_hands_the_seat_of_somebody_absent_to_a_bot(house: House) -> None:
    party = await started(house, settings())
    absent = (party.turn + 1) % 3
    await gathering.put_bot(house, party.code, party.host, absent, "lead")
    assert party.table.seats[absent].bot == "lead"
    assert party.table.seats[absent].holder == party.holder(absent)
    await gathering.come_back(house, party.code, party.holder(absent), absent)
    assert party.table.seats[absent].is_person


async def test_the_host_does_not_hand_away_the_seat_of_somebody_present(house: House) -> None:
    party = await started(house, settings())
    viewer = await watching(party, 1)
    await refused("table-present", gathering.put_bot(house, party.code, party.host, 1, "lead"))
    await viewer.go()
    await gathering.put_bot(house, party.code, party.host, 1, "lead")
    assert party.table.seats[1].bot == "lead"


async def test_before_the_game_nobody_who_sits_is_replaced(house: House) -> None:
    party = await opened(house, settings())
    await party.sit(1)
    await refused("table-present", gathering.put_bot(house, party.code, party.host, 1, "lead"))


async def test_a_bot_that_plays_stays(house: House) -> None:
    party = await started(house, settings(), [None, None, "lead"])
    await refused("table-begun", gathering.put_bot(house, party.code, party.host, 2, "extra"))
    await refused("table-begun", gathering.remove_bot(house, party.code, party.host, 2))


# --- Starting, and once more


async def test_a_game_begins_when_all_seats_are_taken_and_only_once(house: House) -> None:
    party = await opened(house, settings())
    await refused("table-seats-free", party.start())
    assert party.table.stage == "gathering"
    await party.sit(1)
    await party.sit(2)
    await party.start()
    await refused("table-begun", party.start())
    await refused("table-not-over", gathering.rematch(house, party.code, party.host))
    assert party.table.matches == 1


async def test_a_rematch_moves_everybody_one_seat_on_and_deals_anew(house: House) -> None:
    party = await started(house, settings(), [None, None, "lead"])
    first = party.position.deal
    await party.play()
    assert party.table.stage == "over"
    await gathering.rematch(house, party.code, party.host)
    assert seats_of(party) == ["lead", "Ada", "Bob"]
    assert party.table.held_by(party.host) == (1,)
    assert (party.table.stage, party.table.matches) == ("playing", 2)
    assert party.position.deal.commitment != first.commitment
    assert party.position.deal.names[1:] == ["Ada", "Bob"]


async def test_studios_move_with_those_who_chose_them(house: House) -> None:
    party = await opened(house, settings("dream-factory", 2), studio=4)
    await party.sit(1, studio=1)
    await party.start()
    await party.play()
    await gathering.rematch(house, party.code, party.host)
    assert [seat.studio for seat in party.match.view().seats] == [1, 4]


async def test_whoever_is_there_is_the_host_when_the_host_has_gone_away(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("matinee.table.house.AWAY", 0.0)
    party = await started(house, settings(players=3))
    with pytest.raises(NotYours):
        await gathering.put_bot(house, party.code, party.holder(1), 0, "lead")
    here = await watching(party, 1)
    host = await watching(party, 0)
    await until(lambda: party.live.present == frozenset({0, 1}))
    await host.go()
    await until(lambda: party.live.present == frozenset({1}))
    await gathering.put_bot(house, party.code, party.holder(1), 0, "lead")
    assert party.table.host == party.holder(1)
    assert party.table.seats[0].bot == "lead"
    await here.go()


async def test_while_the_host_is_away_others_prepare_and_begin_the_game(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("matinee.table.house.AWAY", 0.0)
    party = await opened(house, settings(), [None, None, "lead"])
    await party.sit(1)
    host = await watching(party, 0)
    await host.go()
    await gathering.remove_bot(house, party.code, party.holder(1), 2)
    assert party.table.host == party.holder(1)
    await gathering.put_bot(house, party.code, party.holder(1), 2, "extra")
    await gathering.start(house, party.code, party.holder(1))
    assert seats_of(party) == ["Ada", "Bob", "extra"]
    assert party.table.stage == "playing"
