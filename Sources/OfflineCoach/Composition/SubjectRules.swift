import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

extension Composer {
    /// Takes the subject of the question from the frame.
    func subject(_ frame: inout Frame) -> Topic? {
        if frame.has(.streak) || frame.has(.streakLongest) || frame.has(.streakCurrent) {
            // `the series: length`
            frame.attributes.removeAll { $0 == .duration }
        }
        if frame.words == ["walk"], frame.has(.long), frame.kinds.isEmpty, frame.quantities.isEmpty,
            frame.verbs.isEmpty, frame.attributes.isEmpty, frame.calories == 0, frame.heart == 0
        {
            // `how long did I walk`
            (frame.words, frame.kinds, frame.isByVerb) = ([], [["Walking"]], true)
        }
        if frame.nouns == [.type], frame.kinds.isEmpty, frame.quantities.isEmpty,
            frame.verbs.isEmpty || frame.verbs == [.day(.activeEnergy)]
        {
            // `which sport burned most`
            frame.kinds = [[]]
        }
        if frame.pers == [.type], frame.kinds.isEmpty, frame.verbs.isEmpty, frame.words.isEmpty, frame.tests.isEmpty,
            frame.quantities.allSatisfy(Self.ofSports.contains),
            !frame.quantities.isEmpty || !frame.attributes.isEmpty || !frame.units.isEmpty || frame.calories > 0
        {
            // `time per sport`, `kilometres by sport`
            frame.kinds = [[]]
        }
        if frame.kinds.isEmpty, !frame.attributes.isEmpty || frame.heart > 0, frame.quantities.isEmpty,
            frame.conditions.filter({ !$0.isCalendar && !$0.isOfWorkout }).count == 1,
            let place = frame.conditions.firstIndex(where: { $0.isWorked && $0.lag == 0 })
        {
            // `my pace when I run more than 12 km`
            frame.kinds = [frame.conditions.remove(at: place).types]
        }
        if frame.kinds.isEmpty, !frame.has(.long), !frame.has(.far), frame.bounds.contains(where: \.isMarathon) {
            frame.kinds = [["Running"]]
        }
        if case .formula(let name, _)? = frame.quantities.first, !frame.kinds.isEmpty {
            // `the monotony of my training`; of one kind only where the formula is of workouts.
            let isOfAll = ["monotony", "ctl", "atl", "tsb", "acwr", "hr_zones"].contains(name)
            guard isOfAll, frame.kinds.allSatisfy(\.isEmpty) else { return nil }
            frame.kinds = []
        }
        if frame.kinds.isEmpty, frame.superlatives.first?.aspect == .fast, frame.numbers.count == 1,
            [3000, 5000, 10_000, 15_000].contains(frame.numbers[0])
        {
            // `fastest 10k`
            frame.kinds = [["Running"]]
            frame.bounds = [
                Part.Bound(
                    sign: .atLeast, limit: .number(frame.numbers.removeFirst() / 1000, isThousands: false, .kilometre))
            ]
        }
        if let days = daysOfSeveral(&frame) { return days }
        if !frame.kinds.isEmpty { return workouts(&frame) }
        guard frame.lastCount == nil || !frame.quantities.isEmpty && frame.quantities.allSatisfy(\.isLevel) else {
            return nil
        }
        if frame.attributes == [.duration], frame.quantities.count == 1,
            frame.quantities[0].isDuration || frame.quantities[0] == .day(.naps)
        {
            // `average length of my naps`
            if frame.quantities[0] == .day(.naps), !frame.has(.long) { frame.asked.append(.long) }
            frame.attributes = []
        }
        if !frame.attributes.isEmpty { return figureOfWorkouts(&frame) }
        if frame.heart > 0 {
            // Of the day; of workouts only where some are named.
            frame.heart = 0
            guard !frame.has(.max), frame.superlatives.isEmpty, frame.ranks.isEmpty else { return nil }
            frame.quantities.append(.day(.heartRate))
        }
        // `calories eaten minus burned`
        if frame.calories == 1, frame.quantities == [.energyBalance] { frame.calories = 0 }
        if frame.calories > 0 { return calories(&frame) }
        guard consumeWords(&frame) else { return nil }
        var quantities = frame.quantities.reduce(into: [Quantity]()) { if !$0.contains($1) { $0.append($1) } }
        frame.quantities = []
        let isVerb = quantities.isEmpty
        guard merge(&frame, &quantities) else { return nil }
        if quantities.contains(.day(.sleepSource)) {
            // The device is known of nights alone.
            quantities.removeAll { $0 == .day(.sleep) }
            guard quantities.count == 1 else { return nil }
        }
        consumeNaps(&frame, &quantities)
        consumeShareOfSleep(&frame, &quantities)
        if quantities.count > 1 { return several(quantities, &frame) }
        guard let quantity = quantities.first else { return standIn(&frame).map { Topic(quantity: $0) } }
        if quantity == .day(.naps), frame.units.first?.dimension == .time || isVerb && frame.has(.long) {
            return Topic(quantity: .day(.napMinutes))
        }
        if quantity == .day(.naps), frame.has(.long) || frame.superlatives.contains(where: { $0.aspect == .long }) {
            frame.consume(.long)
            frame.consume(.mean)
            return Topic(quantity: .formula("nap_length", nil))
        }
        if quantity == .day(.naps), frame.units.first?.dimension == .time {
            return Topic(quantity: .day(.napMinutes))
        }
        if quantity == .formula("nap_length", nil) { frame.consume(.mean) }
        if quantity == .day(.distance), frame.consume(.far) { frame.asked.append(.much) }
        if quantity == .day(.workoutMinutes) || quantity == .day(.exerciseMinutes),
            frame.conditions.contains(where: \.isOfWorkout) || frame.pers.contains(.type)
        {
            return Topic(quantity: .workout(types: [], field: .duration), hasFigure: true)
        }
        return Topic(quantity: quantity, isVerb: isVerb)
    }

