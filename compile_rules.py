"""Compile the rules with mypyc into `build/rules`, where `aurum.building` finds them.

`dev.py` and the wheel's build hook run this inside an environment that has mypy and setuptools. It
does nothing when the sources are those of the last time, and compiles little when little changed:
every C file has an object of its own, kept until that file, one of its headers or the way in which
it is compiled is another. Its status is 1 where compiling failed, and 3 where nobody could try.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import os
import re
import shutil
import string
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import IO, Any

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src" / "aurum"
BUILT = ROOT / "build" / "rules"
WORK = ROOT / "build" / "rules-work"
"""C files and objects."""
TRANSLATED = WORK / "mypy"
"""What mypy remembers."""
KEPT = 4
"""How many builds are kept: a process may still run an older one, or a branch come back to it."""


WITHOUT = 3
"""The status that says: nothing went wrong, there is no compiler here, or none is wanted."""


class Trouble(Exception):
    """Why nothing was compiled; the rules run without."""


class Without(Trouble):
    """There is nothing to compile with, or nobody wants to."""


def load(name: str) -> ModuleType:
    """A module of `aurum`, without importing the package whose modules are about to be made."""
    spec = importlib.util.spec_from_file_location(name, SOURCES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


building = load("building")
locking = load("locking")


def build() -> Path:
    """The folder of the compiled modules, made if it is not there, or not whole."""
    if os.environ.get("AURUM_PURE", "") not in ("", "0"):
        raise Without("AURUM_PURE is set")
    folder = BUILT / str(building.fingerprint())
    if not building.read_manifest(folder):
        try:
            with alone():
                if not building.read_manifest(folder):  # nor has whoever we waited for made it
                    _make(folder)
        except OSError as problem:
            raise Trouble(str(problem)) from None
    return folder


@contextmanager
def alone() -> Iterator[None]:
    """Compile while nobody else does: objects, and what mypy remembers, are for one at a time."""
    with (_made(WORK) / "lock").open("w") as file:
        if not _lock(file):
            print("Waiting, since the rules are being compiled already", flush=True)
            while not _lock(file):
                time.sleep(0.2)
        yield


def _lock(file: IO[str]) -> bool:
    """Whether the file is ours until it is closed; or cannot be anybody's, as on some networks."""
    try:
        return bool(locking.lock_file(file.fileno()))
    except OSError:
        return True


def _make(folder: Path) -> None:
    """Compile into this folder, which gets its name when all is done."""
    began = time.monotonic()
    print("Compiling the rules", flush=True)
    for left in WORK.glob("made-*"):  # by somebody who was killed
        shutil.rmtree(left, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="made-", dir=WORK) as made:
        _compile(Path(made))
        if building.fingerprint() != folder.name:
            raise Trouble("the sources changed while they were compiled; compile them again")
        modules = Path(made, "modules")
        building.write_manifest(modules, folder.name)
        _made(BUILT)
        shutil.rmtree(folder, ignore_errors=True)  # if it was there, it had lost something
        modules.rename(folder)
    _forget_old(folder)
    print(f"Compiled after {time.monotonic() - began:.0f} s", flush=True)


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _forget_old(newest: Path) -> None:
    os.utime(newest)
    builds = sorted(BUILT.iterdir(), key=lambda folder: folder.stat().st_mtime)
    for old in builds[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)


