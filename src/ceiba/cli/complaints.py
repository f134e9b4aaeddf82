"""What went wrong, as one sentence in the reader's language."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from errno import errorcode

import click

from ceiba.words import DEFAULT, Words, speak


class Complaint(click.ClickException):
    """A message by its key, and what may have been meant instead. Exit code 2: it could not be done as asked."""

    exit_code = 2

    def __init__(self, key: str, meant: Sequence[str] = (), **arguments: object) -> None:
        self.key = key
        self.meant = meant
        self.arguments = arguments
        super().__init__(self.told(speak(DEFAULT)))

    def __reduce__(self) -> tuple[object, ...]:
        """Made again from what it was made of: without this it could not be pickled."""
        return (type(self), (self.key, self.meant), self.__dict__)

    def told(self, words: Words) -> str:
        why = self.arguments.get("why")
        said = self.arguments | ({"why": reason(why, words)} if isinstance(why, OSError) else {})
        return " ".join([words.say(self.key, **said), *did_you_mean(self.meant, words)])


def close_to(typed: str, known: Iterable[str]) -> list[str]:
    """Those of the known words that someone may have meant, the likeliest first."""
    return get_close_matches(typed.casefold(), known, n=3, cutoff=0.6)


def did_you_mean(names: Sequence[str], words: Words) -> list[str]:
    return [words.say("did-you-mean", names=words.either(names))] if names else []


def reason(error: OSError, words: Words) -> str:
    """Why the system refuses; in its own words where we have none."""
    name = errorcode.get(error.errno or 0, "none").lower()
    return words.say(f"cli-errno-{name}") if words.knows(f"cli-errno-{name}") else error.strerror or str(error)


# -- what click itself refuses ------------------------------------------------------------------------


def told(error: click.ClickException, words: Words) -> str:
    match error:
        case Complaint():
            return error.told(words)
        case click.NoSuchOption(ctx=click.Context(parent=click.Context() as group) as context) if _takes(
            group, error.option_name
        ):
            example = f"{group.command_path} {error.option_name} … {context.info_name}"
            return words.say(
                "cli-option-before", option=error.option_name, command=context.info_name, example=example
            )
        case click.NoSuchOption():
            said = words.say("cli-no-option", option=error.option_name)
            return " ".join([said, *did_you_mean(error.possibilities or [], words)])
        case click.BadOptionUsage():
            return words.say("cli-needs-value", option=error.option_name)
        case click.MissingParameter(param=click.Parameter() as parameter):
            return words.say("cli-missing", what=_typed(parameter))
        case click.BadParameter(param=click.Parameter() as parameter):
            return words.say("cli-bad-value", what=_typed(parameter), **_wanted(parameter, error, words))
    return error.format_message()


def _takes(context: click.Context, option: str) -> bool:
    """Whether this command has an option of that name that says something, and would have understood it."""
    options = [parameter for parameter in context.command.params if isinstance(parameter, click.Option)]
    return any(option in one.opts and not one.is_flag for one in options)


def _typed(parameter: click.Parameter) -> str:
    """An option or argument as it is typed."""
    if isinstance(parameter, click.Option):
        return parameter.opts[-1]
    return parameter.make_metavar(click.Context(click.Command("ceiba")))


def _wanted(parameter: click.Parameter, error: click.BadParameter, words: Words) -> dict[str, object]:
    """What kind of value there should be."""
    match parameter.type:
        case click.IntRange(min=least, max=most) | click.FloatRange(min=least, max=most):
            return {"kind": "least" if most is None else "range", "least": least, "most": most or 0, "why": ""}
        case click.Choice(choices=choices):
            return {"kind": "choice", "least": 0, "most": 0, "why": words.either([*map(str, choices)])}
        case click.types.IntParamType() | click.types.FloatParamType():
            return {"kind": "number", "least": 0, "most": 0, "why": ""}
    return {"kind": "other", "least": 0, "most": 0, "why": error.message.rstrip(".")}
