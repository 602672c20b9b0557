"""What is asked for by HTTP: a file for each resource, with its structs."""
