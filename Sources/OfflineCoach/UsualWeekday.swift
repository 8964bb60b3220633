import HealthQuestions
import QuestionLexicons
import QuestionParser

/// `how many steps do I do on Monday`, `average bedtime on Friday`: a day of the week where a habit or a mean of days is asked
/// for is each of them, and not the last.
struct UsualWeekday {
    private let isHabitual: Bool
    /// Whether a night by its weekdays was said, and no date.
    private let namesWeekday: Bool

    init(in tokens: [Token], _ lexicon: Lexicon, isHabitual: Bool) {
        // `this Monday` is one of them.
        let isUsual = tokens.contains { Self.usually.contains($0.text) }
        self.isHabitual =
            (isHabitual || isUsual) && !tokens.contains { ["this", "diesen", "diesem", "last"].contains($0.text) }
        let hasNumber = tokens.contains { $0.kind != .word }
        namesWeekday = !hasNumber && tokens.contains { $0.forms.contains(where: lexicon.isWeekday) }
    }

    private static let usually: Set<String> = [
        "usually", "normally", "typically", "generally", "meistens", "meist", "normalerweise", "ueblicherweise",
        "gewoehnlich", "typischerweise",
    ]

    /// The covers with habits in the place of single days, where these are all days of the week.
    func covers(_ read: [Chart.Cover]) -> [Chart.Cover] {
        // `Sunday against my average on Sundays` is of one of them.
        guard let said = read.first?.said, isHabitual || Self.asksMean(said),
            isHabitual || !said.contains(where: { if case .habit = $0 { true } else { false } })
        else { return read }
        return read.map { cover in
            let named = cover.parts.filter { if case .days = $0 { true } else { false } }
            let isOfNight = cover.parts.contains(where: \.isOfNight)
            guard !named.isEmpty, named.allSatisfy({ habit($0, isOfNight) != nil }) else { return cover }
            var cover = cover
            cover.parts = cover.parts.map { habit($0, isOfNight) ?? $0 }
            return cover
        }
    }

    /// The mean of what has one value a day, which a single day has none of.
    private static func asksMean(_ said: [Part]) -> Bool {
        said.contains(.operation(.mean))
            && said.contains {
                guard case .quantity(.day(let field), _) = $0 else { return false }
                return field.kind == .cumulative || field.kind == .clock || field == .sleep
            }
    }

    /// - Parameter isOfNight: whether sleep is asked about, which from Sunday to Monday is the night between them.
    private func habit(_ part: Part, _ isOfNight: Bool) -> Part? {
        guard case .days(let days) = part, days.own == nil else { return nil }
        if days.isDay, !days.isNight, days.dayOfWeek == .alone { return .habit([days.to.weekday]) }
        guard namesWeekday, days.isDay && days.isNight || days.isBetween else { return nil }
        if days.isBetween, !days.isNight, !isOfNight, let first = days.from {
            return .habit([first.weekday, days.to.weekday].sorted())
        }
        // A night has the date of waking.
        return .nights((days.to.weekday + 6) % 7)
    }
}

extension Part {
    fileprivate var isOfNight: Bool {
        if case .quantity(let quantity, _) = self { quantity.isOfNight } else { false }
    }
}
