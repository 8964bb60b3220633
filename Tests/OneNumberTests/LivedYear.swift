import ChatModel
import CoachEngine
import CoachTools
import Entries
import Findings
import Foundation
import HealthModel
import HealthQuery
import HealthStore
import ImportKit
import JSON
import SampleData
import SettingsModel

@testable import TodayScreen

/// The sample year in a store, with what makes days hard: naps, days away, both changes of the clock, days without a watch, a
/// weight typed in pounds, and a ring that counts the steps and the pulse that the watch counted.
final class LivedYear: Sendable {
    static let last = CivilDay(number: 20_604)  // 31 May 2026
    static let days = 340
    static let zone = "Europe/Berlin"
    static let springForward = CivilDay(number: 20_541)  // 29 March 2026
    static let fallBack = CivilDay(number: 20_387)  // 26 October 2025
    /// Of the weight in pounds.
    static let slip = last.advanced(by: -60)

    /// On a busy machine a tool may take long.
    private static let timeout = Duration.seconds(600)

    /// Made once: nobody changes it.
    static let shared = Task { try await LivedYear() }

    let store: HealthStore
    private let folder: String
    private let reads: DayReads
    /// Makes the prompts of all days: the tools are offered and do not run, and the catalogue of what is recorded holds no
    /// values, so it is not read.
    private let prompting: CoachEngine

    private init() async throws {
        let folder = NSTemporaryDirectory() + "airfit-year-" + UUID().uuidString
        let clock = DayClock(zoneName: Self.zone)!
        let afterwards = clock.start(of: Self.last) + 30 * 3600
        let store = HealthStore(
            path: folder + "/health.sqlite",
            options: .init(
                homeZoneName: Self.zone, sleepNeedMinutes: 450,
                now: { Date(timeIntervalSince1970: Double(afterwards)) }))
        let origin = ImportOrigin(path: "/export.zip", format: "test", fingerprint: "year", byteCount: 1)
        _ = try await store.importing(origin) { sink in
            try SampleYear(endingOn: Self.last, clock: clock, now: afterwards).feed(into: sink)
            try Extras(sink: sink, clock: clock).add()
            return ImportTally()
        }
        let reads = DayReads(store)
        (self.folder, self.store, self.reads) = (folder, store, reads)
        prompting = CoachEngine(
            health: reads, consent: { _ in .everything },
            tools: QueryToolkit(store) { ToolClock(today: LivedYear.last) }.tools)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }  // in the temporary folder: may stay

    /// The report of a day; read once.
    func report(of day: CivilDay) async throws -> DayReport { try await reads.report(of: day) }

    /// The findings and conclusions of a day, as the tool and Today draw them.
    /// - Parameter fields: further columns that are asked about.
    func findings(on day: CivilDay, of fields: Set<DayField>) async throws -> FindingEngine {
        FindingEngine(try await FindingInputs(from: store, upTo: day, also: fields))
    }

    func chart(_ metric: MetricID, _ span: MetricDetailState.Span, endingOn day: CivilDay) async throws -> MetricSeries
    {
        var detail = MetricDetailState(metric: metric, span: span, last: day, today: day)
        for effect in detail.missing() {
            switch effect {
            case .loadDaily where span == .day: break  // hours are drawn without the days
            case .loadDaily(let loaded, let days) where loaded == metric:
                detail.dailyValuesArrived(days, try await store.dailyValues(of: loaded, in: days))
            case .loadIntraday(let metric, let day):
                detail.intradayArrived(day, try await store.intradayValues(of: metric, on: day))
            default: break
            }
        }
        return MetricSeries(detail)
    }

    /// What a tool answers whose today is `day`.
    func ask(_ tool: String, _ arguments: String, on day: CivilDay) async -> JSONValue {
        let outcome = await Toolbox(tools(on: day), limit: Self.timeout).run(tool, arguments, for: .everything)
        return JSONValue(outcome.json) ?? .missing
    }

    private static let columns = [
        "nap_min", "sleep_total_min", "workouts", "workout_min", "rings_closed", "mood_1to5", "energy_1to5",
        "stress_1to5",
    ]

