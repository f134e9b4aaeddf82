"""What can be wrong with a store, and is not the fault of whoever asks."""


class StoreError(Exception):
    """The store cannot be used; the message says why and what to do."""


class StoreDamaged(Exception):
    """The database itself is damaged: what was asked for cannot be read."""

    def __init__(self) -> None:
        super().__init__("the stored tables are damaged; whoever runs this server has to restore a backup.")

    def __reduce__(self) -> tuple[object, ...]:
        """Made again from what it was made of: without this, other processes could not be told of it."""
        return (type(self), (), self.__dict__)


class StoreBusy(Exception):
    """The database has not answered in time. What was asked for may or may not be done: it can be asked again."""

    def __init__(self) -> None:
        super().__init__("the database does not answer; try again in a moment.")

    def __reduce__(self) -> tuple[object, ...]:
        """Made again from what it was made of: without this, other processes could not be told of it."""
        return (type(self), (), self.__dict__)
