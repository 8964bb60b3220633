import Synchronization

/// The emoji of several scalars that cells show, by number: a cell has room for a number, not for ten scalars.
///
/// Numbers are given once and never taken back, so that equal clusters are equal cells. Beyond `most` different ones, far
/// more than Unicode recommends, a cell shows the base alone.
enum EmojiClusters {
    private struct Table {
        var clusters: [[UInt32]] = []
        var numbers: [[UInt32]: UInt32] = [:]
    }

    private static let most = 8_192
    private static let table = Mutex(Table())

    /// - Parameter cluster: a whole sequence by `EmojiSequence`.
    /// - Returns: `nil` where there is no number left.
    static func number(of cluster: [UInt32]) -> UInt32? {
        table.withLock { table in
            if let known = table.numbers[cluster] { return known }
            guard table.clusters.count < most else { return nil }
            let number = UInt32(table.clusters.count)
            table.clusters.append(cluster)
            table.numbers[cluster] = number
            return number
        }
    }

    static func scalars(of number: UInt32) -> [UInt32] { table.withLock { $0.clusters[Int(number)] } }
}
