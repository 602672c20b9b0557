"""Component sets: what ours is made of, and how each mistake in a file is told."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from aurum.games.orichalque.rules.cells import Grid, turned
from aurum.games.orichalque.rules.components import (
    LETTERS,
    VOLCANO,
    BadComponents,
    ComponentSet,
    Tile,
    available,
    load,
)
from aurum.games.orichalque.rules.components_checks import read_set, tile_of
from aurum.words import LANGUAGES, translator_for

TEXT = (files("aurum.games.orichalque") / "components" / "aurum.toml").read_text(encoding="utf-8")


@pytest.fixture
def ours() -> ComponentSet:
    return load("aurum")


# What ours is made of


def test_or_1_the_box_has_as_many_pieces_as_the_rulebook_counts(ours: ComponentSet) -> None:
    sizes = Counter[int]()
    for tile, count in zip(ours.tiles, ours.tile_counts, strict=True):
        sizes[tile.size] += count
    assert sizes == {1: 25, 2: 23, 3: 17}
    assert sum(ours.creature_counts) == 20
    assert sum(ours.building_counts) == 26
    assert len(ours.cards) == len(set(ours.cards)) == 12
    assert (ours.temples, ours.tokens) == (17, 17)
    assert ours.card_costs == (0, 0, 1, 1, 2, 2)
    assert ours.dice == (1, 2, 3, 4, 5, 0)


def test_or_6_7_creatures_are_as_strong_as_the_rulebook_says(ours: ComponentSet) -> None:
    rows = [(each.name, each.strength, each.orichalque, each.titan) for each in ours.creatures]
    assert rows == [
        ("Hellhound", 4, 1, -1),
        ("Minotaur", 6, 0, -1),
        ("Gorgon", 8, 2, -1),
        ("Cyclops", 10, 3, -1),
        ("HydraForest", 12, 0, 0),
        ("HydraLagoon", 12, 0, 1),
        ("HydraDesert", 12, 0, 2),
        ("HydraMountain", 12, 0, 3),
    ]
    assert [each.name for each in ours.creatures if each.building] == ["Minotaur"]
    assert ours.creature_counts == (4, 4, 4, 4, 1, 1, 1, 1)


def test_or_7_buildings_stand_in_the_order_of_the_rulebook(ours: ComponentSet) -> None:
    counted = zip((each.name for each in ours.buildings), ours.building_counts, strict=True)
    assert dict(counted) == {
        "TrainingCamp": 6, "Mine": 6, "Oratory": 2, "Arch": 2, "Hospital": 1,
        "SiegeEngine1": 1, "SiegeEngine2": 1, "SiegeEngine3": 1, "StatueHoplites": 1,
        "StatueOrichalque": 1, "StatueCreatures": 1, "Crystal": 1, "Architect": 1, "Forge": 1,
    }  # fmt: skip
    assert [each.skull for each in ours.buildings if each.skull] == [1, 2, 3]
    assert [each.statue for each in ours.buildings if each.statue] == [
        "hoplites",
        "orichalque",
        "creatures",
    ]


def test_our_tiles_are_mixed_evenly(ours: ComponentSet) -> None:
    cells = Counter[int]()
    volcanoes = Counter[int]()
    for tile, count in zip(ours.tiles, ours.tile_counts, strict=True):
        assert tile.terrains.count(VOLCANO) <= 1
        assert tile == tile_of("".join(LETTERS[terrain] for terrain in tile.terrains))
        volcanoes[tile.size] += count * tile.terrains.count(VOLCANO)
        for terrain in tile.terrains:
            cells[terrain] += count
    assert cells == {0: 26, 1: 26, 2: 26, 3: 26, VOLCANO: 18}
    assert volcanoes == {1: 5, 2: 6, 3: 7}
    assert list(ours.tiles) == sorted(ours.tiles, key=lambda tile: (tile.size, tile.terrains))


def test_a_tile_that_is_only_turned_is_the_same_but_not_one_that_is_flipped() -> None:
    assert tile_of("DF") == tile_of("FD") == Tile(2, (0, 2))
    assert tile_of("LVF") == tile_of("VFL") == tile_of("FLV")
    assert tile_of("FVL") != tile_of("FLV")


def distance(one: tuple[int, int], two: tuple[int, int]) -> int:
    dq, dr = one[0] - two[0], one[1] - two[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def test_our_islands_are_of_a_size_and_hang_together(ours: ComponentSet) -> None:
    assert [(island.board, island.side) for island in ours.islands] == [
        (board, side) for board in "ABCD" for side in ("easy", "hard")
    ]
    for island in ours.islands:
        grid = island.grid
        assert grid.size == (34 if island.side == "easy" else 30)
        assert grid.connected((1 << grid.size) - 1)
        inland = sum(beside.bit_count() == 6 for beside in grid.beside)
        assert inland >= 12 if island.side == "easy" else inland <= 6


def test_or_4_3_our_ports_are_on_the_shore_and_apart(ours: ComponentSet) -> None:
    for island in ours.islands:
        assert [(port.hoplites, port.orichalque) for port in island.ports] == [
            (2, 0),
            (0, 2),
            (1, 1),
        ]
        places = [island.grid.coords[port.cell] for port in island.ports]
        assert all(island.grid.beside[port.cell].bit_count() < 6 for port in island.ports)
        assert all(distance(one, two) >= 3 for one in places for two in places if one != two)


def outline(grid: Grid) -> tuple[tuple[int, int], ...]:
    """The same for boards that can be laid on each other, turned or flipped over."""
    forms = []
    for flipped in (False, True):
        for turn in range(6):
            cells = [turned(*((r, q) if flipped else (q, r)), turn) for q, r in grid.coords]
            left, top = min(q for q, _ in cells), min(r for _, r in cells)
            forms.append(tuple(sorted((q - left, r - top) for q, r in cells)))
    return min(forms)


def test_no_two_of_our_islands_are_alike(ours: ComponentSet) -> None:
    assert len({outline(island.grid) for island in ours.islands}) == 8


def test_outline_notices_turned_and_flipped_boards() -> None:
    bent = [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2)]
    same = [turned(r, q, 2) for q, r in bent]
    assert outline(Grid(bent)) == outline(Grid(same)) != outline(Grid([*bent[:5], (3, 2)]))


def test_or_10_2_our_automata_have_six_sectors_around_a_centre(ours: ComponentSet) -> None:
    assert [board.level for board in ours.automata] == ["easy", "normal", "hard"]
    for board in ours.automata:
        grid = board.grid
        taken = [cell for slots in board.sectors for cells in slots for cell in cells]
        assert sorted([*taken, board.centre]) == list(range(grid.size))
        for slots in board.sectors:
            assert [len(cells) for cells in slots] == [0, 1, 2, 3]
            for cells in slots:
                across = [2 * grid.coords[cell][0] + grid.coords[cell][1] for cell in cells]
                assert across == sorted(set(across))
        assert board.arrows
        assert board.arrows & ~grid.beside[board.centre] == 0
        assert sorted(board.priority) == [0, 1, 2, 3]
        assert len(board.strip) == 8
        assert board.costs == ("hoplites", "orichalque", "creatures")
    arrows = [board.arrows.bit_count() for board in ours.automata]
    gains = [sum(map(sum, board.strip)) for board in ours.automata]
    assert arrows == sorted(arrows)
    assert gains == sorted(gains)


def test_every_table_says_where_it_comes_from(ours: ComponentSet) -> None:
    sources = dict(ours.sources)
    assert sources["pieces"] == "rulebook"
    assert sources["buildings"] == "player aid"
    assert sources["island C hard"] == "aurum"
    assert len(sources) == TEXT.count("\n[") == TEXT.count("\nsource = ")


def test_a_table_may_come_from_a_box_of_ones_own(ours: ComponentSet) -> None:
    found = read_set(TEXT.replace('[dice]\nsource = "aurum"', '[dice]\nsource = "own box"'))
    assert dict(found.sources)["dice"] == "own box"
    assert found.digest == ours.digest
    for language in LANGUAGES:
        sentences = {
            translator_for(language).say("components-listed-source", source=source, tables="dice")
            for source in ("rulebook", "aid", "box", "aurum")
        }
        assert len(sentences) == 4


# Reading


def test_a_set_is_read_by_name_or_path_and_only_once(tmp_path: Path, ours: ComponentSet) -> None:
    assert available() == ["aurum"]
    assert load("aurum") is ours
    copy = tmp_path / "copy.toml"
    copy.write_text(TEXT, encoding="utf-8")
    assert load(copy) == load(str(copy)) == ours
    copy.write_text(TEXT.replace('name = "aurum"', 'name = "mine"'), encoding="utf-8")
    assert load(copy).name == "mine"


def test_the_fingerprint_tells_values_and_not_layout(ours: ComponentSet) -> None:
    layout = "# mine\n" + TEXT.replace("F = 5\n", "F   =   5 # five\n")
    assert read_set(layout.replace('"player aid"', '"rulebook"')).digest == ours.digest
    other = TEXT.replace("F = 5\n", "F = 4\n").replace("L = 5\n", "L = 6\n")
    assert read_set(other).digest != ours.digest


def test_another_printing_can_have_other_engines_and_statues() -> None:
    text = TEXT.replace("SiegeEngine1 = 1\nSiegeEngine2 = 1\n", "SiegeEngine5 = 2\n")
    text = text.replace("StatueCreatures = 1\n", "").replace("eHoplites = 1", "eHoplites = 2")
    found = read_set(text)
    names = [building.name for building in found.buildings]
    assert names[5:9] == ["SiegeEngine3", "SiegeEngine5", "StatueHoplites", "StatueOrichalque"]
    assert sum(found.building_counts) == 26


def test_one_automaton_is_enough() -> None:
    before, _, _ = TEXT.partition('[[automaton]]\nsource = "aurum"\nlevel = "normal"')
    assert [board.level for board in read_set(before).automata] == ["easy"]


def test_tables_may_be_written_in_one_line() -> None:
    inline = 'pieces = { source = "rulebook", temples = 17, tokens = 17 }\n'
    header = '[pieces]\nsource = "rulebook"\ntemples = 17\ntokens = 17\n'
    assert header in TEXT
    text = TEXT.replace(header, "").replace('name = "aurum"\n', f'name = "aurum"\n{inline}')
    assert read_set(text).digest == read_set(TEXT).digest
    with pytest.raises(BadComponents, match=r"pieces \(line 10\): temples must be 17"):
        read_set(text.replace("temples = 17", "temples = 16"))


# Mistakes

MISTAKES = [
    # what is replaced, by what, what is said, the words in whose line the mistake is
    ('name = "aurum"\n', "", "“name” is missing", "# The component"),
    ('name = "aurum"\n', "name = 3\n", "name must be text in quotes", "name = 3"),
    ("[dice]", "[dices]", "dices (line {}): “dices” has no meaning here", "[dices]"),
    ('name = "aurum"\n', 'name = "a"\ncolour = 1\n', "“colour” has no meaning", "colour"),
    ("temples = 17", "temples = 18", "pieces (line {}): temples must be 17", "temples"),
    ("tokens = 17", "", "pieces (line {}): “tokens” is missing", "[pieces]"),
    ("tokens = 17", "tokens = true", "must be a whole number", "tokens"),
    ("tokens = 17", "tokens = 17\nextra = 1", "“extra” has no meaning here", "extra"),
    ('source = "rulebook"', 'source = "box"', "“box” is not possible for source", '"box"'),
    ("produce = [1, 2, 3]", "produce = [1, 2]", "cards (line {}): there must be 12", "[cards]"),
    ("produce = [1, 2, 3]", "produce = [1, 2, 4]", "whole numbers from 1 to 3", "produce"),
    ("produce = [1, 2, 3]", "produce = 3", "produce must be a list", "produce"),
    ("[0, 0, 1, 1, 2, 2]", "[0, 0, 0, 1, 2, 2]", "two of 0, then 1 or 2", "costs = [0"),
    ("[0, 0, 1, 1, 2, 2]", "[0, 0, 2, 1, 2, 2]", "numbers that never fall", "costs = [0"),
    ("[0, 0, 1, 1, 2, 2]", "[0, 0, 1, 1, 2]", "the costs are 6 numbers", "costs = [0"),
    ('4, 5, "skull"]', "4, 5, 6]", "with a skull among them", "faces"),
    ('4, 5, "skull"]', '4, "skull"]', "a die has 6 faces", "faces"),
    ('4, 5, "skull"]', '4, 7, "skull"]', "a number from 1 to 6", "faces"),
    ("\nF = 5", "\nF = 6", "there must be 25 tiles of size 1, not 26", "[tiles]"),
    ("\nFF = 2", "\nFF = 1", "there must be 23 tiles of size 2, not 22", "[tiles]"),
    ("\nFFF = 1", "\nFFF = 2", "there must be 17 tiles of size 3, not 18", "[tiles]"),
    ("\nFFF = 1", "\nFFX = 1", "tiles (line {}): “FFX” is not a tile", "FFX"),
    ("\nFFF = 1", "\nFFFF = 1", "“FFFF” is not a tile", "FFFF"),
    ("\nDD = 2", "\nDF = 2", "“FD” is there already", "FD = 2"),
    ("\nFF = 2", "\nFF = 0", "FF must be a whole number from 1 to 23", "FF = 0"),
    ("Hellhound = 4", "Hellhound = 5", "creatures (line {}): there must be 20 in all, not 21",
     "[creatures]"),
    ("Hellhound = 4", "Cerberus = 4", "“Cerberus” has no meaning here", "Cerberus"),
    ("HydraDesert = 1\n", "", "“HydraDesert” is missing", "[creatures]"),
    ("Oratory = 2", "Oratory = 3", "buildings (line {}): Oratory must be 2", "Oratory"),
    ("Forge = 1\n", "", "“Forge” is missing", "[buildings]"),
    ("SiegeEngine1 = 1\n", "", "siege_engines (line {}): there must be 3 in all, not 2",
     "[siege_engines]"),
    ("SiegeEngine3 = 1", "SiegeEngine6 = 1", "“SiegeEngine6” has no meaning", "SiegeEngine6"),
    ("SiegeEngine3 = 1", "SiegeEngine4 = 1", "“SiegeEngine3” is missing", "[siege_engines]"),
    ('faces = [1, 2, 3', 'faces = [1, 3, 3', "SiegeEngine2 makes a skull of 2, which no die shows",
     "SiegeEngine2"),
    ("StatueOrichalque = 1", "StatueOrichalque = 2", "there must be 3 in all, not 4", "[statues]"),
    ('board = "B"\nside = "easy"', 'board = "E"\nside = "easy"', "“E” is not possible for board",
     'board = "E"'),
    ('board = "B"\nside = "easy"', 'board = "B"\nside = "soft"', "“soft” is not possible for side",
     'side = "soft"'),
    ("    . . . .\n   . O", "\n   . O", "island A easy (line {}): the cell g1 is cut off",
     "   . O"),
    ("     . .   H\n", "     . .   X\n", "island A easy (line {}): “X” has no meaning on this map",
     "     . .   X"),
    ("     . .   H\n", "     . .    H\n", "the cell in column 13 is out of place", "     . .    H"),
    ("     . .   H\n", "     . .   .\n",
     "island A easy (line {}): the port H must be there once, not 0 times", 'map = """'),
    ("     . .   H\n", "     . .   B\n", "the port H must be there once", 'map = """'),
    ("     . .   H\n    . . . . . .\n", "     . .   .\n    . H . . . .\n",
     "the port H at b2 is inland", "    . H . . . ."),
    ('level = "hard"', 'level = "fierce"', "“fierce” is not possible for level", '"fierce"'),
    ('level = "hard"', 'level = "easy"', "automaton easy (line {}): it is there already",
     '[[automaton]]\nsource = "aurum"\nlevel = "easy"\nsectors = """\n   3'),
    ("2 2 2 @ 5 5 5", "2 2 2 1 5 5 5", "must have the same cells and the same centre",
     "2 2 1 @ 1 3 3"),
    ("   3 3 3 2\n", "   3 3 3 2 2\n", "must have the same cells and the same centre",
     "   3 3 3 2 2\n"),
    ("   1 6 6 6", "   1 1 6 6", "automaton easy (line {}): sector 1 needs one slot of size 3",
     "slots = "),
    ('arrows = ["NW", "E"]', 'arrows = ["NW", "N"]', "“N” is not possible for arrows", '"N"]'),
    ('arrows = ["NW", "E"]', 'arrows = ["NW", "NW"]', "the arrow NW stands twice", '"NW", "NW"'),
    ('priority = ["forest", "lagoon"', 'priority = ["forest", "forest"',
     "priority must name each of these once", '"forest", "forest"'),
    ('"desert", "mountain"]\nstrip', '"desert", "volcano"]\nstrip', "“volcano” is not possible",
     '"volcano"]'),
    ("strip = [[0, 0], ", "strip = [", "the strip has 8 slots", "strip = [[1"),
    ("strip = [[0, 0], ", "strip = [[0], ", "the strip has 8 slots", "strip = [[0]"),
    ("strip = [[0, 0], ", "strip = [[0, 10], ", "from 0 to 9", "strip = [[0, 10]"),
    ('titan = "forest"', 'titan = "volcano"', "“volcano” is not possible for titan", "titan"),
    ('costs = ["hoplites", "orichalque", "creatures"]', 'costs = ["hoplites"]',
     "costs must name each of these once", 'costs = ["hoplites"]'),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "expected", "at"), MISTAKES)
