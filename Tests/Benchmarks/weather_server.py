#!/usr/bin/env python3
"""Answers as Open-Meteo does, for benchmarks: weather_server.py PORT. Writes a line for each request to standard output."""
import http.server, json, sys, time, urllib.parse

CURRENT = "temperature_2m apparent_temperature relative_humidity_2m wind_speed_10m precipitation weather_code is_day".split()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        parts = urllib.parse.urlparse(self.path)
        query = {name: values[0] for name, values in urllib.parse.parse_qs(parts.query).items()}
        now = int(time.time()) // 3600 * 3600
        midnight = now // 86400 * 86400
        days = int(query.get("forecast_days", 7))
        hours = [midnight + 3600 * hour for hour in range(24 * days)]
        value = lambda name, step: {"weather_code": 2, "is_day": 1 if 6 <= step % 24 < 18 else 0}.get(name, 10 + step % 24)
        answer = {"latitude": 52.52, "longitude": 13.41, "utc_offset_seconds": 0, "timezone": "Etc/UTC"}
        answer["current"] = {"time": now, **{name: value(name, 12) for name in CURRENT}}
        names = query.get("hourly", "temperature_2m").split(",")
        answer["hourly"] = {"time": hours, **{name: [value(name, step) for step in range(len(hours))] for name in names}}
        names = [name for name in query.get("daily", "").split(",") if name]
        answer["daily"] = {"time": [midnight + 86400 * day for day in range(days)]}
        for name in names:
            answer["daily"][name] = [midnight + 86400 * day + 25000 for day in range(days)] if name[:3] == "sun" else [12] * days
        body = json.dumps(answer).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
        print(parts.path, flush=True)

    def log_message(self, *_):
        pass


http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler).serve_forever()
