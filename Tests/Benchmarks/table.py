#!/usr/bin/env python3
"""Measures AirFit beside peers and physical limits; prints a Markdown table. Started by `run`.

usage: table.py WORK_FOLDER FOLDER_OF_BINARIES
"""
import json, os, shutil, socket, subprocess, sys, time, zipfile

WORK, BINARIES = sys.argv[1], sys.argv[2]
HERE = os.path.dirname(os.path.abspath(__file__))
AIRFIT, BENCH = f"{BINARIES}/airfit", f"{BINARIES}/airfit-bench"
SAMPLES, LARGE, EXPORT_MB, PEER_MB, TOKENS = 5_000_000, 50_000_000, 500, 50, 10_000
ROWS = []


def note(text):
    print(f"· {text}", file=sys.stderr, flush=True)


def row(what, ours, peer, target):
    ROWS.append((what, ours, peer, target))


def home(name):
    """An environment with folders of its own, and without the person's keys."""
    folder = f"{WORK}/{name}"
    kept = {key: value for key, value in os.environ.items() if not key.endswith(("_API_KEY", "_BASE_URL"))}
    kept.update(HOME=folder, TMPDIR=WORK, **{f"XDG_{kind}_HOME": f"{folder}/{kind.lower()}"
                                             for kind in ("DATA", "CONFIG", "STATE", "CACHE")})
    os.makedirs(f"{folder}/data/airfit", mode=0o700, exist_ok=True)
    return kept


def output(command, environment=None):
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}: {done.stderr.strip() or done.returncode}")
    return done.stdout


def timed(command, environment=None):
    """Seconds, CPU seconds and the most memory in MB of one command."""
    begin = time.monotonic()
    with open(f"{WORK}/log", "w") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"{' '.join(map(str, command))}: {open(f'{WORK}/log').read().strip() or status}")
    return time.monotonic() - begin, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def bench(*arguments):
    return json.loads(output([BENCH, *map(str, arguments)]))


def terminal(what, command, environment=None, **options):
    flags = [text for name, value in options.items() for text in (f"--{name}", str(value))]
    arguments = [sys.executable, f"{HERE}/terminal.py", what, *flags, "--", *command]
    return json.loads(output(arguments, environment))


def starts(full):
    note("start")
    ours = terminal("start", [AIRFIT], full, ready="Steps", runs=20)
    peers = []
    for name, command, ready in (("vim", ["vim", "-u", "NONE", "-n"], "~"), ("htop", ["htop"], "Help")):
        if shutil.which(name):
            peers.append((name, terminal("start", command, full, ready=ready, runs=9)))
    missing = "" if len(peers) == 2 else "not installed"
    row("start to first full frame, 5 million samples", f"{ours['ready_ms']} ms",
        ", ".join(f"{name} {peer['ready_ms']} ms" for name, peer in peers) or missing, "20 ms")
    row("CPU until then", f"{ours['cpu_ms']} ms",
        ", ".join(f"{name} {peer['cpu_ms']} ms" for name, peer in peers), "20 ms")
    row("drawn until then, 120×36 in 24-bit colour", f"{ours['bytes'] / 1000:.1f} kB",
        ", ".join(f"{name} {peer['bytes'] / 1000:.1f} kB" for name, peer in peers), "6 kB")
    demo = terminal("start", [AIRFIT, "--demo"], full, ready="Steps", runs=5)
    row("start of `--demo`, sample year made on the way", f"{demo['ready_ms']} ms", "", "300 ms")


