### The in-app rulebook of Dreams: one message per clause, named by its id.
### The value is what the rulebook says; `.ruling` is our answer where it is silent, or where a
### game on a screen is different.

section-dreams-box = What is in the box

D-B1 =
    There are 72 dreams, which are pictures on cards, 4 numbered markers, one sky, and a path on which points are counted.
    There are 20 tokens for the gods, with the numbers of the dreams, and 4 for the mortal.
    Each player has a colour, a vote, a crescent moon for the path, and 3 stars: one light, one grey and one dark.

section-dreams-setup = Setting up

D-B0 = The rulebook does not say how the first dealer is found, nor how many people can play. There are 6 colours, and tokens for up to 6 roles.
    .ruling =
        Three to six people can play: with two, the god would know who the mortal is.
        The first dealer is drawn at random. In the rulebook players choose their colours; here each seat has its own.

section-dreams-round = The course of a round

D-R1 =
    Each round 4 dreams are turned up and numbered from 1 to 4.
    They lie the same way up as the sky.

D-R2 =
    One of the four numbers is that of the true vision.
    All players but one learn the number; they are the gods.
    One player learns only that they are the mortal.
    Nobody knows another player’s role.
    To keep it so, the players mix four face-down piles of tokens, one for each number and each with one token for the mortal, and the dealer hands out the tokens of one pile.
    .ruling = Here the number and the mortal are drawn at random instead, which has the same effect.

D-R3 =
    The dealer begins and the others follow clockwise, three times round.
    On each turn a player chooses one of their stars that is not yet on the sky and places it anywhere on the sky.
    A star that has been placed is never moved or taken away.
    The rulebook advises the gods to mark the most remarkable details of the true vision.
    .ruling =
        A star must lie wholly on the sky; it may touch another star but not overlap it.
        Positions are whole numbers: x from 0 to 79 counted from the left and y from 0 to 119 counted from the top. A star is a disc of radius 3.
        The sky has the proportions of a picture, so that a picture laid over it fills it: it is 80 wide and 120 high, with corners rounded to a radius of 12, and no part of a star may reach over its edge.
        Games begun before this rule keep their sky, an ellipse 120 wide and 80 high.

D-R4 =
    Players may say anything they like about what they see and do, true or false, and nobody has to say anything.
    The rulebook warns the gods not to look at one picture with more interest than at the others.

section-dreams-vote = The vote

D-V1 =
    Then all players vote in secret and at the same time: a god names the colour of the player they think is the mortal, and the mortal names the number they think is the true vision.
    When all have voted, the votes and the roles are revealed together.
    .ruling = Everyone must vote, nobody may vote for themselves, and a vote cannot be changed.

section-dreams-points = Points

D-P1 =
    The mortal scores 3 points if nobody has named their colour, and 2 points for having named the right number.
    The rulebook recommends that the players score one after the other, preferably the mortal first.

D-P2 = A god scores 2 points for having named the mortal, and 1 point if nobody has named the god’s own colour.

section-dreams-next = The next round

D-N1 =
    If nobody has reached 16 points, another round is played.
    Players take back their stars, the four dreams are set aside, and the player to the dealer’s left is the next dealer.

section-dreams-end = The end of the game

D-E1 =
    The game ends with the round in which at least one player reaches or passes 16 points; all players score that round before anyone checks.
    The player with the most points wins, and several players may share the win.

D-E2 = The rulebook does not say what happens when fewer than 4 dreams are left for a new round.
    .ruling = The dreams that were set aside are shuffled back in.

section-dreams-examples = Examples

D-X =
    Placing stars: Valentine begins with her light star, Jules places his dark one, and Bruno and Ruth both place their grey one.
    All of this is fine, because a first star may be of any kind.

    Scoring a round: Bruno (blue) is the mortal and votes for dream 2, but the true vision is 3.
    The gods have named only yellow (Jules) and green (Valentine).
    Bruno scores 3 because nobody named him, Ruth scores 1 because nobody named her, and nobody else scores anything.

    The last round: Jules is the mortal, finds the true vision, scores 2 and so reaches 16.
    Ruth has named him, scores 2 as well and reaches 17: Ruth wins.
