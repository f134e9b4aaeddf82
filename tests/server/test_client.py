"""`ceiba.client`: tables from the first seat to the last act."""

import pickle
import random
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest

from ceiba.client import Acts, Away, Changed, Chosen, Event, Guest, Refused, Said, Table, Trouble, sit_down
from ceiba.client.connection import CONNECTED, Connection, Message, Query
from tests.server.running import Person, Running

# An artifact lies first, so that everyone inside chooses now.
OPENING = '[Game "incan-gold"]\n[Rules "1"]\n[Seats "3"]\n\n* card artifact\n'

Come = Callable[[str], Guest]


@pytest.fixture
def come(server: Running) -> Iterator[Come]:
    """Guests of the server: `come("Ada")`."""
    guests: list[Guest] = []

    def guest(name: str) -> Guest:
        guests.append(Guest(server.address, name, patience=20))
        return guests[-1]

    yield guest
    for one in guests:
        one.close()


def chooser(seed: str) -> Callable[[list[str]], str]:
    return random.Random(seed).choice


# -- coming and sitting -------------------------------------------------------------------------------


def test_a_guest_comes_back_by_the_token(server: Running, come: Come) -> None:
    ada = come("Ada")
    table = ada.create("tikal", ["me", "open"])
    with Guest(server.address, token=ada.token) as again:
        assert (again.id, again.name) == (ada.id, "Ada")
        assert [one.table for one in again.tables()] == [table.name]
        assert again.table(table.name).seats == [1]


def test_a_table_is_found_by_name_link_path_or_invitation(come: Come) -> None:
    ada, bo = come("Ada"), come("Bo")
    table = ada.create("tikal", ["me", "open"], visibility="invitation")
    assert table.invitation is not None
    for link in (table.name, table.link, f"/t/{table.name}"):
        with pytest.raises(Refused, match="there is no such table"):
            bo.table(link)
    assert bo.table(table.invitation).seats == []
    for link in (table.name, table.link, f"/t/{table.name}"):
        assert bo.table(link).name == table.name


@pytest.mark.parametrize("link", ["", "http://", "/x/abc", "http://localhost:1/t/", "a b"])
def test_what_is_no_link_is_said(come: Come, link: str) -> None:
    with pytest.raises(ValueError, match="is not the link of a table"):
        come("Ada").table(link)


def test_a_game_goes_by_its_own_name_or_a_variants(come: Come) -> None:
    ada = come("Ada")
    (variant,) = next(game for game in ada.games() if game.variants).variants.items()
    table = ada.create(variant[0], ["me", "open", "open"])
    assert table.info.options.items() >= variant[1].items()
    with pytest.raises(ValueError, match="there is no game 'chess' at this server; there are tikal, incan-gold, "):
        ada.create("chess", ["me", "open"])


def test_a_table_that_one_sits_down_at(come: Come) -> None:
    table = come("Ada").create("incan-gold", ["open", "open", "random"])
    with sit_down(table.link, "Bo") as first, sit_down(table.link, "Cy", seat=2) as second:
        assert (first.seats, second.seats) == ([1], [2])
        assert first.sit() == 1  # who sits stays
        with pytest.raises(Refused, match="seat 1 is taken"):
            second.sit(1)
        with pytest.raises(Refused, match="every seat of this table is taken"), sit_down(table.link, "Di"):
            pass
        second.leave(2)
        assert second.seats == []
    with pytest.raises(ValueError, match="is not the link of a table"), sit_down("nowhere"):
        pass


def test_the_host_seats_bots_and_starts(come: Come) -> None:
    table = come("Ada").create("incan-gold", ["me", "open", "open"])
    with pytest.raises(Refused) as refused:
        table.start()
    assert (refused.value.error, refused.value.status) == ("open-seats", 409)
    table.seat_bot(2, "random")
    table.seat_bot(3, "random")
    table.start()
    assert table.status == "playing"
    assert table.view is not None


