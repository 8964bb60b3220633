import Foundation
import TestSupport
import Testing

@Suite(.blocksItsThread) struct `The commands about providers` {
    private let home: Home

    init() throws { home = try Home() }

    private func object(_ json: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }

    private static let tags =
        #"{"models":[{"name":"small:1b","capabilities":["completion","tools"]},{"name":"big:70b"}]}"#

    private func ollama() throws -> LoopbackServer {
        let server = try LoopbackServer.start { request in
            .whole(
                request.path == "/api/tags"
                    ? Self.tags
                    : #"{"capabilities":["completion"],"model_info":{"general.architecture":"q","q.context_length":32768}}"#
            )
        }
        home.environment["OLLAMA_HOST"] = server.url
        return server
    }

    @Test func `say how each provider stands, and show no key`() throws {
        home.environment["OPENAI_API_KEY"] = "sk-verysecretkey"
        home.environment["AIRFIT_ANTHROPIC_BASE_URL"] = "http://example.org/v1"
        home.environment["ANTHROPIC_API_KEY"] = "other-verysecretkey"
        try home.file(
            "config/airfit/config.toml", "[providers.my-box]\nbase_url = \"https://box.example/v1\"\nmodel = \"m\"\n")
        let printed = try home.run("providers", "--json")
        #expect(printed.status == 0)
        let list = try #require(try object(printed.output)["providers"] as? [[String: Any]])
        let byID = Dictionary(uniqueKeysWithValues: list.map { ($0["id"] as? String ?? "", $0) })
        #expect(byID.count == 8)
        func field(_ id: String, _ name: String) -> String? { byID[id]?[name] as? String }
        #expect(field("openai", "status") == "ready")
        #expect(field("openai", "key_source") == "OPENAI_API_KEY")
        #expect(byID["openai"]?["active"] as? Bool == true)
        #expect(list.filter { $0["active"] as? Bool == true }.count == 1)
        #expect(field("anthropic", "status") == "bad_configuration")
        #expect(field("gemini", "status") == "no_key")
        #expect(field("gemini", "key_source") == nil)
        #expect(field("gemini", "key_page")?.hasPrefix("https://") == true)
        #expect(field("custom", "status") == "no_address")
        #expect(field("my-box", "base_url") == "https://box.example/v1")
        #expect(field("my-box", "default_model") == "m")
        #expect(field("offline", "status") == "ready")
        let text = try home.run("providers")
        #expect(text.output.contains("GEMINI_API_KEY"))
        // Nobody was asked: whether it answers says the doctor.
        #expect(text.output.contains("openai      set up, not asked") && !text.output.contains("openai      ready"))
        for output in [printed.output, text.output] { #expect(!output.contains("verysecret")) }
    }

    @Test func `list models, keep them, and show the kept ones when the server is gone`() throws {
        let server = try ollama()
        let live = try object(try home.run("models", "ollama", "--json").output)
        #expect(live["source"] as? String == "live")
        server.stop()
        let kept = try home.run("models", "ollama", "--json", "--filter", "SMALL")
        #expect(kept.status == 0)
        #expect(kept.error.isEmpty)
        let list = try #require(try object(kept.output)["models"] as? [[String: Any]])
        #expect(list.map { $0["id"] as? String } == ["small:1b"])
        #expect(list.first?["context_tokens"] as? Int == 32_768)
        #expect(list.first?["thinking"] as? Bool == false)
        #expect(list.first?["max_output_tokens"] is NSNull)
        #expect((list.first?["price"] as? [String: Any])?["input_usd_per_million"] as? Double == 0)
        let refreshed = try home.run("models", "ollama", "--refresh")
        #expect(refreshed.status == 0)
        #expect(refreshed.output.contains("small:1b"))
        #expect(refreshed.error.contains("ollama serve"))
    }

    @Test func `fail without any list, without a key, for no provider`() throws {
        let server = try ollama()
        server.stop()
        for (arguments, status, words) in [
            (["models", "ollama"], Int32(69), "ollama serve"), (["models", "openai"], 77, "OPENAI_API_KEY"),
            (["models", "nobody"], 64, "nobody"), (["models", "offline"], 64, "offline"), (["models"], 64, "provider"),
        ] {
            let outcome = try home.run(arguments)
            #expect(outcome.status == status, "\(arguments)")
            #expect(outcome.error.contains(words), "\(outcome.error)")
            #expect(outcome.output.isEmpty)
        }
    }

    @Test func `show the built-in table with 77 where the key is refused`() throws {
        let server = try LoopbackServer.start { _ in
            .whole(status: 401, "{\"error\":{\"message\":\"Incorrect API key provided: sk-verysecretkey\"}}")
        }
        defer { server.stop() }
        home.environment["AIRFIT_OPENAI_BASE_URL"] = server.url + "/v1"
        home.environment["OPENAI_API_KEY"] = "sk-verysecretkey"
        let outcome = try home.run("models", "openai", "--json")
        #expect(outcome.status == 77)
        #expect(outcome.error.contains("key was refused"))
        let offer = try object(outcome.output)
        #expect(offer["source"] as? String == "built-in")
        #expect((offer["models"] as? [Any])?.isEmpty == false)
        #expect(!(outcome.output + outcome.error).contains("verysecret"))
    }

    @Test func `ask Ollama and tell how to get a model that is not there`() throws {
        let server = try LoopbackServer.start { _ in .whole(status: 404, #"{"error":"model 'm' not found"}"#) }
        defer { server.stop() }
        home.environment["OLLAMA_HOST"] = server.url
        let outcome = try home.run("ask", "-p", "ollama", "-m", "m", "Hello?")
        #expect(outcome.status == 69)
        #expect(outcome.error.hasSuffix("airfit: There is no model named m; get it with: ollama pull m.\n"))
    }
}
