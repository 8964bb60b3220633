#!/usr/bin/env python3
"""Ten years of a ring from a double of its cloud: the program's own time and memory.

cloud_backfill.py PROGRAM [YEARS]   connects PROGRAM to the double, reads everything, and reads it again.

The double is in a process of its own: what it takes is not counted. Own time is user and system time of the program alone.
Memory is told twice: the most while it reads, and the most in all, which is that of making the vault's key of the passphrase;
how much that takes is calibrated to the machine.
"""
import datetime, http.server, json, multiprocessing, os, shutil, subprocess, sys, tempfile, threading, time
import urllib.parse

TODAY = datetime.date.today()


def night(day):
    before = day - datetime.timedelta(days=1)
    start = f"{before}T23:00:00+01:00"
    series = [50 + (day.toordinal() + index) % 12 for index in range(84)]
    return {
        "id": f"night-{day}", "day": f"{day}", "type": "long_sleep", "bedtime_start": start,
        "bedtime_end": f"{day}T06:00:00+01:00", "time_in_bed": 25200, "total_sleep_duration": 21600,
        "deep_sleep_duration": 3600, "light_sleep_duration": 10800, "rem_sleep_duration": 7200, "awake_time": 3600,
        "latency": 300, "efficiency": 86, "average_heart_rate": 56.5, "lowest_heart_rate": 50 + day.toordinal() % 5,
        "average_hrv": 40 + day.toordinal() % 9, "average_breath": 14.25, "sleep_phase_5_min": "421113322" * 9 + "222",
        "heart_rate": {"interval": 300, "items": series, "timestamp": start},
        "hrv": {"interval": 300, "items": series, "timestamp": start}}


def scores(day):
    number = day.toordinal()
    midnight = f"{day}T00:00:00+00:00"
    yield "daily_sleep", {"id": f"s{number}", "day": f"{day}", "score": 70 + number % 20, "timestamp": midnight}
    yield "daily_readiness", {"id": f"r{number}", "day": f"{day}", "score": 65 + number % 25,
                              "temperature_deviation": (number % 7) / 10 - 0.3, "timestamp": midnight}
    yield "daily_activity", {"id": f"a{number}", "day": f"{day}", "score": 80, "steps": 6000 + number % 5000,
                             "active_calories": 400, "total_calories": 2400, "equivalent_walking_distance": 6000,
                             "class_5_min": "1" * 288, "timestamp": midnight}
    yield "daily_spo2", {"id": f"o{number}", "day": f"{day}", "spo2_percentage": {"average": 96.5}}
    yield "daily_stress", {"id": f"t{number}", "day": f"{day}", "stress_high": 3600, "recovery_high": 5400}
    if number % 3 == 0:
        yield "workout", {"id": f"w{number}", "day": f"{day}", "activity": "running", "calories": 410,
                          "distance": 8000, "intensity": "moderate", "start_datetime": f"{day}T17:00:00+01:00",
                          "end_datetime": f"{day}T17:45:00+01:00"}


def serve(ready, years):
    days = [TODAY - datetime.timedelta(days=index) for index in range(round(365.25 * years))]
    kept = {"sleep": {}}
    for day in days:
        kept["sleep"][f"{day}"] = json.dumps(night(day))
        for name, record in scores(day):
            kept.setdefault(name, {})[f"{day}"] = json.dumps(record)
    first = min(days)

    def rates(start, end):
        day = max(datetime.date.fromisoformat(start[:10]), first)
        last = min(datetime.date.fromisoformat(end[:10]) - datetime.timedelta(days=1), TODAY)
        while day <= last:
            for slot in range(288):
                yield (f'{{"bpm":{55 + (day.toordinal() + slot) % 60},"source":"awake",'
                       f'"timestamp":"{day}T{slot // 12:02}:{slot % 12 * 5:02}:00+00:00"}}')
            day += datetime.timedelta(days=1)

    class Cloud(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *_):
            pass

        def answer(self, text, status=200, headers=()):
            body = text.encode()
            self.send_response(status)
            for name, value in headers:
                self.send_header(name, value)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def do_POST(self):
            self.rfile.read(int(self.headers["Content-Length"]))
            self.answer('{"access_token":"a1","refresh_token":"r1","expires_in":86400,"token_type":"bearer"}')

        def do_GET(self):
            url = urllib.parse.urlsplit(self.path)
            query = dict(urllib.parse.parse_qsl(url.query))
            if url.path.endswith("/authorize"):
                back = urllib.parse.urlencode({"code": "code-1", "state": query["state"]})
                return self.answer("", 302, [("Location", f"{query['redirect_uri']}?{back}")])
            name = url.path.rsplit("/", 1)[-1]
            if name == "personal_info":
                return self.answer('{"id":"1"}')
            if name == "heartrate":
                rows = list(rates(query["start_datetime"], query["end_datetime"]))
            else:
                found = kept.get(name, {})
                rows = [found[day] for day in sorted(found) if query["start_date"] <= day <= query["end_date"]]
            at = int(query.get("next_token", 0))
            more = f'"{at + 2000}"' if at + 2000 < len(rows) else "null"
            self.answer(f'{{"data":[{",".join(rows[at:at + 2000])}],"next_token":{more}}}')

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Cloud)
    ready.put(server.server_address[1])
    server.serve_forever()


