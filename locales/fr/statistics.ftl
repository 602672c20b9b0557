stats-not-over = Cette partie n’est pas finie : il n’y a rien à compter.
