import HealthModel
import HealthQuery

extension DayField {
    /// Deep sleep is told in minutes as well as in percent of the night.
    var isShareOfSleep: Bool { self == .deepShare || self == .remShare || self == .movePercent }
}

/// An end of a range that is written as two numbers.
enum RangeEnd {
    case lower, upper

    /// By the name of a member of a reply, or its place in a list of two; `nil` for what is no end of a range.
    init?(member name: String, index: Int) {
        if name.hasSuffix("range") && index == 0 || name.hasSuffix("low") || name == "min" || name.hasPrefix("day_low")
        {
            self = .lower
        } else if name.hasSuffix("range") && index == 1 || name.hasSuffix("high") || name == "max"
            || name.hasPrefix("day_high")
        {
            self = .upper
        } else {
            return nil
        }
    }
}

extension FactSubject {
    private static let ofOneDay: Set<String> = ["value", "first", "last", "max", "min"]

    /// The days that a member is of; `nil` where the reply does not say.
    func bindingDays(of name: String) -> ClosedRange<CivilDay>? {
        if let day,
            isRow || isPart && !isPrompt || hasOwnDay || Self.ofOneDay.contains(name) || FactSheet.field(name) != nil
        {
            return day...day
        }
        return isPrompt ? nil : range
    }
}
