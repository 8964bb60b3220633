import HealthModel
import HealthQuery

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
        case (.sign(let sign), .clock(let minutes)) where sign == .above || sign == .below:
            let least = sign == .above && minutes == 0 ? Requirement.Sign.atLeast : sign
            return [.bounds([Part.Bound(sign: least, limit: .clock(minutes))]), .daytime(sign, minutes)]
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
            return [.bounds([Part.Bound(sign: .above, limit: .clock(hour * 60))]), .daytime(.atLeast, hour * 60)]
        case (.preposition(.at), .bounds): return [right]
        case (.preposition(.by), .clock(let minutes)):
            return [.bounds([Part.Bound(sign: .atMost, limit: .clock(minutes))]), .daytime(.atMost, minutes)]
        case (.preposition(.by), .number(let hour, false, false)) where (1...12).contains(hour):
            return [.bounds([Part.Bound(sign: .atMost, limit: .clock(hour * 60))]), .daytime(.atMost, hour * 60)]
        case (.comparative(let isMore, let aspect), .than) where aspect != .good:
            return [.sign(isMore == (aspect != .fast) ? .above : .below)]
        case (.preposition(.between), _):
            return limit(right) == nil ? [] : [.open(.between, [right])]
        case (.open(.to, let parts), _):
            guard let low = parts.first.flatMap(limit), let high = limit(right) else { return [] }
            return between(low, high)
        default: return []
        }
    }

    func between(_ low: Part.Limit, _ high: Part.Limit) -> [Part] {
        var low = low
        if case .number(let value, let thousands, nil) = low, case .number(_, _, let unit?) = high {
            low = .number(value, isThousands: thousands, unit)
        }
        return [.bounds([Part.Bound(sign: .atLeast, limit: low), Part.Bound(sign: .atMost, limit: high)])]
    }
}
