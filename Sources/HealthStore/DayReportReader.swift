import Foundation
import GRDB
import HealthModel

/// Puts one day's report together from roll-ups.
struct DayReportReader {
    /// Days before the day that anything here looks back to.
    static let reach = 120

    let db: Database
    let day: CivilDay
    let time: HomeTime
    let now: Date
    let needMinutes: Double
    let person: HealthStore.Person
    /// For instants of the day and of those beside it.
    private let clock: DayClock
    private let daily: DailySeries
    /// The recorded metrics' values from `reach` days before the day to the day.
    private let series: [MetricID: [Double?]]
    private let extents: [MetricID: ClosedRange<Int>]

    init(
        db: Database, day: CivilDay, time: HomeTime, now: Date, needMinutes: Double, person: HealthStore.Person
    ) throws {
        let daily = try DailySeries(db)
        var series: [MetricID: [Double?]] = [:]
        var extents: [MetricID: ClosedRange<Int>] = [:]
        for metric in MetricID.allCases {
            guard let extent = try daily.extent(of: metric) else { continue }
            extents[metric] = extent
            series[metric] = try daily.values(of: metric, in: day.number - Self.reach...day.number)
        }
        self.db = db
        self.day = day
        self.time = time
        clock = time.clock(around: day)
        self.now = now
        self.needMinutes = needMinutes
        self.person = person
        self.daily = daily
        self.series = series
        self.extents = extents
    }

    func report() throws -> DayReport {
        var snapshot = HealthSnapshot(day: day, takenAt: now, zoneName: time.zone.identifier)
        if isToday {
            let hour = clock.secondOfDay(atUnix: Int(now.timeIntervalSince1970)) / 3600
            snapshot.environment.timeOfDay = .init(hour: hour)
        }
        snapshot.subjective = try subjective()
        snapshot.activity = try activity()
        snapshot.sleep = try SleepReader(db: db, day: day.number, needMinutes: needMinutes).sleep()
        snapshot.app.workouts = try WorkoutReader(db: db).workouts(of: day.number)
        snapshot.app.waterMl = value(.water)
        snapshot.app.currentStreakDays = try StreakReader(db: db).closedRings(upTo: day.number, isPartial: isToday)
        snapshot.heart = try heart(lastWorkout: snapshot.app.workouts.last)
        snapshot.body = try body()
        snapshot.trends = try trends()
        let days = extents.values
        var extent: ClosedRange<CivilDay>?
        if let first = days.map(\.lowerBound).min(), let last = days.map(\.upperBound).max() {
            extent = CivilDay(number: first)...CivilDay(number: last)
        }
        let imported = try Int.fetchOne(db, sql: "SELECT finished_at FROM import_batch ORDER BY id DESC LIMIT 1")
        return DayReport(
            snapshot: snapshot, comparisons: try comparisons(), extent: extent,
            lastImportAt: imported.map { Date(timeIntervalSince1970: Double($0)) })
    }

    /// Whether the day is not over yet.
    private var isToday: Bool {
        // Only within its reach the clock can say.
        let distance = day - CivilDay(number: Int((now.timeIntervalSince1970 / 86_400).rounded(.down)))
        return abs(distance) <= 2 && clock.day(atUnix: Int(now.timeIntervalSince1970)) == day
    }

    private func value(_ metric: MetricID) -> Double? { series[metric]?.last ?? nil }
    private func whole(_ metric: MetricID) -> Int? { value(metric).map { Int($0.rounded()) } }
    /// The last `count` days up to and with the day.
    private func recent(_ metric: MetricID, _ count: Int) -> [Double?] {
        series[metric].map { Array($0.suffix(count)) } ?? Array(repeating: nil, count: count)
    }

    private func subjective() throws -> HealthSnapshot.Subjective {
        var subjective = HealthSnapshot.Subjective()
        guard let checkIn = try CheckIn.read(db, day: day.number) else { return subjective }
        subjective.energyLevel = checkIn.energy
        subjective.mood = checkIn.mood
        subjective.stress = checkIn.stress
        subjective.motivation = checkIn.motivation
        subjective.soreness = checkIn.soreness
        subjective.notes = checkIn.notes
        return subjective
    }

