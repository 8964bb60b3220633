import Foundation
import HealthModel

/// A made-up person's day, rich enough to show every part of a screen. The same every time.
public enum SampleReports {
    /// Saturday 21 November 2026.
    public static let today = CivilDay(number: 20_778)

    /// A full day that is over.
    public static var fullDay: DayReport { report(of: today.advanced(by: -1)) }

    /// Today in mid-afternoon: activity is still growing, and rings may be open.
    public static var runningDay: DayReport {
        var report = report(of: today)
        report.snapshot.activity.activeEnergyKcal = 402
        report.snapshot.activity.exerciseMinutes = 34
        report.snapshot.activity.standHours = 8
        report.snapshot.activity.steps = 6_212
        report.snapshot.activity.distanceKm = 4.71
        report.snapshot.activity.flightsClimbed = 7
        let values: [MetricID: Double] = [
            .activeEnergy: 402, .exerciseMinutes: 34, .standHours: 8, .steps: 6_212, .distance: 4.71, .flights: 7,
        ]
        for (metric, value) in values {
            report.comparisons[metric]?.value = value
            report.comparisons[metric]?.recent[27] = value
        }
        return report
    }

    /// A store without a single record.
    public static var emptyStore: DayReport {
        DayReport(snapshot: HealthSnapshot(day: today, takenAt: moment(today, 15, 20), zoneName: "Europe/Berlin"))
    }

    /// A day on which the watch lay in a drawer, after nine recorded days of some metrics.
    public static var sparseDay: DayReport {
        let day = today.advanced(by: -4)
        var report = DayReport(
            snapshot: HealthSnapshot(day: day, takenAt: moment(day, 23, 59), zoneName: "Europe/Berlin"),
            extent: day.advanced(by: -12)...today)
        report.snapshot.activity.steps = 2_140
        report.snapshot.body.weightKg = 71.9
        report.snapshot.body.weightDay = day.advanced(by: -8)
        report.comparisons[.steps] = comparison(.steps, on: day, recorded: 9, value: 2_140)
        var pulse = comparison(.restingHeartRate, on: day, recorded: 9, value: nil)
        pulse.recent[27] = nil
        report.comparisons[.restingHeartRate] = pulse
        report.comparisons[.heartRateVariability] = comparison(.heartRateVariability, on: day, recorded: 9, value: 46)
        report.comparisons[.weight] = MetricComparison(
            value: 71.9, valueDay: day.advanced(by: -8),
            recent: Array(repeating: nil, count: 19) + [71.9]
                + Array(repeating: nil, count: 8), baseline: nil, recordedDays: 1)
        return report
    }

    /// Two years of days of a metric up to `last`; every ninth or so is missing.
    public static func dailyValues(of metric: MetricID, upTo last: CivilDay, days: Int = 728) -> [DailyValue] {
        (0..<days).compactMap { offset in
            let day = last.advanced(by: offset + 1 - days)
            guard let value = value(of: metric, on: day) else { return nil }
            let spread = profile(metric).spread * 1.6
            return DailyValue(
                day: day, value: value, minimum: metric.kind == .discrete ? value - spread : nil,
                maximum: metric.kind == .discrete ? value + spread : nil)
        }
    }

    /// A day's hours, or its samples, up to three in the afternoon.
    public static func intradayValues(of metric: MetricID) -> [IntradayValue] {
        if metric.kind == .cumulative {
            let shares = [0, 0, 0, 0, 0, 0, 1, 6, 11, 4, 3, 5, 9, 4, 2, 8, 0, 0, 0, 0, 0, 0, 0, 0]
            let whole = profile(metric).center * 0.72 / 53
            return shares.enumerated().map { IntradayValue(minuteOfDay: $0 * 60, value: Double($1) * whole) }
        }
        return stride(from: 7, to: 900, by: 11).filter { !(380..<470).contains($0) }.map { minute in
            let noise = random(minute, salt: 91) - 0.5
            let base = profile(metric).center * (minute < 400 ? 1 : minute < 620 ? 1.25 : 1.5)
            return IntradayValue(minuteOfDay: minute, value: base + noise * profile(metric).spread * 4)
        }
    }

    // MARK: The person

