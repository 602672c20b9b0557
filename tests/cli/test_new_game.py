"""`aurum new-game` writes a game that is complete: it is found, tested and played as it is."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from support import game_package

from aurum.cli import BAD_INPUT, main
from aurum.cli.commands.new_game import skeleton
from aurum.games import names
from aurum.words import LANGUAGES, split


@pytest.fixture(scope="module", params=["hunch", "my_2nd_game"])
def written(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a new game."""
    name: str = request.param
    folder = tmp_path_factory.mktemp("new") / name
    assert main(["new-game", name, "--folder", str(folder)]) == 0
    game_package.register(folder)
    return folder


def test_its_own_tests_pass(written: Path) -> None:
    done = game_package.run(written, "-m", "pytest", "-p", "no:cacheprovider", "tests")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout


def test_it_is_found_and_played(written: Path) -> None:
    found = game_package.run(written, "-m", "aurum", "games", "--json")
    assert found.returncode == 0, found.stderr
    document = json.loads(found.stdout)["games"][-1]
    assert document["name"] == written.name
    assert document["seats"] == [2, 3, 4]
    assert document["bots"] == "general"
    assert document["brings"] == ["locales", "scenarios"]
    played = ["simulate", written.name, "--players", "4", "--games", "20", "--json"]
    assert game_package.run(written, "-m", "aurum", *played).returncode == 0
    scenarios = str(written / written.name / "scenarios")
    checked = game_package.run(written, "-m", "aurum", "scenario", scenarios)
    assert checked.returncode == 0, checked.stdout


def test_git_leaves_out_what_is_not_the_game(written: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    left = [f"{written.name}/__pycache__/rules.pyc", f"aurum-{written.name}-1.json", "dist/a.whl"]
    kept = {path.as_posix() for path in skeleton(written.name)}
    for path in (*left, *kept):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text("", encoding="utf-8")
    (folder / ".gitignore").write_bytes((written / ".gitignore").read_bytes())
    subprocess.run(["git", "init", "-q"], cwd=folder, check=True)
    asked = ["git", "ls-files", "--others", "--exclude-standard"]
    found = subprocess.run(asked, cwd=folder, check=True, capture_output=True, text=True)
    assert set(found.stdout.split()) == kept


def test_its_readme_names_it(written: Path) -> None:
    readme = (written / "README.md").read_text(encoding="utf-8")
    assert f"aurum play {written.name}" in readme


def test_bots_of_general_search_play_it(written: Path) -> None:
    match = ["arena", written.name, "--bots", "squire,random", "--players", "2", "--games", "2"]
    done = game_package.run(written, "-m", "aurum", *match, "--out", str(written / "match"))
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_has_the_same_words_in_every_language() -> None:
    files = skeleton("hunch")
    keys = {
        language: [key for key, _ in split(files[Path("hunch/locales", language, "game.ftl")])]
        for language in LANGUAGES
    }
    assert keys["en"] == keys["fr"] == keys["ru"]


def test_the_folder_is_that_of_the_name_unless_another_is_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "hunch", "--lang", "en"]) == 0
    assert (tmp_path / "hunch" / "hunch" / "rules.py").is_file()
    output = capsys.readouterr().out
    assert "pip install -e hunch" in output
    assert "aurum simulate hunch" in output


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Hunch", "lower-case letters"),
        ("2nd", "with a letter first"),
        ("_hunch", "with a letter first"),
        ("my-game", "lower-case letters"),
        ("été", "lower-case letters"),
        ("hunch\n", "lower-case letters"),
        ("../hunch", "lower-case letters"),
        ("", "lower-case letters"),
        ("class", "a word of the Python language"),
        ("match", "a word of the Python language"),
        ("json", "a Python module called json"),
        ("pytest", "a Python module called pytest"),
        ("aurum", "a Python module called aurum"),
        (names()[0], "There is a game called"),
    ],
)
def test_a_name_that_cannot_be_is_refused(
    name: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "game"
    refused = main(["new-game", "--folder", str(folder), "--lang", "en", "--", name])
    assert refused == BAD_INPUT
    assert reason in capsys.readouterr().err
    assert not folder.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_exists_is_not_overwritten(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, folder = tmp_path / "file", tmp_path / "folder"
    file.write_text("mine", encoding="utf-8")
    folder.mkdir()
    for taken in (file, folder):
        given = ["new-game", "hunch", "--folder", str(taken), "--lang", language]
        assert main(given) == BAD_INPUT
        assert str(taken) in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "mine"
    assert not list(folder.iterdir())