def idles(full):
    note("idle")
    ours = terminal("idle", [AIRFIT], full, ready="Steps", after=8, seconds=10)
    peer = terminal("idle", ["htop"], full, ready="Help", after=3, seconds=5) if shutil.which("htop") else None
    row("idle, a second", f"{ours['wakeups_per_s']:g} wake-ups, {ours['bytes_per_s']:g} bytes",
        f"htop {peer['wakeups_per_s']:g} wake-ups, {peer['bytes_per_s']:g} bytes" if peer else "", "0, 0")
    row("memory", f"{ours['rss_mb']} MB", f"htop {peer['rss_mb']} MB" if peer else "", "30 MB")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def with_server(tokens, rate, environment, body, port=None):
    """Runs `body` with a provider on loopback that streams `tokens` tokens, `rate` a second."""
    port = port or free_port()
    server = subprocess.Popen([sys.executable, f"{HERE}/stream_server.py", str(port), str(tokens), str(rate)])
    try:
        for _ in range(100):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        folder = f"{environment['XDG_CONFIG_HOME']}/airfit"
        os.makedirs(folder, exist_ok=True)
        with open(f"{folder}/config.toml", "w") as config:
            # Nothing is asked before the question goes out: consent was given, and no request is shown.
            config.write('[coach]\nprovider = "custom"\nmodel = "long"\n'
                         f'[providers.custom]\nbase_url = "http://127.0.0.1:{port}/v1"\n'
                         f'[consents.custom]\nhost = "127.0.0.1:{port}"\nshare = []\n'
                         'given = "2026-01-01T00:00:00Z"\n[privacy]\npreview = "never"\n')
        return body()
    finally:
        server.kill()
        server.wait()
        os.remove(f"{folder}/config.toml")


def keys(full):
    note("keys")
    ours = terminal("echo", [AIRFIT], full, ready="Steps", keys=400)
    peers = {
        "vim": (["vim", "-u", "NONE", "-n"], {"ready": "~", "focus": "i"}),
        "irssi": (["irssi", f"--home={WORK}/irssi", "--noconnect"], {"ready": "(status)"}),
    }
    figures = []
    for name, (command, options) in peers.items():
        if shutil.which(name):
            peer = terminal("echo", command, full, keys=400, **options)
            figures.append(f"{name} {peer['median_ms']} ms, {peer['p99_ms']} ms")
    row("key to screen, idle: median, p99", f"{ours['median_ms']} ms, {ours['p99_ms']} ms", "; ".join(figures),
        "0.4 ms, 0.8 ms")
    busy = with_server(20_000, 300, full, lambda: terminal(
        "echo", [AIRFIT], full, ready="Steps", during="Tell me everything.\\r", keys=400))
    row("key to screen while an answer streams: median, p99", f"{busy['median_ms']} ms, {busy['p99_ms']} ms", "", "p99 5 ms")


def streams(full):
    note("stream")

    def measure(tokens, rate):
        return with_server(tokens, rate, full, lambda: terminal(
            "stream", [AIRFIT], full, ready="Steps", send="Tell me everything.\\r", done="END-OF-ANSWER", tokens=tokens))

    ours = measure(2_000, 200)
    row("1,000 streamed tokens at 200 a second: CPU, drawn",
        f"{ours['cpu_ms_per_1000_tokens'] / 1000:.2f} s, {ours['kb_per_1000_tokens']} kB", peer_streams(full),
        "0.1 s, 40 kB")
    long = measure(30_000, 1e9)
    row("1,000 of 30,000 tokens as fast as they come: CPU, drawn",
        f"{long['cpu_ms_per_1000_tokens'] / 1000:.3f} s, {long['kb_per_1000_tokens']} kB", "", "0.1 s, 40 kB")
    markdown = bench("markdown", 100_000)
    row("of it parsing and layout: first, last of 100",
        f"{markdown['first_1000_ms']:.1f} ms, {markdown['last_1000_ms']:.1f} ms", "", "constant")


