import HealthModel
import HealthQuery

/// The inputs of findings and conclusions. Values in; nothing is read, stored or asked for here.
public struct FindingInputs: Sendable {
    /// The columns of `fields` that may be seen, up to today.
    public var table: DayTable
    public var person: QueryPerson
    /// In order of start.
    public var workouts: [QueryWorkout]
    /// The plan of the last weeks and of this week, in order of its days; empty where nothing is planned.
    public var planned: [PlannedWorkout] = []
    /// The main sleeps of the last weeks, in order.
    public var nights: [QueryNight]
    /// The changes of source of the last half year, of metrics that a device measures.
    public var sourceChanges: [DayField: [SourceChange]] = [:]
    /// Minutes after midnight up to which today is known; `nil` where the day is over or taken as a whole.
    public var minuteOfDay: Int?
    /// Kept back from whoever reads the answer.
    public var hidden: Set<HealthCategory>
    /// The findings told before, so that they are not repeated day by day, and the person's opinions of them.
    public var memory: FindingMemory

    /// The columns that the rules look at.
    public static let fields: Set<DayField> = Set(FindingMetric.all.map(\.field)).union([
        .zone, .wakeTime, .bedTime, .sleepEfficiency, .load, .workouts, .workoutMinutes, .alcohol, .caffeine,
        .ringsClosed, .moveClosed, .exerciseClosed, .logHeartRateVariability, .moveGoal, .exerciseGoal,
        .standHours, .standGoal, .water, .mindfulMinutes, .sleepHours, .sleepAwake, .runDistance, .distance,
        .bodyTemperature, .tags,
    ])
    /// Nights before today whose raw figures are needed.
    public static let nightsNeeded = 60
    /// Days before today whose plan is needed.
    public static let planNeeded = 35

    public init(
        table: DayTable, person: QueryPerson, workouts: [QueryWorkout] = [], nights: [QueryNight] = [],
        minuteOfDay: Int? = nil, hidden: Set<HealthCategory> = [], memory: FindingMemory = FindingMemory()
    ) {
        (self.table, self.person, self.workouts, self.nights) = (table, person, workouts, nights)
        (self.minuteOfDay, self.hidden, self.memory) = (minuteOfDay, hidden, memory)
    }

    public var today: CivilDay { table.today }

    // MARK: Values

    /// The value of a day; `nil` where none was recorded or may be seen, where it can be no measurement or is a slip, and of today
    /// while its value is not final.
    func value(_ field: DayField, on day: CivilDay) -> Double? {
        if day == today, minuteOfDay != nil, field.isFinalAfterDay { return nil }
        guard isShown(field), let value = table.counted(field, on: day), isPlausible(value, field) else { return nil }
        return value
    }

    func values(_ field: DayField, in days: ClosedRange<CivilDay>) -> [DatedValue] {
        guard isShown(field) else { return [] }
        let isRunning = minuteOfDay != nil && field.isFinalAfterDay
        return table.counted(field, in: days).filter {
            isPlausible($0.value, field) && !(isRunning && $0.day == today)
        }
    }

    /// The last `count` dates up to a day; `nil` where there is no value.
    func series(_ field: DayField, last count: Int, upTo day: CivilDay) -> [Double?] {
        (0..<count).reversed().map { value(field, on: day.advanced(by: -$0)) }
    }

    /// The `count` dates before a day, the day left out.
    func before(_ day: CivilDay, _ count: Int, _ field: DayField) -> [Double] {
        values(field, in: day.advanced(by: -count)...day.advanced(by: -1)).map(\.value)
    }

    private func isPlausible(_ value: Double, _ field: DayField) -> Bool {
        field.isPlausible(value)
    }

    func isShown(_ field: DayField) -> Bool { hidden.isEmpty || field.categories.isDisjoint(with: hidden) }

    /// Whether it was ever recorded, and may be seen.
    func isRecorded(_ field: DayField) -> Bool { isShown(field) && table.recorded(field) != nil }

    /// The kind of heart rate variability that is recorded: SDNN before RMSSD, never both in one line.
    var variability: DayField {
        table.recorded(.heartRateVariability) == nil && table.recorded(.heartRateVariabilityRMSSD) != nil
            ? .heartRateVariabilityRMSSD : .heartRateVariability
    }

    /// Whether the current day is over or a given day is another one.
    func isComplete(_ day: CivilDay) -> Bool { day < today || minuteOfDay == nil }

    var formulas: FormulaInputs { FormulaInputs(table: table, person: person, workouts: workouts) }
}