def test_games_and_the_lobby(come: Come) -> None:
    ada = come("Ada")
    table = ada.create("incan-gold", ["me", "open", "random"], visibility="public", options={"open_tents": True})
    assert table.info.options["open_tents"]
    assert table.name in [one.table for one in ada.lobby()]
    (game,) = [one for one in ada.games() if one.game == "incan-gold"]
    assert (game.fewest, game.most) == (3, 8)
    assert "random" in [bot.bot for bot in game.bots]


# -- acting -------------------------------------------------------------------------------------------


def test_drafts_are_views_and_commits_final(come: Come) -> None:
    table = come("Ada").create("tikal", ["me", "me"], start=True)
    assert table.seats == [1, 2]
    seat = table.to_act[0]
    lay = table.legal()[0]
    before = table.view
    draft = table.draft(lay)
    assert (draft.seat, [offered.act for offered in draft.acts], draft.refused) == (seat, [lay], None)
    assert table.view == before
    assert draft.view != before
    assert table.legal(lay) == [offered.act for offered in draft.legal]
    refused = table.draft(lay, lay).refused
    assert refused is not None
    assert (refused.index, refused.act) == (1, lay)
    assert table.commit(lay)
    assert table.view == draft.view
    picture = table.draft(picture="en").picture
    assert picture is not None
    assert picture.startswith("<svg")
    assert table.picture().startswith("<svg")
    assert table.picture("pl") != table.picture()
    assert table.record().acts[-1] == lay


def test_a_refusal_is_the_servers_sentence_with_its_clause(come: Come) -> None:
    table = come("Ada").create("tikal", ["me", "me"], start=True)
    seat = table.to_act[0]
    with pytest.raises(Refused) as refused:
        table.commit(f"{seat} done")
    assert (refused.value.status, refused.value.act) == (422, f"{seat} done")
    assert refused.value.clause is not None
    assert str(refused.value) == f"{refused.value.sentence} ({refused.value.clause})"
    again = pickle.loads(pickle.dumps(refused.value))
    assert (str(again), again.error, again.act) == (str(refused.value), refused.value.error, refused.value.act)


def test_a_table_that_has_moved_on_is_looked_at_again(server: Running, come: Come) -> None:
    ada = come("Ada")
    table = ada.create("tikal", ["me", "me"], start=True)
    with Guest(server.address, token=ada.token) as elsewhere:
        other = elsewhere.table(table.name)
        lay = other.legal()[0]
        other.commit(lay)
        with pytest.raises(Refused) as refused:
            table.commit(lay)
        assert (refused.value.error, refused.value.version) == ("stale", other.version)
        assert (table.version, table.view) == (other.version, other.view)
        other.commit(other.legal()[0])
        assert table.legal() == other.legal()  # asking notices it too
        assert table.version == other.version


def test_the_same_id_commits_once(come: Come) -> None:
    table = come("Ada").create("tikal", ["me", "me"], start=True)
    version, act = table.version, table.legal()[0]
    assert table.commit(act, id="once-and-never-again")
    after = table.version
    table.version = version  # as a program that was ended before it heard the answer
    assert table.commit(act, id="once-and-never-again")
    assert table.version == after
    assert table.record().acts.count(act) == 1


def test_a_sealed_choice_is_asked_for_once(server: Running, ada: Person, come: Come) -> None:
    """A loop that goes by what the table waits for does not choose for ever."""
    name = str(ada.ok("POST", "/records", content=OPENING)["table"]["table"])
    tables = [come(who).table(name) for who in ("Bo", "Cy", "Di")]
    for seat, table in enumerate(tables, 1):
        table.sit(seat)
    bo, cy, di = tables
    turns = bo.turns()
    assert next(turns) == 1
    assert (bo.view or {})["actors"] == bo.waiting_for == [1, 2, 3]  # seats are numbers everywhere
    assert not bo.commit("1 stay")
    assert (bo.to_act, bo.chosen, bo.waiting_for) == ([], [1], [2, 3])
    assert bo.legal() == []
    cy.commit("2 stay")
    di.commit("3 leave")
    assert next(turns) == 1  # the next choice, once the first was revealed
    assert bo.version > 1
    assert bo.record().acts[1:4] == ["1 stay", "2 stay", "3 leave"]


