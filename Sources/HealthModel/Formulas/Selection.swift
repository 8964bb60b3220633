/// The k-th smallest of many values without sorting them all (Hoare 1961, doi 10.1145/366622.366647).
enum Selection {
    /// - Parameters:
    ///   - rank: from 0, within `values`.
    ///   - values: not empty, without NaN; put partly into order.
    static func value(at rank: Int, of values: inout [Double]) -> Double {
        values.withUnsafeMutableBufferPointer { values in
            var (low, high) = (0, values.count - 1)
            while low < high {
                let middle = pivot(values[low], values[low + (high - low) / 2], values[high])
                var (left, right) = (low, high)
                while left <= right {
                    while values[left] < middle { left += 1 }
                    while values[right] > middle { right -= 1 }
                    if left <= right {
                        values.swapAt(left, right)
                        left += 1
                        right -= 1
                    }
                }
                if rank <= right {
                    high = right
                } else if rank >= left {
                    low = left
                } else {
                    break
                }
            }
            return values[rank]
        }
    }

    private static func pivot(_ one: Double, _ two: Double, _ three: Double) -> Double {
        max(min(one, two), min(max(one, two), three))
    }
}
