"""What is kept, and where: SQLite by default, PostgreSQL for several servers."""
