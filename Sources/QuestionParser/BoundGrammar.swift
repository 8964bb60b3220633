import HealthModel
import HealthQuery
import HealthQuestions

/// Bounds: at least, under, between.
extension Grammar {
    func limit(_ part: Part) -> Part.Limit? {
        switch part {
        case .number(let value, let isThousands, _): .number(value, isThousands: isThousands, nil)
        case .measure(let value, let unit): .number(value, isThousands: false, unit)
        case .clock(let minutes): .clock(minutes)
        default: nil
        }
    }

    func bounds(_ left: Part, _ right: Part) -> [Part] {
        switch (left, right) {
        case (.sign(let sign), .clock(let minutes)) where sign != .equal:
            let least = sign == .above && minutes == 0 ? Requirement.Sign.atLeast : sign
            return [
                .bounds([Part.Bound(sign: least, limit: .clock(minutes))]),
                .daytime(sign == .above ? .atLeast : sign, minutes),
            ]
        case (.sign(.above), .operation(.mean)), (.sign(.below), .operation(.mean)):
            return [.againstMean(left == .sign(.above))]
        case (.sign(let sign), .attribute(let field)) where field.kind == .discrete: return [.signed(sign, field)]
        case (.signed(let sign, let field), .number(let value, let isThousands, false)):
            return [.attributeTest(Part.Bound(sign: sign, limit: .number(value, isThousands: isThousands, nil)), field)]
        case (.attribute(.startClock), .bounds(let bounds)) where bounds.count == 1 && bounds[0].isClock:
            return [.attributeTest(bounds[0], .startClock)]
        // `die nach 20 Uhr begonnen haben`
        case (.bounds(let bounds), .attribute(.startClock)) where language == .german:
            return bounds.count == 1 && bounds[0].isClock ? [.attributeTest(bounds[0], .startClock)] : []
        case (.preposition(.when), .attributeTest(_, .startClock)) where language == .german: return [right]
        case (.attribute(.startClock), .preposition(.at)): return [left]
        // `one or two drinks`, `seven or eight hours`
        case (.number(_, false, false), .or): return [.open(.by, [left])]
        case (.article, .or) where language == .german:
            return [.open(.by, [.number(1, isThousands: false, isYear: false)])]
        case (.open(.by, let parts), .number), (.open(.by, let parts), .measure):
            guard case .number(let low, _, _)? = parts.first, let high = limit(right),
                case .number(low + 1, false, _) = high
            else { return [] }
            return between(.number(low, isThousands: false, nil), high)
        // `6 to 7 hours`
        case (.open(.at, let parts), .measure):
            guard case .ordinal(let low)? = parts.first, let high = limit(right) else { return [] }
            return between(.number(Double(low), isThousands: false, nil), high)
        case (.attribute(let field), .bounds(let bounds)) where bounds.count == 1 && field.kind == .discrete:
            return Self.attributeTest(bounds[0], field)
        // `more than 500 metres of ascent`, `über 500 Höhenmeter`
        case (.bounds(let bounds), .attribute(.elevation)) where bounds.count == 1 && bounds[0].unit == nil:
            return Self.attributeTest(bounds[0], .elevation)
        case (.heart, .bounds(let bounds)) where bounds.count == 1:
            return Self.attributeTest(bounds[0], .averageHeartRate)
        // `under 140 bpm on average`
        case (.bounds(let bounds), .operation(.mean)) where bounds.count == 1 && bounds[0].unit == .beats:
            return Self.attributeTest(bounds[0], .averageHeartRate)
        case (.preposition(.with), .attributeTest), (.article, .attributeTest), (.preposition(.at), .attributeTest):
            return [right]
        case (.bounds(let bounds), .daytime(let sign, _)) where bounds.count == 2:
            return hours(bounds, isLate: sign == .atLeast)
        case (.bounds(let bounds), .hoursAfter(let hours)) where bounds.count == 2:
            return self.hours(bounds, isLate: hours == 12)
        case (.bounds(let bounds), .oClock) where bounds.count == 2: return hours(bounds, isLate: false)
        case (.clock(let minutes), .signAfter(.atLeast)), (.preposition(.from), .clock(let minutes)),
            (.preposition(.since), .clock(let minutes)):
            return [
                .bounds([Part.Bound(sign: .atLeast, limit: .clock(minutes))]), .daytime(.atLeast, minutes),
            ]
        case (.daytime, .signAfter(.atLeast)), (.bounds, .signAfter(.atLeast)): return [left]
        case (.sign(let sign), _):
            if let limit = limit(right) { return [.bounds([Part.Bound(sign: sign, limit: limit)])] }
            if case .article = right { return [left] }
            return []
        case (.preposition(.over), _) where language == .german:
            return limit(right).map { [.bounds([Part.Bound(sign: .above, limit: $0)])] } ?? []
        case (_, .signAfter(let sign)):
            return limit(left).map { [.bounds([Part.Bound(sign: sign, limit: $0)])] } ?? []
        case (.preposition(.until), .clock(let minutes)):
            return [.daytime(language == .german ? .below : .atMost, minutes)]
        case (.preposition(.before), .clock(let minutes)):
            return [.bounds([Part.Bound(sign: .below, limit: .clock(minutes))]), .daytime(.below, minutes)]
        case (.preposition(.after), .clock(let minutes)):
            return [
                .bounds([Part.Bound(sign: minutes == 0 ? .atLeast : .above, limit: .clock(minutes))]),
                .daytime(.atLeast, minutes),
            ]
        case (.preposition(.before), .number(let hour, false, false)) where (1...12).contains(hour):
            return [.bounds([Part.Bound(sign: .below, limit: .clock(hour * 60))]), .daytime(.below, hour * 60)]
        case (.preposition(.after), .number(let hour, false, false)) where (1...12).contains(hour):
            // Nobody starts a run `after six` in the morning; when somebody wakes is another thing. In German, which counts
            // the hours to 24, `nach sechs` may be either.
            let bounds = Part.bounds([Part.Bound(sign: .above, limit: .clock(hour * 60))])
            if language == .german { return hour <= 8 ? [bounds] : [bounds, .daytime(.atLeast, hour * 60)] }
            return [bounds, .daytime(.atLeast, (hour <= 8 ? hour + 12 : hour) * 60)]
        // `runs up to 5 km`
        case (.preposition(.until), .measure(let value, let unit)) where unit.dimension == .length:
            return [.bounds([Part.Bound(sign: .atMost, limit: .number(value, isThousands: false, unit))])]
        case (.preposition(.to), .measure(let value, let unit)) where unit.dimension == .length && language == .german:
            return [.bounds([Part.Bound(sign: .atMost, limit: .number(value, isThousands: false, unit))])]
        // `7+ hours`, `7 or more hours`
        case (.bounds(let bounds), .unit(let unit)) where bounds.count == 1:
            guard case .number(let value, _, nil) = bounds[0].limit else { return [] }
            return [.bounds([Part.Bound(sign: bounds[0].sign, limit: .number(value, isThousands: false, unit))])]
        case (.preposition(.at), .bounds(let bounds)):
            return language == .german && bounds.count == 1 && !bounds[0].isClock
                ? [right, .changeBounds(bounds)] : [right]
        case (.preposition(.by), .bounds(let bounds)) where bounds.count == 1 && !bounds[0].isClock:
            return [.changeBounds(bounds)]
        case (.preposition(.by), .measure(let value, let unit)),
            (.preposition(.at), .measure(let value, let unit)) where language == .german:
            return [
                .changeBounds([Part.Bound(sign: .atLeast, limit: .number(value, isThousands: false, unit))])
            ]
        case (.preposition(.by), .clock(let minutes)):
            return [.bounds([Part.Bound(sign: .atMost, limit: .clock(minutes))]), .daytime(.atMost, minutes)]
        case (.preposition(.by), .number(let hour, false, false)) where (1...12).contains(hour):
            return [.bounds([Part.Bound(sign: .atMost, limit: .clock(hour * 60))]), .daytime(.atMost, hour * 60)]
        case (.comparative(let isMore, .fast), .than): return [.signed(isMore ? .below : .above, .pace)]
        case (.comparative(let isMore, let aspect), .than) where aspect != .good:
            return [.sign(isMore ? .above : .below)]
        // `faster than 5:30` is a pace, `faster than 25:00` and `than 25 minutes` a time.
        case (.signed(let sign, .pace), .clock(let minutes)) where !(120..<960).contains(minutes):
            return [.bounds([Part.Bound(sign: sign, limit: .number(minutes / 60, isThousands: false, .minute))])]
        case (.signed(let sign, .pace), .clock):
            return limit(right).map { Self.attributeTest(Part.Bound(sign: sign, limit: $0), .pace) } ?? []
        case (.signed(let sign, .pace), .measure(let value, let unit)):
            guard let limit = limit(right) else { return [] }
            let bound = Part.Bound(sign: sign, limit: limit)
            switch unit.dimension {
            case .pace, .speed: return [.attributeTest(bound, .pace)]
            // A clock time is no length of hours here.
            case .time: return value < 240 || unit != .minute ? [.bounds([bound])] : []
            default: return []
            }
        case (.signed(_, .pace), .article): return [left]
        // `slower than 6:00/km`
        case (.attributeTest(_, .pace), .unit(.kilometre)): return [left]
        case (.attributeTest(let bound, .pace), .unit(.mile)):
            guard case .number(let seconds, _, nil) = bound.limit else { return [] }
            return Self.attributeTest(
                Part.Bound(sign: bound.sign, limit: .number(seconds / 60, isThousands: false, .perMile)), .pace)
        case (.preposition(.between), _):
            return limit(right) == nil ? [] : [.open(.between, [right])]
        case (.open(.to, let parts), _):
            guard let low = parts.first.flatMap(limit), let high = limit(right) else { return [] }
            var found = between(low, high)
            if case .clock(let first) = low, case .clock(let last) = high, first < last {
                found.append(.clockSpan(first, last))
            }
            // `from 8 to 10 am`
            if case .number(let hour, false, nil) = low, case .clock(let last) = high, (0...24).contains(hour) {
                let first = last >= 780 && hour < 12 && hour * 60 + 720 < last ? hour * 60 + 720 : hour * 60
                if first < last { found.append(.clockSpan(first, last)) }
            }
            return found
        default: return []
        }
    }

