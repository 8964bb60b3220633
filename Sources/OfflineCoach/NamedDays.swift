import HealthModel
import HealthQuery

extension QuestionReader {
    /// The days that some words name, as the tools write them or as people do; `nil` for words that name anything else.
    public func days(namedBy words: String) -> ClosedRange<CivilDay>? {
        let text = words.lowercased()
        let written = text.replacing("q", with: "Q").replacing("w", with: "W")
        for form in [text, written, text.replacing(" ", with: "_")] {
            // What is no form of the tools may still be words.
            if case .days(let days)? = try? DayRange(form, today: today) { return days }
        }
        let reading = reading(of: words)
        guard case .refused = reading.result, reading.understood.isEmpty, reading.unread.isEmpty,
            let days = reading.understoodDays, days.own == nil
        else { return nil }
        let first = CivilDay(year: 1900, month: 1, day: 1) ?? days.to
        return min(days.from ?? first, days.to)...days.to
    }
}
