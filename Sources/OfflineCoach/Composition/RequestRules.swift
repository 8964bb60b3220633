import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// Reads covers that ask for a conclusion, an explanation, goals, help or nothing but a word back.
struct RequestComposer {
    var calendar: Calendar
    var previous: HealthQuestion?
    /// Whether a verb says how something went: `how did October go`.
    var asksHowItWent = false
    /// Whether each of the days is asked about, and whether all goals together are.
    var saysEveryDay = false
    var saysAllGoals = false
    /// Whether it is asked what has an effect of any kind, and not what makes something better or worse.
    var asksInfluences = false
    /// The tags of an illness that is named.
    var illnessTags: [String] = []
    /// Whether a goal itself is asked for, and not how near it is.
    var asksTarget = false

    func result(_ parts: [Part]) -> Reading.Result? {
        let said = parts.filter { $0 != .noise && $0 != .article }
        if said.contains(.why) { return reason(said).map { .conclusion($0) } }
        if let days = eaten(said) { return .request(.entries(days)) }
        if let question = strength(said) { return .request(.strength(question)) }
        if let field = outcome(said) { return .request(.influences(field)) }
        if let period = datesOf(said) { return .request(.ownPeriod(period)) }
        if let question = enough(said) { return .request(.enough(question)) }
        if let days = daysThatWent(said) { return .conclusion(Conclusion(.doing, days: days)) }
        if let days = comparedDays(said) { return .conclusion(Conclusion(.changed, days: days)) }
        if let advice = advice(said) { return .conclusion(advice) }
        if let effect = effect(said) { return .conclusion(effect) }
        if let change = changeOfAll(said) { return .conclusion(change) }
        if let kind = said.conclusion { return conclusion(kind, said).map { .conclusion($0) } }
        if let name = said.request { return request(name, said).map { .request($0) } }
        return nil
    }

    /// `how did last week go`, `wie ist der November verlaufen`: of no quantity.
    private func daysThatWent(_ said: [Part]) -> Days? {
        guard asksHowItWent, said.count == 2, said[0] == .asked(.how) else { return nil }
        switch said[1] {
        case .days(let days): return days.isNight ? nil : days
        case .period(let period) where ![.night, .morning, .evening].contains(period):
            return calendar.period(period, ago: 0) ?? calendar.period(period, ago: 1)
        default: return nil
        }
    }

    /// `was habe ich gestern gegessen`: what was written down, and no energy.
    private func eaten(_ said: [Part]) -> Days? {
        guard said.count == 3, said.first == .asked(.which),
            said.contains(.quantity(.day(.dietaryEnergy), isVerb: true))
        else { return nil }
        return said.lazy.compactMap { if case .days(let days) = $0 { days } else { nil } }.first
    }

    /// `what affects my mood`, of all records.
    private func outcome(_ said: [Part]) -> DayField? {
        guard asksInfluences, said.count == 3, said[0] == .asked(.which), said[1] == .operation(.affects),
            case .quantity(.day(let field), _) = said[2], field.kind != .clock, field.kind != .flag, !field.isText
        else { return nil }
        return field
    }

    /// `when was my last trip and how long did it last`, `wie lange war ich krank`: of one, the latest that is named.
    private func datesOf(_ said: [Part]) -> OwnPeriod? {
        var period: OwnPeriod?
        var asks = false
        for part in said {
            switch part {
            case .asked(.when), .asked(.long), .asked(.date): asks = true
            case .event(let event):
                guard period == nil else { return nil }
                let isNamed = event == .illness && illnessTags.count == 1
                period = OwnPeriod(isNamed ? .tags(illnessTags) : event == .trip ? .trip : .illness)
            case .own(let own):
                guard period == nil, own.part == .during, own.count == nil, own.offset == 0, !own.isDay else {
                    return nil
                }
                period = own
            case .and, .superlative(true, .last), .operation(.last), .relative(.last): continue
            default: return nil
            }
        }
        return asks ? period : nil
    }

    /// `compare last week with the week before`, `how does this month compare to the last`, without a quantity: what changed.
    private func comparedDays(_ said: [Part]) -> Days? {
        var days: [Days] = []
        var isCompared = false
        for part in said {
            switch part {
            case .days(let named): days.append(named)
            case .daysPair(let first, let last): days += [first, last]
            case .relative(let relative) where relative.isEarlier:
                if let first = days.first, let before = calendar.earlier(relative, first) { days.append(before) }
            case .versus, .compare: isCompared = true
            case .preposition(.with), .preposition(.to), .and, .asked(.how): continue
            default: return nil
            }
        }
        guard isCompared, days.count == 2, calendar.before(days[0]) == days[1] else { return nil }
        return days[0]
    }

