import Files
import Glibc
import RESTClient
import Threads

/// Hands out the tokens of one connection, renewed where they are about to end: once, however many programs ask at the same
/// time.
///
/// A refresh kills the former token at most services, so that two at once would lose the grant. Whoever refreshes holds the
/// lock of the connection, reads the vault again behind it, and uses the new pair only when it is on the disk. A crash between
/// the service's answer and that moment loses the grant; nothing can be done about it but to keep it short.
struct GrantKeeper: Sendable {
    let id: String
    let store: GrantStore
    /// Locked while somebody refreshes.
    let folder: String
    /// `nil` for a key, which is never renewed.
    let endpoint: TokenEndpoint?
    let now: @Sendable () -> Double

    /// - Throws: `.notConnected`, and as `renewed`.
    func grant() async throws(ConnectionError) -> Grant {
        guard let grant = try await store.grant(id) else { throw .notConnected }
        return grant.isDue(now: now()) ? try await renewed(grant) : grant
    }

    /// Another grant than `stale`, which the service does not take or that is about to end.
    /// - Throws: `.grantLost`, `.tokenRefused` for a key, and what asking and writing can meet.
    func renewed(_ stale: Grant) async throws(ConnectionError) -> Grant {
        guard let endpoint else { throw .keyRefused(detail: "") }
        let lock = try await Self.lock(folder)
        defer { withExtendedLifetime(lock) {} }
        guard let current = try await store.grant(id) else { throw .notConnected }
        // Somebody else was faster.
        if current.accessToken != stale.accessToken, !current.isDue(now: now()) { return current }
        let new = try await endpoint.refresh(current)
        try await store.keep(new, of: id)
        return new
    }

    /// Waits up to a minute: a refresh takes seconds.
    static func lock(_ folder: String) async throws(ConnectionError) -> FolderLock {
        do throws(FileFailure) {
            return try await DedicatedThread.run { () throws(FileFailure) in
                try Folder.make(folder)
                return try FolderLock(folder, attempts: 12_000)
            }
        } catch {
            if error.code == EWOULDBLOCK { throw .busy }
            throw ConnectionError(error)
        }
    }
}
