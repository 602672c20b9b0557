"""The build hook: a wheel carries the browser client as `aurum/web`, so that pip needs no node."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent


class ClientHook(BuildHookInterface[Any]):
    """Builds the client when the wheel is built; without it the server says so on its page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put the client into a wheel. An editable install reads it from the checkout."""
        if version == "editable" or os.environ.get("AURUM_NO_WEB"):
            return
        spec = importlib.util.spec_from_file_location(
            "build_client", ROOT / "web" / "build_client.py"
        )
        assert spec is not None
        assert spec.loader is not None
        client = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(client)
        try:
            client.build()
        except (client.Trouble, OSError) as trouble:
            self.app.display_warning(f"A wheel without the browser client: {trouble}")
            return
        build_data["force_include"][str(client.DIST)] = "aurum/web"
