import HealthQuery
import QuestionLexicons

/// Signs by which a question goes on with the one before it, or stands by itself.
extension QuestionReader {
    /// Of what was told before.
    private static let within: Set<String> = ["davon", "darunter", "those", "them", "these"]
    /// Begin what goes on with the question before.
    private static let linking: Set<String> = ["and", "und", "but", "aber", "only", "nur", "same", "just", "bloss"]

    /// Whether it begins as what goes on with the question before, or says so little that it needs it. Where there is nothing
    /// to take over, only one of these words ties it to that: one that says little is read as if it stood alone.
    static func leans(_ covers: [Chart.Cover], _ tokens: [Token], on previous: HealthQuestion?) -> Bool {
        guard let parts = covers.first(where: \.unread.isEmpty)?.parts else { return false }
        let said = parts.filter { $0 != .noise && $0 != .article }
        let goesOn = Self.goesOn(covers)
        let links = tokens.map { !linking.isDisjoint(with: $0.forms) }
        let isTied =
            links.first == true || goesOn && links.contains(true)
            || tokens.contains { !within.isDisjoint(with: $0.forms) }
        return isTied || previous != nil && (goesOn || said.allSatisfy(\.isElliptical) && !Self.namesFigure(said))
    }

    /// `and`, `what about`, `except`: in one of the best readings.
    private static func goesOn(_ covers: [Chart.Cover]) -> Bool {
        let read = covers.filter(\.unread.isEmpty)
        return read.contains { cover in
            let first = cover.parts.first { $0 != .noise && $0 != .article }
            return cover.cost <= read[0].cost && (first == .and || first == .but || first == .except)
        }
    }

    /// Whether it names another subject than the question before, with what is asked of it, and nothing ties it to that: no
    /// days and no conditions are taken over.
    static func standsAlone(
        _ covers: [Chart.Cover], _ tokens: [Token], after previous: HealthQuestion
    ) -> Bool {
        guard let parts = covers.first(where: \.unread.isEmpty)?.parts,
            !tokens.contains(where: { !linking.isDisjoint(with: $0.forms) || !within.isDisjoint(with: $0.forms) })
        else { return false }
        let said = parts.filter { $0 != .noise && $0 != .article }
        guard !goesOn(covers) else { return false }
        let namesOther = said.contains {
            switch $0 {
            case .quantity(let quantity, _): quantity != previous.quantity && !previous.more.contains(quantity)
            case .kind: !previous.isOfWorkouts
            default: false
            }
        }
        let isConditional =
            previous.conditions.contains { !$0.isCalendar } && !said.allSatisfy(\.isElliptical)
        return namesOther && (isConditional || said.contains(where: \.namesStatistic))
    }

    /// `average pace of my rides`: which figure, and of what.
    private static func namesFigure(_ said: [Part]) -> Bool {
        said.contains { if case .kind = $0 { true } else { false } }
            && said.contains {
                switch $0 {
                case .attribute, .heart, .calories: true
                default: false
                }
            }
    }

    /// Whether only a figure of workouts is named, and neither which nor when: `average pace?`
    static func isFigureAlone(_ covers: [Chart.Cover]) -> Bool {
        guard let parts = covers.first(where: \.unread.isEmpty)?.parts else { return false }
        let said = parts.filter { $0 != .noise && $0 != .article }
        return !said.isEmpty
            && said.allSatisfy {
                switch $0 {
                case .attribute, .quantity(.day(.distance), _), .heart, .calories, .operation(.mean), .operation(.sum),
                    .asked(.far), .asked(.long), .asked(.fast), .asked(.which), .timeNoun, .superlative(_, .plain):
                    true
                default: false
                }
            }
    }

    /// Whether days were taken that are not `of those` before.
    static func leaves(_ previous: HealthQuestion?, _ question: HealthQuestion, _ tokens: [Token]) -> Bool {
        guard let previous, tokens.contains(where: { $0.forms.contains { within.contains($0) } }) else { return false }
        return Composer.common([previous.days, question.days]) != question.days
    }
}

extension Part {
    /// Says only a part of a question.
    fileprivate var isElliptical: Bool {
        switch self {
        case .quantity, .kind, .attribute, .calories, .heart, .only, .habit, .weekend, .unit, .asked, .current,
            .superlative, .period, .indoor,
            .open(.in, _), .bounds, .restrict:
            true
        case .opposite, .others, .exceptAfter, .groupNoun, .operation(.list), .operation(.last): true
        case .days(let days): days.from == nil
        default: false
        }
    }

    /// Says which of several figures of a quantity is asked for.
    fileprivate var namesStatistic: Bool {
        switch self {
        case .superlative, .rank, .groupNoun, .comparative: true
        default: false
        }
    }
}