def watch(pid, sizes):
    """The program's resident megabytes again and again, once the vault is open."""
    time.sleep(2)
    while True:
        try:
            with open(f"/proc/{pid}/status") as status:
                sizes += [int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS:")]
        except (FileNotFoundError, ProcessLookupError):
            return
        time.sleep(0.05)


def measured(program, arguments, environment, text=None):
    start = datetime.datetime.now()
    child = subprocess.Popen([program, *arguments], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE, text=True)
    if text:
        child.stdin.write(text)
    child.stdin.close()
    reading = []
    threading.Thread(target=watch, args=(child.pid, reading), daemon=True).start()
    out, error = child.stdout.read(), child.stderr.read()
    _, status, usage = os.wait4(child.pid, 0)
    took = (datetime.datetime.now() - start).total_seconds()
    if status:
        sys.exit(f"{' '.join(arguments)} ended with {os.waitstatus_to_exitcode(status)}: {error}")
    return out, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, max(reading, default=0), took


def main():
    program, years = os.path.abspath(sys.argv[1]), float(sys.argv[2]) if len(sys.argv) > 2 else 10
    ready = multiprocessing.Queue()
    cloud = multiprocessing.Process(target=serve, args=(ready, years), daemon=True)
    cloud.start()
    url = f"http://127.0.0.1:{ready.get()}"
    home = tempfile.mkdtemp(prefix="airfit-backfill-")
    try:
        with open(f"{home}/passphrase", "w", opener=lambda path, flags: os.open(path, flags, 0o600)) as file:
            file.write("violet kettle harbour nine\n")
        with open(f"{home}/browser", "w", opener=lambda path, flags: os.open(path, flags, 0o755)) as file:
            file.write('#!/usr/bin/env python3\nimport sys, urllib.request\nurllib.request.urlopen(sys.argv[1]).read()\n')
        environment = {
            "PATH": os.environ["PATH"], "HOME": home, "TZ": "Europe/Berlin", "LANG": "C.UTF-8",
            "AIRFIT_PASSPHRASE_FILE": f"{home}/passphrase", "BROWSER": f"{home}/browser",
            "AIRFIT_OURA_BASE_URL": url, "AIRFIT_OURA_AUTH_URL": url}
        for name in ["DATA", "CONFIG", "STATE", "CACHE"]:
            environment[f"XDG_{name}_HOME"] = f"{home}/{name.lower()}"
        measured(program, ["connect", "oura", "--client-id", "c1"], environment, "s3cret-of-the-app\n")
        for title in ["all of it", "again"]:
            out, own, memory, reading, took = measured(program, ["sync", "oura", "--json"], environment)
            report = json.loads(out)["services"][0]
            print(f"{title}: {report['records']:,} records, {report['added']:,} added, {report['requests']} requests, "
                  f"{report['first_day']} to {report['last_day']}: own time {own:.1f} s, "
                  f"{reading:.0f} MB while reading and {memory:.0f} MB in all, wall {took:.1f} s")
            if report["problem"]:
                sys.exit(report["problem"])
    finally:
        cloud.terminate()
        shutil.rmtree(home)


if __name__ == "__main__":
    main()