ELIA = """default_model = "long"
[[models]]
id = "long"
name = "openai/long"
api_base = "http://127.0.0.1:{port}/v1"
api_key = "none"
"""
OTERM = '{{"splash-screen": false, "openaiCompatible": {{"loopback": {{"base_url": "http://127.0.0.1:{port}/v1", "api_key": "none"}}}}}}'
# A new chat: the second provider, its one model, and Save from behind.
OTERM_CHAT = "\\x00".join(["\\x0e", "\\r", "\\x1b[B", "\\r", "\\t", "long", "\\r", "\\x1b[Z", "\\x1b[Z", "\\x1b[Z", "\\r", "hello"])


def peer_streams(full):
    """CPU seconds of 1,000 tokens, and what was drawn, of the chat programs that are installed: they get the same answer, at
    half the speed, since none of them keeps up with more. oterm does not follow to the end, so it has a time."""
    figures, environment = [], {**full, "LITELLM_LOCAL_MODEL_COST_MAP": "True"}
    for name, file, text, options in (
        ("elia", "config/elia/config.toml", ELIA,
         dict(ready="Enter your message", before="hello", send="\\n", done="END-OF-ANSWER")),
        ("oterm", "data/oterm/config.json", OTERM,
         dict(ready="new chat", before=OTERM_CHAT, send="\\r", done="", seconds=25)),
    ):
        if not shutil.which(name):
            continue
        port, path = free_port(), f"{full['HOME']}/{file}"
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as config:
            config.write(text.format(port=port))
        peer = with_server(1_000, 100, full, lambda: terminal(
            "stream", [name], environment, tokens=1_000, **options), port)
        figures.append(f"{name} {peer['cpu_ms_per_1000_tokens'] / 1000:.1f} s, {peer['kb_per_1000_tokens']:,.0f} kB")
    return "; ".join(figures) or "oterm, elia-chat not installed"


def services(full):
    note("services")
    decoded = bench("decode", 1_000_000)
    names = sorted({name.rsplit(" ", 1)[0] for name in decoded})
    for name in names:
        row(f"decoding a stream of {name}, {decoded[name + ' bytes_per_event']:.0f} bytes an event",
            f"{decoded[name + ' events_per_s']:,.0f} events/s, {decoded[name + ' mb_per_s']:.0f} MB/s", "",
            "100,000, 100 MB/s")
    long = with_server(250_000, "tiny", full, lambda: bench("read", url(full)))
    row("250,000 chunks of one letter in one answer: time, memory, grown by",
        f"{long['seconds']:.1f} s, {long['rss_mb']:.0f} MB, {long['grown_kb']:.0f} kB"
        + ("" if long["is_whole"] and long["characters"] == 250_000 else ", NOT WHOLE"), "", "50 MB, constant")
    together = with_server(30_000, 1e9, full, lambda: bench("together", 5, url(full)))
    row("five answers at once, 30,000 tokens each: whole, memory",
        f"{together['answers']:.0f}, {together['rss_mb']:.0f} MB", "", "5, 50 MB")
    cancelled = with_server(2_000, 200, full, lambda: bench("cancel", 40, url(full)))
    row("cancelling an answer: median, longest", f"{cancelled['median_ms']:.2f} ms, {cancelled['max_ms']:.2f} ms", "",
        "50 ms")
    first = with_server(0, 1, full, lambda: terminal(
        "first", [AIRFIT], full, ready="Steps", send="How did I sleep?\\r", keys=20))
    row("first word on the screen after it was sent: median, longest", f"{first['median_ms']} ms, {first['max_ms']} ms",
        "", "20 ms")


def questions(full):
    """Questions to the offline coach, in the running program over the same ten years."""
    note("questions")
    asked = ["average steps last 30 days", "how did I sleep last month", "steps by weekday this year",
             "does alcohol affect my sleep", "HRV after days with at least 2 drinks", "what changed this month",
             "Wie viele Schritte im Schnitt sonntags?"]
    delays = []
    for question in asked:
        german = question.startswith("Wie")
        took = terminal("answer", [AIRFIT], full, ready="Steps", send=question, done="AirFits" if german else "AirFit's",
                        keys=5)
        delays.append((took["median_ms"], took["max_ms"]))
    median, longest = max(one for one, _ in delays), max(other for _, other in delays)
    row(f"first word of the offline coach after Enter, ten years, {len(asked)} questions: slowest median, longest",
        f"{median} ms, {longest} ms", "", "50 ms")


