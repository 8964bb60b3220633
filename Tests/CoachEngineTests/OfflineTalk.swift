import ChatModel
import CoachEngine
import HealthModel
import HealthQuery
import SettingsModel

@testable import CoachTools

/// The fixture's hundred days as the tools read them.
struct FixtureQuery: QueryReading {
    var health = FixtureHealth()
    var moveGoal = 500.0
    /// The person's own.
    var goals: [DayField: [QueryGoal]] = [:]

    func days(_ fields: Set<DayField>, upTo today: CivilDay) async throws(HealthStoreError) -> DayColumns {
        if let failure = health.failure { throw failure }
        guard !health.isEmpty else { return DayColumns(first: nil) }
        let days = (0..<100).map { FixtureHealth.first.advanced(by: $0) }
        let none = [Double?](repeating: nil, count: days.count)
        var numbers: [DayField: [Double?]] = [:]
        for field in fields {
            guard let metric = MetricID(rawValue: field.rawValue) else { continue }
            numbers[field] = FixtureHealth.recorded.contains(metric) ? days.map { health.value(metric, $0) } : none
        }
        if fields.contains(.bedTime) { numbers[.bedTime] = days.map { health.value(.sleep, $0).map { _ in 1380 } } }
        if fields.contains(.wakeTime) { numbers[.wakeTime] = days.map { health.value(.sleep, $0).map { _ in 390 } } }
        if fields.contains(.moveGoal) { numbers[.moveGoal] = days.map { _ in moveGoal } }
        // The move goal is the only one here, and stands for all rings.
        for ring in [DayField.moveClosed, .ringsClosed] where fields.contains(ring) {
            numbers[ring] = days.map { day in health.value(.activeEnergy, day).map { $0 >= moveGoal ? 1 : 0 } }
        }
        if fields.contains(.workouts) { numbers[.workouts] = days.map { _ in 0 } }
        return DayColumns(first: FixtureHealth.first, numbers: numbers)
    }

    func catalogue(upTo today: CivilDay) async throws(HealthStoreError) -> [CatalogueEntry] {
        let columns = try await days(Set(DayField.allCases), upTo: today)
        return DayField.allCases.compactMap { field in
            let count = columns.numbers[field]?.count { $0 != nil } ?? 0
            return count > 0
                ? CatalogueEntry(field: field, dates: FixtureHealth.first...today, recordedDays: count) : nil
        }
    }

    func workouts(upTo today: CivilDay) async throws(HealthStoreError) -> [QueryWorkout] { [] }

    func nights(in dates: ClosedRange<CivilDay>, upTo today: CivilDay) async throws(HealthStoreError) -> [QueryNight] {
        (dates.lowerBound.number...dates.upperBound.number).compactMap { number in
            let day = CivilDay(number: number)
            return health.value(.sleep, day).map { asleep in
                QueryNight(
                    wakeDate: day, bed: 1380, wake: 390, inBed: 450, asleep: asleep, source: "Watch", rawAsleep: asleep,
                    rawInBed: 450, naiveAsleepSum: asleep, sources: ["Watch"], duplicates: 0, naps: [], asleepSpans: [])
            }
        }
    }

    func person(on today: CivilDay) async throws(HealthStoreError) -> QueryPerson {
        QueryPerson(homeZone: "UTC", goals: goals)
    }

    func select(
        _ query: String, limit: Int, upTo today: CivilDay, hiding hidden: Set<HealthCategory>
    ) async throws(SelectProblem) -> SelectedRows { SelectedRows(columns: [], rows: []) }
}

/// The offline coach with its tools, as a person talks with it.
struct OfflineTalk {
    var reading: any QueryReading = FixtureQuery()
    var clock = ToolClock(today: today)
    var units = UnitSystem.metric
    var coach: OfflineCoach { coach(.standard) }

    func coach(_ persona: Persona) -> OfflineCoach {
        OfflineCoach(clock: { clock }, moment: { entryMoment }, persona: { persona }, units: { units }, pace: .zero)
    }

    /// The answer to the last of the questions, asked one after the other.
    func answer(_ questions: String..., persona: Persona = .standard) async -> String {
        var messages: [ChatMessage] = []
        for question in questions {
            if !messages.isEmpty { messages.append(ChatMessage(.coach, "…")) }
            messages.append(ChatMessage(.person, question))
        }
        return await answer(to: messages, persona: persona)
    }

    func answer(to messages: [ChatMessage], persona: Persona = .standard) async -> String {
        let engine = CoachEngine(
            health: FixtureHealth(), consent: { _ in .everything }, tools: QueryToolkit(reading) { clock }.tools)
        var text = ""
        for await event in engine.reply(from: coach(persona), to: messages, on: clock.today) {
            if case .text(let piece) = event { text += piece }
        }
        return text
    }

    /// The calls that it makes first.
    func plan(_ questions: String...) async -> [ToolCall] {
        let request = ReplyRequest(
            system: "", messages: questions.map { ChatMessage(.person, $0) }, tools: Toolbox.everything)
        var calls: [ToolCall] = []
        for await event in coach.reply(to: request) { if case .toolCall(let call) = event { calls.append(call) } }
        return calls
    }
}

extension Toolbox {
    /// The nine that read, and those that write.
    static let everything = ToolSchemas.definitions
}

/// The offline coach's whole answer over the fixture.
func offlineAnswer(
    _ questions: String..., health: FixtureHealth = FixtureHealth(), units: UnitSystem = .metric,
    partialUntil time: String? = nil
) async -> String {
    let talk = OfflineTalk(
        reading: FixtureQuery(health: health), clock: ToolClock(today: today, partialUntil: time), units: units)
    switch questions.count {
    case 2: return await talk.answer(questions[0], questions[1])
    default: return await talk.answer(questions[0])
    }
}
