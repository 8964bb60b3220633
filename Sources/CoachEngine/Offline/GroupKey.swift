import CoachTools
import HealthModel
import HealthQuestions

/// Keys of groups in words: `2026-W12` is the week of a Monday, and so is its date; `2026-03` is a month.
enum GroupKey {
    /// `Monday`, `Week from 16 Mar 2026`, `March 2026`; in German `Montag`, `Woche ab 16. März 2026`, `März 2026`.
    static func words(_ key: String, _ language: Language) -> String {
        let isGerman = language == .german
        if isGerman, let name = germanName(key) { return name }
        if let monday = CivilDay(iso: key) { return week(from: monday, language) }
        let parts = key.split(separator: "-")
        guard parts.count == 2, let year = Int(parts[0]) else { return key }
        if parts[1].hasPrefix("W"), let week = Int(parts[1].dropFirst()), let monday = monday(year, week) {
            return self.week(from: monday, language)
        }
        guard let month = Int(parts[1]), (1...12).contains(month) else { return key }
        return "\((isGerman ? DayName.germanMonths : DayName.months)[month - 1]) \(year)"
    }

    private static func week(from monday: CivilDay, _ language: Language) -> String {
        let wording = QuestionWording(language: language, today: monday) { _, _ in "" }
        return (language == .german ? "Woche ab " : "Week from ") + wording.date(monday)
    }

    private static func germanName(_ key: String) -> String? {
        switch key {
        case "weekday": "Werktage"
        case "weekend": "Wochenende"
        default: DayName.weekdays.firstIndex(of: key).map { DayName.germanWeekdays[$0] }
        }
    }

    /// Weekdays from Monday on; all other keys keep their order.
    static func order(_ key: String?) -> Int { key.flatMap { DayName.weekdays.firstIndex(of: $0) } ?? 0 }

    /// The week with 4 January is the first of its year.
    private static func monday(_ year: Int, _ week: Int) -> CivilDay? {
        CivilDay(year: year, month: 1, day: 4).map { $0.advanced(by: 7 * (week - 1) - $0.weekday) }
    }
}
