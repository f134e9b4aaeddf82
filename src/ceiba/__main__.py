"""`python -m ceiba` is the `ceiba` command."""

from ceiba.cli import main

if __name__ == "__main__":
    main()