def test_a_mistake_is_told_with_its_table_and_line(
    old: str, new: str, expected: str, at: str
) -> None:
    assert old in TEXT
    text = TEXT.replace(old, new, 1)
    line = text[: text.index(at)].count("\n") + 1
    with pytest.raises(BadComponents) as caught:
        read_set(text)
    assert caught.value.facts["line"] == line
    assert expected.format(line) in str(caught.value)
    for language in LANGUAGES:
        assert translator_for(language).say(caught.value.key, caught.value.facts)


def island(board: str, side: str) -> str:
    """The table of an island, as it stands in the file."""
    start = TEXT.index(f'[[island]]\nsource = "aurum"\nboard = "{board}"\nside = "{side}"')
    return TEXT[start : TEXT.index('"""\n', TEXT.index('"""\n', start) + 4) + 4]


def test_eight_islands_are_needed_each_once() -> None:
    with pytest.raises(BadComponents, match="the side hard of board C is missing"):
        read_set(TEXT.replace(island("C", "hard"), ""))
    with pytest.raises(BadComponents, match=r"island C hard \(line \d+\): it is there already"):
        read_set(TEXT.replace(island("C", "hard"), island("C", "hard") * 2))


def test_a_map_has_cells_and_no_more_rows_and_columns_than_notation() -> None:
    table = island("B", "easy")
    drawn = table[table.index('"""') :]
    with pytest.raises(BadComponents, match=r"island B easy \(line \d+\): the map map has no"):
        read_set(TEXT.replace(drawn, '"""\n   \n"""\n', 1))
    tall = "".join(f"{' ' * (row % 2)}.\n" for row in range(17))
    with pytest.raises(BadComponents, match="more than 16 rows"):
        read_set(TEXT.replace(drawn, f'"""\n{tall}"""\n', 1))
    wide = "H O B" + " ." * 13
    with pytest.raises(BadComponents, match="more than 16 columns"):
        read_set(TEXT.replace(drawn, f'"""\n {wide} .\n. .\n"""\n', 1))
    with pytest.raises(BadComponents, match="more than 16 columns"):
        read_set(TEXT.replace(drawn, f'"""\n{wide} .\n"""\n', 1))
    found = read_set(TEXT.replace(drawn, f'"""\n{wide}\n"""\n', 1))
    assert max(column for _, column in found.islands[2].grid.places) == 15


