"""What a server counts, as text for a monitoring program."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)
"""Upper bounds in seconds of the classes in which durations are counted."""

WAITING = 5.0
"""The most seconds that a request may take."""


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self._counts = Counter[str]()
        self._faults = Counter[str]()
        self._choices = Counter[float]()
        self._seconds = 0.0
        self._lag = 0.0

    def received(self, count: int) -> None:
        """Count a message from a client and its characters."""
        self._counts.update(messages_received=1, characters_received=count)

    def sent(self, count: int) -> None:
        """Count a message to a client and its characters."""
        self._counts.update(messages_sent=1, characters_sent=count)

    def resumed(self) -> None:
        """Count a client that has come back."""
        self._counts.update(resumes=1)

    def fault(self, code: str) -> None:
        """Count a connection that has ended with a fault."""
        self._faults[code] += 1

    def chose(self, seconds: float) -> None:
        """Count a choice, and how long the server took."""
        self._counts.update(choices=1)
        self._seconds += seconds
        self._choices[next((bound for bound in BOUNDS if seconds <= bound), float("inf"))] += 1

    def lagged(self, seconds: float) -> None:
        """Note by how much the loop was late."""
        self._lag = max(0.0, seconds)

    def text(self, clients: int, tables: Mapping[str, int]) -> str:
        """Return everything in the text format of Prometheus."""
        lines = [f"gundam_clients {clients}"]
        lines += [f'gundam_tables{{stage="{stage}"}} {count}' for stage, count in sorted(tables.items())]
        lines += [f"gundam_{name}_total {count}" for name, count in sorted(self._counts.items())]
        lines += [f'gundam_faults_total{{code="{code}"}} {count}' for code, count in sorted(self._faults.items())]
        below = 0
        for bound in (*BOUNDS, float("inf")):
            below += self._choices[bound]
            name = "+Inf" if bound == float("inf") else f"{bound:g}"
            lines.append(f'gundam_choice_seconds_bucket{{le="{name}"}} {below}')
        lines += [f"gundam_choice_seconds_sum {self._seconds:.6f}", f"gundam_choice_seconds_count {below}"]
        lines.append(f"gundam_loop_lag_seconds {self._lag:.6f}")
        return "\n".join(lines) + "\n"


async def show_metrics(port: int, text: Callable[[], str]) -> asyncio.Server:
    """Answer every request on a port of this computer with a text. Raises `OSError`."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(WAITING):
                await reader.readuntil(b"\r\n\r\n")
            body = text().encode()
            head = f"HTTP/1.1 200 OK\r\nContent-Type: text/plain; version=0.0.4\r\nContent-Length: {len(body)}\r\n"
            writer.write(f"{head}Connection: close\r\n\r\n".encode() + body)
            await writer.drain()
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        finally:
            writer.close()

    return await asyncio.start_server(answer, "127.0.0.1", port)
