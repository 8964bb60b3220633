import HealthModel
import HealthQuery
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// Questions about what the log holds of strength training, and whether there was enough of something.
extension RequestComposer {
    /// `my heaviest squat`, `volume of bench press by week`; `nil` where a part has no place in it.
    func strength(_ said: [Part]) -> StrengthQuestion? {
        var exercises: Set<String> = []
        var figures: [StrengthFigure] = []
        var asked: Set<Part.Asked> = []
        var (isMost, isLast, isTotal, isPerDay, isFirst) = (false, false, false, false, false)
        var isSession = false
        var days: Days?
        var grouping: HealthQuestion.Grouping?
        for part in said {
            switch part {
            case .exercise(let name): exercises.insert(name)
            case .lifted(let figure): figures.append(figure)
            case .superlative(true, .heavy), .superlative(true, .plain), .superlative(true, .good), .operation(.max):
                isMost = true
            case .superlative(true, .last), .operation(.last): isLast = true
            case .superlative(true, .first), .operation(.first): isFirst = true
            case .operation(.sum): isTotal = true
            case .operation(.trend), .operation(.change): figures.append(.progress)
            case .operation(.list): asked.insert(.show)
            case .days(let named):
                guard days == nil, named.own == nil else { return nil }
                days = named
            case .per(let group), .by(let group), .rate(let group):
                guard grouping == nil, group == .week || group == .month || group == .year else { return nil }
                grouping = group
            case .period(.day): isPerDay = true
            case .kind(let types, false) where types.isEmpty || types == ["Strength"]: isSession = true
            case .asked(let word): asked.insert(word)
            case .current, .preposition(.of), .preposition(.for), .preposition(.on), .preposition(.in),
                .preposition(.at), .preposition(.with):
                continue
            // `how heavy`, `weight`
            case .quantity(.day(.weight), false), .quantity(.day(.strengthVolume), false):
                figures.append(part == .quantity(.day(.weight), isVerb: false) ? .heaviest : .volume)
            default: return nil
            }
        }
        guard exercises.count == 1, let exercise = exercises.first, Set(figures).count <= 1, !isFirst else {
            return nil
        }
        let figure: StrengthFigure
        switch figures.first {
        case let named?:
            guard !isPerDay, !isLast, !isSession else { return nil }
            figure = named == .sets && isMost ? .heaviest : named
            guard !isTotal || [.volume, .sets, .repetitions].contains(figure) else { return nil }
        case nil where isMost: figure = .heaviest
        case nil where isTotal: figure = .repetitions
        case nil where asked.contains(.often) || (isPerDay || isSession) && asked.contains(.many): figure = .sessions
        case nil where asked.contains(.when) || asked.contains(.clock) || asked.contains(.date):
            guard isLast || days == nil else { return nil }
            figure = .lastDate
        case nil where isLast: figure = .latest
        case nil where asked.contains(.many): figure = .repetitions
        case nil where asked.contains(.high): figure = .heaviest
        // `how much bench press did I do`: weight, sets or repetitions?
        case nil where asked.contains(.much) || asked.contains(.long) || asked.contains(.far) || asked.contains(.fast):
            return nil
        default: figure = days == nil && grouping == nil ? .latest : .list
        }
        if isMost, ![.heaviest, .maximum, .volume].contains(figure) { return nil }
        // A figure of weeks is one that adds up, or the best of each.
        guard grouping == nil || [.volume, .sets, .repetitions, .sessions, .heaviest, .maximum].contains(figure) else {
            return nil
        }
        var question = StrengthQuestion(exercise, figure, days ?? calendar.all)
        question.grouping = grouping
        return question
    }

    /// `did I sleep enough this week`, `trinke ich genug`; of the question before where nothing is named.
    func enough(_ said: [Part]) -> EnoughQuestion? {
        guard said.contains(.enough) else { return nil }
        var quantity: Quantity?
        var days: Days?
        for part in said {
            switch part {
            case .enough, .current, .operation(.mean), .preposition(.of), .preposition(.in), .per(.date), .any: continue
            case .quantity(let named, _):
                // `eat enough protein`
                if quantity == .day(.dietaryEnergy) || quantity == .day(.water) { quantity = nil }
                guard quantity == nil || quantity == named || named == .day(.dietaryEnergy) else { return nil }
                quantity = quantity ?? named
            case .kind(let types, _):
                guard types.isEmpty, quantity == nil else { return nil }
                quantity = .day(.exerciseMinutes)
            case .verb("walk"): quantity = .day(.steps)
            case .days(let named):
                guard days == nil else { return nil }
                days = named
            default: return nil
            }
        }
        if quantity == nil, let previous, previous.comparison == nil {
            (quantity, days) = (previous.quantity, days ?? previous.days)
        }
        guard let quantity, case .day(let field) = quantity,
            field.kind == .cumulative || field == .sleep || field == .deep
                || field == .rem || field == .sleepTotal
        else { return nil }
        return EnoughQuestion(
            quantity: quantity, days: days ?? Days(from: calendar.today.advanced(by: -6), to: calendar.today))
    }
}

