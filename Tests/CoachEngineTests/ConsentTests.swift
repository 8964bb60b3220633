import ChatModel
import CoachEngine
import Foundation
import HealthModel
import HealthQuery
import JSON
import SettingsModel
import TestSupport
import Testing

@testable import CoachTools

/// A day of which every field is recorded, each with a number or word of its own.
private enum Canary {
    /// What must not appear anywhere without a category. Numbers stand for themselves, words of enumerations by their key.
    static let marks: [HealthCategory: [String]] = [
        .mood: [
            #""energy_level""#, #""mood":"#, #""stress""#, #""motivation""#, #""soreness""#, "canary note",
            "check_in_streak_days", "check_ins_of_14_days",
        ],
        .location: ["Canary drizzle", "91011", "91012", "91013", "Lisbon"],
        .activity: [
            "91021", "91022", "91023", "91024", "91025", "91026", "91027", "91028", "91029", "91030", "91031",
            "move_progress", "exercise_progress", "stand_progress", "91032", "91033", "91034", "91087", "rings_closed",
        ],
        .workouts: [
            "Canary Workout", "Canary Active", "Canary Upcoming", "Canary Plan", "upcoming_workout_date", "91041",
            "91042", "91043", "91044", "Boxing",
            "is_workout_active\":true", "upcoming_workout_at",
        ],
        .sleep: [
            "91051", "91052", "91053", "91054", "91055", "91056", "91057", "bedtime", "wake_time", "91058", "91059",
            "91061", "recovery_trend", #""quality":"#, "91062", "91063", "91064", "91065", "91066", "91067",
            "91068", "91069", "91131", "91132", "91133", "recovery_parts", "\"naps\"",
        ],
        .heart: [
            "91071", "91072", "91073", "91074", "91075", "91076", "91077", "91078", "cardio_fitness", "vo2_max_date",
            "recovery_trend", "performance_trend", "91079", "91092", "91133", "recovery_parts", "91141", "91142",
            "91143",
            "91144", "91145", "91146", "resting_heart_rate_elevated",
        ],
        .body: [
            "91081", "91082", "91083", "91084", "91085", "91086", "weight_trend", "body_fat_trend", "weight_date",
            "bmi_category", "91087", "91088", "91093", "body_fat_date", "lean_body_mass_origin",
        ],
        .profile: [
            "91091", "bmi_category", "91086", "cardio_fitness", "91084", "91087", "91092", "91093",
            "lean_body_mass_origin",
        ],
        .nutrition: ["canary soup", "91101", "last_meal"],
        .clinical: ["canary tag", "canary symptom"],
    ]

    static var report: DayReport {
        let noon = Date(timeIntervalSince1970: Double(today.number) * 86_400 + 43_200)
        var snapshot = HealthSnapshot(day: today, takenAt: noon, zoneName: "Europe/Lisbon")
        snapshot.clock = TimeZone(identifier: "Europe/Lisbon").map { HomeTime(zone: $0).clock(around: today) }
        fillDay(&snapshot, noon)
        fillSleep(&snapshot, noon)
        fillBody(&snapshot)
        var comparisons: [MetricID: MetricComparison] = [:]
        for metric in MetricID.rolledUp {
            let value = comparison(of: metric)
            comparisons[metric] = MetricComparison(
                value: value, recent: Array(repeating: value, count: 28),
                baseline: Baseline(median: value, low: value, high: value, days: 28), recordedDays: 28)
        }
        return DayReport(snapshot: snapshot, comparisons: comparisons, extent: today.advanced(by: -40)...today)
    }

    /// 92000 and on, in the order of the metrics.
    static func comparison(of metric: MetricID) -> Double {
        92_000 + Double(MetricID.allCases.firstIndex(of: metric) ?? 0)
    }

    /// A number of each column that stands nowhere else.
    static func number(of field: MetricID) -> Double {
        field.kind == .clock
            ? 600.5 + Double(DayField.allCases.firstIndex(of: field) ?? 0) / 64
            : 94_000
                + Double(DayField.allCases.firstIndex(of: field) ?? 0)
    }

    /// As it is printed in replies.
    static func mark(of field: DayField) -> String {
        field.kind == .clock
            ? "\"\(field.rawValue)\",\"unit\":\"min after midnight\",\"kind\"" : String(Int(number(of: field)))
    }

