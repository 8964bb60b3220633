#!/usr/bin/env python3
"""Measures full-screen programs from outside, through a pseudo-terminal, with Python's standard library alone.

usage: terminal.py start  --ready TEXT [--runs N] -- COMMAND...
       terminal.py idle   --ready TEXT [--seconds S] [--after S] -- COMMAND...
       terminal.py echo   --ready TEXT [--keys N] [--focus KEYS] [--during KEYS] -- COMMAND...
       terminal.py stream --ready TEXT [--before KEYS] --send KEYS --done TEXT --tokens N -- COMMAND...
       terminal.py first  --ready TEXT --send KEYS --keys N -- COMMAND...
       terminal.py answer --ready TEXT [--before KEYS] --send KEYS --done TEXT --keys N -- COMMAND...

One line of JSON comes out. Times are milliseconds. CPU is the kernel's own count of the process (all its threads).
A start ends with the last byte of the first full frame, the one with TEXT in it and whatever comes until 0.3 s of quiet.
An echo is the time from a key to its own letter on the screen; --during types KEYS first, to start something that draws.
A stream ends with TEXT, or with --done '' after --seconds, for programs that do not follow to the end; --before types
KEYS first, a pause at each \\x00. A first word is the time it was sent, @microseconds: its delay is how much later it is here.
An answer begins with TEXT: its delay is counted from Enter on the question, each in a conversation of its own.
The terminal is 120x36, xterm-256color with 24-bit colour, and answers no queries: the programs get no help.
"""
import argparse, fcntl, json, os, pty, re, select, signal, statistics, struct, sys, termios, time

ESCAPE = re.compile(rb"\x1b(\[[0-9;:?<=>]*[ -/]*[@-~]|\][^\x07\x1b]*(\x07|\x1b\\)|[ -/]*[0-~])")


