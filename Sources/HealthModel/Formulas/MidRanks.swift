/// Ranks of values by size, with the mean rank for equal ones.
public enum MidRanks {
    /// The rank of each value, from 1 for the smallest; equal values share the mean of their ranks.
    public static func of(_ values: [Double]) -> [Double] {
        let order = values.indices.sorted { values[$0] < values[$1] }
        var ranks = [Double](repeating: 0, count: values.count)
        var first = 0
        while first < order.count {
            var next = first + 1
            while next < order.count, values[order[next]] == values[order[first]] { next += 1 }
            for place in first..<next { ranks[order[place]] = Double(first + next + 1) / 2 }
            first = next
        }
        return ranks
    }
}
