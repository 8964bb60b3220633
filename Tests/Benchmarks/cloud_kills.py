#!/usr/bin/env python3
"""Kills the program while it connects, refreshes and reads a double of a ring's cloud whose refresh tokens are good once.

cloud_kills.py PROGRAM [KILLS [RACES]]   1,000 kills and 100 races unless said otherwise.

A grant may be lost only where the double had given a pair of tokens away that never came to the disk: there is no way to undo
that. How long that gap is, is measured where nobody kills: from the double's answer to the vault's new file in its place.
"""
import datetime, http.server, json, os, random, shutil, signal, socket, sqlite3, statistics, subprocess, sys, tempfile
import threading, time, urllib.parse

from cloud_backfill import TODAY, night, scores

SECRET = "s3cret-of-the-app\n"


class State:
    lock = threading.Lock()
    access, refresh, made, pairs, refreshes, answered = None, set(), 0, 0, 0, 0.0
    kept = {}


for days_ago in range(20):
    day = TODAY - datetime.timedelta(days=days_ago)
    State.kept.setdefault("sleep", {})[f"{day}"] = json.dumps(night(day))
    for name, record in scores(day):
        State.kept.setdefault(name, {})[f"{day}"] = json.dumps(record)


class Cloud(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self, text, status=200, headers=()):
        body = text.encode()
        lines = [f"HTTP/1.1 {status} X", "Content-Type: application/json", f"Content-Length: {len(body)}", *headers]
        try:
            self.wfile.write("\r\n".join(lines + ["", ""]).encode() + body)
        except OSError:
            self.close_connection = True  # it was killed

    def do_POST(self):
        form = dict(urllib.parse.parse_qsl(self.rfile.read(int(self.headers["Content-Length"])).decode()))
        with State.lock:
            if form["grant_type"] == "refresh_token":
                if form["refresh_token"] not in State.refresh:
                    return self.answer('{"error":"invalid_grant"}', 400)
                State.refresh.remove(form["refresh_token"])
                State.refreshes += 1
            State.made += 1
            State.pairs += 1
            State.access = f"access-{State.made}"
            State.refresh.add(f"refresh-{State.made}")
            text = json.dumps({"access_token": State.access, "refresh_token": f"refresh-{State.made}",
                               "expires_in": 86400, "token_type": "bearer"})
        State.answered = time.time()
        self.answer(text)

    def do_GET(self):
        url = urllib.parse.urlsplit(self.path)
        query = dict(urllib.parse.parse_qsl(url.query))
        if url.path.endswith("/authorize"):
            back = urllib.parse.urlencode({"code": "code-1", "state": query["state"]})
            return self.answer("", 302, [f"Location: {query['redirect_uri']}?{back}"])
        if url.path.endswith("/revoke"):
            return self.answer("{}")
        if self.headers["Authorization"] != f"Bearer {State.access}":
            return self.answer("{}", 401)
        name = url.path.rsplit("/", 1)[-1]
        if name == "personal_info":
            return self.answer('{"id":"1"}')
        found = State.kept.get(name, {})
        rows = [found[day] for day in sorted(found) if query.get("start_date", "9") <= day <= query.get("end_date", "")]
        at = int(query.get("next_token", 0))
        more = f'"{at + 8}"' if at + 8 < len(rows) else "null"
        self.answer(f'{{"data":[{",".join(rows[at:at + 8])}],"next_token":{more}}}')