class Program:
    """A command on a pseudo-terminal."""

    def __init__(self, command):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.environ.update(TERM="xterm-256color", COLORTERM="truecolor", LANG="C.UTF-8")
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 36, 120, 0, 0))
            os.execvp(command[0], command)
        self.started = time.monotonic()
        self.text, self.bytes, self.newest = b"", 0, self.started

    def read(self, seconds):
        """Whether anything came within `seconds`; keeps the newest text without escape sequences."""
        if not select.select([self.fd], [], [], max(0, seconds))[0]:
            return False
        try:
            chunk = os.read(self.fd, 1 << 16)
        except OSError:
            chunk = b""
        if not chunk:
            return False
        self.bytes += len(chunk)
        self.newest = time.monotonic()
        self.text = (self.text + ESCAPE.sub(b"", chunk))[-200_000:]
        return True

    def wait_for(self, text, seconds=20):
        wanted, end = text.encode(), time.monotonic() + seconds
        while wanted not in self.text:
            if time.monotonic() > end:
                sys.exit(f"never showed {text!r}; last: {self.text[-400:]!r}")
            self.read(end - time.monotonic())

    def settle(self, quiet=0.3, most=5):
        """Until it is quiet; some programs never are."""
        end = time.monotonic() + most
        while time.monotonic() < end and self.read(quiet):
            pass
        return self.newest

    def cpu_ms(self):
        """User and system time of all threads so far, from the scheduler's nanosecond counts."""
        total = 0
        for thread in os.listdir(f"/proc/{self.pid}/task"):
            try:
                with open(f"/proc/{self.pid}/task/{thread}/schedstat") as file:
                    total += int(file.read().split()[0])
            except FileNotFoundError:
                pass
        return total / 1e6

    def status(self, key):
        with open(f"/proc/{self.pid}/status") as file:
            return int(next(line for line in file if line.startswith(key + ":")).split()[1])

    def switches(self):
        total = 0
        for thread in os.listdir(f"/proc/{self.pid}/task"):
            with open(f"/proc/{self.pid}/task/{thread}/status") as file:
                total += sum(int(line.split()[1]) for line in file if "ctxt_switches" in line)
        return total

    def end(self):
        try:
            os.kill(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        os.waitpid(self.pid, 0)
        os.close(self.fd)


def start(options):
    rows = []
    for run in range(options.runs + 1):
        program = Program(options.command)
        program.wait_for(options.ready)
        ready = program.settle()
        if run:  # the first one warms the file cache
            rows.append(((ready - program.started) * 1000, program.cpu_ms(), program.bytes, program.status("VmRSS") / 1024))
        program.end()
    columns = list(zip(*rows))
    return {
        "ready_ms": round(statistics.median(columns[0]), 1), "ready_min": round(min(columns[0]), 1),
        "ready_max": round(max(columns[0]), 1), "cpu_ms": round(statistics.median(columns[1]), 1),
        "bytes": int(statistics.median(columns[2])), "rss_mb": round(statistics.median(columns[3]), 1),
    }


def idle(options):
    program = Program(options.command)
    program.wait_for(options.ready)
    program.settle(1.0)
    while time.monotonic() < program.started + options.after:
        program.read(program.started + options.after - time.monotonic())
    before = program.bytes, program.switches(), program.cpu_ms()
    end = time.monotonic() + options.seconds
    while time.monotonic() < end:
        program.read(end - time.monotonic())
    after = program.bytes, program.switches(), program.cpu_ms()
    result = [(b - a) / options.seconds for a, b in zip(before, after)]
    rss = program.status("VmRSS") / 1024
    program.end()
    return {
        "bytes_per_s": round(result[0], 2), "wakeups_per_s": round(result[1], 2), "cpu_ms_per_s": round(result[2], 3),
        "rss_mb": round(rss, 1),
    }


def keys_of(text):
    """What is to be typed, with escapes such as \\r as in Python."""
    return text.encode().decode("unicode_escape").encode()


def echo(options):
    program = Program(options.command)
    program.wait_for(options.ready)
    program.settle()
    os.write(program.fd, keys_of(options.focus))
    program.settle()
    if options.during:
        os.write(program.fd, keys_of(options.during))
        end = time.monotonic() + 1
        while time.monotonic() < end:
            program.read(end - time.monotonic())
    delays, cpu_before, bytes_before = [], program.cpu_ms(), program.bytes
    for index in range(options.keys):
        # No letter of any answer or interface, and never the same twice in a row.
        key = "ÞŊĦŁŦ"[index % 5].encode() if options.during else b"ZQXJK"[index % 5:index % 5 + 1]
        program.text = b""
        sent = time.monotonic()
        os.write(program.fd, key)
        while key not in program.text and time.monotonic() < sent + 1:
            program.read(sent + 1 - time.monotonic())
        if key in program.text:
            delays.append((program.newest - sent) * 1000)
        # Not in step with frames: what is measured should meet every phase of them.
        end = time.monotonic() + 0.03 + 0.0137 * (index % 3)
        while time.monotonic() < end:
            program.read(end - time.monotonic())
    cpu = (program.cpu_ms() - cpu_before) / options.keys
    drawn = (program.bytes - bytes_before) / options.keys
    program.end()
    if not delays:
        sys.exit("no key was echoed")
    delays.sort()
    return {
        "median_ms": round(statistics.median(delays), 2), "p95_ms": round(delays[int(len(delays) * 0.95)], 2),
        "p99_ms": round(delays[int(len(delays) * 0.99)], 2), "cpu_ms_per_key": round(cpu, 2),
        "bytes_per_key": round(drawn), "answered": len(delays),
    }


def stream(options):
    program = Program(options.command)
    program.wait_for(options.ready)
    program.settle()
    for keys in options.before.split("\\x00"):
        os.write(program.fd, keys_of(keys))
        program.settle(1.0)
    cpu, drawn, begin = program.cpu_ms(), program.bytes, time.monotonic()
    os.write(program.fd, keys_of(options.send))
    if options.done:
        program.wait_for(options.done, 300)
        program.settle()
    else:
        while time.monotonic() < begin + options.seconds:
            program.read(begin + options.seconds - time.monotonic())
    scale = options.tokens / 1000
    result = {
        "cpu_ms_per_1000_tokens": round((program.cpu_ms() - cpu) / scale, 1),
        "kb_per_1000_tokens": round((program.bytes - drawn) / 1024 / scale, 1),
        "seconds": round(time.monotonic() - begin, 1), "rss_mb": round(program.status("VmRSS") / 1024, 1),
    }
    program.end()
    return result


def first(options):
    program = Program(options.command)
    program.wait_for(options.ready)
    program.settle()
    delays = []
    for _ in range(options.keys):
        program.text, sent = b"", time.monotonic()
        os.write(program.fd, keys_of(options.send))
        # The words of earlier answers may be drawn again.
        while not (stamps := [int(digits) / 1e6 for digits in re.findall(rb"@(\d{8,})", program.text)
                              if int(digits) / 1e6 > sent]):
            if time.monotonic() > sent + 5:
                sys.exit(f"no first word; last: {program.text[-400:]!r}")
            program.read(sent + 5 - time.monotonic())
        delays.append((program.newest - stamps[0]) * 1000)
        program.settle(0.8)
    program.end()
    delays.sort()
    return {"median_ms": round(statistics.median(delays), 2), "max_ms": round(delays[-1], 2)}


def answer(options):
    """Milliseconds from Enter on a question until a text of its answer is on the screen, each in a new conversation."""
    program = Program(options.command)
    program.wait_for(options.ready)
    program.settle()
    if options.before:
        os.write(program.fd, keys_of(options.before))
        program.settle()
    delays = []
    for _ in range(options.keys):
        os.write(program.fd, keys_of("\\x0e" + options.send))
        program.settle(0.5)
        program.text, sent = b"", time.monotonic()
        os.write(program.fd, b"\r")
        while options.done.encode() not in program.text:
            if time.monotonic() > sent + 5:
                sys.exit(f"no answer; last: {program.text[-400:]!r}")
            program.read(sent + 5 - time.monotonic())
        delays.append((program.newest - sent) * 1000)
        program.settle(0.8)
    program.end()
    delays.sort()
    return {"median_ms": round(statistics.median(delays), 2), "max_ms": round(delays[-1], 2)}


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("what", choices=["start", "idle", "echo", "stream", "first", "answer"])
    parser.add_argument("--ready", required=True)
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--after", type=float, default=0)
    parser.add_argument("--during", default="")
    parser.add_argument("--keys", type=int, default=200)
    parser.add_argument("--focus", default="")
    parser.add_argument("--before", default="")
    parser.add_argument("--send", default="")
    parser.add_argument("--done", default="")
    parser.add_argument("--tokens", type=int, default=1000)
    parser.add_argument("command", nargs="+")
    options = parser.parse_args()
    print(json.dumps(globals()[options.what](options)))


if __name__ == "__main__":
    main()
