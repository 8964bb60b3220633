import HealthModel
import HealthQuery

/// Relations in the person's own days: behaviour of a day with the night after it.
struct LinkScan {
    /// Days that are looked at.
    static let days = 180
    static let fewestEffective = 20.0
    /// Days before a day whose median is taken off, so that seasons and fitness link nothing.
    static let detrending = 28
    private static let fewestBefore = 7

    static let causes: [DayField] = [
        .alcohol, .caffeine, .exerciseMinutes, .load, .steps, .bedAfterNoon, .mindfulMinutes, .daylightMinutes,
    ]
    static let effects: [DayField] = [
        .heartRateVariability, .heartRateVariabilityRMSSD, .restingHeartRate, .sleep, .energy, .mood,
    ]

    struct Link {
        var cause: DayField
        var effect: DayField
        /// 1: the effect is of the next morning; 0 of the same.
        var lag: Int
        var found: Correlation
        var holdsInHalves: Bool
    }

    let inputs: FindingInputs
    let day: CivilDay

    func links() -> [Link] {
        let from = day.advanced(by: 1 - Self.days)
        var residuals: [DayField: [Int: Double]] = [:]
        for field in Set(Self.causes + Self.effects) where inputs.isRecorded(field) {
            residuals[field] = detrended(field, from...day)
        }
        return Self.causes.flatMap { cause -> [Link] in
            Self.effects.compactMap { effect in
                guard let x = residuals[cause], let y = residuals[effect] else { return nil }
                // Bedtime is of the night itself.
                let lag = cause == .bedAfterNoon ? 0 : 1
                guard !(cause == .bedAfterNoon && effect == .sleep) else { return nil }
                return link(cause, effect, lag, x, y)
            }
        }
    }

    private func link(
        _ cause: DayField, _ effect: DayField, _ lag: Int, _ x: [Int: Double], _ y: [Int: Double]
    ) -> Link? {
        let pairs = y.keys.sorted().compactMap { number -> RelatedPair? in
            guard let effect = y[number], let cause = x[number - lag] else { return nil }
            return RelatedPair(place: number, x: cause, y: effect)
        }
        guard let found = Correlation(pairs), found.effectiveCount >= Self.fewestEffective else { return nil }
        let half = pairs.count / 2
        let halves = [pairs.prefix(half), pairs.suffix(pairs.count - half)].map { Correlation(Array($0))?.r ?? 0 }
        return Link(
            cause: cause, effect: effect, lag: lag, found: found,
            holdsInHalves: halves.allSatisfy { $0 * found.r > 0 })
    }

    /// Values less the median of the 28 days before, by day number.
    private func detrended(_ field: DayField, _ days: ClosedRange<CivilDay>) -> [Int: Double] {
        let metric = FindingMetric.any(field)
        let all = inputs.values(field, in: days.lowerBound.advanced(by: -Self.detrending)...days.upperBound)
        var residuals: [Int: Double] = [:]
        for (index, value) in all.enumerated() where value.day >= days.lowerBound {
            let before = all[..<index].reversed().prefix { value.day - $0.day <= Self.detrending }
                .compactMap { metric.scaled($0.value) }
            guard before.count >= Self.fewestBefore, let median = Percentile.median(before),
                let scaled = metric.scaled(value.value)
            else { continue }
            residuals[value.day.number] = scaled - median
        }
        return residuals
    }
}

extension FindingEngine {
    func links(on day: CivilDay) -> [Candidate] {
        LinkScan(inputs: inputs, day: day).links().map { link in
            let metric = FindingMetric.any(link.effect)
            return Candidate(
                .link,
                Remark(
                    .link, link.effect,
                    [
                        .r: link.found.r, .n: Double(link.found.count), .lag: Double(link.lag),
                        .difference: link.found.r, .p: link.found.effectiveP,
                    ], kind: link.cause.rawValue),
                strength: link.holdsInHalves ? abs(link.found.r) / 0.6 : 0,
                direction: metric.direction(link.found.r), count: link.found.count, p: link.found.effectiveP,
                z: nil)
        }
    }
}
