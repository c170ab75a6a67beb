### Wie man spielt, auf einer Seite: Titel und Texte der Abschnitte, der Reihe nach.

guide-dreams-goal = Die Geschichte
    .text = Alle bis auf einen sind Götter und wissen, welcher von vier Träumen die wahre Vision ist. Einer ist ein Sterblicher und darf nicht auffallen.
guide-dreams-stars = Sterne legen
    .text = Reihum legen alle drei Sterne an den Himmel. Götter deuten auf Dinge in der Vision, aber nicht zu klar. Der Sterbliche rät mit.
guide-dreams-votes = Abstimmen
    .text = Dann stimmen alle geheim ab: Götter nennen, wen sie für den Sterblichen halten, der Sterbliche nennt einen Traum.
guide-dreams-score = Punkte
    .text = Sterblicher: 3, wenn dich niemand genannt hat, und 2 für den richtigen Traum. Gott: 2, wenn du den Sterblichen genannt hast, und 1, wenn dich niemand genannt hat. Bei 16 Punkten endet das Spiel.
