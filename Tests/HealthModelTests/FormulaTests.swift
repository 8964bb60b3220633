import Foundation
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

    @Test(
        arguments: [
            (60, 8, nil, 76), (100, 5, nil, 116.7), (80, 10, nil, 106.7), (60, 8, 8, 80), (100, 1, nil, 100),
            (60, 15, nil, nil), (60, 9, 8, nil), (0, 5, nil, nil), (60, 0, nil, nil),
        ] as [(Double, Int, Double?, Double?)])
    func `of the weight that can be moved once is Epley's, from at most ten repetitions`(
        load: Double, repetitions: Int, effort: Double?, expected: Double?
    ) {
        let maximum = StrengthFormulas.oneRepetitionMaximum(load: load, repetitions: repetitions, effort: effort)
        #expect((maximum == nil) == (expected == nil))
        if let maximum, let expected { #expect(abs(maximum - expected) < 0.05) }
    }

    @Test func `of form is fitness less fatigue of the day before`() {
        let loads = Array(repeating: 50.0, count: 42) + Array(repeating: 0, count: 7)
        let fitness = TrainingLoad.smoothed(loads, days: TrainingLoad.fitnessDays)
        let fatigue = TrainingLoad.smoothed(loads, days: TrainingLoad.fatigueDays)
        #expect(close(fitness[41], 31.83, by: 0.005))
        let form = TrainingLoad.form(fitness: fitness, fatigue: fatigue)
        #expect(form.count == 49 && form[0] == 0 && close(form[48], 7.74, by: 0.005))
    }

    @Test func `of strain is a week's load times its monotony`() throws {
        let loads: [Double] = [300, 0, 450, 200, 0, 600, 150]
        let mean = loads.reduce(0, +) / 7
        let deviation = sqrt(loads.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 6)
        let monotony = try #require(TrainingLoad.monotony(mean: mean, deviation: deviation))
        #expect(close(monotony, 1.082, by: 0.0005))
        #expect(close(TrainingLoad.strain(weeklyLoad: 1_700, monotony: monotony), 1_840, by: 0.5))
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

    @Test func `of slips names what the trend passes over, and nothing that others bear out`() {
        let first = CivilDay(number: 20_000)
        func slips(_ weights: [(Int, Double)]) -> [Int] {
            WeightTrend.slips(
                weights.map { WeightTrend.Point(day: first.advanced(by: $0.0), kilograms: $0.1) }
            ).map { $0 - first }.sorted()
        }
        #expect(slips([(0, 80), (1, 80.2), (2, 176.4), (3, 80), (5, 79.6)]) == [2])
        #expect(slips([(0, 176.4), (1, 80), (2, 80.2), (3, 80)]) == [0])
        #expect(slips([(0, 80), (1, 80.2), (2, 80), (3, 66), (4, 66.2), (5, 66.1), (6, 66)]).isEmpty)
        #expect(slips([]).isEmpty)
        #expect(slips([(0, 80), (6, 70)]).isEmpty, "either can be one")
    }

    @Test func `of the weight trend on a day leaves out what nobody weighs and what lies too far back`() {
        let day = CivilDay(number: 20_000)
        let recent: [Double?] = [80, nil, 79.4, 700]
        #expect(close(WeightTrend.trend(on: day, recent), 79.886, by: 0.001))
        let old = [Double?](arrayLiteral: 60) + Array(repeating: nil, count: WeightTrend.reachDays - 3) + recent
        #expect(WeightTrend.trend(on: day, old) == WeightTrend.trend(on: day, recent))
        #expect(WeightTrend.trend(on: day, [nil, 700]) == nil)
    }

    @Test func `of a band needs two values`() throws {
        let band = try #require(NormalRange.Band([54, 56, 58], width: 0.5))
        #expect((band.low, band.mean, band.high) == (55, 56, 57))
        #expect(band.standing(of: 54.9) == .below && band.standing(of: 57) == .within)
        #expect(NormalRange.Band([54], width: 0.5) == nil)
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

    @Test func `of the weight trend begins at the middle of the first three and believes what is said three times`() {
        let first = CivilDay(number: 20_000)
        func points(_ kilograms: [Double]) -> [WeightTrend.Point] {
            kilograms.enumerated().map { WeightTrend.Point(day: first.advanced(by: $0), kilograms: $1) }
        }
        #expect(WeightTrend.smoothed(points([176.4, 80, 80.2])).first == 80.2)
        #expect(WeightTrend.smoothed(points([80, 80, 80, 95, 95.5, 96])).suffix(3) == [80, 80, 95.5])
        #expect(WeightTrend.smoothed(points([80, 80, 80, 95, 80, 95])).last == 80)
    }

    @Test func `of body mass classes the unrounded value`() {
        #expect(HealthSnapshot.Body.BMICategory(bmi: 24.95) == .normal)
        #expect(HealthSnapshot.Body.BMICategory(bmi: 25) == .overweight)
        #expect(HealthSnapshot.Body.BMICategory(bmi: 18.49) == .underweight)
        #expect(HealthSnapshot.Body.BMICategory(bmi: 30) == .obese)
    }

    @Test func `of lean mass takes what was measured, or Boer's estimate`() {
        #expect(close(LeanMass.measured(kilograms: 80, fatPercent: 18), 65.6, by: 1e-9))
        #expect(close(LeanMass.index(leanKilograms: 65.6, heightM: 1.8), 20.25, by: 0.005))
        #expect(close(LeanMass.estimated(kilograms: 80, heightM: 1.8, sex: .male), 61.42, by: 0.005))
        #expect(close(LeanMass.estimated(kilograms: 62, heightM: 1.65, sex: .female), 45.37, by: 0.005))
        #expect(LeanMass.estimated(kilograms: 30, heightM: 2.2, sex: .male) == nil)
    }

    @Test func `of resting energy is Mifflin and St Jeor's, for adults`() {
        #expect(RestingEnergy.estimated(kilograms: 80, heightM: 1.8, age: 40, sex: .male) == 1730)
        #expect(RestingEnergy.estimated(kilograms: 65, heightM: 1.65, age: 35, sex: .female) == 1345.25)
        #expect(RestingEnergy.estimated(kilograms: 65, heightM: 1.65, age: 17, sex: .female) == nil)
    }

    @Test func `of the heart rate after exercise takes the minute's fall from the peak`() {
        let end = Date(timeIntervalSince1970: 1_000_000)
        let samples: [(at: Date, bpm: Double)] = [
            (end.addingTimeInterval(-600), 175), (end.addingTimeInterval(-40), 168), (end.addingTimeInterval(-5), 165),
            (end.addingTimeInterval(22), 155), (end.addingTimeInterval(63), 141),
        ]
        #expect(HeartRateRecovery.reading(endingAt: end, among: samples)?.dropBPM == 27)
        #expect(HeartRateRecovery.rateAfter(end, among: samples) == 141)
        #expect(HeartRateRecovery.reading(endingAt: end, among: Array(samples.prefix(4))) == nil)
        #expect(HeartRateRecovery.reading(endingAt: end, among: Array(samples.suffix(2))) == nil)
    }

    @Test func `of a trend asks how likely chance is`() throws {
        let test = try #require(MannKendall([1, 3, 2, 5, 4, 6]))
        #expect(test.s == 11)
        #expect(close(test.variance, 28.33, by: 0.005))
        #expect(close(test.z, 1.879, by: 0.0005))
        #expect(close(test.p, 0.060, by: 0.0005))
        #expect(MannKendall([1, 2]) == nil)
        let flat = try #require(MannKendall([4, 4, 4, 4]))
        #expect(flat.s == 0 && flat.z == 0 && flat.p == 1 && flat.correction == 1)
    }

    @Test func `of a trend minds values that resemble those before them`() throws {
        // A slow swing: half a wave up, half a wave down.
        let swing = (0..<28).map { sin(Double($0) / 28 * 2 * Double.pi) }
        let test = try #require(MannKendall(swing))
        #expect(test.correction > 1.5)
    }

    @Test func `of the body's trend speaks only of a change that is sure and that matters`() {
        let falling = (0..<28).map { Double?(80 - Double($0) / 20) }
        let sure = BodyTrend(falling, recentDays: 14, smallestChange: 0.5)
        #expect(sure?.direction == .decreasing)
        #expect(close(sure.map { $0.perDay * 7 }, -0.35, by: 1e-9))
        #expect(BodyTrend(falling, recentDays: 14, smallestChange: 2)?.direction == .stable)
        var few = [Double?](repeating: nil, count: 28)
        (few[0], few[9], few[18], few[27]) = (81, 80, 79, 78)
        #expect(BodyTrend(few, recentDays: 14, smallestChange: 0.5) == nil, "two in the last fortnight")
        let unclear = BodyTrend(few, recentDays: 28, smallestChange: 0.5)
        #expect(unclear != nil && unclear?.direction == nil, "four prove nothing, and three kilograms are not stable")
        #expect(BodyTrend(few, recentDays: 28, smallestChange: 4)?.direction == .stable)
    }

    @Test func `of a streak lets a missing day break it and an unfinished one wait`() {
        let steps: [Double?] = [8_100, 9_000, nil, 8_400, 8_800, 7_200, 9_900]
        let days = steps.map { $0.map { $0 >= 8_000 } }
        #expect(Streak.current(days, lastIsUnfinished: false) == 1)
        #expect(Streak.current(Array(days.prefix(5)), lastIsUnfinished: false) == 2)
        #expect(Streak.current(Array(days.prefix(6)), lastIsUnfinished: false) == 0)
        #expect(Streak.current(Array(days.prefix(6)), lastIsUnfinished: true) == 2)
        #expect(Streak.current(Array(days.prefix(3)), lastIsUnfinished: true) == 2)
        #expect(Streak.current([true, nil, nil], lastIsUnfinished: true) == nil)
        #expect(Streak.current([], lastIsUnfinished: false) == nil)
    }

    @Test func `of a week's change goes over recorded days, four of seven at least`() {
        let week: [Double?] = [400, nil, 400, 400, 400, nil, 400]
        #expect(WeeklyChange.percent(week + [500, 500, nil, 500, nil, nil, 500]) == 25)
        #expect(WeeklyChange.percent(week + [500, 500, nil, 500, nil, nil, nil]) == nil)
        #expect(WeeklyChange.percent([Double?](repeating: 0, count: 7) + week) == nil)
    }

    @Test func `of fitness over time compares medians`() {
        func estimates(_ before: Double, _ recent: [Double]) -> [Double?] {
            var days = [Double?](repeating: nil, count: 84)
            (days[3], days[30]) = (before, before)
            for (index, value) in recent.enumerated() { days[60 + index * 3] = value }
            return days
        }
        #expect(FitnessTrend.direction(estimates(42, [44, 44.5, 30])) == .peaking)
        #expect(FitnessTrend.direction(estimates(42, [43.2, 43])) == .improving)
        #expect(FitnessTrend.direction(estimates(42, [42.4, 41.8])) == .maintaining)
        #expect(FitnessTrend.direction(estimates(42, [40, 41])) == .declining)
        #expect(FitnessTrend.direction(estimates(42, [50])) == nil)
    }
}

@Suite struct `A normal range` {
    private func close(_ left: Double?, _ right: Double, by tolerance: Double) -> Bool {
        left.map { abs($0 - right) <= tolerance } ?? false
    }

    private let week: [Double?] = [44, 39, 51, 42, 40, 46, 43]

    /// Sixty values whose logarithms have exactly this mean and sample deviation.
    private func reference(mean: Double, deviation: Double) -> [Double?] {
        let swing = deviation * (59.0 / 60).squareRoot()
        return (0..<60).map { exp(mean + ($0 % 2 == 0 ? swing : -swing)) }
    }

    @Test func `is half a deviation of logarithms about the mean of the sixty days before`() throws {
        let range = try #require(NormalRange(reference(mean: 3.815, deviation: 0.182) + week, scale: .logarithmic))
        // Mean and deviation of the example are rounded.
        #expect(close(range.low, 41.5, by: 0.1))
        #expect(close(range.high, 49.7, by: 0.06))
        #expect(close(range.dayLow, 39.6, by: 0.06))
        #expect(close(range.dayHigh, 52.0, by: 0.06))
        #expect(close(range.weekMean, 43.4, by: 0.06))
        #expect(close(range.weekVariationPercent, 2.4, by: 0.05))
        #expect(range.standing == .within)
        #expect(range.referenceDays == 60 && range.weekDays == 7)
    }

    @Test func `of raw values has another variation`() {
        #expect(close(NormalRange(week, scale: .linear)?.weekVariationPercent, 9.3, by: 0.06))
    }

    @Test func `is being learned below fourteen days, and a week needs three`() throws {
        let learning = try #require(NormalRange(Array(repeating: 50, count: 13) + week, scale: .linear))
        #expect(learning.low == nil && learning.standing == nil && learning.referenceDays == 13)
        #expect(learning.weekMean != nil)
        let sparse = try #require(
            NormalRange(Array(repeating: 50, count: 14) + [nil, 50, nil, nil, 50, nil, nil], scale: .linear))
        #expect(sparse.weekMean == nil && sparse.weekDays == 2 && sparse.low != nil)
        #expect(NormalRange([nil, nil], scale: .linear) == nil)
    }

    @Test func `of the resting heart rate is left by five beats or by two mornings`() {
        // Median 55, robust spread 1.483.
        let usual: [Double?] = (0..<28).map { [54, 55, 56, 54, 55, 56, 53, 57][$0 % 8] }
        #expect(close(RestingElevation.z(usual + [60], at: 28), 3.37, by: 0.005))
        #expect(RestingElevation.isElevated(usual + [60]) == true)
        #expect(RestingElevation.isElevated(usual + [58.5]) == false)
        #expect(RestingElevation.isElevated(usual + [58.5, 58.5]) == true)
        #expect(RestingElevation.isElevated(Array(usual.prefix(13)) + [70]) == nil)
    }
}

@Suite struct `Sleep over weeks` {
    private func close(_ left: Double?, _ right: Double, by tolerance: Double) -> Bool {
        left.map { abs($0 - right) <= tolerance } ?? false
    }

    /// Hours after the first midnight, as seconds.
    private func hours(_ from: Int, _ to: Int) -> Range<Int> { from * 3600..<to * 3600 }

    /// Where so many days of 24 hours begin and end.
    private func days(_ count: Int, from hour: Int) -> [Int] { (0...count).map { (hour + 24 * $0) * 3600 } }

    @Test func `is regular as the index says`() {
        // Four days from midnight on, with nights of 23-07, 23-07, 01-09 and 23-07, the last cut off by the end.
        let nights = [hours(23, 31), hours(47, 55), hours(73, 81), hours(95, 103)]
        let known = [true, true, true, true]
        let four = days(4, from: 0)
        let index = SleepRegularityIndex.value(asleep: nights, between: four, isKnown: known, fewestPairs: 3)
        #expect(close(index, 66.67, by: 0.005))
        #expect(
            SleepRegularityIndex.value(asleep: nights, between: four, isKnown: known) == nil, "three pairs of five")
        let equal = (0..<8).map { hours(23 + 24 * $0, 31 + 24 * $0) }
        let all = Array(repeating: true, count: 8)
        #expect(SleepRegularityIndex.value(asleep: equal, between: days(8, from: 18), isKnown: all) == 100)
    }

    @Test func `leaves out days of which nothing is known, and what is still to come`() {
        let nights = (0..<8).filter { $0 != 3 }.map { hours(23 + 24 * $0, 31 + 24 * $0) }
        let known = (0..<8).map { $0 != 3 }
        let evenings = days(8, from: 18)
        #expect(SleepRegularityIndex.value(asleep: nights, between: evenings, isKnown: known) == 100)
        #expect(SleepRegularityIndex.value(asleep: nights, between: evenings, isKnown: known, fewestPairs: 6) == nil)
        let all = Array(repeating: true, count: 8)
        let unknown = SleepRegularityIndex.value(
            asleep: (0..<7).map { hours(23 + 24 * $0, 31 + 24 * $0) }, between: evenings, isKnown: all,
            until: evenings[7])
        #expect(unknown == 100)
    }

    @Test func `knows how much later the free days are`() {
        /// Twenty nights from a Monday on.
        func nights(free: Double, work: Double) -> [(day: CivilDay, midSleep: Double)] {
            (0..<20).map { index in
                let day = CivilDay(number: 20_773 + index)
                return (day, day.weekday >= 5 ? free : work)
            }
        }
        let later = nights(free: 4.75 * 60, work: 3.25 * 60)
        #expect(later[0].day.weekday == 0)
        #expect(close(SocialJetlag.minutes(later), 90, by: 1e-6))
        #expect(SocialJetlag.minutes(Array(later.prefix(13))) != nil)
        #expect(SocialJetlag.minutes(Array(later.prefix(12))) == nil, "two free nights tell nothing")
        #expect(close(SocialJetlag.minutes(later, freeDays: [0, 1, 2, 3, 4]), -90, by: 1e-6))
        // From 23:40 to 00:20 is forty minutes, not minus a day.
        #expect(close(SocialJetlag.minutes(nights(free: 20, work: 1420)), 40, by: 1e-6))
    }

    /// Nights up to a Sunday, the newest last.
    private func pattern(_ count: Int, _ change: (Int, inout SleepPattern.Night) -> Void = { _, _ in }) -> SleepPattern
    {
        SleepPattern(
            (0..<count).map { index in
                let day = CivilDay(number: 20_779 - count + 1 + index)
                var night = SleepPattern.Night(day: day, bedMinute: 1_410, wakeMinute: 420, asleepMinutes: 420)
                change(index, &night)
                return night
            })
    }

    @Test func `has means from four nights on, each night's efficiency weighing the same`() throws {
        let three = try #require(pattern(3).averages)
        #expect(three.nights == 3 && three.asleepMinutes == nil && three.bedMinuteOfDay == nil)
        let four = try #require(
            pattern(4) { index, night in
                night.efficiencyPercent = [80, 90, 90, 100][index]
                night.asleepMinutes = [240, 480, 480, 480][index]
            }.averages)
        #expect(four.efficiencyPercent == 90 && four.asleepMinutes == 420)
        #expect(four.bedMinuteOfDay == 1_410 && four.wakeMinuteOfDay == 420)
        #expect(pattern(0).averages == nil)
    }

    @Test func `means of stages go over nights that have them`() throws {
        let nights = pattern(6) { index, night in
            if index != 2 { night.stages = .init(rem: 90, core: 240, deep: Double(60 + index), awake: 10) }
        }
        let stages = try #require(nights.stageAverages)
        #expect(stages.nights == 5 && stages.remMinutes == 90)
        #expect(close(stages.deepMinutes, 62.6, by: 1e-9))
        #expect(pattern(6).stageAverages == nil)
    }

    @Test func `a journey is no irregularity`() {
        let home = pattern(14)
        let away = pattern(14) { index, night in
            guard index == 6 else { return }
            (night.bedMinute, night.wakeMinute, night.isTravel) = (300, 800, true)
            night.isSettled = false
        }
        #expect(close(home.consistency, 100, by: 1e-4))
        #expect(close(away.consistency, 100, by: 1e-4))
        #expect(close(home.socialJetlagMinutes, 0, by: 1e-6))
        #expect(close(away.socialJetlagMinutes, 0, by: 1e-6))
        #expect(away.last(7, upTo: CivilDay(number: 20_779)).nights.count == 7)
    }

    @Test func `naps make the shortfall smaller`() {
        let nights = pattern(10) { index, night in if index == 0 { night.napMinutes = 30 } }
        #expect(nights.debt(needMinutes: 480) == 570)
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

    @Test func `is made of parts whose weights are shared out over those that are there`() {
        let all = RecoveryScore.Parts(hrvZ: -1, restingZ: 0.8, sleepShare: 0.9, respirationZ: 0.3)
        #expect(all.heartRateVariability == 30 && all.restingHeartRate == 34 && all.sleep == 90)
        #expect(all.score.map { abs($0 - 44.4) < 0.05 } == true)
        let without = RecoveryScore.Parts(hrvZ: -1, restingZ: 0.8, sleepShare: 0.9, respirationZ: nil)
        #expect(without.score.map { abs($0 - 44.4) < 0.05 } == true)
        #expect(RecoveryScore.Parts(hrvZ: -1, restingZ: nil, sleepShare: nil, respirationZ: nil).score == nil)
        let best = RecoveryScore.Parts(hrvZ: 9, restingZ: -9, sleepShare: 3, respirationZ: nil)
        #expect(best.score.map { abs($0 - 100) < 1e-9 } == true)
    }
}

@Suite struct `A mean over time` {
    private func mean(_ samples: [(at: Int, value: Double)], until end: Int) -> Double? {
        TimeWeightedMean.value(samples, until: end)
    }

    @Test func `lets each sample hold until the next one, five minutes at most`() {
        #expect(mean([(0, 60), (100, 120), (200, 60)], until: 300) == 80)
        #expect(mean([(0, 60), (100_000, 120)], until: 100_100) == 75)
        #expect(mean([(0, 60), (86_000, 120)], until: 86_400) == 90)
    }

    @Test func `is not moved by how often was measured`() {
        let rest = stride(from: 0, to: 84_600, by: 300).map { (at: $0, value: 60.0) }
        let run = stride(from: 84_600, to: 86_400, by: 1).map { (at: $0, value: 160.0) }
        let found = mean(rest + run, until: 86_400) ?? 0
        let halfAnHour = 1_800.0 / 86_400
        #expect(abs(found - (60 + 100 * halfAnHour)) < 1e-9)
    }

    @Test func `is the plain mean where nothing lasts, and none without samples`() {
        #expect(mean([(100, 60), (100, 80)], until: 100) == 70)
        #expect(mean([], until: 100) == nil)
    }
}
