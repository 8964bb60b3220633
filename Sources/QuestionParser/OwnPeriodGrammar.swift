import HealthModel
import HealthQuery
import HealthQuestions

/// Periods of the person's own as days: `on my trip to Rome`, `the week after I was ill`, `since my knee injury`.
extension Grammar {
    func ownPeriods(_ left: Part, _ right: Part) -> [Part] {
        switch (left, right) {
        case (.article, .event), (.article, .own), (.article, .place), (.relative(.this), .own), (.article, .thatDay),
            (.preposition(.on), .thatDay), (.preposition(.in), .thatDay), (.preposition(.for), .thatDay),
            (.preposition(.at), .thatDay), (.article, .spanAfter), (.preposition(.in), .spanAfter),
            (.preposition(.for), .spanAfter), (.preposition(.of), .spanAfter):
            return [right]
        // `im Monat vor`, `in der Woche nach`
        case (.rate(let rate), .preposition(.before)) where language == .german:
            return [.daysBefore(rate == .week ? 7 : 30)]
        case (.rate(let rate), .preposition(.after)) where language == .german:
            return [.spanAfter(rate == .week ? 7 : 30)]
        // `the week of my illness`, `in der Woche meiner Krankheit`
        case (.open(.per, let parts), .preposition(.of)) where parts.first == .ordinal(1):
            return Self.length(left).map { [.open(.of, [.ordinal($0)])] } ?? []
        case (.open(.of, let parts), _):
            guard case .ordinal(let count)? = parts.first else { return [] }
            return spanning(count, right)
        case (.rate, .event), (.rate, .own), (.open(.per, _), .event):
            return language == .german ? Self.length(left).map { spanning($0, right) } ?? [] : []
        case (.relative(.last), _), (.superlative(true, .last), _), (.operation(.last), _):
            // The latest is meant anyway.
            return period(right).map { [.own($0)] } ?? []
        case (.event(.trip), .preposition(.to)), (.event(.trip), .preposition(.in)), (.event(.trip), .preposition(.at)),
            (.event(.trip), .preposition(.onto)):
            return [.open(.to, [left])]
        case (.event(.trip), .preposition(.after)), (.event(.trip), .preposition(.from)):
            return language == .german ? [.open(.to, [left])] : []
        case (.open(.to, [.event(.trip)]), .place(let place)), (.place(let place), .event(.trip)):
            return [.own(OwnPeriod(.trip, place: place))]
        case (.preposition(let word), _): return days(word, right)
        case (.than, .event(.illness)), (.than, .own): return language == .german ? days(.when, right) : []
        case (.spanAfter(let count), _):
            return period(right).map { [.days($0.with(.after, count).standIn(today))] } ?? []
        case (.daysBefore(let count), _):
            return period(right).flatMap { $0.before(count) }.map { [.days($0.standIn(today))] } ?? []
        // `the holidays, 1 to 21 August` are those days.
        case (.event, .days(let days)) where days.isSpan && (days.count ?? .max) < 62: return [right]
        case (.event, .days(let days)), (.own, .days(let days)):
            // `the flu in February`
            guard days.own == nil, !days.isDay, let from = days.from, var own = period(left), own.within == nil else {
                return []
            }
            own.within = from...days.to
            return [.own(own)]
        case (.days(let days), .event(let event)) where days.own == nil && !days.isDay:
            // `my May trip`
            guard let from = days.from else { return [] }
            var own = OwnPeriod(event == .trip ? .trip : .illness)
            own.within = from...days.to
            return [.own(own)]
        default: return []
        }
    }

    /// Days of a week or a month.
    private static func length(_ part: Part) -> Int? {
        switch part {
        case .rate(.week), .open(.per, [.ordinal(1), .period(.week)]): 7
        case .rate(.month), .open(.per, [.ordinal(1), .period(.month)]): 30
        default: nil
        }
    }

    /// So many days from the first one of a period.
    private func spanning(_ count: Int, _ part: Part) -> [Part] {
        period(part).map { [.days($0.with(.during, count).standIn(today))] } ?? []
    }

    /// The period that a part names.
    private func period(_ part: Part) -> OwnPeriod? {
        switch part {
        case .event(.trip): OwnPeriod(.trip)
        case .event(.illness): OwnPeriod(.illness)
        case .own(let period): period
        case .place(let place): OwnPeriod(.trip, place: place)
        default: nil
        }
    }

    private func days(_ word: Part.Preposition, _ right: Part) -> [Part] {
        if case .days(let days) = right, days.own != nil {
            // `while I was in Rome`
            return word == .when || word == .in || word == .of || word == .for ? [right] : []
        }
        guard let period = period(right) else { return [] }
        // A bare place is one that somebody was in, or came back from.
        if case .place = right, ![.in, .since, .after, .before].contains(word) { return [] }
        let meant: OwnPeriod?
        switch word {
        case .in, .on, .at, .of, .for, .over, .with, .when, .from: meant = period
        case .since:
            if case .tags = period.kind { meant = period.with(.since) } else { meant = period.with(.after) }
        case .after: meant = period.with(.after)
        case .before: meant = period.before()
        case .to, .onto, .until, .between, .without, .per, .as, .by: meant = nil
        }
        return meant.map { [.days($0.standIn(today))] } ?? []
    }
}

extension Part {
    /// Days of a period that has to be looked up.
    var isOwnDays: Bool { if case .days(let days) = self { days.own != nil } else { false } }
}
