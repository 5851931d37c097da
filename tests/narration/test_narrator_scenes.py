"""Scenes of Zieufermix and of the common rituals, as one listener hears them."""

from __future__ import annotations

from typing import Any

import pytest
from narration.ears import listen
from scene import Scene, cards

from access_game.core.cards import STAR, Card
from access_game.core.game import Game, Option
from access_game.core.letters import Letters
from access_game.core.messages import Flip, Message, Setup
from access_game.core.places import Eyes, Place, Spot
from access_game.core.questions import Number, Pick, Press, Several, Word, YesNo, initial
from access_game.core.refusal import Refused
from access_game.core.seats import Seat
from access_game.core.sight import TURN, Sight
from access_game.core.table import Table
from access_game.games import paflemix, zieufermix
from access_game.narration.narrator import Narrator
from access_game.narration.utterance import Lane, Spell

ANA, BOB, CLEO = Seat(0), Seat(1), Seat(2)
NAMES = ("Ana", "Bob", "Cléo")
ALL = (ANA, BOB, CLEO)
LETTERS = Game(players=(2, 6), minutes=20, kind="race")  # a game whose marks are not spoken


def narrator(listener: Seat | None = ANA, language: str = "fr", verbosity: str = "normal") -> Narrator:
    return Narrator(language, "zieufermix", zieufermix.GAME, NAMES, listener, verbosity)


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def told(voice: Narrator, key: str, topic: str = "", **facts: Any) -> str:
    utterance = voice.utterance(Message(ALL, key, facts, topic))
    assert utterance is not None
    return plain(utterance.text)


def the(name: str) -> Card:
    return cards(name)[0]


GRID = {"place": "grid", "owner": None}


def a_table(columns: int = 4) -> tuple[Table, Place]:
    """Sixteen cards on the table, a black A in the sixth place."""
    table = Table(Setup(NAMES))
    a, *others = cards("bA pA pA STAR ppA ppA FIRE STAR STAR STAR STAR STAR STAR FIRE FIRE wA")
    return table, table.lay("grid", [others[0], *others[2:6], a, others[1], *others[6:]], columns=columns, memory=True)


def in_a_grid(voice: Narrator, columns: int = 4) -> Narrator:
    voice.utterance(a_table(columns)[0].said[-1])
    return voice


def test_you_and_a_name_are_different_sentences() -> None:
    assert told(narrator(ANA), "turn", who=ANA) == "À vous de jouer."
    assert told(narrator(BOB), "turn", who=ANA) == "À Ana."
    assert told(narrator(None), "turn", who=ANA) == "À Ana."
    assert told(narrator(ANA, "en"), "turn", who=ANA) == "Your turn."
    assert told(narrator(ANA, "en"), "turn", who=BOB) == "Bob’s turn."


def test_a_card_turned_up_is_told_with_its_mark_and_its_place() -> None:
    facts = {**GRID, "who": BOB, "slot": 7, "card": the("ppA")}
    assert told(in_a_grid(narrator()), "turned_up", **facts) == "A plus plus, ligne 2, colonne 3."
    assert told(in_a_grid(narrator(BOB)), "turned_up", **facts) == "A plus plus, ligne 2, colonne 3."
    assert told(in_a_grid(narrator(ANA, "en")), "turned_up", **facts) == "A plus plus, row 2, column 3."
    detailed = in_a_grid(narrator(verbosity="detailed"))
    assert told(detailed, "turned_up", **facts) == "Bob retourne la carte en ligne 2, colonne 3 : A plus plus."
    assert told(in_a_grid(narrator(BOB, verbosity="brief")), "turned_up", **facts) == "A plus plus."


