import HealthModel
import Synchronization

/// Health data in memory: today is running, every day before it is full.
///
/// `hold` keeps answers back until `release` lets them go, so that a test decides which of two loads is through first.
public final class FixtureHealth: HealthReading {
    private typealias Waiting = (day: CivilDay, resume: CheckedContinuation<Void, Never>)

    private struct Data {
        var failure: HealthStoreError?
        var isHeld = false
        var asked: [CivilDay] = []
        var waiting: [Waiting] = []
        /// Who waits for a report to be held.
        var watchers: [Waiting] = []
    }

    private let data = Mutex(Data())

    public init() {}

    /// Days whose report was asked for, in order.
    public var askedDays: [CivilDay] { data.withLock(\.asked) }

    /// From now on every read fails so; `nil` heals it.
    public func fail(_ failure: HealthStoreError?) { data.withLock { $0.failure = failure } }

    /// From now on reports wait until `release` lets them go.
    public func hold() { data.withLock { $0.isHeld = true } }

    /// Returns when a held report of `day` waits.
    public func untilHeld(_ day: CivilDay) async {
        await withCheckedContinuation { continuation in
            let isHeld = data.withLock { data in
                let isHeld = data.waiting.contains { $0.day == day }
                if !isHeld { data.watchers.append((day, continuation)) }
                return isHeld
            }
            if isHeld { continuation.resume() }
        }
    }

    /// Lets a held report of `day` go.
    public func release(_ day: CivilDay) {
        let waiting = data.withLock { data -> CheckedContinuation<Void, Never>? in
            guard let index = data.waiting.firstIndex(where: { $0.day == day }) else { return nil }
            return data.waiting.remove(at: index).resume
        }
        waiting?.resume()
    }

    /// The sample report of `day`; that of today is of a running day. Waits while reports are held.
    public func report(of day: CivilDay) async throws(HealthStoreError) -> DayReport {
        await withCheckedContinuation { continuation in
            let (isHeld, watchers) = data.withLock { data -> (Bool, [CheckedContinuation<Void, Never>]) in
                data.asked.append(day)
                guard data.isHeld else { return (false, []) }
                data.waiting.append((day, continuation))
                let watchers = data.watchers.filter { $0.day == day }.map(\.resume)
                data.watchers.removeAll { $0.day == day }
                return (true, watchers)
            }
            if !isHeld { continuation.resume() }
            for watcher in watchers { watcher.resume() }
        }
        if let failure = data.withLock(\.failure) { throw failure }
        guard day != SampleReports.today else { return SampleReports.runningDay }
        var report = SampleReports.fullDay
        report.snapshot.day = day
        return report
    }

    /// The sample values of a metric in `days`, up to today.
    public func dailyValues(
        of metric: MetricID, in days: ClosedRange<CivilDay>
    ) async throws(HealthStoreError) -> [DailyValue] {
        if let failure = data.withLock(\.failure) { throw failure }
        return SampleReports.dailyValues(of: metric, upTo: SampleReports.today).filter { days.contains($0.day) }
    }

    /// The sample values of a metric within a day, the same for every day.
    public func intradayValues(
        of metric: MetricID, on day: CivilDay
    ) async throws(HealthStoreError) -> [IntradayValue] {
        if let failure = data.withLock(\.failure) { throw failure }
        return SampleReports.intradayValues(of: metric)
    }
}
