"""What commands print that is more than a line: tables, charts and sentences."""