    /// Metrics of days that workouts of each kind have a part of.
    private static let ofSports: Set<Quantity> = [
        .day(.distance), .day(.activeEnergy), .day(.load), .day(.workoutMinutes), .day(.exerciseMinutes),
    ]

    /// A figure that only workouts have is one of all workouts.
    private func figureOfWorkouts(_ frame: inout Frame) -> Topic? {
        guard let field = Self.oneField(frame.attributes), frame.verbs.isEmpty, frame.heart == 0, frame.calories == 0
        else { return nil }
        if field == .load {
            guard frame.quantities.allSatisfy({ $0 == .day(.load) }) else { return nil }
            (frame.attributes, frame.quantities) = ([], [])
            return Topic(quantity: .day(.load))
        }
        // A length alone is one of anything, and a heart rate one of the day.
        guard frame.quantities.isEmpty,
            ![.activeEnergy, .duration, .maximumHeartRate, .averageHeartRate].contains(field)
        else { return nil }
        frame.attributes = []
        // A pace alone is one of runs: rides have a speed.
        return Topic(quantity: .workout(types: field == .pace ? ["Running"] : [], field: field), hasFigure: true)
    }

    /// Without a word of workouts, the highest and the lowest heart rate are those of the samples.
    func extremeHeartRate(_ frame: inout Frame) -> Topic? {
        guard frame.kinds.isEmpty, frame.quantities.isEmpty, frame.verbs.isEmpty,
            frame.calories == 0
        else { return nil }
        if frame.attributes == [.maximumHeartRate], frame.heart == 0 {
            frame.attributes = []
            frame.operations.append(.max)
        } else if frame.attributes.isEmpty, frame.heart > 0,
            !frame.superlatives.isEmpty || frame.operations.contains(where: { [.max, .min].contains($0) })
        {
            frame.heart = 0
        } else {
            return nil
        }
        return Topic(quantity: .day(.heartRate))
    }

    /// Zone 4 and zone 5 are one figure.
    static func oneField(_ fields: [WorkoutField]) -> WorkoutField? {
        let all = Set(fields)
        if all == [.zone4, .zone5] { return .hardZones }
        return all.count == 1 ? all.first : nil
    }

