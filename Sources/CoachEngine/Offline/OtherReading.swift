import CoachTools
import Foundation
import HealthModel
import HealthQuery
import HealthQuestions
import OfflineCoach

/// Another reading of the same words that would give another figure: the documented one was taken, the other is named with
/// the words that choose it.
struct OtherReading {
    let question: HealthQuestion
    /// The question as it was typed.
    let typed: String
    let reader: QuestionReader
    let language: Language
    let today: CivilDay

    /// The question that chooses the other reading, as near to what was typed as it can be; `nil` where the words have but
    /// one.
    var choosing: String? {
        if let drink = reader.ofOtherDrink(question, typed) {
            return QuestionText(language: language, reader: reader).text(drink)
                ?? reader.namingOtherDrink(question, words)
        }
        if let same = reader.ofSameDate(question, typed) {
            return QuestionText(language: language, reader: reader).text(same)
        }
        if let mean = meanOfNights { return QuestionText(language: language, reader: reader).text(mean) }
        guard let (days, said, instead) = other else { return nil }
        var changed = question
        changed.days = days
        if let place = words.range(of: said, options: .caseInsensitive) {
            let text = words.replacingCharacters(in: place, with: instead)
            if reader.reading(of: text, in: language).result == .question(changed) { return text }
        }
        return QuestionText(language: language, reader: reader).text(changed)
    }

    private var words: String { typed.trimmingCharacters(in: CharacterSet(charactersIn: "?!. \n")) }

    /// The last line of an answer.
    static func markdown(_ choosing: String, _ language: Language) -> String {
        let words = choosing.filter { !"*_`|<>[]".contains($0) }
        return language == .german
            ? "Man kann es auch anders lesen; dafür frag: „\(words)“."
            : "It can be read otherwise: ask \"\(words)\" for that."
    }

    /// The days of the other reading, the words that were said for those that were taken, and what to say instead.
    private typealias Other = (days: Days, said: String, instead: String)

    private var other: Other? { weekOnMonday ?? runningMonth }

    /// Hours that were counted over several nights may have been meant of each.
    private var meanOfNights: HealthQuestion? {
        guard case .day(let field) = question.quantity, field.kind != .cumulative, field.isDuration,
            question.statistic == .sum, question.unit != nil, !question.days.isDay, question.days.own == nil,
            !["total", "altogether", "insgesamt", "zusammen"].contains(where: typed.lowercased().contains)
        else { return nil }
        var mean = question
        (mean.statistic, mean.unit) = (.mean, nil)
        return mean
    }

    /// On a Monday `last week` is the calendar week that ended yesterday, and may mean the seven days up to today.
    private var weekOnMonday: Other? {
        let weeks =
            language == .german
            ? ["letzte woche", "letzten woche", "letzter woche", "vergangene woche", "vergangenen woche"]
            : ["last week"]
        let typed = typed.lowercased()
        guard let said = weeks.first(where: typed.contains), today.weekday == 0,
            question.days == Days(from: today.advanced(by: -7), to: today.advanced(by: -1))
        else { return nil }
        let instead = language == .german ? "letzte 7 Tage" : "last 7 days"
        return (Days(from: today.advanced(by: -6), to: today), said, instead)
    }

    /// The name of the running month is that month so far, and may mean the whole one a year before.
    private var runningMonth: Other? {
        let (year, month, _) = today.components
        let name = (language == .german ? DayName.germanMonths : DayName.months)[month - 1].lowercased()
        guard question.days.to == today, question.days.from == CivilDay(year: year, month: month, day: 1),
            typed.lowercased().split(whereSeparator: { !$0.isLetter }).contains(Substring(name)),
            let from = CivilDay(year: year - 1, month: month, day: 1)
        else { return nil }
        let instead = "\(Wording.capitalised(name)) \(year - 1)"
        return (Days(from: from, to: CalendarSpan.month.end(of: from)), name, instead)
    }
}