    /// The row of a day in the table of days, with `columns`; read once.
    func row(of day: CivilDay) async -> JSONValue {
        await reads.row(of: day) { [self] in
            let names = Self.columns.map { "\"\($0)\"" }.joined(separator: ",")
            let range = "\(day.iso)..\(day.iso)"
            return await ask("days", #"{"range":"\#(range)","columns":[\#(names)]}"#, on: day)["rows"][0]
        }
    }

    /// What goes before a question to a model on that day.
    func prompt(on day: CivilDay) async -> String {
        await prompting.request(
            for: [ChatMessage(.person, "How was my day?")], on: day,
            from: ModelReference(provider: .openAI, model: "any")
        ).system
    }

    /// The value of each metric that a prompt tells of.
    func values(ofPrompt prompt: String) -> [(name: String, value: Double?)] {
        prompt.split(separator: "\n").filter { $0.hasPrefix(#"{"metric":"#) }.compactMap { JSONValue(String($0)) }
            .compactMap { line in line["metric"].text.map { ($0, line["value"].number) } }
    }

    /// What the offline coach answers on that day.
    func answer(_ question: String, on day: CivilDay) async -> String {
        let noon = Date(timeIntervalSince1970: Double(day.number) * 86_400 + 43_200)
        let coach = OfflineCoach(
            clock: { ToolClock(today: day) }, moment: { EntryClock(now: noon, home: HomeTime(zone: .gmt)) }, pace: .zero
        )
        var text = ""
        for await event in engine(on: day).reply(from: coach, to: [ChatMessage(.person, question)], on: day) {
            if case .text(let piece) = event { text += piece }
        }
        return text
    }

    /// Whether the offline coach answers on that day, and does not say that it cannot.
    func isAnswered(_ question: String, on day: CivilDay) async -> Bool {
        let noon = Date(timeIntervalSince1970: Double(day.number) * 86_400 + 43_200)
        let coach = OfflineCoach(
            clock: { ToolClock(today: day) }, moment: { EntryClock(now: noon, home: HomeTime(zone: .gmt)) }, pace: .zero
        )
        for await event in engine(on: day).reply(from: coach, to: [ChatMessage(.person, question)], on: day) {
            if case .reading(let reading) = event { return reading.isAnswered }
        }
        return false
    }

    private func tools(on day: CivilDay) -> [any CoachTool] { QueryToolkit(store) { ToolClock(today: day) }.tools }

    private func engine(on day: CivilDay) -> CoachEngine {
        CoachEngine(
            health: reads, consent: { _ in .everything }, records: store, tools: tools(on: day),
            toolLimit: Self.timeout)
    }
}

/// What several tests read of a day: each is read once, however many ask for it at the same time.
private actor DayReads: HealthReading {
    private let store: HealthStore
    private var reports: [CivilDay: Task<Result<DayReport, HealthStoreError>, Never>] = [:]
    private var rows: [CivilDay: Task<JSONValue, Never>] = [:]

    init(_ store: HealthStore) { self.store = store }

    func report(of day: CivilDay) async throws(HealthStoreError) -> DayReport {
        let task = reports[day] ?? Task { await Self.report(of: day, in: store) }
        reports[day] = task
        return try await task.value.get()
    }

    private static func report(
        of day: CivilDay, in store: HealthStore
    ) async -> Result<DayReport, HealthStoreError> {
        do throws(HealthStoreError) {
            return .success(try await store.report(of: day))
        } catch {
            return .failure(error)
        }
    }

    func row(of day: CivilDay, _ read: @escaping @Sendable () async -> JSONValue) async -> JSONValue {
        let task = rows[day] ?? Task { await read() }
        rows[day] = task
        return await task.value
    }

    func dailyValues(
        of metric: MetricID, in days: ClosedRange<CivilDay>
    ) async throws(HealthStoreError) -> [DailyValue] {
        try await store.dailyValues(of: metric, in: days)
    }

    func intradayValues(of metric: MetricID, on day: CivilDay) async throws(HealthStoreError) -> [IntradayValue] {
        try await store.intradayValues(of: metric, on: day)
    }
}

/// What the sample year doesn't have.
private struct Extras {
    let sink: any ImportSink
    let clock: DayClock

    func add() throws {
        let watch = ImportedSource(name: "Watch", device: "model:Watch", sourceClass: .watch)
        let ring = ImportedSource(name: "Ring", device: "", sourceClass: .other)
        let scale = ImportedSource(name: "Scale", device: "", sourceClass: .other)
        for offset in stride(from: 3, to: LivedYear.days, by: 9) {
            let nap = clock.start(of: LivedYear.last.advanced(by: -offset)) + 13 * 3600
            try sink.add(sleep: [
                ImportedSleep(
                    source: try sink.number(of: watch), start: Int64(nap), duration: 50 * 60,
                    stage: .asleepUnspecified, zoneName: nil)
            ])
        }
        for offset in stride(from: 1, to: LivedYear.days, by: 4) {
            let noon = clock.start(of: LivedYear.last.advanced(by: -offset)) + 12 * 3600
            try sample("StepCount", 1_234, at: noon, seconds: 900, from: ring)
            try sample("HeartRate", 93, at: noon, from: ring)
        }
        try sample("BodyMass", 176, at: clock.start(of: LivedYear.slip) + 20 * 3600, from: scale)
    }

    private func sample(
        _ name: String, _ value: Double, at start: Int, seconds: Int32 = 0, from source: ImportedSource
    ) throws {
        let type = try sink.number(
            of: ImportedType(identifier: "HKQuantityTypeIdentifier" + name, unit: "", aggregation: .discrete))
        try sink.add(samples: [
            ImportedSample(
                type: type, source: try sink.number(of: source), start: Int64(start), duration: seconds,
                isUserEntered: false, value: value, recordedAt: 0)
        ])
    }
}
