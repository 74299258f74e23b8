"""House rules that no linter knows, each a function from a module's syntax tree to the places that break it."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "decrypto_qt"

_TRANSLATING = ("tr", "translate")
_NOOPS = ("QT_TR_NOOP", "QT_TR_N_NOOP")
# Modules that may import numpy or pyqtgraph at their top, because they are themselves imported after the first window.
_LATE_MODULES = ("film_pixels", "plot")


@dataclass(frozen=True, slots=True)
class Finding:
    """A place that breaks a rule."""

    line: int
    rule: str


@dataclass(frozen=True, slots=True)
class Text:
    """A text that the program shows, as it is asked for at run time.

    Attributes:
        context: The class of `self.tr`, or the first word of `translate`.
        source: The text.
        comment: What tells two equal texts apart.
        plural: Whether it is told a number of things.
    """

    context: str
    source: str
    comment: str
    plural: bool


def modules() -> list[Path]:
    """Every module of the program."""
    return sorted(PACKAGE.rglob("*.py"))


def _called(node: ast.AST) -> str:
    """The last name of what is called, or nothing."""
    if isinstance(node, ast.Call):
        function = node.func
        return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return ""


def _calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _called(node) in names:
            yield node


def _translates(node: ast.AST) -> bool:
    """Whether this asks for a translated text; painters and strings have a `translate` too."""
    if not isinstance(node, ast.Call) or _called(node) not in _TRANSLATING:
        return False
    function = node.func
    owner = getattr(function.value, "id", "") if isinstance(function, ast.Attribute) else ""
    return (
        _called(node) == "tr"
        or isinstance(function, ast.Name)
        or owner.endswith("Application")
        or any(isinstance(word, ast.JoinedStr) or _literal(word) for word in node.args)
    )


def _translations(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _translates(node):
            yield node


def _literal(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def translated_words_are_literals(tree: ast.Module) -> Iterator[Finding]:
    """What lupdate cannot read is never translated: f-strings, names, `.format` inside `tr`."""
    for call in _translations(tree):
        words = call.args[: 1 if _called(call) == "tr" else 2]
        if not words or not all(map(_literal, words)):
            yield Finding(call.lineno, "the words of tr and translate are plain literals; format comes after")


def translations_have_a_context(tree: ast.Module) -> Iterator[Finding]:
    """Only `self.tr` and `QCoreApplication.translate` have a context that lupdate and Qt agree upon."""
    for call in _translations(tree):
        owner = {"tr": "self", "translate": "QCoreApplication"}[_called(call)]
        function = call.func
        if not (isinstance(function, ast.Attribute) and getattr(function.value, "id", "") == owner):
            yield Finding(call.lineno, f"call it as {owner}.{_called(call)}")


def plurals_use_translate(tree: ast.Module) -> Iterator[Finding]:
    """`self.tr` with a number is not translated for a subclass; a number given by name is not read by lupdate."""
    for call in _translations(tree):
        numbered = any(keyword.arg == "n" for keyword in call.keywords)
        if numbered or (_called(call) == "tr" and len(call.args) > 2):
            yield Finding(call.lineno, 'write QCoreApplication.translate("Context", "%n thing(s)", "", n)')
        texts = [word.value for word in call.args if isinstance(word, ast.Constant) and isinstance(word.value, str)]
        if any("%n" in text for text in texts) and len(call.args) < 4 and not numbered:
            yield Finding(call.lineno, "%n without a number")


def nothing_is_called_tr(tree: ast.Module) -> Iterator[Finding]:
    """A helper of that name swaps or loses the context."""
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names = [node.name]
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names = [node.id]
        elif isinstance(node, ast.alias):
            names = [node.asname or node.name]
        elif isinstance(node, ast.arg):
            names = [node.arg]
        if "tr" in names:
            yield Finding(getattr(node, "lineno", 0), "nothing of ours is named tr")


def nothing_is_translated_at_import(tree: ast.Module) -> Iterator[Finding]:
    """What is translated while modules load stays in the language of that moment."""

    def visit(node: ast.AST) -> Iterator[Finding]:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            for default in (*node.args.defaults, *filter(None, node.args.kw_defaults)):
                yield from visit(default)
            return
        if isinstance(node, ast.Call) and _translates(node):
            yield Finding(node.lineno, "translated at import time")
        for child in ast.iter_child_nodes(node):
            yield from visit(child)

    yield from visit(tree)


def no_noop_in_a_class_body(tree: ast.Module) -> Iterator[Finding]:
    """`QT_TR_NOOP` in a class body is extracted with an empty context; `QT_TRANSLATE_NOOP` names its own."""
    for call in _calls(tree, *_NOOPS):
        yield Finding(call.lineno, "use QT_TRANSLATE_NOOP with a context")


def signals_carry_objects(tree: ast.Module) -> Iterator[Finding]:
    """`Signal(dict)` with int keys delivers an empty dict, and lists are copied to C++ and back."""
    for call in _calls(tree, "Signal"):
        for word in ast.walk(call):
            if isinstance(word, ast.Name) and word.id in {"dict", "list", "set"}:
                yield Finding(call.lineno, "use Signal(object)")


def changed_roles_are_a_list(tree: ast.Module) -> Iterator[Finding]:
    """`dataChanged.emit(…, {role})` delivers no roles."""
    for call in _calls(tree, "emit"):
        owner = getattr(call.func, "value", None)
        if getattr(owner, "attr", "") == "dataChanged" and any(isinstance(word, ast.Set) for word in call.args):
            yield Finding(call.lineno, "give the roles as a list")


def nothing_is_set_by_name(tree: ast.Module) -> Iterator[Finding]:
    """A secret put into an object by the name of an attribute escapes types, slots and `repr` alike."""
    for call in _calls(tree, "setattr", "setProperty"):
        yield Finding(call.lineno, "give the class an attribute or a setter")


def pixels_are_of_something_kept(tree: ast.Module) -> Iterator[Finding]:
    """The bytes of a picture go with it: one that nobody holds is gone before they are read."""
    for call in _calls(tree, "constBits", "bits"):
        if isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Call):
            yield Finding(call.lineno, "give the picture a name before its bytes are read")


def heavy_modules_load_late(tree: ast.Module) -> Iterator[Finding]:
    """The modules numpy and pyqtgraph are imported after the first window."""
    for node in tree.body:
        names = (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
        if any(name.split(".")[0] in {"numpy", "pyqtgraph"} for name in names):
            yield Finding(node.lineno, "import it inside the function that needs it")


GUARDS: tuple[Callable[[ast.Module], Iterator[Finding]], ...] = (
    translated_words_are_literals,
    translations_have_a_context,
    plurals_use_translate,
    nothing_is_called_tr,
    nothing_is_translated_at_import,
    no_noop_in_a_class_body,
    signals_carry_objects,
    changed_roles_are_a_list,
    nothing_is_set_by_name,
    pixels_are_of_something_kept,
    heavy_modules_load_late,
)


def findings(path: Path) -> list[str]:
    """What breaks a rule in one module, as `path:line: rule`."""
    tree = ast.parse(path.read_bytes())
    late = path.stem.startswith(_LATE_MODULES)
    return [
        f"{path.relative_to(ROOT)}:{finding.line}: {finding.rule}"
        for guard in GUARDS
        if not (late and guard is heavy_modules_load_late)
        for finding in guard(tree)
    ]


def texts(source: bytes) -> set[Text]:
    """Every text that a module asks to be translated, whatever lupdate makes of it."""
    found: set[Text] = set()

    def visit(node: ast.AST, context: str) -> None:
        if isinstance(node, ast.ClassDef):
            context = node.name
        if isinstance(node, ast.Call) and _translates(node):
            values = [word.value if isinstance(word, ast.Constant) else None for word in node.args]
            words = [str(value or "") for value in ([context] if _called(node) == "tr" else []) + values]
            comment = words[2] if len(words) > 2 else ""
            found.add(Text(words[0], words[1], comment, plural=len(words) > 3))
        for child in ast.iter_child_nodes(node):
            visit(child, context)

    visit(ast.parse(source), "")
    return found