    private func calories(_ frame: inout Frame) -> Topic? {
        let eats = frame.verbs.contains(.day(.dietaryEnergy))
        let burns = frame.verbs.contains(.day(.activeEnergy))
        guard frame.quantities.isEmpty, !(eats && burns), frame.verbs.count <= 1, frame.verbs.isEmpty || eats || burns
        else { return nil }
        frame.calories = 0
        frame.verbs = []
        let isOfFood = !burns && (form.writesDown || frame.bounds.contains(where: \.isOfFood))
        return Topic(quantity: .day(eats || isOfFood ? .dietaryEnergy : .activeEnergy))
    }

    // MARK: Verbs

    /// `walk` and `climb`, which go with several quantities.
    private func consumeWords(_ frame: inout Frame) -> Bool {
        for word in frame.words {
            switch word {
            // `on days I walk more than 8000 steps`: the verb is of what is tested.
            case "walk"
            where frame.quantities.isEmpty
                ? frame.verbs == [.day(.bedTime)]
                : (frame.tests + frame.conditions).contains {
                    [.day(.steps), .day(.distance)].contains($0.subject) && $0.lag == 0
                }:
                break
            // `how many flights did I walk`
            case "walk" where frame.quantities == [.day(.flights)] && !frame.has(.far): break
            case "walk":
                if frame.has(.far) || (frame.units.first ?? frame.bounds.first?.unit)?.dimension == .length {
                    guard frame.quantities.isEmpty || frame.quantities == [.day(.distance)] else { return false }
                    frame.quantities = [.day(.distance)]
                } else if frame.quantities.isEmpty, frame.verbs.isEmpty {
                    guard !frame.has(.long), !frame.has(.fast) else { return false }
                    let isFar =
                        frame.comparatives.first?.aspect == .far || frame.superlatives.first?.aspect == .far
                    frame.quantities = [.day(isFar ? .distance : .steps)]
                } else if frame.quantities != [.day(.steps)], frame.quantities != [.day(.distance)] {
                    return false
                }
            case "climb": guard frame.quantities == [.day(.flights)] else { return false }
            case "close":
                guard (frame.tests + frame.conditions).contains(where: \.isRing) else { return false }
            default: return false
            }
        }
        frame.words = []
        return true
    }

    /// Puts verb and noun together: `hours of sleep slept`.
    private func merge(_ frame: inout Frame, _ quantities: inout [Quantity]) -> Bool {
        var verbs = frame.verbs.reduce(into: [Quantity]()) { if !$0.contains($1) { $0.append($1) } }
        frame.verbs = []
        // `did I eat less than 90 g of protein`: the verb only carries the condition.
        let all = (frame.tests + frame.conditions).flatMap { test in
            if case .any(let tests) = test.subject { tests } else { [test] }
        }
        let tested: [Quantity] = all.compactMap {
            if case .day(let field) = $0.subject { .day(field) } else { nil }
        }
        if quantities.isEmpty { verbs.removeAll { verb in tested.contains { Self.accords(verb, $0) } } }
        guard !verbs.isEmpty else { return true }
        if quantities.isEmpty, verbs.count > 1 {
            // `drank alcohol`: what was drunk is said by the other verb.
            verbs = verbs.filter { verb in !verbs.contains { $0 != verb && Self.accords(verb, $0) } }
            guard verbs.count == 1 else { return false }
        }
        if quantities.isEmpty {
            let verb = verbs[0]
            // `what do I eat tonight` asks for no energy.
            if verb == .day(.dietaryEnergy), frame.asked == [.which], frame.superlatives.isEmpty, frame.tests.isEmpty,
                frame.bounds.isEmpty, frame.operations.isEmpty, frame.periods.isEmpty, frame.units.isEmpty
            {
                return false
            }
            // What was drunk has to be said.
            if verb == .day(.water), frame.units.first?.dimension != .volume {
                guard frame.units == [.drinks] || frame.bounds.contains(where: { $0.unit == .drinks }) else {
                    return false
                }
                quantities = [.day(.alcohol)]
                return true
            }
            if verb == .day(.naps), frame.superlatives.contains(where: { $0.aspect == .long }) { return false }
            quantities = [verb]
            return true
        }
        return verbs.allSatisfy { verb in quantities.contains { Self.accords(verb, $0) } }
    }

