"""What a seat knows as numbers: named pieces of an array, and choices numbered without a gap."""
