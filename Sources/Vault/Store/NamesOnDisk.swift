import Synchronization

/// The names under which a vault keeps keys, as its file tells them while it is locked.
final class NamesOnDisk: Sendable {
    private let last = Mutex<(stamp: VaultPlace.Stamp, names: [String])?>(nil)

    func names(in place: VaultPlace) -> [String] {
        guard let stamp = place.stamp else { return [] }
        return last.withLock { last in
            if let last, last.stamp == stamp { return last.names }
            // What is wrong with a file that cannot be used is told by the vault's standing.
            let names = (try? place.read(place.vault)).flatMap { try? VaultFile($0.bytes).header.holds } ?? []
            last = (stamp, names)
            return names
        }
    }
}