    /// Whether the verb only says how a quantity came about.
    static func accords(_ verb: Quantity, _ noun: Quantity) -> Bool {
        if verb == noun { return true }
        guard case .day(let verb) = verb, case .day(let noun) = noun else { return false }
        switch verb {
        case .sleep:
            return [.sleep, .deep, .rem, .core, .sleepTotal, .timeInBed, .sleepEfficiency, .napMinutes, .latency]
                .contains(noun)
        case .water: return [.water, .alcohol, .caffeine].contains(noun)
        case .alcohol: return noun == .alcohol
        case .dietaryEnergy:
            return [.dietaryEnergy, .protein, .carbohydrates, .fat, .fiber, .water, .alcohol, .caffeine].contains(noun)
        case .activeEnergy: return noun == .activeEnergy || noun == .basalEnergy
        case .weight: return noun == .weight
        case .wakeTime: return noun == .wakeTime
        case .bedTime: return noun == .bedTime || noun == .timeInBed
        case .naps: return noun == .napMinutes
        default: return false
        }
    }

    /// `sleep, naps included`: one figure holds both.
    private func consumeNaps(_ frame: inout Frame, _ quantities: inout [Quantity]) {
        if quantities == [.day(.sleep)] { frame.consume(.withoutNaps) }
        if quantities == [.day(.sleepTotal)] { frame.consume(.withNaps) }
        guard frame.flags.contains(.withNaps), quantities == [.day(.sleep)] else { return }
        frame.consume(.withNaps)
        quantities = [.day(.sleepTotal)]
    }

    /// `the share of REM in my sleep`
    private func consumeShareOfSleep(_ frame: inout Frame, _ quantities: inout [Quantity]) {
        let shares: [DayField: DayField] = [.rem: .remShare, .deep: .deepShare]
        let isShare = frame.has(.share) || frame.units == [.percent] || frame.flags.contains(.ofSleep)
        let rest = quantities.filter { $0 != .day(.sleep) }
        guard isShare, rest.count == 1, case .day(let stage) = rest[0], let share = shares[stage],
            quantities.count == 2 || frame.flags.contains(.ofSleep)
        else { return }
        frame.consume(.share)
        frame.consume(.ofSleep)
        quantities = [.day(share)]
    }

    // MARK: Several, or none

    private func several(_ quantities: [Quantity], _ frame: inout Frame) -> Topic? {
        if let sum = Self.sum(quantities, &frame) { return Topic(quantity: sum) }
        if let formula = Self.formula(quantities) { return Topic(quantity: formula) }
        guard quantities.count <= 4, frame.tests.isEmpty, frame.bounds.isEmpty else { return nil }
        // `sleep plus HRV` of different units stand side by side.
        if Set(quantities.map(\.keptUnit)).count > 1 { frame.consume(.plus) }
        return Topic(quantity: quantities[0], more: Array(quantities.dropFirst()))
    }

    /// `active and resting energy`, `deep plus REM`, `deep and REM together`.
    private static func sum(_ quantities: [Quantity], _ frame: inout Frame) -> Quantity? {
        guard quantities.count == 2, frame.flags.contains(.and) || frame.has(.sum) else { return nil }
        if Set(quantities) == [.day(.activeEnergy), .day(.basalEnergy)] {
            frame.consume(.plus)
            return .combined(.day(.activeEnergy), .plus, .day(.basalEnergy))
        }
        guard frame.flags.contains(.plus) || frame.flags.contains(.and) && frame.has(.sum),
            case (.day(let one), .day(let other)) = (quantities[0], quantities[1]), one.unit == other.unit,
            ["min", "g", "kcal", "km", "ml"].contains(one.unit)
        else { return nil }
        frame.consume(.plus)
        // `together` of a night adds the two, and no nights.
        if !quantities[0].isSum { frame.consume(.sum as Part.Operation) }
        return .combined(quantities[0], .plus, quantities[1])
    }

    /// `outliers of resting heart rate`: a formula of a metric.
    private static func formula(_ quantities: [Quantity]) -> Quantity? {
        guard quantities.count == 2 else { return nil }
        for (one, other) in [(quantities[0], quantities[1]), (quantities[1], quantities[0])] {
            if case .formula(let name, nil) = one, ["robust_z", "outliers"].contains(name), case .day(let field) = other
            {
                return .formula(name, field)
            }
        }
        return nil
    }

