import HealthModel
import HealthQuery

/// Sentences of remarks, and whole answers in Markdown: the conclusion first, then its figures, then what was not known.
public struct FindingWording: Sendable {
    let text: FigureText

    public init(_ language: Language, units: UnitSystem = .metric, today: CivilDay) {
        text = FigureText(language: language, units: units, today: today)
    }

    /// One sentence with its figures, two where a figure needs a word of caution.
    public func sentence(_ remark: Remark) -> String {
        text.isGerman ? german(remark) : english(remark)
    }

    /// Of how many tries a link is what held after the correction for them all.
    func tries(_ remark: Remark) -> String {
        guard let tested = remark[.tested] else {
            return text.pick("one of many pairs tested", "eins von vielen Paaren")
        }
        let count = text.number(tested)
        return text.pick("corrected for \(count) comparisons", "korrigiert für \(count) Vergleiche")
    }

    /// The words for a field of a week.
    typealias WeekPhrases = (name: String, more: String, less: String)

    /// The fields that changed, then those that did not; `nil` where nothing is compared.
    /// - Parameter same: the words behind those that did not.
    func shape(_ fields: WeekShape, _ words: [DayField: WeekPhrases], same: String) -> String? {
        let changed = fields.more.compactMap { words[$0]?.more } + fields.less.compactMap { words[$0]?.less }
        let unchanged = fields.same.compactMap { words[$0]?.name }
        let parts = [changed.joined(separator: ", "), unchanged.isEmpty ? "" : "\(text.list(unchanged)) \(same)"]
            .filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    /// The thing that a finding is about, inside a sentence.
    func subject(_ remark: Remark) -> String {
        guard let metric = remark.metric else {
            return remark.parts.isEmpty
                ? text.pick("the night", "die Nacht") : text.list(remark.parts.map(subject))
        }
        let other = remark.rule == .link ? remark.kind.flatMap(DayField.init(rawValue:)) : nil
        return text.list([other, metric].compactMap(\.self).map(text.inner))
    }

    /// Without the dates that the whole answer is about.
    private func sentence(_ remark: Remark, within dates: ClosedRange<CivilDay>) -> String {
        var remark = remark
        if Self.datesGoWithout.contains(remark.rule), remark.dates == dates { remark.dates = nil }
        return sentence(remark)
    }

    private static let datesGoWithout: Set<FindingRule> = [
        .week, .feelingWorse, .weekBeside, .shift, .noShift, .fitnessOf,
    ]

    /// A text of at most 120 words.
    public func markdown(_ answer: ConcludedAnswer) -> String {
        var lines = ["**\(sentence(answer.verdict))**"]
        let bullets = answer.remarks.map { "- \(sentence($0, within: answer.dates))" }
        if !bullets.isEmpty { lines.append(bullets.joined(separator: "\n")) }
        let ends = [unknown(answer), hidden(answer), answer.step.map(sentence), closing(answer)].compactMap(\.self)
        if !ends.isEmpty { lines.append(ends.joined(separator: " ")) }
        return lines.joined(separator: "\n\n")
    }

    /// The sentence on what would have counted and is not there.
    func unknown(_ answer: ConcludedAnswer) -> String? {
        guard !answer.unknown.isEmpty, ![.noValue, .bedtimeUnknown].contains(answer.verdict.rule) else { return nil }
        let names = text.list(answer.unknown.map(text.inner))
        guard let day = answer.dayOfUnknown(today: text.today) else {
            return text.pick("Not recorded: \(names).", "Nicht erfasst: \(names).")
        }
        if day == text.today { return text.pick("Not recorded today: \(names).", "Heute nicht erfasst: \(names).") }
        let date = text.date(day)
        return text.pick("Not recorded on \(date): \(names).", "Am \(date) nicht erfasst: \(names).")
    }

    func hidden(_ answer: ConcludedAnswer) -> String? {
        guard !answer.hidden.isEmpty else { return nil }
        let names = text.list(answer.hidden.map(text.category))
        return text.pick(
            "Hidden, so not in it: \(names). Settings, Permissions shows it again.",
            "Ausgeblendet, also nicht dabei: \(names). Einstellungen, Berechtigungen zeigt es wieder.")
    }

    /// The closing sentence that is said whatever the figures are.
    private func closing(_ answer: ConcludedAnswer) -> String? {
        switch answer.kind {
        case .tired:
            text.pick(
                "If it lasts two weeks, or comes with weight loss, fever, breathlessness or low mood, see a doctor.",
                "Hält es zwei Wochen an, oder kommen Gewichtsverlust, Fieber, Atemnot oder gedrückte Stimmung dazu: bitte zum Arzt."
            )
        case .train where answer.verdict.rule != .trainUnknown, .recovered:
            text.pick("How you feel outranks these figures.", "Wie du dich fühlst, zählt mehr als diese Werte.")
        case .changed where [.changed, .shift, .week].contains(answer.verdict.rule):
            text.pick("That tells what moved, not why.", "Das sagt, was sich bewegt hat, nicht warum.")
        case .effect where answer.verdict.rule == .effect:
            text.pick(
                "Other things may have changed in those days too.",
                "In diesen Tagen kann sich auch anderes geändert haben.")
        default: nil
        }
    }
}
