"""Talks to `airfit mcp` with the client of the official Python library, in both ways of the protocol.

usage: mcp_client.py AIRFIT
"""
import asyncio
import json
import subprocess
import sys

from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

AIRFIT = sys.argv[1]
DAY = "2026-03-29"
WANTED = ["metrics_catalog", "metric_stats", "days", "relate", "trend", "workouts", "sleep_report", "compute", "sql_readonly"]
CALLS = [
    ("metric_stats", {"metric": "steps", "range": "last_30_days"}),
    ("days", {"where": [{"field": "steps", "op": ">=", "value": 10000}], "streaks": True}),
    ("trend", {"metric": "resting_hr_bpm"}),
    ("sleep_report", {"range": "last_7_days"}),
    ("sql_readonly", {"query": "select weekday, avg(steps) from day group by weekday"}),
]


def checked(truth, what):
    if not truth:
        sys.exit(f"FAILED: {what}")


def on_command_line(name, arguments):
    run = subprocess.run(
        [AIRFIT, "--demo", "--date", DAY, "tool", name, json.dumps(arguments)], capture_output=True, text=True)
    return json.loads(run.stdout)


async def talk(mode, version):
    server = StdioServerParameters(command=AIRFIT, args=["--demo", "--date", DAY, "mcp"])
    async with Client(stdio_client(server), mode=mode) as client:
        checked(client.protocol_version == version, f"{mode}: speaks {client.protocol_version}, not {version}")
        checked(client.server_info.name == "airfit", "says who it is")
        tools = (await client.list_tools()).tools
        checked([name for name in WANTED if name not in {tool.name for tool in tools}] == [], "lists every tool")
        checked(all(tool.annotations.read_only_hint for tool in tools), "says that the tools only read")

        answers = await asyncio.gather(*[client.call_tool(name, arguments) for name, arguments in CALLS])
        for (name, arguments), answer in zip(CALLS, answers):
            checked(not answer.is_error, f"{name} answers")
            checked(json.loads(answer.content[0].text) == answer.structured_content, f"{name}: text and structure agree")
            checked(answer.structured_content == on_command_line(name, arguments), f"{name}: as on the command line")

        refused = await client.call_tool("metric_stats", {"metric": "vo2_max"})
        checked(refused.is_error and "vo2max" in refused.content[0].text, "an unknown metric is told with what is near")
        refused = await client.call_tool("sql_readonly", {"query": "delete from day"})
        checked(refused.is_error, "nothing is written")
        try:
            await client.call_tool("no_such_tool", {})
            sys.exit("FAILED: an unknown tool is refused")
        except Exception as error:
            checked("no_such_tool" in str(error), "an unknown tool is named")
    print(f"{version}: {len(tools)} tools, {len(CALLS)} answers as on the command line")


asyncio.run(talk("auto", "2026-07-28"))
asyncio.run(talk("legacy", "2025-11-25"))
