#!/usr/bin/env python3
"""Prints which functions of the program run while a question is typed, then those of a start and the end, one a line.

usage: start_order.py BINARY DATA_HOME > Sources/airfit/start.order

The linker puts these side by side (`smallProcess` in Package.swift), so that a started program has them in memory and
little else. BINARY is a release build; DATA_HOME, as XDG_DATA_HOME, has a store with some years of data and is only
read. The list may be older than the sources: what is not in it, or not in the program any more, does no harm. It is
worth making anew when the start has changed much, or the compiler has. Needs valgrind.
"""
import fcntl, os, pty, re, select, shutil, struct, subprocess, sys, tempfile, termios


def run(command, environment, typing):
    """Starts the program on a pseudo-terminal and quits. With `typing`, a profile begins with the third letter."""
    pid, fd = pty.fork()
    if pid == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 36, 120, 0, 0))
        os.execvpe(command[0], command, environment)

    def settle(seconds):
        while select.select([fd], [], [], seconds)[0]:
            try:
                if not os.read(fd, 1 << 16):
                    return
            except OSError:
                return

    def press(*keys):
        for key in keys:
            os.write(fd, key.encode())
            settle(1)

    settle(10)
    press("a", "b")
    if typing:
        subprocess.run(["callgrind_control", "--instr=on", str(pid)], check=True, stdout=subprocess.DEVNULL)
        press("c", " ", "d")
        subprocess.run(["callgrind_control", "--instr=off", str(pid)], check=True, stdout=subprocess.DEVNULL)
    press(" ", "\x7f", "\x1b[D", "\x15", "\x11")
    os.waitpid(pid, 0)


def functions(profile, binary):
    """The names of the functions of `binary` in a profile: each is written out once, later ones by its number alone."""
    names, objects, ran, here = {}, {}, set(), False
    with open(profile) as file:
        for line in file:
            found = re.match(r"(c?)(fn|ob)=\((\d+)\)(?: (.*))?$", line)
            if not found:
                continue
            called, kind, number, name = found.groups()
            known = names if kind == "fn" else objects
            if name is not None:
                known[number] = re.sub(r"'\d+$", "", name)
            if kind == "ob" and not called:
                here = objects[number].endswith(binary)
            elif kind == "fn" and not called and here:
                ran.add(number)
    return sorted({names[number] for number in ran if re.match(r"[$_A-Za-z]", names[number])})


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        # Without what debuggers read: valgrind does not know the newest form of that.
        binary, profile = os.path.join(folder, "airfit-start"), os.path.join(folder, "profile")
        subprocess.run(["strip", "-g", "-o", binary, sys.argv[1]], check=True)
        data = shutil.copytree(sys.argv[2], os.path.join(folder, "data"))
        environment = {
            "HOME": folder, "PATH": os.environ["PATH"], "TERM": "xterm-256color", "COLORTERM": "truecolor",
            "LANG": "C.UTF-8", "XDG_DATA_HOME": data, "XDG_STATE_HOME": folder + "/state",
            "XDG_CONFIG_HOME": folder + "/config", "XDG_CACHE_HOME": folder + "/cache",
        }
        tool = ["valgrind", "--tool=callgrind", "--demangle=no", "--callgrind-out-file=" + profile]
        order = {}
        for typing in [True, False]:
            run(tool + ["--instr-atstart=" + ("no" if typing else "yes"), binary], environment, typing)
            order |= dict.fromkeys(functions(profile, binary))
        print("\n".join(order))


main()
