@_spi(RequestClearance) import ChatModel
import Foundation
import Networking
import Providers

/// The service layer from connection to events, without a screen, against a server that speaks Chat Completions.
struct ServiceBench {
    private let directory: ProviderDirectory
    private let client = HTTPClient()
    private let request = ReplyRequest(system: "You are a coach.", messages: [ChatMessage(.person, "Tell me all.")])

    init(url: String) {
        directory = ProviderDirectory(environment: ["AIRFIT_CUSTOM_BASE_URL": url])
    }

    /// One answer of very many events, read to its end.
    func readAll() async throws -> [String: Double] {
        let begin = ContinuousClock.now
        var (characters, early, isWhole) = (0, 0.0, false)
        for await event in try reply() {
            if case .ended(let end) = event { isWhole = end == .finished(.stop) }
            guard case .text(let piece) = event else { continue }
            characters += piece.utf8.count
            if early == 0, characters > 100_000 { early = DecodingBench.residentKilobytes() }
        }
        let seconds = (ContinuousClock.now - begin) / .seconds(1)
        let late = DecodingBench.residentKilobytes()
        return [
            "characters": Double(characters), "is_whole": isWhole ? 1 : 0, "seconds": seconds, "rss_mb": late / 1024,
            "grown_kb": max(0, late - early),
        ]
    }

    /// As many answers at once as are ever asked for, all to their end.
    func readTogether(_ count: Int) async throws -> [String: Double] {
        let begin = ContinuousClock.now
        let lengths = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<count {
                group.addTask {
                    var characters = 0
                    for await case .text(let piece) in try reply() { characters += piece.utf8.count }
                    return characters
                }
            }
            return try await group.reduce(into: [Int]()) { $0.append($1) }
        }
        return [
            "answers": Double(lengths.filter { $0 == lengths[0] && $0 > 0 }.count),
            "seconds": (ContinuousClock.now - begin) / .seconds(1), "rss_mb": DecodingBench.residentKilobytes() / 1024,
        ]
    }

    /// From cancelling an answer that streams to its last event.
    func cancel(_ times: Int) async throws -> [String: Double] {
        var milliseconds: [Double] = []
        for _ in 0..<times {
            let reply = try reply()
            let (heard, voice) = AsyncStream.makeStream(of: Void.self)
            let reading = Task {
                for await event in reply {
                    if case .text = event { voice.yield() }
                }
                return ContinuousClock.now
            }
            for await _ in heard { break }
            let begin = ContinuousClock.now
            reading.cancel()
            milliseconds.append((await reading.value - begin) / .milliseconds(1))
        }
        milliseconds.sort()
        return ["median_ms": milliseconds[milliseconds.count / 2], "max_ms": milliseconds.last ?? 0]
    }

    private func reply() throws -> AsyncStream<ReplyEvent> {
        try directory.model(.custom, client: client).reply(to: ClearedRequest(request))
    }
}
