"""Reads the Fluent files and the Python source for the tests of texts: what is defined, what is asked for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import visitor

from data.texts import files, read

ROOT = Path(__file__).resolve().parents[2]
SYSTEMS = ("adrenaline", "orb_hunt")
FAMILIES = ("ui", "cmd", "core", "host", "render", *SYSTEMS)
ID = re.compile(rf"(?:{'|'.join(FAMILIES)})-[a-z0-9_-]+(?:\.[a-z]+)?")
CASES = ("acc", "gen", "m")
"""Attributes only Czech needs."""


class Message:
    """A message or one of its attributes: `id` or `id.attribute`, its pattern, the variables it names."""

    def __init__(self, id: str, pattern: ftl.Pattern) -> None:
        self.id = id
        self.pattern = pattern
        self.variables: set[str] = set()
        self.selects: list[ftl.SelectExpression] = []
        _Reader(self).visit(pattern)

    @property
    def kinds(self) -> set[str]:
        """The variables, a name in a case counted as the name."""
        return {re.sub(r"_(acc|gen)$", "", variable) for variable in self.variables}


class _Reader(visitor.Visitor):
    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.message.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.message.selects.append(node)
        self.generic_visit(node)


def messages(language: str) -> list[Message]:
    """Everything a language defines, attributes too, in the order of the files."""
    found = []
    for path in files(language):
        for entry in read(path).body:
            if isinstance(entry, ftl.Message):
                if entry.value is not None:
                    found.append(Message(entry.id.name, entry.value))
                found += [Message(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
    return found


def source_files() -> list[Path]:
    """The Python files that may ask for a text."""
    return [ROOT / "bot.py", *sorted((ROOT / "cogs").rglob("*.py")), *sorted((ROOT / "render").rglob("*.py"))]


class Asked:
    """What the source asks for: whole ids, and patterns of ids that are put together while it runs."""

    def __init__(self) -> None:
        self.ids: dict[str, str] = {}
        self.patterns: list[re.Pattern[str]] = []
        for path in source_files():
            owner = next((f"{system}-" for system in SYSTEMS if path.name.startswith(f"{system}_")), "")
            tree = ast.parse(path.read_text("utf-8"))
            pieces = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
            for node in ast.walk(tree):
                if isinstance(node, ast.JoinedStr):
                    self._note_shape(node, owner)
                elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in pieces:
                    self._note_id(node.value, path.name, owner)

    def _note_id(self, text: str, where: str, owner: str) -> None:
        if ID.fullmatch(text):
            self.ids[text] = where
        elif owner and re.fullmatch(r"[a-z]+(-[a-z0-9_-]+)?(\.[a-z]+)?", text):
            self.patterns.append(re.compile(re.escape(owner + text)))

    def _note_shape(self, node: ast.JoinedStr, owner: str) -> None:
        """`ui-option-{key}` asks for every id of that shape; a shape without a telling word says nothing."""
        parts = [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
        first = parts[0] or ""
        shape = "".join("[A-Za-z0-9_.-]+" if part is None else re.escape(part) for part in parts)
        if ID.match(first + "x") or any(part and re.search(r"-[a-z]{4,}-", part) for part in parts):
            self.patterns.append(re.compile(shape))
        elif owner and re.match(r"[a-z]+-", first):
            self.patterns.append(re.compile(owner + shape))

    def asks_for(self, id: str) -> bool:
        """Whether the message or attribute may be asked for."""
        return id in self.ids or any(pattern.fullmatch(id) for pattern in self.patterns)


def raised_codes(*folders: str) -> Iterator[tuple[str, set[str]]]:
    """Every code with which the rules refuse, and the facts given with it; a code put together is left out."""
    positions = {"RulesError": 1, "no": 0}
    for folder in folders:
        for path in sorted(ROOT.glob(folder)):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in positions:
                    code = node.args[positions[node.func.id]] if len(node.args) > positions[node.func.id] else None
                    if isinstance(code, ast.Constant) and isinstance(code.value, str):
                        yield code.value, {keyword.arg or "**" for keyword in node.keywords}
