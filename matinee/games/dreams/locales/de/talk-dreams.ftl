### Was die Bots von Dreams sagen, nach Gemüt und Anlass, und fertige Bemerkungen. { $name } ist die angesprochene Person.

dreams-remark-see = Ich sehe es!
dreams-remark-elsewhere = Ich würde woanders hinschauen …
dreams-remark-bold = Ein kühner Stern.
dreams-remark-same = Genau mein Gedanke.
dreams-remark-hide = Hier rät doch jemand …
dreams-remark-trust = Glaubt mir, ich bin ein Gott.
dreams-remark-suspect = { $name }, ich glaube, du bist der Sterbliche.
dreams-remark-vouch = { $name } vertraue ich.

## cautious

dreams-remark-cautious-star-1 = Hoffentlich stört er da niemanden.
dreams-remark-cautious-star-2 = So. Bitte nicht zu viel hineinlesen.
dreams-remark-cautious-star-3 = In meinem Kopf sah das besser aus.
dreams-remark-cautious-star-4 = Ich habe ihn zweimal verschoben. Mindestens.
dreams-remark-cautious-star-5 = Nur ein kleiner Stern. Da muss keiner hinsehen.
dreams-remark-cautious-star-6 = Das sollte gehen. Glaube ich. Vielleicht.
dreams-remark-cautious-star-7 = Schnell hinlegen, ehe ich es mir anders überlege.

dreams-remark-cautious-praise-1 = Das wirkt ganz gut, { $name }. Falls ich richtig sehe.
dreams-remark-cautious-praise-2 = { $name }, da wollte ich auch hin. Ich habe mich nur nicht getraut.
dreams-remark-cautious-praise-3 = Jetzt ist mir schon etwas wohler, { $name }.
dreams-remark-cautious-praise-4 = Ich finde nichts daran auszusetzen, { $name }, und ich habe gesucht.
dreams-remark-cautious-praise-5 = Schön gelegt, { $name }. Entschuldige, dass ich so starre.
dreams-remark-cautious-praise-6 = { $name }, den verstehe ich sogar. Das passiert mir selten.

dreams-remark-cautious-suspect-1 = Ich will niemandem unrecht tun, { $name }, aber dieser Stern beunruhigt mich.
dreams-remark-cautious-suspect-2 = { $name }, magst du das erklären? Es eilt nicht. Ich kann nur sonst nicht schlafen.
dreams-remark-cautious-suspect-3 = Verzeih, { $name }, aber deine Sterne wollen mir nirgends passen.
dreams-remark-cautious-suspect-4 = Ich irre mich bestimmt, { $name }. Tue ich ja oft. Und trotzdem …
dreams-remark-cautious-suspect-5 = Wenn ich unbedingt jemanden nennen müsste, dann vielleicht { $name }. Aber das bleibt unter uns.
dreams-remark-cautious-suspect-6 = { $name }, ich habe den Kopf in alle Richtungen gedreht. Es bleibt seltsam.
dreams-remark-cautious-suspect-7 = Mit dem Finger zeigt man nicht. Ich schaue { $name } nur eine Weile an.
dreams-remark-cautious-suspect-8 = Bei { $name } hätte ich gern das Nachtlicht an.

dreams-remark-cautious-agree-1 = Wenn es schon jemand sagt: Ja, { $name } ist mir auch nicht geheuer.
dreams-remark-cautious-agree-2 = Ich hatte { $name } auf meiner Liste. Es ist eine kurze Liste.
dreams-remark-cautious-agree-3 = Da gehe ich mit. Zu { $name }, meine ich. Auf Zehenspitzen.
dreams-remark-cautious-agree-4 = { $name }? Den halben Gedanken hatte ich schon. Danke für den Rest.
dreams-remark-cautious-agree-5 = Gut, dass ich damit nicht allein bin. { $name }, nimm es nicht persönlich.

