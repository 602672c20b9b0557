### What the first game of Orichalque says. .name is the heading of what it is about.

## What happened

lesson-or-goal = Whoever first has { $enough } victory points and no creature on the island wins at once. A Titan, a temple and a medallion are 1 point each. You have { $hoplites ->
        [one] { $hoplites } hoplite
       *[other] { $hoplites } hoplites
    } and { $orichalque } orichalque. A turn is: a card, its tile, its action.
    .name = The goal
lesson-or-founded = Your metropolis stands, and its port has given you { $hoplites ->
        [0] { $orichalque } orichalque.
        [one] { $hoplites } hoplite{ $orichalque ->
            [0] .
           *[other] {" "}and { $orichalque } orichalque.
        }
       *[other] { $hoplites } hoplites{ $orichalque ->
            [0] .
           *[other] {" "}and { $orichalque } orichalque.
        }
    } It holds a mine and a training camp, so Produce and Recruit bring something from the first turn.
    .name = The metropolis
lesson-or-titan = { $hydra ->
        [1] The Hydra has brought you { $titan_acc }
       *[0] Three connected cells of one terrain have drawn { $titan_acc } to you
    }: that is 1 victory point, and { $points } in all. The favour: { $does }
    .name = A Titan comes
lesson-or-titan-lost = { $hydra ->
        [1] With a Hydra,
       *[0] With an area of three,
    } the other player has taken { $titan_acc } from you. Three connected cells of its terrain, one of them newly laid, bring it back.
    .name = A Titan leaves you
lesson-or-titan-other = The other player has { $titan_acc } now, and { $points ->
        [one] { $points } victory point.
       *[other] { $points } victory points.
    } Three connected cells of the terrain take it away again.
    .name = A Titan for the other player
lesson-or-beast = With the tile came { $creature_the }, strength { $strength }, at { $cell }. As long as a creature is on your island you cannot win, and nothing may be built next to it. Capture rids you of it. The loot: { $loot }
    .name = A creature on the island
lesson-or-port = The tile covers a port: { $hoplites ->
        [0] { $orichalque } orichalque
        [one] { $hoplites } hoplite{ $orichalque ->
            [0] {""}
           *[other] {" "}and { $orichalque } orichalque
        }
       *[other] { $hoplites } hoplites{ $orichalque ->
            [0] {""}
           *[other] {" "}and { $orichalque } orichalque
        }
    } for you. Every port gives its resources once.
    .name = A port
lesson-or-homeless = There is no room for the tile on your island, so it goes back under its pile. The action follows all the same.
    .name = No room
lesson-or-captured = The fight is won, and { $creature_the } is yours. { $hospital ->
        [0] The hoplites that stood on it are used up.
       *[other] Your Hospital saves one of the hoplites that stood on it, if there was one.
    } Two captured creatures also pay for an extra action. { $beasts ->
        [0] Your island is free of creatures.
        [one] One creature is left on your island.
       *[other] { $beasts } creatures are left on your island.
    }
    .name = Captured
lesson-or-fight-lost = The fight is lost, and the Capture is over. { $hoplites ->
        [0] You had no hoplites in it, so you lose none.
        [one] Your hoplite stays on the creature and counts in the next fight.
       *[other] Your { $hoplites } hoplites stay on the creature and count in the next fight.
    }
    .name = A fight lost
lesson-or-temple = A temple: 1 victory point, { $points } in all. Its four cells are covered now and no longer count as terrain.
    .name = A temple
lesson-or-medallion = A medallion: 5 orichalque for 1 victory point, { $points } in all. It needs no room on the island.
    .name = A medallion
lesson-or-built = Built: { $building }. { $does } The cell under it is no longer terrain and counts for no Titan and no temple.
    .name = A building
lesson-or-favour = { $titan } has granted the favour and is inactive now. The point stays. A new area of three makes the Titan active again.
    .name = The favour
lesson-or-produced = Your mines have brought { $orichalque } orichalque. Five of them make a medallion, two an extra action.
    .name = Orichalque
lesson-or-recruited = Your camps have brought { $hoplites ->
        [one] { $hoplites } hoplite.
       *[other] { $hoplites } hoplites.
    } Hoplites pay for the dearer cards, fight, and buy extra actions; the player with the most of them begins the next round.
    .name = Hoplites
