#!/usr/bin/env python3
"""A chat completions server on loopback that streams a long Markdown answer, for the streaming benchmarks.

usage: stream_server.py PORT TOKENS TOKENS_PER_SECOND
The answer has headings, lists, a table and code, one word a token, and ends with END-OF-ANSWER. With 0 tokens an answer
is one word, the microseconds of the monotonic clock as it is sent, half a second after the question: `@12345678901`.
With `tiny` for the rate every token is one letter, sent as fast as they go, each an event and a chunk of its own.
"""
import http.server, json, sys, time

PORT, TOKENS, TINY = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3] == "tiny"
RATE = 1e9 if TINY else float(sys.argv[3])
END = b'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n'


def event(token):
    delta = {"choices": [{"index": 0, "delta": {"content": token}, "finish_reason": None}]}
    return b"data: " + json.dumps(delta).encode() + b"\n\n"

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
    protocol_version = "HTTP/1.1" if TINY else "HTTP/1.0"

    def do_GET(self):
        body = b'{"object":"list","data":[{"id":"long","object":"model","created":1,"owned_by":"me"}]}'
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self):
        self.rfile.read(int(self.headers.get("content-length", 0)))
        self.send_response(200)
        self.send_header("content-type", "text/event-stream")
        if TINY:
            self.send_header("transfer-encoding", "chunked")
        self.end_headers()
        try:
            if TINY:
                self.stream_tiny()
            elif TOKENS == 0:
                self.stamp()
            else:
                self.stream()
        except (BrokenPipeError, ConnectionResetError):
            pass  # the program under test has ended

    def stamp(self):
        time.sleep(0.5)
        self.wfile.write(event(f"@{time.monotonic_ns() // 1000}"))
        time.sleep(0.5)
        self.wfile.write(END)

    def stream_tiny(self):
        # A thousand chunks in one write: the chunks are what is measured, not Python.
        piece = event("a")
        chunk = f"{len(piece):x}\r\n".encode() + piece + b"\r\n"
        for _ in range(TOKENS // 1000):
            self.wfile.write(chunk * 1000)
        self.wfile.write(f"{len(END):x}\r\n".encode() + END + b"\r\n0\r\n\r\n")

    def stream(self):
        begin = time.monotonic()
        for index, token in enumerate(tokens()):
            self.wfile.write(event(token))
            ahead = begin + index / RATE - time.monotonic()
            if ahead > 0:
                time.sleep(ahead)
        self.wfile.write(END)

    def log_message(self, *_):
        pass


http.server.ThreadingHTTPServer(("127.0.0.1", PORT), Handler).serve_forever()
