### Texts of the terminal: boards, questions, commands.

## Boards of all games.

drawing-you = (you)
drawing-round = Round { $round } of { $rounds }
drawing-first = first player: { $name }
drawing-player = Player
drawing-points = Points
drawing-what = For
drawing-total = Total
drawing-breakdown = Final score
drawing-reels = Reels
drawing-cards = Studio cards
drawing-projects = Projects
drawing-films = Films

## The board of Dream Factory and Traumfabrik.

drawing-films-middle = in the middle: { $pot }
drawing-films-pile = Next screenplay ({ $left } left): { $film } ({ $genre }) { $stars } { $spaces }
drawing-films-pile-empty = No screenplay is left on the pile.
drawing-films-legends = Still to come: { $legends }
drawing-films-markers = Rating markers taken: { $taken }
drawing-films-trophies = Trophies: { $won }; { $left } still to be won
drawing-films-trophies-end = Trophies: { $won }
drawing-films-purse = money { $money } ☻{ $actors } ♔{ $directors }
drawing-films-passed = out
drawing-films-trophy-count = { $count ->
    [one] 1 trophy
   *[other] { $count } trophies
}

## The board of Hollywood.

drawing-hollywood-scarcity = thrown away: { $scarce }
drawing-hollywood-full = full
drawing-hollywood-blockbuster = blockbuster
drawing-hollywood-legend = star  ×2 award: counts as two
drawing-hollywood-order = Cards will be handed out column by column from the left, each from top to bottom.
drawing-hollywood-order-up = Cards will be handed out column by column from the left, each from bottom to top.

## The board of Dreams.

drawing-dreams-round = Round { $round }
drawing-dreams-dealer = dealer: { $name }
drawing-dreams-goal = the game ends at { $goal } points
drawing-dreams-vision = true vision
drawing-dreams-vision-short = Vision
drawing-dreams-mortal = Mortal
drawing-dreams-number = Round
drawing-dreams-star = { $number ->
    [1] 1st star
    [2] 2nd star
   *[3] 3rd star
}

## Questions of Dream Factory and Traumfabrik.

asking-films-choosing = You are first player: which of these comes to the director location this round? Type director TILE, with the word on the left.
asking-films-opening = Auction: { $location }. Nobody has bid yet; you hold { $money }. Type bid N (0 is a bid, too) or pass.
asking-films-bidding = Auction: { $location }. The bid stands at { $standing }; you hold { $money }. Type bid N or pass.
asking-films-outbid = Auction: { $location }. The bid stands at { $standing }; you hold { $money }, which is too little. Type pass.
asking-films-taking = Party: { $location }. Take one of its tiles, for free: type take TILE{ $decline ->
    [yes] , or decline
   *[no] {""}
}.
asking-films-placing = Place or discard, one at a time: type place TILE FILM SPACE or discard TILE.
asking-films-pass = leave this auction
asking-films-bid = offer more than the standing bid
asking-films-director = bring a director to the director location
asking-films-take = take a tile of the party
asking-films-decline = take nothing
asking-films-discard = throw a tile away
asking-films-place = put a tile on a space of your films
asking-films-covers = { $asked }, covers { $tile }

## Questions of Hollywood.

asking-hollywood-finishing = { $star } { $stars } has come to you and must finish one of your projects: type finish and its genre.
asking-hollywood-owed = Double Reel: { $reels ->
    [one] lay one more reel
   *[other] lay { $reels } more reels
} (reel N).
asking-hollywood-laying = You have { $reels ->
    [one] 1 reel
   *[other] { $reels } reels
}. Lay one at the bottom of a column (reel N){ $studio ->
    [both] , or play a studio card (clap or double)
    [clap] , or play your Clap Board (clap)
    [double] , or play your Double Reel (double)
   *[none] {""}
}.
asking-hollywood-project = { $genre }: { $cards } × stars = { $points } points
asking-hollywood-reel = lay a reel on the bottom card of a column; the others move up
asking-hollywood-clap = Clap Board: pass without laying a reel, once in the game
asking-hollywood-double = Double Reel: lay two reels at once, once in the game
asking-hollywood-finish = finish a project with the star that has come

## Questions of Dreams.

asking-dreams-mortal = You are the mortal: you do not know the true vision. Do not let the gods notice.
asking-dreams-god = You are a god. The true vision is dream { $vision }: { $dream }.
asking-dreams-laying = Lay a star on the sky: type star TONE X Y, such as star light 60 40 for the middle.
asking-dreams-voting-god = Who is the mortal? Type vote and a colour.
asking-dreams-voting-mortal = Which dream is the true vision? Type vote and its number.
asking-dreams-star = lay a star on the sky
asking-dreams-vote = give your vote; it is final
asking-dreams-place = { $tone }; then X (0 to { $right } from the left) and Y (0 to { $bottom } from the top)

## The table.

terminal-preparing = Setting up the table; the first time takes a moment …
terminal-pass-keyboard = Pass the keyboard to { $name }. { $name }, press Enter.
terminal-more = { $count ->
    [one] … and 1 earlier line (log shows it)
   *[other] … and { $count } earlier lines (log shows them all)
}
terminal-kept = The game is saved. Continue it with: matinee play --resume
terminal-not-kept = The game could not be saved: { $reason }.
terminal-reason = { $why ->
    [full] there is no space left on the disk
    [denied] you have no permission to write there
    [path] the folder does not exist
    [folder] it is a folder, not a file
    [name] it is not a valid file name
   *[other] { $detail }
}
terminal-save-taken = The file { $file } exists already. Try { $free }.
terminal-resume-over = The game in { $file } is over. Replay it with: matinee replay FILE
terminal-undo-final = Votes are final: you cannot undo a vote or anything before it.
terminal-undo-others = You cannot undo: { $name } has moved since your last decision.
terminal-save-where = To which file? Type save FILE.
terminal-saved = Saved: { $file }
terminal-finished = Record of this game: { $file }
terminal-commitment = The deal is fixed. Its commitment, to check afterwards: { $commitment }
terminal-seed = Seed of the deal: { $seed }
terminal-prove = Check that the deal was fixed at the start: matinee verify FILE --commitment HEX
terminal-and = { $first } and { $last }
terminal-winners = { $count ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } share the win with { $points } points each.
}
terminal-tie = { $count ->
    [one] { $names } has as many points, but { $clause } breaks the tie.
   *[other] { $names } have as many points, but { $clause } breaks the tie.
}
terminal-not-over = The game is not over yet.
terminal-step = Move { $number } of { $moves }: press Enter.
terminal-ruling = Ruling (the rulebook does not say):

## Commands.

terminal-command-help = help
terminal-command-undo = undo
terminal-command-rules = rules
terminal-command-log = log
terminal-command-save = save
terminal-command-quit = quit
terminal-choose = Your move, by its number or in words:
terminal-hint = Tab completes · ? · { $undo } · { $rules } { $clause } · { $log } · { $save } FILE · { $quit }
terminal-help-help = your moves and the commands (also: ?)
terminal-help-undo = undo everything back to your last decision
terminal-help-rules = read the rules, or one clause
terminal-help-log = everything that has happened
terminal-help-save = save the game to a file
terminal-help-quit = leave; the game is saved
