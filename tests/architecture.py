"""The arrows of docs/architecture.md as data, and the checker that holds the imports of the code against them."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

MOST_LINES = 450

# What every part of the package may import of the package, besides itself. "x" is the module x alone, "x.*" is x and
# all below it. The longest name that fits a module is its part. Written here means allowed; nothing else is.
_GCG, _GW = "games.gcg.", "games.gundam_war."
_INSIDE = ("tabletop.*", "rulebook.*", "scenarios.*", "locate", "spelling")
_GAMES = ("tabletop.*", "games", "games.game_module")  # a game is found in the registry, by its key
ARROWS: dict[str, tuple[str, ...]] = {
    "": ("compiled",),
    "__main__": ("cli.*",),
    "compiled": ("locate",),
    "languages": (),
    "locate": (),
    "plurals": (),
    "quoting": (),
    "spelling": (),
    "writing": (),
    "fingerprints": (),
    "signing": ("fingerprints", "reading"),
    "reading": (),
    "kept_file": ("quoting", "reading", "writing"),
    "prepared": ("locate", "reading", "writing"),
    "backup": ("", "locate", "quoting", "reading", "writing"),
    "restoring": ("backup", "locate", "reading", "records.journal", "writing"),
    "tabletop": ("plurals",),
    "scenarios": ("tabletop.*", "rulebook.*", "locate", "quoting", "reading", "spelling"),
    "rulebook": ("locate", "plurals", "reading", "writing"),
    "games": ("games.game_module", "languages", "locate"),
    "games.game_module": ("tabletop.*", "rulebook.*", "scenarios.*"),
    "games.gcg": (
        *_INSIDE,
        "languages",
        "plurals",
        "prepared",
        "signing",
        "writing",
        "games.game_module",
        "games.kit.evidence",
        "games.gcg.*",
    ),
    _GCG + "model": ("tabletop.*",),
    _GCG + "rules": ("tabletop.*", "rulebook.*", _GCG + "model.*"),
    _GCG + "effects": (
        "languages",
        "prepared",
        "spelling",
        "tabletop.*",
        "rulebook.*",
        _GCG + "model.*",
        _GCG + "rules.*",
    ),
    _GCG + "cards": (
        *("", "rulebook.*", "languages", "locate", "plurals", "prepared", "quoting", "reading"),
        *("signing", "spelling", _GCG + "model.*", _GCG + "effects.*"),
    ),
    _GCG + "packs": (
        *("plurals", "quoting", "spelling"),
        *(_GCG + "cards.*", _GCG + "decks.link_pairs", _GCG + "effects.*"),
    ),
    _GCG + "decks": (
        *("tabletop.*", "rulebook.*", "kept_file", "languages", "locate", "prepared", "quoting", "reading"),
        *("spelling", "writing"),
        *(_GCG + "rulebook", _GCG + "words"),
        *(_GCG + "model.editions", _GCG + "cards.*", _GCG + "effects.*"),
    ),
    _GCG + "search": (
        *("languages", "locate", "quoting", "spelling"),
        *(_GCG + "model.keywords", _GCG + "cards.*", _GCG + "effects.*"),
    ),
    "games.kit": (*_INSIDE, "languages", "games.game_module"),
    "games.gundam_war": (
        "tabletop.*",
        "rulebook.*",
        "scenarios.*",
        "games.kit.*",
        "games.gundam_war.*",
    ),
    _GW + "model": ("games.kit.cards", "games.kit.state"),
    _GW + "rules": (
        *("tabletop.*", "rulebook.*", _GW + "model.*"),
        *("games.kit.state", "games.kit.verbs", "games.kit.zones"),
    ),
    "games.digrayn": ("tabletop.*", "rulebook.*", "scenarios.*", "games.kit.*"),
    "games.zoids": (
        *("tabletop.*", "rulebook.*", "scenarios.*", "locate"),
        "games.kit.*",
    ),
    "tutorial": (
        *(*_GAMES, "kept_file", "languages", "locate", "spelling"),
        *("scenarios.*", "bots.*"),
    ),
    "bots": (*_GAMES, "locate", "quoting", "reading", "spelling", "writing"),
    "environment": ("tabletop.*", "games"),
    "records": (*_GAMES, "locate", "plurals", "prepared", "quoting", "reading", "writing"),
    "match": ("", "tabletop.*", "games", "games.game_module", "bots.*", "records.*"),
    "net": (*_GAMES, "", "fingerprints", "locate", "quoting", "reading", "writing", "records.*", "match.*"),
    "coach": (
        *("tabletop.*", "games", "games.game_module", "kept_file", "locate"),
        *("scenarios.*", "bots.*", "records.*", "tutorial.*"),
    ),
    "ui.style": ("languages", "locate", "quoting"),
    "ui.keys": ("quoting", "reading", "writing", "ui.style.*"),
    "ui.sound": ("locate",),
    "ui.cards": ("tabletop.*", "locate", "plurals", "reading", "ui.style.*"),
    "ui.rulebook": ("games.game_module", "rulebook.*", "ui.keys.*", "ui.style.*"),
    "ui.session": (
        *(*_GAMES, "languages", "locate", "quoting", "reading", "writing", "bots.*", "records.*"),
        *(
            "match.*",
            "net.client",
            "net.downward",
            "net.protocol",
            "net.taken_seat",
            "net.told_game",
            "net.upward",
            "ui.style.translation",
        ),
    ),
    "ui.table": ("tabletop.*", "writing", "ui.cards.*", "ui.keys.*", "ui.style.*"),
    "ui.play": (
        "tabletop.*",
        "games.game_module",
        "rulebook.*",
        "bots.*",
        "records.*",
        "coach.*",
        "match.*",
        "ui.table.*",
        "ui.rulebook.*",
        "ui.session.*",
        "ui.cards.*",
        "ui.keys.*",
        "ui.style.*",
    ),
    "ui.online": (
        *("tabletop.*", "fingerprints", "games", "games.game_module", "quoting", "records.*"),
        *("net.client", "net.discovery", "net.downward", "net.emotes", "net.home_server", "net.invitation"),
        *("net.protocol", "net.reach", "net.seat_file", "net.taken_seat", "net.upward"),
        *(
            "ui.decks.import_export.qr",
            "ui.table.items.player_plate_item",
            "ui.play.*",
            "ui.session.*",
            "ui.keys.*",
            "ui.style.*",
        ),
    ),
    "ui.decks": (
        *("tabletop.*", "games.game_module", _GCG + "decks_api", _GCG + "library", _GCG + "packs_api", "writing"),
        *("bots.*", "records.*"),
        "match.*",
        *("ui.play.*", "ui.session.*", "ui.cards.*", "ui.keys.*", "ui.style.*"),
    ),
    "ui.saved_games": (
        *("", "games", "tabletop.*", "games.game_module", "locate", "writing", "records.*", "scenarios.*"),
        *("bots.*", "coach.*", "match.*", "ui.play.*", "ui.session.*", "ui.keys.*", "ui.style.*"),
        *("ui.cards.pictures", "ui.cards.pixmaps"),
    ),
    "ui.learning": (
        *("tabletop.*", "games.game_module", "locate", "quoting", "writing", "scenarios.*", "tutorial.*", "rulebook.*"),
        *("bots.*", "coach.*", "records.*"),
        *(
            "match.*",
            "ui.play.*",
            "ui.session.*",
            "ui.keys.*",
            "ui.cards.artwork",
            "ui.cards.lettering",
            "ui.cards.shapes",
            "ui.style.*",
        ),
    ),
    "ui.app": (
        *_GAMES,
        "",
        "backup",
        "languages",
        "locate",
        "plurals",
        "restoring",
        "writing",
        "bots.random_bot",
        "match.*",
        *("net.client", "net.downward", "net.home_server", "net.protocol"),
        "records.*",
        "rulebook.*",
        "ui.*",
    ),
    "cli": (
        *_GAMES,
        "",
        _GCG + "decks_api",
        _GCG + "devtools",
        _GCG + "library",
        _GCG + "packs_api",
        "backup",
        "compiled",
        "languages",
        "locate",
        "plurals",
        "quoting",
        "reading",
        "rulebook.*",
        "scenarios.*",
        "bots.*",
        "match.*",
        "records.*",
        "restoring",
        "tutorial.*",
        "spelling",
        "coach.*",
        "net.*",
        "ui.*",
        "writing",
    ),
}
PURE = ("games.gcg.model", "games.gcg.rules", "games.gcg.effects")
DATA_DOOR = "games.gcg.effects.language"  # where effects come in from a card's file
WITHOUT_WIDGETS = "ui.session"
OF_SERVERS = tuple(f"net.{name}" for name in ("held_game", "match_play", "presence", "rooms", "server", "table"))
"""What holds the cards of both players in a game over a network: no window may import it."""
OPTIONAL = {
    **dict.fromkeys(("numpy", "gymnasium", "pettingzoo"), "environment"),
    **dict.fromkeys(("distributed", "dask"), "bots.cluster"),
}
"""Libraries of the optional extras, each with the part that needs it; who runs the client does not have them."""
NETWORK = {"websockets": ("net",), "zeroconf": ("net",), "cryptography": ("net", "signing")}
"""Libraries that are imported only when they are needed, each with the parts that may."""
FILE_MODULES = ("os", "io", "pathlib", "shutil", "tempfile", "glob", "fileinput", "importlib.resources", "sqlite3")
FILE_METHODS = ("read_text", "read_bytes", "write_text", "write_bytes")


@dataclass(frozen=True)
class Import:
    """One name that a module imports, as the module that it comes from."""

    module: str  # of ours, without the package's own name: "games.gcg.rules.battle"; "" is the package
    line: int
    target: str


def modules_of(package: Path) -> Iterator[tuple[str, Path]]:
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def imports_of(module: str, path: Path, package: Path) -> Iterator[Import]:
    """Yield what a module imports anywhere in it, also within functions and for types alone."""
    for node in _imports(path.read_text(encoding="utf-8")):
        if isinstance(node, ast.Import):
            yield from (Import(module, node.lineno, alias.name) for alias in node.names)
        else:
            source = _source(node, module, path, package.name)
            for alias in node.names:
                inner = f"{source}.{alias.name}"
                is_module = _is_module(inner, package) or source == "PySide6"
                yield Import(module, node.lineno, inner if is_module else source)


@cache
def _imports(code: str) -> tuple[ast.Import | ast.ImportFrom, ...]:
    return tuple(node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Import | ast.ImportFrom))


def _source(node: ast.ImportFrom, module: str, path: Path, name: str) -> str:
    if not node.level:
        return node.module or ""
    here = [name, *(module.split(".") if module else [])]
    up = node.level - (path.name == "__init__.py")
    parents = here[: len(here) - up]
    return ".".join([*parents, node.module] if node.module else parents)


def _is_module(dotted: str, package: Path) -> bool:
    path = package.parent.joinpath(*dotted.split("."))
    return dotted.startswith(package.name + ".") and (path.is_dir() or path.with_suffix(".py").is_file())


def part_of(module: str) -> str | None:
    """The part of the house that a module belongs to: the longest name in ARROWS that fits it."""
    fitting = [part for part in ARROWS if part and _within(module, part)]
    return max(fitting, key=len, default="" if module in ("", "ui") else None)


def _within(module: str, part: str) -> bool:
    return module == part or module.startswith(part + ".")


def breach_of_arrows(imported: Import, package: str) -> str | None:
    part = part_of(imported.module)
    if part is None:
        return f"{imported.module} belongs to no part that ARROWS knows"
    if not _within(imported.target, package):
        return breach_of_libraries(imported)
    target = imported.target.removeprefix(package).removeprefix(".")
    if _within(imported.module, "ui") and any(_within(target, server) for server in OF_SERVERS):
        return f"{imported.target} holds the cards of both players: a window may not import it"
    if part_of(target) == part or any(_fits(target, allowed) for allowed in ARROWS[part]):
        return None
    return f"{part or package} may not import {imported.target}"


def _fits(target: str, allowed: str) -> bool:
    return _within(target, allowed.removesuffix(".*")) if allowed.endswith(".*") else target == allowed


def breach_of_libraries(imported: Import) -> str | None:
    module, target = imported.module, imported.target
    top = target.split(".", maxsplit=1)[0]
    if top in OPTIONAL and not _within(module, OPTIONAL[top]):
        return f"{target} is not in every installation: it may be imported in {OPTIONAL[top]} alone"
    if top in NETWORK and not any(_within(module, part) for part in NETWORK[top]):
        return f"{target} may be imported in {' and '.join(NETWORK[top])} alone"
    if top in {"PySide6", "shiboken6"} and not _within(module, "ui"):
        return f"{target} may be imported in ui alone"
    if _within(target, "PySide6.QtWidgets") and _within(module, WITHOUT_WIDGETS):
        return f"{target} is for what is shown, not for {WITHOUT_WIDGETS}"
    pure = any(_within(module, part) for part in PURE)
    if pure and top in {"pydantic", "pydantic_core"} and not _within(module, DATA_DOOR):
        return f"{target} is for data that comes in, not for {part_of(module)}"
    if pure and any(_within(target, banned) for banned in FILE_MODULES):
        return f"{target} touches files, which {part_of(module)} may not"
    return None


def file_access_of(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the calls that open, read or write a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Name) and called.id == "open":
                yield node.lineno, "open"
            elif isinstance(called, ast.Attribute) and called.attr in FILE_METHODS:
                yield node.lineno, called.attr


def breaches(package: Path) -> list[str]:
    """Name every import and every file access that the arrows forbid, by file and line."""
    found = []
    for module, path in modules_of(package):
        place = path.relative_to(package.parent).as_posix()
        for imported in imports_of(module, path, package):
            if why := breach_of_arrows(imported, package.name):
                found.append(f"{place}:{imported.line}: {why}")
        if any(_within(module, part) for part in PURE):
            found += [f"{place}:{line}: {call}() touches files" for line, call in file_access_of(path)]
    return list(dict.fromkeys(found))  # once for a line that imports several names


def too_long(package: Path, most: int = MOST_LINES) -> list[str]:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for _, path in modules_of(package)}
    return [f"{path.relative_to(package.parent)}: {lines} lines" for path, lines in lengths.items() if lines > most]


def widgets_reached(package: Path, part: str = WITHOUT_WIDGETS) -> list[str]:
    """Name the modules that a part imports, straight or through others, and that import widgets."""
    known = dict(modules_of(package))
    imports = _imports_within(package, known)
    inside = [module for module in known if _within(module, part)]
    reached = set(inside).union(*(_reached(module, imports) for module in inside))
    return sorted(
        module
        for module in reached
        for imported in imports_of(module, known[module], package)
        if _within(imported.target, "PySide6.QtWidgets")
    )


def unused_permissions(package: Path, arrows: Mapping[str, tuple[str, ...]]) -> list[str]:
    """Name every permission of the arrows that no import uses."""
    used: defaultdict[str | None, set[str]] = defaultdict(set)
    for module, path in modules_of(package):
        part = part_of(module)
        for imported in imports_of(module, path, package):
            if _within(imported.target, package.name):
                target = imported.target.removeprefix(package.name).removeprefix(".")
                if part_of(target) != part:
                    used[part].add(target)
    return [
        f"{part or package.name} may import {allowed or package.name}, and does not"
        for part, permissions in arrows.items()
        for allowed in permissions
        if not any(_fits(target, allowed) for target in used[part])
    ]


def circles(package: Path) -> list[list[str]]:
    """Find the groups of modules that import each other in a circle, also within functions and for types alone."""
    imports = _imports_within(package, dict(modules_of(package)))
    reached = {module: _reached(module, imports) for module in imports}
    found = {frozenset(other for other in reached[module] if module in reached[other]) for module in imports}
    return sorted(sorted(circle) for circle in found if circle)


def _imports_within(package: Path, known: Mapping[str, Path]) -> dict[str, set[str]]:
    """Module -> the modules of the package that it imports."""
    return {
        module: {
            target
            for imported in imports_of(module, path, package)
            if (target := imported.target.removeprefix(package.name).removeprefix(".")) in known and target != module
        }
        for module, path in known.items()
    }


def _reached(start: str, imports: Mapping[str, set[str]]) -> set[str]:
    """All modules that a module imports, straight or through others."""
    reached: set[str] = set()
    waiting = [start]
    while waiting:
        waiting += (new := imports[waiting.pop()] - reached)
        reached |= new
    return reached