    private static func report(of day: CivilDay) -> DayReport {
        var snapshot = HealthSnapshot(day: day, takenAt: moment(day, 15, 20), zoneName: "Europe/Berlin")
        snapshot.isPartial = day == today
        var comparisons: [MetricID: MetricComparison] = [:]
        let metrics: [MetricID] = [
            .steps, .flights, .distance, .activeEnergy, .exerciseMinutes, .standHours, .restingHeartRate,
            .heartRateVariability, .respiratoryRate, .bloodOxygen, .sleep, .sleepREM, .sleepCore, .sleepDeep,
            .sleepEfficiency,
        ]
        for metric in metrics { comparisons[metric] = comparison(metric, on: day, recorded: 28) }
        func set(_ metric: MetricID, _ value: Double) {
            comparisons[metric]?.value = value
            comparisons[metric]?.recent[27] = value
        }
        fillActivity(&snapshot, set)
        fillSleep(&snapshot, set)
        set(.restingHeartRate, 58)
        set(.heartRateVariability, 44)
        snapshot.heart.restingHeartRateBPM = 58
        snapshot.heart.hrvSDNNMs = 44
        snapshot.heart.respiratoryRatePerMinute = comparisons[.respiratoryRate]?.value
        snapshot.heart.bloodOxygenPercent = comparisons[.bloodOxygen]?.value
        snapshot.heart.vo2Max = 44.1
        snapshot.heart.vo2MaxDay = day.advanced(by: -6)
        snapshot.heart.fitnessLevel = .aboveAverage
        let fitness = (0..<28).map { [0, 5, 11, 16, 21].contains($0) ? 43.2 + Double($0) * 0.042 : nil }
        comparisons[.vo2Max] = MetricComparison(
            value: 44.1, valueDay: day.advanced(by: -6), recent: fitness, baseline: nil, recordedDays: 5)
        fillBody(&snapshot, &comparisons)
        snapshot.heart.vo2MaxMedian = 43.7
        snapshot.heart.heartRateRecoveryBPM = 27
        snapshot.heart.restingHeartRateRange = range(of: .restingHeartRate, upTo: day, scale: .linear)
        snapshot.heart.hrvSDNNRange = range(of: .heartRateVariability, upTo: day, scale: .logarithmic)
        snapshot.subjective.energy = 4
        snapshot.subjective.mood = 4
        snapshot.subjective.stress = 2
        snapshot.subjective.motivation = 3
        snapshot.subjective.soreness = 2
        snapshot.subjective.notes = "Legs a little heavy after the hills."
        snapshot.trends.recoveryScore = 46
        snapshot.trends.recoveryParts = RecoveryScore.Parts(
            hrvZ: -0.4, restingZ: 1.1, sleepShare: 0.89, respirationZ: -0.1)
        snapshot.trends.recovery = .normal
        snapshot.trends.performance = .improving
        snapshot.trends.weeklyActivityChangePercent = 12.4
        snapshot.trends.sleepConsistencyScore = 84
        snapshot.app.currentStreakDays = 4
        var run = Workout(
            activity: "Running", start: moment(day, 7, 12), end: moment(day, 7, 40), durationMinutes: 28,
            sourceName: "Watch")
        run.distanceKm = 5.18
        run.energyKcal = 331
        run.averageHeartRateBPM = 148
        snapshot.app.workouts = [run]
        return DayReport(
            snapshot: snapshot, comparisons: comparisons, extent: day.advanced(by: -900)...today,
            lastImportAt: moment(today, 8, 5))
    }

    private static func fillActivity(_ snapshot: inout HealthSnapshot, _ set: (MetricID, Double) -> Void) {
        snapshot.activity.activeEnergyKcal = 548
        snapshot.activity.moveGoalKcal = 500
        snapshot.activity.exerciseMinutes = 41
        snapshot.activity.exerciseGoalMinutes = 30
        snapshot.activity.standHours = 11
        snapshot.activity.standGoalHours = 12
        snapshot.activity.steps = 8_412
        snapshot.activity.distanceKm = 6.38
        snapshot.activity.flightsClimbed = 12
        set(.activeEnergy, 548)
        set(.exerciseMinutes, 41)
        set(.standHours, 11)
        set(.steps, 8_412)
        set(.distance, 6.38)
        set(.flights, 12)
    }

