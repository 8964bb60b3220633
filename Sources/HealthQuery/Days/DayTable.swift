import HealthModel

/// The dates of a store with their values, as the tools count them. Statistics of body masses go without slips, such as a
/// weight typed in pounds, as charts do; a single value is told as it was typed.
public struct DayTable: Sendable {
    public let today: CivilDay
    private let columns: DayColumns
    /// The days of each body mass that statistics go without, see `MetricID.slips`.
    private let slipDays: [DayField: Set<CivilDay>]

    public init(_ columns: DayColumns, today: CivilDay) {
        self.columns = columns
        self.today = today
        slipDays = Self.slipDays(in: columns, upTo: today)
    }

    private static func slipDays(in columns: DayColumns, upTo today: CivilDay) -> [DayField: Set<CivilDay>] {
        guard let first = columns.first else { return [:] }
        var slipDays: [DayField: Set<CivilDay>] = [:]
        for field in DayField.bodyMasses {
            guard let column = columns.numbers[field] else { continue }
            let days = field.slips(in: column.prefix(max(0, today - first + 1)), from: first)
            if !days.isEmpty { slipDays[field] = days }
        }
        return slipDays
    }

    /// The same with other values of a column of numbers on these days, which are all that it has then.
    public func replacing(
        _ field: DayField, on days: ClosedRange<CivilDay>, with values: [Double?]
    ) -> DayTable {
        guard let first = columns.first else { return self }
        var columns = columns
        columns.numbers[field] = (columns.numbers[field] ?? []).indices.map { index in
            let place = first.advanced(by: index) - days.lowerBound
            return values.indices.contains(place) ? values[place] : nil
        }
        return DayTable(columns, today: today)
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

    /// Whether statistics of more days go without the value of this one.
    public func isSlip(_ field: DayField, on day: CivilDay) -> Bool { slipDays[field]?.contains(day) ?? false }

    /// The number in a field on a day for a statistic; `nil` also where it is a slip.
    public func counted(_ field: DayField, on day: CivilDay) -> Double? {
        isSlip(field, on: day) ? nil : number(field, on: day)
    }

    /// The same of a field of any kind; missing also where it is a slip.
    public func countedCell(_ field: DayField, on day: CivilDay) -> FieldValue {
        isSlip(field, on: day) ? .missing : cell(field, on: day)
    }

    /// The values of a column on these dates that count, without the dates that have none. Slips are left out, unless there
    /// is no other value.
    public func values(_ field: DayField, on days: [CivilDay]) -> [DatedValue] {
        let recorded = recordedValues(field, on: days)
        guard let slips = slipDays[field] else { return recorded }
        let counted = recorded.filter { !slips.contains($0.day) }
        return counted.isEmpty ? recorded : counted
    }

    /// The slips among the values of these dates that `values` goes without.
    public func leftOut(_ field: DayField, of days: [CivilDay]) -> [DatedValue] {
        guard let slips = slipDays[field] else { return [] }
        let recorded = recordedValues(field, on: days)
        let doubted = recorded.filter { slips.contains($0.day) }
        return doubted.count < recorded.count ? doubted : []
    }

    /// The days that are left out of mean and extremes of these values, which are on a chart's axis.
    public func leftOutOfCharts(_ field: DayField, _ drawn: [DatedValue]) -> Set<CivilDay> {
        field.leftOutOfCharts(drawn.map { ($0.day, $0.value) }, slips: slipDays[field] ?? [])
    }

    /// The numbers of a column from one date to another that count, up to today, without the dates that have none: slips are
    /// left out even where there is no other value.
    public func counted(_ field: DayField, in days: ClosedRange<CivilDay>) -> [DatedValue] {
        guard let first, let column = columns.numbers[field] else { return [] }
        let (from, to) = (max(first, days.lowerBound) - first, min(today, days.upperBound) - first)
        let slips = slipDays[field] ?? []
        guard from <= min(to, column.count - 1) else { return [] }
        return (from...min(to, column.count - 1)).compactMap { index in
            guard let value = column[index] else { return nil }
            let day = first.advanced(by: index)
            return slips.contains(day) ? nil : DatedValue(day: day, value: value)
        }
    }

    /// All values of a column on these dates, slips too, without the dates that have none.
    public func recordedValues(_ field: DayField, on days: [CivilDay]) -> [DatedValue] {
        guard let first = columns.first, let column = columns.numbers[field] else { return [] }
        return days.compactMap { day in
            let index = day - first
            guard column.indices.contains(index), day <= today else { return nil }
            return column[index].map { DatedValue(day: day, value: $0) }
        }
    }

    /// All values of a column up to today that count.
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