lesson-or-bought = You pay first and act then: one extra action per turn, a second only with the Forge.
    .name = An extra action
lesson-or-declined = You have declined the action. That is allowed; the card is used up all the same.
    .name = Declining
lesson-or-rival-took = The other player has taken the card at place { $place }, and the cards to its right have moved left. That made a card cheaper: “{ $action }” went from place { $from } to { $to }, and { $cost ->
        [0] is free there
       *[other] costs { $cost } there
    } instead of { $was ->
        [one] { $was } hoplite.
       *[other] { $was } hoplites.
    }
    .name = Cards become cheaper
lesson-or-rival = { $temple ->
        [1] A temple
       *[0] A medallion
    } for the other player, who has { $points ->
        [one] { $points } victory point now.
       *[other] { $points } victory points now.
    }
    .name = Points of the other player
lesson-or-round = Round { $round }: there are new cards and buildings. { $first ->
        [you] You begin
       *[other] The other player begins
    }: the initiative goes by hoplites in stock, and you had { $hoplites }, the other { $rival }{ $tie ->
        [1] ; on a tie it changes hands.
       *[0] .
    } Whoever does not begin has just gained 1 hoplite.
    .name = A new round

## What is asked

lesson-or-over = { $outcome ->
        [won] You have won with { $points } victory points; the other player has { $best }.
       *[lost] The game is over: { $points } victory points for you, { $best } for the other player.
    } Play on against a stronger bot, with three or four players, or alone against the automaton. The rulebook shows every building and creature with an example.
    .name = The end
lesson-or-enough = You have now seen a whole turn several times, and here the lesson ends: { $rounds } rounds, { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } for you. You can continue the game, { $short ->
        [0] with enough points, once the creatures are gone.
        [one] one point short of the goal.
       *[other] { $short } points short of the goal.
    } What is new will still be explained; what this game has not shown is listed below.
    .name = The end of the lesson
lesson-or-metropolis = First you place your metropolis: one of its two cells on a port, the other on a free cell next to it. The port gives its resources at once. Everything you lay later must touch what is there, so choose a place with room around it.
    .name = Placing the metropolis
lesson-or-card = Choose one of { $n } cards. Each has an action and a tile, which come together. The two on the left are free, the others cost 1 or 2 hoplites; you have { $hoplites }. { $can ->
        [one] You can pay for one.
       *[other] You can pay for { $can }.
    } Where a creature sits on a volcano, it comes along.
    .name = Choosing a card
lesson-or-tile = Lay the tile on free cells, touching your metropolis or a tile; you may turn it. There { $n ->
        [one] is one way
       *[other] are { $n } ways
    } to do it. Three connected cells of one terrain draw a Titan; four different ones in a rhombus make room for a temple.
    .name = Laying the tile
lesson-or-produce = Your card lets you Produce: 1 orichalque for each mine, { $n } at the moment, the one of the metropolis included.
    .name = Produce
lesson-or-recruit = Your card lets you Recruit: 1 hoplite for each training camp, { $n } at the moment, the one of the metropolis included.
    .name = Recruit
lesson-or-capture = Your card lets you Capture: { $beasts ->
        [one] fight the creature on your island.
       *[other] fight the { $beasts } creatures on your island, one after another, until you lose or stop.
    } You have { $hoplites ->
        [one] { $hoplites } hoplite
       *[other] { $hoplites } hoplites
    } to add.
    .name = Capture
lesson-or-construct = Your card lets you Construct: a building, a temple or a medallion, whichever is possible now.
    .name = Construct
lesson-or-fight = The creature at { $cell }, { $creature_the }, has strength { $strength }. You roll one die, plus one for each hoplite on it, up to three. You win if the sum reaches the strength, or if a die shows a skull. { $most ->
        [0] Your chance: { $odds0 }%.
        [1] Your chance: { $odds0 }% without, { $odds1 }% with one hoplite.
        [2] Your chance: { $odds0 }% without, { $odds1 }% with one, { $odds2 }% with two hoplites.
       *[3] Your chance: { $odds0 }% without, { $odds1 }% with one, { $odds2 }% with two, { $odds3 }% with three hoplites.
    }{ $stuck ->
        [0] {""}
        [one] {" "}One stands there already.
       *[other] {" "}{ $stuck } stand there already.
    }
    .name = A fight
