"""Pages of a French evening at the table, as the console would show them."""

from __future__ import annotations

from access_game.narration.view import CardFace, Item, Kind, Seen, View


def letter(name: str, mark: str) -> CardFace:
    return CardFace("letter", name, mark)


MENU = View(
    kind=Kind.LIST,
    title="Menu principal",
    items=tuple(
        Item(f"menu-{place}", label)
        for place, label in enumerate(
            [
                "Jouer",
                "Continuer la partie de Zieufermix",
                "Trouver un jeu",
                "Apprendre",
                "Rejoindre une table",
                "Outils de table",
                "Réglages",
                "Quitter",
            ]
        )
    ),
    focus=2,
    captions=(
        "Access Game. Menu principal.",
        "Flèches pour se déplacer, Entrée pour choisir, F1 pour l’aide.",
        "Trouver un jeu, 3 sur 8.",
    ),
)
HAND = View(
    kind=Kind.HAND,
    title="Votre main",
    items=(
        Item("wA", "A blanc", letter("A", "white")),
        Item("bB", "B noir", letter("B", "black"), chosen=True),
        Item("pE", "E plus", letter("E", "+")),
        Item("ppO", "O plus plus", letter("O", "++")),
        Item("star", "étoile", CardFace("star")),
        Item("fire", "pétard", CardFace("firecracker"), alive=False),
        Item("bW", "W noir", letter("W", "black")),
        Item("wM", "M blanc", letter("M", "white")),
    ),
    focus=3,
    captions=("C’est votre tour.", "O plus plus, 4 sur 8."),
    status="Tour d’Anatole. Anatole 3, Bérénice 5.",
)
_GRID = {5: ("A plus", letter("A", "+")), 6: ("étoile", CardFace("star")), 10: ("place vide", CardFace("empty"))}
GRID = View(
    kind=Kind.GRID,
    title="Retournez une première carte",
    items=tuple(
        Item(f"slot-{slot}", f"rangée {slot // 4 + 1}, colonne {slot % 4 + 1}\u00a0: {words}", face)
        for slot in range(16)
        for words, face in [_GRID.get(slot, ("face cachée", CardFace("back")))]
    ),
    focus=5,
    columns=4,
    captions=("Bérénice retourne A plus.", "Rangée 2, colonne 2\u00a0: A plus."),
    status="Tour de Bérénice. Paires\u00a0: Anatole 2, Bérénice 1.",
)
LINE = View(
    kind=Kind.LINE,
    title="Un mot qui contient R et B",
    typed="arbre à bêt",
    table=(Seen("Vos lettres", 2, (("R blanc", letter("R", "white")), ("B noir", letter("B", "black")))),),
    captions=("Écrivez un mot, puis Entrée.",),
    status="Chrono\u00a0: 10 secondes",
)
TEXT = View(
    kind=Kind.TEXT,
    title="Règles de Zieufermix",
    body="Seize cartes sont posées face cachée, en quatre rangées de quatre.\n"
    "À son tour, chacun retourne deux cartes et cherche une paire de A.\n"
    "Une étoile retournée trop tôt\u00a0: tout se recache et l’on rejoue.\n"
    "Un pétard explose\u00a0: il change de place avec une carte au choix, et le tour est fini.",
    captions=("Règles de Zieufermix, quatre paragraphes.",),
)
RACE = View(
    kind=Kind.RACE,
    title="Lettres R et B",
    body="F pour Anatole, J pour Bérénice",
    captions=("Trois, deux, un, partez\u202f!",),
    status="Anatole 1, Bérénice 2",
)
TABLE = View(
    kind=Kind.LIST,
    title="Que voulez-vous faire\u202f?",
    items=(
        Item("lay", "Poser B noir", letter("B", "black")),
        Item("draw", "Piocher"),
        Item("pass", "Passer", alive=False),
    ),
    focus=0,
    table=(
        Seen(
            "Table",
            4,
            (
                ("A blanc", letter("A", "white")),
                ("face cachée", CardFace("back")),
                ("étoile", CardFace("star")),
                ("place vide", CardFace("empty")),
                ("E plus plus", letter("E", "++")),
                ("pétard", CardFace("firecracker")),
            ),
        ),
        Seen("Votre main", 1, tuple((f"{name} noir", letter(name, "black")) for name in "BDF")),
    ),
    captions=("Le pétard est tombé.",),
    status="Pioche\u00a0: 12 cartes",
)
PAGES: dict[str, View] = {
    "menu": MENU,
    "hand": HAND,
    "grid": GRID,
    "line": LINE,
    "text": TEXT,
    "race": RACE,
    "table": TABLE,
}
