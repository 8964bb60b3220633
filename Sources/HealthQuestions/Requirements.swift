import HealthModel
import HealthQuery

extension Requirement {
    package static let weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

    /// Days of the week, 0 for Monday.
    package static func weekdays(_ days: [Int]) -> Requirement {
        if days == [5, 6] { return Requirement(.day(.isWeekend), .equal, .number(1)) }
        if days == [0, 1, 2, 3, 4] { return Requirement(.day(.isWeekend), .equal, .number(0)) }
        return Requirement(.day(.weekday), .oneOf, .texts(days.map { weekdayNames[$0] }))
    }

    package static func weekend(_ isWeekend: Bool) -> Requirement {
        Requirement(.day(.isWeekend), .equal, .number(isWeekend ? 1 : 0))
    }

    package static func indoor(_ isIndoor: Bool) -> Requirement {
        Requirement(.field(.indoor), .equal, .number(isIndoor ? 1 : 0))
    }

    /// Minutes after midnight as `07:05`; whole days are dropped, and so are parts of a minute.
    package static func clock(_ minutes: Double) -> String {
        let whole = Int(minutes) % 1440
        let (hours, rest) = (whole / 60, whole % 60)
        return "\(hours < 10 ? "0" : "")\(hours):\(rest < 10 ? "0" : "")\(rest)"
    }

    /// Some workout of these types on the day.
    package static func worked(_ types: [String], lag: Int = 0) -> Requirement {
        Requirement(.workout(types: types, field: nil), .atLeast, .number(1), lag: lag)
    }

    /// Whether it asks for some workout of the day.
    package var isWorked: Bool {
        if case .workout(_, nil) = subject { sign == .atLeast && value == .number(1) } else { false }
    }

    /// Whether it asks for a day without a workout of some kind.
    package var isWithoutWorkout: Bool {
        if case .workout(_, nil) = subject { sign == .equal && value == .number(0) && lag == 0 } else { false }
    }

    /// Whether it asks for several workouts of one day.
    package var isOfSeveral: Bool {
        if case .workout(_, nil) = subject, case .number(let count) = value { count > 1 } else { false }
    }

    /// The same of workouts that start at a time of the day.
    package func starting(_ sign: Sign, _ minutes: Double) -> Requirement {
        Requirement(.workout(types: types, field: .startClock), sign, .number(minutes), lag: lag)
    }

    /// About the calendar alone.
    package var isCalendar: Bool {
        switch subject {
        case .day(.weekday), .day(.isWeekend), .date: lag == 0
        default: false
        }
    }

    /// Whether a day of the calendar may pass: a test of anything else leaves that open.
    package func admits(_ day: CivilDay) -> Bool {
        guard isCalendar else { return true }
        return switch (subject, value) {
        case (.day(.isWeekend), .number(let flag)): (day.weekday >= 5) == (flag == 1)
        case (.day(.weekday), .texts(let names)): names.contains(Self.weekdayNames[day.weekday])
        case (.date, .text(let iso)): sign != .unequal || day.iso != iso
        default: true
        }
    }

    /// The days of the week that it names, 0 for Monday; `nil` for the weekend and the days outside it, and for all else.
    package var weekdays: [Int]? {
        guard subject == .day(.weekday), sign == .oneOf, lag == 0, case .texts(let names) = value else { return nil }
        return names.compactMap { Self.weekdayNames.firstIndex(of: $0) }
    }

    /// Tests a metric of the day.
    package var isOfDay: Bool { if case .day(let field) = subject { !field.isText } else { false } }

    package var isOfWorkout: Bool { if case .field = subject { true } else { false } }

    /// Tests something done on some days and not on others.
    package var isOccasional: Bool { if case .day(let field) = subject { field.isOccasional } else { false } }

    /// Tests for several workouts, which few days have and many weeks.
    package var isCountOfSeveral: Bool {
        if case .workout(_, nil) = subject, case .number(2...) = value { true } else { false }
    }

    /// Tests for a workout that began in the evening.
    package var isOfEveningWorkout: Bool {
        guard case .workout(_, .startClock?) = subject, case .number(let minutes) = value else { return false }
        return minutes >= 1020 && (sign == .above || sign == .atLeast)
    }

    /// Tests what is measured in the main sleep.
    package var isOfNight: Bool { if case .day(let field) = subject { field.isOfNight } else { false } }

    package var isRing: Bool {
        switch subject {
        case .day(.moveClosed), .day(.exerciseClosed), .day(.standClosed), .day(.ringsClosed): true
        default: false
        }
    }

    /// The other two of the three rings, closed or open; none where it is of no single ring.
    package func otherRings(areClosed: Bool) -> [Requirement] {
        let rings: [Subject] = [.day(.moveClosed), .day(.exerciseClosed), .day(.standClosed)]
        guard rings.contains(subject) else { return [] }
        return rings.filter { $0 != subject }.map {
            Requirement($0, .equal, .number(areClosed ? 1 : 0), lag: lag)
        }
    }

    /// Of the workouts that some day had.
    package var types: [String] { if case .workout(let types, nil) = subject { types } else { [] } }

    /// The other days, where a comparison names none.
    package var opposed: Requirement? {
        switch (subject, sign, value) {
        case (.day(.isWeekend), .equal, .number(let flag)): Requirement(subject, .equal, .number(1 - flag), lag: lag)
        case (.field(.indoor), .equal, .number(let flag)): Requirement(subject, .equal, .number(1 - flag), lag: lag)
        case (.day(let field), .equal, .number(let flag)) where field.kind == .flag:
            Requirement(subject, .equal, .number(1 - flag), lag: lag)
        case (_, .above, .number(0)): Requirement(subject, .equal, .number(0), lag: lag)
        case (_, .atLeast, .number(1)): Requirement(subject, .equal, .number(0), lag: lag)
        case (.workout(_, nil), .equal, .number(0)): Requirement(subject, .atLeast, .number(1), lag: lag)
        case (_, .equal, .number(0)): Requirement(subject, .above, .number(0), lag: lag)
        case (.day(.weekday), .oneOf, .texts(let names)):
            Requirement(subject, .oneOf, .texts(Self.weekdayNames.filter { !names.contains($0) }), lag: lag)
        case (_, .oneOf, _): nil
        case (.workout(_, .some), _, _): Requirement(.noneOf([self]), .equal, .none)
        case (.noneOf(let tests), _, _): tests.count == 1 ? tests[0] : nil
        case (.any(let tests), _, _): Requirement(.noneOf(tests), .equal, .none)
        default: opposite
        }
    }
}
