"""Seers: their beliefs, votes and stars, their temperaments, their strength and their reasons."""

import re
from functools import cache
from typing import Any, get_args

import numpy as np
import pytest
from msgspec.structs import replace

import matinee
from matinee.bots.roster import BotMove, find_bot
from matinee.bots.talk import Remark, Said
from matinee.engine.compiling import bind
from matinee.engine.i18n import LANGUAGES, LocalisedName
from matinee.engine.match import Match
from matinee.games.dreams.bots.beliefs import Beliefs, Settings
from matinee.games.dreams.bots.reasons import Kind, Reason, decide, reasons, say_reason
from matinee.games.dreams.bots.seer import TEMPERAMENTS, LandmarkBot, SeerBot, landmarks_of
from matinee.games.dreams.bots.star_values import infer_beliefs
from matinee.games.dreams.box import COLOURS, TONE_IDS
from matinee.games.dreams.pictures import TONE, WEIGHT, X, Y
from matinee.games.dreams.state import VOTE_COLOUR
from matinee.games.dreams.view import DreamsView

NAMES = ("Ruth", "Bruno", "Jules", "Anaïs")


def start_round(mortal: int = 3, vision: int = 1) -> Match:
    """Start a match of four players in which seat 0 is the dealer."""
    match = matinee.start("dreams", 4, seed=3)
    s = match.state[0]
    s.dealer = s.turn = 0
    s.mortal[0], s.vision[0] = mortal, vision
    return match


def mark_dream(match: Match, dream: int) -> None:
    """Lay a star of the awaited seat on the most prominent landmark of a dream that has none yet."""
    s, seat = match.state[0], match.awaiting[0]
    rows = landmarks_of(match)[s.deck[dream]]
    earlier = [(int(s.star_x[star]), int(s.star_y[star])) for star in range(s.laid)]
    for row in sorted(rows.tolist(), key=lambda row: -row[WEIGHT]):
        x, y, tone = int(row[X]), int(row[Y]), int(row[TONE])
        is_free = all((x - star_x) ** 2 + (y - star_y) ** 2 >= 36 for star_x, star_y in earlier)
        if row[WEIGHT] and is_free and not s.used[seat] >> tone & 1:
            match.play(seat, f"star {TONE_IDS[tone]} {x} {y}")
            return
    match.play(seat, match.moves(seat)[0])


def lay_all_stars(*dreams: int, mortal: int = 3, vision: int = 1) -> Match:
    """Start a match and lay all stars. Each seat marks one dream."""
    match = start_round(mortal, vision)
    for star in range(12):
        mark_dream(match, dreams[star % 4])
    return match


def beliefs_of(match: Match, settings: Settings | None = None) -> Beliefs:
    return bind(infer_beliefs, match.game.rules)(match.state[0], landmarks_of(match), (settings or Settings()).packed())


@pytest.mark.parametrize("mortal", range(4))
def test_gods_vote_for_the_player_who_marks_another_dream(mortal: int) -> None:
    match = lay_all_stars(*(2 if seat == mortal else 1 for seat in range(4)), mortal=mortal)
    for god in set(range(4)) - {mortal}:
        assert SeerBot().choose(match, god, 1) == f"vote {COLOURS[mortal]}"


@pytest.mark.parametrize("vision", range(4))
def test_the_mortal_votes_for_the_dream_that_the_others_mark(vision: int) -> None:
    match = lay_all_stars(vision, vision, vision, (vision + 1) % 4, vision=vision)
    assert SeerBot().choose(match, 3, 1) == f"vote {vision + 1}"


def test_a_star_fits_the_dream_it_marks_best() -> None:
    beliefs = beliefs_of(lay_all_stars(0, 1, 2, 3))
    best = [int(np.argmax(beliefs.likelihoods[star])) for star in range(4)]
    assert best == [0, 1, 2, 3]


def test_a_star_is_weaker_evidence_after_others_have_marked_the_dream() -> None:
    """The mortal can copy earlier stars, so only an early star shows that its owner knows the vision."""
    early, late = start_round(), start_round()
    mark_dream(early, 1)
    for _ in range(3):
        mark_dream(late, 1)
    mark_dream(late, 1)
    assert beliefs_of(early).god_evidence[0, 1] > beliefs_of(late).god_evidence[3, 1]


