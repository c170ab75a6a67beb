"""Talk of bots: its words, its secrecy, and what it is good for."""

import re
from pathlib import Path

import pytest

import matinee
from matinee.bots.roster import find_bot, talker_of
from matinee.bots.talk import Conversation, Remark, Said
from matinee.engine.i18n import LANGUAGES, translate
from matinee.engine.layout import plain
from matinee.engine.match import Match
from matinee.games import find_game
from matinee.games.dreams.bots.hearing import HEARD_WEIGHT, MAX_HEARD, accuses, heard_suspicion, occasion_of
from matinee.games.dreams.bots.seer import SeerBot
from matinee.games.dreams.bots.talk import OCCASIONS, TEMPERS, DreamsTalker, Speaker, survival
from matinee.games.dreams.rules import is_mortal
from matinee.games.dreams.state import VOTE_COLOUR, VOTING

DREAMS = find_game("dreams")  # which loads its messages
TALKER = DreamsTalker()
NAMELESS = {"star", "claim", "fooled", "escaped", "caught"}
IDS = [
    f"{temper.id}-{occasion}-{number + 1}"
    for temper in TEMPERS.values()
    for occasion, count in OCCASIONS.items()
    for number in range(count)
]


def play_round(seed: int, players: int = 4) -> list[tuple[Match, list[Said]]]:
    """Let bots play and talk to the end of a round. Return the match after each move, and what had been said before."""
    match, bot = matinee.start("dreams", players, seed=seed), find_bot("stargazer", DREAMS)
    conversation, positions = Conversation(TALKER, seed), list[tuple[Match, list[Said]]]()
    while not match.view().history:
        seat = match.awaiting[0]
        match.play(seat, bot.choose(match, seat, 1000 * seed + len(match.history)))
        positions.append((match.copy(), list(conversation.said)))
        conversation.after_move(match)
    return positions


# --- Words


def test_each_temper_has_sixty_remarks_in_each_language() -> None:
    assert len(IDS) >= 60 * len(TEMPERS)
    for language in LANGUAGES:
        texts = [translate(language, f"dreams-remark-{remark}", name="Ruth") for remark in IDS]
        assert len(set(texts)) == len(texts), "each is different"
        assert all(len(text) <= 120 for text in texts)
        named = [remark for remark, text in zip(IDS, texts, strict=True) if "Ruth" in text]
        assert named == [remark for remark in IDS if occasion_of(Remark(remark)) not in NAMELESS]


def test_there_are_no_other_remarks() -> None:
    file = Path(matinee.__file__).parent / "games/dreams/locales/en/talk-dreams.ftl"
    ids = re.findall(r"^dreams-remark-(\S+) =", file.read_text("utf-8"), re.MULTILINE)
    assert set(ids) == {*IDS, *TALKER.remarks}


def test_only_dreams_has_talk() -> None:
    assert isinstance(talker_of(DREAMS), DreamsTalker)
    assert talker_of(find_game("hollywood")) is None


# --- Secrecy


@pytest.mark.parametrize("players", [3, 4, 6])
def test_remarks_do_not_depend_on_what_the_seat_cannot_know(players: int) -> None:
    made = 0
    for seed in range(4):
        for match, said in play_round(seed, players):
            for seat in range(players):
                for choice in range(3):
                    remark = TALKER.remark(match, seat, said, choice)
                    made += remark is not None
                    for redraw in (11, 12, 13):
                        assert TALKER.remark(match.determinized(seat, redraw), seat, said, choice) == remark
    assert made > 50


def test_no_remark_names_a_dream() -> None:
    for language in LANGUAGES:
        for remark in IDS:
            text = translate(language, f"dreams-remark-{remark}", name="")
            assert not re.search(r"[1-4]", text), "it would tell the mortal the vision"


# --- What is said


