### What the bots of Dreams say, by temper and occasion, and the ready-made remarks of people. { $name } is the player addressed.

dreams-remark-see = I see it!
dreams-remark-elsewhere = I’d look somewhere else …
dreams-remark-bold = That’s a bold star.
dreams-remark-same = Exactly what I was thinking.
dreams-remark-hide = Someone here is guessing …
dreams-remark-trust = Trust me, I’m a god.
dreams-remark-suspect = { $name }, I think you’re the mortal.
dreams-remark-vouch = I trust { $name }.

## cautious

dreams-remark-cautious-star-1 = I hope this is far enough from everything.
dreams-remark-cautious-star-2 = There. Please don’t read too much into it.
dreams-remark-cautious-star-3 = It looked better in my head.
dreams-remark-cautious-star-4 = I moved it twice before I let go.
dreams-remark-cautious-star-5 = A small star. Nobody needs to look at it.
dreams-remark-cautious-star-6 = That should do. I think. Possibly.
dreams-remark-cautious-star-7 = I’ll put it here before I change my mind.

dreams-remark-cautious-praise-1 = That seems rather good, { $name }. If I see it right.
dreams-remark-cautious-praise-2 = { $name }, I wanted that spot. I was too slow to dare.
dreams-remark-cautious-praise-3 = I feel a little safer now, { $name }.
dreams-remark-cautious-praise-4 = I can’t find anything wrong with that, { $name }, and I did look.
dreams-remark-cautious-praise-5 = Nicely done, { $name }. Sorry for staring.
dreams-remark-cautious-praise-6 = { $name }, that one made sense to me. Most things don’t.

dreams-remark-cautious-suspect-1 = I don’t want to be unfair, { $name }, but that star worries me.
dreams-remark-cautious-suspect-2 = { $name }, would you mind explaining? No hurry. I just won’t sleep otherwise.
dreams-remark-cautious-suspect-3 = Forgive me, { $name }, but I can’t make your stars fit.
dreams-remark-cautious-suspect-4 = I may be wrong, { $name }. I often am. But still …
dreams-remark-cautious-suspect-5 = If I really had to say a name, it might be { $name }. Please don’t quote me.
dreams-remark-cautious-suspect-6 = { $name }, I’ve tilted my head every way, and your star stays odd.
dreams-remark-cautious-suspect-7 = I’d hate to point, so I’ll just look at { $name } for a while.
dreams-remark-cautious-suspect-8 = Something about { $name } makes me hold my lamp higher.

dreams-remark-cautious-agree-1 = Since somebody else said it first: yes, { $name } puzzles me, too.
dreams-remark-cautious-agree-2 = I didn’t dare say so, but { $name } was on my list. It’s a short list.
dreams-remark-cautious-agree-3 = I’d follow you there. To { $name }, I mean. Quietly.
dreams-remark-cautious-agree-4 = { $name }? I had half the same thought. Now I have the other half.
dreams-remark-cautious-agree-5 = I’m glad I’m not alone with this. { $name }, it’s nothing personal.

dreams-remark-cautious-accused-1 = Me, { $name }? I only wanted to be careful.
dreams-remark-cautious-accused-2 = { $name }, I knew I should have stayed in bed.
dreams-remark-cautious-accused-3 = Oh dear. { $name }, please look at my stars again.
dreams-remark-cautious-accused-4 = I understand why you ask, { $name }. It still isn’t me.
dreams-remark-cautious-accused-5 = { $name }, if I look guilty, that’s just my face.
dreams-remark-cautious-accused-6 = Could we discuss this gently, { $name }?
dreams-remark-cautious-accused-7 = I’m nervous because I’m always nervous, { $name }.

dreams-remark-cautious-defend-1 = I’d leave { $name } alone, if nobody minds.
dreams-remark-cautious-defend-2 = I checked { $name } twice. I check everything twice.
dreams-remark-cautious-defend-3 = Maybe we’re too hard on { $name }.
dreams-remark-cautious-defend-4 = { $name } seems all right to me, as far as anyone can at night.
dreams-remark-cautious-defend-5 = I’d be surprised if it were { $name }, and I don’t like surprises.

dreams-remark-cautious-claim-1 = I know which one it is. I’d rather not say it aloud.
dreams-remark-cautious-claim-2 = I do see the vision. I just see it quietly.
dreams-remark-cautious-claim-3 = I’m fairly sure of the picture. Fairly. Sure.
dreams-remark-cautious-claim-4 = I’ve seen what you’ve seen. I hope we mean the same.
dreams-remark-cautious-claim-5 = For what it’s worth, I’m a god. A careful one.
dreams-remark-cautious-claim-6 = Let’s not rush. Somebody here is waiting for a hint.

