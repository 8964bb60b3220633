"""Lines for `airfit mcp`: messages of every kind, right and wrong, to the program as it runs.

Every request gets one answer with its own id, the program stays alive and ends when its input does, and takes no more
than 200 MB. One seed is one run of the program with some hundred lines.
"""
import json
import os
import queue
import select
import subprocess
import sys
import threading
import time

import harness
from harness import Failed

ENVELOPE = {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}
METRICS = ["steps", "resting_heart_rate", "sleep_minutes", "weight_kg", "hrv", "nobody_knows", "", "steps,steps"]
RANGES = ["today", "yesterday", "last week", "2026-11-01..2026-11-20", "2026-11-20..2026-11-01", "0001-01-01..9999-12-31", "last 99999999 days"]
QUERIES = [
    "SELECT 1", "SELECT * FROM days LIMIT 5", "SELECT printf('%.*c', 100000000, 'x')", "SELECT hex(zeroblob(100000000))",
    "SELECT replace(hex(zeroblob(100000)), '0', hex(zeroblob(10000)))",
    "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c) SELECT count(*) FROM c",
    "SELECT group_concat(a.day) FROM days a, days b, days c", "DELETE FROM days", "ATTACH '/tmp/x' AS x", "PRAGMA user_version",
    "SELECT load_extension('x')", "SELECT * FROM sqlite_master", "VACUUM INTO '/tmp/airfit-fuzz-out'", "SELECT 1; DROP TABLE sample",
    "SELECT randomblob(1000000000)", "SELECT 'a' LIKE '%" + "a%" * 500 + "'", "SELECT " + "(" * 500 + "1" + ")" * 500, "/*", "SELECT '",
    "SELECT json_group_array(day) FROM days a, days b", "SELECT upper(hex(randomblob(500000)))", "EXPLAIN SELECT 1", "SELECT \x00",
    "SELECT format('%1000000000d', 1)", "SELECT instr(zeroblob(1000000), x'01') FROM days a, days b",
]


