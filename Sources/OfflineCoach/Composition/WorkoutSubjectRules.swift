import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

extension Composer {
    /// Types whose length people tell by the distance.
    static let distant: Set<String> = ["Running", "Cycling", "Swimming", "Hiking", "Walking", "Rowing"]

    /// Figures that every list of workouts has.
    private static let listed: [WorkoutField] = [.duration, .distance, .averageHeartRate, .pace]

    /// A figure of workouts, or their number; bounds become conditions of theirs.
    func workouts(_ frame: inout Frame) -> Topic? {
        let isTied = !frame.flags.isDisjoint(with: [.and, .or, .both, .difference, .ratio, .compare, .either])
        // `climbing metres on hikes`: two kinds that nothing puts together.
        guard isTied || Set(frame.kinds.filter { !$0.isEmpty }).count <= 1 else { return nil }
        // `how much of my training was running` is a share, of its time or its number.
        if frame.asked == [.much], frame.kinds.contains([]), frame.kinds.contains(where: { !$0.isEmpty }),
            frame.attributes.isEmpty, frame.calories == 0, frame.quantities.isEmpty, frame.verbs.isEmpty,
            frame.operations.isEmpty
        {
            return nil
        }
        let types =
            frame.kinds.allSatisfy { $0.isEmpty } ? [] : Array(Set(frame.kinds.flatMap { $0 })).sorted()
        let isCommon = frame.superlatives.contains { $0.aspect == .common }
        let isAny = types.count > 1 && !isCommon && frame.consume(.or)
        frame.kinds = []
        let isLength = frame.attributes.contains(.duration) && !frame.saysTime
        if frame.has(.fast), frame.perUnits.count == 1, [.kilometre, .mile].contains(frame.perUnits[0]) {
            // `how fast per kilometre`
            frame.units.append(frame.perUnits[0] == .mile ? .perMile : .perKilometre)
            frame.perUnits = []
        }
        guard consumeCarriers(types, &frame), var fields = consumeFields(&frame) else { return nil }
        consumeOtherKinds(types, &frame)
        if let ratio = ratio(types, &fields, &frame) { return Topic(quantity: ratio, hasFigure: true) }
        if fields == [.startClock], frame.has(.many) || frame.has(.often) || frame.has(.share),
            !frame.daytimes.isEmpty || frame.conditions.contains(where: { $0.subject == .field(.startClock) })
        {
            // `how many runs started before seven`
            fields = []
        }
        if fields.count == 2, !frame.daytimes.isEmpty {
            // `runs begun between six and nine, their distance`
            fields.removeAll { $0 == .startClock }
        }
        guard consumeBounds(&frame, &fields) else { return nil }
        for daytime in frame.daytimes {
            frame.conditions.append(Requirement(.field(.startClock), daytime.sign, .number(daytime.minutes)))
        }
        frame.daytimes = []
        // `my last five runs with pace and pulse`
        let areLast = frame.lastCount != nil && frame.asked.isEmpty && frame.operations.isEmpty && !form.isYesNo
        let isListed =
            areLast || frame.has(.list as Part.Operation) || frame.has(.show) || frame.flags.contains(.list)
        if fields.count > 1, isListed, fields.allSatisfy(Self.listed.contains), frame.flags.contains(.and) {
            // `list my runs with distance and pace`
            let figures = Self.listed.filter(fields.contains).map { Quantity.workout(types: types, field: $0) }
            return Topic(quantity: figures[0], more: Array(figures.dropFirst()), hasFigure: true)
        }
        guard fields.count <= 1 else { return nil }
        if let field = fields.first {
            if frame.has(.far), field != .distance { return nil }
            // `how much did I lift last time` asks for no length of it.
            if frame.has(.much), field == .duration, types == ["Strength"], frame.isByVerb { return nil }
            frame.consume(.far, .fast)
            if field != .duration { frame.consume(.long) }
            return Topic(quantity: .workout(types: types, field: field), hasFigure: true, isLength: isLength)
        }
        let field = understood(types, &frame)
        guard field.isKnown else { return nil }
        return Topic(quantity: .workout(types: types, field: field.value), isAny: isAny)
    }

