import HealthModel

/// The formulas that can be asked for by name.
public enum FormulaName: String, CaseIterable, Sendable {
    case bmi
    case leanMass = "lean_mass"
    case energyFromTrend = "energy_from_trend"
    case goalDistance = "goal_distance"
    case trimp = "trimp_banister"
    case monotony, ctl, atl, tsb, acwr
    case goalPercentile = "goal_percentile"
    case normalRange = "normal_range"
    case robustZ = "robust_z"
    case outliers
    case vo2Percentile = "vo2_percentile"
    case heartRateZones = "hr_zones"
    case mifflin
    case readiness, episodes, trips, arithmetic
}

/// The inputs of a formula.
public struct FormulaInputs: Sendable {
    public var table: DayTable
    public var person: QueryPerson
    public var workouts: [QueryWorkout]

    public init(table: DayTable, person: QueryPerson, workouts: [QueryWorkout] = []) {
        self.table = table
        self.person = person
        self.workouts = workouts
    }

    /// The last value of a column up to today, or of a range.
    func last(_ field: DayField, in dates: ClosedRange<CivilDay>? = nil) throws(MissingInput) -> DatedValue {
        let days = table.span(dates ?? table.everything)
        guard let last = table.values(field, on: days).last else {
            throw MissingInput("no \(field.rawValue) is recorded\(dates == nil ? "" : " in these dates")")
        }
        return last
    }

    /// Whole years.
    func age(on day: CivilDay) throws(MissingInput) -> Int {
        guard let born = person.dateOfBirth, born <= day else { throw MissingInput("the date of birth is not known") }
        return born.wholeYears(to: day)
    }

    func isFemale() throws(MissingInput) -> Bool {
        guard let isFemale = person.isFemale else { throw MissingInput("the sex is not known") }
        return isFemale
    }

    func sex() throws(MissingInput) -> Sex { try isFemale() ? .female : .male }

    /// Metres.
    func height() throws(MissingInput) -> Double {
        guard let height = person.height, height > 0 else { throw MissingInput("the height is not known") }
        return height / 100
    }

    /// The person's own setting, else by age.
    func maximumHeartRate(on day: CivilDay) throws(MissingInput) -> Double {
        if let own = person.maximumHeartRate { return own }
        guard let estimated = MaximumHeartRate.estimated(age: try age(on: day)) else {
            throw MissingInput("the date of birth is not known")
        }
        return estimated
    }
}

/// Why a formula has no value: one sentence without values.
public struct MissingInput: Error, Sendable {
    public var reason: String
    /// What of the answer is known all the same.
    public var known: FormulaAnswer

    public init(_ reason: String, known: FormulaAnswer = []) { (self.reason, self.known) = (reason, known) }
}

/// A part of what a formula answers.
public enum FormulaValue: Sendable {
    case number(Double)
    case text(String)
    case day(CivilDay)
    case rows([[FormulaValue]])
    case object(FormulaAnswer)
    /// Objects with named parts.
    case list([FormulaAnswer])
}

/// In the order it is told.
public typealias FormulaAnswer = [(name: String, value: FormulaValue)]
