"""The one table of colours: what each role is called, in the light and in the dark room.

Objects keep their colour in both palettes, only the room gets darker. A widget names a role of this table and never
a colour of its own; painting itself does not belong here.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient

from decrypto_qt.rules.teams import Team


@dataclass(frozen=True, slots=True)
class Paint:
    """A colour, or a vertical gradient from `top` to `bottom`, as `#rrggbb`."""

    top: str
    bottom: str = ""

    @property
    def ends(self) -> tuple[str, str]:
        """Both ends of the gradient; twice the same for a flat colour."""
        return self.top, self.bottom or self.top

    def color(self, share: float = 0.0, alpha: float = 1.0) -> QColor:
        """The colour at a share of the way down, with an alpha of 0 to 1."""
        return QColor.fromRgbF(*_mixed(*self.ends, share), alpha)

    def brush(self, rect: QRectF, alpha: float = 1.0) -> QBrush:
        """A brush that runs down a rectangle."""
        if not self.bottom:
            return QBrush(self.color(alpha=alpha))
        gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        gradient.setColorAt(0.0, self.color(0.0, alpha))
        gradient.setColorAt(1.0, self.color(1.0, alpha))
        return QBrush(gradient)


@lru_cache(maxsize=512)
def _mixed(top: str, bottom: str, share: float) -> tuple[float, float, float]:
    one, two = QColor(top), QColor(bottom)
    rest = 1.0 - share
    return (
        one.redF() * rest + two.redF() * share,
        one.greenF() * rest + two.greenF() * share,
        one.blueF() * rest + two.blueF() * share,
    )


@dataclass(frozen=True, slots=True)
class Stone:
    """Something with a face, a side below it, and marks upon it: a coin, a chosen tile, a main button."""

    fill: Paint
    edge: Paint
    mark: Paint


@dataclass(frozen=True, slots=True)
class Surface:
    """A team's surface and all that may be put on it.

    Marks follow what they lie on, not the palette: `go` and `iron` here are the ones to use on this surface.
    """

    fill: Paint
    edge: Paint
    line: Paint
    text: Paint
    soft: Paint
    well: Paint
    go: Stone
    iron: Stone


@dataclass(frozen=True, slots=True)
class Shade:
    """The colour of shadows and how strong they are."""

    color: str
    alpha: float


@dataclass(frozen=True, slots=True)
class Ruby:
    """The red glass, for an open secret and nothing else."""

    lit: Paint = field(default=Paint("#FF6B62", "#FF7A6D"))
    rim: Paint = field(default=Paint("#A32231", "#3C070D"))
    void: Paint = field(default=Paint("#2A0508"))
    word: Paint = field(default=Paint("#100003"))
    fall_off: Paint = field(default=Paint("#8A0514"))
    spill: Paint = field(default=Paint("#FF3B2A"))
    button: Paint = field(default=Paint("#B02433", "#86121F"))
    label: Paint = field(default=Paint("#FFF3EC"))
    pale_word: Paint = field(default=Paint("#FFEED6"))
    pale_card: Paint = field(default=Paint("#261B16", "#3A2C24"))
    pale_fall_off: Paint = field(default=Paint("#080503"))
    plain_fall_off: Paint = field(default=Paint("#604A34"))
    rim_light: Paint = field(default=Paint("#FFEBE4"))
    card_edge: Paint = field(default=Paint("#3C1E14"))


@dataclass(frozen=True, slots=True)
class Palette:
    """Every role, for one room."""

    dark: bool
    felt: Paint
    wood: Paint
    grain: Paint
    paper: Paint
    box: Paint
    rule: Paint
    ink: Paint
    soft: Paint
    chalk: Surface
    soot: Surface
    go: Stone
    honey: Paint
    sand: Paint
    sand_shade: Paint
    sand_line: Paint
    glass: Paint
    brass: Stone
    iron: Stone
    well_wood: Paint
    shade: Shade
    focus: Paint = field(default=Paint("#FBF4E4"))
    focus_ink: Paint = field(default=Paint("#1A1512"))
    turned: Paint = field(default=Paint("#B5804A", "#7E4F24"))
    turned_light: Paint = field(default=Paint("#FFF0D6"))
    turned_shade: Paint = field(default=Paint("#281000"))
    sheen: Paint = field(default=Paint("#FFFFFF"))
    """The window's light on glass."""
    dusk: Paint = field(default=Paint("#000000"))
    """Where glass has no light; and what a picture is cut with, of which only the alpha counts."""
    ruby: Ruby = field(default=Ruby())

    def shade_on(self, ground: Team | None) -> Shade:
        """The shadow on a team's surface, or on felt and wood: soot is too dark for the shadow of the light room."""
        return _DEEP if ground is Team.BLACK else self.shade

    def team(self, team: Team) -> Surface:
        """The surface of a team: chalk for White, soot for Black."""
        return self.chalk if team is Team.WHITE else self.soot


