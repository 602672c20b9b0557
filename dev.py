"""Set up, start, play, test and measure Aurum on a machine that has only Python.

It uses nothing but the standard library: what it installs goes into `.venv` beside it, at the
versions and hashes of `requirements-dev.lock`. A second run finds its stamp there and is instant.
"""

import hashlib
import importlib.util
import os
import platform
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

# Before anything newer than Python 3.6 runs, so that an old one hears a sentence.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        f"dev.py: Aurum needs Python 3.11 or newer and this is {platform.python_version()}. "
        "Install a newer one and name it, for instance: python3.11 dev.py setup"
    )

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PEERS = ROOT / ".venv-peers"
STAMP = VENV / "aurum-stamp"
RUNTIME_LOCK = ROOT / "requirements.lock"
DEV_LOCK = ROOT / "requirements-dev.lock"
DOCS_LOCK = ROOT / "requirements-docs.lock"
DOCS = ROOT / ".venv-docs"


class Trouble(Exception):
    """Something the person at the keyboard can mend; the message says how."""


def program(name: str, venv: Path = VENV) -> str:
    """The path of a program inside a virtual environment, on any system."""
    return str(venv / "Scripts" / f"{name}.exe" if os.name == "nt" else venv / "bin" / name)


def say(text: str) -> None:
    """Print at once: what the tools print comes from other processes and must not overtake us."""
    print(text, flush=True)


# Setting up


def fingerprints() -> list[str]:
    """What the environment was made from: first the packages, then the project's own metadata.

    They are two because editing a setting in pyproject.toml should not cost a whole new
    environment. The path is part of it, because scripts in a moved environment point nowhere.
    """
    origin = f"{platform.python_implementation()} {sys.version} {sys.base_prefix} {ROOT}"
    packages = origin.encode() + RUNTIME_LOCK.read_bytes() + DEV_LOCK.read_bytes()
    project = (ROOT / "pyproject.toml").read_bytes()
    return [hashlib.sha256(part).hexdigest() for part in (packages, project)]


def prepare(verbose: bool = False, compiling: bool = True) -> None:
    """Bring `.venv` up to date. The stamp is written last, so an interrupted set-up is redone."""
    packages, project = fingerprints()
    intact = STAMP.exists() and Path(program("python")).exists()
    stamped = STAMP.read_text().split() if intact else []
    if stamped == [packages, project]:
        return
    began = time.monotonic()
    if stamped[:1] != [packages]:
        STAMP.unlink(missing_ok=True)
        say(f"Making .venv with Python {platform.python_version()}")
        make_venv(VENV)
        say("Fetching and installing the locked packages (a dot for each second)")
        install_locked(DEV_LOCK, verbose)
    STAMP.write_text(packages)
    say("Installing Aurum itself, editable")
    pip(["--no-deps", "--no-build-isolation", "-e", str(ROOT)], verbose)
    STAMP.write_text(f"{packages} {project}")
    if compiling:
        compile_rules()
    say(f"Ready after {time.monotonic() - began:.0f} s")


def make_venv(folder: Path) -> None:
    """Make an empty virtual environment, from the outer Python even if we run inside one."""
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            version = f"{sys.version_info.major}.{sys.version_info.minor}"
            raise Trouble(
                f"this Python lacks the module {module}, which makes virtual environments. "
                f"On Debian or Ubuntu: sudo apt install python{version}-venv. "
                "Elsewhere install a complete Python, then run this again."
            )
    python = getattr(sys, "_base_executable", None) or sys.executable
    if subprocess.call([python, "-m", "venv", "--clear", str(folder)]) != 0:
        raise Trouble(f"could not make {folder}; see above. Is the disk full or the folder in use?")


def install_locked(lock: Path, verbose: bool, venv: Path = VENV) -> None:
    """Install what a lock names: by uv in seconds, or where that fails by pip in a minute.

    uv itself comes by pip, at its locked hash. It knows nothing of pip's settings, so behind a
    mirror or a proxy it may find no way out where pip does.
    """
    locked = ["--require-hashes", "-r"]
    found = re.search(r"^uv==.*?(?=^\S|\Z)", DEV_LOCK.read_text(), re.MULTILINE | re.DOTALL)
    if found is not None:
        with tempfile.TemporaryDirectory() as folder:
            only_uv = Path(folder, "uv.lock")
            only_uv.write_text(found[0])
            pip([*locked, str(only_uv)], verbose)
        uv = [program("uv"), "pip", "install", "--python", program("python", venv)]
        if sys.dont_write_bytecode:  # then Python would read all sources anew at each start
            uv.append("--compile-bytecode")
        if call([*uv, *locked, str(lock)], verbose) == 0:
            return
        say("uv did not finish; pip, which is slower, takes over.")
    pip([*locked, str(lock)], verbose, venv)


