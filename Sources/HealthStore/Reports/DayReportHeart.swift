import Foundation
import GRDB
import HealthModel

/// The heart's readings, each beside the person's own range, and the trends that come of them.
extension DayReportReader {
    private static let rangeDays = NormalRange.referenceLength + NormalRange.weekLength

    func heart(_ scalars: DayScalars, workouts: [Workout]) throws -> HealthSnapshot.Heart {
        var heart = HealthSnapshot.Heart()
        heart.restingHeartRateBPM = whole(.restingHeartRate)
        heart.hrvSDNNMs = value(.heartRateVariability)
        heart.hrvRMSSDMs = value(.heartRateVariabilityRMSSD)
        heart.respiratoryRatePerMinute = value(.respiratoryRate)
        heart.bloodOxygenPercent = value(.bloodOxygen)
        if scalars.oxygenReadings > 0 {
            heart.bloodOxygenLowPercent = 100 * Double(scalars.lowOxygenReadings) / Double(scalars.oxygenReadings)
        }
        heart.heartRateRecoveryBPM = whole(.heartRateRecovery)
        fillRanges(&heart)
        try fillFitness(&heart, scalars)
        if let last = workouts.last { try fillRecovery(&heart, after: last.end) }
        return heart
    }

    private func fillRanges(_ heart: inout HealthSnapshot.Heart) {
        let resting = believed(.restingHeartRate, Self.rangeDays)
        heart.restingHeartRateRange = NormalRange(resting, scale: .linear)
        heart.isRestingHeartRateElevated = RestingElevation.isElevated(resting)
        heart.hrvSDNNRange = variabilityRange(.heartRateVariability)
        heart.hrvRMSSDRange = variabilityRange(.heartRateVariabilityRMSSD)
        heart.respiratoryRateRange = NormalRange(believed(.respiratoryRate, Self.rangeDays), scale: .linear)
    }

    private func variabilityRange(_ metric: MetricID) -> NormalRange? {
        NormalRange(believed(metric, Self.rangeDays), scale: .logarithmic)
    }

    /// A class needs age, sex and two estimates within sixty days.
    private func fillFitness(_ heart: inout HealthSnapshot.Heart, _ scalars: DayScalars) throws {
        guard let newest = try newest(.vo2Max) else { return }
        heart.vo2Max = newest.value
        heart.vo2MaxDay = newest.day
        heart.vo2MaxMedian = Percentile.median(recent(.vo2Max, 28).compactMap { $0 })
        guard recent(.vo2Max, 60).compactMap({ $0 }).count >= 2, let age = age(scalars),
            let sex = person.sex ?? scalars.sex
        else { return }
        let typical = heart.vo2MaxMedian ?? newest.value
        heart.fitnessLevel = VO2MaxNorms.level(typical, age: age, sex: sex)
        heart.fitnessPercentile = VO2MaxNorms.percentile(typical, age: age, sex: sex)
    }

    /// After the day's last workout. What a watch says itself goes before what its samples give.
    private func fillRecovery(_ heart: inout HealthSnapshot.Heart, after end: Date) throws {
        let row = try RawStatement(
            db,
            """
            SELECT start, value FROM sample WHERE type = (SELECT id FROM type WHERE identifier = ?1)
                AND start BETWEEN ?2 AND ?3 AND flags & 2 = 0
            """)
        let moment = Int(end.timeIntervalSince1970)
        row.bind(DayScalars.heartRateType, at: 1)
        row.bind(moment - Int(HeartRateRecovery.peakWindowSeconds), at: 2)
        row.bind(moment + 60 + Int(HeartRateRecovery.toleranceSeconds), at: 3)
        var samples: [(at: Date, bpm: Double)] = []
        while try row.step() { samples.append((Date(timeIntervalSince1970: row.double(0)), row.double(1))) }
        heart.recoveryHeartRateBPM = HeartRateRecovery.rateAfter(end, among: samples).map { Int($0.rounded()) }
        guard heart.heartRateRecoveryBPM == nil,
            let drop = HeartRateRecovery.reading(endingAt: end, among: samples)?.dropBPM
        else { return }
        heart.heartRateRecoveryBPM = Int(drop.rounded())
    }

    func trends(consistency: Double?) -> HealthSnapshot.Trends {
        var trends = HealthSnapshot.Trends()
        // Full days only: today does not count.
        trends.weeklyActivityChangePercent = WeeklyChange.percent(
            isToday ? Array(believed(.activeEnergy, 15).dropLast()) : believed(.activeEnergy, 14))
        trends.sleepConsistencyScore = consistency
        let series = recoverySeries
        let parts = RecoveryScore.parts(series, at: series.hrvMs.count - 1, needMinutes: needMinutes)
        trends.recoveryScore = parts.score
        trends.recoveryParts = parts.score.map { _ in parts }
        trends.recovery = RecoveryScore.level(series, needMinutes: needMinutes)
        trends.performance = FitnessTrend.direction(recent(.vo2Max, FitnessTrend.days))
        return trends
    }

    private var recoverySeries: RecoveryScore.Series {
        let days = RecoveryScore.baselineDaysNeeded
        var variability = believed(.heartRateVariability, days)
        // One kind of variability: the other where this one is not recorded.
        if variability.allSatisfy({ $0 == nil }) { variability = believed(.heartRateVariabilityRMSSD, days) }
        return RecoveryScore.Series(
            hrvMs: variability, restingBPM: believed(.restingHeartRate, days),
            asleepMinutes: recent(.sleep, days), respiratoryRate: believed(.respiratoryRate, days))
    }
}
