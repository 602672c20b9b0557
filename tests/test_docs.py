"""The documents are true: their examples run, and every rule has a scenario."""

from __future__ import annotations

import doctest
import importlib
import importlib.metadata
import re
import shlex
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest
from support import game_package, page_game

import aurum
from aurum.cli.commands import new_game
from aurum.cli.parser import build_parser
from aurum.engine import read_scenario, run_scenario
from aurum.games.oriflamme.rules import oriflamme
from aurum.words import LANGUAGES

ROOT = Path(__file__).parents[1]
SCENARIOS = sorted((ROOT / "src" / "aurum" / "games").glob("*/scenarios/*.toml"))
RULE = re.compile(r"^- \*\*((?:OF|AL|MX|OR)-[\d.]+)\*\*", re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)")
DOCS = [*(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "protocol").glob("*.md")]
REFERENCE = [f"docs/api/{path.name}" for path in sorted((ROOT / "docs" / "api").glob("*.md"))]
"""Their examples are run by `test_public_names.py`."""
PAGES = ["README.md", *(path.relative_to(ROOT).as_posix() for path in sorted(DOCS))]


@pytest.mark.parametrize("page", PAGES)
def test_examples_in_documents_run(page: str) -> None:
    failed, _ = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert failed == 0


LINKED = [
    *PAGES, *REFERENCE, "CHANGELOG.md", "CONTRIBUTING.md", "deploy/README.md", "examples/README.md",
]  # fmt: skip
PATH = re.compile(r"`((?:bench|deploy|docs|examples|src|tests|training|web)/[\w./-]+)`")
MODULE = re.compile(r"`([\w/]+\.(?:py|ts))`")
CODE = re.compile(r"`[^`]*`")
COMMAND = re.compile(r"^\$ (?:AURUM_PURE=1 )?aurum (.*)$", re.MULTILINE)

TELLS_OF_OTHER_FILES = ("CHANGELOG.md", "docs/write-a-game.md")
"""Pages that name modules of earlier versions, or of a package that a reader writes."""
PLACEHOLDER = re.compile(r"[A-Z]+(-.*)?")
"""A part of a path that stands for many, such as `GAME`."""


def without_examples(page: str) -> str:
    """The text of a page, without its blocks of code."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.sub(r"^ *```.*?^ *```", "", text, flags=re.DOTALL | re.MULTILINE)


def anchors(page: str) -> set[str]:
    """The places of a page that links can name: its headings, and what it marks itself."""
    text = without_examples(page)
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    named = {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}
    return named | set(re.findall(r'<a id="([^"]+)"></a>', text))


@pytest.mark.parametrize("page", LINKED)
def test_links_of_documents_lead_somewhere(page: str) -> None:
    for link in LINK.findall(CODE.sub("", without_examples(page))):
        if link.startswith(("http:", "https:")):
            continue
        path, _, place = link.partition("#")
        target = ((ROOT / page).parent / path).resolve() if path else ROOT / page
        assert target.exists(), link
        if place and target.suffix == ".md":
            assert place in anchors(target.relative_to(ROOT).as_posix()), link


@pytest.mark.parametrize("page", LINKED)
def test_files_that_documents_name_are_there(page: str) -> None:
    for path in PATH.findall(without_examples(page)):
        if not any(PLACEHOLDER.fullmatch(part) for part in path.split("/")):
            assert (ROOT / path).exists(), path


def sources() -> list[str]:
    """All modules of the repository, as paths that begin with a slash."""
    folders = ("bench", "docs", "examples", "src", "tests", "training", "web/src")
    paths = [*ROOT.glob("*.py"), *(ROOT / "web").glob("*.py")]
    paths += [path for folder in folders for path in (ROOT / folder).rglob("*")]
    return [f"/{path.relative_to(ROOT).as_posix()}" for path in paths]


@pytest.mark.parametrize("page", [page for page in LINKED if page not in TELLS_OF_OTHER_FILES])
def test_modules_that_documents_name_are_there(page: str) -> None:
    files = sources()
    for module in MODULE.findall(without_examples(page)):
        if not any(PLACEHOLDER.fullmatch(part) for part in module.split("/")):
            assert any(file.endswith(f"/{module}") for file in files), module


@pytest.mark.parametrize("page", LINKED)
def test_documents_are_a_hundred_columns_wide(page: str) -> None:
    for line in without_examples(page).splitlines():
        assert len(line) <= 100 or line.startswith(("|", "![")), line


def test_the_glossary_is_in_order() -> None:
    page = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    terms = [term.lower() for term in re.findall(r"^\*\*(.+?)\.\*\*", page, re.MULTILINE)]
    assert terms == sorted(terms)


@pytest.mark.parametrize("page", LINKED)
def test_commands_of_documents_can_be_given(page: str) -> None:
    parser = build_parser(aurum.words.translator_for("en"))
    for line in COMMAND.findall((ROOT / page).read_text(encoding="utf-8")):
        words = shlex.split(re.split(r" [>;&]", line)[0], comments=True)
        if words[0] == "new-game" or page_game.NAME not in words:  # a game that is not here
            parser.parse_args(words)


@pytest.mark.parametrize(
    ("kind", "module", "fields"),
    [
        ("State", "state.py", set()),
        ("Game", "contract.py", {"events", "name", "rulebook", "rules", "secretive"}),
    ],
)
def test_every_member_of_the_contract_is_listed(kind: str, module: str, fields: set[str]) -> None:
    source = (ROOT / "src" / "aurum" / "engine" / module).read_text(encoding="utf-8")
    body = source.split(f"class {kind}(")[1].split("\n\n\n")[0]
    methods = set(re.findall(r"^    def ([a-z]\w+)", body, re.MULTILINE)) - {"apply_unchecked"}
    abstract = set(re.findall(r"@abstractmethod\n    def (\w+)", body))
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = page.split(f"| member of a `{kind}` |")[1].split("\n\n")[0]
    rows = [line.split(" | ") for line in table.splitlines()[2:]]
    required = {n for row in rows if "!" in row[1] for n in re.findall(r"`(\w+)[(`]", row[0])}
    assert required == abstract | fields
    assert methods <= set(re.findall(r"`(\w+)\(", table))


def test_every_decision_says_what_was_rejected() -> None:
    page = (ROOT / "docs" / "decisions.md").read_text(encoding="utf-8")
    for entry in page.split("\n### ")[1:]:
        title, text = entry.split("\n", 1)
        assert re.match(r"\n\*20\d\d-\d\d-\d\d\.\* ", text), title
        assert "ejected" in text, title


def test_every_command_of_the_developers_is_listed() -> None:
    source = (ROOT / "dev.py").read_text(encoding="utf-8")
    table = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## Commands")[1]
    listed = re.findall(r"^\| `python3 dev.py (\w+)", table.split("## ")[0], re.MULTILINE)
    known = source.split("COMMANDS: dict")[1].split("for run in (")[1].split(")")[0]
    assert set(listed) == set(known.replace(" ", "").replace("\n", "").strip(",").split(","))


@pytest.fixture(scope="module")
def page_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game that a page builds, put in place from its snippets alone."""
    folder = tmp_path_factory.mktemp("page")
    page_game.install(folder)
    return folder