dreams-remark-cautious-accused-1 = Ich, { $name }? Ich wollte doch nur vorsichtig sein.
dreams-remark-cautious-accused-2 = { $name }, ich hätte im Bett bleiben sollen.
dreams-remark-cautious-accused-3 = O je. { $name }, sieh dir meine Sterne bitte noch einmal an.
dreams-remark-cautious-accused-4 = Ich verstehe die Frage, { $name }. Ich bin es trotzdem nicht.
dreams-remark-cautious-accused-5 = { $name }, ich sehe immer so schuldig aus. Das ist angeboren.
dreams-remark-cautious-accused-6 = Können wir das leise besprechen, { $name }?
dreams-remark-cautious-accused-7 = Ich bin nervös, weil ich immer nervös bin, { $name }.

dreams-remark-cautious-defend-1 = Ich würde { $name } in Ruhe lassen, wenn es recht ist.
dreams-remark-cautious-defend-2 = { $name } habe ich zweimal geprüft. Ich prüfe alles zweimal.
dreams-remark-cautious-defend-3 = Vielleicht sind wir zu streng mit { $name }.
dreams-remark-cautious-defend-4 = { $name } kommt mir redlich vor, soweit man das nachts sagen kann.
dreams-remark-cautious-defend-5 = Dass es { $name } ist, würde mich überraschen, und ich mag keine Überraschungen.

dreams-remark-cautious-claim-1 = Ich weiß, welcher Traum es ist. Ich sage es nur nicht gern laut.
dreams-remark-cautious-claim-2 = Doch, ich sehe die Vision. Ich sehe sie eben leise.
dreams-remark-cautious-claim-3 = Bei dem Bild bin ich mir ziemlich sicher. Ziemlich.
dreams-remark-cautious-claim-4 = Ich habe gesehen, was ihr gesehen habt. Hoffentlich.
dreams-remark-cautious-claim-5 = Falls es hilft: Ich bin ein Gott. Ein vorsichtiger.
dreams-remark-cautious-claim-6 = Nicht so hastig. Hier wartet jemand nur auf einen Hinweis.

dreams-remark-cautious-found-1 = Ich dachte mir, dass du es bist, { $name }. Tut mir fast leid.
dreams-remark-cautious-found-2 = { $name } also. Ich kann wieder atmen.
dreams-remark-cautious-found-3 = Sicher war ich nicht, { $name }. Aber das bin ich ja nie.
dreams-remark-cautious-found-4 = Mutig war das, { $name }. Ich wäre umgefallen.
dreams-remark-cautious-found-5 = Einmal hatten meine Zweifel recht. Danke, { $name }.

dreams-remark-cautious-fooled-1 = Oh. Dann hatte ich Angst vor der falschen Person.
dreams-remark-cautious-fooled-2 = Ich hätte dem vorletzten Gefühl trauen sollen.
dreams-remark-cautious-fooled-3 = Das erklärt vieles. Zu spät, aber immerhin.
dreams-remark-cautious-fooled-4 = Wen auch immer ich verdächtigt habe: Verzeihung.
dreams-remark-cautious-fooled-5 = Vor lauter Vorsicht habe ich nichts gesehen.

dreams-remark-cautious-escaped-1 = Ich war es. Ich habe kaum zu atmen gewagt.
dreams-remark-cautious-escaped-2 = Ihr habt nichts gemerkt? Ich hätte mich fast selbst verraten.
dreams-remark-cautious-escaped-3 = Hinter meiner Schüchternheit ist erstaunlich viel Platz.
dreams-remark-cautious-escaped-4 = Ich setze mich mal. Meine Knie sind nur sterblich.

dreams-remark-cautious-caught-1 = Ihr habt es gemerkt. Fast bin ich erleichtert.
dreams-remark-cautious-caught-2 = Der letzte Stern war einer zu viel, ich wusste es.
dreams-remark-cautious-caught-3 = Gut gesehen. Nächstes Mal verstecke ich mich weiter weg.
dreams-remark-cautious-caught-4 = Es sind die Ohren, oder? Die werden immer rot.

## accuser