dreams-remark-cautious-found-1 = I thought it might be you, { $name }. I’m a little sorry.
dreams-remark-cautious-found-2 = So it was { $name }. I can breathe again.
dreams-remark-cautious-found-3 = I wasn’t sure, { $name }, but then I never am.
dreams-remark-cautious-found-4 = { $name }, that was brave. I would have fainted.
dreams-remark-cautious-found-5 = My doubts were right for once. Thank you, { $name }.

dreams-remark-cautious-fooled-1 = Oh. Then I’ve been afraid of the wrong person.
dreams-remark-cautious-fooled-2 = I should have trusted the feeling before the last one.
dreams-remark-cautious-fooled-3 = That explains a lot. Too late, but still.
dreams-remark-cautious-fooled-4 = I am sorry, I voted for the wrong player.
dreams-remark-cautious-fooled-5 = I was so careful that I missed it.

dreams-remark-cautious-escaped-1 = It was me. I hardly dared to breathe.
dreams-remark-cautious-escaped-2 = You didn’t see me? I nearly told you myself.
dreams-remark-cautious-escaped-3 = I hid behind my own shyness. It’s roomy in there.
dreams-remark-cautious-escaped-4 = I’d like to sit down now. My knees are only mortal.

dreams-remark-cautious-caught-1 = You saw it. I’m almost glad it’s over.
dreams-remark-cautious-caught-2 = I knew that last star was one too many.
dreams-remark-cautious-caught-3 = Well found. Next time I’ll hide better, or at least further away.
dreams-remark-cautious-caught-4 = It’s my ears, isn’t it? They go red.

## accuser

dreams-remark-accuser-star-1 = Exhibit A.
dreams-remark-accuser-star-2 = There. A star with a clear conscience.
dreams-remark-accuser-star-3 = Note the time and the place, everyone.
dreams-remark-accuser-star-4 = My star can be checked. Can everyone’s?
dreams-remark-accuser-star-5 = I place mine in plain sight. I expect the same of you.
dreams-remark-accuser-star-6 = Let the record show that I didn’t hesitate.
dreams-remark-accuser-star-7 = One of us is sweating. It isn’t me.

dreams-remark-accuser-praise-1 = All right, { $name }. That statement holds up.
dreams-remark-accuser-praise-2 = { $name }, you may leave the witness stand. For now.
dreams-remark-accuser-praise-3 = I looked for a flaw, { $name }. There isn’t one. Annoying.
dreams-remark-accuser-praise-4 = { $name } passes. Next!
dreams-remark-accuser-praise-5 = That’s a solid alibi, { $name }.
dreams-remark-accuser-praise-6 = I take back what I was about to say, { $name }.

dreams-remark-accuser-suspect-1 = { $name }, where were you when that star fell?
dreams-remark-accuser-suspect-2 = I have a file on you, { $name }. It just got thicker.
dreams-remark-accuser-suspect-3 = Nobody places a star like that by accident, { $name }.
dreams-remark-accuser-suspect-4 = { $name } looked at everyone else’s stars first. I keep notes.
dreams-remark-accuser-suspect-5 = One question, { $name }: what is that star supposed to point at?
dreams-remark-accuser-suspect-6 = It’s { $name }. I can smell a guess from here.
dreams-remark-accuser-suspect-7 = Would { $name } please look me in the eye?
dreams-remark-accuser-suspect-8 = I’m not saying it’s { $name }. I’m only pointing at { $name }, with both hands.

dreams-remark-accuser-agree-1 = Finally somebody says it: { $name }!
dreams-remark-accuser-agree-2 = Seconded. { $name }, don’t leave town.
dreams-remark-accuser-agree-3 = Two witnesses against { $name }. That’s nearly a trial.
dreams-remark-accuser-agree-4 = I had { $name } underlined already. Twice.
dreams-remark-accuser-agree-5 = Exactly my suspicion. { $name }, the lamp is on you.

dreams-remark-accuser-accused-1 = A classic move, { $name }: accuse the detective.
dreams-remark-accuser-accused-2 = Me? { $name }, now I’m watching you twice as closely.
dreams-remark-accuser-accused-3 = Interesting, { $name }. Who told you to say that?
dreams-remark-accuser-accused-4 = I ask the questions here, { $name }.
dreams-remark-accuser-accused-5 = { $name } points at me. Write that down, someone.
dreams-remark-accuser-accused-6 = My stars are an open book, { $name }. Read it.
dreams-remark-accuser-accused-7 = That’s what the mortal would say, { $name }.

