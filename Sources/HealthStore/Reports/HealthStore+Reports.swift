import Foundation
import HealthModel
import HealthQuery

extension HealthStore: HealthReading {
    /// The report of a local day; of today up to the clock's time. An empty store gives an empty report.
    public func report(of day: CivilDay) throws(HealthStoreError) -> DayReport {
        let options = options
        return try reading { db in
            let time = try HomeTime(db, options)
            return try DayReportReader(
                db: db, day: day, time: time, now: options.now(), needMinutes: options.sleepNeedMinutes,
                person: options.person, liveWorkout: options.liveWorkout()
            ).report()
        }
    }

    /// The recorded days of a metric in order; what no column keeps is computed from those that do.
    public func dailyValues(
        of metric: MetricID, in days: ClosedRange<CivilDay>
    ) throws(HealthStoreError) -> [DailyValue] {
        let options = options
        return try reading { db in
            if metric.isRolledUp {
                return try DailySeries.values(db, of: metric, in: days.lowerBound.number...days.upperBound.number)
            }
            var reader = try DayColumnReader(db, options, upTo: days.upperBound, for: [metric])
            let table = DayTable(try reader.columns([metric]), today: days.upperBound)
            return table.values(metric, on: table.span(days)).map { DailyValue(day: $0.day, value: $0.value) }
        }
    }

    /// The values of `intradayValues(of:on:)` for each of days in a row, apart from what else is read.
    public nonisolated func intradayValues(
        of metric: MetricID, in days: ClosedRange<CivilDay>
    ) async throws(HealthStoreError) -> [[IntradayValue]] {
        let options = options
        return try await readingInBackground { db in
            let reader = try IntradayReader(db: db, clock: HomeTime(db, options).clock)
            return try (days.lowerBound.number...days.upperBound.number).map {
                try reader.values(of: metric, on: CivilDay(number: $0))
            }
        }
    }

    /// A day's values of a metric in order of time: 24 hourly sums where cumulative, else samples.
    public func intradayValues(of metric: MetricID, on day: CivilDay) throws(HealthStoreError) -> [IntradayValue] {
        let options = options
        return try reading { db in
            try IntradayReader(db: db, clock: HomeTime(db, options).clock(around: day)).values(of: metric, on: day)
        }
    }
}
