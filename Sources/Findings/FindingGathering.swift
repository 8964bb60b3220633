import HealthModel
import HealthQuery

extension FindingInputs {
    /// Gathers the inputs by the queries of the tools, without what is hidden.
    /// - Parameters:
    ///   - extra: further columns that are asked about.
    ///   - minuteOfDay: up to which today is known; `nil` where it is over or taken as a whole.
    public init(
        from reading: any QueryReading, upTo today: CivilDay, minuteOfDay: Int? = nil,
        hiding hidden: Set<HealthCategory> = [], also extra: Set<DayField> = [],
        memory: FindingMemory = FindingMemory()
    ) async throws(HealthStoreError) {
        let fields = Self.fields.union(extra).filter { $0.categories.isDisjoint(with: hidden) }
        var columns = try await reading.days(fields, upTo: today)
        if !hidden.subtracting([.profile]).isEmpty {
            columns = columns.starting(at: try await reading.catalogue(upTo: today).firstDay(hiding: hidden))
        }
        var person = try await reading.person(on: today)
        if hidden.contains(.profile) {
            (person.dateOfBirth, person.isFemale, person.height, person.goals) = (nil, nil, nil, [:])
        }
        var workouts = hidden.contains(.workouts) ? [] : try await reading.workouts(upTo: today)
        if hidden.contains(.heart) {
            for index in workouts.indices {
                workouts[index].zoneMinutes = nil
                workouts[index].averageHeartRate = nil
                workouts[index].maximumHeartRate = nil
                workouts[index].heartRateRecovery = nil
            }
        }
        let nights = today.advanced(by: 1 - Self.nightsNeeded)...today
        self.init(
            table: DayTable(columns, today: today), person: person, workouts: workouts,
            nights: hidden.contains(.sleep) ? [] : try await reading.nights(in: nights, upTo: today),
            minuteOfDay: minuteOfDay, hidden: hidden, memory: memory)
        let days = today.advanced(by: -FindingEngine.breakReach)...today
        let measured = FindingMetric.measured.filter { isRecorded($0) }
        let sources = try await reading.sourceDays(of: measured, in: days)
        sourceChanges = sources.mapValues(SourceChange.all).filter { !$0.value.isEmpty }
        guard !hidden.contains(.workouts) else { return }
        let monday = today.advanced(by: -today.weekday)
        planned = try await reading.planned(
            in: today.advanced(by: -Self.planNeeded)...monday.advanced(by: 6), upTo: today, against: workouts)
    }
}
