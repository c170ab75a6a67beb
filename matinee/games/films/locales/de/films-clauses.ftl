### Die Spielregel von Dream Factory und Traumfabrik in der App: eine Nachricht je Abschnitt, benannt nach seiner Nummer.
### Der Wert ist, was die Spielregeln sagen; `.ruling` ist unsere Entscheidung, wo eine
### davon schweigt, wo sie sich auf zwei Arten lesen lassen oder wo am Bildschirm anders gespielt wird.

section-films-box = Was in der Schachtel liegt

F-B1 =
    Es gibt 93 Produktionsplättchen: 19 Schauspieler, 7 Stars, 4 Regielegenden, 15 Regisseure, 9 Verträge, 13 Spezialeffekte, 13 Musikplättchen und 13 Kameras.
    Traumfabrik nennt vier davon anders: Der Star heißt dort Gaststar, die Regielegende Vier-Sterne-Regisseur, der Vertrag Agentur und die Kamera Kamerateam.
    Vorsicht beim Lesen jener Spielregel: Was in Traumfabrik „Verträge“ heißt, ist das Geld.
    .ruling = In der Spielregel von Traumfabrik steht nur, dass es 93 Plättchen gibt, darunter 4 Regisseure mit vier Sternen. Unsere Schachtel hat von jeder Art so viele wie Dream Factory.

F-B2 =
    Es gibt 22 Drehbücher: Jedes der 5 Studios besitzt 3, und 7 gehören zu keinem Studio.
    Ein Drehbuch zeigt einen Titel, ein Genre, aufgedruckte Sterne, Pflichtfelder (mit Symbol oder als Blankofeld, höchstens eines davon für einen Regisseur) und ein Starfeld, das leer bleiben darf.
    Die Genres von Dream Factory sind Drama (blau), Action (grün) und Komödie, die in der englischen Spielregel rot und in der französischen orange ist.
    Die Genres von Traumfabrik sind Drama, Abenteuer und Unterhaltung, und jedes seiner Studios besitzt ein Drehbuch jedes Genres.
    .ruling = Die Spielregeln geben die Felder der Drehbücher nicht an. In unseren Schachteln hat jedes ein Regiefeld und zwei bis vier weitere Pflichtfelder, und auch in Dream Factory besitzt jedes Studio ein Drehbuch jedes Genres.

F-B3 =
    Es gibt 30 Wertungsmarker mit Werten von 0 bis 22.
    Jeder Wert von 8 bis 14 ist doppelt vorhanden, und einer der beiden Marker trägt dann ein „+“.

F-B4 = Es gibt 50 Geldscheine.

F-B5 = Es gibt 11 Trophäen: Sechs sind je 5 Punkte wert, fünf je 10.

F-B6 =
    Der Spielplan hat 8 Orte, die im Uhrzeigersinn besucht werden.
    Der erste ist der Regieort (in Traumfabrik Hollywood) mit 1 Plättchen. Die anderen sind 5 Städte mit 2 oder 3 Plättchen, wie dort angegeben, und 2 Partys mit so vielen Plättchen, wie Personen mitspielen.
    .ruling = Die Spielregeln geben nicht an, in welcher Reihenfolge Städte und Partys folgen und welche Städte 3 Plättchen haben. Auf unseren Spielplänen sind es eine Stadt mit 3, eine Stadt mit 2, eine Party, eine Stadt mit 3, eine Stadt mit 2, noch eine Stadt mit 2 und die zweite Party.

section-films-setup = Spielvorbereitung

F-S1 =
    Zwei bis fünf Personen können mitspielen.
    Alle wählen je ein Studio und legen dessen 3 Drehbücher offen aus.
    Die Drehbücher der Studios, die niemand spielt, kommen aus dem Spiel.
    .ruling =
        Nur Traumfabrik nennt die Zahl der Personen. Dream Factory hat fünf Studios und Hinweise für zwei und für fünf Personen.
        Ein Studio bekommt, wer es zuerst beansprucht; wer keines beansprucht, erhält eines durch das Los.

F-S2 = Alle beginnen mit 12 Geldscheinen, zu fünft nur mit 10.

F-S3 =
    Das Geld bleibt vor den anderen verborgen; zu zweit liegt es offen.
    Gezahlt und geteilt wird vor aller Augen, sodass alle mitrechnen können: Die Beträge werden nicht gezeigt, sind aber kein Geheimnis.