    private func activity() throws -> HealthSnapshot.Activity {
        var activity = HealthSnapshot.Activity()
        activity.activeEnergyKcal = value(.activeEnergy)
        activity.basalEnergyKcal = value(.basalEnergy)
        activity.steps = whole(.steps)
        activity.distanceKm = value(.distance)
        activity.flightsClimbed = whole(.flights)
        activity.exerciseMinutes = whole(.exerciseMinutes)
        activity.standHours = whole(.standHours)
        if let rings = try Row.fetchOne(
            db,
            sql: """
                SELECT energy_goal_kcal, exercise_goal_min, stand_goal_hours, move_min, move_goal_min
                FROM activity_summary WHERE day = ?
                """, arguments: [day.number])
        {
            func goal(_ column: Int) -> Double? { (rings[column] as Double) > 0 ? rings[column] : nil }
            activity.moveGoalKcal = goal(0)
            activity.exerciseGoalMinutes = goal(1).map { Int($0.rounded()) }
            activity.standGoalHours = goal(2).map { Int($0.rounded()) }
            activity.moveMinutes = goal(4).map { _ in Int((rings[3] as Double).rounded()) }
        }
        activity.moveGoalKcal = person.moveGoalKcal ?? activity.moveGoalKcal
        activity.exerciseGoalMinutes = person.exerciseGoalMinutes ?? activity.exerciseGoalMinutes
        activity.standGoalHours = person.standGoalHours ?? activity.standGoalHours
        activity.currentHeartRateBPM = try newestHeartRate()
        return activity
    }

    private func start(of day: Int) -> Int { clock.start(of: CivilDay(number: day)) }

    private func newestHeartRate() throws -> Int? {
        try Double.fetchOne(
            db,
            sql: """
                SELECT value FROM sample WHERE type = (SELECT id FROM type WHERE identifier = ?)
                AND start >= ? AND start < ? AND flags & 2 = 0 ORDER BY start DESC LIMIT 1
                """,
            arguments: ["HKQuantityTypeIdentifierHeartRate", start(of: day.number), start(of: day.number + 1)]
        ).map { Int($0.rounded()) }
    }

    private func heart(lastWorkout: Workout?) throws -> HealthSnapshot.Heart {
        var heart = HealthSnapshot.Heart()
        heart.restingHeartRateBPM = whole(.restingHeartRate)
        heart.hrvSDNNMs = value(.heartRateVariability)
        heart.respiratoryRatePerMinute = value(.respiratoryRate)
        heart.bloodOxygenPercent = value(.bloodOxygen)
        heart.heartRateRecoveryBPM = whole(.heartRateRecovery)
        if let newest = try daily.newest(of: .vo2Max, upTo: day.number) {
            heart.vo2Max = newest.value
            heart.vo2MaxDay = CivilDay(number: newest.day)
            heart.fitnessLevel = try fitnessLevel(newest.value)
        }
        if let lastWorkout { heart.recoveryHeartRateBPM = try heartRate(oneMinuteAfter: lastWorkout.end) }
        return heart
    }

    /// The sample nearest to one minute after, at most half a minute off.
    private func heartRate(oneMinuteAfter end: Date) throws -> Int? {
        let moment = Int(end.timeIntervalSince1970) + 60
        return try Double.fetchOne(
            db,
            sql: """
                SELECT value FROM sample WHERE type = (SELECT id FROM type WHERE identifier = ?1)
                AND start BETWEEN ?2 - 30 AND ?2 + 30 AND flags & 2 = 0 ORDER BY abs(start - ?2) LIMIT 1
                """, arguments: ["HKQuantityTypeIdentifierHeartRate", moment]
        ).map { Int($0.rounded()) }
    }

    /// Needs age, sex and two estimates within sixty days.
    private func fitnessLevel(_ vo2Max: Double) throws -> HealthSnapshot.Heart.FitnessLevel? {
        guard recent(.vo2Max, 60).compactMap({ $0 }).count >= 2,
            let birth = try person.birthDate ?? Fact.value(of: .dateOfBirth, db).flatMap({ CivilDay(iso: $0) }),
            let sex = try person.sex ?? Fact.value(of: .sex, db).map({ $0 == "male" ? .male : .female })
        else { return nil }
        let (born, today) = (birth.components, day.components)
        let hadBirthday = (today.month, today.day) >= (born.month, born.day)
        let age = today.year - born.year - (hadBirthday ? 0 : 1)
        return VO2MaxNorms.level(vo2Max, age: age, sex: sex)
    }