dreams-remark-accuser-defend-1 = Not { $name }. I checked the alibi.
dreams-remark-accuser-defend-2 = You’re barking up the wrong cloud. { $name } is clean.
dreams-remark-accuser-defend-3 = If you accuse { $name }, you want us to look away.
dreams-remark-accuser-defend-4 = I’ve suspected { $name } for less. But not tonight.
dreams-remark-accuser-defend-5 = Case against { $name } dismissed.

dreams-remark-accuser-claim-1 = I know the vision, and I know that somebody here doesn’t.
dreams-remark-accuser-claim-2 = One of you hasn’t a clue. I’m counting the blinks.
dreams-remark-accuser-claim-3 = Nobody leaves this cloud until we’ve talked.
dreams-remark-accuser-claim-4 = I’ve seen the evidence. Someone is copying.
dreams-remark-accuser-claim-5 = Gods, keep your stars straight. There’s a stranger among us.
dreams-remark-accuser-claim-6 = The mortal has made one mistake already. I won’t say which.

dreams-remark-accuser-found-1 = { $name }! I rest my case.
dreams-remark-accuser-found-2 = As I said: { $name }. Case closed.
dreams-remark-accuser-found-3 = { $name }, your stars confessed before you did.
dreams-remark-accuser-found-4 = Take { $name } away. Gently. It was a good lie.
dreams-remark-accuser-found-5 = I had my eye on you from the start, { $name }. Well, nearly.

dreams-remark-accuser-fooled-1 = Then all my evidence was about the weather.
dreams-remark-accuser-fooled-2 = Impossible. I’d like to see that verdict again.
dreams-remark-accuser-fooled-3 = An innocent has suffered: my pride.
dreams-remark-accuser-fooled-4 = I’m reopening all my files.
dreams-remark-accuser-fooled-5 = I questioned everybody but the right one.

dreams-remark-accuser-escaped-1 = You suspected everyone but the one asking the questions.
dreams-remark-accuser-escaped-2 = The perfect crime: I led the investigation.
dreams-remark-accuser-escaped-3 = It was me. I even took the minutes.
dreams-remark-accuser-escaped-4 = Not one finger pointed at me. I was busy pointing them.

dreams-remark-accuser-caught-1 = Well investigated. I couldn’t have done it better, and I tried.
dreams-remark-accuser-caught-2 = I confess. It saves everybody time.
dreams-remark-accuser-caught-3 = Fine. You’ve learned from the best.
dreams-remark-accuser-caught-4 = I demand a lawyer and another round.

## jester

dreams-remark-jester-star-1 = Oops. Well, it’s a star now.
dreams-remark-jester-star-2 = I asked the star where it wanted to go.
dreams-remark-jester-star-3 = X marks the spot. So does this, only shinier.
dreams-remark-jester-star-4 = Careful, still hot.
dreams-remark-jester-star-5 = Look, I’ve dropped something profound.
dreams-remark-jester-star-6 = If you squint, it’s a duck.
dreams-remark-jester-star-7 = I’d explain it, but then I’d have to understand it.

dreams-remark-jester-praise-1 = { $name }, that’s so good I’m claiming it as mine.
dreams-remark-jester-praise-2 = Look at { $name }, all godly!
dreams-remark-jester-praise-3 = I had a joke ready, { $name }, and then you did that.
dreams-remark-jester-praise-4 = { $name }, leave some genius for the rest of us.
dreams-remark-jester-praise-5 = Hats off, { $name }. I’m wearing another one underneath.
dreams-remark-jester-praise-6 = That star is better dressed than I am, { $name }.

dreams-remark-jester-suspect-1 = { $name }, did you throw that, or did it fall?
dreams-remark-jester-suspect-2 = Is that a star, { $name }, or did you sneeze?
dreams-remark-jester-suspect-3 = I’d bet my left wing on { $name }. I have no wings, but still.
dreams-remark-jester-suspect-4 = { $name }, blink twice if you’ve no idea.
dreams-remark-jester-suspect-5 = { $name } looks so innocent that I’ve counted my spoons.
dreams-remark-jester-suspect-6 = Who invited { $name }? To this cloud, I mean.
dreams-remark-jester-suspect-7 = Ask { $name } about the picture and watch the ears.
dreams-remark-jester-suspect-8 = { $name } has the face of somebody who learned the wrong page.

