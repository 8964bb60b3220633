import HealthQuery
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// Signs by which a question goes on with the one before it, or stands by itself.
extension QuestionReader {
    /// Whether it begins as what goes on with the question before, or says so little that it needs it. Where there is nothing
    /// to take over, only one of these words ties it to that: one that says little is read as if it stood alone.
    static func leans(_ covers: [Chart.Cover], _ tokens: [Token], on previous: HealthQuestion?) -> Bool {
        guard let said = covers.first(where: \.unread.isEmpty)?.said else { return false }
        let goesOn = Self.goesOn(covers)
        let links = tokens.map { TalkWords.links($0) }
        let isTied =
            links.first == true && !Self.isPlea(tokens)
            || said.count == 1 && ["only", "nur"].contains(tokens.last?.text ?? "")
            || said.count <= 2 && TalkWords.also.contains(tokens.last?.text ?? "")
            || previous == nil && said.count <= 2 && Self.explains(tokens)
            || goesOn && (links.contains(true) || said.allSatisfy { $0.isElliptical || $0 == .and })
            || tokens.contains { !TalkWords.within.isDisjoint(with: $0.forms) }
        let leavesOut = said.count == 1 && said[0].leavesOut && TalkWords.without.contains(tokens[0].text)
        let isSplit = !said.isEmpty && said.allSatisfy { if case .by = $0 { true } else { false } }
        let stands = leavesOut || isSplit || said.allSatisfy(\.isElliptical) && !Self.namesFigure(said)
        return isTied || previous != nil && (goesOn || stands)
    }

    /// `sleep, I mean`: of what was asked before, even where that was not understood.
    private static func explains(_ tokens: [Token]) -> Bool {
        zip(tokens, tokens.dropFirst()).contains {
            $0.text == "i" && ["mean", "meant"].contains($1.text)
                || $0.text == "ich" && ["meine", "meinte"].contains($1.text)
                || ["meine", "meinte"].contains($0.text) && $1.text == "ich"
        }
    }

    /// `and`, `what about`, `except`: in one of the best readings.
    private static func goesOn(_ covers: [Chart.Cover]) -> Bool {
        let read = covers.filter(\.unread.isEmpty)
        return read.contains { $0.cost <= read[0].cost && $0.goesOn }
    }

    /// `just tell me`
    private static func isPlea(_ tokens: [Token]) -> Bool {
        tokens[0].text == "just" && tokens.count > 2 && ["tell", "give", "show"].contains(tokens[1].text)
    }

    /// `was it`, `waren es`: of something that was told before.
    static func pointsBack(_ tokens: [Token]) -> Bool {
        zip(tokens, tokens.dropFirst()).contains {
            TalkWords.pointing.contains($0.text) && TalkWords.pointers.contains($1.text)
        }
    }

    /// Whether it names another subject than the question before, with what is asked of it, and nothing ties it to that: no
    /// days and no conditions are taken over.
    static func standsAlone(
        _ covers: [Chart.Cover], _ tokens: [Token], after previous: HealthQuestion
    ) -> Bool {
        guard let said = covers.first(where: \.unread.isEmpty)?.said,
            !tokens.contains(where: { TalkWords.links($0) || !TalkWords.within.isDisjoint(with: $0.forms) })
        else { return false }
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
        guard let said = covers.first(where: \.unread.isEmpty)?.said else { return false }
        return !said.isEmpty
            && said.allSatisfy {
                switch $0 {
                case .attribute, .quantity(.day(.distance), _), .heart, .calories, .operation(.mean), .operation(.sum),
                    .operation(.max),
                    .asked(.far), .asked(.long), .asked(.fast), .asked(.which), .timeNoun, .superlative(_, .plain):
                    true
                // `average speed in kph`
                case .unit(let unit): unit.dimension == .speed
                case .open(.in, let parts):
                    if case .unit(let unit)? = parts.first { unit.dimension == .speed } else { false }
                default: false
                }
            }
    }

    /// Whether days were taken that are not `of those` before.
    static func leaves(_ previous: HealthQuestion?, _ question: HealthQuestion, _ tokens: [Token]) -> Bool {
        guard let previous, tokens.contains(where: { $0.forms.contains { TalkWords.within.contains($0) } }) else {
            return false
        }
        return Composer.common([previous.days, question.days]) != question.days
    }
}

extension Chart.Cover {
    var namesSubject: Bool {
        parts.contains { if case .verb = $0 { true } else { $0.isSubject } }
    }

    /// Whether its words are a name of days and nothing beside it.
    var namesDays: Bool {
        guard parts.count == 1 else { return false }
        return switch parts[0] {
        case .days(let days): days.from != nil
        case .month: true
        default: false
        }
    }

    /// `or motivation?`, after another question: and that one.
    var goingOn: Chart.Cover {
        guard let first = parts.firstIndex(where: { $0 != .noise && $0 != .article }), parts[first] == .or,
            let next = said.dropFirst().first
        else { return self }
        let isNamed: Bool = if case .days = next { true } else { next.isSubject }
        var cover = self
        if isNamed { cover.parts[first] = .and }
        return cover
    }

    /// `not running, cycling`, `in June, not in May`: without what it denies of the question before.
    func corrected(after previous: HealthQuestion) -> Chart.Cover {
        var said = self.said.filter { $0 != .and && $0 != .but }
        let denials: [Part] = [.not, .preposition(.without)]
        func isKnown(_ part: Part) -> Bool {
            switch part {
            case .days(let days): days.from == previous.days.from && days.to == previous.days.to
            case .kind(let types, _): !types.isEmpty && types == previous.workoutTypes
            case .quantity(let quantity, _): quantity == previous.quantity
            case .test(let tests): part.leavesOut && !tests[0].types.isEmpty && tests[0].types == previous.workoutTypes
            default: false
            }
        }
        let denied = said.indices.first {
            isKnown(said[$0]) && (said[$0].leavesOut || $0 > 0 && denials.contains(said[$0 - 1]))
        }
        guard let denied else { return self }
        said.remove(at: denied)
        if denied > 0, denials.contains(said[denied - 1]) { said.remove(at: denied - 1) }
        guard said.count == 1 else { return self }
        switch said[0] {
        case .days, .kind, .quantity: return Chart.Cover(parts: said, cost: cost, unread: unread)
        default: return self
        }
    }

    /// Its parts without the words that mean nothing.
    var said: [Part] { parts.filter { $0 != .noise && $0 != .article } }

    /// Whether it begins with `and`, `but`, `what about` or `except`.
    var goesOn: Bool { said.first.map { [.and, .but, .except].contains($0) } ?? false }
}

extension Part {
    /// The day of the week that is named without a date or a week.
    var weekdayAlone: Int? {
        switch self {
        case .weekday(let day): day
        case .days(let days): days.isDay && days.dayOfWeek == .alone ? days.to.weekday : nil
        default: nil
        }
    }

    /// `without the runs`, `no alcohol`
    var leavesOut: Bool {
        if case .test(let tests) = self {
            tests.count == 1 && tests[0].sign == .equal && tests[0].value == .number(0)
        } else {
            false
        }
    }

    /// `without the runs`, `no workouts`
    var leavesOutWorkouts: Bool {
        guard leavesOut, case .test(let tests) = self, case .workout = tests[0].subject else { return false }
        return true
    }

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