def test_a_star_says_itself_and_play_again_and_nothing_else() -> None:
    scene = Scene(zieufermix, "Ana", "Bob", deck="bA pA STAR FIRE wA pA")
    scene.ana.says(1)
    scene.ana.says(3)
    scene.bell()
    for listener, told in ((ANA, ["Étoile, ligne 1, colonne 3.", "Rejouez."]), (BOB, ["Étoile, ligne 1, colonne 3."])):
        heard = [
            plain(one.utterance.text) for one in listen("zieufermix", scene.match, "fr", listener) if one.utterance
        ]
        since = heard.index("Étoile, ligne 1, colonne 3.")
        assert [text for text in heard[since:] if text] == told


def test_cards_that_are_turned_down_make_a_sound_and_a_line_of_dots_but_no_words() -> None:
    scene = Scene(zieufermix, "Ana", "Bob", deck="bA pA STAR FIRE wA pA")
    scene.ana.says(1)
    scene.ana.says(2)
    scene.bell()
    told = list(listen("zieufermix", scene.match, "fr", 0))
    down = next(one.utterance for one in told if one.message.key == "turned_down")
    assert down is not None
    assert (down.text, plain(down.braille)) == ("", "cachée : L1C1 et L1C2")
    assert [cue.name for cue in down.cues] == ["turned_down"]


def test_a_swap_names_the_firecracker_and_where_it_goes() -> None:
    facts = {**GRID, "who": BOB, "slot": 5, "other": 8}
    for listener in (ANA, BOB, None):
        voice = in_a_grid(narrator(listener))
        assert told(voice, "swapped", **facts) == "Pétard de ligne 2 colonne 1, échangé avec ligne 2 colonne 4."
    english = in_a_grid(narrator(ANA, "en"))
    assert told(english, "swapped", **facts) == "Firecracker of row 2 column 1, swapped with row 2 column 4."


def test_who_gives_a_hand_away_hears_to_whom_and_whose_they_take() -> None:
    of = ((ANA, BOB), (BOB, CLEO), (CLEO, ANA))

    def passed(listener: Seat | None, pairs: tuple[tuple[Seat, Seat], ...] = of) -> str:
        return told(Narrator("fr", "paflemix", paflemix.GAME, NAMES, listener), "passed_on", of=pairs)

    assert passed(ANA) == "Votre main va à Bob, et Cléo vous donne la sienne."
    assert passed(CLEO) == "Votre main va à Ana, et Bob vous donne la sienne."
    assert passed(None) == "Toutes les mains passent à gauche."
    assert passed(ANA, ((ANA, BOB), (BOB, ANA))) == "Vous échangez vos mains, Bob et vous."


def test_scores_call_the_listener_you_and_keep_numbers_from_names() -> None:
    sight = a_sight()
    assert plain(narrator().scores(sight)) == "Paires. Vous : 1. Bob : 0. Cléo : 0."
    assert plain(narrator(None).scores(sight)) == "Paires. Ana : 1. Bob : 0. Cléo : 0."
    assert narrator(ANA, "en").scores(sight) == "Pairs. You: 1. Bob: 0. Cléo: 0."


def test_a_spread_without_columns_has_numbered_positions() -> None:
    voice = in_a_grid(narrator(), columns=0)
    facts = {**GRID, "who": BOB, "slot": 7, "card": the("STAR")}
    assert told(voice, "turned_up", **facts) == "Étoile, position 7."


def test_the_mark_is_not_spoken_where_it_is_no_part_of_the_game() -> None:
    voice = Narrator("fr", "", LETTERS, NAMES, ANA)
    assert voice.card(the("bY")) == "Y"
    assert voice.card_braille(the("bY")) == "Y"
    assert narrator().card(the("bA")) == "A noir"
    assert narrator().card_braille(the("ppA")) == "A++"


def test_a_letter_inside_a_sentence_is_said_by_its_name() -> None:
    voice = Narrator("fr", "", LETTERS, NAMES, ANA)
    utterance = voice.utterance(Message((ANA,), "dealt", {"place": "hand", "owner": ANA, "slot": 1, "card": the("bY")}))
    assert utterance is not None
    assert plain(utterance.text) == "Votre carte : Y."
    assert [part.names for part in utterance.parts if isinstance(part, Spell)] == [("i grec.",)]


