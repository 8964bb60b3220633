/// Plain statistics over recorded values.
enum SampleStatistics {
    static func mean(_ values: [Double]) -> Double? {
        values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }

    /// The mean of the middle two for an even number.
    static func median(_ values: [Double]) -> Double? {
        guard !values.isEmpty else { return nil }
        let sorted = values.sorted()
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }

    /// Theil–Sen: the median of the slopes between all pairs. `nil` below two different times.
    static func slope(_ points: [(time: Double, value: Double)]) -> Double? {
        var slopes: [Double] = []
        slopes.reserveCapacity(points.count * points.count / 2)
        for (index, first) in points.enumerated() {
            for second in points[(index + 1)...] where second.time != first.time {
                slopes.append((second.value - first.value) / (second.time - first.time))
            }
        }
        return median(slopes)
    }

    /// Mann–Kendall: how many standard deviations the count of rises over falls is from none; ties are corrected for.
    /// Beyond 1.96 either way is taken as a trend (5 %).
    static func mannKendallZ(_ values: [Double]) -> Double {
        var score = 0
        for (index, first) in values.enumerated() {
            for second in values[(index + 1)...] { score += second > first ? 1 : second < first ? -1 : 0 }
        }
        let n = Double(values.count)
        let ties = Dictionary(grouping: values) { $0 }.values.map { Double($0.count) }
        let tied = ties.reduce(0) { $0 + $1 * ($1 - 1) * (2 * $1 + 5) }
        let variance = (n * (n - 1) * (2 * n + 5) - tied) / 18
        guard variance > 0, score != 0 else { return 0 }
        return Double(score > 0 ? score - 1 : score + 1) / variance.squareRoot()
    }
}

extension SampleStatistics {
    /// Spearman's: the correlation of the ranks, ties sharing their mean rank. `nil` when one side never changes.
    static func rankCorrelation(_ pairs: [(Double, Double)]) -> Double? {
        let (left, right) = (ranks(pairs.map(\.0)), ranks(pairs.map(\.1)))
        guard let leftMean = mean(left), let rightMean = mean(right) else { return nil }
        var (product, leftSquares, rightSquares) = (0.0, 0.0, 0.0)
        for (one, other) in zip(left, right) {
            product += (one - leftMean) * (other - rightMean)
            leftSquares += (one - leftMean) * (one - leftMean)
            rightSquares += (other - rightMean) * (other - rightMean)
        }
        guard leftSquares > 0, rightSquares > 0 else { return nil }
        return product / (leftSquares * rightSquares).squareRoot()
    }

    private static func ranks(_ values: [Double]) -> [Double] {
        let order = values.indices.sorted { values[$0] < values[$1] }
        var ranks = [Double](repeating: 0, count: values.count)
        var start = 0
        while start < order.count {
            var end = start
            while end + 1 < order.count, values[order[end + 1]] == values[order[start]] { end += 1 }
            for place in start...end { ranks[order[place]] = Double(start + end) / 2 }
            start = end + 1
        }
        return ranks
    }
}
