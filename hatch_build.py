"""The build hook: a wheel carries the browser client as `aurum/web`, so that pip needs no node, and
the compiled rules as `aurum/compiled`. The documentation site is in it as `aurum/docs`, and in a
source distribution, if it has been built from these pages (`python3 dev.py docs --build`).

The wheel is pure where there is no C compiler, or where `AURUM_PURE=1` asks for that. Where there
is a compiler and compiling fails, there is no wheel: nobody would notice that it is slow.
"""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent


def script(path: Path) -> ModuleType:
    """One of the scripts that make what the wheel carries."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class WheelHook(BuildHookInterface[Any]):
    """Builds the client and the rules when the wheel is built; Aurum runs without either."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put all into a wheel. An editable install finds them in the checkout."""
        if version == "editable":
            return
        self.add_site(build_data)
        if self.target_name == "sdist":
            return
        self.add_rules(build_data)
        if not os.environ.get("AURUM_NO_WEB"):
            self.add_client(build_data)

    def add_client(self, build_data: dict[str, Any]) -> None:
        """The browser client."""
        client = script(ROOT / "web" / "build_client.py")
        try:
            client.build()
        except (client.Trouble, OSError) as trouble:
            self.app.display_warning(f"A wheel without the browser client: {trouble}")
            return
        build_data["force_include"][str(client.DIST)] = "aurum/web"

    def add_site(self, build_data: dict[str, Any]) -> None:
        """The documentation site. To build it here would fetch forty megabytes for each wheel."""
        if not (ROOT / "docs" / "site").is_dir():
            return
        site = script(ROOT / "docs" / "site" / "build_site.py")
        if site.fresh():
            wheel = self.target_name == "wheel"
            place = "aurum/docs" if wheel else site.SITE.relative_to(ROOT).as_posix()
            build_data["force_include"][str(site.SITE)] = place

    def add_rules(self, build_data: dict[str, Any]) -> None:
        """The compiled rules; they make a wheel for this system and this Python only."""
        rules = script(ROOT / "compile_rules.py")
        try:
            folder = rules.build()
        except rules.Without as reason:
            self.app.display_warning(f"A pure wheel, some four times slower: {reason}")
            return
        except rules.Trouble as trouble:
            self.app.abort(
                f"No wheel, since its rules could not be compiled: {trouble}\n"
                "Set AURUM_PURE=1 to build a wheel with uncompiled rules, some four times slower."
            )
        build_data["force_include"][str(folder)] = f"aurum/compiled/{folder.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