F-S4 =
    In Dream Factory werden die 4 Regielegenden verdeckt gemischt, und in jeder Runde wird die oberste aufgedeckt.
    In Traumfabrik liegen alle 4 von Anfang an offen. In jeder Runde kommt eine davon nach Hollywood, bevor die anderen Orte bestückt werden.
    .ruling =
        Die Spielregel von Traumfabrik sagt nicht, wer auswählt, welche es ist.
        Haben alle, die noch kommen, gleich viele Sterne, wird niemand gefragt und die nächste genommen; sonst wählt der Startspieler der Runde.

F-S5 = Die übrigen 89 Produktionsplättchen werden verdeckt gemischt.

F-S6 = Die 7 Drehbücher ohne Studio werden gemischt und als offener Stapel bereitgelegt, von dem nur das oberste zu sehen ist.

F-S7 =
    Die Tischrunde bestimmt den Startspieler. In der französischen Ausgabe von Dream Factory ist es, wer am besten aus einem bekannten Film zitiert, und ohne Einigung, wer zuletzt im Kino war; die anderen Spielregeln überlassen ihr die Wahl.
    Der Startspieler nimmt den Startspielermarker: in Dream Factory das Popcorn, in Traumfabrik die Kamera.
    .ruling = Hier wird der Startspieler stattdessen ausgelost.

section-films-round = Ablauf einer Runde

F-R1 = Das Spiel dauert vier Runden.

F-R2 =
    Vor jeder Runde wird der Spielplan neu bestückt.
    Eine Regielegende kommt offen auf den Regieort, auf jede Stadt kommen offen 3 oder 2 Plättchen, wie dort angegeben, und auf jede Party verdeckt so viele Plättchen, wie Personen mitspielen.

F-R3 =
    Die 8 Orte werden nacheinander besucht, vom Regieort an im Uhrzeigersinn.
    Alle Plättchen eines Ortes werden verteilt, bevor der nächste an die Reihe kommt.

F-R4 = Wer am Ende einer Runde Startspieler ist, bleibt es zu Beginn der nächsten.

section-films-auction = Versteigerungen am Regieort und in den Städten

F-A1 =
    Der Startspieler eröffnet die Versteigerung; danach wird reihum im Uhrzeigersinn geboten oder gepasst.
    Ein Gebot von 0 ist erlaubt und nicht dasselbe wie passen.

F-A2 = Jedes neue Gebot muss höher sein als das bisher höchste.

F-A3 = Niemand darf mehr bieten, als an eigenem Geld vorhanden ist.

F-A4 = Wer gepasst hat, ist aus dieser Versteigerung ausgeschieden.

F-A5 =
    Haben alle bis auf eine Person gepasst, zahlt diese ihr Gebot und nimmt alle Plättchen des Ortes sowie den Startspielermarker.
    Hat niemand geboten, ist nichts zu zahlen.
    .ruling = Nach der Spielregel von Traumfabrik gehen die Plättchen an das höchste Gebot. Auch dort nimmt die letzte verbliebene Person die Plättchen und den Marker für 0, wenn niemand geboten hat. Sie wird nicht gefragt.

F-A6 =
    Die Zahlung kommt zu dem, was in der Mitte liegt, und die ganze Summe wird zu gleichen Teilen an die anderen verteilt.
    Was sich nicht gleichmäßig teilen lässt, bleibt in der Mitte und kommt zur nächsten Zahlung hinzu.

F-A7 = Die Spielregeln sagen nicht, wem das Geld gehört, das am Spielende noch in der Mitte liegt.
    .ruling = Geld, das am Ende in der Mitte liegt, gehört niemandem und bringt niemandem Punkte.

section-films-party = Partys

F-P1 = Wird eine Party erreicht, werden ihre Plättchen aufgedeckt.

F-P2 =
    Alle nehmen sich kostenlos je ein Plättchen.
    Wer auf allen eigenen Drehbüchern die meisten Schauspieler- und Starplättchen hat, wählt zuerst, dann folgt, wer die zweitmeisten hat, und so weiter.
    Entscheidend ist die Zahl der Plättchen, nicht die der Sterne darauf.
    .ruling =
        Nach der Spielregel von Traumfabrik „darf“ man ein Plättchen nehmen. Dort kann also auch verzichtet werden, und ein Plättchen, das niemand nimmt, kommt aus dem Spiel, obwohl dieselbe Spielregel an anderer Stelle sagt, dass am Ende einer Runde alle Plättchen genommen sind.
        Fertige Filme zählen mit, wie es in Traumfabrik steht; in Dream Factory steht es nicht.
        Nur sichtbare Plättchen zählen, überdeckte nicht. Ein Vertrag anstelle eines Schauspielers ist kein Schauspieler.