    private static func fillDay(_ snapshot: inout HealthSnapshot, _ noon: Date) {
        (snapshot.subjective.energy, snapshot.subjective.mood, snapshot.subjective.stress) = (4, 3, 2)
        (snapshot.subjective.motivation, snapshot.subjective.soreness) = (5, 1)
        snapshot.subjective.notes = "canary note"
        snapshot.environment.weatherCondition = "Canary drizzle"
        (snapshot.environment.temperatureCelsius, snapshot.environment.humidityPercent) = (91_011, 91_012)
        (snapshot.environment.airQualityIndex, snapshot.environment.timeOfDay) = (91_013, .afternoon)
        (snapshot.activity.activeEnergyKcal, snapshot.activity.basalEnergyKcal) = (91_021, 91_022)
        (snapshot.activity.steps, snapshot.activity.distanceKm) = (91_023, 91_024)
        (snapshot.activity.flightsClimbed, snapshot.activity.exerciseMinutes) = (91_025, 91_026)
        (snapshot.activity.standHours, snapshot.activity.moveMinutes) = (91_027, 91_028)
        (snapshot.activity.moveGoalKcal, snapshot.activity.exerciseGoalMinutes) = (91_029, 91_030)
        (snapshot.activity.standGoalHours, snapshot.app.currentStreakDays) = (91_031, 91_032)
        snapshot.trends.weeklyActivityChangePercent = 91_033
        (snapshot.activity.moveGoalMinutes, snapshot.activity.estimatedBasalEnergyKcal) = (91_034, 91_087)
        snapshot.activity.currentHeartRateBPM = 91_071
        (snapshot.activity.isWorkoutActive, snapshot.activity.workoutType) = (true, "Boxing")
        snapshot.app.activeWorkoutName = "Canary Active"
        (snapshot.app.upcomingWorkout, snapshot.app.upcomingWorkoutAt) = ("Canary Upcoming", noon)
        (snapshot.app.upcomingWorkoutDay, snapshot.app.planSummary) = (snapshot.day, "Canary Plan")
        var workout = Workout(
            activity: "Canary Workout", start: noon, end: noon.addingTimeInterval(60), durationMinutes: 91_041,
            sourceName: "Robin's Watch")
        (workout.energyKcal, workout.distanceKm, workout.averageHeartRateBPM) = (91_042, 91_043, 91_044)
        snapshot.app.workouts = [workout]
        (snapshot.app.lastMealAt, snapshot.app.lastMealSummary, snapshot.app.waterMl) = (noon, "canary soup", 91_101)
        snapshot.app.lastCoachInteractionAt = noon
        (snapshot.app.daysSinceEarlierCoachTalk, snapshot.app.tags) = (3, ["canary tag"])
        snapshot.app.symptoms = ["canary symptom"]
        snapshot.app.checkIns = CheckInHabit([today.number], on: today, isUnfinished: true)
    }

    private static func fillSleep(_ snapshot: inout HealthSnapshot, _ noon: Date) {
        var night = SleepNight(
            bedtime: noon.addingTimeInterval(-40_000), wakeTime: noon.addingTimeInterval(-9_000), bedtimeOffset: 0,
            wakeOffset: 0, asleepMinutes: 91_051, inBedMinutes: 91_052, hasInBedData: true,
            sourceName: "Robin's Watch", segments: [SleepSegment(stage: .core, start: noon, end: noon)],
            napMinutes: 91_053)
        (night.remMinutes, night.coreMinutes) = (91_054, 91_055)
        (night.deepMinutes, night.awakeMinutes) = (91_056, 91_057)
        (night.latencyMinutes, night.wakeAfterOnsetMinutes) = (91_062, 91_063)
        night.clockChangeAt = noon
        snapshot.sleep.lastNight = night
        var week = HealthSnapshot.Sleep.Averages(nights: 91_058)
        (week.bedMinuteOfDay, week.wakeMinuteOfDay) = (60, 120)
        (week.asleepMinutes, week.efficiencyPercent, week.consistencyPercent) = (91_059, 88, 91_061)
        snapshot.sleep.weeklyAverage = week
        snapshot.sleep.debtMinutes = 91_061
        snapshot.sleep.naps = [Nap(start: noon, end: noon, asleepMinutes: 91_064)]
        snapshot.sleep.stageAverage = .init(
            nights: 91_065, remMinutes: 91_066, coreMinutes: 91_067, deepMinutes: 91_068, awakeMinutes: 91_069)
        (snapshot.sleep.regularityIndex, snapshot.sleep.socialJetlagMinutes) = (91_131, 91_132)
        snapshot.trends.sleepConsistencyScore = 91_061
        (snapshot.trends.recovery, snapshot.trends.performance) = (.normal, .peaking)
        snapshot.trends.recoveryScore = 91_133
        snapshot.trends.recoveryParts = .init(hrvZ: 1, restingZ: 1, sleepShare: 1, respirationZ: 1)
    }

