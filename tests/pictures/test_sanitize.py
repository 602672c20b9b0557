"""Only what draws stays in a picture; nothing in it runs, links, or loads."""

from __future__ import annotations

import random

import pytest

import aurum
from aurum.pictures.sanitize import LARGEST, BadPicture, is_plain_css, sanitize_svg

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">'


def clean(inside: str) -> str:
    """What is left inside a picture."""
    whole = sanitize_svg(f"{HEAD}{inside}</svg>")
    assert whole.startswith('<svg xmlns="http://www.w3.org/2000/svg">')
    return whole[len('<svg xmlns="http://www.w3.org/2000/svg">') : -len("</svg>")]


@pytest.mark.parametrize(
    "inside",
    [
        "<script>alert(1)</script>",
        "<g><script>alert(1)</script></g>",
        '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject>',
        '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
        '<image href="https://example.org/a.png"/>',
        '<a href="javascript:alert(1)"><circle r="3"/></a>',
        '<set attributeName="href" to="javascript:alert(1)"/>',
        '<animate attributeName="onclick" values="alert(1)"/>',
        '<feImage href="https://example.org/a.png"/>',
        "<style>@import 'https://example.org/a.css';</style>",
        "<style>rect { fill: url(https://example.org/a.svg#b) }</style>",
        "<style>rect { background: \\75rl(https://example.org/) }</style>",
        "<style>rect { background: image-set('https://example.org/a.png' 1x) }</style>",
        "<iframe/>",
        "<handler>alert(1)</handler>",
    ],
)
def test_what_could_run_or_load_is_dropped(inside: str) -> None:
    left = clean(inside)
    assert left in ("", "<g></g>"), left


@pytest.mark.parametrize(
    "attribute",
    [
        'onload="alert(1)"',
        'ONCLICK="alert(1)"',
        'style="fill: url(https://example.org/)"',
        'style="behavior: expression(alert(1))"',
        'fill="url(https://example.org/#a)"',
        'filter="url(//example.org/#a)"',
        'href="https://example.org/"',
        'xlink:href="data:text/html,x"',
        'href="#a b"',
        'id="a b"',
        'srcdoc="x"',
        'xml:base="https://example.org/"',
        'data-x="1"',
        'data-seat="one"',
        'data-seat="1.5"',
        'data-seat="100"',
        'data-room="1e9"',
        'data-room=""',
        'tabindex="0"',
        'role="button"',
    ],
)
def test_attributes_that_do_more_than_draw_are_dropped(attribute: str) -> None:
    assert clean(f"<rect {attribute} width='3'/>") == '<rect width="3"></rect>'


def test_what_draws_stays() -> None:
    inside = (
        '<defs><linearGradient id="g1"><stop offset="0" stop-color="#fff"></stop></linearGradient>'
        "</defs><style>.au-big { font: 700 22px Georgia, serif; fill: url(#g1) }</style>"
        '<g id="cup-1" transform="translate(3 4)"><use href="#c"></use>'
        '<text class="au-big" x="1" y="2">4 &lt; 5 &amp; “six”</text></g>'
    )
    assert clean(inside) == inside
    named = '<text data-seat="3" data-room="92.5">4</text><g data-seat="0"></g>'
    assert clean(named) == named
    assert clean('<use xlink:href="#c"/>') == '<use href="#c"></use>'


def test_a_document_type_is_refused_before_it_grows() -> None:
    laughs = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 9))
    text = f'<!DOCTYPE svg [<!ENTITY l0 "ha">{laughs}]>{HEAD}&l8;</svg>'
    with pytest.raises(BadPicture):
        sanitize_svg(text)
    outside = f'<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>{HEAD}&x;</svg>'
    with pytest.raises(BadPicture):
        sanitize_svg(outside)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no picture",
        "<svg/>",
        "<html/>",
        HEAD,
        f"{HEAD}{'<g>' * 70}{'</g>' * 70}</svg>",
        f"{HEAD}{'x' * LARGEST}</svg>",
        f"{HEAD}</svg><svg/>",
    ],
)
def test_what_is_no_picture_is_refused(text: str) -> None:
    with pytest.raises(BadPicture):
        sanitize_svg(text)


def test_comments_and_instructions_go() -> None:
    assert clean("<!-- a --><?xml-stylesheet href='x'?><g/>") == "<g></g>"


def test_plain_css() -> None:
    assert is_plain_css("fill: rgb(1 2 3); transform: rotate(3deg)")
    assert not is_plain_css("fill: u/**/rl(x)")


@pytest.mark.parametrize("name", aurum.games.names())
def test_the_pictures_of_our_games_stay_whole(name: str) -> None:
    state = aurum.game(name).start(players=3)
    rng = random.Random(1)
    for _ in range(30):
        state.apply(aurum.sample_choice(state, rng))
    drawn = aurum.picture(state)
    clean_one = sanitize_svg(drawn)
    for element in ("<rect", "<text", "<path", "<style", "class=", "fill="):
        assert clean_one.count(element) == drawn.count(element)