/// The day that was talked about: `that day`, `the day before that`.
struct TalkedOfDay {
    var previous: HealthQuestion
    var today: CivilDay

    /// The day asked about, or the one that its answer names; `nil` where there is none.
    var day: Days? {
        if previous.days.isDay, previous.comparison == nil { return previous.days }
        guard previous.namesDay else { return nil }
        var question = previous
        if case .workout = question.quantity {
            // Which one it was, and not only how far.
            if question.statistic == .max { question.statistic = .dateOfMax }
            if question.statistic == .min { question.statistic = .dateOfMin }
        }
        return OwnPeriod(.answer(question)).standIn(today)
    }

    /// Takes what points to a workout away from a figure that it has too: `my longest ride? – how many calories did I burn on it?`
    /// - Returns: `false` where nothing points to it.
    func takesWorkout(from tokens: inout [Token]) -> Bool {
        guard previous.isOfWorkouts, day != nil, let rest = TalkPointer.withoutWorkout(tokens) else { return false }
        tokens = rest
        return true
    }

    /// `how stressed was I then`, `wie habe ich da geschlafen`: on that day.
    func name(in tokens: inout [Token], _ language: Language) {
        if day != nil, let named = TalkPointer.resolved(tokens, language) { tokens = named }
    }

    /// The covers with that day, or the time around that period, in its place.
    func covers(_ read: [Chart.Cover]) -> [Chart.Cover] {
        // `March`, `Sun`: a name of days, and no way to walk.
        let namesDays = read.contains { $0.unread.isEmpty && $0.cost <= read[0].cost && $0.namesDays }
        let covers = read.filter { !namesDays || !$0.namesSubject }.map { $0.goingOn.corrected(after: previous) }
        if let own = previous.days.own, !own.isDay {
            return covers.map { cover in
                guard own.part == .during || cover.said.drop(while: { $0 == .and }).count == 1 else { return cover }
                return Chart.Cover(
                    parts: around(own.with(.during), cover.parts), cost: cover.cost, unread: cover.unread)
            }
        }
        guard let day else { return covers }
        return covers.map { cover in
            var cover = cover
            let isAlone = !cover.parts.contains {
                switch $0 {
                case .days, .test, .only, .thatDay, .dayPart: true
                default: false
                }
            }
            cover.parts = cover.parts.map { part in
                switch part {
                case .thatDay(let later): .days(day.shifted(later))
                case .relative(.dayBefore) where day.own != nil && isAlone: .days(day.shifted(-1))
                case .lag(1) where day.own != nil && isAlone: .days(day.shifted(1))
                default: part
                }
            }
            return cover
        }
    }
}

extension TalkedOfDay {
    /// `and the week after?`, `and before?`, after what was said of a trip.
    private func around(_ own: OwnPeriod, _ parts: [Part]) -> [Part] {
        func days(_ period: OwnPeriod?) -> Part? { period.map { .days($0.standIn(today)) } }
        let said = parts.filter { $0 != .noise && $0 != .article && $0 != .and }
        switch (said.first, said.dropFirst().first, said.count) {
        case (.preposition(.before)?, nil, 1): return [days(own.before())].compactMap(\.self)
        case (.preposition(.after)?, nil, 1): return [days(own.with(.after))].compactMap(\.self)
        case (.daysBefore(let count)?, nil, 1): return [days(own.before(count))].compactMap(\.self)
        case (.relative(.weekBefore)?, nil, 1): return [days(own.before(7))].compactMap(\.self)
        case (.open(.per, let span)?, .preposition(.after)?, 2):
            guard case .ordinal(let count)? = span.first, case .period(let period)? = span.last,
                let length = [.day: 1, .night: 1, .week: 7, .month: 30][period]
            else { return parts }
            return [days(own.with(.after, count * length))].compactMap(\.self)
        default: return parts
        }
    }
}

extension HealthQuestion {
    /// Whether its answer is about a single day, whose date the tools tell.
    package var namesDay: Bool {
        guard grouping == nil, comparison == nil, more.isEmpty else { return false }
        switch (quantity, statistic) {
        case (.day(let field), .max), (.day(let field), .min), (.day(let field), .dateOfMax),
            (.day(let field), .dateOfMin):
            return field.kind != .clock && !field.isText
        case (.day, .lastDate), (.day, .firstDate), (.days, .lastDate), (.days, .firstDate),
            (.workout, .lastDate), (.workout, .firstDate):
            return true
        case (.workout(_, .some), .max), (.workout(_, .some), .min), (.workout(_, .some), .dateOfMax),
            (.workout(_, .some), .dateOfMin):
            return true
        default: return false
        }
    }
}
