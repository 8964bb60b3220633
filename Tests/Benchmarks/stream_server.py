#!/usr/bin/env python3
"""A chat completions server on loopback that streams a long Markdown answer, for the streaming benchmark.

usage: stream_server.py PORT TOKENS TOKENS_PER_SECOND
The answer has headings, lists, a table and code, one word a token, and ends with END-OF-ANSWER.
"""
import http.server, json, sys, time

PORT, TOKENS, RATE = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])

PARAGRAPH = """## Section {n}

Your sleep was **steady** this week: on most nights you were asleep for a little over seven hours, and the times at
which you went to bed differed by less than half an hour. That is *regular*, and it usually goes with a lower resting
heart rate the next morning.

- Monday 7 h 05, Tuesday 6 h 48, Wednesday 7 h 20
- the longest night was Saturday with `7 h 55`
- deep sleep made up about a fifth of it

| night | asleep | deep |
|---|---:|---:|
| Friday | 7 h 10 | 1 h 12 |
| Saturday | 7 h 55 | 1 h 31 |

```swift
let mean = nights.map(\\.asleep).reduce(0, +) / Double(nights.count)
```

"""


def tokens():
    words, section = [], 0
    while len(words) < TOKENS - 1:
        section += 1
        for line in PARAGRAPH.format(n=section).splitlines(keepends=True):
            pieces = line.rstrip("\n").split(" ")
            words += [piece + " " for piece in pieces[:-1]] + [pieces[-1] + "\n"]
    return words[: TOKENS - 1] + ["\n\nEND-OF-ANSWER\n"]


class Handler(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        self.rfile.read(int(self.headers.get("content-length", 0)))
        self.send_response(200)
        self.send_header("content-type", "text/event-stream")
        self.end_headers()
        try:
            self.stream()
        except (BrokenPipeError, ConnectionResetError):
            pass  # the program under test has ended

    def stream(self):
        begin = time.monotonic()
        for index, token in enumerate(tokens()):
            delta = {"choices": [{"index": 0, "delta": {"content": token}, "finish_reason": None}]}
            self.wfile.write(b"data: " + json.dumps(delta).encode() + b"\n\n")
            ahead = begin + index / RATE - time.monotonic()
            if ahead > 0:
                time.sleep(ahead)
        self.wfile.write(b'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n')

    def log_message(self, *_):
        pass


http.server.ThreadingHTTPServer(("127.0.0.1", PORT), Handler).serve_forever()
