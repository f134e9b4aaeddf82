"""`python -m ceiba` is the `ceiba` command."""

from ceiba.cli import main

main()