def url(environment):
    """Of the server that `with_server` has just put into the configuration."""
    with open(f"{environment['XDG_CONFIG_HOME']}/airfit/config.toml") as config:
        return config.read().split('base_url = "')[1].split('"')[0]


def imports(empty):
    note("import")
    xml, archive = f"{WORK}/export.xml", f"{WORK}/export.zip"
    output([BENCH, "export", str(EXPORT_MB), xml])
    gigabytes = os.path.getsize(xml) / 1e9
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as file:
        file.write(xml, "apple_health_export/export.xml")
    os.remove(xml)
    seconds, cpu, megabytes = timed([AIRFIT, "import", archive], empty)
    again, _, _ = timed([AIRFIT, "import", archive], empty)
    os.remove(archive)
    records = json.loads(output(["sqlite3", "-json", f"{empty['XDG_DATA_HOME']}/airfit/health.sqlite",
                                 "SELECT added FROM import_batch"]))[0]["added"] if shutil.which("sqlite3") else None
    limit = json.loads(output([f"{WORK}/raw_insert", f"{empty['XDG_DATA_HOME']}/airfit/health.sqlite", f"{WORK}/raw.sqlite"]))
    os.remove(f"{WORK}/raw.sqlite")
    rows = records or limit["rows"]
    peer_rate, peer_seconds = peer_import()
    row("Apple export.zip, a GB of XML", f"{seconds / gigabytes:.1f} s", peer_seconds, "4 s")
    row("rows a second, unpacked, parsed, de-duplicated, rolled up", f"{rows / seconds:,.0f}",
        f"raw C insert alone {limit['rows_per_s']:,.0f}{peer_rate}", "")
    row("memory of the import", f"{megabytes:.0f} MB", "", "150 MB")
    row("the same file again", f"{again:.2f} s", "", "1 s")
    fit = bench("fit", 100)
    row("FIT files in memory, made records",
        f"{fit['mb_per_s']:.0f} MB/s, {fit['samples_per_s']:,.0f} samples/s", peer_fit(), "20 MB/s")


def peer_fit():
    """fitdecode, on a smaller file of the same make."""
    try:
        import fitdecode
    except ImportError:
        return "fitdecode not installed"
    path = f"{WORK}/ride.fit"
    output([BENCH, "fit", "1", path])
    begin = time.monotonic()
    with fitdecode.FitReader(path) as reader:
        for _ in reader:
            pass
    return f"fitdecode {os.path.getsize(path) / 1e6 / (time.monotonic() - begin):.1f} MB/s"


def peer_import():
    """The peer reads a smaller export: it needs minutes for a large one."""
    peer = shutil.which("healthkit-to-sqlite")
    if not peer:
        return "", "healthkit-to-sqlite not installed"
    xml, database = f"{WORK}/small.xml", f"{WORK}/peer.sqlite"
    output([BENCH, "export", str(PEER_MB), xml])
    seconds, _, _ = timed([peer, "--xml", xml, database])
    with open(xml) as file:
        records = sum(line.startswith(" <Record") for line in file)
    size = os.path.getsize(xml) / 1e9
    os.remove(xml)
    os.remove(database)
    return f", healthkit-to-sqlite {records / seconds:,.0f}", f"healthkit-to-sqlite {seconds / size:.0f} s"


def stores(full, filled):
    note("snapshot")
    report = bench("report", f"{full['XDG_DATA_HOME']}/airfit/health.sqlite")
    row("a day's snapshot of 5 million samples: median, p99",
        f"{report['median_ms']:.1f} ms, {report['p99_ms']:.1f} ms", "", "10 ms")
    row("samples a second into the store, rolled up", f"{filled['rows_per_s']:,.0f}", "", "")


