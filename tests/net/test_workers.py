"""Several servers as processes: each holds its own tables, whose codes begin with its sign."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from gundam_desktop.net.home_server import command
from gundam_desktop.net.invitation import SIGNS
from gundam_desktop.net.invitation import Server as Address
from gundam_desktop.net.server import open_socket
from tests.net.net_driver import GENEROUS, LOOPBACK, Player


@pytest.mark.skipif(os.name == "nt", reason="a process there cannot be told to end")
def test_two_processes_hold_tables_with_signs_of_their_own(tmp_path: Path) -> None:
    with open_socket(LOOPBACK, 0) as free:
        port = free.getsockname()[1]
    at = ["--listen", f"{LOOPBACK}:{port}", "--plain", "--workers", "2", "--folder", str(tmp_path / "servers")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    process = subprocess.Popen(command("serve", *at), stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    said = [process.stdout.readline() for _ in range(4)]
    (key,) = {line.split()[-1] for line in said if line.startswith("key")}
    try:
        for number in (0, 1):
            address = Address(LOOPBACK, port + number, plain=True)
            kai = Player(address, tmp_path / f"kai{number}", 1, "gundam_war", key=key)
            try:
                assert kai.host().startswith(SIGNS[number])
            finally:
                kai.client.close()
    finally:
        process.send_signal(signal.SIGTERM)
        with process.stdout:
            assert process.wait(GENEROUS) == 0
