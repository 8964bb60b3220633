import CoachTools
import HealthModel
import HealthQuestions
import OfflineCoach

/// What is wrong in a question, and what to do, in a sentence or two.
struct FaultWording {
    var language: Language
    var today: CivilDay

    private var isGerman: Bool { language == .german }
    private var wording: QuestionWording {
        QuestionWording(language: language, today: today) { value, field in Wording.value(value, field) }
    }

    func sentence(_ fault: QuestionFault) -> String {
        switch fault {
        case .noSuchDay(let day, let month, let year): noSuchDay(day, month, year)
        case .unit(let quantity, let unit):
            isGerman
                ? "„\(unit.rawValue)“ passt nicht zu: \(wording.name(quantity)). Nenn die Grenze in einer Einheit dieser Größe."
                : "\"\(unit.rawValue)\" does not fit \(wording.name(quantity)). Give the bound in a unit of that quantity."
        case .contradiction:
            isGerman
                ? "Die beiden Grenzen schließen einander aus: Kein Wert hält beide ein. Nenn nur eine, oder verbinde sie mit „oder“."
                : "The two bounds exclude each other: no value keeps both. Give only one, or join them by \"or\"."
        case .reversed(let first, let last):
            isGerman
                ? "Die Spanne ist leer: \(wording.days(last)) kommt vor \(wording.days(first)). Nenn den früheren Tag zuerst, oder die Jahre dazu."
                : "The span is empty: \(wording.days(last)) comes before \(wording.days(first)). Name the earlier day first, or add the years."
        case .twoQuestions:
            isGerman
                ? "Das sind zwei Fragen in einer. Stell bitte eine nach der anderen."
                : "These are two questions in one. Please ask one after the other."
        case .tooLarge(let number):
            isGerman
                ? "\(Wording.plain(number)) ist für Gesundheitsdaten zu groß. Nenn eine Zahl, die ein Tag erreichen kann."
                : "\(Wording.plain(number)) is too large a number for health data. Give one that a day can reach."
        }
    }

    private func noSuchDay(_ day: Int, _ month: Int, _ year: Int?) -> String {
        let end = year.map { " \($0)" } ?? ""
        return isGerman
            ? "Den \(day). \(DayName.germanMonths[month - 1])\(end) gibt es nicht. Nenn einen Tag, den der Monat hat."
            : "There is no \(day) \(DayName.months[month - 1])\(end). Name a day that the month has."
    }
}