def value(chance, depth=0):
    kind = chance.randrange(9 if depth < 4 else 6)
    if kind == 0:
        return chance.choice(harness.ODD_TEXTS)
    if kind == 1:
        return chance.choice([0, -1, 1, 2**53, 2**63 - 1, 0.5, 1e308, True, False, None])
    if kind == 2:
        return chance.choice(METRICS + RANGES)
    if kind == 3:
        return chance.choice(QUERIES)
    if kind < 6:
        return chance.choice(["day", "week", "mean", "sum", "weekday", "steps", 7, 30])
    if kind == 6:
        return [value(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {chance.choice(["metric", "range", "query", "sql", "by", "limit", "name", "x", ""]): value(chance, depth + 1)
            for _ in range(chance.randrange(4))}


def arguments(chance, schema):
    """By the schema of the tool, with a wrong value now and then."""
    made = {}
    for name, rule in schema.get("properties", {}).items():
        if chance.random() < 0.35 and name not in schema.get("required", []):
            continue
        kind = rule.get("type")
        if chance.random() < 0.25:
            made[name] = value(chance)
        elif "enum" in rule:
            made[name] = chance.choice(rule["enum"])
        elif name in ("sql", "query"):
            made[name] = chance.choice(QUERIES)
        elif "metric" in name:
            made[name] = chance.choice(METRICS) if kind != "array" else [chance.choice(METRICS) for _ in range(chance.randrange(5))]
        elif kind in ("integer", "number"):
            made[name] = chance.choice([0, 1, 7, 100, -1, 10**9, 2**62])
        elif kind == "array":
            made[name] = [value(chance, 2) for _ in range(chance.randrange(4))]
        else:
            made[name] = chance.choice(RANGES + harness.ODD_TEXTS)
    return made


def line(chance, tools, number):
    """A line and the id that an answer to it must have; `None` where none is due or it cannot be known, and the id of a
    request that the line cancels: it may still be answered or not."""
    kind = chance.randrange(12)
    request = {"jsonrpc": "2.0", "id": number}
    if kind < 6 and tools:
        tool = chance.choice(tools)
        request.update(method="tools/call", params={"name": tool["name"], "arguments": arguments(chance, tool["inputSchema"])})
    elif kind == 6:
        request.update(method=chance.choice(["ping", "tools/list", "initialize", "server/discover", "resources/list", "x", ""]),
                       params=chance.choice([{}, {"protocolVersion": "2025-11-25", "capabilities": {}}, {"cursor": "x"}, {"_meta": ENVELOPE}]))
    elif kind == 7:
        method = chance.choice(["notifications/cancelled", "notifications/initialized", "x"])
        # Often one that may be running.
        target = chance.choice([chance.randrange(max(1, number)), max(0, number - chance.randrange(1, 4))])
        notice = json.dumps({"jsonrpc": "2.0", "method": method, "params": {"requestId": target}}).encode()
        return notice, None, target if method == "notifications/cancelled" else None
    elif kind == 8:
        return chance.choice([b"", b"[]", b"{", b"7", b"null", b"[" * 100_000, b'{"a":' * 50_000, b"\xff\xfe", b"\x00", b'{"jsonrpc":"2.0","id":null,"method":"ping"}',
                              b'"' + b"a" * 1_000_000 + b'"', b'{"jsonrpc":"2.0","id":1e400,"method":"ping"}']), None, None
    elif kind == 9:
        return json.dumps([{"jsonrpc": "2.0", "id": number * 100_000 + index, "method": "ping"} for index in range(chance.choice([1, 3, 50]))]).encode(), None, None
    else:
        request.update(method=chance.choice(["tools/call", "ping", "tools/list"]), params=value(chance))
    text = json.dumps(request).encode()
    if chance.random() < 0.15:
        damaged = bytearray(text)
        for _ in range(chance.randrange(1, 5)):
            damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        return bytes(damaged).replace(b"\n", b" "), None, None
    return text, number, None


class Program:
    def __init__(self, options, home):
        self.process = subprocess.Popen(
            [os.path.abspath(options.program), "--demo", "mcp"], env=home.environment, cwd=home.folder, preexec_fn=harness.limit,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.answers = queue.Queue()
        self.sent = bytearray()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for text in self.process.stdout:
            self.answers.put(text)
        self.answers.put(None)

    def send(self, text):
        self.sent += text + b"\n"
        try:
            self.process.stdin.write(text + b"\n")
            self.process.stdin.flush()
        except (BrokenPipeError, OSError):
            raise Failed("it is gone, exit %s" % self.process.wait(10))

    def answer(self, seconds):
        try:
            text = self.answers.get(timeout=seconds)
        except queue.Empty:
            raise Failed("no answer within %d s" % seconds)
        if text is None:
            raise Failed("it is gone, exit %s" % self.process.wait(10))
        if any(byte < 0x20 and byte != 0x0A or byte == 0x7F for byte in text):
            raise Failed("a control character in an answer")
        try:
            return json.loads(text)
        except ValueError:
            raise Failed("no JSON: %r" % text[:200])


def one(options, seed, count=150):
    """A run of the program. Lines sent, the most memory, and what failed with what was sent."""
    chance = harness.generator(seed)
    home = harness.Home()
    program = Program(options, home)
    peak = 0
    try:
        program.send(b'{"jsonrpc":"2.0","id":"list","method":"tools/list"}')
        tools = program.answer(60)["result"]["tools"]
        for number in range(1, count):
            # A few at once, then wait for all of them.
            due = set()
            for index in range(chance.choice([1, 1, 1, 4, 16])):
                text, expected, cancelled = line(chance, tools, number * 100 + index)
                program.send(text)
                if expected is not None:
                    due.add(expected)
                due.discard(cancelled)
            mark = "mark-%d" % number
            program.send(json.dumps({"jsonrpc": "2.0", "id": mark, "method": "ping"}).encode())
            due.add(mark)
            end = time.monotonic() + 90
            while due:
                answer = program.answer(max(1, end - time.monotonic()))
                for part in answer if isinstance(answer, list) else [answer]:
                    if isinstance(part, dict) and "method" not in part:
                        due.discard(part.get("id"))
            peak = max(peak, harness.status(program.process.pid, "VmHWM"))
            if peak > harness.MOST_KILOBYTES:
                raise Failed("it takes %d MB" % (peak >> 10))
        program.process.stdin.close()
        code = program.process.wait(60)
        if code != 0:
            raise Failed("it ends with %d" % code)
        return len(program.sent), peak, None
    except Failed as failure:
        return len(program.sent), peak, harness.keep(options, "mcp", seed, failure, bytes(program.sent))
    except subprocess.TimeoutExpired:
        return len(program.sent), peak, harness.keep(options, "mcp", seed, "it does not end when its input does", bytes(program.sent))
    finally:
        program.process.kill()
        program.process.wait()
        home.remove()


def main():
    options = harness.options(__doc__)
    begin, runs, sent, peak, failures, seed = time.monotonic(), 0, 0, 0, [], options.seed
    while (options.only and runs == 0) or (not options.only and time.monotonic() - begin < options.seconds and len(failures) < 10):
        size, most, failure = one(options, seed)
        runs, sent, peak, seed = runs + 1, sent + size, max(peak, most), seed + 1
        if failure:
            failures.append(failure)
    print("mcp: %d runs of 149 rounds, %d kB in %d s, at most %d MB of memory, %d failures" % (
        runs, sent >> 10, time.monotonic() - begin, peak >> 10, len(failures)))
    for failure in failures:
        print("  " + failure)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
