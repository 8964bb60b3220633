import HealthModel

/// The dates of a store with their values, as the tools count them.
public struct DayTable: Sendable {
    public let today: CivilDay
    private let columns: DayColumns

    public init(_ columns: DayColumns, today: CivilDay) {
        self.columns = columns
        self.today = today
    }

    /// From the first date on; `nil` for an empty store.
    public var first: CivilDay? { columns.first.flatMap { $0 <= today ? $0 : nil } }

    /// The days of `all`: today alone where nothing is recorded.
    public var everything: ClosedRange<CivilDay> { (first ?? today)...today }

    /// The days of a range; of `.all` every day with data.
    public func dates(of range: DayRange) -> ClosedRange<CivilDay> {
        switch range {
        case .all: everything
        case .days(let days): days
        }
    }

    /// The dates that count: the asked ones from the first date of the store to today. Empty where there are none.
    public func span(_ asked: ClosedRange<CivilDay>) -> [CivilDay] {
        guard let first, asked.lowerBound <= today, asked.upperBound >= first else { return [] }
        let (from, to) = (max(first, asked.lowerBound), min(today, asked.upperBound))
        return (from.number...to.number).map(CivilDay.init(number:))
    }

    /// Missing before the first date and after today.
    public func cell(_ field: DayField, on day: CivilDay) -> FieldValue {
        field.isText ? FieldValue(text(field, on: day)) : FieldValue(number(field, on: day))
    }

    /// The number in a field on a day; `nil` where it was not measured, and after today.
    public func number(_ field: DayField, on day: CivilDay) -> Double? {
        guard let first = columns.first, let column = columns.numbers[field] else { return nil }
        let index = day - first
        return column.indices.contains(index) && day <= today ? column[index] : nil
    }

    /// The text in a field on a day; `nil` where there is none, and after today.
    public func text(_ field: DayField, on day: CivilDay) -> String? {
        guard let first = columns.first, let column = columns.texts[field] else { return nil }
        let index = day - first
        return column.indices.contains(index) && day <= today ? column[index] : nil
    }

    /// The values of a column on these dates, without the dates that have none.
    public func values(_ field: DayField, on days: [CivilDay]) -> [DatedValue] {
        guard let first = columns.first, let column = columns.numbers[field] else { return [] }
        return days.compactMap { day in
            let index = day - first
            guard column.indices.contains(index), day <= today else { return nil }
            return column[index].map { DatedValue(day: day, value: $0) }
        }
    }

    /// All values of a column up to today.
    public func values(_ field: DayField) -> [DatedValue] { values(field, on: span(everything)) }

    /// First and last date with a value; `nil` where there is none.
    public func recorded(_ field: DayField) -> ClosedRange<CivilDay>? {
        let days = span(everything)
        func has(_ day: CivilDay) -> Bool { cell(field, on: day) != .missing }
        guard let from = days.first(where: has), let to = days.last(where: has) else { return nil }
        return from...to
    }

    /// Whether all conditions hold on a day; unknown where one of them cannot be told and none fails.
    public func membership(of day: CivilDay, _ conditions: [Condition<DayField>]) -> Membership {
        var isUnknown = false
        for condition in conditions {
            switch condition.holds(for: cell(condition.field, on: day.advanced(by: -condition.lag))) {
            case false?: return .outside
            case nil: isUnknown = true
            case true?: continue
            }
        }
        return isUnknown ? .unrecorded : .inside
    }

    /// The dates of the span on which all conditions hold.
    public func days(
        of asked: ClosedRange<CivilDay>, where conditions: [Condition<DayField>]
    ) -> [CivilDay] {
        span(asked).filter { membership(of: $0, conditions) == .inside }
    }
}

/// A value with the date that it belongs to.
public struct DatedValue: Equatable, Sendable {
    public var day: CivilDay
    /// In the unit of its field.
    public var value: Double

    public init(day: CivilDay, value: Double) {
        self.day = day
        self.value = value
    }
}