def test_whoever_does_nothing_is_asked_again_when_the_game_has_moved(server: Running, come: Come) -> None:
    ada = come("Ada")
    table = ada.create("tikal", ["me", "me"], start=True)
    turns = table.turns()
    assert next(turns) == table.to_act[0]
    version = table.version
    with Guest(server.address, token=ada.token) as elsewhere:
        other = elsewhere.table(table.name)
        other.commit(other.legal()[0])
    assert next(turns) == table.to_act[0]
    assert table.version > version


def test_who_has_chosen_is_told(ada: Person, come: Come) -> None:
    name = str(ada.ok("POST", "/records", content=OPENING)["table"]["table"])
    host, watching = come("Bo").table(name), come("Cy").table(name)
    for seat in (1, 2, 3):
        host.sit(seat)
    host.commit("2 stay")
    events = watching.events()
    assert next(event for event in events if isinstance(event, Chosen)) == Chosen(1, [2])
    host.commit("3 stay")
    assert next(event for event in events if isinstance(event, Chosen)) == Chosen(1, [2, 3])
    assert (watching.chosen, watching.waiting_for) == ([2, 3], [1])


def test_hints_odds_and_talk(come: Come) -> None:
    ada = come("Ada")
    table = ada.create("incan-gold", ["me", "me", "me"], start=True)
    hint = table.hint(seat=2)
    assert hint.act in table.legal(seat=2)
    assert table.odds()
    assert table.say("Hello").number == 1
    assert [(line.text, line.name) for line in table.talk()] == [("Hello", "Ada")]
    assert table.talk(after=1) == []
    silent = ada.create("tikal", ["me", "me"], hints=False, start=True)
    with pytest.raises(Refused, match="without hints"):
        silent.hint()


# -- following ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [("tikal", 2), ("incan-gold", 4)])
def test_the_view_is_always_what_the_server_would_show(come: Come, game: str, seats: int) -> None:
    table = come("Ada").create(game, ["me", *["random"] * (seats - 1)], start=True)
    choose = chooser(game)
    turns = 0  # of Incan Gold perhaps only a few: luck may end every round early
    for turns, seat in enumerate(table.turns(), 1):
        if turns % 7 == 1:
            assert table.view == table.look(at=table.version)
        table.commit(choose(table.legal(seat=seat)))
    assert turns
    assert table.outcome is not None
    assert table.view == table.look()
    again = table.rematch()
    assert (again.name != table.name, again.status) == (True, "waiting")


def test_several_seats_of_one_guest_play_a_whole_game(come: Come) -> None:
    """Where seats hide things from each other, one sees what onlookers see, and each seat by asking."""
    table = come("Ada").create("incan-gold", ["me", "me", "me"], start=True)
    for seat in table.turns():
        own = table.draft(seat=seat)
        assert own.view["seats"][seat - 1]["tent"] is not None
        assert table.view is not None
        assert all(one["tent"] is None for one in table.view["seats"])
        table.commit(own.legal[0].act if table.version % 3 else own.legal[-1].act)
    assert table.outcome is not None


