"""Tables by a link: people and bots play over the network, and nothing acknowledged is lost."""