F-P3 = Bei Gleichstand wählt der Startspieler vor den anderen; ist er nicht beteiligt, wählt zuerst, wer im Uhrzeigersinn am nächsten nach ihm sitzt.

F-P4 =
    In welcher Reihenfolge gewählt wird, steht fest, sobald die Plättchen aufgedeckt sind.
    Jedes Plättchen wird sofort gelegt oder abgeworfen (F-T1), bevor das nächste gewählt wird.
    .ruling = Nur die französische Spielregel von Dream Factory sagt, wann die Reihenfolge bestimmt wird. In beiden Spielen ändert sie sich während der Party nicht mehr.

F-P5 = Der Startspielermarker bleibt bei einer Party, wo er ist.

section-films-placing = Plättchen legen

F-T1 =
    Wer Plättchen erhält, muss sie sofort auf eigene Drehbücher legen oder abwerfen, eines nach dem anderen und in beliebiger Reihenfolge.
    Niemand ist verpflichtet, ein Plättchen zu legen, aber aufheben lässt sich keines: Ein abgeworfenes Plättchen kommt aus dem Spiel.

F-T2 =
    Ein Plättchen kommt auf ein Feld seiner eigenen Art.
    Eine Regielegende gilt als Regisseur.

F-T3 = Ein Blankofeld nimmt einen Schauspieler, eine Kamera, Musik oder Spezialeffekte auf, aber weder einen Regisseur noch einen Star.

F-T4 = Ein Vertrag (in Traumfabrik eine Agentur) ist ein Joker: Er darf auf jedes Feld außer einem Starfeld.

F-T5 = Ein Star kommt nur auf ein Starfeld, und auf ein Starfeld kommt nichts anderes als ein Star.

F-T6 =
    Solange ein Drehbuch nicht fertig ist, darf ein belegtes Feld mit einem Plättchen derselben Art wie das oberste überdeckt werden.
    Auch auf einem Blankofeld bestimmt das oberste Plättchen, welche Art folgen darf.
    Ein Vertrag darf jedes Plättchen außer einem Star überdecken.

F-T7 = Liegt auf einem Feld ein Vertrag, darf ihn nur ein weiterer Vertrag überdecken.

F-T8 = Ein Star darf von einem anderen Star überdeckt werden, solange das Drehbuch nicht fertig ist.

F-T9 = Ein fertiges Drehbuch wird nie mehr verändert.

section-films-finishing = Einen Film fertigstellen

F-C1 =
    Ein Drehbuch wird in dem Augenblick zum fertigen Film, in dem sein letztes Pflichtfeld belegt wird.
    Ist sein Starfeld dann noch leer, bleibt es für immer leer.

F-C2 =
    Die Summe eines Films sind seine aufgedruckten Sterne und die Sterne des obersten Plättchens auf jedem Feld.
    Negative Sterne werden abgezogen, und überdeckte Plättchen zählen nicht.

F-C3 =
    Der Film erhält den Wertungsmarker, der seiner Summe entspricht; sind es zwei, wird zuerst der mit dem „+“ genommen.
    Gibt es keinen Marker dieses Wertes mehr, erhält er den nächstniedrigeren, der noch da ist, auch hier zuerst den mit dem „+“.
    .ruling =
        Keine Spielregel kennt eine Summe über 22 oder unter 0. Eine Summe über 22 gilt als 22, eine unter 0 als 0.
        Ist auf diesem Wert und darunter kein Marker mehr da, bleibt der Film ohne: Er ist 0 wert und steht im Rang unter allen Filmen mit Marker.
        Unter Filmen ohne Marker hat der früher fertige den höheren Rang.

F-C4 =
    Ein Marker mit „+“ hat einen höheren Rang als der gleiche Wert ohne „+“.
    .ruling = In der englischen Spielregel von Dream Factory ist er „mehr wert“, was sich auch als mehr Punkte lesen lässt. Hier bringen beide gleich viele Punkte: den aufgedruckten Wert.

F-C5 =
    Wem der Film gehört, der nimmt danach das oberste Drehbuch vom Stapel, falls noch eines da ist.
    Dann werden die übrigen Plättchen gelegt, auf Wunsch auch auf das neue Drehbuch.

section-films-trophies = Trophäen

