import Foundation
import HealthModel
import HealthStore
import ImportKit
import Widgets

/// `airfit-bench`: makes the data that benchmarks need and measures what has no screen. `Tests/Benchmarks/run` drives it.
@main enum Bench {
    static let usage = """
        usage: airfit-bench fill SAMPLES DATABASE     a store of ten invented years that end today
               airfit-bench export MEGABYTES PATH     an Apple Health export.xml of about that size
               airfit-bench insert SAMPLES DATABASE   the same samples as fill, timed with their roll-ups
               airfit-bench report DATABASE           a day's report, over many days
               airfit-bench tools DATABASE            the coach's tools and its instructions, on many days
               airfit-bench trends DATABASE           keys of the trends over all days, eight metrics at once
               airfit-bench markdown TOKENS           a streamed answer, parsed and laid out token by token
               airfit-bench decode EVENTS             the bytes of each provider's answers, made events again
               airfit-bench fit MEGABYTES [PATH]      FIT files in memory, made records; or those files at a PATH
               airfit-bench read URL                  one answer of a server to its end, without a screen
               airfit-bench together COUNT URL        so many answers at once
               airfit-bench cancel COUNT URL          so many answers, cancelled while they stream
               airfit-bench weather URL               the weather from memory and from the disk
        Results are one line of JSON.
        """

    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let count = arguments.count > 1 ? Int(arguments[1]) ?? 0 : 0
        switch (arguments.first, arguments.count) {
        case ("fill", 3), ("insert", 3): try await fill(arguments[2], samples: count)
        case ("export", 3): try ExportWriter(path: arguments[2], endingOn: today).write(bytes: count * 1_000_000)
        case ("report", 2): try await measureReports(arguments[1])
        case ("tools", 2): report(try await ToolsBench(path: arguments[1], today: today).measure())
        case ("trends", 2): report(try await TrendsBench(path: arguments[1], today: today).measure())
        case ("markdown", 2): measureMarkdown(tokens: count)
        case ("decode", 2): report(try DecodingBench.measure(events: count))
        case ("fit", 2): report(try FITBench.measure(megabytes: count))
        case ("fit", 3): try FITBench.write(megabytes: count, to: arguments[2])
        case ("read", 2): report(try await ServiceBench(url: arguments[1]).readAll())
        case ("together", 3): report(try await ServiceBench(url: arguments[2]).readTogether(count))
        case ("cancel", 3): report(try await ServiceBench(url: arguments[2]).cancel(count))
        case ("weather", 2): report(try await WeatherBench.measure(url: arguments[1]))
        default:
            FileHandle.standardError.write(Data((usage + "\n").utf8))
            exit(64)
        }
    }

    static var today: CivilDay { DayClock(zone: .current).day(atUnix: Int(Date().timeIntervalSince1970)) }

    private static func fill(_ path: String, samples: Int) async throws {
        let store = HealthStore(path: path, options: .init(homeZoneName: TimeZone.current.identifier))
        let years = SyntheticYears(samples: samples, endingOn: today, clock: DayClock(zone: .current))
        let begin = ContinuousClock.now
        let origin = ImportOrigin(
            path: "synthetic", format: "sample", fingerprint: "synthetic:\(samples)", byteCount: 0)
        let outcome = try await store.importing(origin) { try years.feed(into: $0) }
        let seconds = (ContinuousClock.now - begin) / .seconds(1)
        report(["rows": Double(outcome.added), "seconds": seconds, "rows_per_s": Double(outcome.added) / seconds])
    }

    private static func measureReports(_ path: String) async throws {
        let store = HealthStore(path: path)
        _ = try await store.report(of: today)
        var milliseconds: [Double] = []
        for age in 0..<400 {
            let begin = ContinuousClock.now
            _ = try await store.report(of: CivilDay(number: today.number - age * 8))
            milliseconds.append((ContinuousClock.now - begin) / .milliseconds(1))
        }
        milliseconds.sort()
        report(["median_ms": milliseconds[200], "p99_ms": milliseconds[396]])
    }

    private static func measureMarkdown(tokens: Int) {
        let words = StreamedAnswer.tokens(tokens)
        var text = StreamingMarkdown(width: 80)
        var batches: [Double] = []
        var first = 0
        while first < words.count {
            let end = min(words.count, first + 1_000)
            let begin = ContinuousClock.now
            for word in words[first..<end] { text.append(word) }
            batches.append((ContinuousClock.now - begin) / .milliseconds(1) * 1_000 / Double(end - first))
            first = end
        }
        report([
            "first_1000_ms": batches.first ?? 0, "last_1000_ms": batches.last ?? 0,
            "mean_ms_per_1000": batches.reduce(0, +) / Double(max(1, batches.count)),
        ])
    }

    /// One JSON object with figures of three decimals, by name.
    private static func report(_ figures: [String: Double]) {
        let fields = figures.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \(($0.value * 1_000).rounded() / 1_000)" }
        print("{" + fields.joined(separator: ", ") + "}")
    }
}