    /// `should I train tomorrow`, `when should I go to bed`
    private func advice(_ said: [Part]) -> Conclusion? {
        guard said.contains(.should) else { return nil }
        var kind: Conclusion.Kind?
        var isTomorrow = false
        for part in said {
            switch part {
            case .should, .adjective, .or, .current, .any, .not: continue
            case .days(let days): guard days.to == calendar.today, !isTomorrow else { return nil }
            case .tomorrow: isTomorrow = true
            case .kind: kind = .train
            case .quantity(.day(.bedTime), _): kind = .bedtime
            case .quantity(.day(.exerciseMinutes), true): kind = .train
            case .asked(.when), .asked(.high): continue
            default: return nil
            }
        }
        if kind == .bedtime, !said.contains(where: { $0 == .asked(.when) || $0 == .asked(.high) }) { return nil }
        guard !isTomorrow || kind == .train else { return nil }
        return kind.map { Conclusion($0, days: isTomorrow ? tomorrow : nil) }
    }

    private var tomorrow: Days { Days(from: calendar.today.advanced(by: 1), to: calendar.today.advanced(by: 1)) }

    /// `what did the trip do`
    private func effect(_ said: [Part]) -> Conclusion? {
        guard case .event(let event)? = said.first(where: { if case .event = $0 { true } else { false } }) else {
            return nil
        }
        let hasVerb = said.contains(.operation(.affects))
        var conclusion = Conclusion(.effect, event: event)
        for part in said {
            switch part {
            case .event(event), .asked(.which), .asked(.how), .operation(.affects), .superlative(true, .last),
                .preposition(.to), .preposition(.on):
                continue
            case .quantity(let quantity, _):
                guard hasVerb, conclusion.quantity == nil else { return nil }
                conclusion.quantity = quantity
            default: return nil
            }
        }
        let asks = said.first == .asked(.which) || said.first == .asked(.how)
        return asks || hasVerb ? conclusion : nil
    }

    /// `what has changed since May`, without a quantity.
    private func changeOfAll(_ said: [Part]) -> Conclusion? {
        guard said.contains(.operation(.change)), said.first == .asked(.which) || said.first == .asked(.how) else {
            return nil
        }
        var days: Days?
        for part in said {
            switch part {
            case .asked(.which), .asked(.how), .operation(.change), .current: continue
            case .days(let named):
                guard days == nil else { return nil }
                days = named
            default: return nil
            }
        }
        return Conclusion(.changed, days: days)
    }

    // MARK: Conclusions

    private func conclusion(_ kind: Conclusion.Kind, _ said: [Part]) -> Conclusion? {
        var conclusion = Conclusion(kind)
        for part in said {
            switch part {
            case .conclusion(kind), .and, .current, .asked(.how): continue
            case .asked(.which): guard kind == .train else { return nil }
            // `fass meine Woche zusammen`
            case .operation(.sum): guard kind == .doing else { return nil }
            case .quantity(let quantity, _):
                guard takesQuantity(kind), conclusion.quantity == nil || conclusion.quantity == quantity else {
                    return nil
                }
                conclusion.quantity = quantity
            case .kind(let types, _):
                guard takesQuantity(kind), conclusion.quantity == nil else { return nil }
                conclusion.quantity = .workout(types: types, field: nil)
            case .attribute(let field):
                guard takesQuantity(kind), conclusion.quantity == nil else { return nil }
                conclusion.quantity = .workout(types: [], field: field)
            case .days(let days):
                // How a night was is a question of sleep.
                guard conclusion.days == nil || conclusion.days == days, !(kind == .doing && days.isNight) else {
                    return nil
                }
                conclusion.days = days
            case .tomorrow:
                guard kind == .train, conclusion.days == nil else { return nil }
                conclusion.days = tomorrow
            case .event(let event):
                conclusion.event = event
                conclusion.kind = .effect
            case .adjective, .comparative, .rise, .risen, .turn, .superlative, .normal, .asked(.high), .asked(.long),
                .asked(.much):
                guard [.changed, .usual, .forAge].contains(kind) else { return nil }
            // `above average for my age`
            case .againstMean, .operation(.mean), .versus: guard kind == .forAge else { return nil }
            case .period(let period):
                guard kind == .doing, conclusion.days == nil else { return nil }
                conclusion.days = calendar.period(period, ago: 0) ?? calendar.period(period, ago: 1)
            case .preposition(.with), .preposition(.on), .preposition(.in), .preposition(.of), .preposition(.for):
                continue
            default: return nil
            }
        }
        if kind == .usual, conclusion.quantity == nil, let previous, case .day = previous.quantity {
            // `is that more than usual`
            conclusion.quantity = previous.quantity
            conclusion.days = conclusion.days ?? previous.days
        }
        return isWhole(conclusion) ? conclusion : nil
    }

