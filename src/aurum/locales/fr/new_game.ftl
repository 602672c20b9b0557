### `aurum new-game`

command-new-game = écrire l’ébauche d’un jeu à vous
    .more = Écrire l’ébauche d’un jeu sous forme de paquet Python : un petit jeu complet qui passe ses tests, à transformer en un autre. docs/write-a-game.md explique chaque fichier (en anglais).
command-new-game-name = le nom du jeu et de son paquet : minuscules sans accent, chiffres et _
command-new-game-folder = le dossier à écrire, qui ne doit pas encore exister (par défaut : un dossier du nom du jeu)
new-game-written = Le jeu « { $name } » est écrit. Installez-le, testez-le, jouez-y :
new-game-name = « { $given } » ne peut pas être le nom d’un jeu : prenez des minuscules sans accent, des chiffres et _, en commençant par une lettre.
new-game-keyword = « { $given } » est un mot du langage Python. Choisissez un autre nom.
new-game-exists = Il y a déjà un jeu appelé { $given }. Choisissez un autre nom.
new-game-module = Il y a déjà un module Python appelé { $given }. Choisissez un autre nom.
new-game-folder = { $path } existe déjà. Choisissez un autre dossier avec --folder.
