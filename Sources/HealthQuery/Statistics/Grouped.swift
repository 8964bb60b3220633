/// Puts items together by a key.
public enum Grouped {
    /// Groups in order of first appearance; the items of each keep their order.
    public static func by<Item, Key: Hashable>(_ items: [Item], _ key: (Item) -> Key) -> [(key: Key, items: [Item])] {
        var places: [Key: Int] = [:]
        var groups: [(key: Key, items: [Item])] = []
        for item in items {
            let key = key(item)
            if let place = places[key] {
                groups[place].items.append(item)
            } else {
                places[key] = groups.count
                groups.append((key, [item]))
            }
        }
        return groups
    }
}

/// The order of a list.
public enum SortOrder: String, Sendable {
    case largestFirst = "desc"
    case smallestFirst = "asc"
}

extension Sequence {
    /// Sorted by a number; equal ones keep their order in both directions, and what has none is left out.
    public func ranked(_ order: SortOrder, by number: (Element) -> Double?) -> [Element] {
        let rated = enumerated().compactMap { place, item in number(item).map { (place, item, $0) } }
        return rated.sorted { left, right in
            guard left.2 != right.2 else { return left.0 < right.0 }
            return order == .largestFirst ? left.2 > right.2 : left.2 < right.2
        }.map(\.1)
    }
}

/// The longest run of values in order that meet a condition.
public enum LongestRun {
    /// How many in a row are `true` at the longest.
    public static func length(_ items: some Sequence<Bool>) -> Int {
        var (run, longest) = (0, 0)
        for isMet in items {
            run = isMet ? run + 1 : 0
            longest = Swift.max(longest, run)
        }
        return longest
    }
}
