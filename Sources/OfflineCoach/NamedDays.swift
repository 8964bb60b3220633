import HealthModel
import HealthQuery

extension QuestionReader {
    /// The days that some words name, as the tools write them or as people do; `nil` for words that name anything else.
    public func days(namedBy words: String) -> ClosedRange<CivilDay>? {
        if let days = DayRange.typedDays(words.lowercased(), today: today) { return days }
        let reading = reading(of: words)
        guard case .refused = reading.result, reading.understood.isEmpty, reading.unread.isEmpty,
            let days = reading.understoodDays, days.own == nil
        else { return nil }
        let first = CivilDay(year: 1900, month: 1, day: 1) ?? days.to
        return min(days.from ?? first, days.to)...days.to
    }
}
