"""Opening a table, sitting down, studios, bots, leaving and returning, the host, start, rematch."""

from pathlib import Path
from typing import Any

import pytest

import matinee
from matinee.api_types import Settings
from matinee.engine.errors import MatineeError, UnknownBot, UnknownGame, UnknownOption, UnknownSeat, WrongPlayers
from matinee.table import lobby, rematch, starting
from matinee.table.bot_runner import level_ids
from matinee.table.errors import Forbidden, InvalidKey, TableError
from matinee.table.keys import CODE_LENGTH, LETTERS, digest_of
from matinee.table.service import TableService
from matinee.table.viewer_updates import table_info
from tests.table.helpers import (
    GAMES,
    NAMES,
    TableDriver,
    connect_viewer,
    hot_seat,
    open_table,
    settings,
    start_match,
    wait_until,
    wait_until_idle,
)
from tests.tables import TABLES, Table

pytestmark = pytest.mark.anyio


def seats_of(driver: TableDriver) -> list[str | None]:
    return [seat.name or seat.bot for seat in driver.table.seats]


async def check_refused(reason: str, call: Any) -> None:
    """Check that a call is refused with this reason."""
    with pytest.raises(MatineeError) as refusal:
        await call
    assert refusal.value.message == reason
    assert all(refusal.value.sentence(language) for language in ("en", "fr", "de"))


# --- Opening


@pytest.mark.parametrize("table", TABLES, ids=str)
async def test_every_game_starts_with_every_number_of_players(service: TableService, table: Table) -> None:
    table_settings = Settings(game=table.game_name, players=table.players, options=table.options)
    driver = await open_table(service, table_settings, [None, *[level_ids(table.game)[-1]] * (table.players - 1)])
    await driver.start()
    assert driver.table.stage == "playing"
    assert (driver.match.players, driver.match.options) == (table.players, table.options)


async def test_a_code_is_long_and_easy_to_read_out(service: TableService) -> None:
    codes = {(await open_table(service, settings())).code for _ in range(5)}
    assert len(codes) == 5
    assert all(len(code) == CODE_LENGTH and set(code) <= set(LETTERS) for code in codes)


@pytest.mark.parametrize(
    ("invalid", "error"),
    [
        (Settings(game="chess", players=4), UnknownGame),
        (Settings(game="hollywood", players=5), WrongPlayers),
        (Settings(game="hollywood", players=3, options={"speed": True}), UnknownOption),
        (Settings(game="dream-factory", players=3, options={"studios": True}), UnknownOption),
        (Settings(game="hollywood", players=3, box="nowhere"), TableError),
    ],
)
async def test_invalid_settings_are_refused(service: TableService, invalid: Settings, error: type[Exception]) -> None:
    with pytest.raises(error):
        await open_table(service, invalid)
    assert await service.store.public_tables(10) == []
    assert service.sessions == {}


@pytest.mark.parametrize("game", GAMES)
async def test_every_bot_level_can_be_seated_and_unknown_levels_are_refused(service: TableService, game: str) -> None:
    for level in level_ids(matinee.GAMES[game]):
        driver = await open_table(service, settings(game), [None, level])
        assert driver.table.seats[1].bot == level
    for level in ("search@100000000", "tests.arena.failing_bots:Thief", "nobody"):
        with pytest.raises(UnknownBot):
            await open_table(service, settings(game), [None, level])


async def test_the_host_gets_the_first_seat_without_a_bot(service: TableService) -> None:
    driver = await open_table(service, settings(), ["lead", None, "extra"])
    assert seats_of(driver) == ["lead", "Ada", "extra"]
    assert driver.table.host == driver.host


async def test_a_table_with_only_bots_is_refused(service: TableService) -> None:
    await check_refused("table-no-chair", open_table(service, settings(), ["lead"] * 3))


async def test_more_bots_than_seats_are_refused(service: TableService) -> None:
    with pytest.raises(UnknownSeat):
        await open_table(service, settings(), [None] * 4)


# --- Boxes of the service


def write_box(folder: Path, name: str = "ours", old: str = "", new: str = "") -> Path:
    file = folder / f"{name}.toml"
    file.write_text(matinee.GAMES["hollywood"].default_box.read_text("utf-8").replace(old, new, 1), "utf-8")
    return file


async def test_a_box_of_the_server_is_used(service: TableService, tmp_path: Path) -> None:
    file = write_box(tmp_path, "ours", 'en = "Hollywood"', 'en = "Our Hollywood"')
    driver = await start_match(service, settings(box="ours"))
    assert driver.match.box.name.en == "Our Hollywood"
    assert driver.active.deal.digest == matinee.GAMES["hollywood"].box(file).digest


