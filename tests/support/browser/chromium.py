"""Where Chromium is on this machine; as a program, install it if it is nowhere and that is easy.

The browser tests drive a real one. It is a program of the system and none of the locked packages,
so `dev.py test` runs this first. It uses nothing but the standard library.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"
"""The same without windows and an address bar of its own, which tests run a quarter cheaper."""
LIGHTER = "--lighter"
"""Asked for by a machine for tests, which installs it though the other one is there."""
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
PLACES = (
    "/usr/lib/chromium/chromium",
    "/snap/bin/chromium",
    "/opt/google/chrome/chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files\Chromium\Application\chrome.exe",
)
HOW = {
    "Linux": "install it, on Debian or Ubuntu with: sudo apt install chromium",
    "Darwin": "install it with: brew install --cask chromium",
    "Windows": "install it with: winget install Hibbiki.Chromium",
}


def find() -> str | None:
    """The one that `AURUM_CHROMIUM` names, else one on the path or in its usual places."""
    if program := os.environ.get("AURUM_CHROMIUM"):
        return shutil.which(program)
    local = Path(os.environ.get("LOCALAPPDATA", ""), "Chromium", "Application", "chrome.exe")
    found = filter(None, map(shutil.which, (SHELL, *NAMES, *PLACES, str(local))))
    return next(found, None)


def missing() -> str:
    """What to do about it, in a sentence."""
    if program := os.environ.get("AURUM_CHROMIUM"):
        return f"AURUM_CHROMIUM names {program}, which is no program on this machine."
    how = HOW.get(platform.system(), "install it")
    return (
        "The browser tests need Chromium or Chrome, and there is none on this machine: "
        f"{how}, or name one in AURUM_CHROMIUM."
    )


def install() -> None:
    """Install it where nobody has to be asked: on Debian, as root, as on a machine for tests."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    apt = shutil.which("apt-get")
    if not (root and apt) or os.environ.get("AURUM_CHROMIUM"):
        return
    print(f"Installing what the browser tests need: apt-get install {SHELL}", flush=True)
    _apt(apt, "update")
    trouble = _apt(apt, "install", SHELL)
    if trouble and find() is None:  # older systems have only the whole of it
        trouble = _apt(apt, "install", "chromium")
    if trouble:
        print(trouble[-3000:], flush=True)


def _apt(apt: str, *command: str) -> str:
    """Run it; what it said if it failed."""
    result = subprocess.run(
        [apt, "-q", "-y", "--no-install-recommends", *command],
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    return (result.stdout or f"apt-get {command} failed") if result.returncode else ""


def wanted(found: str | None, lighter: bool) -> bool:
    """Whether to install it: where there is none, or only the heavier one."""
    return found is None or (lighter and Path(found).name != SHELL)


if __name__ == "__main__":
    if wanted(find(), LIGHTER in sys.argv):
        install()
    if (chromium := find()) is None:
        sys.exit(missing())
    print(chromium)