def test_the_page_shows_every_file_of_a_new_game() -> None:
    shown = page_game.read().files
    for path, text in new_game.skeleton(page_game.NAME).items():
        if path.parts[1:3] not in (("locales", "fr"), ("locales", "ru")):
            assert page_game.lines(shown.pop(path.as_posix())) == page_game.lines(text), path
    assert list(shown) == ["hunch/picture.py"]


def test_the_messages_that_the_page_shows_in_other_languages_are_those_of_a_new_game() -> None:
    excerpts = page_game.read().excerpts
    files = new_game.skeleton(page_game.NAME)
    assert set(excerpts) == {f"guessed-{language}" for language in LANGUAGES}
    for name, text in excerpts.items():
        language = name.rpartition("-")[2]
        assert text in files[Path(page_game.NAME, "locales", language, "game.ftl")]


EXAMPLES = ["answers", "log", "check", "leak", "choices", "likely", "agents"]


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_of_the_page_prints_what_it_says(page_folder: Path, name: str) -> None:
    game = page_game.read()
    done = game_package.run(page_folder, "-c", game.examples[name])
    assert done.returncode == 0, done.stderr
    if name in game.outputs:
        assert done.stdout == game.outputs[name]
    else:
        assert done.stdout.startswith("Report(plays=60, choices=")
    assert list(game.examples) == EXAMPLES
    assert set(game.outputs) == {*EXAMPLES} - {"check"}


def test_the_messages_that_the_page_quotes_are_those_of_the_check() -> None:
    table = page_game.PAGE.read_text(encoding="utf-8").split("| message | usual cause |")[1]
    quoted = re.findall(r"^\| \*(.*?)\.?\* \|", table.split("\n\n")[0], re.MULTILINE)
    messages = (ROOT / "src/aurum/locales/en/errors.ftl").read_text(encoding="utf-8")
    messages = re.sub(r"\{.*?\}", "…", messages)
    assert len(quoted) == 12
    for message in quoted:
        assert f" = {message}" in messages


