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
terminal-commitment = The deal is fixed. Its commitment, to check it later: { $commitment }
terminal-seed = Seed of the deal: { $seed }
terminal-prove = Check that the deal was fixed at the start: matinee verify FILE --commitment HEX
terminal-and = { $first } and { $last }
terminal-winners = { $count ->
    [one] { $names } wins with { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
   *[other] { $names } share the win with { $points ->
        [one] 1 point each.
       *[other] { $points } points each.
    }
}
terminal-tie = { $count ->
    [one] { $names } has as many points, but { $clause } breaks the tie.
   *[other] { $names } have as many points, but { $clause } breaks the tie.
}
terminal-not-over = The game is not over yet.
terminal-step = Move { $number } of { $moves }: press Enter.
terminal-ruling = Our ruling:

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

## The analysis of a game.

terminal-analysis-working = Analysing the game
terminal-analysis-ledger = Where the results come from (win chance in per cent)
terminal-analysis-player = Player
terminal-analysis-opening = At the start
terminal-analysis-own = Own decisions
terminal-analysis-others = Others’ decisions
terminal-analysis-luck = Luck
terminal-analysis-result = Result
terminal-analysis-turning-points = Turning points
terminal-analysis-turn = ({ $name }: win chance { $change } %)
terminal-analysis-mistakes = Mistakes
terminal-analysis-mistake = { $label ->
    [blunder] Blunder
    [mistake] Mistake
   *[inaccuracy] Inaccuracy
} by { $name }: “{ $move }” (win chance −{ $loss } %). Better: “{ $best }”.
terminal-analysis-no-mistakes = Nobody made one.
