"""The room's colours for what Qt paints itself: menus, fields, lists and scroll bars in the table window's dialogs."""

from __future__ import annotations

from PySide6.QtGui import QPalette

from decrypto_qt.widgets.palette import Palette


def room_palette(roles: Palette) -> QPalette:
    """Qt's palette made of the look's roles."""
    made = QPalette()
    role = QPalette.ColorRole
    for which, paint in (
        (role.Window, roles.paper),
        (role.WindowText, roles.ink),
        (role.Base, roles.paper),
        (role.AlternateBase, roles.box),
        (role.Text, roles.ink),
        (role.Button, roles.paper),
        (role.ButtonText, roles.ink),
        (role.BrightText, roles.ink),
        (role.PlaceholderText, roles.soft),
        (role.ToolTipBase, roles.paper),
        (role.ToolTipText, roles.ink),
        (role.Highlight, roles.go.fill),
        (role.HighlightedText, roles.go.mark),
        (role.Accent, roles.go.fill),
        (role.Link, roles.go.fill),
        (role.LinkVisited, roles.go.fill),
        (role.Light, roles.box),
        (role.Midlight, roles.box),
        (role.Mid, roles.rule),
        (role.Dark, roles.soft),
        (role.Shadow, roles.soft),
    ):
        made.setColor(which, paint.color())
    for which in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        made.setColor(QPalette.ColorGroup.Disabled, which, roles.soft.color())
    made.setColor(QPalette.ColorGroup.Disabled, role.Highlight, roles.rule.color())
    return made
