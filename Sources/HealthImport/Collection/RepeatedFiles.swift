import ImportKit

extension FileRole {
    /// The files, with those that say only what another one says marked so.
    static func marked(_ files: [HealthFile]) -> [HealthFile] {
        var originals: [String: OriginalDays] = [:]
        for file in files {
            if let role = file.role, role.isOriginal {
                originals[role.key(file), default: OriginalDays()].add(role.days)
            }
        }
        guard !originals.isEmpty else { return files }
        for key in originals.keys { originals[key]?.finish() }
        return files.map { file in
            guard let role = file.role, !role.isOriginal, originals[role.key(file)]?.cover(role.days) == true else {
                return file
            }
            return file.repeating()
        }
    }

    private func key(_ file: HealthFile) -> String { "\(file.format):\(name)" }
}

/// The days that the original files of one name have. They can be as many as those that repeat them: each of these is looked up
/// in a few steps.
struct OriginalDays {
    private var ranges: [ClosedRange<Int>] = []
    /// The last day of each range and all before it.
    private var reach: [Int] = []
    private var haveAll = false

    /// - Parameter days: `nil` for all that there are.
    mutating func add(_ days: ClosedRange<Int>?) {
        if let days { ranges.append(days) } else { haveAll = true }
    }

    /// To be called when all are added.
    mutating func finish() {
        ranges.sort { $0.lowerBound < $1.lowerBound }
        var last = Int.min
        reach = ranges.map { range in
            last = max(last, range.upperBound)
            return last
        }
    }

    /// Whether one of the files has all these days; `nil` for all that there are.
    func cover(_ days: ClosedRange<Int>?) -> Bool {
        if haveAll { return true }
        guard let days else { return false }
        // The first range that begins later.
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].lowerBound <= days.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low > 0 && reach[low - 1] >= days.upperBound
    }
}