def test_everything_is_told_once_and_in_order(ada: Person, come: Come) -> None:
    player = come("Ada").create("incan-gold", ["me", "me", "open"])
    watching = come("Bo").table(player.name)
    events: list[Event] = []
    listening = watching.events()
    player.sit(3)
    player.say("Welcome")
    while not any(isinstance(event, Said) for event in events):
        events.append(next(listening))
    player.start()
    choose = chooser("told")
    for seat in player.turns():
        player.commit(choose(player.legal(seat=seat)))
    events += listening
    told = [event for event in events if isinstance(event, Acts)]
    log = ada.ok("GET", f"/tables/{player.name}/log")["entries"]
    assert [(acts.number, acts.version) for acts in told] == [(one["number"], one["version"]) for one in log]
    assert [acts.acts for acts in told] == [[act for step in one["steps"] for act in step["acts"]] for one in log]
    assert [event.line.text for event in events if isinstance(event, Said)] == ["Welcome"]
    statuses = [event.table.status for event in events if isinstance(event, Changed)]
    assert statuses[:2] == ["waiting", "playing"]  # seat 3 is taken, then it is started
    assert (watching.outcome, watching.status) == (player.outcome, "over")


def test_what_happens_between_a_look_and_the_stream_is_told(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    player = come("Ada").create("tikal", ["me", "me"], start=True)
    watching = come("Bo").table(player.name)
    listen = Connection.listen

    def begins_late(connection: Connection, path: str, query: Query) -> Iterator[Message]:
        yield CONNECTED  # upon which one looks
        player.commit(player.legal()[0])
        messages = listen(connection, path, query)
        assert next(messages) is CONNECTED
        yield next(messages)

    monkeypatch.setattr(Connection, "listen", begins_late)
    assert [type(event) for event in watching.events()] == [Acts]
    assert watching.version == player.version


def test_the_table_is_never_behind_what_is_told(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when there is more in the log than there was at the moment of the look."""
    player = come("Ada").create("tikal", ["me", "me"], start=True)
    watching = come("Bo").table(player.name)
    player.commit(player.legal()[0])
    refresh = Table.refresh

    def looked_early(table: Table) -> None:
        refresh(table)
        if table is watching:
            player.commit(player.legal()[0])

    monkeypatch.setattr(Table, "refresh", looked_early)
    events = watching.events()
    first = next(events)
    monkeypatch.undo()
    told = [first, next(events)]
    assert [type(event) for event in told] == [Acts, Acts]
    assert watching.version == player.version


def test_who_has_given_up_a_seat_is_not_asked_any_more(server: Running, come: Come) -> None:
    host = come("Ada").create("incan-gold", ["open", "random", "random"])
    bo = come("Bo")
    table = bo.table(host.link)
    table.sit(1)
    host.start()
    turns = table.turns()
    assert next(turns) == 1
    with Guest(server.address, token=bo.token) as elsewhere:
        elsewhere.table(host.link).leave(1)
    host.seat_bot(1, "random")
    assert [*turns] == []  # until the game was over
    assert table.seats == []
    assert table.outcome is not None


# -- trouble ------------------------------------------------------------------------------------------


def test_a_server_that_never_was_is_not_waited_for() -> None:
    with pytest.raises(Away, match=r"^http://127.0.0.1:9 does not answer: .*\.$"):
        Guest("http://127.0.0.1:9", "Ada")


@pytest.mark.parametrize("address", ["localhost:8700", "ftp://localhost", ""])
def test_an_address_that_is_none_is_said(address: str) -> None:
    with pytest.raises(ValueError, match="is not the address of a server"):
        Guest(address, "Ada")


def test_who_is_not_known_is_refused(server: Running) -> None:
    with pytest.raises(Trouble, match="nobody is known by this token"):
        Guest(server.address, token="nobody")


def test_without_its_extra_it_says_what_to_install() -> None:
    for package in ("httpx", "msgspec"):
        program = f"import sys; sys.modules['{package}'] = None\nimport ceiba.client"
        result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
        assert result.stderr.splitlines()[-1] == (
            f"ModuleNotFoundError: ceiba.client needs {package}: pip install 'ceiba[client]'."
        )


def test_a_table_says_what_it_is(come: Come) -> None:
    ada = come("Ada")
    table: Table = ada.create("tikal", ["me", "open"])
    assert repr(table) == f"<Table {table.name} of tikal, waiting, version 0>"
    assert repr(ada) == f"<Guest 'Ada' at {ada.address}>"
