### Das geführte erste Spiel von Hollywood.

lesson-hollywood-goal = Alle wollen diese Karten. Drehbücher allein zählen wenig …
lesson-hollywood-star-goal = … aber ein Star vollendet einen Film: Karten mal Sterne des Stars sind Punkte.
lesson-hollywood-lay = Eine Filmrolle reserviert eine Karte. Lege die erste in Spalte 2.
    .again = Lege sie fürs Erste in Spalte 2.
lesson-hollywood-push = Geschoben! Deine Rolle rückt eine Karte höher. Schieb selbst: Spalte 4.
    .again = Nimm Spalte 4 und schieb die Rolle, die dort liegt.
lesson-hollywood-own = Sie ist gerückt. Am Ende bekommst du die Karten unter deinen Rollen. Jetzt Spalte 1.
    .again = Spalte 1 braucht dich. Lege deine Rolle dorthin.
lesson-hollywood-last = Jemand hat dich auf einen Star geschoben! Letzte Rolle: Spalte 1.
    .again = Noch nicht. Lege deine letzte Rolle in Spalte 1.
lesson-hollywood-handout = Alle Rollen liegen. Nun werden die Karten verteilt: Spalte für Spalte, von oben nach unten.
lesson-hollywood-star = Dein Star ist da und muss einen Film vollenden. Nimm Horror, dein größtes Projekt.
    .again = Das ginge, aber dein Horrorfilm ist größer. Nimm Horror.
lesson-hollywood-points = 2 Karten, eine davon mit Auszeichnung, die doppelt zählt, mal 4 Sterne: 12 Punkte.
lesson-hollywood-lost = Ein Star ohne Film ist verloren. Das ist gerade jemand anderem passiert.
lesson-hollywood-end = Es gibt so viele Runden wie Mitspieler. Blockbuster und dein größtes unfertiges Projekt zählen ein wenig. Die meisten Punkte gewinnen.
