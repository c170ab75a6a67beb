### The in-app rulebook of Hollywood, the card game: one message per clause, named by its id.
### The value is what the rulebook says; `.ruling` is our answer where it is silent, or where a
### game on a screen is different.

section-hollywood-box = What is in the box

H-B1 =
    There are 12 star cards, actors and directors, each with a number of stars on it.
    There are 44 film cards: 39 screenplay cards in three genres (action, horror and romance), some of which bear the award symbol, and 5 blockbusters.
    Each player has reels of one colour and two studio cards, one Clap Board and one Double Reel.

section-hollywood-setup = Setting up

H-S1 = The star cards and the film cards are shuffled separately and make two piles.

H-S2 =
    Three or four people can play.
    With three players everyone takes 4 reels, with four players 3 each.
    So 12 reels are in play in every game.
    .ruling = In the rulebook players choose their colours; here each seat has its own.

H-S3 = The first player of the first round is drawn at random.

section-hollywood-round = The course of a round

H-R1 = The game lasts as many rounds as there are players.

H-R2 =
    Each round 3 stars and 11 films are taken from their piles and shuffled together.
    These 14 cards are dealt face up in four columns, from the left, each from top to bottom: the first two columns have 4 cards, the last two have 3.

H-R3 =
    Starting with the first player and going clockwise, a player’s turn is either to place one reel or to play one studio card.
    A player with no reels left is skipped.
    The round ends when the 12th reel has been placed.

H-R4 =
    A reel is always placed on the bottom card of a column.
    Reels already in that column are pushed up by one card each, no matter whose they are, so a card never holds two reels.

H-R5 = A column with a reel on every card is full; no more reels can be placed there.

H-R6 =
    Each studio card can be played only once in the whole game and is then out of it.
    With the Clap Board a player passes without placing a reel.

H-R7 =
    With the Double Reel a player places two reels, one after the other, by the usual rules.
    It can be played only with at least two reels left.

section-hollywood-handing-out = Handing out the cards

H-A1 =
    After the 12th reel, each card with a reel on it goes to the owner of that reel, one card at a time.
    The leftmost column comes first, then the others from left to right, each from top to bottom.
    The order matters: every card is dealt with before the next one is handed out.

H-A2 =
    The two cards without a reel leave the game.
    Which ones they were matters for the scarcity variant only (H-V1).

H-A3 = A blockbuster stays in front of its owner and scores at the end.

H-A4 =
    A screenplay card must be added to its owner’s project of the same genre.
    If there is no such project, the card starts one.

H-A5 =
    A star card must at once be used to finish one of its owner’s projects; the owner chooses which.
    The film is then closed and takes no more cards, and its genre may be started anew with a later screenplay card.

H-A6 = If the player who receives a star has no project at that moment, the star is discarded.

H-A7 = A star cannot be refused: a player with at least one project must use it, however unwelcome it is.

H-A8 = Everyone may look at everyone’s finished films at any time.

section-hollywood-next = The next round

H-N1 =
    All players take back their reels.
    The player to the left of this round’s first player is first player in the next round.

section-hollywood-end = The end of the game

H-E1 = Each blockbuster is worth 2 points.

H-E2 =
    Each finished film is worth the number of its screenplay cards times the stars on its star card.
    A card with an award counts as two.

H-E3 =
    Of their unfinished projects, players score only the largest one, at 1 point per card.
    A card with an award counts as two here as well, both to decide which project is the largest and for the points.
    If two or more of a player’s projects tie for largest, none of them scores.

H-E4 = The player with the most points wins; on a tie it is the tied player whose best finished film has the highest value.
    .ruling =
        With the scarcity variant the multiplied value of the film counts.
        Having no finished film is less than having one worth 0.
        Players who are still tied share the win.

section-hollywood-variants = Variants

H-V1 = Scarcity: at the end of the game each finished film is also multiplied by the number of screenplay cards of its genre that were thrown away at the ends of the rounds because no reel lay on them.
    .ruling =
        Each card thrown away counts once, with or without an award, and cards that were never dealt do not count.
        If no card of a genre was thrown away, films of that genre are worth 0.

H-V2 = Prototype: at the end of a round each column is handed out from bottom to top instead of from top to bottom.

section-hollywood-examples = Examples

H-X =
    Bill has two projects under way, one of two horror cards and one of a single action card.
    He is handed another horror card: it must join the horror project, which now has three.

    Next he is handed the star Lee Dingman and must finish one of the two projects with him at once.
    Bill chooses horror and sets aside a finished film made of three screenplay cards and Lee Dingman; his action project goes on.
