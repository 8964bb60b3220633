import HealthModel
import SettingsScreen
import Synchronization

/// Measures the running program: frames and reads of health data. Made with `--debug` alone, so that nothing is spent on it
/// otherwise.
public final class DebugInstruments: Sendable {
    /// As many frames, and reads of a kind, are remembered.
    private static let capacity = 200

    private struct Notes {
        var frames = DebugFigures.Frames()
        var reads: [DebugFigures.Read] = []
    }
    private let notes = Mutex(Notes())
    private let began = ContinuousClock.now

    /// - Parameter took: from the state to the last byte handed to the terminal.
    public func noteFrame(took: Duration, bytes: Int) {
        notes.withLock { notes in
            notes.frames.count += 1
            if notes.frames.milliseconds.count == Self.capacity {
                notes.frames.milliseconds.removeFirst()
                notes.frames.bytes.removeFirst()
            }
            notes.frames.milliseconds.append(took / .milliseconds(1))
            notes.frames.bytes.append(bytes)
        }
    }

    func noteRead(_ name: String, took: Duration) {
        notes.withLock { notes in
            let index = notes.reads.firstIndex { $0.name == name } ?? notes.reads.count
            if index == notes.reads.count { notes.reads.append(DebugFigures.Read(name, milliseconds: [])) }
            if notes.reads[index].milliseconds.count == Self.capacity {
                notes.reads[index].milliseconds.removeFirst()
            }
            notes.reads[index].milliseconds.append(took / .milliseconds(1))
        }
    }

    public var figures: DebugFigures {
        var figures = DebugFigures()
        (figures.frames, figures.reads) = notes.withLock { ($0.frames, $0.reads) }
        figures.upSeconds = (ContinuousClock.now - began) / .seconds(1)
        return figures
    }
}

/// Reads from the store and notes how long it took.
public struct TimedHealth: HealthReading, Sendable {
    public let store: any HealthReading
    public let instruments: DebugInstruments

    public init(store: any HealthReading, instruments: DebugInstruments) {
        self.store = store
        self.instruments = instruments
    }

    /// The store's report, timed as `Day's report`.
    public func report(of day: CivilDay) async throws(HealthStoreError) -> DayReport {
        try await timed("Day's report") { () async throws(HealthStoreError) in try await store.report(of: day) }
    }

    /// The store's values by day, timed as `Days of a metric`.
    public func dailyValues(
        of metric: MetricID, in days: ClosedRange<CivilDay>
    ) async throws(HealthStoreError) -> [DailyValue] {
        try await timed("Days of a metric") { () async throws(HealthStoreError) in
            try await store.dailyValues(of: metric, in: days)
        }
    }

    /// The store's values within a day, timed as `A day of a metric`.
    public func intradayValues(of metric: MetricID, on day: CivilDay) async throws(HealthStoreError) -> [IntradayValue]
    {
        try await timed("A day of a metric") { () async throws(HealthStoreError) in
            try await store.intradayValues(of: metric, on: day)
        }
    }

    private func timed<Result>(
        _ name: String, _ read: () async throws(HealthStoreError) -> Result
    ) async throws(HealthStoreError) -> Result {
        let began = ContinuousClock.now
        defer { instruments.noteRead(name, took: .now - began) }
        return try await read()
    }
}