class Person:
    def __init__(self, program, url):
        self.home = tempfile.mkdtemp(prefix="airfit-kills-")
        self.program = program
        for name, mode, text in [("passphrase", 0o600, "violet kettle harbour nine\n"), (
                "browser", 0o755,
                "#!/usr/bin/env python3\nimport sys, urllib.request\nurllib.request.urlopen(sys.argv[1]).read()\n")]:
            with open(f"{self.home}/{name}", "w", opener=lambda path, flags: os.open(path, flags, mode)) as file:
                file.write(text)
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": self.home, "TZ": "Europe/Berlin", "LANG": "C.UTF-8",
            "AIRFIT_PASSPHRASE_FILE": f"{self.home}/passphrase", "BROWSER": f"{self.home}/browser",
            "AIRFIT_OURA_BASE_URL": url, "AIRFIT_OURA_AUTH_URL": url}
        for name in ["DATA", "CONFIG", "STATE", "CACHE"]:
            self.environment[f"XDG_{name}_HOME"] = f"{self.home}/{name.lower()}"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.connecting = ["connect", "oura", "--client-id", "c1", "--port", str(free.getsockname()[1])]

    def start(self, arguments):
        return subprocess.Popen([self.program, *arguments], env=self.environment, stdin=subprocess.PIPE,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def run(self, *arguments):
        # One that was killed while it opened the vault counts there as a wrong try, which makes the next one wait.
        for _ in range(60):
            child = self.start(arguments)
            out, error = child.communicate(SECRET, timeout=120)
            if "wrong tries" not in error:
                break
            time.sleep(1)
        return child.returncode, out, error

    def kill(self, arguments, after):
        child = self.start(arguments)
        child.stdin.write(SECRET)
        child.stdin.close()
        time.sleep(after)
        child.send_signal(signal.SIGKILL)
        child.wait()
        child.stdout.close()
        child.stderr.close()

    def must(self, *arguments):
        status, out, error = self.run(*arguments)
        if status:
            sys.exit(f"{' '.join(arguments)} ended with {status}: {error}")
        return out

    def counts(self):
        with sqlite3.connect(f"file:{self.home}/data/airfit/health.sqlite?mode=ro", uri=True) as store:
            tables = [name for (name,) in store.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            return {name: store.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in tables
                    if name in ("sample", "sleep_segment", "workout")}


def main():
    program = os.path.abspath(sys.argv[1])
    kills = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    races = int(sys.argv[3]) if len(sys.argv) > 3 else 100
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Cloud)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    person = Person(program, f"http://127.0.0.1:{server.server_address[1]}")
    since = f"{TODAY - datetime.timedelta(days=19)}"
    try:
        start = time.time()
        person.must(*person.connecting)
        connecting = time.time() - start
        start = time.time()
        person.must("sync")
        reading = time.time() - start
        whole, gaps, once = person.counts(), [], 0
        for _ in range(races):
            State.access, refreshes = None, State.refreshes
            pair = [person.start(["sync"]) for _ in range(2)]
            ends = [child.communicate(SECRET)[1] and child.returncode or child.returncode for child in pair]
            once += State.refreshes == refreshes + 1 and 0 in ends
            gaps.append(os.stat(f"{person.home}/data/airfit/vault").st_ctime - State.answered)
        print(f"two at once: exactly one refresh in {once} of {races}; from the answer to the vault's new file "
              f"{statistics.median(gaps) * 1000:.1f} ms in the middle, {max(gaps) * 1000:.1f} at most", flush=True)
        lost = outside = never = 0
        for number in range(kills):
            pairs = State.pairs
            if number % 3 == 0:
                person.kill(["sync", "--since", since], random.uniform(0, reading))
            elif number % 3 == 1:
                State.access = None
                person.kill(["sync"], random.uniform(0, reading))
            else:
                if number % 6 == 5:
                    person.must("disconnect", "oura", "--keep-data")
                person.kill(person.connecting, random.uniform(0, connecting))
            status, out, error = person.run("sync", "--json")
            if status == 0:
                continue
            if status == 77 and "Connect again" in error:
                lost += 1
                outside += State.pairs == pairs
            elif "onnect" in error:
                never += 1
            else:
                sys.exit(f"sync ended with {status} after kill {number}: {error}")
            person.must(*person.connecting)
            person.must("sync")
        report = json.loads(person.must("sync", "--since", since, "--json"))["services"][0]
        print(f"{kills} kills: {lost} grants lost in the gap, {outside} outside of it, {never} not connected yet; "
              f"rows {person.counts()}, of which {whole} were there before; a last reading added {report['added']}")
        if person.counts() != whole or report["added"] or outside:
            sys.exit("samples or grants were lost or doubled")
    finally:
        shutil.rmtree(person.home)


if __name__ == "__main__":
    main()