    /// Verbs that only carry the workout: `did I walk` of walks, `drink` never.
    private func consumeCarriers(_ types: [String], _ frame: inout Frame) -> Bool {
        // `in one go`, as every workout is
        frame.words.removeAll { $0 == "unbroken" }
        if frame.periods.isEmpty, frame.counted.isEmpty, frame.has(.when) || frame.has(.often) || form.isYesNo,
            !frame.bounds.isEmpty, frame.bounds.allSatisfy({ [.length, .time].contains($0.unit?.dimension) })
        {
            // `zuletzt mehr als 20 km am Stück`
            frame.consume(.streak)
        }
        frame.words.removeAll { $0 == "walk" && (types == ["Walking"] || types == ["Hiking"]) }
        if frame.words.contains("climb") {
            frame.words.removeAll { $0 == "climb" }
            frame.attributes.append(.elevation)
        }
        return frame.words.isEmpty
    }

    /// `without a run` said of workouts leaves that kind out.
    private func consumeOtherKinds(_ types: [String], _ frame: inout Frame) {
        guard types.isEmpty else { return }
        for test in frame.tests where test.value == .number(0) && test.types.count == 1 && test.lag == 0 {
            frame.conditions.append(Requirement(.field(.type), .unequal, .text(test.types[0])))
            frame.tests.removeAll { $0 == test }
        }
    }

