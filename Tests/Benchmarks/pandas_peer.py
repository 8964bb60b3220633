#!/usr/bin/env python3
"""The same questions as airfit-bench's tools, answered with pandas from the samples of a store; prints one line of JSON.

usage: pandas_peer.py DATABASE
Sources that overlap are added up, and days are those of UTC: less than the tools do.
"""
import json, resource, sqlite3, sys, time

import pandas as pd

begin = time.monotonic()
db = sqlite3.connect(f"file:{sys.argv[1]}?mode=ro", uri=True)
samples = pd.read_sql("SELECT identifier, start, value FROM sample JOIN type ON type.id = type", db)
samples["identifier"] = samples["identifier"].astype("category")
samples["day"] = samples["start"] // 86400
sleep = pd.read_sql("SELECT start, duration FROM sleep_segment WHERE stage > 1", db)
sleep["day"] = (sleep["start"] + 43200) // 86400
workouts = pd.read_sql("SELECT activity, duration_s, average_bpm FROM workout", db)
loaded = time.monotonic() - begin


def daily(name, how):
    of_type = samples[samples["identifier"] == "HKQuantityTypeIdentifier" + name]
    return of_type.groupby("day")["value"].agg(how)


def asleep():
    return sleep.groupby("day")["duration"].sum() / 60


def metric_stats():
    steps = daily("StepCount", "sum")
    return steps.describe(percentiles=[0.05, 0.95])


def days():
    table = pd.DataFrame({
        "steps": daily("StepCount", "sum"), "sleep": asleep(), "rhr": daily("RestingHeartRate", "last"),
        "hrv": daily("HeartRateVariabilitySDNN", "median")})
    return table[(table["steps"] >= 8000) & (table["sleep"] >= 420)].sort_values("steps", ascending=False).head(20)


def relate():
    table = pd.DataFrame({"sleep": asleep(), "hrv": daily("HeartRateVariabilitySDNN", "median")})
    return [table["sleep"].shift(lag).corr(table["hrv"]) for lag in range(4)]


def by_type():
    return workouts.groupby("activity")[["duration_s", "average_bpm"]].describe()


figures = {"load_s": loaded}
for name, body in (("metric_stats", metric_stats), ("days", days), ("relate", relate), ("workouts", by_type)):
    measured = []
    for _ in range(20):
        begin = time.monotonic()
        body()
        measured.append((time.monotonic() - begin) * 1000)
    figures[name + "_median_ms"] = sorted(measured)[10]
figures["rss_mb"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
print(json.dumps(figures))
