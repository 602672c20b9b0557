"""What `compile_rules.py` leaves behind can be trusted, and where it leaves nothing it says why."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import checks
import pytest

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "compile_rules.py"
by_gcc = pytest.mark.skipif(
    os.name != "posix" or shutil.which("gcc") is None, reason="there is no gcc here"
)


def _load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, with a place of its own; what it would compile is a file, and quickly done."""
    module = _load(SCRIPT)  # while the variable says what runs here, or the rest would be mixed
    monkeypatch.delenv("AURUM_PURE", raising=False)
    monkeypatch.setattr(module, "BUILT", tmp_path / "build" / "rules")
    monkeypatch.setattr(module, "WORK", tmp_path / "build" / "rules-work")
    monkeypatch.setattr(module, "compiled", [], raising=False)

    def compile(made: Path) -> None:
        module.compiled.append(made)
        room = made / "modules" / "aurum"
        room.mkdir(parents=True)
        (room / f"rule{module.building.EXTENSION_SUFFIXES[0]}").write_text("compiled")

    monkeypatch.setattr(module, "_compile", compile)
    return module


# Builds


def test_what_is_whole_is_not_compiled_again_and_what_is_not_is(rules: ModuleType) -> None:
    folder: Path = rules.build()
    assert rules.build() == folder
    assert len(rules.compiled) == 1
    [module] = (folder / "aurum").iterdir()
    for damage in (
        module.unlink,
        lambda: module.write_text("comp"),
        (folder / rules.building.MANIFEST).unlink,
        lambda: shutil.rmtree(folder / "aurum"),
    ):
        damage()
        before = len(rules.compiled)
        assert rules.build() == folder
        assert len(rules.compiled) == before + 1
        assert list(rules.building.read_manifest(folder)) == ["aurum.rule"]