def test_the_tests_of_the_page_pass(page_folder: Path) -> None:
    done = game_package.run(page_folder, "-m", "pytest", "-p", "no:cacheprovider", "tests")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_game_of_the_page_can_be_played(page_folder: Path) -> None:
    assert "hunch 0.1" in game_package.run(page_folder, "-m", "aurum", "games").stdout
    refused = game_package.run(page_folder, "-m", "aurum", "simulate", "hunch", "--players", "5")
    assert refused.stderr.strip() == "Two to four can play, not 5. [HU-1]"
    commands = page_game.read().commands
    assert [line.split()[0] for line in commands] == [
        "new-game", "scenario", "simulate", "arena", "play",
    ]  # fmt: skip
    for line in commands[1:4]:
        words = shlex.split(line.replace("hunch/hunch/", "hunch/"), comments=True)
        done = game_package.run(page_folder, "-m", "aurum", *words)
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_picture_of_the_page_is_drawn(tmp_path: Path) -> None:
    page_game.install(tmp_path, drawn=True)
    program = """
import aurum
game = aurum.game("hunch")
state = game.read_position("numbers 4 7 2; out 3; turn 1")
print(aurum.games.load("hunch").picture()(state.view(1)))
"""
    done = game_package.run(tmp_path, "-c", program)
    assert done.returncode == 0, done.stderr
    picture = ElementTree.fromstring(done.stdout)
    assert [part.get("id") for part in picture.iter() if part.get("id")] == [
        "seat-0", "seat-1", "seat-2",
    ]  # fmt: skip
    texts = [part.text for part in picture.iter() if part.tag.endswith("text")]
    assert texts == ["1", "?", "2", "7", "3", "2"]


def rules_of(game: str) -> list[str]:
    """The numbers of a game's rules as its page lists them."""
    return RULE.findall((ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8"))


def test_rules_are_numbered_once() -> None:
    rules = rules_of("oriflamme")
    assert len(rules) == 62
    assert sorted(rules) == sorted(oriflamme.rulebook)


@pytest.mark.parametrize(
    "page",
    sorted((ROOT / "docs" / "rules").rglob("*.md")),
    ids=lambda page: str(page.relative_to(ROOT / "docs" / "rules")),
)
def test_links_of_the_rulebook_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = LINK.findall(text)
    assert links
    for link in links:
        path, _, place = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        if place:
            assert f'<a id="{place}"></a>' in target.read_text(encoding="utf-8"), link


def test_every_rule_has_a_scenario_and_every_scenario_a_rule() -> None:
    rules = {rule for game in aurum.games.names() for rule in rules_of(game)}
    shown: set[str] = set()
    for path in SCENARIOS:
        named = read_scenario(path.read_text(encoding="utf-8")).rules
        assert named, path.name
        assert set(named) <= rules, path.name
        assert path.name.startswith(f"{named[0]}-"), f"{path.name} is filed under another rule"
        shown.update(named)
    assert rules - shown == set()


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario_holds(path: Path) -> None:
    scenario = read_scenario(path.read_text(encoding="utf-8"))
    assert run_scenario(scenario, aurum.game(scenario.game)) == []


def test_the_example_of_the_scenario_page_holds() -> None:
    page = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    example = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)[0]
    assert run_scenario(read_scenario(example), oriflamme) == []


def test_the_position_of_the_notation_page_is_written_as_it_is_read() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    position = re.findall(r"```\n(set base.*?)```", page, re.DOTALL)[0]
    before_the_spy_acts = oriflamme.read_position(position.replace("P:Spy", "P:(Spy)"))
    written = oriflamme.write_position(before_the_spy_acts)
    assert written.replace("P:(Spy)", "P:Spy") == position


def test_every_choice_of_the_notation_page_can_be_read() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    table = page.split("## Choices")[1].split("Positions in a choice")[0]
    choices = re.findall(r"^\| `([^`]+)` \|", table, re.MULTILINE)
    assert len(choices) > 20
    for text in choices:
        assert oriflamme.write(oriflamme.read(text)).split() == sorted_if_aside(text)


def sorted_if_aside(text: str) -> list[str]:
    """The three cards set aside are written in the order of the set."""
    words = text.split()
    if words[0] == "aside":
        return oriflamme.write(oriflamme.read(text)).split()
    return words


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["hatch"]["version"]["path"] == "src/aurum/__init__.py"
    assert "version" not in project["project"]
    for name in ("web/package.json", "deploy/Dockerfile", "deploy/aurum.service"):
        assert aurum.__version__ not in (ROOT / name).read_text(encoding="utf-8"), name
    assert "\nversion =" not in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_what_is_installed_and_written_has_this_version() -> None:
    assert importlib.metadata.version("aurum-tabletop") == aurum.__version__
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"\n## {aurum.__version__}" in changes
    protocol = (ROOT / "docs" / "protocol" / "http.md").read_text(encoding="utf-8")
    assert f'"aurum": "{aurum.__version__}"' in protocol


def test_the_distribution_is_never_called_by_the_name_of_another() -> None:
    """`aurum` on the Python Package Index is another project: nothing may tell pip to fetch it."""
    asks = re.compile(r"""pip install [^`\n]*["' ]aurum(?![\w-])|aurum\[\w+\]""")
    depends = re.compile(r"dependencies = \[[^]]*\"aurum[\"<>=~\[]")
    for pattern in ("*.md", "*.toml", "src/**/*.*", "docs/**/*.md", "examples/**/*.*", "deploy/*"):
        for path in ROOT.glob(pattern):
            if path.suffix in {".py", ".md", ".toml", ".jinja", ".ftl", ""} and path.is_file():
                text = path.read_text(encoding="utf-8")
                assert not depends.search(text), path
                if path.name != "CHANGELOG.md":  # the past had another name
                    assert not asks.search(text), (path, asks.search(text))
