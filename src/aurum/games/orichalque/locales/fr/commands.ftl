### What the commands take for Orichalque.

command-solo = Orichalque : seul contre l’automate, easy, normal ou hard
command-play-boards = Orichalque : le plateau de chaque place, de A à D, séparés par des virgules (par défaut : tirés au sort)
command-play-sides = Orichalque : la face de chaque plateau, easy ou hard, ou choose pour la choisir une fois les plateaux distribués ; un mot pour tous, ou un par place (par défaut : easy)
command-play-initiative = Orichalque : international ou russian (par défaut : international)
command-play-components = Orichalque : l’ensemble de matériel, par son nom ou son fichier (par défaut : aurum)