def test_alike_cards_are_counted() -> None:
    facts = {**GRID, "slots": (3, 7)}
    pair = tuple(cards("STAR STAR"))
    voice = in_a_grid(narrator(verbosity="detailed"))
    assert told(voice, "took", who=ANA, cards=pair, **facts).startswith("Une paire : vous prenez 2 étoiles.")
    mixed = tuple(cards("bA wA"))
    assert told(voice, "took", who=BOB, cards=mixed, **facts).startswith(
        "Une paire : Bob prend un A noir et un A blanc."
    )
    assert told(in_a_grid(narrator()), "took", who=BOB, cards=mixed, **facts) == "Paire pour Bob."


@pytest.mark.parametrize(
    ("total", "words"),
    [(0, "Vous restez à zéro."), (1, "Vous : 1 en tout."), (2, "Vous : 2 en tout.")],
)
def test_totals_are_running_and_agree_with_their_number(total: int, words: str) -> None:
    assert told(narrator(), "scored", who=ANA, total=total, of="pairs").startswith(words)


def test_a_win_alone_a_win_of_another_and_a_shared_win_sound_different() -> None:
    facts = {"totals": ((ANA, 3), (BOB, 2), (CLEO, 1)), "best": 3, "of": "pairs"}
    tie = {"totals": ((ANA, 2), (BOB, 2), (CLEO, 2)), "best": 2, "of": "pairs"}
    mine = narrator().utterance(Message(ALL, "match_over", {"winners": (ANA,), **facts}))
    lost = narrator(BOB).utterance(Message(ALL, "match_over", {"winners": (ANA,), **facts}))
    shared = narrator(BOB).utterance(Message(ALL, "match_over", {"winners": ALL, **tie}))
    assert mine and lost and shared
    assert plain(mine.text) == "Partie terminée. Vous gagnez, avec 3 paires ! Scores. Vous : 3. Bob : 2. Cléo : 1."
    assert plain(lost.text) == "Partie terminée. Ana gagne, avec 3 paires. Scores. Ana : 3. Vous : 2. Cléo : 1."
    assert "Victoire partagée : vous, Ana et Cléo, 2 paires" in plain(shared.text)
    assert [u.cues[0].name for u in (mine, lost, shared)] == ["won", "lost", "shared"]


def test_a_match_in_which_nobody_scored_has_no_winner_and_no_loser() -> None:
    facts = {"totals": ((ANA, 0), (BOB, 0), (CLEO, 0)), "best": 0, "of": "cards", "winners": ALL}
    over = narrator(BOB).utterance(Message(ALL, "match_over", facts))
    stopped = narrator(BOB).utterance(Message(ALL, "stopped_none", {"totals": facts["totals"]}))
    assert over and stopped
    assert plain(over.text) == "Partie terminée. Personne n’a marqué : ni gagnant ni perdant."
    assert plain(stopped.text).endswith(": ni gagnant ni perdant.")


def test_a_bang_says_whose_it_is() -> None:
    assert told(narrator(), "exploded", who=BOB) == "Boum pour Bob !"


def test_only_the_clock_overtakes_and_my_turn_comes_in_its_place() -> None:
    voice = narrator()
    urgent = [("chrono", {"number": 3}), ("count", {"number": 1}), ("time_over", {})]
    for key, facts in urgent:
        utterance = voice.utterance(Message(ALL, key, facts))
        assert utterance and utterance.clock
    for who in (ANA, BOB):
        turn = voice.utterance(Message(ALL, "turn", {"who": who}))
        assert turn and not turn.clock