def test_a_god_reveals_less_of_the_vision_if_revealing_costs_more() -> None:
    def mortals_belief(leak_cost: float) -> float:
        """Return the average probability of the vision for the mortal after the first star."""
        total = 0.0
        for seed in range(12):
            match = matinee.start("dreams", 4, seed=seed)
            s = match.state[0]
            dealer = match.awaiting[0]
            s.mortal[0] = (dealer + 1) % 4
            bot = SeerBot(Settings(leak_cost=leak_cost, star_noise=0.0), temperament="suspicious")
            match.play(dealer, bot.choose(match, dealer, seed))
            total += float(beliefs_of(match, Settings(assumed_rationality=0.0)).posterior[s.mortal[0], s.vision[0]])
        return total / 12

    assert mortals_belief(leak_cost=6.0) < mortals_belief(leak_cost=0.0) - 0.1


def add_earlier_rounds(match: Match, accused: int, rounds: int, mortal: int, by: tuple[int, ...]) -> None:
    """Add earlier rounds in which the seats of `by` voted for one seat."""
    s = match.state[0]
    for number in range(rounds):
        s.mortal[number], s.vision[number] = mortal, 0
        for voter in range(4):
            s.vote[number, voter] = accused if voter in by else (6 if voter == mortal else (voter + 1) % 4)
    deck = [int(card) for card in s.deck[:4]]
    s.round_number = rounds
    s.mortal[rounds], s.vision[rounds] = 3, 1
    s.deck[4 * rounds : 4 * rounds + 4] = deck


def test_a_god_accused_in_earlier_rounds_is_suspected_less() -> None:
    match = lay_all_stars(1, 1, 1, 2)
    without_history = float(beliefs_of(match).god_evidence[0, 1])
    add_earlier_rounds(match, 0, 4, mortal=3, by=(1, 2))
    assert beliefs_of(match).god_evidence[0, 1] > without_history
    assert beliefs_of(match, Settings(history_weight=0.0)).god_evidence[0, 1] == pytest.approx(without_history)


def test_stars_of_a_mortal_undetected_in_earlier_rounds_are_weaker_evidence() -> None:
    match = lay_all_stars(1, 1, 1, 2)
    without_history = float(beliefs_of(match).god_evidence[3, 1])
    add_earlier_rounds(match, 0, 4, mortal=3, by=(1, 2))
    assert without_history < float(beliefs_of(match).god_evidence[3, 1])


def test_temperaments_differ_and_every_seer_has_one() -> None:
    match = start_round()
    chosen = {
        temperament: [SeerBot(temperament=temperament).choose(match, 0, seed) for seed in range(8)]
        for temperament in TEMPERAMENTS
    }
    assert chosen["bold"] != chosen["shy"]
    bot = SeerBot()
    possible = [[SeerBot(temperament=name).choose(match, 0, seed) for seed in range(8)] for name in TEMPERAMENTS]
    assert [bot.choose(match, 0, seed) for seed in range(8)] in possible


