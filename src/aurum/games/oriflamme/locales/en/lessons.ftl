### What the first game of Oriflamme says. .name is the heading of what it is about.
### $who is a family, $the a card inside a sentence, $does what the card does; numbers are as on the board.

## What happened

lesson-of-goal = Six rounds, one card in each, and then the largest stock wins. You lead { $family }; like everybody you begin with 1 point. You hold seven cards. { $aside1 }, { $aside2 } and { $aside3 } lie aside for the whole game, and only you know it.
    .name = The goal
lesson-of-placed = At { $position } of { $n } lies { $the }, face down. Only you know what it is.
    .name = A card of yours in the queue
lesson-of-covered = Under your new card at { $position } lies { $the }{ $points ->
        [0] .
        [one] , with { $points } point on it.
       *[other] , with { $points } points on it.
    } Nobody can touch it there. It does not act and gathers nothing until the card above it leaves.
    .name = A covered card
lesson-of-kept = { $points ->
        [one] { $points } point lies
       *[other] { $points } points lie
    } on { $the } at { $position }, not in your stock. What happens to the points is decided when the card is revealed. If somebody eliminates the card first, they are lost.
    .name = Points on a card
lesson-of-kept-other = { $who } keeps the card at { $position } hidden: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on it. The points are there for all to see, the card is not. A card with many points is worth eliminating, and a player who has set a trap counts on that.
    .name = Others wait, too
lesson-of-met = { $who } reveals { $the }. Its effect: { $does }
    .name = New: { $name }
lesson-of-stays = A character stays: { $the } lies face up at { $position }. From now on it acts in every round by itself, whether that suits you or not.
    .name = Characters stay
lesson-of-goes = An intrigue works once. Now { $the } lies in your discard pile, for everybody to see.
    .name = Intrigues leave
lesson-of-works = Face up, { $the } has acted again by itself: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more in your stock.
    .name = A character at work
lesson-of-idle = There was nothing for { $the } to act on, so nothing happened.
    .name = Nothing to act on
lesson-of-conspired = The Conspiracy is revealed: it had { $lay } on it, and your stock gains { $points }. Double, and no more than that.
    .name = The Conspiracy pays
lesson-of-lost = { $who } has eliminated a card of yours, { $the }, and gains 1 point for it. { $points ->
        [0] There was nothing on it to lose.
        [one] The point on it is gone.
       *[other] The { $points } points on it are gone.
    }
    .name = A card of yours is eliminated
lesson-of-struck = You have eliminated { $the } { $whose_of }: 1 point for you. { $points ->
        [0] Nothing lay on it.
        [one] The point on it goes to the supply.
       *[other] The { $points } points on it go to the supply.
    } The card now lies face up in the discard pile { $whose_of }.
    .name = You eliminate a card
lesson-of-struck-self = You have eliminated a card of your own, { $the }. That pays 1 point, too.
    .name = Eliminating your own card
lesson-of-seen-struck = { $who } eliminates { $the } { $whose_of } and gains 1 point. Whatever lay on the card is lost.
    .name = Others strike
lesson-of-robbed = { $who } has taken 1 point from your stock. A Spy reaches only those who lie beside it: never the points on a card, always the stock.
    .name = Robbed
lesson-of-rob = You have taken 1 point { $who_from }, out of the stock and not off a card.
    .name = The Spy at work
lesson-of-sprung-own = { $who } has struck your Ambush. You gain 4 points, and the attacking card is discarded. The 1 point for eliminating remains with the attacker.
    .name = Your Ambush springs
lesson-of-sprung-other = That was an Ambush. It brings 4 points to { $who_to }, and your attacking card is discarded. You keep 1 point for eliminating.
    .name = You walk into an Ambush
lesson-of-moved = By the Royal Decree { $who_of }, { $own ->
        [1] your card
       *[0] a card
    } is in another place now. Positions take their turn, not cards: a card moved to after the Decree acts this round, even for the second time; a card moved to before it does not.
    .name = The Royal Decree

## What is asked

lesson-of-place = { $n ->
        [0] The queue is empty. Lay any card of your hand.
        [one] A card lies in the queue, face down. Lay one of yours before it or after it.
       *[other] { $n } cards lie in the queue, face down. Lay one of yours before them or after them.
    } The queue acts from start to end, so what lies at the start acts first. Many cards strike or count their neighbours; which card you lay, and where, is all you decide now. Below you can ask what is not allowed, and why.
    .name = Laying a card
lesson-of-cover = Round { $round }. The queue stays as it is, and { $first ->
        [you] you begin.
       *[other] { $who } begins.
    } From now on you may also lay a card onto one of your own. { $mine ->
        [0] You have none in the queue at the moment.
        [one] You have one on top in the queue.
       *[other] You have { $mine } on top in the queue.
    } What you cover is safe, and does nothing.
    .name = Covering
lesson-of-count = { $shown ->
        [0] No card of the others has been shown so far.
        [one] { $shown } card of the others has been shown so far.
       *[other] { $shown } cards of the others have been shown so far.
    } Every family has the same ten, so each one that is shown narrows down what still lies hidden. “Cards seen” keeps the list for you.
    .name = What you can know
lesson-of-ripen = Round { $round } of { $rounds }. A card you lay now has its turn { $turns ->
        [one] { $turns } more time
       *[other] { $turns } more times
    } at most. Each time you keep it, it gains a point; but only points in your stock win the game.
    .name = Time runs out
