"""A number means what was printed: in a race what can be done besides laying a card keeps its own."""

from __future__ import annotations

from players.lines_room import LinesRoom

DEEDS = {"draw": 1, "no_idea": 2, "object": 3, "read_back": 4}


def numbers(room: LinesRoom) -> dict[str, int]:
    page = room.party.guests[0].page
    return {choice.id: choice.number for choice in page.choices}


def test_what_one_may_do_in_a_paflemix_race_keeps_its_number_all_along() -> None:
    room = LinesRoom("paflemix", {"Ana": "", "Zoé": "hard", "Malo": "hard"}, seed=3, options={"rounds": "1"})
    seen, hands = set[str](), set[int]()
    guest = room.party.guests[0]
    for _ in range(300):
        if not room.is_on or len(seen) > 2 and len(hands) > 2:
            break
        if guest.question is not None and guest.question.key in ("lay", "hold", "meanwhile"):
            now = numbers(room)
            deeds = {id: number for id, number in now.items() if id in DEEDS}
            assert deeds.items() <= DEEDS.items(), now
            cards = [number for id, number in now.items() if id not in DEEDS]
            assert cards == list(range(5, 5 + len(cards)))
            seen |= set(deeds)
            hands.add(len(cards))
            if "draw" in now and len(hands) < 3:
                room.types("1")
        elif guest.question is not None and guest.question.key == "first_word":
            room.types(f"{guest.question.starting}on")
        elif guest.question is not None:
            room.types("")
            room.types("")
        room.later(1)
    assert len(seen) > 2 and len(hands) > 1, (seen, hands)
    room.close()