    private func body() throws -> HealthSnapshot.Body {
        var body = HealthSnapshot.Body()
        body.bodyFatPercent = try daily.newest(of: .bodyFat, upTo: day.number)?.value
        body.leanMassKg = try daily.newest(of: .leanMass, upTo: day.number)?.value
        body.heightM =
            try person.heightCm.map { $0 / 100 }
            ?? Double.fetchOne(
                db,
                sql: """
                    SELECT value FROM sample WHERE type IN (SELECT id FROM type WHERE identifier = ?) AND start < ?
                        AND flags & 2 = 0
                    ORDER BY start DESC LIMIT 1
                    """, arguments: [MetricSource.heightType, start(of: day.number + 1)])
        body.bodyFatTrend = trend(.bodyFat, smallestChange: 1)?.trend
        guard let newest = try daily.newest(of: .weight, upTo: day.number) else { return body }
        body.weightKg = newest.value
        body.weightDay = CivilDay(number: newest.day)
        if let height = body.heightM, (1.2...2.3).contains(height) {
            let bmi = newest.value / (height * height)
            body.bmi = bmi
            body.bmiCategory = HealthSnapshot.Body.BMICategory(bmi: bmi)
        }
        let first = day.number - Self.reach
        let weights = (series[.weight] ?? []).enumerated().compactMap { offset, kilograms in
            kilograms.map { WeightTrend.Point(day: CivilDay(number: first + offset), kilograms: $0) }
        }
        body.weightTrendKg = WeightTrend.smoothed(weights).last ?? newest.value
        if let trend = trend(.weight, smallestChange: 0.5) {
            body.weightSlopeKgPerWeek = trend.perDay * 7
            body.weightTrend = trend.trend
        }
        return body
    }

    /// Theil–Sen over 28 days, with at least four values; a change over the window below `smallestChange` is stable.
    private func trend(
        _ metric: MetricID, smallestChange: Double
    ) -> (perDay: Double, trend: HealthSnapshot.Body.Trend)? {
        let points = recent(metric, 28).enumerated().compactMap { offset, value in
            value.map { (x: Double(offset), y: $0) }
        }
        guard points.count >= 4, let slope = TheilSen.slope(points) else { return nil }
        let change = slope * 28
        return (slope, change >= smallestChange ? .increasing : change <= -smallestChange ? .decreasing : .stable)
    }

    private func trends() throws -> HealthSnapshot.Trends {
        var trends = HealthSnapshot.Trends()
        trends.weeklyActivityChangePercent = weeklyActivityChange()
        trends.sleepConsistencyScore = try SleepReader(db: db, day: day.number, needMinutes: needMinutes)
            .consistency(nights: 14)
        let days = RecoveryScore.baselineDaysNeeded
        trends.recovery = RecoveryScore.level(
            RecoveryScore.Series(
                hrvMs: recent(.heartRateVariability, days), restingBPM: recent(.restingHeartRate, days),
                asleepMinutes: recent(.sleep, days), respiratoryRate: recent(.respiratoryRate, days)),
            needMinutes: needMinutes)
        trends.performance = performance()
        return trends
    }

    /// Full days only: today does not count. Needs four of seven days in both weeks.
    private func weeklyActivityChange() -> Double? {
        let energy = recent(.activeEnergy, 15)
        let lastFull = isToday ? 14 : 15
        let thisWeek = energy[(lastFull - 7)..<lastFull].compactMap { $0 }
        let before = energy[(lastFull - 14)..<(lastFull - 7)].compactMap { $0 }
        guard thisWeek.count >= 4, before.count >= 4 else { return nil }
        let base = before.reduce(0, +) / Double(before.count)
        guard base > 0 else { return nil }
        return 100 * (thisWeek.reduce(0, +) / Double(thisWeek.count) - base) / base
    }

    /// By VO₂max: the median of the last 28 days against that of the 56 before, at least two estimates in each. One
    /// ml/kg/min up is improving, two peaking, one down declining. Our own bands.
    private func performance() -> HealthSnapshot.Trends.Performance? {
        let estimates = recent(.vo2Max, 84)
        let now = estimates.suffix(28).compactMap { $0 }
        let before = estimates.prefix(56).compactMap { $0 }
        guard now.count >= 2, before.count >= 2, let newer = Percentile.median(now),
            let older = Percentile.median(before)
        else { return nil }
        switch newer - older {
        case 2...: return .peaking
        case 1...: return .improving
        case ...(-1): return .declining
        default: return .maintaining
        }
    }

    private func comparisons() throws -> [MetricID: MetricComparison] {
        var result: [MetricID: MetricComparison] = [:]
        for (metric, values) in series {
            let before = values.dropLast().suffix(28).compactMap { $0 }.sorted()
            var baseline: Baseline?
            if before.count >= 14, let median = Percentile.value(0.5, ofSorted: before),
                let low = Percentile.value(0.1, ofSorted: before), let high = Percentile.value(0.9, ofSorted: before)
            {
                baseline = Baseline(median: median, low: low, high: high, days: before.count)
            }
            var comparison = MetricComparison(
                value: values.last ?? nil, recent: Array(values.suffix(28)), baseline: baseline,
                recordedDays: before.count)
            if comparison.value != nil {
                comparison.valueDay = day
            } else if metric.kind == .latest, let newest = try daily.newest(of: metric, upTo: day.number) {
                comparison.value = newest.value
                comparison.valueDay = CivilDay(number: newest.day)
            }
            result[metric] = comparison
        }
        return result
    }
}