dreams-remark-jester-agree-1 = { $name }! { $name }! I just like chanting.
dreams-remark-jester-agree-2 = Oh good, we’re all staring at { $name }. I’ll bring snacks.
dreams-remark-jester-agree-3 = I was going to say { $name } as a joke. Now I mean it.
dreams-remark-jester-agree-4 = Everyone point at { $name } and look serious. I’ll try.
dreams-remark-jester-agree-5 = { $name }, the crowd has spoken. I’m only the echo with a hat.

dreams-remark-jester-accused-1 = Me? { $name }, I wouldn’t know how to be mortal.
dreams-remark-jester-accused-2 = I’m shocked, { $name }. Shocked! Do go on.
dreams-remark-jester-accused-3 = Would this face lie to you, { $name }? Don’t answer.
dreams-remark-jester-accused-4 = I plead silly, { $name }.
dreams-remark-jester-accused-5 = { $name }, you’ve found me: I stole the moon. The rest wasn’t me.
dreams-remark-jester-accused-6 = That’s the nicest thing anyone has accused me of, { $name }.
dreams-remark-jester-accused-7 = { $name }, I’m far too well dressed to be mortal.

dreams-remark-jester-defend-1 = Not { $name }! Who would laugh at my jokes?
dreams-remark-jester-defend-2 = Leave { $name } alone. I need an audience.
dreams-remark-jester-defend-3 = { $name } couldn’t fool a goldfish.
dreams-remark-jester-defend-4 = I’d swap hats with { $name } any day. That means trust.
dreams-remark-jester-defend-5 = If { $name } is the mortal, I’ll eat a small cloud.

dreams-remark-jester-claim-1 = I know it, I know it, I’m not telling, I’m bursting.
dreams-remark-jester-claim-2 = I see it clearly. It’s the one with the thing.
dreams-remark-jester-claim-3 = Hint: it’s a picture. You’re welcome.
dreams-remark-jester-claim-4 = Quick, everybody look godly!
dreams-remark-jester-claim-5 = Of course I’m a god. I’ve got the sandals.
dreams-remark-jester-claim-6 = My money is on somebody. My money is made of chocolate.

dreams-remark-jester-found-1 = { $name }! I knew it. I also knew four other things that were wrong.
dreams-remark-jester-found-2 = A big hand for { $name }, and somebody bring a map.
dreams-remark-jester-found-3 = { $name }, you were marvellous. I nearly bought it.
dreams-remark-jester-found-4 = I guessed { $name } by the rule of funny. It never fails. Often.
dreams-remark-jester-found-5 = Caught you, { $name }! Same time next round?

dreams-remark-jester-fooled-1 = Fooled! But that’s my job!
dreams-remark-jester-fooled-2 = I’ve been out-clowned.
dreams-remark-jester-fooled-3 = I voted with my heart. It needs glasses.
dreams-remark-jester-fooled-4 = So close. Well, at the same table.
dreams-remark-jester-fooled-5 = Let the minutes say I was joking.

dreams-remark-jester-escaped-1 = Ta-da! I was the rabbit and the hat.
dreams-remark-jester-escaped-2 = I had no idea the whole time. It’s my natural state.
dreams-remark-jester-escaped-3 = Thank you, you’ve been a wonderful crowd of gods.
dreams-remark-jester-escaped-4 = I’d like to thank nobody, for noticing me.

dreams-remark-jester-caught-1 = You’ve got me. It was the shoes, wasn’t it?
dreams-remark-jester-caught-2 = I’d have got away with it, had I known anything at all.
dreams-remark-jester-caught-3 = Fine, I’m mortal. It’s just a phase.
dreams-remark-jester-caught-4 = I laughed at the wrong moment again.

## poet

dreams-remark-poet-star-1 = I let it fall where the night was softest.
dreams-remark-poet-star-2 = A spark for those who can read.
dreams-remark-poet-star-3 = Here burns my verse. It has one word.
dreams-remark-poet-star-4 = I’ve told the sky a secret. It will keep it, mostly.
dreams-remark-poet-star-5 = Shine, little comma, in the long sentence of the night.
dreams-remark-poet-star-6 = I set it down gently, so the dream won’t wake.
dreams-remark-poet-star-7 = There it hangs, and it means what it means.

dreams-remark-poet-praise-1 = { $name }, your star rhymes with mine.
dreams-remark-poet-praise-2 = Well sung, { $name }!
dreams-remark-poet-praise-3 = { $name } writes in silver, and I read with pleasure.
dreams-remark-poet-praise-4 = A line I wish I’d written, { $name }.
dreams-remark-poet-praise-5 = The night leans closer to listen to you, { $name }.
dreams-remark-poet-praise-6 = That is no guess, { $name }. That is memory.

