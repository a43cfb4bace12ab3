"""The figures of a server, as a monitoring program reads them."""

from __future__ import annotations

import asyncio

from gundam_desktop.net.metrics import Metrics, show_metrics


def test_figures_are_counted_and_shown() -> None:
    metrics = Metrics()
    metrics.received(10)
    metrics.sent(300)
    metrics.fault("silent")
    metrics.resumed()
    metrics.lagged(-1)
    for seconds in (0.002, 0.004, 3.0):
        metrics.chose(seconds)

    async def shown() -> bytes:
        server = await show_metrics(0, lambda: metrics.text(2, {"open": 1}))
        port = server.sockets[0].getsockname()[1]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\n\r\n")
        answer = await reader.read()
        writer.close()
        await writer.wait_closed()
        server.close()
        return answer

    head, _, body = asyncio.run(shown()).decode().partition("\r\n\r\n")
    assert head.startswith("HTTP/1.1 200 OK")
    lines = body.splitlines()
    assert {"gundam_clients 2", 'gundam_tables{stage="open"} 1', "gundam_resumes_total 1"} <= {*lines}
    assert {'gundam_choice_seconds_bucket{le="0.005"} 2', 'gundam_choice_seconds_bucket{le="+Inf"} 3'} <= {*lines}
    assert 'gundam_faults_total{code="silent"} 1' in lines
