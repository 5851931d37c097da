"""How much time is left: a race that stood goes on with exactly what was left of it, at every pace."""

from __future__ import annotations

from host.seated import ANA, BOB, HostTable, Words

from access_game.games import frontibix


def a_race(pace: float) -> HostTable:
    table = HostTable(
        frontibix.play, pace=pace, judge=Words("l", "r"), **{o.key: o.values[0] for o in frontibix.GAME.options}
    )
    while table.people[ANA].asked != "race":
        for person in table.people.values():
            for question in list(person.questions.values()):
                if question.key == "own_word":
                    person.says(question.facts["letter"].lower())
                elif question.key == "ready":
                    person.says(True)
        table.until(table.clock.time + 0.5)
    return table


def test_x() -> None:
    table = a_race(4)
    start = table.clock.time
    print(table.bell - start)
    table.until(start + 30)
    table.people[ANA].says("give_up")
    print(table.bell - table.clock.time)
    table.people[BOB].says("help")
    table.until(table.clock.time + 7)
    print(table.bell)
    assert 0