def test_somebody_else_at_a_shared_table_is_called_before_a_question() -> None:
    sight = Sight(BOB, standing={(TURN, None): ANA})
    question = YesNo("accept_word", facts={"who": ANA, "word": "zou"})
    assert plain(narrator(None).question(question, sight).text).startswith("Bob : Ana a dit : zou.")


def test_others_speak_with_their_voice_from_their_side_and_the_narrator_speaks_to_me() -> None:
    facts = {**GRID, "slot": 1, "card": the("STAR")}
    other = in_a_grid(narrator()).utterance(Message(ALL, "turned_up", {**facts, "who": CLEO}))
    mine = in_a_grid(narrator()).utterance(Message(ALL, "turned_up", {**facts, "who": ANA}))
    assert other and mine
    assert (other.voice, other.pan) == (CLEO, 0.8)
    assert (mine.voice, mine.pan) == (None, 0.0)


def test_an_answer_nobody_hears_is_acknowledged_in_words() -> None:
    voice = narrator()
    for question in (
        YesNo("accept_word"),
        Word("own_word", secret=True),
        Press("ready", secret=True),
        Number("bid", 1, 5),
    ):
        voice.utterance(Message((ANA,), "asked", {"question": question}))
        assert told(voice, "noted") == "Noté."
    for question in (Pick("flip_first", (1,), among="grid"), Press("buzz"), Word("both_word")):
        voice.utterance(Message((ANA,), "asked", {"question": question}))
        assert told(voice, "noted") == ""


def test_what_is_forgotten_and_what_is_asked_are_not_voiced() -> None:
    voice = narrator()
    assert voice.utterance(Message(ALL, "forgotten", {"forgotten": "grid"})) is None
    assert voice.utterance(Message(ALL, "asked", {"question": Press("buzz")})) is None
    assert voice.utterance(Message(ALL, "laid", {"place": "hand", "owner": BOB, "count": 0, "columns": 0})) is None


def test_a_message_keeps_its_topic_so_that_it_can_be_struck() -> None:
    facts = {**GRID, "who": BOB, "slot": 7, "card": the("STAR")}
    utterance = narrator().utterance(Message(ALL, "turned_up", facts, "grid"))
    assert utterance and utterance.topic == "grid"
    assert narrator().question(Word("accept_word", facts={"who": BOB, "word": "x"}, topic="story")).topic == "story"


def test_a_refusal_says_why_and_what_would_be_right() -> None:
    scene = Scene(zieufermix, "Ana", "Bob", deck="bA pA STAR FIRE wA pA")
    voice, sight = narrator(), Sight(ANA)
    scene.ana.says(1)
    for message in scene.ana.told():
        sight.hear(message)
        voice.utterance(message, sight)
    question = scene.ana.question
    assert question is not None
    voice.question(question, sight)
    with pytest.raises(Refused) as up:
        question.read(1)
    assert plain(voice.refusal(up.value, sight).text) == (
        "Cette carte est déjà retournée. Choisissez-en une autre, face cachée."
    )
    with pytest.raises(Refused) as far:
        question.read(99)
    assert "15 choix possibles" in plain(voice.refusal(far.value, sight).text)


def test_a_word_refused_names_what_it_lacks() -> None:
    with pytest.raises(Refused) as lacks:
        Word("w", (Letters(containing="LR"),)).read("école")
    assert plain(narrator().refusal(lacks.value).text) == "École : il manque R."
    with pytest.raises(Refused) as two:
        Word("w", (Letters(containing="YR"),)).read("ami")
    assert plain(narrator().refusal(two.value).text) == "Ami : il manque R et Y."
    with pytest.raises(Refused) as start:
        initial("w", "L").read("école")
    assert narrator().refusal(start.value).text == "École ne commence pas par L."


