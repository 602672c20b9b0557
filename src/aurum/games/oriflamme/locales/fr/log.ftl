### What happened, one message for each kind of event. $you is `you` when it is the reader's family,
### else `other`; $who and its cases name the family; $amount is a number of points in words.

log-dealt = { $you ->
    [you] Vous avez { $cards } cartes en main. Écartées : { $aside }.
   *[other] { $who } a { $cards } cartes en main. Écartées : { $aside }.
}
log-dealt-unseen = Chaque famille a { $cards } cartes en main ; trois autres sont écartées en secret.
log-began = Manche { $round } · { $you ->
    [you] vous commencez
   *[other] { $who } commence
}
log-resolution = Manche { $round } · résolution

log-placed-alone = { $you ->
    [you] Vous placez une carte dans la file vide.
   *[other] { $who } place une carte dans la file vide.
}
log-placed-alone-known = { $you ->
    [you] Vous placez { $the } dans la file vide.
   *[other] { $who } place { $the } dans la file vide.
}
log-placed-start = { $you ->
    [you] Vous placez une carte au début.
   *[other] { $who } place une carte au début.
}
log-placed-start-known = { $you ->
    [you] Vous placez { $the } au début.
   *[other] { $who } place { $the } au début.
}
log-placed-end = { $you ->
    [you] Vous placez une carte à la fin.
   *[other] { $who } place une carte à la fin.
}
log-placed-end-known = { $you ->
    [you] Vous placez { $the } à la fin.
   *[other] { $who } place { $the } à la fin.
}
log-placed-on = { $you ->
    [you] Vous recouvrez votre carte en { $position }.
   *[other] { $who } recouvre sa carte en { $position }.
}
log-placed-on-known = { $you ->
    [you] Vous recouvrez votre carte en { $position } avec { $the }.
   *[other] { $who } recouvre sa carte en { $position } avec { $the }.
}

log-kept = { $you ->
    [you] Vous gardez cachée la carte en { $position } : { $amount } dessus.
   *[other] { $who } garde cachée la carte en { $position } : { $amount } dessus.
}
log-revealed = { $you ->
    [you] Vous révélez { $the } en { $position }{ $points ->
        [0] .
       *[other] {" "}et en prenez { $amount }.
    }
   *[other] { $who } révèle { $the } en { $position }{ $points ->
        [0] .
       *[other] {" "}et en prend { $amount }.
    }
}
log-idle = { $subject } en { $position } reste sans effet.
log-idle-why = { $subject } en { $position } reste sans effet{ $why }.
idle-soldier = {"\u00A0"}: aucune carte voisine
idle-spy = {"\u00A0"}: personne à qui prendre un point
idle-heir = {"\u00A0"}: une autre carte du même nom est visible
idle-shapeshifter = {"\u00A0"}: personne à copier
idle-decree = {"\u00A0"}: aucune autre carte à déplacer
log-rested = { $you ->
    [you] Votre carte en { $position }, arrivée par échange cette manche, n’agit pas.
   *[other] La carte { $of } en { $position }, arrivée par échange cette manche, n’agit pas.
}

log-gained = { $you ->
    [you] Vous gagnez { $amount } avec { $the }.
   *[other] { $who } gagne { $amount } avec { $the }.
}
log-gained-nothing = { $you ->
    [you] { $the } ne vous rapporte rien.
   *[other] { $the } ne rapporte rien { $to }.
}
log-gained-elimination = { $you ->
    [you] Vous gagnez { $amount } pour l’élimination.
   *[other] { $who } gagne { $amount } pour l’élimination.
}
log-gained-ambush = { $you ->
    [you] C’était une Embuscade ! Vous gagnez { $amount }.
   *[other] C’était une Embuscade ! { $who } gagne { $amount }.
}
log-gained-extortion = { $you ->
    [you] C’était une Extorsion ! Vous gagnez { $amount }.
   *[other] C’était une Extorsion ! { $who } gagne { $amount }.
}
log-gained-infiltration = { $you ->
    [you] Votre Infiltration en réserve rapporte { $amount }.
   *[other] L’Infiltration { $of } en réserve rapporte { $amount }.
}
log-gained-deal = { $you ->
    [you] Votre Pacte en réserve rapporte { $amount }.
   *[other] Le Pacte { $of } en réserve rapporte { $amount }.
}
log-gained-deal-end = { $you ->
    [you] Les points de votre Pacte rejoignent votre trésor : { $amount }.
   *[other] Les points du Pacte { $of } rejoignent son trésor : { $amount }.
}
log-robbed = { $you ->
    [you] Vous prenez 1 point dans { $stock }.
   *[other] { $who } prend 1 point dans { $stock }.
}
log-put = { $amount } de plus sur { $target } en { $position }.
log-drained = Retour à la banque : { $amount } de { $you ->
    [you] votre carte
   *[other] la carte { $of }
} en { $position }.

log-eliminated = { $you ->
    [you] Vous éliminez { $target } en { $position }{ $lost }.
   *[other] { $who } élimine { $target } en { $position }{ $lost }.
}
log-eliminated-hidden = { $you ->
    [you] Vous éliminez { $target } en { $position } : { $the }{ $lost }.
   *[other] { $who } élimine { $target } en { $position } : { $the }{ $lost }.
}
log-lost = {" "}({ $amount } à la banque)
log-discarded = { $subject } part à la défausse{ $lost }.
log-discarded-ambushed = { $subject }, qui a attaqué, part à la défausse{ $lost }.
log-reserved = { $you ->
    [you] Vous mettez { $the } dans votre réserve{ $points ->
        [0] .
       *[other] {" "}avec { $amount } dessus.
    }
   *[other] { $who } met { $the } en réserve{ $points ->
        [0] .
       *[other] {" "}avec { $amount } dessus.
    }
}
log-copied = { $subject } en { $position } copie { $the } en { $model }.
log-moved = { $you ->
    [you] Vous déplacez { $target } (de { $position } à { $goal }).
   *[other] { $who } déplace { $target } (de { $position } à { $goal }).
}
log-swapped = { $you ->
    [you] Vous reprenez { $the } en { $position } et posez une carte cachée à sa place.
   *[other] { $who } reprend { $the } en { $position } et pose une carte cachée à sa place.
}
log-swapped-known = { $you ->
    [you] Vous reprenez { $the } en { $position } et posez { $laid } face cachée à sa place.
   *[other] { $who } reprend { $the } en { $position } et pose { $laid } face cachée à sa place.
}
log-marked = { $you ->
    [you] Vous posez un jeton verdict sur { $target } en { $position }.
   *[other] { $who } pose un jeton verdict sur { $target } en { $position }.
}
log-hid = { $subject } en { $position } se retourne face cachée.
log-ended = La partie est finie
