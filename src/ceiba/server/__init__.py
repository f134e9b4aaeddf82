"""The server: tables that never lose a move. docs/architecture.md says what each folder is for."""
