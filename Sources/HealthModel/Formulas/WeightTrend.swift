/// The weight below the noise of water: exponential smoothing, a = 0.1 a day (J. Walker, The Hacker's Diet), corrected for
/// gaps of g days by 1 − (1 − a)^g.
public enum WeightTrend {
    /// The weight of one day.
    public struct Point: Equatable, Sendable {
        public var day: CivilDay
        /// The weight in kilograms.
        public var kilograms: Double
        public init(day: CivilDay, kilograms: Double) {
            self.day = day
            self.kilograms = kilograms
        }
    }

    /// The share of a day's weight in the trend.
    public static let smoothingPerDay = 0.1
    /// The trend of a day is made of the weights of so many days before it and its own.
    public static let reachDays = 120
    /// After this many days without a weight the trend begins anew.
    public static let longestGapDays = 60
    /// A weight further from the trend, as a share of it, is taken for a slip (pounds in a field of kilograms).
    public static let largestJump = 0.1
    /// The trend begins at the median of this many weights, where there are so many, so that no slip leads it astray.
    static let weightsToBegin = 3
    /// So many such weights in a row that agree are none.
    static let slipsToBelieve = 3

    /// The trend on the last of some days in a row; `nil` without a believable weight.
    /// - Parameter kilograms: by day, the last being `day`; `nil` where nobody weighed.
    public static func trend(on day: CivilDay, _ kilograms: [Double?]) -> Double? {
        let first = day.advanced(by: 1 - kilograms.count)
        let points = kilograms.enumerated().suffix(reachDays + 1).compactMap { offset, weight in
            weight.flatMap { weight in
                MetricID.weight.isPlausible(weight) ? Point(day: first.advanced(by: offset), kilograms: weight) : nil
            }
        }
        return smoothed(points).last
    }

    /// The trend at each of `weights`, which ascend by day. A slip leaves the trend where it was.
    public static func smoothed(_ weights: [Point]) -> [Double] {
        var trend: Point?
        var slips: [Double] = []
        return weights.indices.map { index in
            let weight = weights[index]
            guard let before = trend, weight.day - before.day <= longestGapDays else {
                slips = []
                let next = beginning(weights[index...])
                trend = Point(day: weight.day, kilograms: next)
                return next
            }
            guard isNear(weight.kilograms, before.kilograms) else {
                if let last = slips.last, !isNear(weight.kilograms, last) { slips = [] }
                slips.append(weight.kilograms)
                guard slips.count == slipsToBelieve, let middle = Percentile.median(slips) else {
                    return before.kilograms
                }
                slips = []
                trend = Point(day: weight.day, kilograms: middle)
                return middle
            }
            slips = []
            var rest = 1.0
            for _ in 0..<max(0, weight.day - before.day) { rest *= 1 - smoothingPerDay }
            let next = before.kilograms + (1 - rest) * (weight.kilograms - before.kilograms)
            trend = Point(day: weight.day, kilograms: next)
            return next
        }
    }

    /// The weights that the trend takes for slips, and so do average and axis of a chart. Of those that are believed after
    /// all, since others followed that agree, none; nor of too few to tell which of them is one.
    /// - Parameter weights: ascending by day.
    public static func slips(_ weights: [Point]) -> Set<CivilDay> {
        guard weights.count >= weightsToBegin else { return [] }
        let trends = smoothed(weights)
        let slips = weights.indices.filter { index in
            trends[index..<min(trends.count, index + slipsToBelieve)].allSatisfy {
                !isNear(weights[index].kilograms, $0)
            }
        }
        return Set(slips.map { weights[$0].day })
    }

    private static func isNear(_ weight: Double, _ other: Double) -> Bool { abs(weight - other) <= largestJump * other }

    /// Of the first weights up to the next long gap.
    private static func beginning(_ weights: ArraySlice<Point>) -> Double {
        var first: [Double] = []
        var before = weights.first
        for weight in weights.prefix(weightsToBegin) {
            guard let last = before, weight.day - last.day <= longestGapDays else { break }
            first.append(weight.kilograms)
            before = weight
        }
        let middle = first.count == weightsToBegin ? Percentile.median(first) : first.first
        return middle ?? 0
    }
}
