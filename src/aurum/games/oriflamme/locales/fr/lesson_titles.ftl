### The lessons of Oriflamme, as they are listed.

lessons-oriflamme = Oriflamme
    .about = Poser, attendre, révéler, frapper : six manches à trois familles.
lessons-alliance = Oriflamme : Alliance
    .about = Pour qui connaît Oriflamme : dix autres cartes, des verdicts et des réserves.