def test_the_options_of_a_refused_choice_are_listed_when_they_are_few() -> None:
    voice = narrator()
    voice.question(YesNo("accept_word", facts={"who": BOB, "word": "zou"}))
    question = Pick("opponent", (BOB, CLEO), among="seats")
    voice._asked = question
    with pytest.raises(Refused) as refused:
        question.read(0)
    assert plain(voice.refusal(refused.value).text) == "Ce n’est pas possible maintenant. À choisir : Bob et Cléo."
    with pytest.raises(Refused) as count:
        Several("give", (1, 2, 3), at_least=2, at_most=3).read([1])
    assert plain(voice.refusal(count.value).text) == "Il faut de 2 à 3 choix ; vous en avez fait 1."


def a_sight() -> Sight:
    table, grid = a_table()
    table.turn_up(grid, 6, by=ANA)
    table.take(grid, 1, 5, by=ANA, to=table.lay("gains", owner=ANA, eyes=Eyes.NOBODY))
    table.score(ANA, 1, "pairs")
    table.turn(ANA)
    return sight_of(table)


def sight_of(table: Table) -> Sight:
    sight = Sight(ANA)
    for message in table.said:
        if ANA in message.to:
            sight.hear(message)
    return sight


def test_a_slot_of_a_grid_says_where_it_is_and_what_lies_there() -> None:
    voice, sight, question = narrator(), a_sight(), Pick("flip_second", (2,), among="grid")
    assert voice.label(question, 2, sight) == "ligne 1, colonne 2, face cachée"
    assert voice.label(question, 5, sight) == "ligne 2, colonne 1, vide"
    assert voice.label(question, 6, sight) == "ligne 2, colonne 2, A noir"
    assert voice.label_braille(question, 6, sight) == "L2C2 An"
    assert narrator(verbosity="brief").label(question, 2, sight) == "1, 2"
    assert narrator(verbosity="detailed").label(question, 6, sight) == "ligne 2, colonne 2, position 6, A noir"


def test_the_focus_is_heard_from_its_place() -> None:
    utterance = narrator().focus(Pick("flip_second", (2,), among="grid"), 16, a_sight())
    assert utterance.lane is Lane.FOCUS
    assert (utterance.cues[0].name, utterance.cues[0].pan, utterance.cues[0].pitch) == ("move", 0.8, -3.0)


def test_a_card_of_the_hand_is_its_own_label() -> None:
    table = Table(Setup(NAMES))
    table.lay("hand", cards("wY STAR"), ANA)
    sight = sight_of(table)
    voice = Narrator("fr", "", LETTERS, NAMES, ANA)
    question = Pick("lay", (1, 2), among="hand")
    assert [voice.label(question, option, sight) for option in (1, 2)] == ["Y", "étoile"]
    assert plain(voice.hand(sight)) == "2 cartes : Y et étoile."
    assert voice.status(sight).startswith("main:Y*")
    assert plain(voice.look("hand", sight).text) == "2 cartes : Y et étoile."


def test_the_line_of_dots_holds_turn_open_cards_and_scores_in_forty_cells() -> None:
    assert narrator().status(a_sight()) == "à vous|L2C2 An|vous 1 Bob 0 Cléo 0"
    crowd = ("Maximilienne", "Bartholomé", "Clémentine", "Donatienne", "Évangéline")
    voice = Narrator("fr", "zieufermix", zieufermix.GAME, crowd, ANA)
    line = voice.status(a_sight())
    assert len(line) <= 40
    assert line == "à vous|L2C2 An|vo 1 Ba 0 Cl 0 Do 0 Év 0"


def test_the_table_tells_only_what_can_be_seen_now() -> None:
    assert plain(narrator().table(a_sight())) == (
        "Grille : 14 cartes, 2 places vides. Face visible : ligne 2, colonne 2, A noir."
    )
    closed = a_sight()
    closed.hear(Message(ALL, "turned_down", {}, "", (Flip(Spot("grid", None, 6), None),)))
    assert plain(narrator().table(closed)) == "Grille : 14 cartes, 2 places vides."
    assert STAR not in narrator().table(closed)