dreams-remark-accuser-star-1 = Beweisstück eins.
dreams-remark-accuser-star-2 = Bitte sehr. Ein Stern mit reinem Gewissen.
dreams-remark-accuser-star-3 = Ort und Uhrzeit bitte notieren.
dreams-remark-accuser-star-4 = Meinen darf man nachprüfen. Eure auch?
dreams-remark-accuser-star-5 = Ich lege meinen offen hin. Das erwarte ich von allen.
dreams-remark-accuser-star-6 = Fürs Protokoll: Ich habe nicht gezögert.
dreams-remark-accuser-star-7 = Hier schwitzt jemand, und ich bin es nicht.

dreams-remark-accuser-praise-1 = Also gut, { $name }. Die Aussage hält.
dreams-remark-accuser-praise-2 = { $name }, Sie dürfen den Zeugenstand verlassen. Vorerst.
dreams-remark-accuser-praise-3 = Ich habe den Haken gesucht, { $name }. Es gibt keinen. Ärgerlich.
dreams-remark-accuser-praise-4 = { $name } ist sauber. Weiter!
dreams-remark-accuser-praise-5 = Das nenne ich ein Alibi, { $name }.
dreams-remark-accuser-praise-6 = Ich nehme zurück, was ich gerade sagen wollte, { $name }.

dreams-remark-accuser-suspect-1 = { $name }, wo warst du, als dieser Stern fiel?
dreams-remark-accuser-suspect-2 = Zu dir habe ich eine Akte, { $name }. Sie ist gerade dicker geworden.
dreams-remark-accuser-suspect-3 = So einen Stern legt niemand aus Versehen, { $name }.
dreams-remark-accuser-suspect-4 = { $name } hat erst bei allen anderen nachgesehen. Ich führe Buch.
dreams-remark-accuser-suspect-5 = Eine Frage nur, { $name }: Worauf soll der Stern zeigen?
dreams-remark-accuser-suspect-6 = { $name } war’s. Geratenes rieche ich bis hierher.
dreams-remark-accuser-suspect-7 = Könnte { $name } mir bitte einmal in die Augen sehen?
dreams-remark-accuser-suspect-8 = Ich beschuldige niemanden. Ich zeige nur auf { $name }, und zwar mit beiden Händen.

dreams-remark-accuser-agree-1 = Endlich sagt es jemand: { $name }!
dreams-remark-accuser-agree-2 = Dem schließe ich mich an. { $name }, bleib in der Stadt.
dreams-remark-accuser-agree-3 = Zwei Zeugen gegen { $name }. Das ist fast ein Prozess.
dreams-remark-accuser-agree-4 = { $name } habe ich längst unterstrichen. Doppelt.
dreams-remark-accuser-agree-5 = Genau mein Verdacht. { $name }, die Lampe steht auf dir.

dreams-remark-accuser-accused-1 = Der älteste Trick, { $name }: den Ermittler verdächtigen.
dreams-remark-accuser-accused-2 = Mich? { $name }, du rückst gerade an die Spitze meiner Liste.
dreams-remark-accuser-accused-3 = Interessant, { $name }. Wer hat dir das vorgesagt?
dreams-remark-accuser-accused-4 = Die Fragen stelle hier ich, { $name }.
dreams-remark-accuser-accused-5 = { $name } zeigt auf mich. Das kommt ins Protokoll.
dreams-remark-accuser-accused-6 = Meine Sterne sind ein offenes Buch, { $name }. Lies es.
dreams-remark-accuser-accused-7 = Genau das würde der Sterbliche sagen, { $name }.

dreams-remark-accuser-defend-1 = { $name } nicht. Das Alibi ist geprüft.
dreams-remark-accuser-defend-2 = Falsche Fährte. { $name } hat eine weiße Weste.
dreams-remark-accuser-defend-3 = Wer { $name } beschuldigt, will uns ablenken.
dreams-remark-accuser-defend-4 = { $name } habe ich schon für weniger verdächtigt. Heute nicht.
dreams-remark-accuser-defend-5 = Verfahren gegen { $name } eingestellt.

