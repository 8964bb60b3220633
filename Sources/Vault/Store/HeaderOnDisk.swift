import Synchronization

/// The header of a vault's file, readable while it is locked.
final class HeaderOnDisk: Sendable {
    private let last = Mutex<(stamp: VaultPlace.Stamp, header: SealedHeader?)?>(nil)

    /// Read again only where the file is another one than the last time; `nil` without a vault that can be used.
    func header(in place: VaultPlace) -> SealedHeader? {
        guard let stamp = place.stamp else { return nil }
        return last.withLock { last in
            if let last, last.stamp == stamp { return last.header }
            // What is wrong with a file that cannot be used is told by the vault's standing.
            let header = (try? place.read(place.vault)).flatMap { try? VaultFile($0.bytes).header }
            last = (stamp, header)
            return header
        }
    }
}