def _compile(made: Path) -> None:
    try:
        import mypyc.build  # noqa: F401
        from setuptools import Distribution  # type: ignore[import-untyped]
        from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]
        from setuptools.errors import BaseError, CompileError  # type: ignore[import-untyped]
    except ImportError as problem:
        raise Trouble(f"mypy or setuptools is missing here: {problem}") from None
    _look_for_a_compiler()
    paths = [
        str(Path("src", "aurum", room, f"{name}.py"))
        for room, names in building.MODULES.items()
        for name in names
    ]
    # What is only imported may need what a wheel is built without, such as the words do.
    silent = "--follow-imports=silent"
    options = ["--config-file=", "--strict", silent, "--cache-dir", str(TRANSLATED)]
    os.chdir(ROOT)
    os.environ["MYPYPATH"] = "src"
    try:
        extensions = _translate([*options, *paths])
    except SystemExit:  # it has said what it does not like
        raise Trouble("mypy does not take these sources, see above") from None
    except Exception as problem:
        traceback.print_exc()
        raise Trouble(f"mypy failed, see above: {problem!r}") from None
    _add_runtime_of_vecs(extensions)
    for extension in extensions:
        extension.sources = [_documented(Path(source)) for source in extension.sources]
    command: Any = build_ext(Distribution({"name": "aurum", "ext_modules": extensions}))
    command.build_temp = str(_made(WORK / "objects"))
    command.build_lib = str(made / "modules")
    command.ensure_finalized()
    try:
        _run(command, made / "objects")
    except (BaseError, CompileError, OSError) as problem:
        first = str(problem).partition("\n")[0][:200]
        raise Trouble(f"the compiler or the linker failed, see above: {first}") from None


def _translate(arguments: list[str]) -> list[Any]:
    """Let mypyc write the C files; only of what has changed, if it can."""
    from mypyc.build import mypycify

    def translate() -> list[Any]:
        return mypycify(
            arguments,
            opt_level="2",
            debug_level="0",
            separate=True,
            include_runtime_files=False,
            target_dir=str(WORK / "c"),
        )

    remembers = TRANSLATED.is_dir()
    try:
        return translate()
    except Exception:
        if not remembers:
            raise
    # What mypyc remembers of a class leaves out its attributes that are native integers, so it
    # fails where a module that sets them has changed and the one of the class has not (2.4.1).
    shutil.rmtree(TRANSLATED, ignore_errors=True)
    return translate()


def _documented(source: Path) -> str:
    """A copy of a C file with the docstrings of its functions and classes, which mypyc leaves out
    (2.4.1); the file itself if there are none.

    A new file, since mypyc translates a module again when what it has written is another.
    """
    text = source.read_text(encoding="utf-8")
    docstrings = {name: doc for path in _SOURCE.findall(text) for name, doc in _docstrings(path)}

    def documented(match: re.Match[str]) -> str:
        doc = docstrings.get(match["function"] or match["type"], "")
        return f'{match["before"]}{_quoted(doc)}"' if doc else match[0]

    whole = _UNDOCUMENTED.sub(documented, text)
    if whole == text:
        return str(source)
    copy = source.with_suffix(".documented.c")
    if not copy.is_file() or copy.read_text(encoding="utf-8") != whole:
        copy.write_text(whole, encoding="utf-8")
    return str(copy)


_SOURCE = re.compile(r'CPy_AddTraceback\("(src/[^"]*\.py)", "<module>"')
_UNDOCUMENTED = re.compile(
    r"(?P<before>(?:\(PyCFunction\)CPyPy_(?P<function>\w+),[A-Z_|\s]+,"
    r"|CPyType_(?P<type>\w+)_template_ = \{[^}]*\.tp_doc =)"
    r'\s*PyDoc_STR\("[^"]*--\\n\\n)"'
)
"""A function or a class with its docstring, which has its signature only."""


def _docstrings(path: str) -> Iterator[tuple[str, str]]:
    """The docstrings of a module by the names that mypyc gives its functions and classes in C."""
    module = Path(path).relative_to("src").with_suffix("").parts
    tree = ast.parse(Path(path).read_text(encoding="utf-8"))
    found: list[tuple[tuple[str, ...], ast.stmt]] = [(module, node) for node in tree.body]
    while found:
        parents, node = found.pop()
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            name = (*parents, node.name)
            yield "___".join(name), ast.get_docstring(node) or ""
            if isinstance(node, ast.ClassDef):
                found += [(name, member) for member in node.body]


def _quoted(text: str) -> str:
    """A text as C writes it between quotation marks."""
    plain = set(string.ascii_letters + string.digits + " .,:;()[]_-+*/=<>!`'")
    return "".join([chr(b) if chr(b) in plain else f"\\{b:03o}" for b in text.encode()])


