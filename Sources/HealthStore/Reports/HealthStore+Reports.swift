import Foundation
import HealthModel

extension HealthStore: HealthReading {
    public func report(of day: CivilDay) throws(HealthStoreError) -> DayReport {
        let options = options
        return try reading { db in
            let time = try HomeTime(db, options)
            return try DayReportReader(
                db: db, day: day, time: time, now: options.now(), needMinutes: options.sleepNeedMinutes,
                person: options.person
            ).report()
        }
    }

    public func dailyValues(
        of metric: MetricID, in days: ClosedRange<CivilDay>
    ) throws(HealthStoreError) -> [DailyValue] {
        try reading { db in
            try DailySeries.values(db, of: metric, in: days.lowerBound.number...days.upperBound.number)
        }
    }

    public func intradayValues(of metric: MetricID, on day: CivilDay) throws(HealthStoreError) -> [IntradayValue] {
        let options = options
        return try reading { db in
            try IntradayReader(db: db, clock: HomeTime(db, options).clock(around: day)).values(of: metric, on: day)
        }
    }
}
