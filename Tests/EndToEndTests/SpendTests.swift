import Foundation
import TestSupport
import Testing

@Suite(.blocksItsThread) struct `What answers took, on the command line` {
    private let home: Home

    init() throws {
        home = try Home()
        home.environment["AIRFIT_LOOPBACK_IS_ELSEWHERE"] = "1"
    }

    private func serve() throws -> LoopbackServer {
        try LoopbackServer.start { _ in
            .sse([
                LoopbackAnswer.chatDelta("Well."), LoopbackAnswer.chatFinish("stop"),
                LoopbackAnswer.chatUsage(input: 1_000_000, output: 1_000_000), "data: [DONE]\n\n",
            ])
        }
    }

    private func json(_ arguments: String...) throws -> [String: Any] {
        let outcome = try home.run(["spend", "--json"] + arguments)
        #expect(outcome.status == 0, "\(outcome.error)")
        return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    }

    @Test func `is nothing before the first request`() throws {
        let empty = try json()
        #expect((empty["receipts"] as? [Any])?.isEmpty == true && empty["currency"] as? String == "USD")
        #expect(try home.run("spend").output.contains("There are no receipts yet."))
        #expect(try home.run("spend", "--by", "model").output == "There are no receipts yet.\n")
        #expect(
            try home.run("spend", "--by", "day", "--csv").output
                == "day,requests,input_tokens,output_tokens,cost_usd,unknown_price,unknown_tokens\n")
        #expect(try home.run("spend", "--json", "--csv").status == 64)
        #expect(try home.run("spend", "--by", "year").status == 64)
    }

    @Test func `has each request with its price, also an unknown one, and not a word of it`() throws {
        let server = try serve()
        defer { server.stop() }
        home.use(server)
        home.environment.merge([
            "OPENAI_API_KEY": "sk-test", "AIRFIT_OPENAI_API": "chat", "AIRFIT_OPENAI_BASE_URL": server.url + "/v1",
        ]) { $1 }
        try home.file(
            "config/airfit/config.toml", "[budget]\nmonth_usd = 1000\n[profile]\ntime_zone = \"Pacific/Auckland\"\n")
        #expect(try home.run("ask", "-p", "openai", "My secret question?").status == 0)
        #expect(try home.run("ask", "--accept-unknown-price", "-p", "custom", "-m", "my-model", "Another?").status == 0)
        let account = try json()
        let receipts = try #require(account["receipts"] as? [[String: Any]])
        #expect(receipts.map { $0["price"] as? String } == ["unknown", "computed"])
        #expect(receipts.map { $0["conversation"] as? String } == ["none", "none"])
        let time = try #require(receipts.first?["time"] as? String)
        #expect(time.contains("+1") && time.hasSuffix(":00"), "in the person's zone, as the snapshot writes it")
        let month = try #require(account["month"] as? [String: Any])
        #expect(
            month["requests"] as? Int == 2 && month["unknown_price"] as? Int == 1
                && month["limit_usd"] as? Double == 1000)
        #expect((month["share"] as? Double ?? 0) > 0)
        let models = try #require(try json("--by", "model")["groups"] as? [[String: Any]])
        #expect(models.last?["model"] as? String == "custom/my-model")
        let csv = try home.run("spend", "--csv").output
        #expect(csv.hasPrefix("time,provider,model,") && csv.split(separator: "\n").count == 3)
        let text = try home.run("spend").output
        #expect(text.contains("+ 1 unknown") && text.contains("of $1,000.00"))
        for printed in [csv, text] { #expect(!printed.contains("secret")) }
        for grouping in ["day", "month", "provider"] {
            #expect(try home.run("spend", "--by", grouping).output.contains("+ 1 unknown"), "\(grouping)")
        }
    }

    @Test func `is not told as zero tokens where the provider counts none`() throws {
        let server = try LoopbackServer.start { _ in
            .sse([LoopbackAnswer.chatDelta("Well."), LoopbackAnswer.chatFinish("stop"), "data: [DONE]\n\n"])
        }
        defer { server.stop() }
        home.use(server)
        #expect(try home.run("ask", "-p", "custom", "-m", "my-model", "How am I?").status == 0)
        let month = try #require(try json()["month"] as? [String: Any])
        #expect(month["input_tokens"] is NSNull && month["output_tokens"] is NSNull)
        #expect(month["unknown_tokens"] as? Int == 1 && month["requests"] as? Int == 1)
        #expect(try home.run("spend").output.contains("1 request  not counted"))
        #expect(try home.run("spend", "--by", "model").output.contains("not counted"))
        #expect(try home.run("spend", "--by", "model", "--csv").output.contains("custom/my-model,1,,,0,1,1"))
    }

    @Test func `of a model of unknown price is said first, and with a limit refused where nobody can be asked`() throws
    {
        let server = try serve()
        defer { server.stop() }
        home.use(server)
        func ask(_ more: String...) throws -> PipedProgram {
            try home.run(["ask"] + more + ["-p", "custom", "-m", "my-model", "How am I?"])
        }
        let free = try ask()
        #expect(
            free.status == 0
                && free.error.contains("The price of custom/my-model is not known: what it takes counts as unknown."))
        try home.file("config/airfit/config.toml", "[budget]\nday_usd = 0.01\n")
        let refused = try ask()
        #expect(refused.status == 64 && server.requests.count == 1, "\(refused.error)")
        #expect(refused.error.contains("--accept-unknown-price, or"))
        #expect(try ask("--accept-unknown-price").status == 0)
        let plain = try home.run(["--plain"], input: "/model custom my-model\nHello?\n")
        #expect(plain.output.contains("No limit holds custom/my-model back: its price is not known"))
        #expect(server.requests.count == 2)
        #expect(try home.run("config", "set", "budget.unpriced", "custom/my-model").status == 0)
        #expect(try ask().status == 0 && server.requests.count == 3)
        #expect(try home.run("--accept-unknown-price").status == 64)
    }

    @Test func `of a model of unknown price is asked about at each question until a yes`() throws {
        let server = try serve()
        defer { server.stop() }
        home.use(server)
        try home.file("config/airfit/config.toml", "[budget]\nday_usd = 0.01\n")
        let screen = try Screen(["--plain"], in: home, columns: 160, rows: 40)
        func asked(_ count: Int) throws {
            try screen.wait("question \(count)") { rows in rows.count { $0.contains("(y)es, (n)o:") } == count }
        }
        screen.type("/model custom my-model\rFirst?\r")
        try asked(1)
        screen.type("n\r")
        try screen.wait(for: "No limit holds custom/my-model back")
        screen.type("Second?\r")
        try asked(2)
        screen.type("y\r")
        try screen.wait(for: "Coach: ")
        #expect(server.requests.count == 1)
        screen.type("/quit\r")
        #expect(try home.run("config", "get", "budget.unpriced").output.contains("custom/my-model"))
    }
}