dreams-remark-accuser-claim-1 = Ich kenne die Vision, und ich weiß, dass jemand sie nicht kennt.
dreams-remark-accuser-claim-2 = Jemand hier hat keine Ahnung. Ich zähle, wer blinzelt.
dreams-remark-accuser-claim-3 = Niemand verlässt diese Wolke, ehe wir geredet haben.
dreams-remark-accuser-claim-4 = Die Spurenlage ist klar: Hier schreibt jemand ab.
dreams-remark-accuser-claim-5 = Götter, seid wachsam. Es ist ein Fremder unter uns.
dreams-remark-accuser-claim-6 = Einen Fehler hat der Sterbliche schon gemacht. Ich sage nicht, welchen.

dreams-remark-accuser-found-1 = { $name }! Keine weiteren Fragen.
dreams-remark-accuser-found-2 = Ich sagte es ja: { $name }. Fall gelöst.
dreams-remark-accuser-found-3 = { $name }, deine Sterne haben vor dir gestanden.
dreams-remark-accuser-found-4 = Führt { $name } ab. Aber höflich, es war gut gelogen.
dreams-remark-accuser-found-5 = Ich hatte dich von Anfang an im Blick, { $name }. Nun ja, beinahe.

dreams-remark-accuser-fooled-1 = Dann handelten alle meine Beweise vom Wetter.
dreams-remark-accuser-fooled-2 = Unmöglich. Ich beantrage Einsicht in das Urteil.
dreams-remark-accuser-fooled-3 = Das einzige Opfer ist mein Stolz.
dreams-remark-accuser-fooled-4 = Ich rolle alle Fälle neu auf.
dreams-remark-accuser-fooled-5 = Alle habe ich verhört, nur die richtige Person nicht.

dreams-remark-accuser-escaped-1 = Verdächtigt habt ihr alle, nur nicht den, der die Fragen stellt.
dreams-remark-accuser-escaped-2 = Das perfekte Verbrechen: Ich habe die Ermittlung geleitet.
dreams-remark-accuser-escaped-3 = Ich war’s. Das Protokoll habe ich auch geschrieben.
dreams-remark-accuser-escaped-4 = Kein Finger zeigte auf mich. Ich habe sie ja gelenkt.

dreams-remark-accuser-caught-1 = Saubere Arbeit. Ich hätte es nicht besser gekonnt, und ich habe es versucht.
dreams-remark-accuser-caught-2 = Ich gestehe. Das spart uns allen Zeit.
dreams-remark-accuser-caught-3 = Na schön. Ihr hattet gute Lehrer.
dreams-remark-accuser-caught-4 = Ich verlange einen Anwalt und eine weitere Runde.

## jester

dreams-remark-jester-star-1 = Hoppla. Na, jetzt ist es ein Stern.
dreams-remark-jester-star-2 = Ich habe den Stern gefragt, wo er hinwill.
dreams-remark-jester-star-3 = Genau hier. Oder knapp daneben, wer weiß das schon.
dreams-remark-jester-star-4 = Vorsicht, noch heiß.
dreams-remark-jester-star-5 = Seht mal, mir ist etwas Tiefsinniges runtergefallen.
dreams-remark-jester-star-6 = Wenn man die Augen zukneift, ist es eine Ente.
dreams-remark-jester-star-7 = Ich würde ihn erklären, aber dann müsste ich ihn verstehen.

dreams-remark-jester-praise-1 = { $name }, der ist so gut, ich sage, er war von mir.
dreams-remark-jester-praise-2 = Schaut euch { $name } an, wie göttlich!
dreams-remark-jester-praise-3 = Ich hatte einen Witz parat, { $name }, und dann kommst du mit so was.
dreams-remark-jester-praise-4 = { $name }, lass den anderen auch noch etwas Genie übrig.
dreams-remark-jester-praise-5 = Hut ab, { $name }. Darunter trage ich noch einen.
dreams-remark-jester-praise-6 = Der Stern ist besser angezogen als ich, { $name }.

