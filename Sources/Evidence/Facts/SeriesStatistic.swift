/// Which statistic of many values a number is, by the words of an answer or by the name of a member of a reply.
enum SeriesStatistic: Hashable, Sendable {
    case mean, median, least, greatest, total, spread, count, missing, usual, shortfall, change
    /// The best or the worst: the smallest or the largest.
    case extreme
    /// Of a month or a year as a whole.
    case period
    /// The value of one day, one night or one workout.
    case single

    /// `nil` where the name tells none.
    init?(member name: String) {
        if let statistic = Self.names[name] {
            self = statistic
        } else if name.hasPrefix("usual_") || name.hasPrefix("normal_") || name.hasPrefix("day_low")
            || name.hasPrefix("day_high")
        {
            self = .usual
        } else if name.hasPrefix("average_") || name.hasPrefix("mean_") || name.hasPrefix("week_mean") {
            self = .mean
        } else if name.hasSuffix("_sd_min") || name.hasSuffix("ties") {
            self = name.hasSuffix("ties") ? .count : .spread
        } else if name == "low" || name == "high" || name.hasPrefix("low_") || name.hasPrefix("high_") {
            self = .usual
        } else if name.hasPrefix("p"), Double(name.dropFirst()) != nil {
            self = .median
        } else if FactSheet.field(name) != nil {
            self = .single
        } else {
            return nil
        }
    }

    private static let names: [String: SeriesStatistic] = [
        "mean": .mean, "weighted_mean": .mean, "group_mean_of_sums": .mean, "circular_mean_min": .mean,
        "median": .median, "p50": .median, "min": .least, "max": .greatest, "sum": .total, "sd": .spread,
        "iqr": .spread, "n": .count,
        "count": .count, "nonzero": .count, "missing": .missing, "shortfall_h": .shortfall, "balance_h": .shortfall,
        "debt_h": .shortfall, "debt_min": .shortfall, "slope": .change, "difference": .change,
        "percent_change": .change, "first": .single, "last": .single, "latest": .single,
    ]

    /// Whether a number that is told as this statistic may come from a member that is another one.
    /// - Parameter isRow: the member is of one of several rows, so that the smallest of many means is one of them.
    func mayBe(_ member: SeriesStatistic, isRow: Bool) -> Bool {
        if member == self || member == .change { return true }
        switch self {
        case .mean: return [.usual, .count].contains(member)
        case .median: return member == .count
        case .least, .greatest, .extreme:
            if self == .extreme, member == .least || member == .greatest { return true }
            return [.single, .count].contains(member) || isRow && [.mean, .median, .total].contains(member)
        case .total: return [.count, .single, .missing, .shortfall].contains(member)
        case .usual: return [.mean, .median, .count].contains(member)
        case .period: return member != .single || !isRow
        case .missing: return member == .shortfall
        case .spread, .shortfall: return false
        case .count, .single, .change: return true
        }
    }
}