    private static func fillBody(_ snapshot: inout HealthSnapshot) {
        (snapshot.heart.restingHeartRateBPM, snapshot.heart.hrvSDNNMs) = (91_072, 91_073)
        (snapshot.heart.respiratoryRatePerMinute, snapshot.heart.vo2Max) = (91_074, 91_075)
        (snapshot.heart.vo2MaxDay, snapshot.heart.fitnessLevel) = (today, .average)
        (snapshot.heart.recoveryHeartRateBPM, snapshot.heart.heartRateRecoveryBPM) = (91_076, 91_077)
        (snapshot.heart.bloodOxygenPercent, snapshot.heart.bloodOxygenLowPercent) = (91_078, 91_079)
        (snapshot.heart.hrvRMSSDMs, snapshot.heart.vo2MaxMedian) = (91_141, 91_142)
        (snapshot.heart.fitnessPercentile, snapshot.heart.isRestingHeartRateElevated) = (91_092, true)
        func range(_ value: Double) -> NormalRange? {
            NormalRange(Array(repeating: value, count: 67), scale: .linear)
        }
        (snapshot.heart.restingHeartRateRange, snapshot.heart.hrvSDNNRange) = (range(91_143), range(91_144))
        (snapshot.heart.hrvRMSSDRange, snapshot.heart.respiratoryRateRange) = (range(91_145), range(91_146))
        (snapshot.body.weightKg, snapshot.body.weightDay, snapshot.body.weightTrendKg) = (91_081, today, 91_082)
        (snapshot.body.weightLeftOutKg, snapshot.body.weightLeftOutDay) = (91_090, today)
        (snapshot.body.bodyFatPercent, snapshot.body.leanMassKg) = (91_083, 91_084)
        (snapshot.body.weightSlopeKgPerWeek, snapshot.body.bmi) = (91_085, 91_086)
        (snapshot.body.bmiCategory, snapshot.body.weightTrend) = (.normal, .stable)
        (snapshot.body.bodyFatTrend, snapshot.body.heightM) = (.increasing, 91_091)
        (snapshot.body.bodyFatDay, snapshot.body.bodyFatMedianPercent) = (today, 91_088)
        (snapshot.body.leanMassOrigin, snapshot.body.fatFreeMassIndex) = (.estimated, 91_093)
    }

    /// Fields that hold nothing, by name.
    static func empty(in value: Any, at path: String = "") -> [String] {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            return mirror.children.first.map { empty(in: $0.value, at: path) } ?? [path]
        }
        guard mirror.displayStyle == .struct, !(value is Date), !(value is CivilDay) else { return [] }
        return mirror.children.flatMap { empty(in: $0.value, at: "\(path).\($0.label ?? "")") }
    }
}

/// Sets of categories: none, all, each alone, all but each, and a good many others.
private let choices: [Set<HealthCategory>] = {
    let all = HealthCategory.allCases
    var sets: [Set<HealthCategory>] = [[], Set(all)] + all.map { [$0] } + all.map { Set(all).subtracting([$0]) }
    var bits: UInt64 = 0x9E37_79B9
    for _ in 0..<24 {
        bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        sets.append(Set(all.enumerated().filter { (bits >> (20 + UInt64($0.offset))) & 1 == 1 }.map(\.element)))
    }
    return sets
}()

@Suite struct `What is not shared` {
    private let health: FixtureHealth = {
        var health = FixtureHealth()
        health.adjust = { $0 = Canary.report }
        return health
    }()

