import HealthModel
import HealthQuery
import HealthQuestions

/// The rules that combine two neighbours in the chart.
package struct Grammar {
    let calendar: Calendar
    let language: Language

    package init(calendar: Calendar, language: Language) { (self.calendar, self.language) = (calendar, language) }

    var today: CivilDay { calendar.today }

    /// The readings of an entry of the lexicon on this day.
    func lexical(_ part: Part) -> [Part] {
        switch part {
        case .open(.of, _): [.days(calendar.all)]
        case .open(.over, let parts):
            if case .ordinal(let count)? = parts.first, case .period(let period)? = parts.last {
                whole(calendar.last(count, period))
            } else {
                []
            }
        case .open(.in, let parts):
            parts.last == .period(.week)
                ? whole(calendar.period(.week, ago: 1)) : whole(calendar.period(.month, ago: 1))
        case .open(.at, let parts):
            if case .ordinal(let count)? = parts.first { [.days(calendar.day(ago: count))] } else { [] }
        case .open(.on, let parts):
            if case .ordinal(let count)? = parts.first { [.days(calendar.day(ago: count).ofNight)] } else { [] }
        case .open(.when, let parts):
            if case .ordinal(let count)? = parts.first, case .daytime(let sign, let minutes)? = parts.last {
                [.dayPart(calendar.day(ago: count), sign, minutes)]
            } else {
                []
            }
        case .open(.before, [.period(.year)]): whole(calendar.ago(1, .year))
        case .open(.before, let parts):
            if case .period(let period)? = parts.first, case .ordinal(let count)? = parts.last {
                whole(calendar.period(period, ago: count))
            } else {
                []
            }
        case .month(let month): [part] + whole(calendar.month(month))
        case .season(let month): [part] + whole(calendar.season(month))
        case .quarter(let quarter): [part] + whole(calendar.quarter(quarter))
        case .open(.until, let parts):
            if case .half(let half)? = parts.first { calendar.half(half).map { [.days($0)] } ?? [] } else { [part] }
        case .feast(let name): [part] + whole(calendar.feast(name))
        case .weekday(let day): [part, .days(calendar.weekday(day).asDayOfWeek(.alone))]
        // `1:30` may be hours and minutes; `18:00` is a time of the day.
        case .clock(let minutes):
            [part] + (minutes == 0 || minutes >= 900 || minutes == 720 ? [] : [.measure(minutes, .minute)])
        default: [part]
        }
    }

    func whole(_ days: Days?) -> [Part] { days.map { [.days($0)] } ?? [.future] }

    func integer(_ value: Double, _ range: ClosedRange<Int>) -> Int? {
        Int(exactly: value).flatMap { range.contains($0) ? $0 : nil }
    }

    func join(_ left: Part, _ right: Part) -> [Part] {
        // Days that are not known yet are joined with no others.
        if left.isOwnDays || right.isOwnDays { return ownPeriods(left, right) }
        // `Q1 plus Q2`: what is no figure is not added up.
        let right = right == .plus ? .and : right
        return numbers(left, right) + dates(left, right) + periods(left, right) + bounds(left, right)
            + tests(left, right) + testsOfEach(left, right) + attached(left, right) + ownPeriods(left, right)
    }

    /// Articles, and prepositions that only tie a name to the rest.
    func attached(_ left: Part, _ right: Part) -> [Part] {
        switch (left, right) {
        case (.article, .ordinal), (.article, .kind), (.article, .quantity), (.article, .period), (.article, .measure),
            (.article, .number), (.article, .month), (.article, .season), (.article, .quarter), (.article, .half),
            (.article, .superlative),
            (.article, .relative), (.article, .edge), (.article, .calories), (.article, .heart), (.article, .attribute),
            (.article, .feast), (.article, .weekday), (.article, .operation), (.article, .asked),
            (.article, .open(.with, _)), (.article, .open(.over, _)):
            return [right]
        case (.preposition(let preposition), .kind):
            return [.of, .on, .in, .for, .at, .from].contains(preposition) ? [right] : []
        case (.preposition(let preposition), .open(.with, let parts)):
            guard case .ordinal? = parts.first else { return [] }
            return [.of, .on, .in, .for, .at, .from, .over].contains(preposition) ? [right] : []
        case (.preposition(let preposition), .quantity(_, false)), (.preposition(let preposition), .attribute),
            (.preposition(let preposition), .heart),
            (.preposition(let preposition), .calories):
            if case .attribute = right, preposition == .on || preposition == .with { return [right] }
            if right == .heart, preposition == .with { return [right] }
            // `was habe ich an aktiven Kalorien verbrannt`
            if preposition == .on, language == .german, case .quantity = right { return [right] }
            return [.of, .for, .in, .at].contains(preposition) ? [right] : []
        // `on an average day`, `the last 30`, `my longest ride, but in miles`
        case (.preposition, .lastDays): return [right]
        case (.but, .open(.in, let parts)):
            if case .unit? = parts.first { return [right] }
            return []
        // `the hike with the most climbing`
        case (.preposition(.with), .superlative), (.preposition(.with), .operation(.max)): return [right]
        // `meditate for at least ten minutes`
        case (.preposition(.for), .bounds): return [right]
        // `10 km in under an hour`
        case (.preposition(.in), .bounds(let bounds)) where bounds.allSatisfy({ $0.unit?.dimension == .time }):
            return [right]
        // `since how many days`
        case (.preposition(.since), .asked(.many)), (.preposition(.since), .asked(.when)): return [.asked(.long)]
        case (.restrict, .article): return [left]
        // `Saturday only`, of days that are said beside it
        case (.weekday(let day), .restrict), (.restrict, .weekday(let day)): return [.habit([day])]
        case (.kind(_, false), .restrict), (.quantity, .restrict), (.indoor, .restrict): return [left]
        case (.restrict, .habit), (.restrict, .weekend), (.restrict, .only), (.restrict, .kind), (.restrict, .days),
            (.restrict, .quantity), (.restrict, .attribute),
            (.restrict, .indoor), (.restrict, .bounds), (.restrict, .daytime), (.restrict, .clockSpan):
            return [right]
        case (.habit, .restrict), (.weekend, .restrict), (.only, .restrict), (.daytime, .restrict),
            (.clockSpan, .restrict), (.bounds, .restrict):
            return [left]
        case (.preposition(.on), .asked), (.preposition(.in), .asked), (.preposition(.at), .asked): return [right]
        case (.asked(.many), .habit(let days)): return [.many(days)]
        case (.asked(.many), .weekday(let day)): return [.many([day])]
        case (.asked(.many), .weekend(false)): return [.many([0, 1, 2, 3, 4])]
        case (.preposition(.on), .period(let period)) where isDay(period): return [right]
        case (.not, .any): return [.preposition(.without)]
        case (.preposition(.of), .per): return [right]
        case (.number(let value, false, false), .superlative(let isMore, let aspect)):
            return integer(value, 1...20).map { [.rank($0, isOrdinal: false, isMore, aspect)] } ?? []
        case (.superlative(let isMore, let aspect), .number(let value, false, false)):
            return integer(value, 2...20).map { [.rank($0, isOrdinal: false, isMore, aspect)] } ?? []
        case (.ordinal(let value), .superlative(let isMore, let aspect)):
            return (1...20).contains(value) ? [.rank(value, isOrdinal: true, isMore, aspect)] : []
        // `my third last run`, `the run before last`
        case (.rank(let count, isOrdinal: true, true, .last), .kind(let types, false)) where count > 1:
            return [.fromLast(count, types)]
        case (.kind(let types, false), .relative(.beforeLast)) where language == .english,
            (.relative(.beforeLast), .kind(let types, false)):
            return [.fromLast(2, types)]
        case (.rank(let count, isOrdinal: true, true, .last), .period(.night)):
            return [.days(calendar.day(ago: count - 1).ofNight)]
        case (.article, .fromLast): return [right]
        // `top five worst`
        case (.article, .rank), (.superlative(true, .plain), .rank(_, isOrdinal: false, _, _)): return [right]
        case (.preposition(.of), .number(_, _, true)), (.preposition(.of), .bounds): return [right]
        case (.kind(let types, _), .timeNoun): return [.kindAttribute(types, .duration)]
        case (.timeNoun, .kind(let types, true)): return [.kindAttribute(types, .duration)]
        case (.preposition(.at), .period(.night)): return [.atNight]
        case (.article, .timeNoun), (.article, .pair), (.article, .dayPart): return [right]
        case (.preposition(let word), .pair): return word.isLight ? [right] : []
        case (.preposition(let word), .clockSpan): return [.in, .at, .from].contains(word) ? [right] : []
        case (.preposition(.on), .any), (.preposition(.in), .any): return [left]
        case (.period, .preposition(.with)), (.groupNoun, .preposition(.with)), (.days, .restrict): return [left]
        case (.preposition(.in), .relative(let relative)), (.preposition(.to), .relative(let relative)),
            (.preposition(.on), .relative(let relative)), (.preposition(.from), .relative(let relative)):
            return relative.isEarlier ? [right] : []
        case (.preposition(.in), .unit): return [.open(.in, [right])]
        case (.preposition(.without), .indoor(let isIndoor)), (.not, .indoor(let isIndoor)): return [.indoor(!isIndoor)]
        case (.preposition(let word), .indoor): return word.isLight ? [right] : []
        case (.article, .indoor): return [right]
        case (.preposition(.per), .others): return [right]
        case (.preposition(.per), .weekend), (.preposition(.per), .habit): return [right]
        case (.preposition(let word), _)
        where word.isLight && right.isNominal && !(word == .at && (right.isDegree || right == .period(.night))):
            return [right]
        case (.operation(.difference), .preposition(.between)), (.operation(.correlation), .preposition(.between)),
            (.operation(.gap), .preposition(.between)), (.compare, .preposition(.between)):
            return [left]
        case (.quantity, .exceptAfter), (.kind, .exceptAfter), (.verb("walk"), .exceptAfter), (.days, .exceptAfter),
            (.weekend, .exceptAfter),
            (.habit, .exceptAfter), (.indoor, .exceptAfter):
            return left.exception.map { [.only([$0])] } ?? []
        case (.neither, _): return right.exception.map { [.only([$0])] } ?? []
        case (.every, .period(let period)) where isDay(period): return [.every]
        case (.article, .every): return [right]
        default: return []
        }
    }
}

extension Part.Preposition {
    /// Only ties a name to the rest.
    package var isLight: Bool { [.in, .on, .at, .of, .for].contains(self) }
}

extension Part {
    /// Whether it may follow a preposition without a meaning of its own.
    var isNominal: Bool {
        switch self {
        case .quantity(_, false), .kind(_, false), .attribute, .heart, .calories, .operation, .superlative, .rank,
            .groupNoun, .period, .asked, .only, .kindAttribute, .per, .rate, .habit, .weekend, .both, .any, .every,
            .comparative, .conclusion, .others, .event, .fromLast:
            true
        default: false
        }
    }

    /// `at least`, `at most` are signs.
    var isDegree: Bool {
        switch self {
        case .superlative, .rank: true
        default: false
        }
    }
}
