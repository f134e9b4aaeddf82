"""What can be wrong with a store, and is not the fault of whoever asks."""


class StoreError(Exception):
    """The store cannot be used; the message says why and what to do."""


class StoreBusy(Exception):
    """The database has not answered in time. What was asked for may or may not be done: it can be asked again."""

    def __init__(self) -> None:
        super().__init__("the database does not answer; try again in a moment.")