def test_of_two_at_once_one_waits_and_uses_what_the_other_made(
    rules: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compile = rules._compile
    begun: list[Path] = []

    def until_both_are_here(made: Path) -> None:
        begun.append(made)
        output = ""
        while len(begun) == 1 and "Waiting" not in output:
            output += capsys.readouterr().out
            time.sleep(0.01)
        compile(made)

    monkeypatch.setattr(rules, "_compile", until_both_are_here)
    with ThreadPoolExecutor(2) as pool:
        folders = list(pool.map(lambda _: rules.build(), range(2)))
    assert folders[0] == folders[1]
    assert len(rules.compiled) == 1


def test_what_was_edited_meanwhile_gets_no_name_that_it_does_not_deserve(
    rules: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    compile, fingerprint = rules._compile, rules.building.fingerprint

    def while_somebody_edits(made: Path) -> None:
        compile(made)
        monkeypatch.setattr(rules.building, "fingerprint", lambda: "another")

    monkeypatch.setattr(rules, "_compile", while_somebody_edits)
    with pytest.raises(rules.Trouble, match="changed"):
        rules.build()
    assert not (rules.BUILT / fingerprint()).exists()


def test_what_somebody_killed_left_behind_is_removed(rules: ModuleType) -> None:
    left = rules.WORK / "made-by-somebody"
    left.mkdir(parents=True)
    rules.build()
    assert not left.exists()


# Objects

COMPILE_ONE = """
import importlib.util, sys
from pathlib import Path
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

spec = importlib.util.spec_from_file_location("compile_rules", sys.argv[1])
rules = importlib.util.module_from_spec(spec)
spec.loader.exec_module(rules)
shared = ["-O0"]
pair = [Extension(name, ["rule.c"], extra_compile_args=shared) for name in ("one", "two")]
command = build_ext(Distribution({"name": "rules", "ext_modules": pair}))
command.build_temp, command.build_lib = "objects", "modules"
command.ensure_finalized()
rules._run(command, Path("half"))
print(*[" ".join(extension.extra_compile_args) for extension in pair], sep="\\n")
"""


def _compile_one(folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Compile `rule.c` there, as the script compiles its C files, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", COMPILE_ONE, str(SCRIPT)],
        cwd=folder, env={**os.environ, **settings}, capture_output=True, text=True,
    )  # fmt: skip


@by_gcc
def test_an_object_whose_compiler_outlived_us_is_not_taken_for_another(tmp_path: Path) -> None:
    """Python is killed while gcc works; gcc ends well; and then the source is what it was."""
    gcc = tmp_path / "gcc"
    gcc.write_text(
        '#!/bin/sh\n[ -z "$KILLS" ] || kill -9 $PPID\nexec ' + f'{shutil.which("gcc")} "$@"\n'
    )
    gcc.chmod(0o755)
    source = tmp_path / "rule.c"
    right = 'const char *winner(void) { return "the highest stock"; }\n'
    source.write_text(right)
    assert _compile_one(tmp_path, CC=str(gcc)).returncode == 0
    [kept] = (tmp_path / "objects").rglob("rule.o")
    object = kept.read_bytes()

    source.write_text(right.replace("highest", "lowest"))
    killed = _compile_one(tmp_path, CC=str(gcc), KILLS="1")  # its pipes close when gcc ends
    assert killed.returncode == -signal.SIGKILL
    source.write_text(right)
    assert _compile_one(tmp_path, CC=str(gcc)).returncode == 0
    assert kept.read_bytes() == object


@by_gcc
def test_every_extension_has_the_flags_once(tmp_path: Path) -> None:
    (tmp_path / "rule.c").write_text("int rule;\n")
    compiled = _compile_one(tmp_path, CC="gcc")
    assert compiled.stdout.splitlines()[-2:] == ["-O0 -fvisibility=hidden"] * 2


def test_an_object_by_another_compiler_or_other_flags_is_not_kept(
    rules: ModuleType, tmp_path: Path
) -> None:
    source = tmp_path / "rule.c"
    source.write_text("int rule;\n")

    def kept(called: list[str], arguments: list[str]) -> Any:
        compiler = SimpleNamespace(
            compiler_so=called, object_filenames=lambda _, output_dir: [f"{output_dir}/rule.o"]
        )
        extension = SimpleNamespace(extra_compile_args=arguments, include_dirs=[])
        return rules.Kept(compiler, str(source), extension, str(tmp_path / "objects"))

    made = tmp_path / "rule.o"
    made.write_text("compiled")
    kept(["gcc"], ["-O2"]).take(made)
    assert kept(["gcc"], ["-O2"]).fresh()
    assert not kept(["clang"], ["-O2"]).fresh()
    assert not kept(["gcc", "-march=native"], ["-O2"]).fresh()
    assert not kept(["gcc"], ["-O3"]).fresh()


# Troubles


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout in which nothing has been compiled."""
    monkeypatch.delenv("AURUM_PURE", raising=False)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(SCRIPT, tmp_path)
    return tmp_path


def _status(folder: Path, **settings: str) -> int:
    command = [sys.executable, str(folder / "compile_rules.py")]
    return subprocess.run(command, env={**os.environ, **settings}, capture_output=True).returncode


@pytest.mark.skipif(os.name != "posix", reason="no variable names the compiler here")
def test_no_compiler_has_a_status_of_its_own(checkout: Path) -> None:
    assert _status(checkout, CC="no-such-compiler") == checks.WITHOUT
    assert _status(checkout, AURUM_PURE="1") == checks.WITHOUT
    shutil.rmtree(checkout / "build")
    (checkout / "build").write_text("in the way")
    assert _status(checkout) == 1


@pytest.mark.parametrize("ends", [SystemExit(1), RuntimeError("a bug of its own")])
def test_what_ends_mypy_does_not_end_us(
    ends: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import mypyc.build

    def mypycify(*paths: object, **how: object) -> None:
        raise ends

    rules = _load(SCRIPT)
    monkeypatch.setattr(mypyc.build, "mypycify", mypycify)
    monkeypatch.setattr(rules, "_look_for_a_compiler", lambda: None)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MYPYPATH", "")
    with pytest.raises(rules.Trouble, match="mypy") as caught:
        rules._compile(tmp_path)
    assert not isinstance(caught.value, rules.Without)


def test_all_is_translated_again_where_mypy_fails_over_what_it_remembers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import mypyc.build

    rules = _load(SCRIPT)
    remembered = tmp_path / "mypy"
    remembered.mkdir()

    def mypycify(*paths: object, **how: object) -> list[Any]:
        if remembered.is_dir():
            raise ValueError("it has forgotten what it needs")
        return ["translated"]

    monkeypatch.setattr(rules, "TRANSLATED", remembered)
    monkeypatch.setattr(mypyc.build, "mypycify", mypycify)
    assert rules._translate([]) == ["translated"]