_DEEP = Shade("#000000", 0.60)
_GO_LIGHT = Stone(Paint("#14695C", "#0E5449"), Paint("#07342D"), Paint("#FFFBF0"))
_GO_DARK = Stone(Paint("#74CDB7", "#55B59D"), Paint("#2A6A5A"), Paint("#10231E"))
_IRON_LIGHT = Stone(Paint("#5B6D7C", "#465664"), Paint("#2C3843"), Paint("#F6F3EC"))
_IRON_DARK = Stone(Paint("#8FA3B3", "#738797"), Paint("#3F4D58"), Paint("#1A1512"))
_BRASS = Stone(Paint("#E2B04A", "#C48A22"), Paint("#8A5D10"), Paint("#3A2705"))

LIGHT = Palette(
    dark=False,
    felt=Paint("#C9D0BD", "#B5BFA9"),
    wood=Paint("#DDBF92", "#CFAC7A"),
    grain=Paint("#5A3510"),
    paper=Paint("#FCF7EB"),
    box=Paint("#E7E7D8"),
    rule=Paint("#DDD0B8"),
    ink=Paint("#2A211B"),
    soft=Paint("#5F5145"),
    chalk=Surface(
        fill=Paint("#FFFDF6", "#F1E9D8"),
        edge=Paint("#CFC2A8"),
        line=Paint("#6B5D4D"),
        text=Paint("#2A211B"),
        soft=Paint("#5F5145"),
        well=Paint("#D5CAB5"),
        go=_GO_LIGHT,
        iron=_IRON_LIGHT,
    ),
    soot=Surface(
        fill=Paint("#322B26", "#241E1A"),
        edge=Paint("#0F0C0A"),
        line=Paint("#7A6C5E"),
        text=Paint("#F6ECDC"),
        soft=Paint("#C9BBA7"),
        well=Paint("#15110E"),
        go=_GO_DARK,
        iron=_IRON_DARK,
    ),
    go=_GO_LIGHT,
    honey=Paint("#EDB13B"),
    sand=Paint("#D6982F"),
    sand_shade=Paint("#A86D17"),
    sand_line=Paint("#6B420B"),
    glass=Paint("#6B5D4D"),
    brass=_BRASS,
    iron=_IRON_LIGHT,
    well_wood=Paint("#BA9C6D"),
    shade=Shade("#3A2A18", 0.34),
)

DARK = Palette(
    dark=True,
    felt=Paint("#1C2B26", "#15211D"),
    wood=Paint("#33261B", "#281D14"),
    grain=Paint("#000000"),
    paper=Paint("#2E2721"),
    box=Paint("#202A25"),
    rule=Paint("#463B32"),
    ink=Paint("#F6ECDC"),
    soft=Paint("#C2B4A0"),
    chalk=Surface(
        fill=Paint("#E9DFCC", "#D6CAB4"),
        edge=Paint("#9C8F7A"),
        line=Paint("#6E6152"),
        text=Paint("#2A211B"),
        soft=Paint("#5F5145"),
        well=Paint("#BDB19B"),
        go=_GO_LIGHT,
        iron=_IRON_LIGHT,
    ),
    soot=Surface(
        fill=Paint("#3A322C", "#2C2520"),
        edge=Paint("#0B0908"),
        line=Paint("#8D7E6E"),
        text=Paint("#F6ECDC"),
        soft=Paint("#C9BBA7"),
        well=Paint("#15110E"),
        go=_GO_DARK,
        iron=_IRON_DARK,
    ),
    go=_GO_DARK,
    honey=Paint("#F0B94B"),
    sand=Paint("#E3B15A"),
    sand_shade=Paint("#B98535"),
    sand_line=Paint("#FFE2A6"),
    glass=Paint("#D9E2D8"),
    brass=_BRASS,
    iron=_IRON_DARK,
    well_wood=Paint("#1C140E"),
    shade=_DEEP,
)


def palette_for(dark: bool) -> Palette:
    """The palette of the dark or of the light room."""
    return DARK if dark else LIGHT


PRINT_SIDES = (Paint("#2B5C8A"), Paint("#A32231"))
"""The blue and the red side of a printed keyword card. On paper only: on a screen nothing but an open secret is red."""

PRINT = replace(
    LIGHT,
    paper=Paint("#FFFFFF"),
    box=Paint("#FFFFFF"),
    rule=Paint("#9A8F80"),
    ink=Paint("#1A1512"),
    chalk=replace(LIGHT.chalk, fill=Paint("#FFFFFF"), edge=Paint("#FFFFFF")),
    soot=replace(LIGHT.soot, edge=Paint("#FFFFFF"), line=Paint("#241E1A")),
)
"""The light room on white paper, with darker lines: a printer gives no tint of the paper away for nothing."""