@Suite(.blocksItsThread) struct `What Permissions hides` {
    @Test func `is in no snapshot, no tool's reply and no answer of the offline coach`() throws {
        let home = try Home()
        try home.importDay()
        try home.file("config/airfit/config.toml", "[privacy]\nshown = [\"sleep\", \"heart\"]\n")
        let day = ["--date", "2026-11-21"]
        let text = try home.run(["snapshot"] + day)
        #expect(text.status == 0 && !text.output.contains("4,321") && !text.output.contains("4321"))
        #expect(text.error.contains("Hidden, so not shown: Profile, Activity"))
        let json = try home.run(["snapshot", "--json"] + day)
        #expect(json.output.contains("\"steps\": null"))
        let tool = try home.run(["tool"] + day + ["metric_stats", #"{"metric":"steps","range":"last_30_days"}"#])
        #expect(tool.output.contains("\"reason\":\"hidden\"") && !tool.output.contains("4321"))
        let ask = try home.run(["ask", "-p", "offline"] + day + ["How many steps did I take today?"])
        #expect(ask.output.contains("Activity is hidden") && !ask.output.contains("4321"))
        let plain = try home.run(["--plain"] + day, input: "/today\n")
        #expect(!plain.output.contains("4,321") && plain.output.contains("Hidden, so not shown"))
    }
}