async def test_a_damaged_box_is_refused_without_revealing_its_path(service: TableService, tmp_path: Path) -> None:
    (tmp_path / "torn.toml").write_text("game = ", "utf-8")
    with pytest.raises(TableError) as refusal:
        await open_table(service, settings(box="torn"))
    assert refusal.value.message == "error-box"
    assert str(tmp_path) not in str(refusal.value)


async def test_a_match_cannot_continue_after_its_box_has_changed(service: TableService, tmp_path: Path) -> None:
    write_box(tmp_path)
    driver = await start_match(service, settings(box="ours"))
    write_box(tmp_path, "ours", "stars = 4", "stars = 5")
    service.sessions.clear()
    await check_refused("table-box-changed", service.find(driver.code))
    (tmp_path / "ours.toml").write_text("nothing", "utf-8")
    await check_refused("table-box-changed", service.find(driver.code))


# --- Sitting


async def test_the_key_of_a_new_player_is_not_stored(service: TableService) -> None:
    driver = await open_table(service, settings())
    key = await driver.sit(2)
    assert seats_of(driver) == ["Ada", None, "Cleo"]
    assert driver.table.seats[2].holder == digest_of(key)
    stored = await service.store.find(driver.code)
    assert stored is not None
    assert key not in repr(stored)


async def test_one_person_can_play_several_seats(service: TableService) -> None:
    driver = await hot_seat(service, settings())
    assert driver.table.seats_of(driver.host) == (0, 1, 2)
    await driver.play(5)
    assert driver.active.number == 5


async def test_clients_cannot_choose_their_keys(service: TableService) -> None:
    driver = await open_table(service, settings())
    session, key = await lobby.sit(service, driver.code, "12345678", 1, "Bob")
    assert key != "12345678"
    assert session.table.seats_of(digest_of("12345678")) == ()


async def test_a_taken_seat_is_refused(service: TableService) -> None:
    driver = await open_table(service, settings())
    await check_refused("table-seat-taken", lobby.sit(service, driver.code, None, 0, "Bob"))
    assert seats_of(driver) == ["Ada", None, None]


async def test_a_full_table_is_refused(service: TableService) -> None:
    driver = await open_table(service, settings(), [None, "lead", "lead"])
    await check_refused("table-full", lobby.sit(service, driver.code, None, 1, "Bob"))


async def test_seats_outside_the_table_are_refused(service: TableService) -> None:
    driver = await open_table(service, settings())
    for seat in (-1, 3):
        with pytest.raises(UnknownSeat):
            await lobby.sit(service, driver.code, None, seat, "Bob")


@pytest.mark.parametrize("name", ["", " ", "\u200b\u202e", "\u3164\u2800", "\t\n"])
async def test_an_invisible_name_is_refused(service: TableService, name: str) -> None:
    driver = await open_table(service, settings())
    await check_refused("table-name", lobby.sit(service, driver.code, None, 1, name))


async def test_a_player_can_change_their_name(service: TableService) -> None:
    driver = await open_table(service, settings())
    await lobby.sit(service, driver.code, driver.keys[0], 0, "  Ada   Lovelace ")
    assert seats_of(driver) == ["Ada Lovelace", None, None]


async def test_the_table_shows_which_players_are_ready(service: TableService) -> None:
    driver = await open_table(service, settings("hollywood", 4), [None, None, None, "lead"])
    await driver.sit(1)
    await driver.sit(2, ready=True)
    seats = table_info(driver.table, None, frozenset(), frozenset(), None).seats
    assert [seat.ready for seat in seats] == [True, False, True, True]  # the host and bots are always ready
    await driver.start()  # the host need not wait until all are ready


async def test_seats_cannot_be_taken_after_the_start(service: TableService) -> None:
    driver = await start_match(service, settings())
    await check_refused("table-begun", lobby.sit(service, driver.code, None, 1, "Zoe"))


# --- Studios


async def test_players_get_the_studios_they_prefer(service: TableService) -> None:
    driver = await open_table(service, settings("dream-factory", 4), [None, None, None, "lead"], studio=5)
    await driver.sit(1, studio=2)
    await driver.sit(2)
    await driver.start()
    studios = [seat.studio for seat in driver.match.view().seats]
    assert studios[:2] == [5, 2]
    assert len(set(studios)) == 4


