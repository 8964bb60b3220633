import Testing

@testable import HealthModel

/// The expected numbers are worked examples of published definitions, not output of this code.
@Suite struct `A formula` {
    private func close(_ left: Double?, _ right: Double, by tolerance: Double) -> Bool {
        left.map { abs($0 - right) <= tolerance } ?? false
    }

    @Test func `of percentiles interpolates between neighbours`() {
        let steps: [Double] = [4200, 6100, 3800, 7050, 5200, 8800, 4900, 6600, 5600]
        #expect(close(Percentile.value(0.6, of: steps), 6000, by: 1e-9))
        #expect(Percentile.median([1, 2, 3, 10]) == 2.5)
        #expect(Percentile.median([]) == nil)
        #expect(Percentile.value(1, of: [3, 1, 2]) == 3)
    }

    @Test func `of a robust distance is not moved by an outlier`() {
        let resting = [54.0, 54, 55, 56, 56, 55, 54, 56, 55, 62]
        #expect(close(Percentile.robustZ(60, among: resting, floor: 1), 5 / 1.4826, by: 1e-9))
        #expect(Percentile.robustZ(60, among: [55, 55, 55], floor: 1) == 5)
    }

    @Test func `of the weight trend minds the gap`() {
        let first = CivilDay(number: 20_000)
        let weights = [(0, 80.0), (1, 79.4), (2, 80.6), (3, 79.8), (7, 79.2)].map {
            WeightTrend.Point(day: first.advanced(by: $0), kilograms: $1)
        }
        let expected = [80.0, 79.94, 80.006, 79.985, 79.715]
        for (trend, value) in zip(WeightTrend.smoothed(weights), expected) {
            #expect(close(trend, value, by: 0.0006))
        }
    }

    @Test func `of the weight trend passes over pounds and begins anew after two months`() {
        let first = CivilDay(number: 20_000)
        let weights = [(0, 80.0), (1, 176.4), (2, 80.0), (90, 74.0)].map {
            WeightTrend.Point(day: first.advanced(by: $0), kilograms: $1)
        }
        #expect(WeightTrend.smoothed(weights) == [80, 80, 80, 74])
    }

    @Test func `of a slope is not moved by one bad point`() {
        var points = (0...8).map { (x: Double($0), y: Double($0)) }
        points.append((x: 9, y: 60))
        #expect(TheilSen.slope(points) == 1)
        #expect(TheilSen.slope([(x: 1, y: 1)]) == nil)
        #expect(TheilSen.slope([(x: 1, y: 1), (x: 1, y: 5)]) == nil)
    }

    @Test func `of clock times goes round midnight`() throws {
        let beds: [Double] = [23 * 60 + 30, 15, 45, 22 * 60 + 50]
        let mean = try #require(CircularMean(minutesOfDay: beds))
        #expect(close(mean.minutes, 23 * 60 + 50, by: 0.5))
        #expect(close(mean.concentration, 0.982, by: 0.0005))
        #expect(close(mean.standardDeviationMinutes, 43.8, by: 0.05))
        #expect(CircularMean(minutesOfDay: []) == nil)
        #expect(CircularMean(minutesOfDay: [0, 720])?.isTypical == false)
    }

    @Test func `of mid-sleep takes the middle of the night`() {
        #expect(SleepRegularity.midSleep(bedMinute: 23 * 60, wakeMinute: 7 * 60) == 3 * 60)
        #expect(SleepRegularity.midSleep(bedMinute: 60, wakeMinute: 9 * 60) == 5 * 60)
        #expect(SleepRegularity.midSleep(bedMinute: 21 * 60, wakeMinute: 60) == 23 * 60)
    }

    @Test func `of regularity is full for equal nights and needs five`() {
        #expect(SleepRegularity.score(midSleepMinutes: [180, 180, 180, 180, 180]).map { $0 > 99.9 } == true)
        #expect(SleepRegularity.score(midSleepMinutes: [180, 180, 180, 180]) == nil)
        let spread = SleepRegularity.score(midSleepMinutes: [150, 210, 150, 210, 150, 210])
        #expect(close(spread, 75, by: 0.2))
    }

    @Test func `of sleep debt gives no credit for long nights`() {
        let nights = [Double](repeating: 420, count: 8) + [600, 600]
        #expect(SleepRegularity.debt(asleepMinutes: nights, needMinutes: 480) == 480)
        #expect(SleepRegularity.debt(asleepMinutes: [420], needMinutes: 480) == nil)
    }

    @Test func `of fitness reads the norms of age and sex`() {
        // The published examples, 72.8 and 68.9, are of a table in steps of five; ours has eleven points.
        #expect(close(VO2MaxNorms.percentile(41, age: 42, sex: .male), 72.8, by: 0.5))
        #expect(close(VO2MaxNorms.percentile(33, age: 35, sex: .female), 68.9, by: 0.5))
        // Between the points for 60 and 75: 60 + 15 · (41 − 37.2) / (41.8 − 37.2).
        #expect(close(VO2MaxNorms.percentile(41, age: 42, sex: .male), 72.39, by: 0.005))
        #expect(close(VO2MaxNorms.percentile(34.8, age: 42, sex: .male), 50, by: 1e-9))
        #expect(VO2MaxNorms.percentile(5, age: 42, sex: .male) == 5)
        #expect(VO2MaxNorms.percentile(90, age: 42, sex: .male) == 95)
        #expect(VO2MaxNorms.percentile(41, age: 19, sex: .male) == nil)
        #expect(VO2MaxNorms.level(41, age: 42, sex: .male) == .aboveAverage)
        #expect(VO2MaxNorms.level(26.8, age: 42, sex: .male) == .low)
    }
}

@Suite struct `Recovery` {
    /// 58 days of a person whose readings swing a little, and a last morning of one's choice.
    private func series(hrv: Double?, resting: [Double?], asleep: Double?) -> RecoveryScore.Series {
        let days = RecoveryScore.baselineDaysNeeded
        func swing(_ middle: Double, _ size: Double) -> [Double?] {
            (0..<days).map { middle + size * Double(($0 * 7) % 5 - 2) }
        }
        var series = RecoveryScore.Series(
            hrvMs: swing(45, 2), restingBPM: swing(55, 0.5), asleepMinutes: swing(440, 10),
            respiratoryRate: Array(repeating: nil, count: days))
        series.hrvMs[days - 1] = hrv
        series.restingBPM.replaceSubrange((days - resting.count)..<days, with: resting)
        series.asleepMinutes[days - 1] = asleep
        return series
    }

    @Test func `is good on a morning above the usual`() {
        let good = series(hrv: 60, resting: [52], asleep: 480)
        #expect(RecoveryScore.level(good, needMinutes: 480) == .wellRecovered)
    }

    @Test func `is needed on a morning below the usual`() {
        let bad = series(hrv: 36, resting: [58], asleep: 300)
        #expect(RecoveryScore.level(bad, needMinutes: 480) == .needsRecovery)
    }

    @Test func `is far off when the resting heart rate is up two mornings in a row`() {
        let bad = series(hrv: 36, resting: [60, 61], asleep: 300)
        #expect(RecoveryScore.level(bad, needMinutes: 480) == .overreaching)
    }

    @Test func `is not judged by the heart rate variability alone`() {
        #expect(RecoveryScore.level(series(hrv: 60, resting: [nil], asleep: nil), needMinutes: 480) == nil)
    }
}
