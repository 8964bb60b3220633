import Foundation
import TestSupport
import Testing

@Suite(.blocksItsThread) struct `A command in a pipe` {
    private let home: Home

    init() throws { home = try Home() }

    @Test func `tells version, help and where the configuration is`() throws {
        let version = try home.run("--version")
        #expect(version.status == 0)
        #expect(version.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
        let help = try home.run("--help")
        #expect(help.status == 0)
        for command in ["import", "snapshot", "ask", "config", "--demo"] { #expect(help.output.contains(command)) }
        let path = try home.run("config", "path")
        #expect(path.output == home.folder + "/config/airfit/config.toml\n")
        #expect([version.error, help.error, path.error] == ["", "", ""])
    }

    @Test func `takes a date that is the day of the calendar for the day that runs`() throws {
        func today() -> String { String(ISO8601DateFormatter().string(from: Date()).prefix(10)) }
        let day = today()
        let call = ["tool", "metric_stats", #"{"metric":"steps","range":"today"}"#, "--demo", "--date"]
        let outcome = try home.run(call + [day])
        guard day == today() else { return }  // midnight went by meanwhile
        #expect(outcome.output.contains("today is partial (until "))
        #expect(try !home.run(call + ["2026-01-10"]).output.contains("today is partial"))
    }

    @Test func `prints a snapshot with every key`() throws {
        let outcome = try home.run("snapshot", "--json", "--demo", "--date", "2026-11-21")
        #expect(outcome.status == 0)
        #expect(outcome.error == "")
        let snapshot = try json(outcome.output)
        #expect(snapshot["date"] as? String == "2026-11-21")
        let keys = [
            "id", "timestamp", "date", "is_partial", "time_zone", "taken_at", "subjective_data", "environment",
            "activity", "sleep", "heart_health",
            "body",
            "app_context", "trends",
        ]
        #expect(Set(snapshot.keys) == Set(keys))
        let heart = try #require(snapshot["heart_health"] as? [String: Any])
        #expect(heart["resting_heart_rate_bpm"] is NSNumber)
        let nothing = try json(try home.run("snapshot", "--json", "--date", "2026-11-21").output)
        #expect((nothing["activity"] as? [String: Any])?["steps"] is NSNull)
        #expect(Set(nothing.keys) == Set(keys))
    }

    @Test func `takes the day before and after its name`() throws {
        let before = try home.run("--demo", "--date", "2026-11-20", "snapshot")
        let after = try home.run("snapshot", "--demo", "--date", "2026-11-20")
        #expect(before.output == after.output)
        #expect(before.output.contains("20 November 2026"))
        #expect(home.throwAwayFolders.isEmpty, "a throw-away store stays behind")
    }

    @Test func `imports a file once`() throws {
        let path = try home.file("export.xml", AppleExport.text(AppleExport.steps(repeatElement(5, count: 1200))))
        let first = try json(try home.run("import", "--json", path).output)
        #expect(first["records"] as? Int == 1200)
        #expect(first["added"] as? Int == 1200)
        #expect((first["by_type"] as? [String: Int])?.values.reduce(0, +) == 1200)
        let second = try home.run("import", "--json", path)
        #expect(second.status == 0)
        let report = try json(second.output)
        #expect(report["added"] as? Int == 0)
        #expect((report["files"] as? [[String: Any]])?.first?["status"] as? String == "duplicate")
        // The same records and one more, in another file.
        let more = try home.file("more.xml", AppleExport.text(AppleExport.steps(repeatElement(5, count: 1201))))
        #expect(try json(try home.run("import", "--json", more).output)["added"] as? Int == 1)
        #expect(try home.steps(on: "2026-11-21") == 3000)
    }

    @Test func `keeps nothing of a dry run`() throws {
        let path = try home.file("export.xml", AppleExport.text(AppleExport.steps([7, 7])))
        #expect(try home.run("import", "--dry-run", path).status == 0)
        #expect(try home.steps(on: "2026-11-21") == nil)
    }

    @Test func `streams an answer`() throws {
        let server = try LoopbackServer.start { _ in .chatCompletionStream(of: ["Good ", "**morning**", "\nto you"]) }
        defer { server.stop() }
        home.use(server)
        let outcome = try home.run("ask", "Hello?")
        #expect(outcome.status == 0)
        #expect(outcome.output == "Good **morning**\nto you\n")
        #expect(outcome.error == "")
        #expect(try home.run("ask", "-", input: "From a pipe?\n").status == 0)
        #expect(server.requests.last?.bodyText.contains("From a pipe?") == true)
    }

    @Test func `tells the events of an answer as JSON lines`() throws {
        let server = try LoopbackServer.start { _ in .chatCompletionStream(of: ["one ", "\u{1B}]52;c;AA\u{7} two"]) }
        defer { server.stop() }
        home.use(server)
        let outcome = try home.run("ask", "--json", "Hello?")
        let lines = try outcome.output.split(separator: "\n").map { try json(String($0)) }
        let text = lines.filter { $0["type"] as? String == "text" }.compactMap { $0["text"] as? String }.joined()
        #expect(text == "one \u{1B}]52;c;AA\u{7} two")
        #expect(!outcome.output.utf8.contains(0x1B), "an escape goes out as it is")
        let usage = try #require(lines.first { $0["type"] as? String == "usage" })
        #expect(usage["input"] as? Int == 9)
        #expect(outcome.output.hasSuffix("{\"finish\":\"stop\",\"type\":\"end\"}\n"))
    }

    @Test func `answers without a network by the offline coach`() throws {
        let outcome = try home.run("ask", "--demo", "--date", "2026-11-21", "-p", "offline", "How did I sleep?")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("6 h 44"))
    }

    @Test func `shows a notice before the answer, as text and as a line of JSON`() throws {
        let question = ["ask", "--demo", "-p", "offline", "can I train with a fever?"]
        #expect(try home.run(question).output.hasPrefix("With a fever"))
        let first = try home.run(question + ["--json"]).output.split(separator: "\n").first ?? ""
        #expect(first.contains(#""type":"safety""#) && first.contains(#""concern":"illness""#))
    }

    @Test func `ends quietly when nobody reads its output`() throws {
        let shell = try PseudoTerminal(
            "/bin/sh", arguments: ["-c", "\(Home.program) snapshot --demo | true; echo over"],
            environment: home.environment)
        try shell.waitForEnd()
        #expect(shell.text == "over\r\n")
    }

    @Test func `shows a notice about data once, and none of a kind that was dismissed`() throws {
        let rows = (10...20).map { "2026-11-\($0),spo2_pct,\($0 == 20 ? 90 : 97)" }
        let path = try home.file("oxygen.csv", (["date,metric,value"] + rows).joined(separator: "\n") + "\n")
        #expect(try home.run("import", path).status == 0)
        let question = ["ask", "--date", "2026-11-20", "-p", "offline", "how was my day?"]
        #expect(try home.run(question).output.contains("blood oxygen in your data is low"))
        #expect(try home.run(question).output.contains("blood oxygen in your data is low") == false)
        #expect(try home.run("notices").output.contains("blood_oxygen  last seen"))
        #expect(try home.run("notices", "--restore").status == 0)
        #expect(try home.run("notices", "--dismiss", "blood_oxygen").status == 0)
        #expect(try home.run("notices", "--dismiss", "crisis").status == 64)
        #expect(try home.run("notices").output.contains("dismissed"))
    }
}
