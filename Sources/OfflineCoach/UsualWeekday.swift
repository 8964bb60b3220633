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
        self.isHabitual = isHabitual && !tokens.contains { ["this", "diesen", "diesem"].contains($0.text) }
        let hasNumber = tokens.contains { $0.kind != .word }
        namesWeekday = !hasNumber && tokens.contains { $0.forms.contains(where: lexicon.isWeekday) }
    }

    /// The covers with habits in the place of single days, where these are all days of the week.
    func covers(_ read: [Chart.Cover]) -> [Chart.Cover] {
        guard let said = read.first?.said, isHabitual || Self.asksMean(said) else { return read }
        return read.map { cover in
            let named = cover.parts.filter { if case .days = $0 { true } else { false } }
            guard !named.isEmpty, named.allSatisfy({ habit($0) != nil }) else { return cover }
            var cover = cover
            cover.parts = cover.parts.map { habit($0) ?? $0 }
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

    private func habit(_ part: Part) -> Part? {
        guard case .days(let days) = part, days.own == nil else { return nil }
        if days.isDay, !days.isNight, days.dayOfWeek == .alone { return .habit([days.to.weekday]) }
        // A night has the date of waking.
        guard namesWeekday, days.isNight, days.isDay || days.isBetween else { return nil }
        return .nights((days.to.weekday + 6) % 7)
    }
}
