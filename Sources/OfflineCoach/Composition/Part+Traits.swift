import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

extension Part {
    /// Whether it says which days, and nothing of what was done on them.
    var isOfDays: Bool {
        switch self {
        case .days, .relative, .weekend, .habit, .own, .current: true
        case .preposition(let word): word.isLight
        default: false
        }
    }

    /// Whether it is a day or a span by its date.
    var isDateOfDays: Bool {
        switch self {
        case .days, .ordinal: true
        default: false
        }
    }

    var isWholeSleep: Bool {
        self == .quantity(.day(.sleep), isVerb: false) || self == .quantity(.day(.sleepTotal), isVerb: false)
    }

    /// Whether it says days of the week.
    var isCalendar: Bool {
        switch self {
        case .weekend, .habit: true
        default: false
        }
    }

    var isFigureOfWorkouts: Bool {
        switch self {
        case .attribute, .calories, .heart: true
        default: false
        }
    }

    /// The figure of workouts that a bound before it is of.
    var boundedFigure: WorkoutField? {
        switch self {
        case .attribute(let field): field
        case .verb("climb"): .elevation
        default: nil
        }
    }

    var isKindNoun: Bool { if case .kind(_, isVerb: false) = self { true } else { false } }

    var isNamedKind: Bool { if case .kind(let types, _) = self { !types.isEmpty } else { false } }

    /// Whether it says on which days.
    var namesDays: Bool {
        switch self {
        case .days, .habit, .weekend, .only: true
        default: false
        }
    }

    /// The day of the week that `Fridays` names; `nil` for several of them, and for all else.
    var onlyWeekday: Int? {
        if case .habit(let days) = self, days.count == 1 { days[0] } else { nil }
    }

    /// Whether a number before it counts the latest of it: workouts, and values of what is measured now and then.
    func hasLatest(_ isMore: Bool) -> Bool {
        switch self {
        case .kind: true
        case .pair: isMore
        case .quantity(.day(let field), isVerb: false): isMore && (field.kind == .latest || field.kind == .discrete)
        default: false
        }
    }

    var isZone: Bool {
        if case .attribute(let field) = self {
            [.zone1, .zone2, .zone3, .zone4, .zone5, .hardZones].contains(field)
        } else {
            false
        }
    }

    var isRise: Bool {
        switch self {
        case .rise, .risen: true
        default: false
        }
    }

    /// Whether something has gone up or down.
    var isRisen: Bool {
        switch self {
        case .risen, .weightRisen: true
        default: false
        }
    }

    /// An amount that says by its unit what it is of: `81.4 kg`, `500 ml`.
    var isAmountOfEntry: Bool {
        if case .measure(_, let unit) = self { unit.dimension == .mass || unit.dimension == .volume } else { false }
    }

    var isBounds: Bool { if case .bounds = self { true } else { false } }

    /// Bounds of a time that something takes.
    var isLength: Bool {
        if case .bounds(let bounds) = self { bounds.allSatisfy { $0.unit?.dimension == .time } } else { false }
    }

    /// What the days of the other side are told by.
    var isOfOtherDays: Bool {
        switch self {
        case .only, .opposite, .preposition(.after), .preposition(.without): true
        default: false
        }
    }

    /// `how many weekends` are not days.
    var isWeekend: Bool { if case .weekend = self { true } else { false } }

    /// Whether a number before it counts it.
    var isCounted: Bool {
        switch self {
        case .period, .daysWhen, .kind, .only, .quantity, .groupNoun, .unit, .test, .attribute, .number, .habit: true
        default: false
        }
    }
}
