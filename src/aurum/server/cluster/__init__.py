"""What several processes of one server share."""
