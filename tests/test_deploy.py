"""What is needed to run Aurum says the same everywhere: dev.py, the unit, the image, the page."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import checks
import msgspec
import pytest
from support.browser import chromium

from aurum.cli.parser import build_parser
from aurum.cli.variables import OF_OTHERS, OF_SERVER, SETTINGS
from aurum.server.settings import ServerSettings
from aurum.words import translator_for

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
RULES = str(ROOT / "compile_rules.py")
CLIENT = str(ROOT / "web" / "build_client.py")


def _text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def test_the_page_lists_every_variable_and_its_usual_value() -> None:
    rows = re.findall(r"^\| (`AURUM_.*?) \| (.*?) \|", _text("README.md"), re.MULTILINE)
    listed = {
        name: value
        for names, values in rows
        for name, value in zip(
            re.findall(r"`(\w+)`", names), re.findall(r"`(.*?)`", values) or [""] * 2, strict=False
        )
    }
    assert set(listed) == OF_SERVER
    for field in msgspec.structs.fields(ServerSettings):
        if field.type in (int, float):
            assert float(listed[SETTINGS[field.name]]) == field.default, field.name


@pytest.mark.parametrize("name", ["aurum.service", "Dockerfile"])
def test_what_is_set_can_be_set(name: str) -> None:
    named = set(re.findall(r"\bAURUM_[A-Z_]+", _text(name)))
    assert named
    assert named <= OF_SERVER


def test_every_variable_that_a_program_reads_is_known() -> None:
    found = set()
    for path in [
        *ROOT.glob("*.py"),
        *ROOT.glob("src/**/*.py"),
        *ROOT.glob("tests/support/**/*.py"),
    ]:
        if path.name != "variables.py":
            found |= set(re.findall(r"\"(AURUM_[A-Z_]+)\"", path.read_text(encoding="utf-8")))
    assert found >= OF_OTHERS
    assert found <= OF_SERVER | OF_OTHERS


def test_the_unit_and_the_image_start_the_server() -> None:
    unit = re.search(r"^ExecStart=\S+/bin/aurum (.*)$", _text("aurum.service"), re.MULTILINE)
    image = re.search(r'^CMD \["(.*?)"\]', _text("Dockerfile"), re.MULTILINE)
    assert unit is not None
    assert image is not None
    for command in (unit.group(1), image.group(1)):
        assert build_parser(translator_for("en")).parse_args(command.split()).command == "serve"


def test_what_the_image_is_made_of_is_there() -> None:
    copied = re.findall(r"^COPY (?!--)(.*) \S+$", _text("Dockerfile"), re.MULTILINE)
    sources = " ".join(copied).split()
    allowed = re.findall(r"^!(\S+)$", _text("Dockerfile.dockerignore"), re.MULTILINE)
    assert set(sources) == set(allowed)
    assert all((ROOT / source).exists() for source in sources)


# dev.py


@pytest.fixture
def dev(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """dev.py, which sets nothing up and becomes nothing."""
    spec = importlib.util.spec_from_file_location("dev", ROOT / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "prepare", lambda **how: None)
    monkeypatch.setattr(module, "program", lambda name: name)
    became: list[list[str]] = []

    def become(command: list[str]) -> int:
        became.append(command)
        return 0

    monkeypatch.setattr(module, "become", become)
    monkeypatch.setattr(subprocess, "call", become)
    monkeypatch.setattr(module, "became", became, raising=False)
    monkeypatch.setattr(os, "environ", {})
    return module


def test_dev_start_opens_the_server_with_its_data_in_the_checkout(dev: ModuleType) -> None:
    assert dev.main(["start", "--port", "0"]) == 0
    assert dev.became.pop(0) == ["python", CLIENT]
    assert dev.became == [["aurum", "serve", "--port", "0"]]
    assert os.environ["AURUM_DATA"] == str(ROOT / ".aurum")
    assert "/.aurum/" in (ROOT / ".gitignore").read_text().splitlines()
    os.environ["AURUM_DATA"] = "elsewhere"
    assert dev.main(["start"]) == 0
    assert os.environ["AURUM_DATA"] == "elsewhere"


def test_dev_play_opens_the_terminal_table_which_knows_how_to_go_on(dev: ModuleType) -> None:
    assert dev.main(["play"]) == 0
    assert dev.main(["play", "orichalque", "--solo", "easy"]) == 0
    assert dev.became == [
        ["aurum", "play", "oriflamme"],
        ["aurum", "play", "orichalque", "--solo", "easy"],
    ]
    assert os.environ["AURUM_PLAY"] == "python3 dev.py play"


def test_dev_test_runs_the_checks_in_the_environment(dev: ModuleType) -> None:
    assert dev.main(["test", "--", "-k", "archer"]) == 0
    assert dev.became == [["python", str(ROOT / "tests" / "checks.py"), "-k", "archer"]]
    assert dev.main(["test", "-k", "archer"]) == 1  # without -- it is not clear whose these are


def test_dev_soak_runs_the_tests_marked_so(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert dev.main(["soak", "-k", "leaks"]) == 0
    assert dev.became[0] == ["python", RULES]
    assert dev.became[1][:3] == ["pytest", "-m", "soak"]
    assert dev.became[1][-2:] == ["-k", "leaks"]
    assert os.environ["AURUM_SOAK"] == "1"
    assert Path.cwd() == ROOT


@pytest.mark.parametrize("status", [0, 1, 3])
def test_dev_setup_goes_on_when_the_rules_cannot_be_compiled(
    status: int,
    dev: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(dev, "prepare", lambda verbose: None)
    monkeypatch.setattr(subprocess, "call", lambda command: status if RULES in command else 0)
    assert dev.main(["setup"]) == 0
    output = capsys.readouterr().out
    assert ("as they are written" in output) == (status == 1)
    assert "dev.py start" in output


@pytest.mark.parametrize("status", [0, 1])
def test_dev_setup_builds_the_browser_client_and_goes_on_when_that_fails(
    status: int,
    dev: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    ran: list[str] = []

    def call(command: list[str]) -> int:
        ran.append(command[-1])
        return status if command[-1] == CLIENT else 0

    monkeypatch.setattr(dev, "prepare", lambda verbose: None)
    monkeypatch.setattr(subprocess, "call", call)
    assert dev.main(["setup"]) == 0
    assert ran == [RULES, CLIENT]
    output = capsys.readouterr().out
    assert ("no pages" in output) == (status == 1)
    assert "dev.py start" in output


@pytest.mark.parametrize(
    ("status", "settings", "passes"),
    [
        (0, {"CI": "true"}, True),
        (1, {}, False),
        (1, {"AURUM_PURE": "1"}, False),
        (checks.WITHOUT, {}, True),
        (checks.WITHOUT, {"CI": "true"}, False),
        (checks.WITHOUT, {"CI": "true", "AURUM_PURE": "1"}, True),
        (-9, {}, False),
    ],
)
def test_the_checks_fail_when_compiling_fails_or_cannot_be_tried_for_everybody(
    status: int,
    settings: dict[str, str],
    passes: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(os, "environ", dict(settings))
    monkeypatch.setattr(subprocess, "call", lambda command: status)
    asked: list[bool] = []

    def checks_for(chosen: list[str], compiled: bool) -> dict[str, list[str]]:
        asked.append(compiled)
        return {}

    monkeypatch.setattr(checks, "checks_for", checks_for)
    assert checks.main([]) == (0 if passes else 1)
    assert asked == ([True] if status == 0 else [True, False])
    output = capsys.readouterr().out
    assert output.endswith(f"1 of 1 checks failed: {checks.COMPILING}\n") == (not passes)
    assert ("only the sources" in output) == (status != 0)


def test_the_checks_go_to_the_browser_after_all_else_and_not_for_other_tests(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(checks, "program", lambda name: name)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    everything = checks.checks_for([])
    assert {"svelte-check", "vitest", "chromium"} < set(everything)
    *_, pytest_run, _again, _chromium, browser_run = everything.values()
    assert pytest_run[0] == browser_run[0] == "pytest"
    assert "--ignore=tests/browser" in pytest_run
    assert browser_run[-1] == "tests/browser"

    for names in (list(everything), ["pytest"], ["ruff check", "pytest", checks.UNCOMPILED]):
        placed = [name for lanes in checks.phases(names) for lane in lanes for name in lane]
        assert sorted(placed) == sorted(names)

    some = checks.checks_for(["-k", "archer"])
    assert some["pytest"][-2:] == ["-k", "archer"]
    assert not [name for name in some if "browser" in name or name in ("chromium", "vitest")]

    there = checks.checks_for(["tests/browser/test_pages.py", "-x"])
    assert "pytest" not in there
    assert list(there.values())[-1][-2:] == ["tests/browser/test_pages.py", "-x"]


def test_the_second_run_is_on_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    pure: list[bool] = []

    def call(command: list[str], env: dict[str, str], **_: object) -> int:
        pure.append(env.get("AURUM_PURE") == "1")
        return 0

    monkeypatch.delenv("AURUM_PURE", raising=False)
    monkeypatch.setattr(subprocess, "call", call)
    for name in ("pytest", checks.UNCOMPILED, checks.IN_BROWSER):
        assert checks.passes(name, [], 0, live=True)
    assert pure == [False, True, False]


# The browser that the tests need


def test_a_browser_is_found_by_its_name_or_as_one_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chromium, "PLACES", ())
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("AURUM_CHROMIUM", raising=False)
    assert chromium.find() is None
    assert "AURUM_CHROMIUM" in chromium.missing()
    program = tmp_path / "chromium-browser"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    assert chromium.find() == str(program)
    lighter = tmp_path / "chromium-headless-shell"
    shutil.copy(program, lighter)
    assert chromium.find() == str(lighter)
    monkeypatch.setenv("AURUM_CHROMIUM", "/no/such/browser")
    assert chromium.find() is None
    assert "/no/such/browser" in chromium.missing()


def test_a_machine_for_tests_wants_the_lighter_browser_and_people_any(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for lighter in (True, False):
        assert chromium.wanted(None, lighter)
        assert chromium.wanted("/usr/bin/chromium", lighter) == lighter
        assert not chromium.wanted("/usr/bin/chromium-headless-shell", lighter)
    for value, asks in (("true", True), ("", False), ("0", False)):
        monkeypatch.setenv("CI", value)
        assert (chromium.LIGHTER in checks.checks_for([])["chromium"]) == asks


@pytest.mark.parametrize(
    ("user", "known", "installed"),
    [
        (0, {"chromium-headless-shell", "chromium"}, ["chromium-headless-shell"]),
        (0, {"chromium"}, ["chromium-headless-shell", "chromium"]),
        (1000, {"chromium-headless-shell"}, []),
    ],
)
def test_a_browser_is_installed_only_where_nobody_must_be_asked(
    user: int,
    known: set[str],
    installed: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    ran: list[list[str]] = []

    def run(command: list[str], **how: object) -> subprocess.CompletedProcess[str]:
        ran.append(command)
        fails = command[-2] == "install" and command[-1] not in known
        return subprocess.CompletedProcess(command, int(fails), "Unable to locate package")

    monkeypatch.setattr(os, "geteuid", lambda: user, raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/apt-get" if "apt" in name else None)
    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.delenv("AURUM_CHROMIUM", raising=False)
    chromium.install()
    assert [command[-1] for command in ran] == (["update", *installed] if installed else [])
    output = capsys.readouterr().out
    assert bool(output) == bool(ran)
    assert "Unable" not in output
