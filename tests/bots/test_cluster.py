"""Games played by the workers of a Dask scheduler."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator

import dask
import pytest
from distributed import LocalCluster

from gundam_desktop.bots import cluster as module
from gundam_desktop.bots.arena import Pairing
from gundam_desktop.bots.cluster import ClusterError, each_on_cluster
from gundam_desktop.bots.workers import Workers
from tests.bots.matches import play_games
from tests.properties.random_games import shipped

GAMES = 8


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalCluster]:
    """A scheduler with two workers, each a process; a worker that ends is replaced by a new one."""
    with (
        dask.config.set({"temporary-directory": str(tmp_path_factory.mktemp("dask"))}),
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=50) as made,
    ):
        yield made


def half(number: int) -> int:
    if number % 2:
        raise ValueError(f"{number} is odd")
    return number // 2


def dies_at_two(number: int) -> int:
    if number == 2:
        os._exit(7)
    return number


def lost(number: int, why: str) -> int:
    assert why
    return -number


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
def test_a_worker_is_killed_and_no_game_is_lost_or_counted_twice(cluster: LocalCluster) -> None:
    pairing = Pairing(("random", "random"), (shipped()["official-004"], shipped()["official-005"]), 1)
    counted: list[int] = []

    def done(played: int) -> None:
        counted.append(played)
        if played == 2:
            os.kill(cluster.workers[0].pid, signal.SIGKILL)

    games = play_games(pairing, GAMES, Workers(scheduler=cluster.scheduler_address), done)
    assert counted == list(range(1, GAMES + 1))
    assert games == play_games(pairing, GAMES)


def test_work_with_which_every_worker_ends_is_named(cluster: LocalCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster.scheduler, "allowed_failures", 0)
    # Alone: what else had been sent to that worker would count as its failure, too.
    assert list(each_on_cluster(dies_at_two, [2], cluster.scheduler_address, lost)) == [-2]
    assert sorted(each_on_cluster(dies_at_two, [0, 1, 3], cluster.scheduler_address, lost)) == [0, 1, 3]


def test_a_worker_that_cannot_do_the_work_is_an_error(cluster: LocalCluster) -> None:
    results = each_on_cluster(half, [2, 3], cluster.scheduler_address, lost)
    with pytest.raises(ClusterError, match=r"a worker cannot do the work.*ValueError: 3 is odd"):
        list(results)


def test_an_address_where_no_scheduler_answers_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TIMEOUT_S", 0.2)
    with pytest.raises(ClusterError, match="no scheduler answers there"):
        list(each_on_cluster(half, [2], "tcp://127.0.0.1:9", lost))


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("nowhere", "this is not an address; expected one like tcp://"),
        ("nowhere:x", "this is not an address"),
        ("ftp://127.0.0.1:9", "no scheduler answers there"),
    ],
)
def test_what_is_no_address_is_said(address: str, why: str) -> None:
    with pytest.raises(ClusterError, match=f"--scheduler {address}: {why}"):
        list(each_on_cluster(half, [2], address, lost))


def test_without_the_library_the_way_to_install_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterError, match=r'needs the library distributed; install it with: pip install "gundam-'):
        list(each_on_cluster(half, [2], "tcp://127.0.0.1:9", lost))