lesson-of-last = The last round, and your last card: the seventh is never played. After it only stocks count, and what lies on cards is worth nothing. A card that needs time to gather points comes too late now.
    .name = The last round
lesson-of-last-face = The last round: what lies on a card at the end counts for nobody. { $trap ->
        [ambush] Hidden, the Ambush at { $position } is still a trap: if another family eliminates it later this round, you gain 4 points; if nobody does, it brings nothing. Revealed, it brings 1 point{ $points ->
            [0] .
           *[other] , and what lies on it goes to the supply.
        }
       *[none] Keep { $the } at { $position }, and nothing of it reaches your stock, unless it gets another turn. Reveal it, { $takes ->
            [0] and this is what it does:
           *[1] { $points ->
                [0] and it acts:
                [one] and the point on it is yours, and it acts:
               *[other] and the { $points } points on it are yours, and it acts:
            }
        } { $does }
    }
    .name = Now or never
lesson-of-face = Your card at { $position } has its turn: { $the }. Keep it hidden, and 1 point is put on it ({ $then } in all); it waits for the next round, if nobody eliminates it. Or reveal it{ $takes ->
        [0] ; it says itself what becomes of the points on it.
       *[1] { $points ->
            [0] {""}, and it acts at once.
            [one] {""}, take the point on it, and let it act.
           *[other] {""}, take the { $points } points on it, and let it act.
        }
    } Its effect: { $does }
    .name = Keep or reveal
lesson-of-archer = This is what an Archer does: the first or the last card of the queue is eliminated, whoever owns it. You gain 1 point, and the points on that card are lost. Choose.
    .name = The Archer
lesson-of-soldier = This is what a Soldier does: a card next to it is eliminated, hidden or not. It has to strike, even if only cards of your own lie beside it. Choose.
    .name = The Soldier
lesson-of-spy = This is what a Spy does: it takes 1 point out of the stock of a player who has a card beside it. Choose whose.
    .name = The Spy
lesson-of-shapeshifter = The Shapeshifter does what a face-up character beside it does, as if that were printed on itself. Choose whom it copies; next round you choose anew.
    .name = The Shapeshifter
lesson-of-decree = A Royal Decree moves one card, with all that lies on it. First choose the card; of a stack only the top one moves.
    .name = Moving a card
lesson-of-landing = Now choose where it lands: between two cards or at an end. A card after the Decree still acts in this round, even for the second time; a card before it does not.
    .name = Where it lands
lesson-of-assassination = Any card of the queue can be eliminated now, hidden or not. The more points lie on it, the more are lost; but a hidden card of another family may be an Ambush.
    .name = Any card at all
lesson-of-again-place = Round { $round } of { $rounds }: lay a card at an end of the queue{ $mine ->
        [0] .
       *[other] , or onto a card of your own.
    }
    .name = Your card
lesson-of-again-last = The last round goes on. { $trap ->
        [ambush] Hidden, the Ambush at { $position } is still a trap: if another family eliminates it later this round, you gain 4 points; if nobody does, it brings nothing. Revealed, it brings 1 point{ $points ->
            [0] .
           *[other] , and what lies on it goes to the supply.
        }
       *[none] Keep { $the } at { $position }, and nothing of it reaches your stock, unless it gets another turn. Reveal it, { $takes ->
            [0] and this is what it does:
           *[1] { $points ->
                [0] and it acts:
                [one] and the point on it is yours, and it acts:
               *[other] and the { $points } points on it are yours, and it acts:
            }
        } { $does }
    }
    .name = Now or never
lesson-of-again-face = Your card at { $position }, { $the }, has { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on it. Keep it or reveal it? Its effect: { $does }
    .name = Keep or reveal
lesson-of-again-effect = Choose for { $the }. { $does }
    .name = Your choice
lesson-of-end = { $outcome ->
        [won] You have won with { $points } points; the best of the others has { $best }.
        [shared] You share the victory with { $points } points.
       *[lost] The game is over: { $points } points for you, { $best } for the best of the others.
    } The lesson of Alliance goes on from here with ten other cards. Or play a whole game against bots, without explanations; the rulebook is one click away.
    .name = The end

## What is not possible

lesson-try-cover = Why not onto the card { $who_of } at { $position }?
    .why = That card is not yours. A card goes before the first one, behind the last one, or onto one of your own family.
lesson-try-aside = Why not { $the }, which lies aside?
    .why = It was set aside before the game and is never played. Choose from your hand.
lesson-try-eliminate = Why not the card at { $position }?
    .why = { $asks ->
        [archer] Only the first and the last card of the queue are within reach.
        [judge] That card bears no verdict.
       *[other] Only the cards right beside it are within reach.
    }
lesson-try-copy = Why can’t I copy the card at { $position }?
    .why = Only a character that lies face up right beside it can be copied, and no other Shapeshifter.
lesson-try-move = Why can’t the card at { $position } be moved?
    .why = The Decree moves another card, not itself.
lesson-try-favour = Why can’t the point go to the card at { $position }?
    .why = The gift goes onto a face-down card of another player.
lesson-try-rob = Why can’t I take it { $who_from }?
    .why = There has to be a card of theirs right beside it, and something in their stock.
lesson-try-rob-own = Why not from my own stock?
    .why = A Spy takes from other players.