async def test_a_studio_can_be_chosen_by_one_player_only(service: TableService) -> None:
    driver = await open_table(service, settings("traumfabrik", 3), studio=3)
    await check_refused("table-studio-taken", driver.sit(1, studio=3))
    await lobby.sit(service, driver.code, driver.keys[0], 0, "Ada", 4)
    await driver.sit(1, studio=3)
    assert [seat.studio for seat in driver.table.seats] == [4, 3, 0]


@pytest.mark.parametrize(("game", "studio"), [("dreams", 1), ("hollywood", 1), ("traumfabrik", 6)])
async def test_unknown_studios_are_refused(service: TableService, game: str, studio: int) -> None:
    driver = await open_table(service, settings(game))
    await check_refused("table-no-studio", driver.sit(1, studio=studio))


# --- Leaving and changing the host


async def test_leaving_before_the_match_frees_the_seat(service: TableService) -> None:
    driver = await open_table(service, settings())
    await driver.sit(1)
    await lobby.leave(service, driver.code, driver.holder(1), 1)
    assert driver.table.seats[1].is_open
    with pytest.raises(InvalidKey):
        await lobby.leave(service, driver.code, driver.holder(1), 1)


async def test_players_can_only_leave_their_own_seats(service: TableService) -> None:
    driver = await start_match(service, settings())
    with pytest.raises(Forbidden):
        await lobby.leave(service, driver.code, driver.holder(1), 2)
    with pytest.raises(InvalidKey):
        await lobby.leave(service, driver.code, digest_of("some other key"), 2)
    assert all(seat.is_person for seat in driver.table.seats)


async def test_a_bot_stands_in_until_the_player_returns(service: TableService) -> None:
    driver = await start_match(service, settings())
    leaver = driver.turn
    await lobby.leave(service, driver.code, driver.holder(leaver), leaver)
    await wait_until_idle(service)
    assert driver.turn != leaver
    assert driver.table.seats[leaver].name == NAMES[leaver]
    await check_refused("table-stand-in", driver.move("reel 1", leaver))
    await lobby.return_to_seat(service, driver.code, driver.holder(leaver), leaver)
    await driver.play(10, stop=lambda: driver.turn == leaver)
    assert driver.active.recent[-1].by == "person"
    await driver.move(seat=leaver)


async def test_only_its_player_can_return_to_a_seat(service: TableService) -> None:
    driver = await start_match(service, settings())
    await lobby.leave(service, driver.code, driver.holder(1), 1)
    with pytest.raises(Forbidden):
        await lobby.return_to_seat(service, driver.code, driver.holder(2), 1)
    with pytest.raises(Forbidden):
        await lobby.return_to_seat(service, driver.code, driver.host, 1)


async def test_when_the_host_leaves_another_player_becomes_host(service: TableService) -> None:
    driver = await open_table(service, settings(), [None, "lead", None])
    await driver.sit(2)
    await lobby.leave(service, driver.code, driver.host, 0)
    assert driver.table.host == driver.holder(2)


async def test_a_host_with_another_seat_stays_host(service: TableService) -> None:
    driver = await open_table(service, settings())
    await lobby.sit(service, driver.code, driver.keys[0], 1, "Bob")
    await driver.sit(2)
    await lobby.leave(service, driver.code, driver.host, 0)
    assert driver.table.host == driver.holder(0)


async def test_the_first_player_at_an_empty_table_becomes_host(service: TableService) -> None:
    driver = await open_table(service, settings())
    await lobby.leave(service, driver.code, driver.host, 0)
    assert driver.table.host is None
    await driver.sit(1)
    assert driver.table.host == driver.holder(1)


async def test_when_the_host_leaves_a_running_match_an_active_player_becomes_host(service: TableService) -> None:
    driver = await start_match(service, settings(), [None, "lead", None])
    await lobby.leave(service, driver.code, driver.host, 0)
    assert driver.table.host == driver.holder(2)
    await lobby.leave(service, driver.code, driver.holder(2), 2)
    assert driver.table.host == driver.holder(2), "the host changed although no other player was left"
    await wait_until_idle(service)


# --- The host and the bots


async def test_the_host_seats_and_removes_bots(service: TableService) -> None:
    driver = await open_table(service, settings())
    await lobby.seat_bot(service, driver.code, driver.host, 1, "lead")
    await lobby.seat_bot(service, driver.code, driver.host, 2, "extra")
    assert seats_of(driver) == ["Ada", "lead", "extra"]
    await lobby.remove_bot(service, driver.code, driver.host, 1)
    assert seats_of(driver) == ["Ada", None, "extra"]


