"""Which Ceiba this is: what pyproject.toml says, as its installer wrote it down."""


def version() -> str:
    from importlib.metadata import PackageNotFoundError, version  # late: slow to import, and many never ask

    try:
        return version("ceiba")
    except PackageNotFoundError:
        return "0+source"  # not installed
