### The session at the terminal: commands, handing over, saving, continuing.

play-prompt = Votre choix (? pour l’aide)
play-no-number = Il n’y a pas de choix { $number } : le dernier est le { $last }.
play-log = Tout le journal

# Words that stand for a command, besides the English ones; the first is shown in the help.
play-word-log = journal
play-word-seen = vues vus
play-word-save = enregistrer sauver
play-word-quit = quitter

play-help = Ce que vous pouvez taper
play-help-number = faire le choix qui porte ce numéro
play-help-notation = le même choix, écrit en notation
play-help-card = ce que fait une carte ; quelques lettres suffisent
play-help-position = ce qu’on sait d’une position
play-help-log = tout le journal
play-help-seen = ce qu’on a vu jusqu’ici
play-help-save = enregistrer la partie maintenant
play-help-quit = enregistrer et quitter ; Ctrl-C fait de même
play-help-enter = Entrée
play-help-again = montrer de nouveau la table
play-help-choice = ce qui suivrait de ce choix
play-help-search = les choix, les faits et les règles qui contiennent ce mot
play-help-rule = une règle, par son numéro
play-help-known = tout ce que vous savez, en notation
play-nothing-called = Aucun choix, aucun fait ni aucune règle ne s’appelle « { $word } ».
play-example-card = ? { $card }

play-curtain = Passez le clavier à { $name }
play-curtain-private = Personne d’autre ne doit regarder l’écran.
play-curtain-key = Appuyez sur une touche quand vous y êtes.
play-curtain-line = Appuyez sur Entrée quand vous y êtes.
play-next = Entrée : étape suivante · r : jusqu’à la fin de la manche · q : quitter

play-saved = La partie est enregistrée dans { $file }.
play-go-on = Pour continuer :
play-done-saved = La partie terminée est enregistrée dans { $file }.
play-not-saved = Impossible d’enregistrer la partie dans { $file } : { $problem }.
play-not-read = Impossible de lire { $file } : { $problem }.
play-not-text = { $file } n’est pas un fichier texte : ce ne peut être une partie enregistrée.
play-bad-record = { $file } ne peut pas être repris :
play-bad-record-move = { $file } ne peut pas être repris ; le coup { $move } est le premier qui ne convient pas :
play-bad-seat = « { $seat } » n’est pas une place. Les places sont « you », « bot » et les niveaux ({ $levels }), avec un nom si vous voulez : you:Mira.
play-failed = Le jeu { $game } a échoué ({ $problem }). Cela intéressera son auteur : { $where }
play-exists = { $file } existe déjà. Choisissez un autre nom, ou reprenez la partie : { $command }
play-elsewhere = Le fichier a été modifié par quelqu’un d’autre ; la partie est désormais enregistrée dans { $file }.
