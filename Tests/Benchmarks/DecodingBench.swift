import ChatModel
import Foundation
import Providers

/// How fast the bytes of an answer become events, for every provider, and whether memory grows with them.
enum DecodingBench {
    /// What libcurl hands on at most in one piece.
    private static let chunkSize = 16 * 1024

    /// - Parameters:
    ///   - events: how many of each provider.
    ///   - name: of one provider's stream; `nil` for all.
    static func measure(events: Int, only name: String? = nil) throws -> [String: Double] {
        var figures: [String: Double] = [:]
        for stream in ProviderStream.all where name == nil || name == stream.name {
            let figure = try measure(stream, events: events)
            figures["\(stream.name) events_per_s"] = figure.eventsPerSecond
            figures["\(stream.name) mb_per_s"] = figure.megabytesPerSecond
            figures["\(stream.name) bytes_per_event"] = figure.bytesPerEvent
            figures["\(stream.name) grown_kb"] = figure.grownKilobytes
        }
        return figures
    }

    private struct Figure {
        var eventsPerSecond: Double
        var megabytesPerSecond: Double
        var bytesPerEvent: Double
        /// Resident memory at the end, beyond that after the first tenth.
        var grownKilobytes: Double
    }

    private static func measure(_ stream: ProviderStream, events: Int) throws -> Figure {
        let keys = ["OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GEMINI_API_KEY", "OPENROUTER_API_KEY"]
        var environment = Dictionary(uniqueKeysWithValues: keys.map { ($0, "none") })
        environment["AIRFIT_OPENAI_API"] = stream.api
        let directory = ProviderDirectory(environment: environment)
        let block = stream.events(10_000)
        let chunks = stride(from: 0, to: block.count, by: chunkSize).map {
            Array(block[$0..<min(block.count, $0 + chunkSize)])
        }
        let rounds = max(1, events / 10_000)
        var characters = 0
        func take(_ decoded: [ReplyEvent]) {
            for case .text(let piece) in decoded { characters += piece.utf8.count }
        }
        let begin = ContinuousClock.now
        var early = 0.0
        // Answers of 10,000 events: of a longer one no more is taken.
        for round in 0..<rounds {
            var decoder = try directory.decoder(of: stream.provider)
            take(decoder.feed(Array(stream.head.utf8)))
            for chunk in chunks { take(decoder.feed(chunk)) }
            take(decoder.feed(Array(stream.tail.utf8)))
            take(decoder.finish())
            guard decoder.hasEnded else { throw Unread(stream: stream.name) }
            if round == rounds / 10 { early = residentKilobytes() }
        }
        let seconds = (ContinuousClock.now - begin) / .seconds(1)
        let grown = residentKilobytes() - early
        guard characters > 0 else { throw Unread(stream: stream.name) }
        return Figure(
            eventsPerSecond: Double(rounds) * 10_000 / seconds,
            megabytesPerSecond: Double(rounds * block.count) / 1e6 / seconds,
            bytesPerEvent: Double(block.count) / 10_000, grownKilobytes: max(0, grown))
    }

    private struct Unread: Error { var stream: String }

    static func residentKilobytes() -> Double {
        guard let status = FileManager.default.contents(atPath: "/proc/self/status") else { return 0 }
        let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    }
}
