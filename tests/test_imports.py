"""The import law: which part of the house may know which. Read from the source, nothing is run."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("adrenaline", "doom", "orb_hunt")
OURS = ("bot", "cogs", "data", "playground", "render", "rules", "tests")
SOURCES = [
    path
    for top in OURS
    for path in sorted([*(ROOT / top).rglob("*.py"), *ROOT.glob(f"{top}.py")])
    if "__pycache__" not in path.parts
]
VIEW_MODULES = ("view", "events", "actions", "content", "arena", "board")
"""What of a game a picture may know: what a reader sees, and what is printed on cards and map."""


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[str]:
    """Every module named in an import anywhere in the file, `from a import b` as `a.b` where that is a module."""
    package = list(path.relative_to(ROOT).parent.parts)
    tree = ast.parse(path.read_text("utf-8"))
    for_types = {id(part) for node in ast.walk(tree) if is_for_types(node) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if id(node) in for_types and getattr(node, "module", "") == "bot":
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                inner = ROOT.joinpath(*module.split("."), alias.name)
                yield f"{module}.{alias.name}" if inner.with_suffix(".py").exists() or inner.is_dir() else module


def is_for_types(node: ast.AST) -> bool:
    """`if TYPE_CHECKING:`, where a cog may name the class of the bot it is loaded into."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def under(module: str, *parents: str) -> bool:
    return any(module == parent or module.startswith(parent + ".") for parent in parents)


def may_know(name: str, module: str) -> bool:
    """Whether the module `name` of ours may import the module `module` of ours."""
    layer = name.split(".")[0]
    if layer in ("bot", "tests"):
        return True
    if layer == "cogs":
        return under(module, "cogs", "render", "data", "rules")
    if layer == "playground":
        return under(module, "playground")
    if layer == "render":
        views = tuple(f"rules.{game}.{part}" for game in GAMES for part in VIEW_MODULES)
        return under(module, "render", "rules.core", *views)
    if layer == "data":
        return under(module, "data", "rules.core")
    if under(name, "rules.core"):
        runner = under(name, "rules.core.scenario")
        return under(module, "rules.core") or (runner and module == "rules.registry")
    if name == "rules.registry":
        return under(module, "rules.core", *(f"rules.{game}" for game in GAMES))
    own_game = ".".join(name.split(".")[:2])
    return under(module, "rules.core", own_game)


def may_use(name: str, module: str) -> bool:
    """Whether the module `name` of ours may import the foreign module `module`."""
    top = module.split(".")[0]
    layer = name.split(".")[0]
    if layer == "tests":
        return True
    if top == "discord":
        return layer in ("bot", "cogs", "playground") and not name.startswith("cogs.host")
    if under(name, "rules"):
        if top in ("time", "datetime", "socket", "sqlite3"):
            return False
        yaml_reader = under(name, "rules.core.scenario")
        return top in sys.stdlib_module_names or top == "msgspec" or (top == "yaml" and yaml_reader)
    if top == "PIL":
        return layer in ("render", "playground")
    if top in ("sqlite3", "aiosqlite"):
        return under(name, "data.store") or layer == "bot"
    return True


def faults(path: Path) -> list[str]:
    name = name_of(path)
    found = []
    for module in imports(path):
        allowed = may_know(name, module) if module.split(".")[0] in OURS else may_use(name, module)
        if not allowed:
            found.append(f"{name} imports {module}")
    return found


@pytest.mark.parametrize("path", SOURCES, ids=[name_of(path) for path in SOURCES])
def test_imports_point_one_way(path: Path) -> None:
    assert faults(path) == []


def test_the_law_has_teeth() -> None:
    assert SOURCES
    forbidden = [
        ("rules.core.model", "rules.adrenaline.view"),
        ("rules.core.game", "rules.registry"),
        ("rules.adrenaline.content", "rules.doom.content"),
        ("render.core.signs", "data.texts"),
        ("render.adrenaline.board", "rules.adrenaline.deathmatch"),
        ("data.store.sql", "rules.adrenaline.view"),
        ("playground.world", "cogs.words"),
        ("render.core.signs", "cogs.words"),
    ]
    assert [pair for pair in forbidden if may_know(*pair)] == []
    foreign = [
        ("cogs.host", "discord"),
        ("cogs.play", "PIL"),
        ("rules.core.model", "time"),
        ("rules.core.model", "yaml"),
    ]
    assert [pair for pair in foreign if may_use(*pair)] == []
    assert may_know("rules.core.scenario", "rules.registry")
    assert may_use("cogs.play", "discord")


def test_rules_have_no_global_random() -> None:
    found = []
    for path in (ROOT / "rules").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.value, ast.Name)
                and node.value.id == "random"
                and node.attr != "Random"
            ):
                found.append(f"{name_of(path)} calls random.{node.attr}")
            if isinstance(node, ast.ImportFrom) and node.module == "random":
                found.append(f"{name_of(path)} imports from random")
    assert found == []