    private static func fillSleep(_ snapshot: inout HealthSnapshot, _ set: (MetricID, Double) -> Void) {
        let stages: [(SleepStage, Int)] = [
            (.core, 14), (.deep, 38), (.core, 22), (.rem, 12), (.awake, 3), (.core, 41), (.deep, 26), (.core, 30),
            (.rem, 24), (.core, 36), (.awake, 6), (.core, 28), (.deep, 9), (.core, 24), (.rem, 31), (.core, 38),
            (.awake, 4), (.core, 20), (.rem, 36),
        ]
        let bedtime = moment(snapshot.day.advanced(by: -1), 23, 18)
        var start = bedtime.addingTimeInterval(9 * 60)
        var segments: [SleepSegment] = []
        var minutes: [SleepStage: Double] = [:]
        for (stage, length) in stages {
            let end = start.addingTimeInterval(Double(length) * 60)
            segments.append(SleepSegment(stage: stage, start: start, end: end))
            minutes[stage, default: 0] += Double(length)
            start = end
        }
        let asleep = minutes.filter(\.key.isAsleep).values.reduce(0, +)
        let wake = start.addingTimeInterval(6 * 60)
        var night = SleepNight(
            bedtime: bedtime, wakeTime: wake, bedtimeOffset: 3_600, wakeOffset: 3_600, asleepMinutes: asleep,
            inBedMinutes: wake.timeIntervalSince(bedtime) / 60, hasInBedData: true, sourceName: "Watch",
            segments: segments, napMinutes: 22)
        night.remMinutes = minutes[.rem]
        night.coreMinutes = minutes[.core]
        night.deepMinutes = minutes[.deep]
        night.awakeMinutes = minutes[.awake]
        snapshot.sleep.lastNight = night
        let nap = moment(snapshot.day, 14, 10)
        snapshot.sleep.naps = [Nap(start: nap, end: nap.addingTimeInterval(26 * 60), asleepMinutes: 22)]
        snapshot.sleep.regularityIndex = 78
        snapshot.sleep.socialJetlagMinutes = 38
        snapshot.sleep.debtMinutes = 312
        var averages = HealthSnapshot.Sleep.Averages(nights: 7)
        averages.bedMinuteOfDay = 1_401
        averages.wakeMinuteOfDay = 418
        averages.asleepMinutes = 431
        averages.efficiencyPercent = 91
        averages.consistencyPercent = 84
        snapshot.sleep.weeklyAverage = averages
        set(.sleep, asleep)
        for (metric, stage) in [(MetricID.sleepREM, SleepStage.rem), (.sleepCore, .core), (.sleepDeep, .deep)] {
            set(metric, minutes[stage] ?? 0)
        }
        if let efficiency = night.efficiencyPercent { set(.sleepEfficiency, efficiency) }
    }

    private static func fillBody(
        _ snapshot: inout HealthSnapshot, _ comparisons: inout [MetricID: MetricComparison]
    ) {
        let weights = (0..<28).map { offset -> Double? in
            [3, 4, 9, 10, 11, 17, 23, 24].contains(offset)
                ? nil : 72.9 - Double(offset) * 0.034 + (random(offset, salt: 7) - 0.5) * 0.9
        }
        snapshot.body.weightKg = weights[27]
        snapshot.body.weightDay = snapshot.day
        snapshot.body.weightTrendKg = 72.2
        snapshot.body.weightTrend = .decreasing
        snapshot.body.weightSlopeKgPerWeek = -0.24
        snapshot.body.bodyFatPercent = 18.2
        snapshot.body.heightM = 1.79
        snapshot.body.bmi = 22.5
        snapshot.body.bmiCategory = .normal
        comparisons[.weight] = MetricComparison(
            value: weights[27], valueDay: snapshot.day, recent: weights, baseline: nil, recordedDays: 19)
        comparisons[.bodyFat] = MetricComparison(
            value: 18.2, valueDay: snapshot.day.advanced(by: -3), recent: weights.map { $0.map { $0 / 4 + 0.2 } },
            baseline: nil, recordedDays: 19)
    }