    private func takesQuantity(_ kind: Conclusion.Kind) -> Bool {
        [.changed, .usual, .forAge, .doing, .effect].contains(kind)
    }

    private func isWhole(_ conclusion: Conclusion) -> Bool {
        switch conclusion.kind {
        // A table is there for this one alone.
        case .forAge: conclusion.quantity == .day(.vo2Max)
        // How one quantity was is a question of figures.
        case .doing: conclusion.quantity == nil
        case .effect: conclusion.event != nil
        default: true
        }
    }

    /// Why a quantity is as it is; of the question before where none was named.
    private func reason(_ said: [Part]) -> Conclusion? {
        var rest = said.filter { $0 != .why }.map { $0.quantityOfReason ?? $0 }
        if let place = rest.indices.dropLast().first(where: { rest[$0 + 1].isDistance }),
            case .kind(let types, _) = rest[place]
        {
            // `why did I only run three kilometres`
            rest.replaceSubrange(
                place...(place + 1), with: [.quantity(.workout(types: types, field: .distance), isVerb: false)])
        }
        guard let conclusion = conclusion(.changed, rest), conclusion.quantity != nil else { return nil }
        return conclusion
    }

    // MARK: Requests

    private func request(_ name: String, _ said: [Part]) -> Request? {
        let rest = said.filter { $0 != .request(name) && $0 != .and && $0 != .asked(.which) && $0 != .asked(.how) }
        switch name {
        case "explain": return explained(rest).map { .explain($0) }
        case "catalogue":
            guard let first = rest.first else { return .catalogue(nil) }
            guard rest.count == 1 else { return nil }
            if case .quantity(let quantity, _) = first { return .catalogue(quantity) }
            if first == .heart { return .catalogue(.day(.restingHeartRate)) }
            if case .kind(let types, _) = first { return .catalogue(.workout(types: types, field: nil)) }
            return nil
        case "age", "height": return rest.isEmpty ? Request.ProfileFact(rawValue: name).map { .profile($0) } : nil
        case "goals", "goal", "lacking": return goals(rest, isLacking: name == "lacking")
        case "entries":
            let days = rest.compactMap { if case .days(let days) = $0 { days } else { nil } }
            guard days.count == rest.count, days.count <= 1 else { return nil }
            // `and what did I eat?`, after figures of a day
            let talkedOf = said.first == .and && previous?.days.own == nil ? previous?.days : nil
            return .entries(days.first ?? talkedOf.flatMap { $0.isDay ? $0 : nil })
        default:
            let talk: [String: Request] = [
                "help": .help, "identity": .identity, "greeting": .greeting, "thanks": .thanks,
            ]
            return rest.allSatisfy({ if case .request = $0 { true } else { false } }) ? talk[name] : nil
        }
    }