lesson-or-build = { $build ->
        [1] A building goes onto the terrain of its spot, or onto an empty volcano.
       *[0] There is no place for a building at the moment.
    } { $temple ->
        [1] There is room for a temple.
       *[0] There is no place for a temple yet.
    } A medallion costs 5 orichalque; you have { $orichalque }. Temples and medallions are points; a building helps for the rest of the game, and covers its cell.
    .name = What to construct
lesson-or-raise = The Minotaur leaves a building: { $building }. { $does } You may put it on any uncovered terrain or empty volcano that is not next to a creature, or give it back.
    .name = The Minotaur’s loot
lesson-or-extra = You may buy one more action now: for 2 hoplites, 2 orichalque or 2 captured creatures. You have { $hoplites }, { $orichalque } and { $captured }. { $can ->
        [0] None of that is possible now, so you can only end your turn.
        [one] There is one possibility.
       *[other] There are { $can } possibilities.
    }
    .name = An extra action?
lesson-or-discard = With two players you end your turn by removing a card from the display. Its tile and creatures go, too: look at what would suit the other player.
    .name = Removing a card
lesson-or-welcome = You may hold one Titan, and one more for each Oratory. If several come, you say which comes first, and which you give back; it goes to the centre, active.
    .name = Too many Titans
lesson-or-again-card = Choose a card: { $hoplites ->
        [one] { $hoplites } hoplite
       *[other] { $hoplites } hoplites
    } in your stock, { $points } of { $enough } points.
    .name = A card
lesson-or-again-tile = Lay the tile. There { $n ->
        [one] is one way.
       *[other] are { $n } ways.
    }
    .name = The tile
lesson-or-again-act = { $action }, if you like. { $does }
    .name = The action
lesson-or-again-fight = { $creature }, strength { $strength }: { $most ->
        [0] { $odds0 }%.
        [1] { $odds0 }% without, { $odds1 }% with one hoplite.
        [2] { $odds0 }% without, { $odds1 }% with one, { $odds2 }% with two hoplites.
       *[3] { $odds0 }% without, { $odds1 }% with one, { $odds2 }% with two, { $odds3 }% with three hoplites.
    }
    .name = A fight
lesson-or-again-build = Construct something. You have { $orichalque } orichalque and { $points } of { $enough } points.
    .name = Construct
lesson-or-again-extra = An extra action, or the end of your turn: { $hoplites ->
        [one] { $hoplites } hoplite
       *[other] { $hoplites } hoplites
    }, { $orichalque } orichalque, { $captured ->
        [one] { $captured } captured creature.
       *[other] { $captured } captured creatures.
    }
    .name = An extra action?
lesson-or-again-discard = Remove a card from the display. You have { $points } of { $enough } points.
    .name = Removing a card
lesson-or-again = Your choice. You have { $points } of { $enough } victory points.
    .name = Your choice

## What is not possible

lesson-try-inland = Why not inland, on { $cell } and { $other }?
    .why = One cell of the metropolis has to cover a port, and neither of these is one.
lesson-try-dear = Why not the card at place { $place }, with { $hoplites ->
        [one] { $hoplites } hoplite
       *[other] { $hoplites } hoplites
    }?
    .why = That place costs { $cost ->
        [one] { $cost } hoplite
       *[other] { $cost } hoplites
    }.
lesson-try-apart = Why not over there at { $cell }, away from everything?
    .why = A tile has to touch your metropolis or another tile of yours.
lesson-try-more = Why not with { $n } hoplites?
    .why = You do not have that many: there are { $hoplites } in your stock.
lesson-try-ground = Why not { $building_the } { $land_on }?
    .why = A building goes onto the terrain of the spot where it lies, or onto an empty volcano; and never next to a creature.
lesson-try-medallion = Why no medallion, with { $orichalque } orichalque?
    .why = A medallion costs 5 orichalque.
lesson-try-produce = Why can’t orichalque buy a Produce?
    .why = Orichalque pays for Capture, Construct or Recruit; for Produce pay with hoplites or creatures.
lesson-try-recruit = Why can’t hoplites buy a Recruit?
    .why = Hoplites pay for Capture, Construct or Produce; for Recruit pay with orichalque or creatures.