    private static func range(of metric: MetricID, upTo day: CivilDay, scale: NormalRange.Scale) -> NormalRange? {
        NormalRange((0..<67).map { value(of: metric, on: day.advanced(by: $0 - 66)) }, scale: scale)
    }

    // MARK: Numbers

    private static func comparison(
        _ metric: MetricID, on day: CivilDay, recorded: Int, value: Double?? = .none
    ) -> MetricComparison {
        var recent = (0..<28).map { Self.value(of: metric, on: day.advanced(by: $0 - 27)) }
        if recorded < 28 { for index in 0..<(28 - recorded) { recent[index] = nil } }
        let shown = value ?? recent[27]
        recent[27] = shown
        let before = recent.dropLast().compactMap { $0 }.sorted()
        let baseline =
            before.count < 14
            ? nil
            : Baseline(
                median: before[before.count / 2], low: before[before.count / 4], high: before[before.count * 3 / 4],
                days: before.count)
        return MetricComparison(value: shown, recent: recent, baseline: baseline, recordedDays: before.count)
    }

    private static func value(of metric: MetricID, on day: CivilDay) -> Double? {
        let salt = noiseOrder.firstIndex(of: metric) ?? noiseOrder.count
        guard random(day.number, salt: salt + 100) > 0.09 else { return nil }
        let (center, spread) = profile(metric)
        let noise = random(day.number, salt: salt) + random(day.number, salt: salt + 50) - 1
        let season = Double((day.number % 364 + 364) % 364) / 364
        let wave = season < 0.5 ? season * 4 - 1 : 3 - season * 4
        let weekend = metric.kind == .cumulative && day.weekday >= 5 ? spread * 0.8 : 0
        let raw = center + noise * spread * 2 + wave * spread * 0.9 + weekend
        return metric.kind == .cumulative ? max(0, raw.rounded()) : (raw * 10).rounded() / 10
    }

    /// Where the noise of each metric begins; further ones come behind.
    private static let noiseOrder: [MetricID] = [
        .steps, .flights, .distance, .activeEnergy, .basalEnergy, .exerciseMinutes, .standHours, .daylightMinutes,
        .heartRate, .restingHeartRate, .walkingHeartRate, .heartRateVariability, .heartRateVariabilityRMSSD,
        .heartRateRecovery, .respiratoryRate, .bloodOxygen, .vo2Max, .systolicPressure, .diastolicPressure, .weight,
        .bodyFat, .leanMass, .wristTemperature, .glucose, .sleep, .timeInBed, .sleepREM, .sleepCore, .sleepDeep,
        .sleepAwake, .sleepEfficiency, .water, .dietaryEnergy, .caffeine, .alcohol, .protein, .carbohydrates, .fat,
        .fiber, .mindfulMinutes,
    ]

    private static func profile(_ metric: MetricID) -> (center: Double, spread: Double) {
        switch metric {
        case .steps: (8_200, 2_100)
        case .flights: (11, 4)
        case .distance: (6.2, 1.6)
        case .activeEnergy: (480, 110)
        case .exerciseMinutes: (34, 13)
        case .standHours: (11, 1.4)
        case .heartRate: (68, 5)
        case .restingHeartRate: (53, 1.8)
        case .heartRateVariability: (46, 6)
        case .respiratoryRate: (14.4, 0.5)
        case .bloodOxygen: (97, 0.7)
        case .sleep: (428, 34)
        case .sleepREM: (98, 14)
        case .sleepCore: (252, 25)
        case .sleepDeep: (68, 12)
        case .sleepEfficiency: (91, 2.5)
        case .vo2Max: (43.6, 0.5)
        case .weight: (72.6, 0.7)
        default: (20, 4)
        }
    }

    /// 0 up to 1, the same for the same numbers (SplitMix64).
    private static func random(_ number: Int, salt: Int) -> Double {
        var bits = UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(salt) &* 0xD1B5_4A32_D192_ED03
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        bits ^= bits >> 31
        return Double(bits >> 11) / Double(1 << 53)
    }

    /// An instant by the clock on a wall at UTC+1.
    private static func moment(_ day: CivilDay, _ hour: Int, _ minute: Int) -> Date {
        Date(timeIntervalSince1970: Double(day.number * 86_400 + hour * 3_600 + minute * 60 - 3_600))
    }
}