def test_many_scores_fit_a_line_of_dots() -> None:
    crowd = ("Maximilienne", "Bartholomé", "Clémentine", "Donatienne", "Évangéline", "Ferdinand")
    voice = Narrator("fr", "", LETTERS, crowd, None)
    totals = tuple((Seat(seat), 10 + seat) for seat in range(6))
    facts = {"winners": (Seat(5),), "totals": totals, "best": 15, "of": "points"}
    utterance = voice.utterance(Message(tuple(Seat(seat) for seat in range(6)), "match_over", facts))
    assert utterance and plain(utterance.braille) == "fin : M 10 B 11 C 12 D 13 É 14 F 15"


def test_an_option_refused_names_its_values_in_the_language_of_the_player() -> None:
    with pytest.raises(Refused) as refused:
        Option("lock", (True, False)).read("maybe")
    assert plain(narrator().refusal(refused.value).text) == (
        "Le réglage lock ne peut pas valoir maybe. Valeurs possibles : oui et non."
    )


def test_a_fact_done_to_the_listener_may_have_its_own_sentence() -> None:
    voice = narrator(BOB)
    assert voice._form({"who": ANA, "rival": BOB}) == "you-rival"
    assert voice._form({"who": BOB, "rival": ANA}) == "you"
    assert voice._form({"who": ANA, "rival": CLEO}) == ""


def test_a_word_far_too_long_is_said_as_far_as_it_can_be() -> None:
    """No question takes it any more; an older journal may hold it."""
    voice = Narrator("fr", "paflemix", paflemix.GAME, NAMES, ANA)
    words = told(voice, "story_word", who=BOB, word="a" + 2600 * "!", left=1)
    assert words.startswith("A!!!")
    assert words.endswith("Bob, 1 carte.")


@pytest.mark.plainly
def test_a_phrase_that_fails_says_the_plain_words_instead_of_stopping_the_match() -> None:
    utterance = narrator().utterance(Message(ALL, "never_written", {"who": BOB, "word": "praline"}))
    assert utterance is not None
    assert (utterance.text, utterance.braille) == ("praline", "praline")


@pytest.mark.parametrize(
    ("word", "alone", "together"),
    [
        ("LR", "LR : ce sont des lettres. Est-ce un mot ?", "Bob a dit : LR. Ce sont des lettres. Est-ce un mot ?"),
        ("b", "B : c’est une lettre. Est-ce un mot ?", "Bob a dit : b. C’est une lettre. Est-ce un mot ?"),
        (
            "zou",
            "Zou : il s’écrit bien comme cela, et vous savez ce qu’il veut dire ?",
            "Bob a dit : zou. Ce mot existe ?",
        ),
    ],
)
def test_bare_letters_are_named_as_such_when_the_table_is_asked(word: str, alone: str, together: str) -> None:
    voice = narrator()
    assert plain(voice.question(YesNo("sure_of_word", facts={"word": word})).text) == alone
    assert plain(voice.question(YesNo("accept_word", facts={"who": BOB, "word": word})).text) == together
    for verbosity in ("brief", "normal", "detailed"):
        asked = narrator(verbosity=verbosity).question(YesNo("sure_of_word", facts={"word": word}))
        assert len(asked.braille) <= 40 and ("lettre" in asked.text) is (word != "zou")


def test_letters_a_strict_table_refuses_are_called_letters() -> None:
    facts = {"who": BOB, "word": "LR"}
    refused = "LR : ce sont des lettres, pas un mot du dictionnaire. Elles ne comptent pas."
    assert told(narrator(), "not_in_dictionary", **facts) == refused
    assert told(narrator(), "word_foreign", **facts | {"word": "mañana"}).startswith("Mañana : c’est un mot d’une")
    assert told(narrator(), "word_personal", **facts | {"word": "zou"}).startswith("Zou : ce mot a été accepté ici")