def pip(arguments: list[str], verbose: bool, venv: Path = VENV) -> None:
    """Install something by pip."""
    command = [program("python", venv), "-m", "pip", "install", "--disable-pip-version-check"]
    if call([*command, *arguments], verbose) != 0:
        raise Trouble(
            "pip did not finish; see above. If it could not reach PyPI, look at the network or "
            "the proxy settings. Then run the same command again: it repairs what is half done."
        )


def call(command: list[str], verbose: bool) -> int:
    """Run a program and let it talk; or quietly, and show what it said only if it fails."""
    if verbose:
        return subprocess.call(command)
    with (
        tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output,
        subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT) as process,
    ):
        dots = ""
        while process.poll() is None:
            try:
                process.wait(timeout=1)
            except subprocess.TimeoutExpired:
                dots = "."
                print(dots, end="", flush=True)
        if dots:
            say("")
        if process.returncode != 0:
            output.seek(0)
            say(output.read())
    return process.returncode


def compile_rules() -> bool:
    """Compile the rules if their sources have changed; uncompiled they run as they are."""
    status = subprocess.call([program("python"), str(ROOT / "compile_rules.py")])
    if status not in (0, 3):  # 3: there is no compiler, or none is wanted, as it has said
        say("The rules run as they are written, some four times slower, until they are compiled.")
    return status == 0


def build_client() -> None:
    """Build the browser client if its sources have changed; without it the server has no pages."""
    if subprocess.call([program("python"), str(ROOT / "web" / "build_client.py")]) != 0:
        say("The server has no pages to show without it. Run the same command again to build it.")


# The commands. The first line of each docstring is its help.


def setup(arguments: list[str]) -> int:
    """Make or repair .venv, compile the rules, build the browser client; --verbose shows pip."""
    if arguments not in ([], ["--verbose"]):
        raise Trouble("setup takes nothing but --verbose.")
    prepare(verbose=bool(arguments))
    compile_rules()
    build_client()
    say("Aurum is set up in .venv. Start the server with: python3 dev.py start")
    return 0


def compile(arguments: list[str]) -> int:
    """Compile the rules, if there is a C compiler."""
    prepare()
    return 0 if compile_rules() else 1


def start(arguments: list[str]) -> int:
    """Start the server, with its data in .aurum by default; arguments go to `aurum serve`."""
    prepare()
    build_client()
    os.environ.setdefault("AURUM_DATA", str(ROOT / ".aurum"))
    return become([program("aurum"), "serve", *arguments])


def play(arguments: list[str]) -> int:
    """Play in the terminal; arguments go to `aurum play` (default: oriflamme)."""
    prepare()
    os.environ["AURUM_PLAY"] = "python3 dev.py play"  # so that it can say how to go on
    return become([program("aurum"), "play", *(arguments or ["oriflamme"])])


def test(arguments: list[str]) -> int:
    """Run every check and the tests; what follows -- goes to pytest."""
    if arguments and arguments[0] != "--":
        raise Trouble("test gives pytest what follows --, as in: dev.py test -- -k archer")
    prepare(compiling=False)  # the checks do, beside other things
    return become([program("python"), str(ROOT / "tests" / "checks.py"), *arguments[1:]])


def soak(arguments: list[str]) -> int:
    """Kill, fuzz and play for hours: the tests marked soak; arguments go to pytest."""
    prepare()
    compile_rules()
    os.environ["AURUM_SOAK"] = "1"
    os.chdir(ROOT)
    several = ["-m", "soak", "-p", "no:playwright", "--ignore=tests/browser"]
    patient = ["-o", "faulthandler_timeout=0", "-s"]
    return become([program("pytest"), *several, *patient, *arguments])


def bench(arguments: list[str]) -> int:
    """Measure the rules, or: server, --browser, --against REVISION, --peers (other libraries)."""
    prepare()
    compile_rules()
    if arguments[:1] == ["--against"]:
        script = str(ROOT / "bench" / "against.py")
        return become([program("python"), script, *arguments[1:]])
    if "--browser" in arguments:
        return become([program("python"), str(ROOT / "bench" / "browser_client.py")])
    if "--peers" in arguments:
        arguments.remove("--peers")
        python = prepare_peers()
        return become([program("python"), str(ROOT / "bench" / "peers.py"), python, *arguments])
    return become([program("aurum"), "bench", *arguments])