dreams-remark-jester-suspect-1 = { $name }, hast du den geworfen, oder ist er gefallen?
dreams-remark-jester-suspect-2 = Ist das ein Stern, { $name }, oder hast du geniest?
dreams-remark-jester-suspect-3 = Ich wette meinen linken Flügel auf { $name }. Ich habe keine, aber es geht ums Prinzip.
dreams-remark-jester-suspect-4 = { $name }, zwinkere zweimal, wenn du keine Ahnung hast.
dreams-remark-jester-suspect-5 = { $name } guckt so unschuldig, dass ich meine Löffel nachgezählt habe.
dreams-remark-jester-suspect-6 = Wer hat { $name } eingeladen? Auf diese Wolke, meine ich.
dreams-remark-jester-suspect-7 = Fragt { $name } mal nach dem Bild und achtet auf die Ohren.
dreams-remark-jester-suspect-8 = { $name } schaut wie jemand, der die falsche Seite gelernt hat.

dreams-remark-jester-agree-1 = { $name }! { $name }! Ich rufe einfach gern im Chor.
dreams-remark-jester-agree-2 = Prima, alle starren { $name } an. Ich hole Kekse.
dreams-remark-jester-agree-3 = Ich wollte { $name } als Witz sagen. Jetzt meine ich es ernst. Fast.
dreams-remark-jester-agree-4 = Alle zeigen auf { $name } und gucken streng. Ich übe noch.
dreams-remark-jester-agree-5 = { $name }, das Volk hat gesprochen. Ich bin nur das Echo mit Hut.

dreams-remark-jester-accused-1 = Ich? { $name }, ich wüsste gar nicht, wie das geht, sterblich.
dreams-remark-jester-accused-2 = Ich bin entsetzt, { $name }. Weiter, weiter!
dreams-remark-jester-accused-3 = Würde dieses Gesicht lügen, { $name }? Sag nichts.
dreams-remark-jester-accused-4 = Ich plädiere auf albern, { $name }.
dreams-remark-jester-accused-5 = { $name }, erwischt: Den Mond habe ich geklaut. Alles andere nicht.
dreams-remark-jester-accused-6 = So nett hat mich noch niemand beschuldigt, { $name }.
dreams-remark-jester-accused-7 = { $name }, für einen Sterblichen bin ich viel zu gut angezogen.

dreams-remark-jester-defend-1 = { $name } nicht! Wer lacht denn sonst über meine Witze?
dreams-remark-jester-defend-2 = Lasst { $name } in Ruhe. Ich brauche Publikum.
dreams-remark-jester-defend-3 = { $name } könnte nicht mal einen Goldfisch täuschen.
dreams-remark-jester-defend-4 = Mit { $name } würde ich den Hut tauschen. Mehr Vertrauen habe ich nicht.
dreams-remark-jester-defend-5 = Wenn es { $name } ist, esse ich eine kleine Wolke.

dreams-remark-jester-claim-1 = Ich weiß es, ich weiß es, ich sag’s nicht, ich platze.
dreams-remark-jester-claim-2 = Ich sehe es deutlich. Es ist das mit dem Dings.
dreams-remark-jester-claim-3 = Kleiner Tipp: Es ist ein Bild. Gern geschehen.
dreams-remark-jester-claim-4 = Schnell, alle göttlich gucken!
dreams-remark-jester-claim-5 = Klar bin ich ein Gott. Ich habe doch die Sandalen.
dreams-remark-jester-claim-6 = Ich setze mein ganzes Vermögen. Es ist aus Schokolade.

dreams-remark-jester-found-1 = { $name }! Das wusste ich. Ich wusste auch vier andere Sachen, die waren falsch.
dreams-remark-jester-found-2 = Großer Applaus für { $name }, und jemand hole eine Sternkarte.
dreams-remark-jester-found-3 = { $name }, du warst großartig. Ich hätte es fast gekauft.
dreams-remark-jester-found-4 = { $name } war einfach die lustigste Antwort. Das klappt immer. Manchmal.
dreams-remark-jester-found-5 = Hab dich, { $name }! Nächste Runde wieder?