def test_all_occasions_occur_and_remarks_name_whom_they_are_about() -> None:
    occasions: set[str] = set()
    for seed in range(40):
        positions = play_round(seed)
        end, said = positions[-1]
        conversation = Conversation(TALKER, seed)
        conversation.after_move(end)
        for each in [*said, *conversation.said]:
            occasion = occasion_of(each.remark)
            occasions.add(occasion)
            assert (each.remark.about is None) == (occasion in NAMELESS)
            assert each.remark.about != each.seat
        (revealed,) = end.view().history
        for each in conversation.said:
            named = revealed.votes[each.seat] == end.view().colours[revealed.mortal]
            if occasion_of(each.remark) == "found":
                assert named
                assert each.remark.about == revealed.mortal
            if occasion_of(each.remark) in ("escaped", "caught"):
                assert each.seat == revealed.mortal
    assert occasions == set(OCCASIONS)


def test_a_bot_answers_an_accusation() -> None:
    for match, _ in play_round(1)[6:11]:
        answers = [TALKER.remark(match, 2, [Said(0, Remark("suspect", 2))], seed) for seed in range(20)]
        about = {each.about for each in answers if each and occasion_of(each) == "accused"}
        assert about == {0}


def test_a_bot_does_not_repeat_an_accusation() -> None:
    for seed in range(10):
        for _, said in play_round(seed):
            accusations = [(each.seat, each.remark.about) for each in said if accuses(each.remark)]
            assert len(accusations) == len(set(accusations))


def test_the_mortal_accuses_whom_it_helps_most() -> None:
    checked = 0
    for seed in range(30):
        match, said = next(each for each in play_round(seed) if each[0].state[0].stage == VOTING)
        s = plain(match.state[0])
        (mortal,) = (seat for seat in range(4) if is_mortal(s, seat))
        for choice in range(8):
            remark = TALKER.remark(match, mortal, said, choice)
            if remark is None or not accuses(remark) or occasion_of(remark) == "accused":
                continue
            temper = next(iter(TEMPERS.values()))
            speaker = Speaker(match.determinized(mortal, 1), s, mortal, said, temper)
            chances = {other: speaker.survival_if_accused(other) for other in speaker.others}
            assert chances[remark.about or 0] == max(chances.values())
            silent = survival(speaker.beliefs, 4, mortal, heard_suspicion(said, mortal, 4))
            assert chances[remark.about or 0] > silent
            checked += 1
    assert checked > 10


# --- Hearing


def test_remarks_are_weak_evidence() -> None:
    def of(*said: tuple[int, str, int]) -> list[float]:
        return heard_suspicion([Said(seat, Remark(id, about)) for seat, id, about in said], 0, 4).tolist()

    assert of() == [0, 0, 0, 0]
    assert of((1, "suspect", 2)) == [0, 0, HEARD_WEIGHT, 0]
    assert of((1, "jester-suspect-3", 2), (1, "suspect", 2)) == [0, 0, HEARD_WEIGHT, 0], "each opinion counts once"
    assert of((1, "suspect", 2), (1, "vouch", 2)) == [0, 0, -HEARD_WEIGHT, 0], "and the last one counts"
    assert of((0, "suspect", 2), (2, "vouch", 2)) == [0, 0, 0, 0], "not one's own, nor about oneself"
    assert of((1, "poet-claim-1", 2), (3, "poet-accused-1", 2)) == [0, 0, 0, 0]
    assert max(heard_suspicion([Said(seat, Remark("suspect", 5)) for seat in range(1, 5)], 0, 6)) == MAX_HEARD


def test_a_god_listens_and_the_mortal_does_not() -> None:
    match, _ = next(each for each in play_round(3) if each[0].state[0].stage == VOTING)
    for seat in range(4):
        target = (seat + 1) % 4
        said = [Said((seat + 2) % 4, Remark("suspect", target))]
        bot = find_bot("seer", match.game)
        seen = match.determinized(seat, 1)
        listener = bot.hearing(said)
        assert isinstance(bot, SeerBot)
        assert isinstance(listener, SeerBot)
        moves, before = bot.score(seen, seat, 1)
        _, after = listener.score(seen, seat, 1)
        heeds = not is_mortal(match.state[0], seat)
        raised = (moves == VOTE_COLOUR + target) * HEARD_WEIGHT * heeds
        assert (after - before).tolist() == pytest.approx(raised.tolist())
