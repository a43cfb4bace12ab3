"""Ten wrong calls for every command of the table in docs/commands.md. Names in braces are files of `made_files`."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path

from tests.records.strangers import sealed

PLAYER = b'{"name":"A","level":"human"}'
LATER = b'{"kind":"start","format":99,"id":"x","began":"","edition":"1.0","players":[%b,%b]}' % (PLAYER, PLAYER)
NO_DECKS = "--bots greedy,random --games 1"
TWO = "--deck official-004 --opponent-deck official-005"
WRONG: Mapping[str, tuple[str, ...]] = {
    "games": (
        "extra", "--jsn", "--game gcg", "--json=yes", "--edition 1.0", "--language en", "-x", "''", "{missing}",
        "--list",
    ),
    "play": (
        "--game chess", "--deck no-such-deck", "--against nobody", "--against greedy:speed=3", "--edition 0.9",
        "--language fr", "--seed abc", "--deck {binary} --against greedy", "--deck {empty}",
        "--opponent-deck {folder}",
    ),
    "open": (
        "", "{missing}", "{folder}/no.game", "{readme} {missing}", "--to", "{folder}", "--now x.game",
        "no/such/scenario.yaml", "nothing.deck", "''", "http://example.org",
    ),
    "bots": (
        "--game chess", "--add", "--add name", "--add name ''", "--add 'a:b' cat", "--add x /no/such/program",
        "--add x 'unclosed \"'", "--remove nobody", "--remove", "extra",
        "--add '' 'python3 x'",
    ),
    "simulate": (
        "", f"{TWO} --games 5", f"{TWO} --bots greedy,random", f"{TWO} --bots greedy --games 1",
        f"{TWO} --bots greedy,nobody --games 1", f"{TWO} --bots greedy,random --games 0",
        f"{TWO} --bots greedy,random --games many", f"--deck official-004 {NO_DECKS}",
        f"--deck official-004 --opponent-deck {{broken_list}} {NO_DECKS}", f"{TWO} {NO_DECKS} --jobs 0",
        f"{TWO} {NO_DECKS} --edition 3.0", f"{TWO} {NO_DECKS} --seed 1.5", f"{TWO} {NO_DECKS} --scheduler nowhere",
        f"{TWO} --levels greedy --games 1", f"{TWO} {NO_DECKS} --levels greedy,random",
        f"{TWO} {NO_DECKS} --picture x.jpg", f"{TWO} {NO_DECKS} --csv {{folder}}/no/such",
    ),
    "gauntlet": (
        "", f"--deck official-004 {NO_DECKS}", f"--against official-004 {NO_DECKS}",
        f"--deck nothing --against official-004 {NO_DECKS}", f"--deck official-004 --against {{empty}} {NO_DECKS}",
        "--deck official-004 --against official-005 --bots greedy,x --games 1",
        "--deck official-004 --against official-005 --bots a,b,c --games 1",
        "--deck official-004 --against official-005 --bots greedy,random --games -3",
        f"--deck official-004 --against official-005 {NO_DECKS} --game chess",
        f"--deck official-004 --against official-005 {NO_DECKS} --edition x",
    ),
    "ladder": (
        "--levels nobody", "--levels greedy --references ''", "--levels greedy,greedy", "--references nobody",
        "--games 0", "--least 0", "--decks a,b,c", "--decks nothing", "--edition 9",
        "--file {readme} --levels random,greedy", "--file {folder} --levels random,greedy",
    ),
    "event": (
        "", "--format swiss", "--entrants official-001 official-004",
        "--format cup --entrants official-001 official-004",
        "--format swiss --entrants official-001", "--format swiss --entrants official-001 official-001",
        "--format swiss --entrants official-001 nothing", "--format swiss --entrants official-001 {broken_list}",
        "--format single --entrants official-001 official-004:nobody",
        "--format single --entrants official-001 official-004 --best-of 2",
        "--format single --entrants official-001 official-004 --rounds 2",
        "--format swiss --entrants official-001 official-004 --rounds 2", "--format swiss --entrants : ::",
        "--format swiss --entrants official-001 official-004 --seed x",
    ),
    "scenario": (
        "", "{missing}", "{empty_folder}", "{folder}/no.yaml", "--quite {yaml}", "{yaml} --game chess",
        "--json=1 {yaml}", "{yaml} --game", "''", "no_such_folder/",
    ),
    "render": (
        "", "{yaml}", "{yaml} -o", "{missing} -o x.png", "{readme} -o x.png", "{yaml} -o x.jpg",
        "{yaml} -o x.png --size 5", "{yaml} -o x.png --scale 99", "{yaml} -o x.png --player C",
        "{yaml} -o x.png --theme pink", "{yaml} -o {folder}/no/such/x.png", "{binary} -o x.png",
    ),
    "replay": (
        "", "{missing}", "{readme}", "{binary}", "{empty}", "{folder}", "{damaged}", "{readme} --to x",
        "{readme} --language fr", "{readme} extra", "{later}",
        "--from {missing}", "--from {readme}", "--from {yaml} --number 0", "{damaged} --number 1", "--from",
    ),
    "review": (
        "", "{missing}", "{readme}", "{binary}", "{empty}", "{folder}", "{readme} --bot nobody",
        "{readme} --player C", "{readme} --worlds 0", "{damaged}",
    ),
    "card show": (
        "", "NO-1", "ST01-0001", "ST01", "gundam", "amurro", "''", "ST01-001 extra", "ST01-001 --language fr",
        "ＳＴ０１－９９９", "'ST01-001; rm'", "{long}",
    ),
    "card search": (
        "", "colr:x", "color:pink", "lv<=x", "'(gundam'", "'gundam)'", "'\"gundam'", "'or gundam'", "lv<=", "-",
        "c:blue t:unit", "type:mecha", "--language fr x",
    ),
    "card read": (
        "", "--file {missing}", "--file {binary}", "--file {folder}", "--file {readme}", "--file {object}",
        "--file {no_numbers}", "--file {deep}", "--file {empty}", "text --file {object}", "--file", "one two", "''",
    ),
    "card check": (
        "", "{missing}", "{folder}", "{empty_folder}", "{no_numbers} --quick", "{object} --language ja",
        "--json=1 {object}", "''", "{object} {missing}", "--file {object}", "{folder}/no.json",
    ),
    "card coverage": (
        "extra", "--set GD01", "--jsn", "--json=no", "--language ja", "-v", "''", "ST01", "--game gcg", "{missing}",
    ),
    "card pack make": (
        "", "{object}", "-o x.pack", "{missing} -o x.pack", "{binary} -o x.pack", "{folder} -o x.pack",
        "{readme} -o x.pack", "{empty} -o x.pack", "{deep} -o x.pack", "{no_numbers} -o x.pack",
        "{object} -o x.pack --names-fr {object}",
    ),
    "card pack sign": (
        "", "{missing} --key x.key", "{readme} --key x.key", "{object} --key x.key", "{binary} --key x.key",
        "{folder} --key x.key", "{empty} --key x.key", "{object}", "--key x.key", "{deep} --key x.key",
    ),
    "card pack show": (
        "", "{missing}", "{readme}", "{binary}", "{folder}", "{empty}", "{object}", "{deep}", "''", "{object} x",
    ),
    "card pack install": (
        "", "{missing}", "{readme}", "{binary}", "{folder}", "{empty}", "{object}", "{deep}", "''",
        "{missing} --other-signer", "--yes {object}",
    ),
    "card pack list": (
        "extra", "--set GD01", "--jsn", "--json=no", "--language ja", "-v", "''", "GD06", "--game gcg", "{missing}",
    ),
    "card pack remove": (
        "", "GD06", "''", "{missing}", "GD06 GD07", "../cards", "--all", "--name GD06", "{long}", "'a\nb'",
    ),
    "collection import": (
        "", "{missing}", "{binary}", "{folder}", "{empty}", "{broken_list}", "a b", "no-such-file.csv",
        "{missing} --wish-list", "--replace",
    ),
    "collection export": (
        "x", "-o {folder}", "-o {folder}/no/such", "-o", "--language fr", "--language", "--wishes", "--to csv",
        "--wish-list x", "--jsn", "-o -",
    ),
    "deck check": (
        "", "no-such-deck", "{missing}", "{binary}", "{folder}", "{empty}", "{broken_list}",
        "official-004 --edition 0.1", "official-004 --restrictions soon", "official-004 --restrictions 2026-02-30",
        "official-004 official-005",
    ),
    "deck show": (
        "", "no-such-deck", "official-0004", "{missing}", "{binary}", "{folder}", "{empty}", "{broken_list}",
        "official-004 x", "../outside", "''",
    ),
    "deck tune": (
        "", "official-004", "official-004 --against official-005", "nothing --against official-005 --games 9",
        "official-004 --against nothing --games 9", "official-004 --against official-005 --games 0",
        "official-004 --against official-005 --games 9 --minutes 9",
        "official-004 --against official-005 --games 9 --bot greedy,random",
        "official-004 --against official-005 --games 9 --edition x",
        "official-004 --against official-005 --games 9 --steps 0",
        "official-004 --against official-005 --games 9 --scheduler nowhere",
        "official-004 --against official-005 --games 9 --output no/such/folder/deck.txt",
    ),
    "deck convert": (
        "", "official-004", "official-004 --to paper", "official-004 --to qr",
        "official-004 --to pdf --paper A0 -o x", "no-such-deck --to text", "{broken_list} --to json",
        "official-004 --to text -o {folder}", "official-004 --to picture -o {folder}",
        "official-004 --to sheet -o {folder}/no/such", "official-004 --to", "{empty} --to link",
    ),
    "rule": (
        "", "abc", "99-1", "1-2-1-99", "0", "-1", "11-2-8-3-1", "8-3-1 8-3-2", "8-3-1 --edition 2",
        "8-3-1 --language fr", "8-3-1 --game chess", "serch hand",
    ),
    "rule search": (
        "", "' '", "hand --edition 2", "hand --language fr", "hand --game chess", "--hand", "hand --most 3",
        "hand --edition", "hand --json=1", "hand --languge ja",
    ),
    "rule load": (
        "", "{missing}", "{binary}", "{folder}", "{empty}", "{readme}", "{readme} x", "{readme} --edition 3",
        "{readme} --language fr", "{readme} --game chess", "{readme} --as",
    ),
    "rule coverage": (
        "extra", "--edition 2", "--game chess", "--language fr", "--jsn", "--json=1", "8-3-1", "-q", "--edition",
        "''",
    ),
    "lesson list": (
        "extra", "--game chess", "--game go", "--language fr", "--jsn", "--json=1", "-a", "--game",
        "--language", "block",
    ),
    "lesson check": (
        "nothing", "blok", "block nothing", "--runs 0", "--runs -1", "--runs x", "--game chess", "--game go",
        "--runs 1.5 block", "--jsn",
    ),
    "solve": (
        "", "--bot nobody", "--bot greedy:worlds=none", "--bot greedy {missing}", "--bot greedy {yaml}",
        "--bot greedy {readme}", "--bot greedy {empty_folder}", "--bot greedy --game chess", "--bot",
        "--bot greedy {binary}",
    ),
    "serve": (
        "extra", "--listen 'a b'", "--listen host:99999", "--listen [1]:5", "--listen :70000", "--tables 0",
        "--tables x", "--workers 0", "--workers 31", "--metrics x", "--cert {missing} --listen :0", "--plain --cert x",
        "--prt 5", "--plain=yes",
    ),
    "backup": (
        "", "{readme}", "{folder}", "{folder}/no/such/x.zip", "a.zip b.zip", "a.zip --yes", "a.zip --jsn",
        "--json=1 a.zip", "{empty}", "a.zip --dry-run", "''",
    ),
    "restore": (
        "", "{missing}", "{readme}", "{binary}", "{empty}", "{folder}", "{readme} --yes", "{damaged} --dry-run",
        "a.zip b.zip", "{readme} --jsn", "{readme} --force", "''",
    ),
    "engine": (
        "extra", "--jsn", "--game gcg", "--port 5", "-x", "''", "new", "{missing}", "--protocol 2", "--edition 1.0",
    ),
    "selftest": (
        "extra", "--jsn", "--json=1", "--quick", "-x", "''", "table", "--seconds 5", "--language ja", "{missing}",
    ),
    "bench": (
        "extra", "--edition 2", "--edition", "--jsn", "--tabel", "--json=1", "--runs 3", "--measure start", "''",
        "--game gcg",
    ),
    "completion": (
        "", "basch", "cmd", "bash zsh", "--shell bash", "--jsn", "BASH", "''", "tcsh", "bash --global",
    ),
}  # fmt: skip


def made_files(folder: Path) -> dict[str, str]:
    """Make the files in a folder, and return them by the names that the calls have for them."""
    content: dict[str, bytes] = {
        "readme": b"# Read me\n\nThis is prose, and no list.\n",
        "binary": bytes(random.Random(1).randrange(256) for _ in range(2000)),
        "empty": b"",
        "broken_list": b"4 ST01-005\nDear diary\n",
        "damaged": b'00000000 {"kind":"start"}\n',
        "object": b'{"number": "X-1", "text": ""}',
        "later": sealed(LATER),
        "no_numbers": b'[{"text": ""}]',
        "deep": b"[" * 100_000,
        "cut_json": b'[{"number": "X-1"',
        "yaml": b"title: It fits\nposition: {A: {}}\nexpect: {turn: 5}\n",
    }
    made = {}
    for name, data in content.items():
        path = folder / f"{name}.{'yaml' if name == 'yaml' else 'txt'}"
        path.write_bytes(data)
        made[name] = str(path)
    (folder / "nothing_in_it").mkdir()
    return made | {
        "folder": str(folder),
        "empty_folder": str(folder / "nothing_in_it"),
        "missing": str(folder / "missing.txt"),
        "long": "x" * 5000,
    }