async def test_only_the_host_can_manage_bots_and_start(service: TableService) -> None:
    driver = await open_table(service, settings(), [None, None, "lead"])
    await driver.sit(1)
    guest, stranger = driver.holder(1), digest_of("some other key")
    for holder, error in ((guest, Forbidden), (stranger, InvalidKey)):
        for call in (
            lobby.seat_bot(service, driver.code, holder, 2, "extra"),
            lobby.remove_bot(service, driver.code, holder, 2),
            starting.start(service, driver.code, holder),
            lobby.fill_with_bots(service, driver.code, holder, "extra"),
            lobby.change_settings(service, driver.code, holder, settings(undo=False)),
        ):
            with pytest.raises(error):
                await call
    assert seats_of(driver) == ["Ada", "Bob", "lead"]


async def test_the_host_can_replace_an_absent_player_by_a_bot(service: TableService) -> None:
    driver = await start_match(service, settings())
    absent = (driver.turn + 1) % 3
    await lobby.seat_bot(service, driver.code, driver.host, absent, "lead")
    assert driver.table.seats[absent].bot == "lead"
    assert driver.table.seats[absent].holder == driver.holder(absent)
    await lobby.return_to_seat(service, driver.code, driver.holder(absent), absent)
    assert driver.table.seats[absent].is_person


async def test_the_host_cannot_replace_a_present_player(service: TableService) -> None:
    driver = await start_match(service, settings())
    viewer = await connect_viewer(driver, 1)
    await check_refused("table-present", lobby.seat_bot(service, driver.code, driver.host, 1, "lead"))
    await viewer.disconnect()
    await lobby.seat_bot(service, driver.code, driver.host, 1, "lead")
    assert driver.table.seats[1].bot == "lead"


async def test_players_cannot_be_replaced_before_the_match(service: TableService) -> None:
    driver = await open_table(service, settings())
    await driver.sit(1)
    await check_refused("table-present", lobby.seat_bot(service, driver.code, driver.host, 1, "lead"))


async def test_bots_cannot_be_changed_during_the_match(service: TableService) -> None:
    driver = await start_match(service, settings(), [None, None, "lead"])
    await check_refused("table-begun", lobby.seat_bot(service, driver.code, driver.host, 2, "extra"))
    await check_refused("table-begun", lobby.remove_bot(service, driver.code, driver.host, 2))


# --- The start


async def test_a_match_starts_once_and_only_with_all_seats_taken(service: TableService) -> None:
    driver = await open_table(service, settings())
    await check_refused("table-seats-free", driver.start())
    assert driver.table.stage == "gathering"
    await driver.sit(1)
    await driver.sit(2)
    await driver.start()
    await check_refused("table-begun", driver.start())
    await check_refused("table-not-over", rematch.accept(service, driver.code, driver.host))
    assert driver.table.matches == 1


