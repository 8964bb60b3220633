"""What the fuzzing of the running program shares: a home, limits, and where failures are kept."""
import argparse
import os
import random
import resource
import shutil
import tempfile

MOST_KILOBYTES = 200 << 10
PROCESSOR_SECONDS = 30


class Failed(Exception):
    """A property that does not hold."""


def options(description):
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--program", required=True)
    parser.add_argument("--failures", default=".build-fuzzing/failures")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="store_true", help="the input of that seed alone")
    return parser.parse_args()


class Home:
    """A home that goes away again."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="airfit-fuzz-home-")
        for name in ("tmp", "state/airfit"):
            os.makedirs("%s/%s" % (self.folder, name), mode=0o700)
        with open(self.folder + "/state/airfit/setup", "w") as file:
            file.write("over\n")
        os.chmod(self.folder + "/state/airfit/setup", 0o600)
        folder = self.folder
        self.environment = {
            "HOME": folder, "XDG_CONFIG_HOME": folder + "/config", "XDG_DATA_HOME": folder + "/data",
            "XDG_STATE_HOME": folder + "/state", "XDG_CACHE_HOME": folder + "/cache", "TMPDIR": folder + "/tmp",
            "PATH": "/nonexistent", "TERM": "xterm-256color", "LANG": "C.UTF-8", "TZ": "UTC",
            "SWIFT_BACKTRACE": "enable=no"}

    def remove(self):
        shutil.rmtree(self.folder, ignore_errors=True)


def limit():
    """In the program before it starts: a hang ends by itself, and nothing takes the machine down."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_DATA, (4 << 30, 4 << 30))


def status(process, name):
    """A number of /proc/PID/status in kilobytes; 0 for a process that is gone."""
    try:
        with open("/proc/%d/status" % process) as file:
            for line in file:
                if line.startswith(name + ":"):
                    return int(line.split()[1])
    except OSError:
        pass
    return 0


def processor_seconds(process):
    try:
        with open("/proc/%d/stat" % process) as file:
            parts = file.read().rsplit(")", 1)[1].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return 0


def keep(options, name, seed, problem, data):
    """Writes what failed, and the line for the report."""
    os.makedirs(options.failures, exist_ok=True)
    base = "%s/%s-%d" % (options.failures, name, seed)
    with open(base + "-input", "wb") as file:
        file.write(data)
    line = "%s seed %d: %s" % (name, seed, problem)
    with open(base + ".txt", "w") as file:
        file.write("%s\nrepeat with: Tests/Fuzzing/run --seed %d %s\n" % (line, seed, name))
    return line


ODD_TEXTS = ["", " ", "null", "0", "é", "e\u0301" * 50, "心拍数", "👨‍👩‍👧🏳️‍🌈", "\x1b]0;x\x07", "\u202egnp", "\u009b31m", "a" * 3000,
             "../../etc/passwd", "'; DROP TABLE sample;--", "$(id)", "=1+1", "\U000e0041", "x\u0000y", "steps", "yesterday",
             "2026-02-30", "9999-12-31", "0000-00-00", "1e400", "-1", "[]", "{}"]
ODD_NUMBERS = ["0", "-1", "1", "1e308", "1e400", "-0", "9223372036854775807", "9223372036854775808", "0.1", "1e-400", "100000000"]


def corpus():
    """The attacks of escapes.txt, as bytes."""
    attacks = []
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "escapes.txt"), encoding="utf-8") as file:
        for line in file:
            name, _, text = line.rstrip("\n").partition("\t")
            if text and not line.startswith("#"):
                attacks.append(unescape(text))
    return attacks


def unescape(text):
    out, place = b"", 0
    while place < len(text):
        if text[place] != "\\":
            out += text[place].encode()
            place += 1
        elif text[place + 1] == "e":
            out, place = out + b"\x1b", place + 2
        elif text[place + 1] == "x":
            out, place = out + bytes([int(text[place + 2:place + 4], 16)]), place + 4
        elif text[place + 1] == "u":
            end = text.index("}", place)
            out, place = out + chr(int(text[place + 3:end], 16)).encode("utf-8", "surrogatepass"), end + 1
        else:
            out, place = out + text[place + 1].encode(), place + 2
    return out


def generator(seed):
    return random.Random(seed)
