import Foundation
import HealthModel
import HealthQuery

extension HealthStore: HealthReading {
    public func report(of day: CivilDay) async throws(HealthStoreError) -> DayReport {
        let options = options
        var report = try reading { db in
            let time = try HomeTime(db, options)
            return try DayReportReader(
                db: db, day: day, time: time, now: options.now(), needMinutes: options.sleepNeedMinutes,
                person: options.person, liveWorkout: options.liveWorkout()
            ).report()
        }
        await report.fillCoachContact(options.lastCoachContacts)
        return report
    }

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

    public func intradayValues(of metric: MetricID, on day: CivilDay) throws(HealthStoreError) -> [IntradayValue] {
        let options = options
        return try reading { db in
            try IntradayReader(db: db, clock: HomeTime(db, options).clock(around: day)).values(of: metric, on: day)
        }
    }
}
