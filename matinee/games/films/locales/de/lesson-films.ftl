### Das geführte erste Spiel von Dream Factory und Traumfabrik.

lesson-films-goal = Das sind deine Filme. Fülle ihre Felder, dann bringen sie Punkte.
lesson-films-lot = Diese Plättchen werden gerade versteigert. Beide passen in deine Filme.
lesson-films-open = Wer am meisten bietet, bekommt alle. Fang mit 0 an.
    .again = Fang klein an: Biete 0 und schau, was die anderen tun.
lesson-films-outbid = Die anderen wollen sie auch. Biete 5.
    .again = Biete 5. So viel hast du, und höher geht hier niemand.
lesson-films-money = Du zahlst 5. Die anderen teilen sie: je 2, und 1 bleibt für das nächste Mal liegen.
lesson-films-place = Die Plättchen gehören dir. Lege dieses auf das markierte Feld.
    .again = Das ginge auch. Nimm aber das markierte Feld deines größten Films.
lesson-films-match = Nun das nächste. Das Symbol zeigt, was auf ein Feld darf.
    .again = Lege es auf das markierte Feld.
lesson-films-party = Eine Party! Alle nehmen ein Plättchen, und es kostet nichts. { $move }.
    .again = Hübsch, aber deinem größten Film fehlt ein anderes. { $move }.
lesson-films-fit = Lege es auf das markierte Feld.
    .again = Nicht hier. Nimm das markierte Feld deines größten Films.
lesson-films-need-actor = Jetzt fehlt nur noch ein Schauspieler, und einer wird versteigert. Biete 0.
    .again = Biete 0. Mit Glück kostet er nichts.
lesson-films-finish = Das letzte freie Feld! Lege den Schauspieler darauf.
    .again = Vollende den Film: Lege den Schauspieler auf das markierte Feld.
lesson-films-points = Dein Film ist fertig. Seine 13 Sterne sind 13 Punkte.
lesson-films-trophy = Er ist der erste seines Genres und bekommt eine Trophäe: 5 Punkte dazu.
lesson-films-end = So geht es vier Runden lang. Auch dein Geld zählt: je 1 Punkt. Die meisten Punkte gewinnen.
