### What the first game of Oriflamme: Alliance says, to who knows Oriflamme. $whose is `you` or `other`.

## What happened

lesson-al-goal = You play as in Oriflamme, with ten other cards, and five verdict tokens that all share. You lead { $family }; { $aside1 }, { $aside2 } and { $aside3 } lie aside. Whatever is new is explained as it comes up.
    .name = Ten other cards
lesson-al-extorted = { $mine ->
        [1] You have eliminated
       *[0] { $by } has eliminated
    } { $whose ->
        [you] your Extortion. You gain
       *[other] the Extortion { $who_of }, who gains
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: 2 for each card the attacker has on top in the queue. The attacker also loses 1 point from each own hidden card that has any.
    .name = Extortion takes effect
lesson-al-lost = { $who } has eliminated a card of yours: { $the }. Only the points in your stock are safe{ $points ->
        [0] .
        [one] ; the one on it is gone.
       *[other] ; the { $points } on it are gone.
    }
    .name = A card of yours is eliminated
lesson-al-marked = A card { $whose ->
        [you] of yours
       *[other] { $who_of }
    } bears a verdict now. Any Judge, not only the one that put it there, may eliminate it from now on. The token goes wherever the card goes; { $left ->
        [one] { $left } is left.
       *[other] { $left } are left.
    }
    .name = Verdict tokens
lesson-al-infiltration = { $whose ->
        [you] Your Infiltration lies
       *[other] The Infiltration { $who_of } lies
    } in reserve, out of reach to the end of the game. From now on every hidden card that its owner eliminates brings 2 points more.
    .name = Infiltration in reserve
lesson-al-deal = { $whose ->
        [you] Your Deal lies
       *[other] The Deal { $who_of } lies
    } in reserve with { $points ->
        [0] nothing on it, so it will pay nothing.
        [one] { $points } point on it. It pays that much at the start of each later round, as long as its owner has a card on top in the queue.
       *[other] { $points } points on it. It pays that much at the start of each later round, as long as its owner has a card on top in the queue.
    }
    .name = Deal in reserve
lesson-al-dealt = A new round, and the Deal pays: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $whose ->
        [you] for you.
       *[other] for { $who_to }.
    } What lies on it stays there.
    .name = The Deal pays
lesson-al-hid = The Insurrection { $whose ->
        [you] of your family
       *[other] { $who_of }
    } lies face down again, without points. Everybody knows what it is. To be revealed once more it first needs a point on it.
    .name = Insurrection hides again
lesson-al-given = An Empress has put { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on a hidden card of yours. The owner of an Empress gains 2 and gives 1 to another player’s hidden card, if there is one.
    .name = A gift
lesson-al-swapped = { $whose ->
        [you] Your Informer is
       *[other] The Informer { $who_of } is
    } back in the hand, and everybody saw it. In its place lies a hand card, face down, which does not act this round.
    .name = The Informer swaps
lesson-al-met = { $who } reveals { $the }. Its effect: { $does }
    .name = New: { $name }

## What is asked

lesson-al-bare = At { $position } lies your Insurrection, with no point on it. It cannot be revealed without one, so this time you can only keep it. The others are not told that you had no choice.
    .name = Not without a point
lesson-al-empress = The Empress brings 2 points, and 1 more goes onto a hidden card of another player: whose, is up to you. A gift can make a card worth striking.
    .name = The Empress
lesson-al-informer = Choose one of two ways: gain as much as lies on the hidden cards of other families beside it, or take the Informer back and lay a hand card face down in its place.
    .name = The Informer
lesson-al-judge = Choose one of two ways: gain 1 point and put a verdict token on a card, or eliminate a card that bears one. A verdict is a threat first and a strike later.
    .name = The Judge
lesson-al-diplomat = Choose one of two ways: gain 1 point and put 2 on another face-up Diplomat, or take all that lies on this one and leave the queue. The others decide how much that will be.
    .name = The Diplomat
lesson-al-deserter = The Deserter strikes a card beside it, and a character brings 1 point more. Afterwards it needs a face-up character beside it, or it has to go. Look at what will lie next to it.
    .name = The Deserter
lesson-al-last-face = The last round: points on cards in the queue count for nobody at the end. { $trap ->
        [extortion] Hidden, the Extortion at { $position } still works: if another family eliminates it later this round, you gain 2 points for each card that family then has on top in the queue; if nobody does, it brings nothing. Revealed, it brings 1 point{ $points ->
            [0] .
           *[other] , and what lies on it goes to the supply.
        }
       *[none] Keep { $the } at { $position }, and nothing of it reaches your stock. Reveal it, { $takes ->
            [0] and this is what it does:
           *[1] { $points ->
                [0] and it acts:
                [one] and the point on it is yours, and it acts:
               *[other] and the { $points } points on it are yours, and it acts:
            }
        } { $does }
    }
    .name = Now or never
lesson-al-card = Your card at { $position } has its turn: { $the }. Its effect: { $does }
    .name = New: { $name }
lesson-al-again-place = Round { $round } of { $rounds }: lay a card at an end of the queue{ $mine ->
        [0] .
       *[other] { $round ->
            [1] .
           *[other] , or onto a card of your own.
        }
    }
    .name = Your card
lesson-al-again-last = The last round goes on. { $trap ->
        [extortion] Hidden, the Extortion at { $position } still works: if another family eliminates it later this round, you gain 2 points for each card that family then has on top in the queue; if nobody does, it brings nothing. Revealed, it brings 1 point{ $points ->
            [0] .
           *[other] , and what lies on it goes to the supply.
        }
       *[none] Keep { $the } at { $position }, and nothing of it reaches your stock. Reveal it, { $takes ->
            [0] and this is what it does:
           *[1] { $points ->
                [0] and it acts:
                [one] and the point on it is yours, and it acts:
               *[other] and the { $points } points on it are yours, and it acts:
            }
        } { $does }
    }
    .name = Now or never
lesson-al-again-face = Your card at { $position }, { $the }, has { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on it. { $free ->
        [0] It can only be kept.
       *[1] Keep it or reveal it?
    } Its effect: { $does }
    .name = Keep or reveal
lesson-al-again-effect = Choose for { $the }. { $does }
    .name = Your choice
lesson-al-end = { $outcome ->
        [won] You have won with { $points } points; the best of the others has { $best }.
        [shared] You share the victory with { $points } points.
       *[lost] The game is over: { $points } points for you, { $best } for the best of the others.
    } The cards of both games can be mixed: any ten of the twenty cards make a game. Or play a whole game against bots.
    .name = The end