def tools(full):
    note("tools")
    database = f"{full['XDG_DATA_HOME']}/airfit/health.sqlite"
    ours, peer = bench("tools", database), pandas(database)
    names = [name[:-len("_median_ms")] for name in ours if name.endswith("_median_ms")]
    for name in (name for name in names if not name.startswith("prompt")):
        other = f"pandas {peer[name + '_median_ms']:.0f} ms" if name + "_median_ms" in peer else ""
        row(f"`{name}` over ten years, 5 million samples: median, p99",
            f"{ours[name + '_median_ms']:.1f} ms, {ours[name + '_p99_ms']:.1f} ms", other, "50 ms")
    row("the coach's instructions: on a new day, again (median, p99)",
        f"{ours['prompt_median_ms']:.1f} ms, {ours['prompt_p99_ms']:.1f} ms; "
        f"{ours['prompt_same_day_median_ms']:.1f} ms, {ours['prompt_same_day_p99_ms']:.1f} ms", "", "30 ms")
    if peer:
        row("reading the samples into memory first: time, memory", "not needed",
            f"pandas {peer['load_s']:.1f} s, {peer['rss_mb']:,.0f} MB", "")


def trends(full):
    note("trends")
    ours = bench("trends", f"{full['XDG_DATA_HOME']}/airfit/health.sqlite")

    def slowest(*words):
        return max(value for name, value in ours.items() if name.endswith("_ms") and any(word in name for word in words))

    row("a view of Trends over ten years, 200×48: slowest key with its frame", f"{slowest('view_'):.1f} ms", "", "50 ms")
    row("zoom, pan: slowest frame", f"{slowest('zoom', 'pan'):.1f} ms", "", "16 ms")
    row("changes of devices in ten years, read for five metrics", f"{ours['source_changes_ms']:.1f} ms", "", "")
    row("hours of a year of heart rate, read", f"{ours['hours_of_a_year_ms']:.0f} ms", "", "")


def larger(full):
    """The same tools and views over ten times as many samples of the same ten years."""
    note(f"a store of {LARGE:,} samples")
    large = home("large")
    database = f"{large['XDG_DATA_HOME']}/airfit/health.sqlite"
    bench("fill", LARGE, database)
    small = f"{full['XDG_DATA_HOME']}/airfit/health.sqlite"
    for what, ending in (("tools", "_median_ms"), ("trends", "_ms")):
        many, few = bench(what, database), bench(what, small)
        # What takes less than a millisecond differs by chance.
        ratios = {name: many[name] / few[name] for name in many
                  if name.endswith(ending) and few.get(name, 0) >= 1 and not name.startswith("hours_of")}
        name = max(ratios, key=ratios.get)
        row(f"{what} with 50 million samples against 5: largest ratio", f"{ratios[name]:.2f} ({name[:-len(ending)]})", "",
            "1.2")
    shutil.rmtree(f"{WORK}/large")


def pandas(database):
    """Figures of pandas with all samples in memory; empty where it is not installed."""
    try:
        import pandas  # noqa: F401
    except ImportError:
        return {}
    return json.loads(output([sys.executable, f"{HERE}/pandas_peer.py", database]))


def main():
    full, empty = home("full"), home("empty")
    note(f"a store of {SAMPLES:,} samples")
    filled = bench("fill", SAMPLES, f"{full['XDG_DATA_HOME']}/airfit/health.sqlite")
    starts(full)
    keys(full)
    idles(full)
    streams(full)
    services(full)
    questions(full)
    stores(full, filled)
    tools(full)
    trends(full)
    larger(full)
    imports(empty)
    print("| what | airfit | peer or limit | to reach |\n|---|---|---|---|")
    for cells in ROWS:
        print(f"| {' | '.join(cells)} |")


main()