dreams-remark-jester-fooled-1 = Reingelegt! Das ist doch mein Beruf!
dreams-remark-jester-fooled-2 = Jemand hat mehr Unfug getrieben als ich.
dreams-remark-jester-fooled-3 = Ich habe mit dem Herzen gewählt. Es braucht eine Brille.
dreams-remark-jester-fooled-4 = So nah dran. Am selben Tisch jedenfalls.
dreams-remark-jester-fooled-5 = Schreibt ins Protokoll, dass ich gescherzt habe.

dreams-remark-jester-escaped-1 = Tada! Ich war das Kaninchen und der Hut.
dreams-remark-jester-escaped-2 = Ich hatte die ganze Zeit keine Ahnung. Wie sonst auch.
dreams-remark-jester-escaped-3 = Danke, ihr wart ein göttliches Publikum.
dreams-remark-jester-escaped-4 = Ich danke allen, die mich nicht bemerkt haben. Also allen.

dreams-remark-jester-caught-1 = Erwischt. Es waren die Schuhe, oder?
dreams-remark-jester-caught-2 = Ich wäre davongekommen, hätte ich bloß irgendwas gewusst.
dreams-remark-jester-caught-3 = Gut, ich bin sterblich. Das wächst sich aus.
dreams-remark-jester-caught-4 = Ich habe wieder an der falschen Stelle gelacht.

## poet

dreams-remark-poet-star-1 = Ich ließ ihn fallen, wo die Nacht am weichsten ist.
dreams-remark-poet-star-2 = Ein Funke für alle, die lesen können.
dreams-remark-poet-star-3 = Hier brennt mein Vers. Er hat nur ein Wort.
dreams-remark-poet-star-4 = Dem Himmel habe ich ein Geheimnis gesagt. Er schweigt, meistens.
dreams-remark-poet-star-5 = Leuchte, kleines Komma, im langen Satz der Nacht.
dreams-remark-poet-star-6 = Leise hingelegt, damit der Traum nicht aufwacht.
dreams-remark-poet-star-7 = Da hängt er nun und meint, was er meint.

dreams-remark-poet-praise-1 = { $name }, dein Stern reimt sich auf meinen.
dreams-remark-poet-praise-2 = Schön gesungen, { $name }!
dreams-remark-poet-praise-3 = { $name } schreibt mit Silber, und ich lese es gern.
dreams-remark-poet-praise-4 = Eine Zeile, die ich gern geschrieben hätte, { $name }.
dreams-remark-poet-praise-5 = Die Nacht beugt sich vor, um dir zuzuhören, { $name }.
dreams-remark-poet-praise-6 = Das ist nicht geraten, { $name }. Das ist Erinnerung.

dreams-remark-poet-suspect-1 = { $name }, dein Stern hinkt. Er hat einen Versfuß zu viel.
dreams-remark-poet-suspect-2 = Ein falscher Ton hängt am Himmel, und er klingt nach { $name }.
dreams-remark-poet-suspect-3 = { $name } träumt mit offenen Augen und schielt zu den Nachbarn.
dreams-remark-poet-suspect-4 = Ich habe deine Sterne gelesen, { $name }. Das Blatt ist leer.
dreams-remark-poet-suspect-5 = Wunderschön, { $name }. Aber was bedeutet es?
dreams-remark-poet-suspect-6 = { $name } summt die Melodie und kennt den Text nicht.
dreams-remark-poet-suspect-7 = Unter uns scheint ein geborgtes Licht. Ist es deines, { $name }?
dreams-remark-poet-suspect-8 = Selbst der Mond hob bei { $name } eine Braue.

dreams-remark-poet-agree-1 = Der Chor hat recht: { $name } singt ein anderes Lied.
dreams-remark-poet-agree-2 = Ich hörte es auch. { $name } liegt einen Ton daneben.
dreams-remark-poet-agree-3 = Dann wird es ein Duett: { $name } stört auch meine Nacht.
dreams-remark-poet-agree-4 = Du sagst in Prosa, was ich in Versen ahnte: { $name }.
dreams-remark-poet-agree-5 = Ja, { $name }. Dorthin fällt der Schatten.