def test_bots_play_on_if_the_pictures_have_no_landmarks(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_landmarks(known: Match) -> Any:
        return np.zeros((72, 1, 5))

    monkeypatch.setattr("matinee.games.dreams.bots.seer.landmarks_of", no_landmarks)
    for bot in (SeerBot(), LandmarkBot()):
        match = start_round()
        for _ in range(16):
            seat = match.awaiting[0]
            match.play(seat, bot.choose(match, seat, 1))
        assert match.view().round == 2


@pytest.mark.parametrize("stars", [0, 12])
def test_a_seer_chooses_the_same_move_without_compiling(stars: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match = lay_all_stars(1, 1, 1, 2) if stars else start_round()
    move = SeerBot().choose(match, 0, 3)
    monkeypatch.setenv("MATINEE_COMPILE", "0")
    assert SeerBot().choose(match, 0, 3) == move


# --- Strength: below the results of docs/strength.md, because few games are played here


@cache
def vote_accuracy(bot: str, games: int) -> tuple[float, float]:
    """Return the shares of gods that vote for the mortal, and of mortals that vote for the vision."""
    correct_gods = gods = correct_mortals = rounds = 0
    for seed in range(games):
        match = matinee.start("dreams", 4, seed=seed)
        player = find_bot(bot, match.game)
        while not match.over:
            seat = match.awaiting[0]
            match.play(seat, player.choose(match, seat, 100 * seed + len(match.history)))
        view: DreamsView = match.view()
        for past in view.history:
            correct_gods += past.votes.count(COLOURS[past.mortal])
            correct_mortals += past.votes[past.mortal] == str(past.vision)
            gods, rounds = gods + 3, rounds + 1
    return correct_gods / gods, correct_mortals / rounds


def test_seers_detect_a_mortal_that_plays_at_random() -> None:
    assert vote_accuracy("seer/random", 6)[0] > 0.75


def test_a_seer_detects_the_vision_of_gods_that_only_mark_landmarks() -> None:
    assert vote_accuracy("landmarks/seer", 6)[1] > 0.7


def test_seers_detect_the_mortal_and_the_vision_more_often_than_chance() -> None:
    gods, mortals = vote_accuracy("seer", 10)
    assert gods > 0.4
    assert mortals > 0.3


def test_one_seer_wins_at_least_half_of_the_games_against_three_landmark_bots() -> None:
    wins = 0.0
    for number in range(12):
        match = matinee.start("dreams", 4, seed=number)
        while not match.over:
            seat = match.awaiting[0]
            bot = SeerBot() if seat == number % 4 else LandmarkBot()
            match.play(seat, bot.choose(match, seat, 1000 * number + len(match.history)))
        wins += (number % 4 in match.winners) / len(match.winners)
    assert wins >= 6  # equally strong bots would win 3, and 6 or more once in 20 times


# --- Reasons


def vote_of(match: Match, seat: int, level: str = "seer", seed: int = 1, heard: tuple[Said, ...] = ()) -> BotMove:
    """Return the vote that a bot of a level casts."""
    bot = find_bot(level, match.game).hearing(heard)
    return BotMove(seat, bot.choose(match, seat, seed), level, seed, heard)


def play_to_the_vote(seed: int, level: str = "seer", players: int = 4) -> Match:
    """Start a match and let bots lay the stars of the first round."""
    match = matinee.start("dreams", players, seed=seed)
    bot = find_bot(level, match.game)
    while not match.view().voted and match.view().stage == "laying":
        seat = match.awaiting[0]
        match.play(seat, bot.choose(match, seat, 100 * seed + len(match.history)))
    return match


@pytest.mark.parametrize("level", ["seer", "stargazer", "sleepwalker", "daydreamer"])
def test_the_first_reason_is_the_largest_term_of_the_decision(level: str) -> None:
    kinds: set[str] = set()
    for seed in range(25):
        match = play_to_the_vote(seed, level)
        heard = tuple(Said(seat, Remark("suspect", (seat + 1) % 4)) for seat in range(4))
        for seat in range(4):
            move = vote_of(match, seat, level, seed, heard)
            bot = find_bot(level, match.game).hearing(heard)
            assert isinstance(bot, SeerBot)
            seen = match.determinized(seat, seed)
            vote, (actions, scores) = decide(bot, seen, seat, seed), bot.score(seen, seat, seed)
            # The terms add up to the scores that decided, and so the weights to the lead over the other votes.
            totals = {action - VOTE_COLOUR: score for action, score in zip(actions, scores, strict=True)}
            assert {each: sum(terms.values()) for each, terms in vote.terms.items()} == pytest.approx(totals)
            others = [score for each, score in totals.items() if each != vote.chosen]
            weights = vote.weights()
            assert sum(weights.values()) == pytest.approx(totals[vote.chosen] - sum(others) / len(others))
            given = reasons(match, move)
            assert given
            assert given[0].weight == pytest.approx(max(weights.values()), abs=0.001)
            assert [each.weight for each in given] == sorted((each.weight for each in given), reverse=True)
            if match.view(seat).role == "god":
                assert {f"vote {COLOURS[each.seat]}" for each in given} == {move.move}, "it names whom it voted for"
            else:
                assert {f"vote {each.dream}" for each in given} == {move.move}
            kinds |= {each.kind for each in given}
    assert kinds & {"fits", "nowhere", "echo"}
    assert ("whim" in kinds) or level == "seer", "weak bots vote on a whim, and say so"


def test_the_reason_of_a_god_names_a_star_of_the_mortal() -> None:
    match = lay_all_stars(1, 1, 1, 2)
    reason = reasons(match, vote_of(match, 0))[0]
    assert (reason.kind, reason.seat, reason.dream, reason.other) == ("fits", 3, 3, 2)
    assert reason.strength == 3
    assert reason.what
    assert reason.number == 4 * reason.star


def test_two_bots_with_different_votes_give_different_reasons() -> None:
    match = lay_all_stars(1, 1, 1, 2)
    one = reasons(match, vote_of(match, 0, "daydreamer", 1))
    other = next(
        reasons(match, vote_of(match, 1, "daydreamer", seed))
        for seed in range(2, 100)
        if vote_of(match, 1, "daydreamer", seed).move not in (vote_of(match, 0, "daydreamer", 1).move, "vote red")
    )
    assert {each.seat for each in one}.isdisjoint({each.seat for each in other})


def test_the_reasons_of_the_mortal_name_stars_of_others_for_its_dream() -> None:
    match = lay_all_stars(1, 1, 1, 2)
    given = reasons(match, vote_of(match, 3))
    assert given
    assert {reason.dream for reason in given} == {2}
    assert 3 not in {reason.seat for reason in given}


def test_reasons_do_not_depend_on_hidden_information() -> None:
    match = lay_all_stars(1, 1, 1, 2)
    for seat in range(4):
        for seed in (5, 6):
            move = vote_of(match, seat)
            assert reasons(match.determinized(seat, seed), move) == reasons(match, move)


def test_there_are_no_reasons_for_another_vote_or_an_unknown_bot() -> None:
    match = lay_all_stars(1, 1, 1, 2)
    move = vote_of(match, 0)
    assert reasons(match, replace(move, move="vote blue" if move.move != "vote blue" else "vote yellow")) == []
    assert reasons(match, replace(move, level="oracle")) == []
    assert reasons(start_round(), move) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", get_args(Kind))
def test_reasons_are_sentences_in_every_language(language: str, kind: Any) -> None:
    what = LocalisedName(en="the stork", fr="la cigogne", de="der Storch")
    of_dream = kind.endswith("-dream")
    sentences: set[str] = set()
    for star in (1, 2, 3):
        for strength in (1, 2, 3):
            reason = Reason(
                kind=kind, seat=0, star=star, dream=2, other=3, rival=1, what=what, strength=strength, weight=1.0
            )
            sentences.add(say_reason(reason, NAMES, language))
    assert len(sentences) == {"fits": 9, "fits-unnamed": 9, "nowhere": 3, "echo": 3}.get(kind, 1)
    assert all(("2" if of_dream else "Ruth") in sentence for sentence in sentences)
    assert all(what.in_language(language) in sentence for sentence in sentences) is (kind in ("fits", "echo"))


def test_the_sentence_of_a_reason_in_english() -> None:
    match = lay_all_stars(1, 1, 1, 2)
    reason = reasons(match, vote_of(match, 0))[0]
    assert reason.what
    ordinal = ("first", "second", "third")[reason.star - 1]
    assert say_reason(reason, NAMES, "en") == (
        f"Anaïs’s {ordinal} star fits dream 3 ({reason.what.en}) far better than dream 2."
    )


# --- Hints


def test_the_first_hint_is_the_best_by_its_own_numbers() -> None:
    for seed in range(3):
        match = matinee.start("dreams", 3, seed=seed)
        for _ in range(4):
            first, second, *_ = SeerBot().evaluate_moves(match, match.awaiting[0], seed)
            assert first.visits == second.visits > 50
            assert (first.win, first.points) >= (second.win, second.points)
            match.play(match.awaiting[0], first.move)


def test_a_hint_names_the_landmark_that_the_star_marks() -> None:
    match = start_round()
    (best, *_) = SeerBot().evaluate_moves(match, 0, 1)
    (reason,) = best.reasons
    assert re.fullmatch(r"It marks .+ in dream 2, the true vision\.", reason.en)


def test_a_hint_tells_the_mortal_what_the_stars_suggest() -> None:
    match = start_round(mortal=3, vision=1)
    for _ in range(3):
        mark_dream(match, 1)
    hints = SeerBot().evaluate_moves(match, 3, 1)
    assert all("So far the stars point to dream 2" in hint.reasons[-1].en for hint in hints)
    for seed in (5, 6):
        redrawn = SeerBot().evaluate_moves(match.determinized(3, seed), 3, 1)
        assert [each.reasons for each in redrawn] == [each.reasons for each in hints]
