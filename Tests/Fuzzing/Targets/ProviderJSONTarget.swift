import ChatModel
import Foundation
import Networking
import Providers
import Synchronization
import TestSupport

/// Lists of models and refusals of every provider, over HTTP from a loopback server.
final class ProviderJSONTarget: FuzzTarget {
    static let name = "provider-json"
    private let server: LoopbackServer
    private let answer: Answer
    private let directory: ProviderDirectory
    private let client = HTTPClient()
    private let mix: InputMix
    /// A list of models may come in pages; one without an end is not followed for ever.
    private static let mostRequests = 200

    private final class Answer: Sendable {
        let body = Mutex((status: 200, bytes: [UInt8](), requests: 0))
    }

    private static let json = JSONGrammar(
        names: [
            "data", "models", "id", "name", "object", "created", "owned_by", "has_more", "first_id", "last_id",
            "nextPageToken",
            "displayName", "display_name", "inputTokenLimit", "outputTokenLimit", "supportedGenerationMethods",
            "pricing",
            "prompt", "completion", "context_length", "details", "capabilities", "size", "remote_host", "model",
            "error", "message",
            "type", "code", "status", "param", "metadata", "max_tokens", "max_input_tokens", "thinking", "architecture",
        ],
        texts: [
            "gpt-6.1-sol", "claude-sonnet-5-5", "models/gemini-3.8-flash", "qwen3.5:9b", "kimi-k2:1t-cloud", "list",
            "model",
            "generateContent", "tools", "completion", "invalid_request_error", "RESOURCE_EXHAUSTED", "0.000003", "true",
        ])

    init(corpus: [FuzzInput], workspace: Workspace) throws {
        let answer = Answer()
        self.answer = answer
        server = try LoopbackServer.start { _ in
            answer.body.withLock { current in
                current.requests += 1
                return .whole(status: current.status, bytes: current.bytes)
            }
        }
        var environment = ["OLLAMA_HOST": server.url]
        for provider in ["OPENAI", "ANTHROPIC", "GEMINI", "OPENROUTER", "CUSTOM"] {
            environment["AIRFIT_\(provider)_BASE_URL"] = server.url
            environment["\(provider)_API_KEY"] = "sk-0123456789abcdef"
        }
        directory = ProviderDirectory(environment: environment)
        mix = InputMix(
            corpus,
            words: [
                "{\"data\":[", "{\"models\":[", "\"id\":", "\"has_more\":true", "\"nextPageToken\":\"x\"", "\\ud800",
                "[", "}",
            ])
    }

    func input(_ random: inout SeededGenerator) -> FuzzInput {
        mix.input(&random) { random in
            if random.once(in: 60) { return FuzzInput(bytes: Array(JSONGrammar.deep(&random).utf8)) }
            let entries = random.list(0...6) { Self.json.object(&$0) }.joined(separator: ",")
            let text =
                switch random.below(5) {
                case 0: Self.json.object(&random)
                case 1: "{\"error\":\(Self.json.value(&random))}"
                case 2: "{\"models\":[\(entries)],\"nextPageToken\":\(Self.json.value(&random))}"
                default:
                    "{\"data\":[\(entries)],\"has_more\":\(random.pick(["true", "false", "0"])),\"last_id\":\(Self.json.value(&random))}"
                }
            return FuzzInput(bytes: Array(text.utf8))
        }
    }

    func check(_ input: FuzzInput, _ random: inout SeededGenerator) throws {
        let id = random.pick(directory.ids)
        // Not those after which a client waits and tries again.
        let status = random.pick([200, 200, 200, 201, 400, 401, 402, 403, 404, 413, 422])
        answer.body.withLock { $0 = (status, input.bytes, 0) }
        let (directory, client) = (directory, client)
        let models: [ModelInfo]
        do {
            models = try waiting { try await directory.models(of: id, client: client) }
        } catch let error as ServiceError {
            _ = error
            models = []
        }
        let requests = answer.body.withLock { $0.requests }
        try require(requests <= Self.mostRequests, "\(requests) requests for one list")
        try require(status < 300 || models.isEmpty, "models from a refusal")
        try require(models.allSatisfy { !$0.id.model.isEmpty }, "a model without a name")
    }
}
