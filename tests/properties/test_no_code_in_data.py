"""Nothing that comes from a file, a player or another program is ever run: no pickle, no eval, no objects in YAML."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import gundam_desktop

PACKAGE = Path(gundam_desktop.__file__).parent
MODULES = frozenset({"cPickle", "dill", "joblib", "marshal", "pickle", "shelve"})
CALLS = frozenset({"__import__", "compile", "eval", "exec"})
SAFE_YAML = frozenset(
    {"CSafeLoader", "MappingNode", "MarkedYAMLError", "Node", "SafeLoader", "ScalarNode", "SequenceNode", "YAMLError"}
    | {"SafeConstructor", "compose_all", "constructor", "parse", "safe_dump", "safe_load"}
)
"""What is used of yaml: it makes plain values only. `compose_all` and `parse` make no values at all."""
OWN_PROCESSES = frozenset({"bots/answering_process.py", "bots/worker_pool.py"})
"""The modules that receive pickled objects: from processes that the program has started itself."""


SUSPECT = re.compile("|".join((*MODULES, *CALLS, "yaml", "recv")))
"""What a module with a fault has somewhere in its text; only these are parsed."""


def faults(name: str, text: str) -> Iterator[str]:
    if not SUSPECT.search(text):
        return
    nodes = list(ast.walk(ast.parse(text)))
    calls = (node.value for node in nodes if isinstance(node, ast.Await))
    awaited = {call.func for call in calls if isinstance(call, ast.Call)}  # a socket's `recv` returns text or bytes
    for node in nodes:
        found = ""
        if isinstance(node, ast.Import):
            found = ", ".join(alias.name for alias in node.names if alias.name.partition(".")[0] in MODULES)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] in MODULES:
            found = node.module or ""
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
            found = node.func.id
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "yaml":
            found = "" if node.attr in SAFE_YAML else f"yaml.{node.attr}"
        elif isinstance(node, ast.Attribute) and node.attr == "recv" and node not in awaited:
            found = "" if name in OWN_PROCESSES else "recv, which unpickles"
        if found:
            yield f"{name}:{getattr(node, 'lineno', 0)}: {found}"


def test_no_module_runs_what_it_reads() -> None:
    found = [
        fault
        for file in sorted(PACKAGE.rglob("*.py"))
        for fault in faults(file.relative_to(PACKAGE).as_posix(), file.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "text",
    [
        "import pickle",
        "from pickle import loads",
        "import marshal as m",
        "eval('1')",
        "exec(text)",
        "yaml.load(text, Loader=yaml.SafeLoader)",
        "yaml.unsafe_load(text)",
        "yaml.Loader",
        "connection.recv()",
    ],
)
def test_each_way_to_run_data_is_found(text: str) -> None:
    assert list(faults("a.py", text))


def test_plain_data_and_own_processes_pass() -> None:
    assert list(faults("a.py", "yaml.safe_load(text)\njson.loads(text)\nconnection.recv_bytes(9)")) == []
    assert list(faults("bots/answering_process.py", "connection.recv()")) == []
    assert list(faults("a.py", "async def read(socket):\n    return await socket.recv()")) == []