def test_a_board_of_the_automaton_has_one_centre() -> None:
    text = TEXT.replace("2 2 2 @ 5 5 5", "2 2 2 @ 5 5 @").replace("2 2 1 @ 1 3 3", "2 2 1 @ 1 3 @")
    with pytest.raises(BadComponents, match="there must be one centre @, not 2"):
        read_set(text)


def test_missing_and_misplaced_tables_are_told() -> None:
    with pytest.raises(BadComponents, match=r"The table \[dice\] is missing"):
        read_set(TEXT.replace('[dice]\nsource = "aurum"\nfaces = [1, 2, 3, 4, 5, "skull"]', ""))
    with pytest.raises(BadComponents, match=r"dice \(line \d+\): this table stands only once"):
        read_set(TEXT.replace("[dice]", "[[dice]]"))
    start, end = TEXT.index("[[island]]"), TEXT.index("[[automaton]]")
    text = (TEXT[:start] + TEXT[end:]).replace('name = "aurum"', 'island = "A"\nname = "aurum"')
    with pytest.raises(BadComponents, match=r"line 9\): \[\[island\]\] must be a table"):
        read_set(text)
    before, _, after = TEXT.partition("[[automaton]]")
    text = before + "[automaton]" + after.partition("\n[[automaton]]")[0]
    with pytest.raises(BadComponents, match=r"automaton \(line \d+\): .* double brackets"):
        read_set(text)


def test_a_file_that_is_not_toml_is_told_with_the_line() -> None:
    text = TEXT.replace("temples = 17", "temples = = 17")
    with pytest.raises(BadComponents, match=r"The file is not TOML \(line 13\)") as caught:
        read_set(text)
    assert caught.value.facts["line"] == 13
    with pytest.raises(BadComponents, match="not TOML"):
        read_set('name = "')


def test_a_set_or_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"no component set “atlantis”\. There are: aurum"):
        load("atlantis")
    with pytest.raises(BadComponents, match=r"mine\.toml” cannot be read"):
        load(tmp_path / "mine.toml")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadComponents, match="cannot be read"):
        load(binary)
