import Foundation
import Synchronization

/// A loopback server that plays a provider byte by byte from recorded streams, at the provider's own paths, and refuses what
/// the provider would refuse, in its own form:
/// ```
/// let server = try ProviderServer(.anthropic, .toolCall)
/// defer { server.stop() }
/// // the program is run with server.environment; afterwards server.violations is empty
/// ```
public final class ProviderServer: Sendable {
    public let provider: PlayedProvider
    private let server: LoopbackServer
    private let log: Log

    private final class Log: Sendable {
        struct Entries {
            var violations: [String] = []
            var troubles = 0
        }
        let entries = Mutex(Entries())
    }

    /// - Parameters:
    ///   - trouble: what happens instead of the scene.
    ///   - times: how often it does; afterwards the scene plays.
    ///   - computesHere: as `LoopbackServer.start`.
    public init(
        _ provider: PlayedProvider, _ scene: ProviderScene = .text, delivery: ProviderDelivery = .plain,
        trouble: ProviderFault? = nil, times: Int = .max, computesHere: Bool = true
    ) throws {
        let log = Log()
        self.provider = provider
        self.log = log
        server = try LoopbackServer.start(computesHere: computesHere) { request in
            guard request.method == "POST", Self.isAnswering(request, provider) else {
                return ProviderCatalogue.answer(request, provider)
            }
            let check = ProviderRequestCheck(provider: provider, request: request)
            if let violation = check.violation() {
                log.entries.withLock { $0.violations.append(violation.message) }
                return ProviderErrorBody.answer(violation.status, violation.message, provider)
            }
            let isTroubled = log.entries.withLock { entries in
                entries.troubles += 1
                return entries.troubles <= times
            }
            // What a model called for has come: now it answers.
            let played = check.hasResults ? .text : scene
            let stream = Self.stream(of: played, from: provider, tool: check.firstTool)
            if let trouble, isTroubled { return ProviderPlayback.answer(trouble, instead: stream, provider) }
            return ProviderPlayback.answer(stream, delivery, provider)
        }
    }

    /// Why requests were refused, in order; empty when all were as the provider wants them.
    public var violations: [String] { log.entries.withLock(\.violations) }
    /// Every request, those for lists of models included.
    public var requests: [LoopbackServer.Request] { server.requests }
    /// Those that asked for an answer.
    public var questions: [LoopbackServer.Request] { requests.filter { Self.isAnswering($0, provider) } }
    /// Ends every connection; later ones are refused.
    public func stop() { server.stop() }
    /// Returns when that many requests have come.
    public func received(_ count: Int) async { await server.received(count) }
    /// Returns when the client has gone away in the middle of the answer to that request.
    public func abandoned(request number: Int) async { await server.abandoned(request: number) }

    /// The environment that makes the program talk with this server.
    public var environment: [String: String] {
        let name = provider.id.rawValue.uppercased()
        var variables = ["AIRFIT_\(name)_BASE_URL": server.url + provider.basePath]
        if provider != .ollama { variables[provider.keyVariable] = provider.key }
        if provider.id == .openAI { variables["AIRFIT_OPENAI_API"] = provider == .openAI ? "responses" : "chat" }
        return variables
    }

    private static func isAnswering(_ request: LoopbackServer.Request, _ provider: PlayedProvider) -> Bool {
        let path = request.path.prefix { $0 != "?" }
        return switch provider {
        case .openAI: path == "/v1/responses"
        case .openAIChat, .custom: path == "/v1/chat/completions"
        case .anthropic: path == "/v1/messages"
        case .gemini: path.hasPrefix("/v1beta/models/") && path.hasSuffix(":streamGenerateContent")
        case .openRouter: path == "/api/v1/chat/completions"
        case .ollama: path == "/api/chat"
        }
    }

    /// The recorded stream with its line ends as line feeds, but for Gemini, which sends others.
    package static func stream(of scene: ProviderScene, from provider: PlayedProvider, tool: String) -> String {
        let recording =
            switch provider {
            case .openAI: ResponsesRecordings.stream(scene)
            case .openAIChat, .custom: ChatRecordings.stream(scene)
            case .anthropic: AnthropicRecordings.stream(scene)
            case .gemini: GeminiRecordings.stream(scene)
            case .openRouter: OpenRouterRecordings.stream(scene)
            case .ollama: OllamaRecordings.stream(scene)
            }
        let words = [
            "TEXT1": ProviderScene.first, "TEXT2": ProviderScene.second, "THOUGHT1": ProviderScene.firstThought,
            "THOUGHT2": ProviderScene.secondThought, "REFUSAL": ProviderScene.refusal,
            "TROUBLE": ProviderScene.trouble, "TOOL": tool,
        ]
        return words.reduce(recording) { $0.replacing($1.key, with: $1.value) }
    }
}

