"""The coins that fly to their wells: exactly those that have just been handed out, each to a well of its own."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given

from decrypto_qt.models.table_tray import Coin, coins_handed_out, wells_due
from decrypto_qt.rules.decrypto.values import Phase
from decrypto_qt.rules.decrypto.views import TableView, table_view
from decrypto_qt.rules.teams import Team
from tests.support.games import Game, games
from tests.support.logs import FEW


def counts(table: TableView) -> dict[tuple[Team, Coin], int]:
    found = {}
    for team in Team:
        found[team, Coin.INTERCEPTION] = table.team(team).interceptions
        found[team, Coin.MISCOMMUNICATION] = table.team(team).miscommunications
    return found


@FEW
@given(games(400))
def test_what_flies_is_what_the_teams_got(game: Game) -> None:
    tables = [table_view(state) for state in game.states]
    flown: dict[tuple[Team, Coin], int] = dict.fromkeys(counts(tables[0]), 0)
    for before, now in pairwise(tables):
        coins = coins_handed_out(before, now)
        had, has = counts(before), counts(now)
        wells = {(team, coin, index) for team, coin, index in coins}
        assert len(wells) == len(coins)
        assert wells == {(*one, index) for one in has for index in range(had[one], has[one])}
        for team, coin, _ in coins:
            flown[team, coin] += 1
    assert flown == counts(tables[-1])


@FEW
@given(games(400))
def test_nothing_flies_where_a_game_is_looked_at_anew_or_another_begins(game: Game) -> None:
    first = table_view(game.states[0])
    assert first.phase is Phase.KEYWORDS
    for state in game.states[::3]:
        table = table_view(state)
        assert coins_handed_out(table, table) == ()
        assert coins_handed_out(table, first) == ()
        if wells_due(table):
            assert coins_handed_out(first, table) == ()
