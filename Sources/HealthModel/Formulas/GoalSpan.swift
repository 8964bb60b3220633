/// What a goal is of: of a metric one goal of each stands. The raw value is the name in tools and in entries.
public enum GoalSpan: String, Codable, Sendable, CaseIterable {
    /// Also of a level without a day it is to be reached by.
    case day
    case week, month, year
    /// A level that is to be reached by a day.
    case date

    /// - Parameters:
    ///   - period: `nil` for a level, such as a weight.
    ///   - due: the day it is to be reached by.
    public init(_ period: CalendarSpan?, due: CivilDay?) {
        self =
            switch period {
            case nil: due == nil ? .day : .date
            case .day?: .day
            case .week?: .week
            case .month?: .month
            case .year?: .year
            }
    }
}
