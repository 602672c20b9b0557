"""The HTTP interface: a file for each resource, with its structs."""
