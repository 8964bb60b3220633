import Foundation
import TestSupport
import Testing

@Suite(.blocksItsThread) struct `A question with tools` {
    private let home: Home

    init() throws { home = try Home() }

    /// Calls a tool first and answers when it has the result.
    private func server(
        calling name: String = "metric_stats", _ arguments: String = #"{"metric":"steps","range":"last_7_days"}"#
    ) throws -> LoopbackServer {
        try LoopbackServer.start { request in
            request.bodyText.contains("\"role\":\"tool\"")
                ? .chatCompletionStream(of: ["You walked well."])
                : .sse([
                    LoopbackAnswer.chatDelta("Let me look."), LoopbackAnswer.chatCall("c1", name, arguments),
                    LoopbackAnswer.chatFinish("tool_calls"), LoopbackAnswer.chatUsage(input: 20, output: 8),
                    "data: [DONE]\n\n",
                ])
        }
    }

    private func ask(_ options: String...) throws -> (lines: [[String: Any]], outcome: PipedProgram) {
        let outcome = try home.run(
            ["ask", "--demo", "--date", "2026-11-20", "-p", "custom", "--json"] + options + ["Did I walk enough?"])
        return (try outcome.output.split(separator: "\n").map { try parsed(String($0)) }, outcome)
    }

    private func parsed(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func `runs what the model calls and tells every event`() throws {
        let server = try server()
        defer { server.stop() }
        home.use(server)
        let (lines, outcome) = try ask()
        #expect(outcome.status == 0 && outcome.error == "")
        #expect(
            lines.map { $0["type"] as? String } == [
                "text", "tool_call", "usage", "tool_result", "round", "text", "usage", "evidence", "end",
            ])
        #expect(lines[1]["arguments"] as? [String: String] == ["metric": "steps", "range": "last_7_days"])
        let result = try #require(lines[3]["result"] as? [String: Any])
        #expect(result["from"] as? String == "2026-11-14" && result["to"] as? String == "2026-11-20")
        #expect(result["n"] as? Int == 7 && result["missing"] as? Int == 0 && result["mean"] is NSNumber)
        #expect(lines.last?["finish"] as? String == "stop")
        // What went back is what was told, without what it says of itself for later readers.
        #expect(server.requests.count == 2)
        let body = try parsed(try #require(server.requests.last).bodyText)
        let messages = try #require(body["messages"] as? [[String: Any]])
        #expect(messages.map { $0["role"] as? String } == ["system", "user", "assistant", "tool"])
        let sent = try parsed(try #require(messages.last?["content"] as? String))
        let told = result.filter { $0.key != "categories" }
        #expect(told.count < result.count && NSDictionary(dictionary: sent) == NSDictionary(dictionary: told))
    }

    @Test func `tells a failed call as its result`() throws {
        let server = try server(calling: "metric_stats", #"{"metric":"hrv"}"#)
        defer { server.stop() }
        home.use(server)
        let (lines, outcome) = try ask()
        #expect(outcome.status == 0)
        let result = lines.first { $0["type"] as? String == "tool_result" }?["result"] as? [String: Any]
        let error = try #require(result?["error"] as? [String: Any])
        #expect(error["code"] as? String == "unknown_metric")
        #expect(error["suggestions"] as? [String] == ["hrv_sdnn_ms"])
    }

    @Test func `offers them and runs none when told`() throws {
        let server = try server()
        defer { server.stop() }
        home.use(server)
        let (lines, outcome) = try ask("--tools-only")
        #expect(outcome.status == 0)
        #expect(lines.map { $0["type"] as? String } == ["text", "tool_call", "usage", "evidence", "end"])
        #expect(lines.last?["finish"] as? String == "tool_calls")
        #expect(server.requests.map { $0.bodyText.contains("\"tools\"") } == [true])
    }

    @Test func `offers none when told and runs none that come`() throws {
        let server = try server()
        defer { server.stop() }
        home.use(server)
        let (lines, outcome) = try ask("--no-tools")
        #expect(outcome.status == 0)
        #expect(lines.map { $0["type"] as? String } == ["text", "tool_call", "usage", "evidence", "end"])
        #expect(server.requests.map { $0.bodyText.contains("\"tools\"") } == [false])
        let both = try home.run("ask", "--no-tools", "--tools-only", "Why?")
        #expect(both.status == 64 && both.error.contains("--tools-only"))
    }

    @Test func `writes the answer alone into a pipe`() throws {
        let server = try server()
        defer { server.stop() }
        home.use(server)
        let outcome = try home.run("ask", "--demo", "-p", "custom", "Did I walk enough?")
        #expect(outcome.output == "Let me look.\n\nYou walked well.\n" && outcome.error == "")
    }

    @Test func `thinks as much as told`() throws {
        let server = try server()
        defer { server.stop() }
        home.use(server)
        _ = try ask("--no-tools", "--thinking", "low")
        #expect(server.requests.first?.bodyText.contains("\"reasoning_effort\":\"low\"") == true)
        #expect(try home.run("ask", "--thinking", "much", "Why?").status == 64)
    }

    @Test func `ends as filtered after the line of the error`() throws {
        let server = try LoopbackServer.start { _ in .chatCompletionStream(of: [], finish: "content_filter") }
        defer { server.stop() }
        home.use(server)
        let (lines, outcome) = try ask()
        #expect(outcome.status == 69 && outcome.error == "")
        #expect(lines.compactMap { $0["code"] as? String } == ["contentFiltered"])
        #expect(lines.last?["finish"] as? String == "content_filter")
    }

    @Test func `without a key says so as an event and ends with 77`() throws {
        let outcome = try home.run("ask", "--json", "-p", "openai", "Why?")
        let lines = try outcome.output.split(separator: "\n").map { try parsed(String($0)) }
        #expect(outcome.status == 77)
        #expect(lines.map { $0["type"] as? String } == ["error", "end"])
        #expect(lines.first?["code"] as? String == "notConfigured")
        #expect(lines.last?["finish"] as? String == "error")
    }

    @Test func `on the screen is answered with them`() throws {
        let server = try server()
        defer { server.stop() }
        home.use(server)
        try home.importDay()
        let screen = try home.open("--date", "2026-11-21")
        try screen.wait(for: "Ask the coach")
        screen.type("Did I walk enough?" + Key.enter)
        try screen.wait(for: "You walked well.")
        #expect(try screen.quit() == .exited(0))
        #expect(server.requests.last?.bodyText.contains("4321") == true)
    }
}

@Suite(.blocksItsThread) struct `A question that costs money` {
    private let home: Home

    init() throws { home = try Home() }

    @Test func `is priced, and at the person's limit nothing more is asked`() throws {
        let server = try LoopbackServer.start { _ in
            .sse([
                LoopbackAnswer.chatDelta("Well."), LoopbackAnswer.chatFinish("stop"),
                LoopbackAnswer.chatUsage(input: 1_000_000, output: 1_000_000), "data: [DONE]\n\n",
            ])
        }
        defer { server.stop() }
        home.environment.merge([
            "OPENAI_API_KEY": "sk-test", "AIRFIT_OPENAI_API": "chat", "AIRFIT_OPENAI_BASE_URL": server.url + "/v1",
        ]) { $1 }
        try home.file("config/airfit/config.toml", "[budget]\nday_usd = 0.01\n")
        func ask(_ provider: String) throws -> (status: Int32, lines: [[String: Any]]) {
            let outcome = try home.run("ask", "--json", "-p", provider, "How am I?")
            let lines = try outcome.output.split(separator: "\n").map {
                try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
            }
            return (outcome.status, lines)
        }
        let first = try ask("openai")
        #expect(first.status == 0)
        let usage = try #require(first.lines.first { $0["type"] as? String == "usage" })
        #expect((usage["cost_usd"] as? Double ?? 0) > 0.01 && usage["cost_is_estimate"] as? Bool == true)
        let second = try ask("openai")
        #expect(second.status == 69 && server.requests.count == 1)
        #expect(second.lines.map { $0["code"] as? String } == ["budgetReached", nil])
        #expect((second.lines.first?["detail"] as? String)?.hasSuffix("US dollars today") == true)
        try home.file("config/airfit/config.toml", "[budget]\nday_usd = 100\nwarn_at = 0.05\n")
        let near = try home.run("ask", "-p", "openai", "How am I?")
        #expect(near.status == 0 && near.output == "Well.\n")
        #expect(near.error.hasPrefix("airfit: Your own limit of spending is close: "))
        #expect(near.error.hasSuffix(" of 100.00 US dollars today.\n"))
        #expect(try ask("offline").status == 0, "what costs nothing is asked all the same")
    }
}

@Suite(.blocksItsThread) struct `The coach's tools by hand` {
    private let home: Home

    init() throws { home = try Home() }

    private func tool(_ arguments: String..., input: String = "") throws -> (json: [String: Any], outcome: PipedProgram)
    {
        let outcome = try home.run(["tool", "--demo", "--date", "2026-11-20"] + arguments, input: input)
        #expect(outcome.output.hasSuffix("}\n") && outcome.output.count(where: { $0 == "\n" }) == 1)
        let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        return (try #require(json), outcome)
    }

    @Test func `are listed with their schemas`() throws {
        let outcome = try home.run("tools", "--json")
        let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        let tools = try #require(json?["tools"] as? [[String: Any]])
        #expect(tools.count == 26 && tools.first?["name"] as? String == "metrics_catalog")
        #expect(tools.prefix(14).allSatisfy { $0["kind"] as? String == "read" && $0["parameters"] is [String: Any] })
        #expect(tools.dropFirst(14).allSatisfy { $0["kind"] as? String == "write" })
        #expect(try home.run("tools").output.contains("metric_stats\n    Any statistic of one daily metric"))
    }

    @Test func `answer with one line of JSON`() throws {
        let (days, outcome) = try tool("days", #"{"range":"today","columns":["steps"]}"#)
        #expect(outcome.status == 0 && outcome.error == "")
        #expect((days["rows"] as? [[String: Any]])?.first?["date"] as? String == "2026-11-20")
        let (range, _) = try tool("metric_stats", "-", input: #"{"metric":"steps","range":"yesterday"}"#)
        #expect(range["from"] as? String == "2026-11-19" && range["n"] as? Int == 1)
        let (none, quiet) = try tool("metric_stats", #"{"metric":"steps","range":"1999"}"#)
        #expect(none["no_data"] as? Bool == true && quiet.status == 0)
    }

    @Test func `say which argument is wrong`() throws {
        let outcome = try home.run(["tool", "--demo", "metric_stats", #"{"metric":1}"#])
        #expect(outcome.error == "airfit: metric: It has to be a text.\n")
        #expect(outcome.status == 64)
    }

    @Test(arguments: [
        (["nothing"], 64, "unknown_tool"), (["days", "[]"], 64, "invalid_arguments"),
        (["metric_stats", #"{"metric":"hrv"}"#], 64, "unknown_metric"),
        (["sql_readonly", #"{"query":"delete from day"}"#], 1, "not_allowed"),
        (["days", "{\"range\":\"\(String(repeating: "x", count: 9000))\"}"], 69, "limit_exceeded"),
    ])
    func `say what is wrong as JSON, in a sentence and by the exit code`(
        arguments: [String], status: Int32, code: String
    ) throws {
        let outcome = try home.run(["tool", "--demo"] + arguments)
        let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        #expect((json?["error"] as? [String: Any])?["code"] as? String == code)
        #expect(outcome.status == status)
        #expect(outcome.error.hasPrefix("airfit: ") && outcome.error.count(where: { $0 == "\n" }) == 1)
    }
}

extension LoopbackAnswer {
    /// A whole tool call in one delta.
    static func chatCall(_ id: String, _ name: String, _ arguments: String) -> String {
        "data: {\"id\":\"c1\",\"choices\":[{\"index\":0,\"delta\":{\"tool_calls\":[{\"index\":0,\"id\":\"\(id)\","
            + "\"type\":\"function\",\"function\":{\"name\":\"\(name)\",\"arguments\":\(jsonString(arguments))}}]},"
            + "\"finish_reason\":null}]}\n\n"
    }
}
