import Foundation
import HealthModel

/// Something that a person writes down themselves. Values are in canonical units; what is left out stays unknown.
public enum LogEntry: Equatable, Sendable, Codable {
    case water(milliliters: Double, at: Date)
    case weight(kilograms: Double, bodyFatPercent: Double?, at: Date)
    case meal(Meal, at: Date)
    case workout(LoggedWorkout)
    /// Scales that it does not name stay as they are.
    case checkIn(CheckIn, day: CivilDay)

    /// A meal or drink; nutrients that were not given are `nil`.
    public struct Meal: Equatable, Sendable, Codable {
        public var name: String
        public var kilocalories: Double?
        /// Grams.
        public var protein: Double?
        public var carbohydrates: Double?
        public var fat: Double?
        /// Milligrams.
        public var caffeine: Double?
        /// Drinks.
        public var alcohol: Double?

        public init(name: String) { self.name = name }
    }

    /// A workout that was written down.
    public struct LoggedWorkout: Equatable, Sendable, Codable {
        /// As the tools name it: `Running`, `Table Tennis`.
        public var type: String
        public var start: Date
        public var minutes: Double
        public var kilometres: Double?
        public var kilocalories: Double?
        /// Beats a minute.
        public var averageHeartRate: Double?
        /// 1 to 10.
        public var effort: Int?
        public var isIndoor: Bool?
        public var note: String?

        public init(type: String, start: Date, minutes: Double) {
            self.type = type
            self.start = start
            self.minutes = minutes
        }
    }

    /// When it happened; `nil` for a check-in, which is of a whole day.
    public var instant: Date? {
        switch self {
        case .water(_, let at), .weight(_, _, let at), .meal(_, let at): at
        case .workout(let workout): workout.start
        case .checkIn: nil
        }
    }

    /// Whose consent it goes by.
    public var category: HealthCategory {
        switch self {
        case .water, .meal: .nutrition
        case .weight: .body
        case .workout: .workouts
        case .checkIn: .mood
        }
    }

    /// Whether it says the same of another moment.
    public func isSame(as other: LogEntry) -> Bool { moved == other.moved }

    private var moved: LogEntry {
        let never = Date(timeIntervalSince1970: 0)
        switch self {
        case .water(let milliliters, _): return .water(milliliters: milliliters, at: never)
        case .weight(let kilograms, let fat, _): return .weight(kilograms: kilograms, bodyFatPercent: fat, at: never)
        case .meal(let meal, _): return .meal(meal, at: never)
        case .workout(var workout):
            workout.start = never
            return .workout(workout)
        case .checkIn: return self
        }
    }
}

/// An entry as the store remembers it.
public struct LoggedEntry: Equatable, Identifiable, Sendable {
    /// By which it is taken back.
    public var id: Int
    public var entry: LogEntry
    public var writtenAt: Date
    /// `nil` while it stands.
    public var undoneAt: Date?

    public init(id: Int, entry: LogEntry, writtenAt: Date, undoneAt: Date? = nil) {
        self.id = id
        self.entry = entry
        self.writtenAt = writtenAt
        self.undoneAt = undoneAt
    }
}

/// What became of an entry.
public enum LogOutcome: Equatable, Sendable {
    case saved(id: Int)
    /// The same was written down within two minutes of it: nothing was stored. The id is of that one.
    case duplicate(id: Int)
}