def _add_runtime_of_vecs(extensions: list[Any]) -> None:
    """Add what `librt.vecs` needs to modules that mypyc has taken from its cache.

    mypyc adds it only if a module that uses it was translated in this run (mypy 2.4.1).
    """
    from mypyc.build import include_dir

    runtime = WORK / "c" / "vecs" / "librt_vecs_api.c"
    if not runtime.is_file():
        return
    for extension in extensions:
        texts = [Path(source).read_text(encoding="utf-8") for source in extension.sources]
        if any("import_librt_vecs()" in text for text in texts):
            if str(runtime) not in extension.sources:
                extension.sources = [*extension.sources, str(runtime)]
            extension.include_dirs = [*extension.include_dirs, str(Path(include_dir(), "vecs"))]


def _look_for_a_compiler() -> None:
    """Raise `Without` where there is none, before mypy has worked for nothing."""
    from distutils import ccompiler, sysconfig  # setuptools has its own, also in newer Pythons
    from distutils.errors import DistutilsPlatformError

    compiler: Any = ccompiler.new_compiler()
    sysconfig.customize_compiler(compiler)
    if hasattr(compiler, "compiler_so"):
        program = compiler.compiler_so[0]
        if shutil.which(program) is None:
            raise Without(f"there is no C compiler here, {program} was looked for")
    else:
        try:
            compiler.initialize()
        except DistutilsPlatformError as problem:
            raise Without(str(problem)) from None


def _run(command: Any, half: Path) -> None:
    """Compile what is new, on all cores, where it may lie half done; then let setuptools link."""
    sources: dict[str, Any] = {}
    for extension in command.extensions:
        if os.name == "posix":  # a new list, for all of them share one
            extension.extra_compile_args = [*extension.extra_compile_args, *building.FLAGS]
        sources.update(dict.fromkeys(extension.sources, extension))

    def compile_one(source: str) -> None:
        extension = sources[source]
        keep = Kept(command.compiler, source, extension, command.build_temp)
        if not keep.fresh():
            [made] = command.compiler.compile(
                [source],
                output_dir=str(half),
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )
            keep.take(Path(made))

    real = command.build_extensions

    def build_extensions() -> None:
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            list(pool.map(compile_one, sources))
        compiler = command.compiler
        compiler.compile = lambda found, output_dir, **_: compiler.object_filenames(
            found, output_dir=output_dir
        )
        real()

    command.build_extensions = build_extensions
    command.run()


class Kept:
    """An object file, and what it was compiled from."""

    def __init__(self, compiler: Any, source: str, extension: Any, folder: str) -> None:
        self.object = Path(compiler.object_filenames([source], output_dir=folder)[0])
        self.note = self.object.with_suffix(".from")
        called = getattr(compiler, "compiler_so", [])  # with what CC and CFLAGS say
        digest = hashlib.sha256(repr((called, extension.extra_compile_args)).encode())
        digest.update(sys.version.encode())
        seen: set[Path] = set()
        todo = [Path(source)]
        while todo:
            path = todo.pop()
            if path in seen or not path.is_file():
                continue
            seen.add(path)
            text = path.read_bytes()
            digest.update(text)
            for name in re.findall(rb'^\s*#include [<"](.*?)[>"]', text, re.MULTILINE):
                folders = [path.parent, *map(Path, extension.include_dirs)]
                todo += [folder / name.decode() for folder in folders]
        self.digest = digest.hexdigest()

    def fresh(self) -> bool:
        """Whether it can be used as it is."""
        return (
            self.object.is_file() and self.note.is_file() and self.note.read_text() == self.digest
        )

    def take(self, made: Path) -> None:
        """Keep what was compiled, and then say from what.

        A compiler may outlive us and end its work when nobody can say so any more. So it works
        elsewhere, and there is no moment when a note lies beside an object that it isn't about.
        """
        self.object.parent.mkdir(parents=True, exist_ok=True)
        self.note.unlink(missing_ok=True)
        made.replace(self.object)
        self.note.write_text(self.digest)


def main() -> int:
    """Compile, or say why not."""
    try:
        build()
    except Trouble as trouble:
        print(f"The rules stay uncompiled: {trouble}", file=sys.stderr)
        return WITHOUT if isinstance(trouble, Without) else 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
