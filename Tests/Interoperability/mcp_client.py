"""Talks to `airfit mcp` with the client of the official Python library, in both ways of the protocol.

usage: mcp_client.py AIRFIT
"""
import asyncio
import json
import os
import subprocess
import sys
import tempfile

from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp_types import ElicitResult

AIRFIT = sys.argv[1]
DAY = "2026-03-29"
WANTED = ["metrics_catalog", "metric_stats", "days", "relate", "trend", "workouts", "sleep_report", "compute", "findings", "sql_readonly"]
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
    answer = json.loads(run.stdout)
    answer.pop("categories", None)  # whose data it rests on: for the person, and no matter of other programs
    return answer


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
        checked(not any(tool.name.startswith("log_") for tool in tools), "serves no tool that stores without the setting")
        try:
            await client.call_tool("no_such_tool", {})
            sys.exit("FAILED: an unknown tool is refused")
        except Exception as error:
            checked("no_such_tool" in str(error), "an unknown tool is named")
    print(f"{version}: {len(tools)} tools, {len(CALLS)} answers as on the command line")


def in_home(home, *arguments):
    """Runs the program with an own, empty home."""
    places = {f"XDG_{name}_HOME": os.path.join(home, name.lower()) for name in ["CONFIG", "DATA", "STATE", "CACHE"]}
    environment = {"PATH": os.environ["PATH"], "HOME": home, **places}
    if not arguments:
        return environment
    return subprocess.run([AIRFIT, *arguments], capture_output=True, text=True, env=environment).stdout


async def write(mode):
    """Has tools store something, with every answer that a person can give."""
    asked = []
    answers = iter([
        ElicitResult(action="accept", content={}),
        ElicitResult(action="accept", content={"amount": "300 ml"}),
        ElicitResult(action="accept", content={"amount": "a bucket"}),
        ElicitResult(action="accept", content={"amount": "250 ml"}),
        ElicitResult(action="decline"),
        ElicitResult(action="accept", content={}),
        ElicitResult(action="decline"),
    ])

    async def person(context, params):
        asked.append(params)
        return next(answers)

    with tempfile.TemporaryDirectory() as home:
        in_home(home, "config", "set", "privacy.mcp_can_write", "true")
        server = StdioServerParameters(command=AIRFIT, args=["mcp"], env=in_home(home))
        async with Client(stdio_client(server), mode=mode, elicitation_callback=person) as client:
            tools = {tool.name: tool for tool in (await client.list_tools()).tools}
            checked(not tools["log_water"].annotations.read_only_hint, f"{mode}: a tool that stores is not one that reads")

            async def status(name, arguments):
                answer = (await client.call_tool(name, arguments)).structured_content
                return answer.get("status") or answer["error"]["code"]

            checked(await status("log_water", {"ml": 500}) == "saved", f"{mode}: stores after a yes")
            checked("500 ml" in asked[0].message, "the question says what is stored")
            checked(await status("log_water", {"ml": 500}) == "duplicate", "does not ask about the same again")
            checked(await status("log_water", {"ml": 700}) == "edited", "stores what was typed over")
            checked(await status("log_water", {"ml": 800}) == "edited", "asks anew where that was not understood")
            checked("“a bucket”" in asked[3].message, "and says why")
            checked(await status("log_water", {"ml": 900}) == "declined", "stores nothing after a no")
            checked(await status("log_water", {"ml": 4000}) == "declined", "asks once more about what is hardly possible")
            checked(len(asked) == 7, f"asked {len(asked)} times, not 7")
            checked(await status("log_water", {"ml": 1, "time": "2999-01-01T00:00"}) == "invalid_arguments", "no future")

        async with Client(stdio_client(server), mode=mode) as client:
            answer = await client.call_tool("log_water", {"ml": 123})
            checked("not_confirmed" in answer.content[0].text, f"{mode}: stores nothing where nobody can be asked")
        stored = json.loads(in_home(home, "log", "--list", "--json"))["entries"]
        checked([entry["text"].split(",")[0] for entry in stored] == ["250 ml", "300 ml", "500 ml"], "only that is stored")
    print(f"{mode}: three entries stored, each after a question")


asyncio.run(talk("auto", "2026-07-28"))
asyncio.run(talk("legacy", "2025-11-25"))
asyncio.run(write("auto"))
asyncio.run(write("legacy"))