    /// `did I reach my step goal yesterday`, `how often did I miss it in May`
    private func goals(_ rest: [Part], isLacking: Bool) -> Request? {
        var (quantity, days, spans): (Quantity?, Days?, [String]) = (nil, nil, [])
        var (isCounted, isMany, isMissed, isOfSpans) = (false, false, false, false)
        for part in rest {
            switch part {
            case .quantity(let named, _):
                guard quantity == nil || quantity == named else { return nil }
                quantity = named
            case .kind(let types, _):
                guard quantity == nil, types.isEmpty || types == ["Running"] else { return nil }
                quantity = .day(types.isEmpty ? .workouts : .runDistance)
            case .days(let said):
                guard days == nil else { return nil }
                days = said
            case .asked(.often), .operation(.share): isCounted = true
            case .asked(.many): isMany = true
            case .not, .missed: isMissed = true
            case .asked(.far), .asked(.much), .asked(.high), .current, .reaching, .request("goal"), .request("lacking"):
                continue
            // `how many steps do I need to reach it`: of a goal that is known.
            case .refusal(.norm) where quantity != nil: continue
            case .preposition(let word) where [.to, .of, .for, .with, .on, .from].contains(word): continue
            case .period(.day), .period(.night):
                // On how many days it is missing is asked of no goal.
                guard isCounted || isMany, !isLacking, !rest.contains(.preposition(.to)),
                    !rest.contains(.preposition(.until))
                else { return nil }
                isCounted = true
            // `my weekly running goal`, `Wochenziel`
            case .per(let span), .rate(let span): spans.append(span == .date ? "day" : span.rawValue)
            case .period(let span):
                if isMany {
                    // `how many weeks did I reach it`, and not until it is reached
                    guard !isLacking, !rest.contains(.preposition(.to)) else { return nil }
                    (isCounted, isOfSpans) = (true, true)
                }
                spans.append(span.rawValue)
            case .every: spans.append("day")
            default: return nil
            }
        }
        if quantity == nil, days == nil, isCounted, let previous, case .day = previous.quantity, !previous.days.isDay {
            // `and as a percentage of my goal`
            (quantity, days) = (previous.quantity, previous.days)
        }
        if let said = days, !said.isDay { isCounted = true }
        let span = spans.first.flatMap(CalendarSpan.init)
        // Days are counted, and weeks only where they are named.
        if isCounted, !isOfSpans, days == nil, span ?? .day != .day { return nil }
        guard spans == [span?.rawValue].compactMap(\.self), isCounted || !isMissed else { return nil }
        guard isCounted else {
            let isTarget = asksTarget && !isLacking && days?.to ?? calendar.today == calendar.today
            return .goals(quantity, days, of: span, counted: isLacking ? .rest : isTarget ? .target : nil)
        }
        if quantity == nil, saysAllGoals, isMany || rest.contains(.asked(.often)) {
            // `on how many days did I reach all goals`
            guard !isMissed, !isOfSpans else { return nil }
            return .goals(nil, days, of: span, counted: .together)
        }
        if saysEveryDay, !isMany, !rest.contains(.asked(.often)), !rest.contains(.operation(.share)) {
            guard !isMissed else { return nil }
            return .goals(quantity, days, of: span, counted: .always)
        }
        return .goals(quantity, days, of: span, counted: isMissed ? .missed : .reached)
    }

    private func explained(_ rest: [Part]) -> Request.Term? {
        // `what does HRV mean`, `explain this HRV thing`
        let named = rest.filter { $0 != .operation(.mean) && $0 != .relative(.this) }
        guard let first = named.first, named.count == 1 else {
            return rest == [.operation(.mean)] ? .statistic(.mean) : nil
        }
        switch first {
        case .quantity(let quantity, _): return .quantity(quantity)
        case .attribute(let field): return .quantity(.workout(types: [], field: field))
        case .operation(let operation): return Self.statistics[operation].map { .statistic($0) }
        default: return nil
        }
    }

    private static let statistics: [Part.Operation: Statistic] = [
        .median: .median, .sd: .sd, .iqr: .iqr, .cv: .cv, .percentile: .percentile, .correlation: .correlation,
        .trend: .trend, .rolling: .rollingMean, .smoothed: .smoothed, .mean: .mean,
    ]
}

extension [Part] {
    fileprivate var conclusion: Conclusion.Kind? {
        compactMap { if case .conclusion(let kind) = $0 { kind } else { nil } }.first
    }
    fileprivate var request: String? { compactMap { if case .request(let name) = $0 { name } else { nil } }.first }
}

extension Part {
    fileprivate var isDistance: Bool {
        if case .measure(_, let unit) = self { unit.dimension == .length && unit != .metre } else { false }
    }

    /// The quantity of a value that somebody wonders about: `why did I only sleep five hours`, `why did I walk so little`.
    fileprivate var quantityOfReason: Part? {
        switch self {
        case .verb("walk"): return .quantity(.day(.steps), isVerb: true)
        case .test(let tests):
            guard tests.count == 1, tests[0].lag == 0, tests[0].sign == .atLeast,
                case .day(let field) = tests[0].subject,
                field.kind != .flag, !field.isText, case .number = tests[0].value
            else { return nil }
            return .quantity(.day(field), isVerb: false)
        default: return nil
        }
    }
}