/// Sends a recorded stream, well or badly.
enum ProviderPlayback {
    static func answer(
        _ stream: String, _ delivery: ProviderDelivery, _ provider: PlayedProvider
    ) -> LoopbackAnswer {
        let plain = stream.replacing("\r\n", with: "\n")
        switch delivery {
        case .plain: return chunked(events(stream), provider)
        case .bytes: return chunked(Array(stream.utf8).map { [$0] }, provider)
        case .crlf: return chunked(events(plain).map { $0.lines(endedBy: [13, 10]) }, provider)
        case .carriageReturns where provider.isLines: return chunked(events(stream), provider)
        case .carriageReturns: return chunked(events(plain).map { $0.lines(endedBy: [13]) }, provider)
        case .byteOrderMark: return chunked([[0xEF, 0xBB, 0xBF]] + events(stream), provider)
        case .noFinalBlankLine:
            var text = plain[...]
            while text.last == "\n" { text = text.dropLast() }
            return chunked(events(String(text)), provider)
        case .comments:
            let sign: [UInt8] = Array((provider.isLines ? "\n" : ": keep-alive\n\n").utf8)
            return chunked(events(stream).flatMap { [sign, $0] }, provider)
        case .gzip:
            let body = Gzip.stored(Array(stream.utf8))
            let headers = [type(provider), "Content-Encoding: gzip", "Transfer-Encoding: chunked"]
            let (first, second) = (Array(body.prefix(40)), Array(body.dropFirst(40)))
            return LoopbackAnswer(
                [.send(LoopbackAnswer.head(status: 200, headers))] + [first, second].map { .send(chunk($0)) } + [end])
        case .http10:
            let head = Array("HTTP/1.0 200 OK\r\n\(type(provider))\r\nConnection: close\r\n\r\n".utf8)
            return LoopbackAnswer([.send(head)] + events(stream).map { .send($0) } + [.close])
        }
    }

    static func answer(
        _ trouble: ProviderFault, instead stream: String, _ provider: PlayedProvider
    ) -> LoopbackAnswer {
        let all = events(stream)
        // At least the first piece of text, never the last event.
        let pieces = all.prefix { !$0.holds(ProviderScene.second) }
        let begun = chunked(Array(all.prefix(pieces.count)), provider).steps.dropLast()
        switch trouble {
        case .status(let status, let headers):
            return ProviderErrorBody.answer(status, ProviderScene.trouble, provider, headers: headers)
        case .closed: return LoopbackAnswer([.close])
        case .cut: return LoopbackAnswer(begun + [.send(chunk(Array("data: {\"ch".utf8))), .close])
        case .unfinished: return LoopbackAnswer(begun + [end])
        case .stall: return LoopbackAnswer(begun + [.hang])
        case .silence: return LoopbackAnswer([.hang])
        case .commentsOnly:
            let sign = Array((provider.isLines ? "\n" : ": keep-alive\n\n").utf8)
            let signs = (0..<10_000).flatMap { _ -> [LoopbackAnswer.Step] in
                [.send(chunk(sign)), .pause(milliseconds: 5)]
            }
            return LoopbackAnswer(chunked([], provider).steps.dropLast() + signs)
        }
    }

    private static let end = LoopbackAnswer.Step.send(Array("0\r\n\r\n".utf8))

    private static func type(_ provider: PlayedProvider) -> String {
        provider.isLines ? "Content-Type: application/x-ndjson" : "Content-Type: text/event-stream"
    }

    private static func chunked(_ pieces: [[UInt8]], _ provider: PlayedProvider) -> LoopbackAnswer {
        let head = LoopbackAnswer.head(status: 200, [type(provider), "Transfer-Encoding: chunked"])
        return LoopbackAnswer([.send(head)] + pieces.map { .send(chunk($0)) } + [end])
    }

    private static func chunk(_ bytes: [UInt8]) -> [UInt8] {
        Array((String(bytes.count, radix: 16) + "\r\n").utf8) + bytes + [13, 10]
    }

    /// Cut after each blank line, or each line where a line is an event.
    private static func events(_ stream: String) -> [[UInt8]] {
        var pieces: [[UInt8]] = []
        var piece: [UInt8] = []
        for byte in stream.utf8 {
            piece.append(byte)
            let isEnd = piece.suffix(2) == [10, 10] || piece.suffix(4) == [13, 10, 13, 10]
            if isEnd || (byte == 10 && piece.first == UInt8(ascii: "{") && !stream.hasPrefix("data")) {
                pieces.append(piece)
                piece = []
            }
        }
        return piece.isEmpty ? pieces : pieces + [piece]
    }
}

extension [UInt8] {
    fileprivate func lines(endedBy end: [UInt8]) -> [UInt8] { flatMap { $0 == 10 ? end : [$0] } }

    fileprivate func holds(_ text: String) -> Bool { String(decoding: self, as: UTF8.self).contains(text) }
}

/// Just enough of RFC 1952: what is stored is not made smaller, every block is whole in itself.
enum Gzip {
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var packed: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
        for start in stride(from: 0, to: bytes.count, by: 400) {
            let block = bytes[start..<min(bytes.count, start + 400)]
            let count = UInt16(block.count)
            packed.append(start + 400 >= bytes.count ? 1 : 0)
            packed += [UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8)]
            packed += block
        }
        return packed + littleEndian(checksum(bytes)) + littleEndian(UInt32(bytes.count))
    }

    private static func littleEndian(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    /// CRC-32 of IEEE 802.3.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var value: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        return ~value
    }
}