    /// Everything that a model is sent in a turn that asks every tool for everything.
    private func sent(_ consent: ConsentFilter) async -> String {
        let metrics = DayField.allCases.enumerated().map {
            call("m\($0.offset)", "metric_stats", #"{"metric":"\#($0.element.rawValue)","range":"last_7_days"}"#)
        }
        let rounds = stride(from: 0, to: metrics.count, by: 16).map { start -> [ReplyEvent] in
            metrics[start..<min(start + 16, metrics.count)].map { .toolCall($0) } + [.ended(.finished(.toolCalls))]
        }
        let model = ScriptedModel(answers: rounds + [saying("done")])
        let everywhere = EverywhereHealth(health)
        let engine = CoachEngine(
            health: everywhere, consent: { _ in consent },
            tools: QueryToolkit(everywhere) { ToolClock(today: today) }.tools)
        _ = await engine.events(from: model)
        // Each request repeats what went before it: every piece is looked through once.
        var known: Set<String> = []
        let pieces = model.requests.flatMap { request in
            [request.system] + request.messages.map { $0.text + ($0.toolResult?.json ?? "") }
        }
        return pieces.filter { known.insert($0).inserted }.joined(separator: "\n")
    }

    @Test func `the day of the test leaves no field empty`() {
        #expect(Canary.empty(in: Canary.report.snapshot) == [])
        #expect(Set(Canary.marks.keys).union([.reproductive, .clinical]) == Set(HealthCategory.allCases))
    }

    @Test func `with everything shared every mark is sent`() async {
        let text = await sent(ConsentFilter(place: .local, shared: Set(HealthCategory.allCases)))
        for (category, marks) in Canary.marks {
            for mark in marks { #expect(text.contains(mark), "\(category) \(mark)") }
        }
        for field in DayField.allCases where !field.isText {
            #expect(text.contains(Canary.mark(of: field)), "\(field)")
        }
    }

    @Test(arguments: choices)
    func `never appears in instructions, results and history`(shared: Set<HealthCategory>) async {
        let text = await sent(ConsentFilter(place: .elsewhere, shared: shared))
        for category in HealthCategory.allCases where !shared.contains(category) {
            for mark in Canary.marks[category] ?? [] { #expect(!text.contains(mark), "\(category) \(mark)") }
        }
        for field in DayField.allCases where !field.isText {
            // What the calendar says goes along with something that was measured, and not by itself.
            let isShared =
                field.categories.isSubset(of: shared)
                && DayField.allCases.contains { !$0.categories.isEmpty && $0.categories.isSubset(of: shared) }
            #expect(text.contains(Canary.mark(of: field)) == isShared, "\(field)")
        }
        #expect(!text.contains("Robin") && !text.contains("Canary Workout"), "names stay here whatever is shared")
    }

    @Test func `all is held back until the person was asked`() {
        let away = ModelRecipient(.elsewhere, host: "api.example.com")
        var privacy = Settings.Privacy()
        privacy.sharedRemotely = [.heart]  // a proposal is no yes
        let filter = ConsentFilter(privacy, for: .openAI, at: away)
        #expect(filter.shared.isEmpty && filter.withheld == HealthCategory.allCases && !filter.isConfirmed)
        #expect(ConsentFilter(privacy, for: .ollama, at: ModelRecipient(.local, host: "localhost")).withheld.isEmpty)
        #expect(ConsentFilter(privacy, for: .offline, at: ModelRecipient(.offline, host: "")).withheld.isEmpty)
        privacy.consents[.openAI] = Settings.Consent(host: "api.example.com", shared: [.sleep])
        #expect(ConsentFilter(privacy, for: .openAI, at: away).shared == [.sleep])
        #expect(ConsentFilter(privacy, for: .anthropic, at: away).shared.isEmpty, "each provider has its own")
        let moved = ConsentFilter(privacy, for: .openAI, at: ModelRecipient(.elsewhere, host: "api.example.org"))
        #expect(moved.shared.isEmpty && !moved.isConfirmed, "another host is asked about anew")
    }

    @Test func `is named to the model, and not as missing`() async {
        let text = await sent(ConsentFilter(place: .elsewhere, shared: [.activity, .profile]))
        #expect(text.contains("The person does not share with you: Workouts, Body, Heart, Sleep,"))
        #expect(!text.contains("Not measured on this day: sleep"))
        let none = await sent(ConsentFilter(place: .elsewhere, shared: []))
        #expect(none.contains("The person shares no measurements with you") && !none.contains("Nothing was ever"))
        #expect(!none.contains("<health_data>\n{"))
    }
}

/// A day that is the same everywhere, and metrics with their canary on each day.
private struct EverywhereHealth: HealthReading, QueryReading {
    let health: FixtureHealth
    init(_ health: FixtureHealth) { self.health = health }

    func days(_ fields: Set<DayField>, upTo today: CivilDay) async throws(HealthStoreError) -> DayColumns {
        var columns = DayColumns(first: today)
        for field in fields {
            if field.isText {
                columns.texts[field] = ["canary text"]
            } else {
                columns.numbers[field] = [Canary.number(of: field)]
            }
        }
        return columns
    }
    func catalogue(upTo today: CivilDay) async throws(HealthStoreError) -> [CatalogueEntry] {
        DayField.allCases.map { CatalogueEntry(field: $0, dates: today...today, recordedDays: 1) }
    }
    func workouts(upTo today: CivilDay) async throws(HealthStoreError) -> [QueryWorkout] { [] }
    func nights(in dates: ClosedRange<CivilDay>, upTo today: CivilDay) async throws(HealthStoreError) -> [QueryNight] {
        []
    }
    func person(on today: CivilDay) async throws(HealthStoreError) -> QueryPerson { QueryPerson(homeZone: "UTC") }
    func select(
        _ query: String, limit: Int, upTo today: CivilDay, hiding hidden: Set<HealthCategory>
    ) async throws(SelectProblem) -> SelectedRows { SelectedRows(columns: [], rows: []) }

    func report(of day: CivilDay) async throws(HealthStoreError) -> DayReport { try await health.report(of: day) }
    func dailyValues(of metric: MetricID, in days: ClosedRange<CivilDay>) async throws(HealthStoreError) -> [DailyValue]
    {
        [DailyValue(day: days.upperBound, value: Canary.comparison(of: metric))]
    }
    func intradayValues(of metric: MetricID, on day: CivilDay) async throws(HealthStoreError) -> [IntradayValue] { [] }
}

@Suite struct `Earlier talk before another reader` {
    private static let here = ModelReference(provider: .ollama, model: "llama")
    private static let away = ModelReference(provider: .openAI, model: "gpt")

    private func engine(_ shared: Set<HealthCategory>) -> CoachEngine {
        CoachEngine(
            health: FixtureHealth(),
            consent: {
                switch $0.provider {
                case .offline: .everything
                case .ollama: ConsentFilter(place: .local, shared: Set(HealthCategory.allCases))
                default: ConsentFilter(place: .elsewhere, shared: shared)
                }
            })
    }

    private func result(_ id: String, _ json: String, _ name: String = "metric_range") -> [ChatMessage] {
        [
            ChatMessage(.coach, "", toolCalls: [call(id, name)], model: Self.away),
            .result(ToolResult(callID: id, name: name, json: json)),
        ]
    }

    private func sent(
        _ messages: [ChatMessage], _ shared: Set<HealthCategory> = [], along: Bool = false,
        to model: ModelReference = away
    ) async -> [String] {
        let options = ReplyOptions(earlierTalkUntil: along ? .distantFuture : nil)
        let all = messages + [ChatMessage(.person, "And now?")]
        return await engine(shared).request(for: all, on: today, options: options, from: model).messages.map(\.text)
    }

    @Test func `turns that were answered here stay here`() async {
        for author in [Self.here, ModelReference(provider: .offline, model: "rules")] {
            let talk = [ChatMessage(.person, "How did I sleep?"), ChatMessage(.coach, "7 h", model: author)]
            #expect(await sent(talk) == ["And now?"])
            #expect(await sent(talk, along: true) == ["How did I sleep?", "7 h", "And now?"])
            #expect(await sent(talk, to: Self.here) == ["How did I sleep?", "7 h", "And now?"])
        }
    }

    @Test func `turns that were answered elsewhere go along`() async {
        let talk = [
            ChatMessage(.person, "a"), ChatMessage(.coach, "b", model: Self.away), ChatMessage(.person, "c"),
            ChatMessage(.coach, "d", model: Self.here),
        ]
        #expect(await sent(talk) == ["a", "b", "And now?"])
    }

    @Test func `an answer whose author is not known stays here`() async {
        #expect(await sent([ChatMessage(.person, "a"), ChatMessage(.coach, "b")]) == ["And now?"])
    }

    @Test func `a result that is not shared any more is replaced`() async throws {
        let talk =
            [ChatMessage(.person, "a")] + result("1", #"{"metric":"weight_kg","mean":72}"#)
            + [ChatMessage(.coach, "b", model: Self.away)]
        #expect(await sent(talk, [.body])[2] == #"{"metric":"weight_kg","mean":72}"#)
        let replaced = await sent(talk, [.heart])[2]
        #expect(JSONValue(replaced)?["reason"].text == "not shared" && !replaced.contains("72"))
    }

    @Test func `a snapshot goes along only where it leaves out all that is withheld now`() async {
        let json = #"{"day":"2026-03-14","withheld":["body"],"snapshot":{"activity":{"steps":91023}},"notes":[]}"#
        let talk =
            [ChatMessage(.person, "a")] + result("1", json, "day_snapshot")
            + [ChatMessage(.coach, "b", model: Self.away)]
        #expect(await sent(talk, Set(HealthCategory.allCases).subtracting([.body]))[2] == json)
        let replaced = await sent(talk, Set(HealthCategory.allCases).subtracting([.body, .activity]))[2]
        #expect(JSONValue(replaced)?["error"]["code"].text == "not_allowed" && !replaced.contains("91023"))
    }
}
