"""A scripted model on loopback for the pictures: it asks for the person's data, and answers from what it was given.

Usage: model.py PORT. Speaks the part of OpenRouter's interface that the pictures need.
"""

import json
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

MODELS = [
    ("anthropic/claude-opus-5.5", "Claude Opus 5.5", 1_000_000, 4, 20),
    ("anthropic/claude-sonnet-5.5", "Claude Sonnet 5.5", 1_000_000, 2, 10),
    ("google/gemini-3.8-flash", "Gemini 3.8 Flash", 1_048_576, 0.75, 3.75),
    ("openai/gpt-6.1-sol", "GPT-6.1 Sol", 1_050_000, 2, 10),
    ("openai/gpt-6-luna", "GPT-6 Luna", 1_050_000, 0.1, 0.5),
    ("qwen/qwen3.5-72b", "Qwen3.5 72B", 262_144, 0.2, 0.6),
]
MEAL = ("log_meal", {"name": "Oats with berries", "kcal": 420, "protein_g": 15, "time": "08:10"})
CALLS = [
    ("metric_stats", {"metric": "sleep_min", "range": "last_7_days"}),
    ("metric_stats", {"metric": "sleep_min", "range": "last_28_days"}),
    ("metric_stats", {"metric": "hrv_sdnn_ms", "range": "last_7_days"}),
]


def models():
    return {
        "data": [
            {
                "id": name,
                "name": title,
                "context_length": context,
                "architecture": {"input_modalities": ["text"]},
                "pricing": {"prompt": str(price / 1e6), "completion": str(out / 1e6)},
                "top_provider": {"max_completion_tokens": 128_000},
                "supported_parameters": ["tools", "reasoning"],
            }
            for name, title, context, price, out in MODELS
        ]
    }


def hours(minutes):
    return f"{int(minutes) // 60} h {int(minutes) % 60:02}"


def answer(results):
    week, month, hrv = results
    difference = week["mean"] - month["mean"]
    return (
        f"You slept **{hours(week['mean'])}** a night over the last seven days (n = {week['n']}), "
        f"{abs(difference):.0f} minutes {'less' if difference < 0 else 'more'} than in the last four weeks.\n\n"
        "| | last 7 days | last 28 days |\n|---|---:|---:|\n"
        f"| asleep | {hours(week['mean'])} | {hours(month['mean'])} |\n"
        f"| shortest night | {hours(week['min'])} | {hours(month['min'])} |\n"
        f"| longest night | {hours(week['max'])} | {hours(month['max'])} |\n\n"
        f"The shortest night was the one to {week['min_dates'][0]}. Your HRV over the same days is {hrv['mean']:.0f} ms "
        f"(SDNN, n = {hrv['n']}).\n\nWould you rather look at when you go to bed, or at what follows a short night?"
    )


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        body = json.dumps(models()).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self):
        request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        turn = []
        for message in reversed(request["messages"]):
            if message["role"] == "user":
                break
            turn.insert(0, message)
        is_meal = "breakfast" in request["messages"][-1 - len(turn)]["content"]
        results = [json.loads(message["content"]) for message in turn if message["role"] == "tool"]
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        if results:
            time.sleep(0.3)
            for word in answer(results).split(" "):
                self.say({"content": word + " "})
                time.sleep(0.01)
            self.end("stop", 2_914, 164, 0.0019)
        else:
            thought = (
                "A breakfast, with its energy and protein: it can be logged."
                if is_meal
                else "The question is about last week, so the nights of seven days, and four weeks to compare them with."
            )
            for word in thought.split(" "):
                self.say({"reasoning": word + " "})
                time.sleep(0.06)
            self.say({"content": "I will write that down." if is_meal else "Let me look at your nights."})
            calls = [
                {"index": i, "id": f"call_{i}", "type": "function", "function": {"name": n, "arguments": json.dumps(a)}}
                for i, (n, a) in enumerate([MEAL] if is_meal else CALLS)
            ]
            self.say({"tool_calls": calls})
            self.end("tool_calls", 2_310, 118, 0.0014)

    def say(self, delta, **more):
        self.event({"choices": [{"index": 0, "delta": delta, "finish_reason": None}], **more})

    def end(self, reason, tokens_in, tokens_out, cost):
        self.event({"choices": [{"index": 0, "delta": {}, "finish_reason": reason}]})
        usage = {"prompt_tokens": tokens_in, "completion_tokens": tokens_out, "cost": cost}
        self.event({"choices": [], "usage": usage})
        self.chunk(b"data: [DONE]\n\n")
        self.wfile.write(b"0\r\n\r\n")

    def event(self, event):
        self.chunk(b"data: " + json.dumps(event).encode() + b"\n\n")

    def chunk(self, data):
        self.wfile.write(b"%x\r\n%s\r\n" % (len(data), data))
        self.wfile.flush()


ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler).serve_forever()
