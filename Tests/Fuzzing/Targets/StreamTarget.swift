import Canvas
import ChatModel
import Providers
import TestSupport

/// Streamed answers of every provider, cut anywhere: the same events, one end, and nothing foreign in what is shown.
struct StreamTarget: FuzzTarget {
    static let name = "sse"
    private let decoders: [(provider: PlayedProvider, decoder: ReplyDecoder)]
    private let mutation: Mutation
    private static let json = JSONGrammar(
        names: [
            "type", "delta", "text", "content", "choices", "index", "message", "usage", "finish_reason", "stop_reason",
            "id",
            "tool_calls", "function", "name", "arguments", "partial_json", "candidates", "parts", "functionCall",
            "args",
            "error", "code", "output", "item", "response", "status", "thinking", "signature", "reasoning", "done",
            "usageMetadata", "promptTokenCount", "input_tokens", "output_tokens", "content_block", "role", "item_id",
        ],
        texts: [
            "message_start", "content_block_delta", "text_delta", "input_json_delta", "message_stop", "tool_use",
            "stop", "length",
            "end_turn", "response.output_text.delta", "response.completed", "function_call", "STOP", "SAFETY",
            "assistant", "error",
        ])

    init(corpus: [FuzzInput], workspace: Workspace) throws {
        var environment = [
            "AIRFIT_CUSTOM_BASE_URL": "http://127.0.0.1:1/v1", "OLLAMA_HOST": "127.0.0.1:1",
        ]
        for name in ["OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GEMINI_API_KEY", "OPENROUTER_API_KEY"] {
            environment[name] = "sk-0123456789abcdef"
        }
        decoders = try PlayedProvider.allCases.map { provider in
            var environment = environment
            environment["AIRFIT_OPENAI_API"] = provider == .openAIChat ? "chat" : "responses"
            return (provider, try ProviderDirectory(environment: environment).decoder(of: provider.id, named: "model"))
        }
        mutation = Mutation(
            words: [
                "data: ", "data:", "event: ", "id: 1\n", "retry: 99999999999\n", ": comment\n", "\n\n", "\r\n\r\n",
                "\r\r", "[DONE]",
                "data: [DONE]\n\n", "\"", "\\u001b]0;x\\u0007", "\\ud83d", "\\ude00", "{", "}", "[", "]", "null",
                "\"index\":-1",
                "\"index\":9223372036854775807", "<think>", "</think>",
            ], others: corpus.map(\.bytes))
    }

    /// The name tells the dialect.
    func input(_ random: inout SeededGenerator) -> FuzzInput {
        let provider = random.pick(PlayedProvider.allCases)
        var text = ""
        for _ in 0..<random.number(1...2) {
            // A dialect gets another one's answer now and then.
            let played = random.once(in: 30) ? random.pick(PlayedProvider.allCases) : provider
            text += ProviderServer.stream(of: random.pick(ProviderScene.allCases), from: played, tool: "metric_stats")
        }
        if random.once(in: 2) { text = shuffled(text, &random) }
        var bytes = Array(text.utf8)
        if !random.once(in: 4) { mutation.mutate(&bytes, &random) }
        return FuzzInput(bytes: bytes, name: provider.rawValue)
    }

    /// Events twice, left out, in another order or with made-up content.
    private func shuffled(_ text: String, _ random: inout SeededGenerator) -> String {
        let isLines = !text.contains("\n\n") && !text.contains("\r\n\r\n")
        let end = isLines ? "\n" : text.contains("\r\n\r\n") ? "\r\n\r\n" : "\n\n"
        var events = text.components(separatedBy: end)
        for _ in 0..<random.number(1...5) where !events.isEmpty {
            let place = random.below(events.count)
            switch random.below(4) {
            case 0: events.remove(at: place)
            case 1: events.insert(random.pick(events), at: place)
            case 2: events.swapAt(place, random.below(events.count))
            default:
                let made = Self.json.object(&random)
                events.insert(isLines ? made : "data: " + made, at: place)
            }
        }
        return events.joined(separator: end)
    }

    func check(_ input: FuzzInput, _ random: inout SeededGenerator) throws {
        guard let decoder = decoders.first(where: { $0.provider.rawValue == input.name })?.decoder else {
            throw Violation("there is no dialect \(input.name)")
        }
        let whole = try Self.events(decoder, [input.bytes])
        try Self.check(whole)
        let cut = try Self.events(decoder, random.cut(input.bytes))
        try require(whole == cut, "whole: \(whole)\ncut: \(cut)")
        guard input.bytes.count < 4096 else { return }
        let single = try Self.events(decoder, input.bytes.map { [$0] })
        try require(whole == single, "whole: \(whole)\nbyte by byte: \(single)")
    }

    /// Pieces that follow one another are one: where they are cut is the network's business.
    private static func events(_ decoder: ReplyDecoder, _ chunks: [[UInt8]]) throws -> [ReplyEvent] {
        var decoder = decoder
        var events: [ReplyEvent] = []
        func add(_ event: ReplyEvent) {
            switch (events.last, event) {
            case (.text(let before), .text(let piece)): events[events.count - 1] = .text(before + piece)
            case (.thinking(let before), .thinking(let piece)): events[events.count - 1] = .thinking(before + piece)
            default: events.append(event)
            }
        }
        for chunk in chunks {
            let new = decoder.feed(chunk)
            new.forEach(add)
        }
        decoder.finish().forEach(add)
        try require(decoder.hasEnded, "a body that ended has no end")
        return events
    }

    private static func check(_ events: [ReplyEvent]) throws {
        let ends = events.count { if case .ended = $0 { true } else { false } }
        try require(ends == 1, "\(ends) ends")
        guard case .ended? = events.last else { throw Violation("something comes after the end") }
        for event in events {
            switch event {
            case .text(let text), .thinking(let text):
                let shown = SafeText.block(text)
                if let found = ForeignText.found(in: shown, allowingLineEnds: true) {
                    throw Violation("\(found) is shown")
                }
            case .toolCall(let call): try require(!call.name.isEmpty, "a call of nothing")
            default: break
            }
        }
    }
}
