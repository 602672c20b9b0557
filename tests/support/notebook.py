"""Runs a notebook as a kernel does: its cells of code in order, in one process; what each ends with
is shown. Nothing of Jupyter is needed, and a notebook that needs more of it than this fails.

    python tests/support/notebook.py FILE
"""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from typing import Any


def cells(path: Path) -> list[str]:
    """The cells of code."""
    book = json.loads(path.read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == "code"]


def run(path: Path) -> list[str]:
    """What the cells show: a picture where the value draws one, else its text."""
    names: dict[str, Any] = {"__name__": "__main__"}
    shown = []
    for number, text in enumerate(cells(path), 1):
        body = ast.parse(text).body
        last = body.pop() if body and isinstance(body[-1], ast.Expr) else None
        where = f"{path.name}, cell {number}"
        exec(compile(ast.Module(body, []), where, "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), where, "eval"), names)
            drawn = getattr(value, "_repr_svg_", getattr(value, "_repr_html_", None))
            shown.append(repr(value) if drawn is None else drawn())
    return shown


if __name__ == "__main__":
    print(json.dumps(run(Path(sys.argv[1]))))
