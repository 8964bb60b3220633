"""Keys, pastes, clicks, answers of terminals, resizes and signals for the program in a pseudo-terminal.

It stays alive until it is asked to end, ends when it is asked to, gives the terminal back, sends nothing but its own
sequences and letters that are drawn, and takes no more than 200 MB. One seed is one run of the program.
"""
import errno
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
import unicodedata

import harness
from harness import Failed

KEYS = [b"\r", b"\x1b", b"\t", b"\x7f", b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D", b"\x1b[5~", b"\x1b[6~", b"\x1b[H", b"\x1b[F", b"\x1b[3~",
        b"\x1b[Z", b"\x1bOP", b"?", b"/", b"[", b"]", b"y", b"n", b" ", b"j", b"k", b"\x1b[1;5C", b"\x1b\r", b"\x1b[15~"]
# Not Ctrl-Q, which ends it, nor Ctrl-Z, which stops it.
CONTROLS = [bytes([code]) for code in range(1, 27) if code not in (17, 26)]
ANSWERS = [b"\x1b]11;rgb:0000/0000/0000\x07", b"\x1b]11;rgb:ffff/ffff/ffff\x1b\\", b"\x1b[?62;22c", b"\x1b[?2026;2$y", b"\x1b[?997;2n", b"\x1b[5;5R",
           b"\x1b[I", b"\x1b[O", b"\x1bP1+r544e=78\x1b\\", b"\x1b]52;c;ZXZpbA==\x07", b"\x1b[?1u", b"\x1b]11;", b"\x1b[", b"\x1b[200~"]
QUESTIONS = [b"How did I sleep last week?", b"steps yesterday", b"weight 72.4", b"mood 4", b"my heart rate on Monday and why", b"plan my week"]
# Its own sequences; a letter after one is text.
OWN = re.compile(
    rb"\x1b\[[0-9;?><=:]*[ -/]?[@-~]|\x1b\([0B]|\x1b[=>78MEc]|\x1b\](?:11;\?|10;\?|2;[^\x00-\x1f\x7f]*|0;[^\x00-\x1f\x7f]*|52;c;[A-Za-z0-9+/=]*|9;[^\x00-\x1f\x7f]*|777;[^\x00-\x1f\x7f]*|22;[^\x00-\x1f]*)(?:\x07|\x1b\\)|\x1b\\")
FOREIGN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}


class Quit(Exception):
    """It ended because it was asked to."""


class Program:
    def __init__(self, options, home, chance):
        self.master, slave = pty.openpty()
        self.size(chance.choice([(24, 80), (36, 120), (50, 200), (20, 60)]))
        self.before = termios.tcgetattr(slave)
        self.slave = slave

        def start():
            harness.limit()
            os.setsid()
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)
        self.process = subprocess.Popen([os.path.abspath(options.program), "--demo", "--date", "2026-11-21"], env=home.environment,
                                        cwd=home.folder, stdin=slave, stdout=slave, stderr=slave, preexec_fn=start, close_fds=True)
        os.set_blocking(self.master, False)
        self.output, self.sent, self.peak = bytearray(), bytearray(), 0

    def size(self, pair):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", pair[0], pair[1], 0, 0))

    def read(self, seconds):
        """What comes until nothing comes for so long."""
        got = 0
        while select.select([self.master], [], [], seconds)[0]:
            try:
                data = os.read(self.master, 1 << 16)
            except OSError as error:
                if error.errno in (errno.EIO, errno.EAGAIN):
                    break
                raise
            if not data:
                break
            self.output += data
            got += len(data)
            if got > 64 << 20:
                raise Failed("64 MB of output at once")
        return got

    def send(self, data):
        self.sent += data
        deadline = time.monotonic() + 30
        while data:
            try:
                count = os.write(self.master, data[:4096])
                data = data[count:]
            except BlockingIOError:
                self.read(0.01)
                if time.monotonic() > deadline:
                    raise Failed("it takes no keys any more")
            except OSError:
                return
        self.read(0.002)

    def watch(self):
        if self.process.poll() is not None:
            if self.process.returncode == 0:
                raise Quit  # a key that ends it, such as q on the first screen
            raise Failed("it ended by itself, exit %d: %r" % (self.process.returncode, bytes(self.output[-300:])))
        self.peak = max(self.peak, harness.status(self.process.pid, "VmHWM"))
        if self.peak > harness.MOST_KILOBYTES:
            raise Failed("it takes %d MB" % (self.peak >> 10))


def event(chance, program, attacks):
    kind = chance.randrange(14)
    if kind < 4:
        program.send(chance.choice(KEYS))
    elif kind == 4:
        program.send(chance.choice(CONTROLS))
    elif kind == 5:
        program.send(chance.choice(QUESTIONS) + (b"\r" if chance.random() < 0.7 else b""))
    elif kind == 6:
        program.send(chance.choice(attacks))
    elif kind == 7:
        text = chance.choice(attacks) if chance.random() < 0.5 else chance.choice(harness.ODD_TEXTS).encode() * chance.choice([1, 1, 1, 40])
        program.send(b"\x1b[200~" + text + (b"\x1b[201~" if chance.random() < 0.9 else b""))
    elif kind == 8:
        program.send(chance.choice(ANSWERS))
    elif kind == 9:
        code = chance.choice([0, 0, 0, 1, 2, 32, 64, 65, 255, 99999])
        program.send(b"\x1b[<%d;%d;%d%c" % (code, chance.randrange(0, 220), chance.randrange(0, 60), chance.choice(b"Mm")))
    elif kind == 10:
        program.size(chance.choice([(1, 1), (2, 500), (24, 80), (20, 60), (19, 59), (200, 500), (36, 120), (1, 200), (100, 3)]))
    elif kind == 11:
        program.send(bytes(chance.randrange(256) for _ in range(chance.randrange(1, 20))).replace(b"\x11", b"").replace(b"\x1a", b""))
    elif kind == 12:
        program.send(b"\x1b%d" % chance.randrange(1, 9) if chance.random() < 0.5 else b"\x14")
    else:
        program.send(b"a" * chance.randrange(1, 400))


def foreign(output):
    """What in the output is neither an own sequence nor a letter that is drawn."""
    # While the terminal is an editor's or the shell's again, it shows what is typed by itself.
    mine = re.sub(rb"\x1b\[\?1049l(?:(?!\x1b\[\?1049h).)*", b"", bytes(output), flags=re.S)
    rest = OWN.sub(b"", mine)
    for match in re.finditer(rb"\x1b.{0,12}", rest, re.S):
        return "ESC: %r" % match.group()
    try:
        text = rest.decode()
    except UnicodeDecodeError as error:
        if error.end < len(rest) - 4:  # a character may be cut by the end
            return "broken UTF-8: %r" % rest[max(0, error.start - 8):error.end + 8]
        text = rest[:error.start].decode(errors="replace")
    for letter in set(text):
        if letter not in "\r\n\b\t\x07\x0e\x0f" and unicodedata.category(letter) in FOREIGN:
            return "U+%04X" % ord(letter)
    return None


def play(program, chance, attacks, count):
    program.read(0.3)
    for index in range(count):
        event(chance, program, attacks)
        if index % 16 == 0:
            program.watch()
            if program.read(0) > 0 and len(program.output) > 32 << 20:
                raise Failed("%d MB of output" % (len(program.output) >> 20))
    program.watch()


def one(options, seed, count=250):
    chance = harness.generator(seed)
    home = harness.Home()
    attacks = harness.corpus()
    # A whole paste with the key that ends the program in it is a paste all the same.
    attacks = [attack.replace(b"\x11", b"").replace(b"\x1a", b"") for attack in attacks]
    program = Program(options, home, chance)
    failure = None
    try:
        deadline = time.monotonic() + 60
        while b"\x1b[?1049h" not in program.output:
            program.read(0.05)
            program.watch()
            if time.monotonic() > deadline:
                raise Failed("no screen within a minute")
        try:
            play(program, chance, attacks, count)
            finish(program, chance)
        except Quit:
            given_back(program, "quitting")
        found = foreign(program.output)
        if found:
            raise Failed("foreign output, " + found)
    except Failed as problem:
        failure = harness.keep(options, "terminal", seed, problem, bytes(program.sent))
    finally:
        if program.process.poll() is None:
            os.killpg(program.process.pid, signal.SIGKILL)
        program.process.wait()
        os.close(program.master)
        os.close(program.slave)
        home.remove()
    return count, program.peak, len(program.output), failure


def finish(program, chance):
    """It ends within five seconds of processor time, by a signal or the window's end, and the terminal is as it was."""
    how = chance.choice([signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT])
    program.size((24, 80))
    os.kill(program.process.pid, how)
    deadline = time.monotonic() + 20
    while program.process.poll() is None:
        program.read(0.05)
        if time.monotonic() > deadline:
            raise Failed("it does not end on signal %d" % how)
    program.read(0)
    code = program.process.returncode
    if code not in (-how, 128 + how, 0):
        raise Failed("signal %d ends it with %d" % (how, code))
    given_back(program, "signal %d" % how)


def given_back(program, cause):
    """The terminal is as it was."""
    program.read(0)
    modes = {}
    for match in re.finditer(rb"\x1b\[\?([0-9;]+)([hl])", bytes(program.output)):
        for mode in match.group(1).split(b";"):
            modes[mode] = match.group(2)
    on = [mode.decode() for mode in (b"1049", b"1000", b"1002", b"1003", b"1006", b"2004", b"1004", b"2026") if modes.get(mode) == b"h"]
    if on:
        raise Failed("modes %s are left on after %s" % (", ".join(on), cause))
    if modes.get(b"25") == b"l":
        raise Failed("the cursor is left hidden after %s" % cause)
    if termios.tcgetattr(program.slave)[:4] != program.before[:4]:
        raise Failed("the line settings are not those of before after %s" % cause)


def main():
    options = harness.options(__doc__)
    begin, runs, events, peak, size, failures, seed = time.monotonic(), 0, 0, 0, 0, [], options.seed
    while (options.only and runs == 0) or (not options.only and time.monotonic() - begin < options.seconds and len(failures) < 10):
        count, most, wrote, failure = one(options, seed)
        runs, events, peak, size, seed = runs + 1, events + count, max(peak, most), size + wrote, seed + 1
        if failure:
            failures.append(failure)
    print("terminal: %d runs, %d events, %d kB of output in %d s, at most %d MB of memory, %d failures" % (
        runs, events, size >> 10, time.monotonic() - begin, peak >> 10, len(failures)))
    for failure in failures:
        print("  " + failure)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
