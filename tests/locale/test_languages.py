"""Every language says everything, with the same variables, in its own words and with its own plural forms."""

import re

import pytest

from tests.locale.messages import LANGUAGES, LOCALE, MESSAGES

ENGLISH = MESSAGES["en"]
OTHERS = [language for language in LANGUAGES if language != "en"]

# The plural forms that whole numbers take, by CLDR.
FORMS = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "fr": {"one", "other"},
    "cs": {"one", "few", "other"},
    "pl": {"one", "few", "many"},
}

# Messages that may read as in English: names of games, and what is made of signs and values alone;
SAME = {
    *("notice-title", "notices-generic", "notices-discord", "notices-slack"),
    *("ceiba", "tikal", "incan-gold", "diamant"),
    *("hex", "hex-figures", "event", "motif-held", "passage", "artifact-worth", "picture-incan-gold-ends"),
    *("gained", "lost", "paid-sum", "tikal-brief-found"),
    *(
        "terminal-asks",
        "terminal-refused",
        "terminal-separator",
        "terminal-part",
        "letter-orange",
        "letter-red",
    ),
}
# and words that happen to be the same in one language: the natural word is better than another one.
SAME_IN = {
    ("de", "bot-tourist"),
    ("de", "chat"),
    ("de", "colour-orange"),
    ("de", "costs"),
    ("de", "their-name"),
    ("de", "terminal-tikal-letter-leader"),
    ("de", "letter-white"),
    ("fr", "bot-guide"),
    ("de", "row-camp"),
    ("fr", "row-camp"),
    ("fr", "camps"),
    ("fr", "colour-orange"),
    ("fr", "colour-violet"),
    ("fr", "motif-jaguar"),
    ("fr", "motif-serpent"),
    ("fr", "motif-vase"),
    ("fr", "review-for-temple"),
    ("fr", "review-points"),
    ("fr", "temples"),
    ("fr", "tikal-brief-scored"),
    ("fr", "terminal-tikal-camps"),
    ("fr", "terminal-tikal-map-base"),
    ("fr", "terminal-tikal-score"),
    ("cs", "chat"),
    ("cs", "seat-bot"),
    ("pl", "seat-bot"),
    ("pl", "terminal-tikal-side"),
}


def is_english(language: str, key: str) -> bool:
    return MESSAGES[language][key].text == ENGLISH[key].text


def test_the_folder_holds_these_languages_and_no_others() -> None:
    assert sorted(path.name for path in LOCALE.iterdir() if path.is_dir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_says_everything_in_the_same_file(language: str) -> None:
    files = {key: message.file for key, message in MESSAGES[language].items()}
    assert files == {key: message.file for key, message in ENGLISH.items()}


@pytest.mark.parametrize("language", OTHERS)
def test_uses_the_same_variables(language: str) -> None:
    used = {key: message.variables for key, message in MESSAGES[language].items()}
    assert used == {key: message.variables for key, message in ENGLISH.items()}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    left = [key for key in MESSAGES[language] if is_english(language, key)]
    assert [key for key in left if key not in SAME and (language, key) not in SAME_IN] == []


def test_every_allowed_sameness_is_needed() -> None:
    assert all(is_english(language, key) for language, key in SAME_IN)
    assert all(any(is_english(language, key) for language in OTHERS) for key in SAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_take_the_forms_of_the_language(language: str) -> None:
    """A message that tells one from many has a form for each: the count decides, never a guess."""
    for message in MESSAGES[language].values():
        for variable, keys in message.forms:
            named = {key for key in keys if not key.isdigit()}
            if "one" in named:
                assert named <= FORMS[language], f"{message.key}: {variable} has a form that {language} lacks"


# What each language quotes with; French binds the marks to what they stand by, and so its high punctuation.
QUOTES = {"en": "“”", "de": "„“", "fr": "«»", "cs": "„“", "pl": "„”"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_are_those_of_the_language(language: str) -> None:
    for message in MESSAGES[language].values():
        text = re.sub(r'\{ "[^"]*" \}|\[Key "value"\]', "", message.text)
        typed = "'" if message.file == "commands.ftl" and language == "en" else ""  # as shells quote
        others = {*"\"'“”„«»"} - {*QUOTES[language], *typed}
        assert not others & {*text}, f"{message.key}: {text}"


def test_french_marks_are_bound_to_their_words() -> None:
    for message in MESSAGES["fr"].values():
        assert not re.search(r"\S [:;?!»%](\W|$)|« ", message.text), f"{message.key}: {message.text}"
    for path in (LOCALE / "fr" / "rules").iterdir():
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"\S [:;?!»%](\W|$)|« ", text), path.name