def prepare_peers() -> str:
    """Make the environment of the peers, apart from our own; what does not install is left out."""
    wanted = (ROOT / "bench" / "peers.txt").read_text()
    stamp = PEERS / "aurum-stamp"
    if not stamp.exists() or stamp.read_text() != wanted:
        say("Making .venv-peers")
        make_venv(PEERS)
        for line in wanted.splitlines():
            if not line.startswith("#"):
                say(f"Installing {line}")
                try:
                    pip([line], verbose=False, venv=PEERS)
                except Trouble:
                    say(f"Going on without {line}")
        stamp.write_text(wanted)
    return program("python", PEERS)


def playthroughs(arguments: list[str]) -> int:
    """Write the playthrough files of the tests again."""
    prepare()
    return become(
        [program("python"), str(ROOT / "tests" / "support" / "playthroughs.py"), *arguments]
    )


def pictures(arguments: list[str]) -> int:
    """Draw the pictures in docs/pictures again."""
    prepare()
    return become([program("python"), str(ROOT / "docs" / "pictures" / "draw.py"), *arguments])


def screenshots(arguments: list[str]) -> int:
    """Take all screenshots again, or those whose names begin as given."""
    prepare()
    return become([program("python"), str(ROOT / "docs" / "screenshots" / "take.py"), *arguments])


def types(arguments: list[str]) -> int:
    """Write the types of the browser client again, from the structs of the server."""
    prepare()
    return become([program("python"), str(ROOT / "web" / "write_types.py"), *arguments])


def rules(arguments: list[str]) -> int:
    """Write the pages of docs/rules again, from the locales."""
    prepare()
    return become([program("python"), str(ROOT / "docs" / "rules" / "write.py"), *arguments])


def docs(arguments: list[str]) -> int:
    """Serve the documentation site while you write it; --build builds it, --check looks for faults.

    What follows goes to `zensical serve`; both --build and --check leave it in build/docs/site.
    """
    python = prepare_docs()
    return become([python, str(ROOT / "docs" / "site" / "build_site.py"), *arguments])


def prepare_docs() -> str:
    """Make the environment that builds the site, if its lock has changed; its Python."""
    prepare(compiling=False)  # for uv
    stamp = DOCS / "aurum-stamp"
    wanted = hashlib.sha256(f"{sys.version} {ROOT}".encode() + DOCS_LOCK.read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        say("Making .venv-docs, which builds the documentation site")
        make_venv(DOCS)
        install_locked(DOCS_LOCK, False, DOCS)
        stamp.write_text(wanted)
    return program("python", DOCS)


def become(command: list[str]) -> int:
    """Hand the terminal over to a program, so that Ctrl-C is its own affair.

    Where a process can turn into another, it does; Windows cannot, so there we wait.
    """
    sys.stdout.flush()
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.call(command)


def lock(arguments: list[str]) -> int:
    """Write the lock files from pyproject.toml; --upgrade takes the newest of everything."""
    with tempfile.TemporaryDirectory() as folder:
        say("Fetching uv, which resolves for every system at once")
        make_venv(Path(folder))
        pip(["uv"], verbose=False, venv=Path(folder))
        uv = [program("uv", Path(folder)), "pip", "compile", "--quiet"]
        uv += ["--universal", "--python-version", "3.11", "--generate-hashes"]
        uv += ["--no-header", "--no-annotate", *arguments]
        # What people run is what was tested: the second lock may not stray from the first.
        same = ["pyproject.toml", "--group", "dev", "--constraints", RUNTIME_LOCK.name]
        site = ["--group", "docs"]
        for file, of in ((RUNTIME_LOCK, ["pyproject.toml"]), (DEV_LOCK, same), (DOCS_LOCK, site)):
            say(f"Resolving {file.name}")
            if subprocess.call([*uv, *of, "--output-file", file.name], cwd=ROOT) != 0:
                raise Trouble(f"uv could not resolve {file.name}; see above.")
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    run.__name__: run
    for run in (
        setup,
        compile,
        start,
        play,
        test,
        soak,
        bench,
        docs,
        playthroughs,
        pictures,
        screenshots,
        types,
        rules,
        lock,
    )
}


def usage() -> str:
    """What one may type, from the docstrings above."""
    lines = [f"  {name:13} {(run.__doc__ or '').splitlines()[0]}" for name, run in COMMANDS.items()]
    return "\n".join(["Usage: python3 dev.py COMMAND [ARGUMENTS]", "", *lines])


def main(arguments: list[str]) -> int:
    """Run one command; troubles become a sentence and a status instead of a traceback."""
    name = arguments[0] if arguments else "--help"
    if name in ("-h", "--help", "help"):
        say(usage())
        return 0 if arguments else 2
    try:
        if name not in COMMANDS:
            raise Trouble(f"there is no command {name!r}.\n\n{usage()}")
        return COMMANDS[name](arguments[1:])
    except Trouble as trouble:
        print(f"dev.py: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\ndev.py: stopped.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
