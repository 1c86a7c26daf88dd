"""The house itself: its files, its pins, its words, and that every command is explained to people."""

from __future__ import annotations

import ast
import re
import subprocess
from importlib.metadata import version
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text("utf-8")
FILES = [
    ".ci/run", ".dockerignore", ".env.example", "CHANGELOG.md", "Dockerfile", "LICENSE", "Makefile", "PRIVACY.md",
    "README.md", "bot.py", "compose.yaml", "docs/board.png", "pyproject.toml", "requirements.txt",
    "requirements-dev.txt",
]  # fmt: skip
# Put together here so that this file does not contain what it forbids.
FORBIDDEN = (
    "TO" + "DO",
    "FIX" + "ME",
    "/wo" + "rk/",
    "/tmp/" + "brief",
    "pytest." + "skip",
    "mark." + "skip",
    "mark." + "xfail",
    "sha" + "red/facts",
    "sha" + "red/design",
    "sha" + "red/play",
    "issue " + "2",
)


def tracked() -> list[Path]:
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, check=True, text=True,
    )  # fmt: skip
    paths = [ROOT / name for name in listing.stdout.split("\0") if name]
    assert paths
    return [path for path in paths if path.is_file()]


@pytest.mark.parametrize("name", FILES)
def test_file_is_there(name: str) -> None:
    assert (ROOT / name).is_file()


def test_ci_can_be_run() -> None:
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111


def pins(name: str) -> dict[str, str]:
    found = {}
    for line in (ROOT / name).read_text("utf-8").splitlines():
        if not line or line.startswith(("#", "-r ")):
            continue
        match = re.fullmatch(r"([A-Za-z0-9._-]+)==([A-Za-z0-9.]+)", line)
        assert match, f"{name}: '{line}' is not an exact version"
        found[match[1]] = match[2]
    return found


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt"])
def test_requirements_are_what_is_installed(name: str) -> None:
    wanted = pins(name)
    assert wanted
    assert {package: version(package) for package in wanted} == wanted


def test_no_forbidden_words() -> None:
    found = []
    for path in tracked():
        if path.suffix in (".png", ".svg", ".ico", ".db"):
            continue
        text = path.read_text("utf-8")
        found += [f"{path.relative_to(ROOT)}: {word}" for word in FORBIDDEN if word in text]
    assert found == []


def test_no_token_in_the_tree() -> None:
    token = re.compile(r"\b[MNO][A-Za-z\d_-]{23,27}\.[A-Za-z\d_-]{6}\.[A-Za-z\d_-]{27,}\b")
    found = [path for path in tracked() if path.suffix != ".png" and token.search(path.read_text("utf-8"))]
    assert found == []


def test_no_file_is_too_long_to_read() -> None:
    long = {}
    for path in tracked():
        if path.suffix == ".py":
            lines = path.read_text("utf-8").count("\n")
            if lines > 650:
                long[str(path.relative_to(ROOT))] = lines
    assert long == {}


def test_nothing_is_swallowed() -> None:
    """An exception that is caught and thrown away hides a fault."""
    found = []
    for path in tracked():
        if path.suffix != ".py":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ExceptHandler) and len(node.body) == 1 and isinstance(node.body[0], ast.Pass):
                broad = node.type is None or (isinstance(node.type, ast.Name) and node.type.id.endswith("Exception"))
                if broad:
                    found.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert found == []


def test_changelog_names_this_version() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    number = re.search(r'^version = "([^"]+)"', project, re.MULTILINE)
    assert number
    assert f"\n## {number[1]}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_every_setting_is_in_the_readme() -> None:
    """Whatever the bot reads from the environment has its line in the table of settings."""
    names = set()
    for path in [ROOT / "bot.py", *(ROOT / "cogs").rglob("*.py")]:
        names |= set(re.findall(r"[\"']((?:SPAWNPOINT|DISCORD)_[A-Z_]+)[\"']", path.read_text("utf-8")))
    assert "DISCORD_TOKEN" in names
    assert sorted(name for name in names if f"`{name}`" not in README) == []


def test_every_measure_is_run_by_make_bench() -> None:
    named = set(re.findall(r"-m tests\.bench\.(\w+)", (ROOT / "Makefile").read_text("utf-8")))
    bench = ROOT / "tests" / "bench"
    there = {path.stem for path in bench.glob("[!_]*.py")} | {path.parent.name for path in bench.glob("*/__main__.py")}
    assert named == there


def commands() -> set[str]:
    """Every slash command of the cogs, such as `game new`, read from where it is declared."""
    found = set()
    for path in (ROOT / "cogs").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            declared = isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "command"
            for keyword in node.keywords if declared and isinstance(node, ast.Call) else []:
                if keyword.arg == "description" and isinstance(keyword.value, ast.Call):
                    id = str(ast.literal_eval(keyword.value.args[0]))
                    found.add(id.removeprefix("cmd-").replace("-", " "))
    return found


def test_every_command_is_in_the_readme() -> None:
    found = commands()
    assert {"game new", "play", "rules"} <= found
    assert sorted(name for name in found if f"`/{name}`" not in README) == []


def test_readme_tells_no_command_that_is_not_there() -> None:
    told = set(re.findall(r"^\| `/([a-z ]+)` \|", README, re.MULTILINE))
    assert told - commands() == set()


def test_readme_shows_only_files_that_exist() -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", README)
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_same_python_everywhere() -> None:
    assert 'requires-python = ">=3.11"' in (ROOT / "pyproject.toml").read_text("utf-8")
    assert "FROM python:3.11-slim" in (ROOT / "Dockerfile").read_text("utf-8")