F-W1 =
    Der erste fertige Film jedes Genres gewinnt sofort eine Trophäe im Wert von 5 Punkten.
    Nur fertige Filme gewinnen Trophäen, und ein Film darf mehrere haben.

F-W2 =
    Am Ende der Runden 1, 2 und 3 gewinnt der ranghöchste fertige Film eine Trophäe als bester Film im Wert von 5 Punkten.
    Derselbe Film darf sie mehrmals gewinnen. Ohne fertigen Film wird sie nicht vergeben.

F-W3 =
    Nach Runde 4 gewinnt der ranghöchste fertige Film jedes Genres eine Trophäe im Wert von 10 Punkten.
    Die Trophäe eines Genres, in dem kein Film fertig wurde, wird nicht vergeben.

F-W4 =
    Nach Runde 4 gewinnt der rangniedrigste aller fertigen Filme die Trophäe als schlechtester Film im Wert von 10 Punkten. Ohne fertigen Film wird sie nicht vergeben.
    Die Spielregeln geben einen Tipp: Plättchen ohne Sterne helfen dabei, und das Plättchen mit −1 ebenso.

F-W5 =
    Nach Runde 4 gewinnt die Trophäe für die beste Regie im Wert von 10 Punkten, wer auf den Regieplättchen der eigenen fertigen Filme die meisten Sterne hat.
    Regielegenden zählen mit, Verträge auf Regiefeldern nicht.
    Bei Gleichstand erhält sie niemand, ohne fertigen Film ebenso wenig.

section-films-end = Spielende

F-E1 =
    Es zählen die Wertungsmarker der fertigen Filme, die Trophäen und 1 Punkt je übrigem Geldschein.
    Unfertige Filme bringen nichts.

F-E2 =
    Wer die meisten Punkte hat, gewinnt.
    Bei Gleichstand gewinnt in Dream Factory, wer unter den Beteiligten den ranghöchsten Film besitzt; die Spielregel von Traumfabrik löst einen Gleichstand nicht auf.
    .ruling =
        Hat in Dream Factory niemand von ihnen einen fertigen Film, teilen sie sich den Sieg.
        In Traumfabrik wird der Sieg bei Gleichstand immer geteilt.

section-films-examples = Beispiele

F-X =
    Eine Versteigerung, in beiden Ausgaben: Es wird zu viert gespielt, und Nora gewinnt die Versteigerung mit einem Gebot von 7.
    Sie zahlt 7 in die Mitte, die drei anderen erhalten je 2, und 1 bleibt dort für die nächste Versteigerung liegen.
    Nora nimmt auch den Startspielermarker.

    Eine Party in Dream Factory: Nora ist Startspielerin, im Uhrzeigersinn folgen Emil, Oskar und Lena.
    Nora hat 1 Schauspieler und 1 Star, Emil 3 Schauspieler, Oskar 1 Star und Lena 2 Schauspieler und 1 Star.
    Emil und Lena haben gleich viele, nämlich drei, aber Emil sitzt im Uhrzeigersinn näher bei Nora: Die Reihenfolge ist Emil, Lena, Nora, Oskar.
    Sie wäre dieselbe, wenn Nora 2 Stars und Oskar 1 Schauspieler hätte.

    Eine Party in Traumfabrik: Auf denselben Plätzen hat Nora 2 Schauspieler, Emil und Lena haben je 4 und Oskar hat 1.
    Gewählt wird in der Reihenfolge Emil, Lena, Nora, Oskar.

    Drei Plättchen auf einmal, in beiden Ausgaben: Lena erhält drei Plättchen, und das erste, das sie legt, macht einen Film fertig.
    Sie nimmt seinen Wertungsmarker und ein neues Drehbuch und darf die beiden anderen Plättchen dann auf beliebige ihrer unfertigen Drehbücher legen, auch auf das neue.

    Ein Blankofeld, in beiden Ausgaben: Oskar hat Musik auf ein Blankofeld gelegt, also darf nur Musik oder ein Vertrag (in Traumfabrik eine Agentur) sie überdecken.
    Er überdeckt sie mit einem Vertrag; von da an dürfen nur noch Verträge dorthin.

    Eine Schlusswertung in Dream Factory: Emil hat fertige Filme mit den Werten 10, 12 und 18, zwei Trophäen zu 5 und eine zu 10 Punkten, und ihm bleiben 5 Geldscheine.
    Er kommt auf 10 + 12 + 18 + 5 + 5 + 10 + 5 = 65 Punkte.
