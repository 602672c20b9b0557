"""Everything a change must pass, one phase after the other: what `dev.py test` runs in `.venv`."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from support import brief
from support.browser import chromium

ROOT = Path(__file__).resolve().parents[1]
BROWSER_TESTS = "tests/browser"
ON_BOTH_BUILDS = (
    "tests/engine",
    "tests/games",
    "tests/bots",
    "tests/envs",
    "tests/test_builds.py",
    "tests/test_playthroughs.py",
)
"""What is compiled, and what numbers and plays it: rules, bots, encoders. The rest runs once."""
# Plugins that these tests and those need not load, which takes longer than a page or a rule.
NO_BROWSER = ["-p", "no:playwright"]
ONLY_BROWSER = ["-p", "no:schemathesis", "-p", "no:hypothesispytest", "-p", "no:faker"]
COMPILING = "compiling the rules"
UNCOMPILED = "pytest, uncompiled"
IN_BROWSER = "pytest in the browser"
WITHOUT = 3
"""The status of `compile_rules.py` where there is no compiler, or none is wanted."""
NO_TESTS = 5
"""The status of pytest where no test is called as was asked."""


def main(chosen: list[str]) -> int:
    """Run them all, or those about the chosen tests; which of them failed is said at the end."""
    # Hundreds of processes are started, which should not all read the same sources. What they
    # keep lies apart, since a machine for tests often asks Python to leave nothing beside them.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ.setdefault("PYTHONPYCACHEPREFIX", str(ROOT / "build" / "bytecode"))
    began = time.monotonic()
    checks = checks_for(chosen, compiled=True)
    with ThreadPoolExecutor(1) as beside:  # who only reads the sources need not wait for it
        compiling = beside.submit(subprocess.call, [sys.executable, str(ROOT / "compile_rules.py")])
        failed = run(phases(list(checks))[:1], checks, began)
        status = compiling.result()
    if status != 0:
        checks = checks_for(chosen, compiled=False)
    if not compiled_or_excused(status):
        failed.append(COMPILING)
    failed += run(phases(list(checks))[1:], checks, began)
    if failed:
        say(f"\n{len(failed)} of {len(checks) + 1} checks failed: {', '.join(failed)}")
    return 1 if failed else 0


def run(phases: list[list[list[str]]], checks: dict[str, list[str]], began: float) -> list[str]:
    """Run some phases, one after the other; those of their checks that do not pass."""
    failed = []
    for lanes in phases:
        with ThreadPoolExecutor(len(lanes)) as pool:
            alone = len(lanes) == 1
            runs = [
                pool.submit(fails, {name: checks[name] for name in lane}, began, alone)
                for lane in lanes
            ]
            failed += [name for lane in runs for name in lane.result()]
    return failed


def compiled_or_excused(status: int) -> bool:
    """Whether the checks can pass with what `compile_rules.py` came to; else the rest still runs.

    A machine without a compiler checks what it can. One that checks for everybody must have one,
    or nobody would notice that nothing is compiled any more; unless it was asked to do without.
    """
    if status == 0:
        return True
    asked = os.environ.get("AURUM_PURE", "") not in ("", "0")
    excused = status == WITHOUT and (asked or not for_everybody())
    verdict = "left out" if excused else f"FAILED with status {status}"
    say(f"-- {COMPILING} {verdict}: only the sources as they are written are tested")
    return excused


def for_everybody() -> bool:
    """Whether this machine checks for all, and not for whoever sits before it."""
    return os.environ.get("CI", "").lower() not in ("", "0", "false")


def program(name: str) -> str:
    """A program of the environment that runs this."""
    beside = Path(sys.executable).parent / name
    return str(beside.with_suffix(".exe") if os.name == "nt" else beside)


def say(text: str) -> None:
    """Print at once: what the tools print comes from other processes and must not overtake us."""
    print(text, flush=True)


def checks_for(chosen: list[str], compiled: bool = True) -> dict[str, list[str]]:
    """Each check with its command. `chosen` are arguments for pytest; `compiled`, if rules are.

    Whoever chooses some tests wants these: then what is about the browser is only run if they are
    in its folder. Browsers are slower side by side, so they come one by one.
    """
    python, pytest = program("python"), program("pytest")
    cores = os.cpu_count() or 1
    # One more than there are cores: some tests wait for a process that they have killed.
    spread = ["-n", str(cores + 1), "--dist", "worksteal"] if cores > 1 else []
    in_browser = any(BROWSER_TESTS in one.replace(os.sep, "/") for one in chosen)
    checks = {
        "ruff check": [program("ruff"), "check", "."],
        "ruff format": [program("ruff"), "format", "--check", "."],
        "mypy": [program("mypy"), "--strict"],
        "lint-imports": [program("lint-imports"), "--no-logo"],
    }
    if in_browser or not chosen:
        client = [python, str(ROOT / "web" / "build_client.py")]
        checks["client"] = client
        checks["svelte-check"] = [*client, "check"]
        checks["vitest"] = [*client, "test"]
    if not chosen:
        checks["speed"] = [python, str(ROOT / "bench" / "against.py"), "--pure"]
    if not in_browser:
        tests = [pytest, *spread, *NO_BROWSER, f"--ignore={BROWSER_TESTS}"]
        checks["pytest"] = [*tests, *chosen]
        again = on_both_builds(chosen)
        if compiled and again:  # else that is all there is
            checks[UNCOMPILED] = [*tests, *again]
    if in_browser or not chosen:
        lighter = [chromium.LIGHTER] if for_everybody() else []
        checks["chromium"] = [python, str(Path(chromium.__file__)), *lighter]
        checks[IN_BROWSER] = [pytest, *ONLY_BROWSER, *(chosen or [BROWSER_TESTS])]
    return checks


def on_both_builds(chosen: list[str]) -> list[str]:
    """What pytest is given for the second run: of the chosen files, those about what is compiled.

    Nothing, if files are chosen and none of them is.
    """
    files = [one for one in chosen if (ROOT / one.partition("::")[0]).exists()]
    if not files:
        return [*chosen, *ON_BOTH_BUILDS]
    again = []
    for one in files:
        path = (ROOT / one.partition("::")[0]).resolve()
        folders = {each: ROOT / each for each in ON_BOTH_BUILDS}
        if any(path.is_relative_to(folder) for folder in folders.values()):
            again.append(one)
        again += [
            each
            for each, folder in folders.items()
            if folder != path and folder.is_relative_to(path)
        ]
    options = [one for one in chosen if one not in files]
    return [*options, *again] if again else []


def phases(names: list[str]) -> list[list[list[str]]]:
    """What runs after what; in each phase, the lanes that run beside each other.

    In the first nobody runs the rules, which are compiled meanwhile. In the last, browsers come
    one by one and often wait, so that the other tests have time beside them.
    """
    lanes = [
        [
            ["ruff check", "ruff format", "mypy", "lint-imports"],
            ["client", "svelte-check", "vitest"],
        ],
        [["speed"]],
        [["pytest", UNCOMPILED], ["chromium", IN_BROWSER]],
    ]
    wanted = [[[one for one in lane if one in names] for lane in phase] for phase in lanes]
    kept = [[lane for lane in phase if lane] for phase in wanted]
    return [phase for phase in kept if phase]


def fails(checks: dict[str, list[str]], began: float, live: bool) -> list[str]:
    """Those of some checks, run one after the other, that do not pass."""
    return [name for name, command in checks.items() if not passes(name, command, began, live)]


def passes(name: str, command: list[str], began: float, live: bool) -> bool:
    """Run one check under its heading, and say how it went and how long it took.

    What runs beside others is shown whole when it has ended, so that nobody talks into it. After
    pytest our own verdict is left out: its closing line says it, and should be the last one.
    """
    now = time.monotonic()
    heading = f"\n== {name} (at {now - began:.1f} s) =="
    uncompiled = {"AURUM_PURE": "1", brief.ASKED: "1"} if name == UNCOMPILED else {}
    environment = {**os.environ, **uncompiled}
    if live:
        say(heading)
        status = subprocess.call(command, cwd=ROOT, env=environment)
        lines = []
    else:
        ran = subprocess.run(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        status = ran.returncode
        lines = [heading, ran.stdout.decode(errors="replace").rstrip()]
    if not name.startswith("pytest"):
        verdict = "passed" if status == 0 else f"FAILED with status {status}"
        lines.append(f"-- {name} {verdict} in {time.monotonic() - now:.1f} s")
    if lines:
        say("\n".join(line for line in lines if line))
    return status == 0 or (name == UNCOMPILED and status == NO_TESTS)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