    /// Where no quantity was named: days that pass tests, nights that are nights.
    private func standIn(_ frame: inout Frame) -> Quantity? {
        if frame.periods.contains(.night) || frame.counted.first?.period == .night {
            if !frame.superlatives.isEmpty || !frame.ranks.isEmpty, frame.tests.isEmpty { return .day(.sleep) }
            if !frame.bounds.isEmpty, frame.tests.isEmpty { return .day(.sleep) }
        }
        if frame.nouns == [.type], !frame.superlatives.isEmpty { return .workout(types: [], field: nil) }
        if !frame.superlatives.isEmpty, frame.superlatives.allSatisfy({ $0.aspect == .heavy }) { return .day(.weight) }
        if !frame.comparatives.isEmpty, frame.comparatives.allSatisfy({ $0.aspect == .heavy }) { return .day(.weight) }
        if frame.units == [.drinks], frame.tests.isEmpty, frame.bounds.isEmpty, frame.has(.many) || frame.has(.much) {
            frame.units = []
            return .day(.alcohol)
        }
        let bound = frame.bounds.first?.unit
        if frame.tests.isEmpty, bound == .kilocalorie, frame.bounds.contains(where: \.isOfFood) {
            return .day(.dietaryEnergy)
        }
        if frame.tests.isEmpty, let field = bound?.ofDays { return boundedQuantity(field, &frame) }
        // `how many kilos have I lost`, `kg change this year`
        if frame.tests.isEmpty, !frame.risen.isEmpty || frame.operations == [.change],
            frame.units.first?.ofDays == .weight
        {
            return .day(.weight)
        }
        // `have I gained a kilo`
        if frame.tests.isEmpty, !frame.risen.isEmpty, frame.changes.first?.unit?.ofDays == .weight {
            return .day(.weight)
        }
        // `did I hit 10k`
        if frame.tests.isEmpty, frame.bounds.count == 1, frame.bounds[0].isInThousands { return .day(.steps) }
        if frame.tests.isEmpty, frame.bounds.isEmpty, frame.conditions.allSatisfy(\.isCalendar),
            frame.units.first?.dimension == .length,
            frame.has(.far) || frame.has(.many) || !frame.conditions.isEmpty || !frame.pers.isEmpty
                || !frame.rates.isEmpty
        {
            frame.consume(.far)
            return .day(.distance)
        }
        if frame.has(.high), bound == nil, frame.tests.isEmpty, frame.conditions.isEmpty { return nil }
        if !frame.tests.isEmpty || !frame.conditions.isEmpty { return .days }
        return nil
    }

    /// `days I ran 4 or 5 km`: bounds beside a workout are of its distance of the day, which is known of some kinds alone.
    private func boundedQuantity(_ field: DayField, _ frame: inout Frame) -> Quantity? {
        guard field == .distance, let place = frame.conditions.firstIndex(where: { $0.isWorked && $0.lag == 0 }) else {
            return .day(field)
        }
        let own = Quantity.workout(types: frame.conditions[place].types, field: .distance).ofDays
        guard let own, frame.bounds.contains(where: { $0.sign == .atLeast || $0.sign == .above }) else { return nil }
        frame.conditions.remove(at: place)
        return .day(own)
    }
}

extension Part.Bound {
    /// More energy than all but few people burn by moving: `days under 1800 calories`.
    var isOfFood: Bool {
        if case .number(let value, _, let unit) = limit {
            value >= 1200 && (unit == nil || unit == .kilocalorie)
        } else {
            false
        }
    }
    /// The distance of a race on foot.
    var isMarathon: Bool {
        if case .number(let value, _, .kilometre?) = limit { [21.0975, 42.195].contains(value) } else { false }
    }
}

extension ValueUnit {
    /// The metric of days that alone is told in this unit.
    fileprivate var ofDays: DayField? {
        switch self {
        case .kilometre, .mile: .distance
        case .kilogram, .pound, .stone: .weight
        case .litre, .millilitre, .fluidOunce, .glass: .water
        case .drinks: .alcohol
        case .millisecond: .heartRateVariability
        default: nil
        }
    }
}
