import Foundation
import TestSupport
import Testing

/// What the program prints as one JSON object.
private func parsed(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
}

@Suite(.blocksItsThread) struct `A line written down` {
    private let home: Home

    init() throws { home = try Home() }

    @Test func `is stored, listed, counted and taken back`() throws {
        let stored = try home.run("log", "--date", "2026-03-14", "water", "500ml", "at", "7:30")
        #expect(stored.status == 0 && stored.error == "")
        #expect(
            stored.output
                == "Stored: e1 Water: 500 ml, today at 07:30. Take it back: airfit log --undo e1\n")
        _ = try home.run("log", "--date", "2026-03-14", "mood 4 energy 3 slept badly")
        let list = try home.run("log", "--list", "--date", "2026-03-14").output
        #expect(
            list == "e2    Check-in: energy 3, mood 4, today: slept badly\ne1    Water: 500 ml, today at 07:30\n")
        let sum = try parsed(
            home.run("tool", "metric_stats", #"{"metric":"water_ml","range":"today"}"#, "--date", "2026-03-14").output)
        #expect(sum["sum"] as? Int == 500)
        let undone = try home.run("log", "--undo", "e1", "--date", "2026-03-14")
        #expect(undone.output == "Taken back: e1 Water: 500 ml, today at 07:30.\n")
        let again = try home.run("log", "--undo", "e1")
        #expect(again.status == 65 && again.error.contains("taken back already"))
        #expect(try home.run("log", "--list", "--date", "2026-03-14").output.contains("07:30 (taken back)"))
    }

    @Test func `tells scripts what was stored`() throws {
        let outcome = try home.run("log", "--json", "--date", "2026-03-14", "ran 5k 26:10 at 7:30")
        let reply = try parsed(outcome.output)
        let stored = try #require(reply["stored"] as? [String: Any])
        #expect(reply["status"] as? String == "saved" && reply["id"] as? String == "e1")
        #expect(stored["type"] as? String == "Running" && stored["distance_km"] as? Int == 5)
        let list = try parsed(home.run("log", "--list", "--json").output)
        let entry = try #require((list["entries"] as? [[String: Any]])?.first)
        #expect(entry["id"] as? String == "e1" && entry["kind"] as? String == "workout")
        #expect(entry["at"] as? String == "2026-03-14T07:30:00+00:00" && entry["taken_back_at"] is NSNull)
    }

    @Test func `is in the person's own units`() throws {
        _ = try home.run("config", "set", "units.system", "imperial")
        #expect(try home.run("log", "weight", "160", "--yes").output.contains("Weight: 160 lb"))
        #expect(try home.run("log", "weight", "72").status == 65)
    }

    @Test(arguments: [
        (["log", "hello"], 65, "It is not clear what"), (["log", "ran 30m"], 65, "30 metres or 30 minutes"),
        (["log", "water 500ml at 23:59", "--date", "2999-01-01"], 65, "future"),
        (["log"], 64, "Say one of"), (["log", "--undo", "12"], 64, "e12"),
        (["log", "--undo", "e12"], 65, "There is no e12"),
        (["log", "--list", "water"], 64, "Say one of"),
    ]) func `that cannot be stored is told in one sentence`(arguments: [String], status: Int, words: String) throws {
        let outcome = try home.run(arguments)
        #expect(Int(outcome.status) == status && outcome.error.contains(words), "\(outcome.error)")
        #expect(outcome.output == "")
    }

    @Test func `that is hardly possible needs a yes`() throws {
        let refused = try home.run("log", "water", "4l")
        #expect(refused.status == 64 && refused.error.contains("--yes"))
        #expect(refused.error.contains("more water at once") && !refused.error.contains("impossible"))
        #expect(try home.run("log", "--list").output.hasPrefix("Nothing is written down yet"))
        #expect(try home.run("log", "water", "4l", "--yes").status == 0)
        let terminal = try PseudoTerminal(
            Home.program, arguments: ["log", "water", "3l"], environment: home.environment)
        try terminal.wait(for: "more water at once")
        terminal.type("n\n")
        #expect(try terminal.waitForEnd() == .exited(1))
    }

    @Test func `is a goal of weight that no height checks, and says so`() throws {
        let outcome = try home.run("log", "goal weight 77")
        #expect(outcome.status == 0 && outcome.output.contains("Goal: Weight 77 kg"), "\(outcome.error)")
        #expect(outcome.error.hasPrefix("Your height is not known"))
        #expect(try home.run("config", "set", "profile.height_cm", "190").status == 0)
        #expect(try !home.run("log", "goal weight 76").error.contains("height"))
        let light = try home.run("log", "goal weight 60")
        #expect(light.status != 0 && light.error.contains("underweight"), "\(light.error)")
    }

    @Test func `with several entries is stored as a whole, or not at all`() throws {
        let day = ["--date", "2026-03-14"]
        func water() throws -> Int? {
            let range = #"{"metric":"water_ml","range":"today"}"#
            return try parsed(home.run(["tool", "metric_stats", range] + day).output)["sum"] as? Int
        }
        let stored = try home.run(["log", "weight 72.4 at 7:00, water 500ml at 7:30"] + day)
        let lines = stored.output.split(separator: "\n")
        #expect(stored.status == 0 && lines.count == 2, "\(stored.error)")
        #expect(lines.first == "Stored: e1 Weight: 72.4 kg, today at 07:00. Take it back: airfit log --undo e1")
        #expect(lines.last == "Stored: e2 Water: 500 ml, today at 07:30. Take it back: airfit log --undo e2")
        // The second one is in doubt, and nobody can be asked.
        let doubtful = ["log", "water 250ml at 8:00, water 4l at 8:30"] + day
        let refused = try home.run(doubtful)
        #expect(refused.status == 64 && refused.output == "" && refused.error.contains("more water at once"))
        #expect(try home.run(["log", "--list"] + day).output.contains("Water: 250 ml, today at 08:00 (taken back)"))
        #expect(try water() == 500)
        #expect(try home.run(doubtful + ["--yes"]).status == 0)
        #expect(try water() == 4750)
        let replies = try home.run(["log", "--json", "glucose 5.4 at 9:00, temp 37.8 at 9:05"] + day)
        #expect(
            try replies.output.split(separator: "\n").map { try parsed(String($0))["status"] as? String } == [
                "saved", "saved",
            ])
    }

    @Test func `twice is stored once`() throws {
        _ = try home.run("log", "water", "500ml")
        let second = try home.run("log", "water", "500ml")
        #expect(second.status == 0 && second.output.hasPrefix("Nothing new: e1 Water: 500 ml"))
    }
}

