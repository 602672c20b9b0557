"""Makes the picture of a game safe to stand in a page: only what draws is let through.

Elements and attributes are taken from a list; everything else is dropped, so that whatever SVG
learns in future is dropped, too. There are no scripts, handlers, links, animations or foreign
elements, and nothing refers to anything outside the picture.

The parser is expat, of the standard library: it reads XML strictly, and a document type, by which
XML can be made to grow or to read files, is refused before it is read. The libraries for Python
that are kept up clean HTML; of SVG they let through either nothing or too much.
"""

from __future__ import annotations

import re
from typing import Final
from xml.parsers import expat
from xml.sax.saxutils import escape, quoteattr

LARGEST: Final = 400_000
"""Characters of a picture."""
DEEPEST: Final = 60
"""Elements within each other."""
SVG: Final = "http://www.w3.org/2000/svg"
XLINK: Final = "http://www.w3.org/1999/xlink"


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


ELEMENTS: Final = _names("""
    svg g defs symbol use title desc style
    path rect circle ellipse line polyline polygon text tspan
    linearGradient radialGradient stop clipPath mask pattern marker filter
    feBlend feColorMatrix feComponentTransfer feComposite feDisplacementMap feDropShadow feFlood
    feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile
    feTurbulence
""")
ATTRIBUTES: Final = _names("""
    id class style href lang
    x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy rotate width height d points pathLength textLength
    lengthAdjust viewBox preserveAspectRatio transform transform-origin gradientTransform
    gradientUnits patternTransform patternUnits patternContentUnits spreadMethod offset
    clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits orient refX refY
    filterUnits primitiveUnits in in2 result mode operator type values tableValues slope intercept
    amplitude exponent k1 k2 k3 k4 radius scale seed stdDeviation stitchTiles baseFrequency
    numOctaves xChannelSelector yChannelSelector
    fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
    stroke-dasharray stroke-dashoffset stroke-miterlimit color opacity paint-order vector-effect
    stop-color stop-opacity flood-color flood-opacity clip-path clip-rule mask filter marker-start
    marker-mid marker-end color-interpolation color-interpolation-filters mix-blend-mode isolation
    font-family font-size font-style font-weight font-variant font-stretch letter-spacing
    word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift
    writing-mode direction display visibility overflow shape-rendering text-rendering
    image-rendering aria-hidden aria-label
""")
NUMBERS: Final = {
    "data-seat": re.compile(r"[0-9]{1,2}", re.ASCII),
    "data-room": re.compile(r"[0-9]{1,4}(\.[0-9]{1,4})?", re.ASCII),
}
"""Attributes for the page that shows the picture: a number of a seat, and a width."""
FUNCTIONS: Final = _names("""
    calc hsl hsla matrix max min rgb rgba rotate scale skewX skewY translate url var
    blur brightness contrast drop-shadow grayscale opacity saturate
""")
"""The functions of CSS that an attribute or a style may call; `url` only for a part of it."""
WITHIN: Final = re.compile(r"#[\w.:-]+")
_NAME: Final = re.compile(r"[A-Za-z_][\w.:-]*")
_CALL: Final = re.compile(r"([\w-]+)\s*\(\s*([^)]*)")
_FORBIDDEN: Final = re.compile(r"[@\\<]|/\*")


class BadPicture(ValueError):
    """A text that is no picture, or one that is too large."""


def sanitize_svg(text: str) -> str:
    """The picture with only what draws; `BadPicture` if it is none."""
    if len(text) > LARGEST:
        raise BadPicture(f"a picture may have {LARGEST} characters, not {len(text)}")
    writer = _Writer()
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.buffer_text = True
    parser.ordered_attributes = True
    parser.StartDoctypeDeclHandler = _refuse_doctype
    parser.StartElementHandler = writer.start
    parser.EndElementHandler = writer.end
    parser.CharacterDataHandler = writer.text
    try:
        parser.Parse(text, True)
    except expat.ExpatError as problem:
        raise BadPicture(f"a picture must be XML: {problem}") from None
    return "".join(writer.parts)


def _refuse_doctype(*_: object) -> None:
    raise BadPicture("a picture has no document type")


class _Writer:
    """Writes again what is let through."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self._open: list[str] = []
        self._dropped = 0
        """How many elements are open inside one that is dropped, itself included."""
        self._style: list[str] = []

    def start(self, full_name: str, attributes: list[str]) -> None:
        space, _, name = full_name.rpartition(" ")
        if not self._open and (space != SVG or name != "svg"):
            raise BadPicture("a picture must be an svg element of SVG's namespace")
        if len(self._open) >= DEEPEST:
            raise BadPicture(f"a picture may have {DEEPEST} elements within each other")
        if self._dropped or space != SVG or name not in ELEMENTS:
            self._dropped += 1
            return
        own = "" if self._open else f' xmlns="{SVG}"'
        pairs = zip(attributes[::2], attributes[1::2], strict=True)
        kept = "".join(_attribute(attribute, value) for attribute, value in pairs)
        self._open.append(name)
        if name != "style":
            self.parts.append(f"<{name}{own}{kept}>")

    def end(self, _: str) -> None:
        if self._dropped:
            self._dropped -= 1
            return
        name = self._open.pop()
        if name == "style":
            styles, self._style = "".join(self._style), []
            if is_plain_css(styles):
                self.parts.append(f"<style>{escape(styles)}</style>")
        else:
            self.parts.append(f"</{name}>")

    def text(self, text: str) -> None:
        if self._dropped or not self._open:
            return
        if self._open[-1] == "style":
            self._style.append(text)
        else:
            self.parts.append(escape(text))


def _attribute(full_name: str, value: str) -> str:
    """An attribute as it is written, or nothing."""
    space, _, name = full_name.rpartition(" ")
    if not space and name in NUMBERS:
        return f" {name}={quoteattr(value)}" if NUMBERS[name].fullmatch(value) else ""
    if (space and (space, name) != (XLINK, "href")) or name not in ATTRIBUTES:
        return ""
    if name == "href":
        return f" href={quoteattr(value)}" if WITHIN.fullmatch(value) else ""
    if name == "id":
        return f" id={quoteattr(value)}" if _NAME.fullmatch(value) else ""
    return f" {name}={quoteattr(value)}" if is_plain_css(value) else ""


def is_plain_css(text: str) -> bool:
    """Whether a style or the value of an attribute can load nothing: no rule that begins with an
    at sign, no escape, no function but a few, and `url` only for a part of the picture."""
    if _FORBIDDEN.search(text):
        return False
    for name, given in _CALL.findall(text):
        if name not in FUNCTIONS:
            return False
        if name == "url" and not WITHIN.fullmatch(given.strip().strip("'\"")):
            return False
    return True