    private func consumeFields(_ frame: inout Frame) -> [WorkoutField]? {
        var fields = frame.attributes
        frame.attributes = []
        if frame.heart > 0 {
            frame.heart = 0
            // The lowest within a workout is not known.
            let isLowest = frame.superlatives.contains { !$0.isMore && $0.aspect == .plain } || frame.has(.min)
            guard !isLowest || frame.has(.mean) || frame.flags.contains(.whichOne) else { return nil }
            let isHighest = frame.superlatives.contains { $0.isMore && $0.aspect == .plain } || frame.has(.max)
            fields.append(isHighest ? .maximumHeartRate : .averageHeartRate)
            // `how high did it go on my last ride`: one workout has one highest.
            if frame.superlatives.contains(where: { $0.aspect == .last }) { frame.consume(.max) }
        }
        if frame.calories > 0 {
            frame.calories = 0
            fields.append(.activeEnergy)
        }
        for quantity in frame.quantities {
            switch quantity {
            case .day(.activeEnergy): fields.append(.activeEnergy)
            case .day(.distance): fields.append(.distance)
            case .day(.load): fields.append(.load)
            case .day(.workoutMinutes), .day(.exerciseMinutes): fields.append(.duration)
            default: return nil
            }
        }
        frame.quantities = []
        if fields.isEmpty, frame.conditions.contains(where: { $0.subject == .field(.averageHeartRate) }) {
            // `the heart above 160 on average`
            frame.consume(.mean)
        }
        if frame.verbs.contains(.day(.activeEnergy)), fields.isEmpty { fields.append(.activeEnergy) }
        guard frame.verbs.allSatisfy({ $0 == .day(.activeEnergy) && fields.contains(.activeEnergy) }) else {
            return nil
        }
        frame.verbs = []
        if Set(fields) == [.zone4, .zone5] { return [.hardZones] }
        if frame.saysTime, fields.count == 2, let zone = fields.first(where: \.isZone), fields.contains(.duration),
            !frame.has(.share), frame.flags.isDisjoint(with: [.and, .plus, .ratio, .difference, .or])
        {
            // `running time in zone 2`
            return [zone]
        }
        return fields.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// `calories per minute`, `metres climbed per kilometre`.
    private func ratio(_ types: [String], _ fields: inout [WorkoutField], _ frame: inout Frame) -> Quantity? {
        if fields.count == 2, frame.perUnits.isEmpty, frame.flags.contains(.ratio) {
            frame.consume(.ratio)
            return .combined(
                .workout(types: types, field: fields[0]), .over, .workout(types: types, field: fields[1]))
        }
        if fields.count == 2, frame.perUnits.isEmpty, frame.has(.share), let whole = fields.firstIndex(of: .duration),
            fields[1 - whole].isZone
        {
            // `what share of my total running time was in zone 2`
            frame.consume(.share, .sum)
            return .combined(
                .workout(types: types, field: fields[1 - whole]), .over, .workout(types: types, field: .duration))
        }
        if fields == [.pace], let unit = frame.perUnits.first, unit == .kilometre || unit == .mile {
            frame.perUnits = []
            frame.units.append(unit == .mile ? .perMile : .perKilometre)
            return nil
        }
        guard let unit = frame.perUnits.first, frame.perUnits.count == 1, let below = Grammar.field(for: unit),
            let above = fields.first
                ?? frame.units.first.flatMap({ $0 == .metre ? .elevation : Grammar.field(for: $0) }),
            above != .pace, above != below
        else { return nil }
        frame.perUnits = []
        frame.consume(.mean)
        if fields.isEmpty { frame.units = [] }
        if above == .elevation { frame.units.removeAll { $0 == .metre } }
        return .combined(.workout(types: types, field: above), .over, .workout(types: types, field: below))
    }

    // MARK: Bounds

    /// Bounds are of the figure their unit tells, else of the one asked about.
    private func consumeBounds(_ frame: inout Frame, _ fields: inout [WorkoutField]) -> Bool {
        guard !frame.bounds.isEmpty else { return true }
        var groups: [(field: WorkoutField, bounds: [Part.Bound])] = []
        for bound in frame.bounds {
            guard let field = field(of: bound, fields) else { return false }
            groups.append((field, [bound]))
        }
        for group in groups {
            // More kilometres in an hour are a lower pace.
            let bounds = group.bounds.map { bound in
                bound.unit?.dimension == .speed ? Part.Bound(sign: bound.sign.turned, limit: bound.limit) : bound
            }
            guard let tests = Grammar.requirements(group.field, bounds) else { return false }
            frame.conditions += tests
        }
        if groups.contains(where: { $0.field == .averageHeartRate }), fields.isEmpty || fields == [.averageHeartRate] {
            frame.consume(.mean)
        }
        frame.bounds = []
        // `how many runs had a pace under 5:00`: the figure was the one of the bound.
        let isCounted =
            frame.has(.many) || frame.has(.often) || frame.has(.which) || frame.has(.when) || form.isYesNo
            || frame.flags.contains(.any) || !frame.superlatives.isEmpty && fields.count == 1
        if fields.count == 1, groups.contains(where: { $0.field == fields[0] }), isCounted, frame.units.isEmpty,
            frame.superlatives.allSatisfy({ $0.aspect == .last || $0.aspect == .first })
        {
            fields = []
        }
        if fields.count == 2 {
            fields.removeAll { field in groups.contains { $0.field == field } }
        }
        return true
    }

    private func field(of bound: Part.Bound, _ fields: [WorkoutField]) -> WorkoutField? {
        switch bound.limit {
        case .clock(let minutes):
            // `faster than 4:30`
            return fields.contains(.pace) && minutes < 1000 ? .pace : nil
        case .number(_, let isThousands, let unit?):
            let own = unit == .metre && !isThousands ? nil : Grammar.field(for: unit)
            for field in fields where Quantity.workout(types: [], field: field).keptUnit?.dimension == unit.dimension {
                // A climb is told in metres or feet, never in kilometres, and a pace over 10 km is of that distance.
                if [.elevation, .pace].contains(field), unit == .kilometre || unit == .mile { continue }
                return field
            }
            return own
        case .number(_, true, nil) where !fields.contains(.distance): return .distance
        case .number(_, let isThousands, nil):
            if fields.count == 1 { return fields[0] }
            return isThousands ? .distance : nil
        }
    }

    // MARK: The figure that is meant

    private struct Understood {
        var isKnown = true
        var value: WorkoutField?
    }

    private func understood(_ types: [String], _ frame: inout Frame) -> Understood {
        let isDistant = types.count == 1 && Self.distant.contains(types[0])
        // `when do I usually work out`
        if frame.has(.when), frame.operations == [.mean] { return Understood(value: .startClock) }
        if frame.consume(.far) { return Understood(value: .distance) }
        if frame.has(.much), frame.isByVerb, isDistant, frame.units.allSatisfy({ $0.dimension == .length }),
            frame.comparatives.isEmpty, frame.superlatives.isEmpty,
            frame.ranks.isEmpty, !frame.has(.share)
        {
            frame.consume(.much)
            return Understood(value: .distance)
        }
        if frame.has(.much), frame.isByVerb, types.isEmpty, frame.comparatives.isEmpty, frame.superlatives.isEmpty,
            frame.ranks.isEmpty, frame.units.isEmpty, frame.operations.allSatisfy({ $0 == .sum }), !form.isHabitual
        {
            // `how much did I train this year`: how long
            return Understood(value: .duration)
        }
        if frame.consume(.fast) { return Understood(value: .pace) }
        let aspect = (frame.superlatives + frame.ranks.map(\.degree)).first?.aspect
        if frame.has(.long), !frame.has(.gap), !frame.has(.streak), !frame.has(.streakLongest),
            !frame.has(.streakCurrent)
        {
            frame.consume(.long)
            return Understood(
                value: aspect == .far
                    || aspect == .long && isDistant && !form.asksDuration && frame.units.first?.dimension != .time
                    || frame.units.first?.dimension == .length ? .distance : .duration)
        }
        if frame.units == [.metre], ["Swimming", "Running", "Rowing"].contains(types.joined()) {
            return Understood(value: .distance)
        }
        if let unit = frame.units.first, frame.units.count == 1, let field = Grammar.field(for: unit),
            frame.superlatives.isEmpty || unit.dimension == .time || unit.dimension == .length
        {
            return Understood(value: field)
        }
        switch aspect ?? frame.comparatives.first?.aspect {
        case .long?: return Understood(value: isDistant ? .distance : .duration)
        case .far?: return Understood(value: .distance)
        case .fast?: return Understood(value: .pace)
        case .hard?: return Understood(value: .load)
        case .hilly?: return Understood(value: .elevation)
        case .common?, .often?: return Understood()
        case .good?
        where isDistant && frame.periods.contains(where: { [.week, .month, .quarter, .year].contains($0) }):
            return Understood(value: .distance)
        case .heavy?, .good?: return Understood(isKnown: false)
        case .late?:
            guard let superlative = frame.superlatives.first else { return Understood(isKnown: false) }
            return Understood(value: superlative.isMore ? nil : .startClock)
        case .plain?:
            if !frame.comparatives.isEmpty, ["Running", "Cycling", "Swimming"].contains(types.first ?? ""),
                types.count == 1, !frame.has(.often), !frame.has(.many)
            {
                return Understood(value: .distance)
            }
            let isDated = frame.isByVerb && frame.has(.when) && !frame.superlatives.isEmpty
            if isDistant, isDated || frame.periods.contains(where: { [.week, .month, .quarter, .year].contains($0) }),
                !frame.has(.often), !frame.has(.many)
            {
                return Understood(value: .distance)
            }
            return Understood()
        case .last?, .first?, nil: return Understood()
        }
    }
}

extension WorkoutField {
    /// Minutes in a zone of the heart rate.
    fileprivate var isZone: Bool { [.zone1, .zone2, .zone3, .zone4, .zone5, .hardZones].contains(self) }
}

extension Requirement.Sign {
    /// The sign of the same bound where the order is turned round.
    fileprivate var turned: Requirement.Sign {
        switch self {
        case .atLeast: .atMost
        case .above: .below
        case .atMost: .atLeast
        case .below: .above
        case .equal, .unequal, .oneOf, .present, .missing: self
        }
    }
}