dreams-remark-poet-accused-1 = { $name }, du kränkst mich. Ich mache ein Sonett daraus.
dreams-remark-poet-accused-2 = Argwohn ist eine kalte Decke, { $name }. Nimm sie zurück.
dreams-remark-poet-accused-3 = Lies mich noch einmal, { $name }, langsam und bei Mondlicht.
dreams-remark-poet-accused-4 = { $name }, meine Sterne lügen nicht. Sie sprechen in Bildern.
dreams-remark-poet-accused-5 = Die Dichter verdächtigt man immer zuerst, { $name }. Das ist Brauch.
dreams-remark-poet-accused-6 = Wäre ich sterblich, { $name }, leuchtete dann meine Tinte?
dreams-remark-poet-accused-7 = So harte Worte, { $name }, in so milder Nacht.

dreams-remark-poet-defend-1 = Lasst { $name } leuchten. Dieses Licht ist echt.
dreams-remark-poet-defend-2 = { $name } träumt meinen Traum. Ich erkenne es am Takt.
dreams-remark-poet-defend-3 = Ihr werft mit Steinen nach dem Mond. Verschont { $name }.
dreams-remark-poet-defend-4 = Bei { $name } klingt kein Reim gezwungen.
dreams-remark-poet-defend-5 = { $name } würde ich meine letzte Kerze leihen.

dreams-remark-poet-claim-1 = Ich sehe den Traum, wie man das Meer sieht: auf einmal ganz.
dreams-remark-poet-claim-2 = Die Vision summt in mir. Singen darf ich sie nicht.
dreams-remark-poet-claim-3 = Wir alle schauen auf ein Bild. Nur jemand schaut auf uns.
dreams-remark-poet-claim-4 = Irgendwo unter uns schlägt ein sehr kleines Herz.
dreams-remark-poet-claim-5 = Ein Wort würde genügen, also sage ich keines.
dreams-remark-poet-claim-6 = Die Nacht ist voller Antworten. Wer hat nur Fragen?

dreams-remark-poet-found-1 = { $name }! Unter der Maske ein Menschengesicht. Wie schön.
dreams-remark-poet-found-2 = Ich habe dein Herz klopfen hören, { $name }.
dreams-remark-poet-found-3 = { $name } war die letzte Zeile, und ich ahnte den Reim.
dreams-remark-poet-found-4 = Leb wohl, { $name }. Unsterblichkeit stand dir gut.
dreams-remark-poet-found-5 = Du also, { $name }, hast unter Träumenden geträumt.

dreams-remark-poet-fooled-1 = Ich jagte einem Schatten nach, und es war meiner.
dreams-remark-poet-fooled-2 = So viel Mondlicht, und ich sah es nicht.
dreams-remark-poet-fooled-3 = Mein Ohr ist gut. Mein Auge ist romantisch.
dreams-remark-poet-fooled-4 = Ich habe eine Rose beschuldigt, eine Rose zu sein.
dreams-remark-poet-fooled-5 = Der Sterbliche ging summend vorbei, und ich summte mit.

dreams-remark-poet-escaped-1 = Ich ging unter Göttern, und keiner wollte meine Karte sehen.
dreams-remark-poet-escaped-2 = Eine Nacht bei euch, ungesehen. Ich schreibe sie auf.
dreams-remark-poet-escaped-3 = Ich wusste nichts und habe mir einen Reim darauf gemacht.
dreams-remark-poet-escaped-4 = Meine Maske war aus Mondlicht. Die passt allen.

dreams-remark-poet-caught-1 = Ihr habt mich bis zur letzten Zeile gelesen.
dreams-remark-poet-caught-2 = Ikarus lässt grüßen.
dreams-remark-poet-caught-3 = So endet das Lied. Der Beifall gehört euch.
dreams-remark-poet-caught-4 = Der Flug war schön. Nur das Landen lerne ich nie.