async def test_a_present_player_becomes_host_while_the_host_is_away(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("matinee.table.service.ABSENT_AFTER", 0.0)
    driver = await start_match(service, settings(players=3))
    with pytest.raises(Forbidden):
        await lobby.seat_bot(service, driver.code, driver.holder(1), 0, "lead")
    guest = await connect_viewer(driver, 1)
    host = await connect_viewer(driver, 0)
    await wait_until(lambda: driver.session.present == frozenset({0, 1}))
    await host.disconnect()
    await wait_until(lambda: driver.session.present == frozenset({1}))
    await lobby.seat_bot(service, driver.code, driver.holder(1), 0, "lead")
    assert driver.table.host == driver.holder(1)
    assert driver.table.seats[0].bot == "lead"
    await guest.disconnect()


async def test_players_can_prepare_and_start_the_match_while_the_host_is_away(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("matinee.table.service.ABSENT_AFTER", 0.0)
    driver = await open_table(service, settings(), [None, None, "lead"])
    await driver.sit(1)
    host = await connect_viewer(driver, 0)
    await host.disconnect()
    await lobby.remove_bot(service, driver.code, driver.holder(1), 2)
    assert driver.table.host == driver.holder(1)
    await lobby.seat_bot(service, driver.code, driver.holder(1), 2, "extra")
    await starting.start(service, driver.code, driver.holder(1))
    assert seats_of(driver) == ["Ada", "Bob", "extra"]
    assert driver.table.stage == "playing"


async def test_the_host_removes_a_guest_before_the_match(service: TableService) -> None:
    driver = await open_table(service, settings())
    key = await driver.sit(1)
    await check_refused("table-not-your-seat", lobby.leave(service, driver.code, digest_of(key), 0))
    await lobby.leave(service, driver.code, driver.host, 1)
    assert driver.table.seats[1].is_open
    await check_refused("table-unknown-key", lobby.leave(service, driver.code, digest_of(key), 1))
    await driver.sit(1)
    await driver.sit(2)
    await driver.start()
    await check_refused("table-not-your-seat", lobby.leave(service, driver.code, driver.holder(0), 1))


async def test_a_guest_takes_two_seats_at_most(service: TableService) -> None:
    driver = await open_table(service, settings("dream-factory"))
    key = await driver.sit(1)
    await lobby.sit(service, driver.code, key, 2, "Friend")
    await lobby.sit(service, driver.code, key, 2, "Renamed")
    await check_refused("table-seats-enough", lobby.sit(service, driver.code, key, 3, "Another"))
    await lobby.sit(service, driver.code, driver.keys[0], 3, "Of the host")


async def test_a_new_key_replaces_the_old_one(service: TableService) -> None:
    driver = await open_table(service, settings())
    await lobby.sit(service, driver.code, driver.keys[0], 1, "Bob")
    old, (_, new) = driver.host, await lobby.replace_key(service, driver.code, driver.host)
    assert driver.table.seats_of(digest_of(new)) == (0, 1)
    assert driver.table.seats_of(old) == ()
    await check_refused("table-unknown-key", lobby.replace_key(service, driver.code, old))
    await check_refused("table-unknown-key", starting.start(service, driver.code, old))
    driver.keys = {0: new, 1: new}
    await driver.sit(2)
    await driver.start()


# --- Settings and bots in the lobby


async def test_the_host_changes_settings_before_the_match(service: TableService) -> None:
    driver = await open_table(service, settings("hollywood", 3))
    await driver.sit(1, ready=True)
    changed = settings("hollywood", 4, undo=False, hints=False, clock=60, options={"scarcity": True}, public=True)
    await lobby.change_settings(service, driver.code, driver.host, changed)
    assert driver.table.settings == changed
    assert seats_of(driver) == ["Ada", "Bob", None, None]
    assert [seat.ready for seat in driver.table.seats[:2]] == [True, False], "guests are asked again"
    assert [table.code for table in await service.store.public_tables(9)] == [driver.code]
    await driver.sit(2)
    await driver.sit(3)
    await driver.start()
    assert (driver.match.players, driver.active.deal.options["scarcity"]) == (4, True)
    await check_refused("table-begun", lobby.change_settings(service, driver.code, driver.host, changed))


async def test_the_same_settings_change_nothing(service: TableService) -> None:
    driver = await open_table(service, settings())
    await driver.sit(1, ready=True)
    await lobby.change_settings(service, driver.code, driver.host, settings())
    assert driver.table.seats[1].ready


async def test_with_fewer_players_free_seats_and_bots_are_removed_but_no_people(service: TableService) -> None:
    driver = await open_table(service, settings("dream-factory", 5), [None, "lead", None, "extra", None])
    await driver.sit(4)
    await lobby.change_settings(service, driver.code, driver.host, settings("dream-factory", 4))
    assert seats_of(driver) == ["Ada", "lead", "extra", "Eve"]
    await lobby.change_settings(service, driver.code, driver.host, settings("dream-factory", 2))
    assert seats_of(driver) == ["Ada", "Eve"]
    await lobby.change_settings(service, driver.code, driver.host, settings("dream-factory", 3))
    await driver.sit(2)
    await check_refused(
        "table-too-many-people",
        lobby.change_settings(service, driver.code, driver.host, settings("dream-factory", 2)),
    )
    assert seats_of(driver) == ["Ada", "Eve", "Cleo"]


async def test_invalid_settings_and_another_game_are_refused(service: TableService) -> None:
    driver = await open_table(service, settings())
    for invalid in (settings(players=5), settings(options={"speed": True})):
        with pytest.raises(MatineeError):
            await lobby.change_settings(service, driver.code, driver.host, invalid)
    other = settings("dreams", 3)
    await check_refused("table-settings-fixed", lobby.change_settings(service, driver.code, driver.host, other))
    assert driver.table.settings == settings()


async def test_the_host_fills_the_free_seats_with_bots(service: TableService) -> None:
    driver = await open_table(service, settings("dream-factory", 5), [None, None, "extra"])
    await driver.sit(1)
    await lobby.fill_with_bots(service, driver.code, driver.host, "lead")
    assert seats_of(driver) == ["Ada", "Bob", "extra", "lead", "lead"]
    with pytest.raises(UnknownBot):
        await lobby.fill_with_bots(service, driver.code, driver.host, "nobody")
    await driver.start()
    await check_refused("table-begun", lobby.fill_with_bots(service, driver.code, driver.host, "lead"))
