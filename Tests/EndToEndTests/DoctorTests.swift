import Foundation
import TestSupport
import Testing

@Suite(.blocksItsThread) struct `The doctor` {
    private let home: Home

    init() throws { home = try Home() }

    @Test func `finds nothing wrong where nothing is set up`() throws {
        let outcome = try home.run("doctor", "--offline", "--json")
        #expect(outcome.status == 0)
        #expect(outcome.error == "")
        let report = try Report(outcome.output)
        #expect(report.status == "healthy")
        #expect(
            report.names == [
                "configuration", "folders", "health_store", "conversations", "themes", "terminal", "network", "vault",
                "provider.openai", "provider.anthropic", "provider.gemini", "provider.openrouter", "provider.ollama",
                "provider.custom", "weather",
            ])
        #expect(report["health_store"]["status"] as? String == "unknown")
        #expect(report["provider.openai"]["status"] as? String == "unknown")
        #expect((report["provider.openai"]["advice"] as? String)?.contains("OPENAI_API_KEY") == true)
        #expect((report["provider.custom"]["advice"] as? String)?.contains("AIRFIT_CUSTOM_BASE_URL") == true)
        #expect(!FileManager.default.fileExists(atPath: home.folder + "/data"), "it makes nothing")
    }

    @Test func `looks at the demonstration's store, and at nobody else's, with --demo`() throws {
        for words in [["doctor", "--demo"], ["--demo", "doctor"]] {
            let report = try Report(try home.run(words + ["--offline", "--json"]).output)
            let details = try #require(report["health_store"]["details"] as? [String: Any])
            #expect((details["samples"] as? Int ?? 0) > 10_000)
        }
        #expect(!FileManager.default.fileExists(atPath: home.folder + "/data"), "it makes nothing")
        #expect(try home.run("doctor", "--demo", "--salvage").status == 64)
    }

    @Test func `keeps the form of its JSON`() throws {
        let report = try Report(try home.run("doctor", "--offline", "--json").output)
        #expect(Set(report.whole.keys) == ["status", "checked_at", "services"])
        #expect((report.whole["checked_at"] as? String)?.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil)
        for service in report.services {
            #expect(Set(service.keys) == ["service", "status", "message", "advice", "seconds", "details"])
            #expect(["healthy", "degraded", "unhealthy", "unknown"].contains(service["status"] as? String))
            #expect(service["seconds"] is NSNumber)
            #expect(service["details"] is [String: Any])
        }
    }

    @Test func `asks a provider that is set up, with times and without showing the key`() throws {
        let server = try LoopbackServer.start { request in
            request.path == "/v1/models"
                ? .whole("{\"data\":[{\"id\":\"m1\"},{\"id\":\"m2\"}]}") : .whole(status: 404, "{}")
        }
        defer { server.stop() }
        home.use(server)
        home.environment["AIRFIT_CUSTOM_API_KEY"] = "sk-canary-77310000"
        try home.file("config/airfit/config.toml", "[providers.custom]\nmodel = \"m2\"\n")
        let outcome = try home.run("doctor", "--json")
        #expect(outcome.status == 0)
        let custom = try Report(outcome.output)["provider.custom"]
        #expect(custom["status"] as? String == "healthy")
        let details = try #require(custom["details"] as? [String: Any])
        #expect(details["models"] as? Int == 2)
        for time in ["connect_ms", "first_byte_ms", "total_ms"] { #expect((details[time] as? Double ?? 0) > 0) }
        #expect(server.requests.first?["authorization"]?.contains("canary") == true)
        let log = try String(contentsOfFile: home.folder + "/state/airfit/airfit.log", encoding: .utf8)
        #expect(log.contains("network: GET 127.0.0.1/v1/models 200 "))
        #expect(!(outcome.output + log).contains("canary"))
    }

    @Test func `a chosen provider that does not exist is unhealthy with what to do`() throws {
        try home.file("config/airfit/config.toml", "[coach]\nprovider = \"nobody\"\n")
        let outcome = try home.run("doctor", "--offline", "--json")
        let service = try Report(outcome.output)["provider.nobody"]
        #expect(service["status"] as? String == "unhealthy" && outcome.status == 69)
        #expect((service["advice"] as? String)?.contains("[coach]") == true)
    }

    @Test func `says that the model to use is not offered`() throws {
        let server = try LoopbackServer.start { _ in .whole("{\"data\":[{\"id\":\"m1\"}]}") }
        defer { server.stop() }
        home.use(server)
        try home.file("config/airfit/config.toml", "[providers.custom]\nmodel = \"other\"\n")
        let outcome = try home.run("doctor", "--json")
        #expect(outcome.status == 0)
        #expect(try Report(outcome.output)["provider.custom"]["status"] as? String == "degraded")
    }

    @Test(arguments: [
        (401, "{\"error\":{\"message\":\"Incorrect API key\"}}", "unhealthy", 69),
        (429, "{\"error\":{\"message\":\"slow down\"}}", "degraded", 0), (500, "oops", "unhealthy", 69),
        (200, "<html>login</html>", "unhealthy", 69),
    ])
    func `tells what a provider in use refuses`(status: Int, body: String, health: String, exit: Int32) throws {
        let server = try LoopbackServer.start { _ in .whole(status: status, body) }
        defer { server.stop() }
        home.use(server)
        let outcome = try home.run("doctor", "--json")
        let custom = try Report(outcome.output)["provider.custom"]
        #expect(custom["status"] as? String == health)
        #expect(outcome.status == exit)
        #expect(outcome.error == "")
    }

    @Test func `a provider nobody answers for is unhealthy with what to do`() throws {
        let server = try LoopbackServer.start { _ in .whole("") }
        server.stop()
        home.use(server)
        let outcome = try home.run("doctor")
        #expect(outcome.status == 69)
        let lines = outcome.output.split(separator: "\n")
        let place = try #require(lines.firstIndex { $0.hasPrefix("✗ Custom") || $0.hasPrefix("✗ custom") })
        #expect(lines[place].contains("127.0.0.1"))
        #expect(lines[place + 1].contains("→ Check the address"))
        #expect(lines.last == "Something in use does not work.")
    }

    @Test func `sends nothing when it is to stay offline`() throws {
        let server = try LoopbackServer.start { _ in .whole("{}") }
        defer { server.stop() }
        home.use(server)
        let report = try Report(try home.run("doctor", "--offline", "--json").output)
        #expect(report["provider.custom"]["status"] as? String == "unknown")
        #expect(server.connectionCount == 0)
    }

    @Test func `looks at the rest when the configuration cannot be read`() throws {
        try home.file("config/airfit/config.toml", "[coach]\ntemperature = \"hot\"\n")
        let outcome = try home.run("doctor", "--offline", "--json")
        #expect(outcome.status == 69)
        let report = try Report(outcome.output)
        #expect(report["configuration"]["status"] as? String == "unhealthy")
        #expect((report["configuration"]["message"] as? String)?.contains("coach.temperature") == true)
        #expect(report.services.count > 6)
    }

    @Test func `counts what is in the stores`() throws {
        let path = try home.file("export.xml", AppleExport.text(AppleExport.steps(repeatElement(5, count: 120))))
        _ = try home.run("import", path)
        let report = try Report(try home.run("doctor", "--offline", "--json").output)
        let store = report["health_store"]
        #expect(store["status"] as? String == "healthy")
        let details = try #require(store["details"] as? [String: Any])
        #expect(details["samples"] as? Int == 120)
        #expect(details["integrity"] as? String == "sound")
        #expect(details["last_import_at"] is String)
    }

    @Test func `a file that is no database is told, and left as it is`() throws {
        let path = try home.file("data/airfit/health.sqlite", String(repeating: "no database ", count: 100))
        let outcome = try home.run("doctor", "--offline", "--json")
        #expect(outcome.status == 69)
        #expect(try Report(outcome.output)["health_store"]["status"] as? String == "unhealthy")
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("no database"))
    }

    @Test func `files open to other accounts are told with the command that closes them`() throws {
        _ = try home.run("import", try home.file("export.xml", AppleExport.text(AppleExport.steps([5]))))
        let folder = home.folder + "/data/airfit"
        chmod(folder, 0o755)
        chmod(folder + "/health.sqlite", 0o644)
        let outcome = try home.run("doctor", "--offline", "--json")
        #expect(outcome.status == 0)
        let report = try Report(outcome.output)
        #expect(report.status == "degraded")
        #expect(
            report["folders"]["advice"] as? String
                == "chmod 700 \(folder) && chmod 600 \(folder)/health.sqlite")
    }

    @Test func `keeps to ASCII where the terminal shows no more`() throws {
        home.environment["LANG"] = "C"
        let outcome = try home.run("doctor", "--offline")
        #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 })
        #expect(outcome.output.contains("ok Configuration"))
        #expect(outcome.output.contains("-> export LANG=C.UTF-8"))
    }

    /// The parsed JSON.
    private struct Report {
        let whole: [String: Any]
        var status: String? { whole["status"] as? String }
        var services: [[String: Any]] { whole["services"] as? [[String: Any]] ?? [] }
        var names: [String] { services.compactMap { $0["service"] as? String } }
        subscript(name: String) -> [String: Any] { services.first { $0["service"] as? String == name } ?? [:] }

        init(_ text: String) throws {
            whole = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        }
    }
}