    /// `between 8 and 10 in the morning`: two bounds that were hours.
    func hours(_ bounds: [Part.Bound], isLate: Bool) -> [Part] {
        let clocks = bounds.compactMap { bound -> Double? in
            switch bound.limit {
            case .number(let hour, false, nil) where (0...24).contains(hour) && hour == hour.rounded():
                isLate && hour < 12 ? hour * 60 + 720 : hour * 60
            case .clock(let minutes): isLate && minutes < 720 ? minutes + 720 : minutes
            default: nil
            }
        }
        guard clocks.count == 2, clocks[0] < clocks[1] else { return [] }
        return [.clockSpan(clocks[0], clocks[1])]
    }

    /// `a pace under 5:00`, of workouts; `nil` where the unit is of something else.
    static func attributeTest(_ bound: Part.Bound, _ field: WorkoutField) -> [Part] {
        var bound = bound
        // `my pace over 10 km`: the bound is of the distance.
        if field == .pace, bound.unit == .kilometre || bound.unit == .mile { return [] }
        if field == .pace, case .clock(let minutes) = bound.limit {
            bound.limit = .number(minutes, isThousands: false, nil)
        }
        return requirements(field, [bound]) == nil ? [] : [.attributeTest(bound, field)]
    }

    func between(_ low: Part.Limit, _ high: Part.Limit) -> [Part] {
        var low = low
        if case .number(let value, let thousands, nil) = low, case .number(_, _, let unit?) = high {
            low = .number(value, isThousands: thousands, unit)
        }
        return [.bounds([Part.Bound(sign: .atLeast, limit: low), Part.Bound(sign: .atMost, limit: high)])]
    }
}