@Suite(.blocksItsThread) struct `A tool that writes, on the command line` {
    private let home: Home

    init() throws { home = try Home() }

    private func tool(_ arguments: String...) throws -> PseudoTerminal {
        try PseudoTerminal(Home.program, arguments: ["tool"] + arguments, environment: home.environment)
    }

    private var stored: Int {
        get throws {
            let list = try parsed(home.run("log", "--list", "--json").output)
            return (list["entries"] as? [Any])?.count ?? 0
        }
    }

    @Test func `asks before it stores`() throws {
        let terminal = try tool("log_water", #"{"ml":500}"#)
        try terminal.wait(for: "Water: 500 ml, today at")
        try terminal.wait(for: "(y)es, (e)dit, (n)o:")
        #expect(try stored == 0)
        terminal.type("\ny\n")
        try terminal.wait(for: "Type y to store it")
        try terminal.wait(for: #""status":"saved""#)
        #expect(try terminal.waitForEnd() == .exited(0))
        #expect(try stored == 1)
    }

    @Test func `stores what was typed over`() throws {
        let terminal = try tool("log_water", #"{"ml":500}"#)
        try terminal.wait(for: "(n)o:")
        terminal.type("e\n")
        try terminal.wait(for: "1  Amount: 500 ml")
        try terminal.wait(for: "Which one")
        terminal.type("1\n")
        try terminal.wait(for: "Amount (now 500 ml):")
        terminal.type("300 ml\n")
        try terminal.wait(for: "Water: 300 ml")
        terminal.type("y\n")
        try terminal.wait(for: #""status":"edited""#)
        #expect(terminal.text.contains(#""ml":300"#))
    }

    @Test(arguments: ["n\n", "\u{4}"]) func `stores nothing after a no`(answer: String) throws {
        let terminal = try tool("log_water", #"{"ml":500}"#)
        try terminal.wait(for: "(n)o:")
        terminal.type(answer)
        try terminal.wait(for: #""status":"declined""#)
        #expect(try terminal.waitForEnd() == .exited(0))
        #expect(try stored == 0)
    }

    @Test(arguments: [SIGKILL, SIGINT, SIGTERM]) func `stores nothing where it is ended at the question`(
        signal: Int32
    ) throws {
        let terminal = try tool("log_water", #"{"ml":500}"#)
        try terminal.wait(for: "(n)o:")
        terminal.send(signal: signal)
        _ = try terminal.waitForEnd()
        #expect(try stored == 0)
    }

    @Test func `is not confirmed without a terminal, unless --yes answers`() throws {
        let refused = try home.run("tool", "log_water", #"{"ml":500}"#)
        let error = try #require(try parsed(refused.output)["error"] as? [String: Any])
        #expect(refused.status == 64 && error["code"] as? String == "not_confirmed")
        #expect(try stored == 0)
        let saved = try parsed(home.run("tool", "log_water", #"{"ml":500}"#, "--yes").output)
        #expect(saved["status"] as? String == "saved" && saved["id"] as? String == "e1")
        let again = try parsed(home.run("tool", "log_water", #"{"ml":500}"#).output)
        #expect(again["status"] as? String == "duplicate" && again["id"] as? String == "e1")
    }

    @Test func `refuses the future and an underweight goal`() throws {
        let future = try home.run("tool", "log_water", #"{"ml":500,"time":"2999-01-01T00:00"}"#, "--yes")
        #expect(future.status == 64 && future.error.hasPrefix("airfit: time: "))
        _ = try home.run("config", "set", "profile.height_cm", "180")
        let goal = try home.run("tool", "set_goal", #"{"metric":"weight_kg","target":50}"#, "--yes")
        #expect(goal.status == 1 && goal.output.contains("not_allowed"))
    }

    @Test func `keeps goals and memories that can be taken back`() throws {
        let goal = try parsed(home.run("tool", "set_goal", #"{"metric":"steps","target":9000}"#, "--yes").output)
        #expect(goal["id"] as? String == "g1" && goal["previous"] is NSNull)
        let memory = try parsed(home.run("tool", "remember", #"{"fact":"Trains at dawn"}"#, "--yes").output)
        let id = try #require(memory["id"] as? String)
        let list = try home.run("log", "--list").output
        #expect(list.contains("g1    Goal: 9,000 steps a day") && list.contains("“Trains at dawn” (other)"))
        #expect(try home.run("log", "--undo", id).status == 0)
        #expect(try home.run("log", "--undo", "g1").output == "Taken back: g1 Goal: 9,000 steps a day.\n")
        #expect(try home.run("log", "--list").output.hasPrefix("Nothing is written down yet"))
    }

    @Test func `is told to the model as not confirmed in a pipe, and the answer goes on`() throws {
        let server = try LoopbackServer.start { request in
            request.bodyText.contains("\"role\":\"tool\"")
                ? .chatCompletionStream(of: ["Please log it yourself."])
                : .sse([
                    LoopbackAnswer.chatCall("c1", "log_water", #"{"ml":500}"#),
                    LoopbackAnswer.chatFinish("tool_calls"), "data: [DONE]\n\n",
                ])
        }
        defer { server.stop() }
        home.use(server)
        let outcome = try home.run("ask", "-p", "custom", "--json", "I drank half a litre.")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("not_confirmed") && outcome.output.contains("Please log it yourself."))
        #expect(try stored == 0)
    }

    @Test func `asks in the middle of an answer`() throws {
        let server = try LoopbackServer.start { request in
            request.bodyText.contains("\"role\":\"tool\"")
                ? .chatCompletionStream(of: ["Well drunk."])
                : .sse([
                    LoopbackAnswer.chatDelta("Let me note it."),
                    LoopbackAnswer.chatCall("c1", "log_water", #"{"ml":500}"#),
                    LoopbackAnswer.chatFinish("tool_calls"), "data: [DONE]\n\n",
                ])
        }
        defer { server.stop() }
        home.use(server)
        let terminal = try PseudoTerminal(
            Home.program, arguments: ["ask", "-p", "custom", "I drank half a litre."], environment: home.environment)
        try terminal.wait(for: "Water: 500 ml, today at")
        terminal.type("y\n")
        try terminal.wait(for: "Well drunk.")
        #expect(try terminal.waitForEnd() == .exited(0))
        #expect(try stored == 1)
    }
}

@Suite(.blocksItsThread) struct `Entries in an export` {
    @Test func `come back, taken back ones too, and not twice`() throws {
        let home = try Home()
        for line in ["water 500ml at 7:00", "weight 72.4 at 7:10", "coffee 95mg at 8:00"] {
            _ = try home.run("log", "--date", "2026-03-14", line)
        }
        _ = try home.run("log", "--undo", "e3")
        _ = try home.run("tool", "set_goal", #"{"metric":"steps","target":9000}"#, "--yes")
        let path = home.folder + "/out.json"
        #expect(try home.run("export", path).status == 0)
        let list = try home.run("log", "--list").output
        let other = try Home()
        #expect(try other.run("import", path, "--yes").status == 0)
        #expect(try other.run("log", "--list").output == list)
        #expect(try other.run("log", "--undo", "e1").status == 0)
        let more = try home.run("import", path, "--json")
        #expect(try parsed(more.output)["added"] as? Int == 0)
        #expect(try home.run("log", "--list").output == list)
    }
}
