"""Everything that lasts: SQLite by default, PostgreSQL for several servers. `queries.Store` is the way in."""