dreams-remark-poet-suspect-1 = { $name }, your star limps. It has one foot too many.
dreams-remark-poet-suspect-2 = A false note hangs in the sky, and it sounds like { $name }.
dreams-remark-poet-suspect-3 = { $name } dreams with open eyes, looking left and right.
dreams-remark-poet-suspect-4 = I read your stars, { $name }, and the page is blank.
dreams-remark-poet-suspect-5 = Beautiful, { $name }. But what does it mean?
dreams-remark-poet-suspect-6 = { $name } hums along, but doesn’t know the words.
dreams-remark-poet-suspect-7 = There’s a borrowed light among us. Is it yours, { $name }?
dreams-remark-poet-suspect-8 = Even the moon raised an eyebrow at { $name }.

dreams-remark-poet-agree-1 = The chorus is right: { $name } sings another song.
dreams-remark-poet-agree-2 = I heard it, too. { $name } is out of tune.
dreams-remark-poet-agree-3 = Then it’s a duet: { $name } troubles my night as well.
dreams-remark-poet-agree-4 = You put in prose what I felt in verse: { $name }.
dreams-remark-poet-agree-5 = Yes, { $name }. The shadow falls that way.

dreams-remark-poet-accused-1 = { $name }, you wound me. I’ll make a sonnet of it.
dreams-remark-poet-accused-2 = Suspicion is a cold blanket, { $name }. Take it back.
dreams-remark-poet-accused-3 = Read me again, { $name }, slowly, by moonlight.
dreams-remark-poet-accused-4 = { $name }, my stars don’t lie. They only use metaphors.
dreams-remark-poet-accused-5 = Poets are always accused first, { $name }. It’s tradition.
dreams-remark-poet-accused-6 = If I were mortal, { $name }, would my ink glow in the dark?
dreams-remark-poet-accused-7 = Such harsh words, { $name }, on such a mild night.

dreams-remark-poet-defend-1 = Let { $name } shine. That light is real.
dreams-remark-poet-defend-2 = { $name } dreams the dream I dream. I can tell by the rhythm.
dreams-remark-poet-defend-3 = You’re throwing stones at the moon. Spare { $name }.
dreams-remark-poet-defend-4 = There’s no false rhyme in { $name }.
dreams-remark-poet-defend-5 = I’d lend { $name } my last candle.

dreams-remark-poet-claim-1 = I see the dream as one sees the sea: all of it at once.
dreams-remark-poet-claim-2 = The vision hums in me. I mustn’t sing it.
dreams-remark-poet-claim-3 = We’re all looking at one picture. One of us is looking at us.
dreams-remark-poet-claim-4 = Somewhere among us beats a very small heart.
dreams-remark-poet-claim-5 = I could say it in one word, and so I say it in none.
dreams-remark-poet-claim-6 = The night is full of answers. Who is only asking?

dreams-remark-poet-found-1 = { $name }! Under the mask, a human face. How lovely.
dreams-remark-poet-found-2 = I heard your heart beat, { $name }.
dreams-remark-poet-found-3 = { $name } was the last line, and I guessed the rhyme.
dreams-remark-poet-found-4 = Farewell, { $name }. You wore immortality well.
dreams-remark-poet-found-5 = So it was you, { $name }, dreaming among the dreamers.

dreams-remark-poet-fooled-1 = I chased a shadow, and it was mine.
dreams-remark-poet-fooled-2 = So much moonlight, and I still missed it.
dreams-remark-poet-fooled-3 = My ear is fine. My eye is a romantic.
dreams-remark-poet-fooled-4 = I’ve accused a rose of being a rose.
dreams-remark-poet-fooled-5 = The mortal walked past me, humming. I hummed along.

dreams-remark-poet-escaped-1 = I walked among gods, and nobody asked for my ticket.
dreams-remark-poet-escaped-2 = A night among you, unseen. I’ll write it down.
dreams-remark-poet-escaped-3 = I knew nothing, and rhymed on it.
dreams-remark-poet-escaped-4 = My mask was moonlight. It fits anyone.

dreams-remark-poet-caught-1 = You’ve read me to the last line.
dreams-remark-poet-caught-2 = Icarus sends his regards.
dreams-remark-poet-caught-3 = So ends the song. The applause is yours.
dreams-remark-poet-caught-4 = I flew well. It’s the landing I never learn.
