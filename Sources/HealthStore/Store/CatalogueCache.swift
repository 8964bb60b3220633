import GRDB
import HealthModel
import HealthQuery
import Synchronization

/// The catalogue as it was read last, for as long as the file stays as it is: it goes along with every question.
final class CatalogueCache: Sendable {
    private struct Known: Sendable {
        /// Of SQLite: it differs after every commit of another connection.
        var version: Int
        var today: CivilDay
        var entries: [CatalogueEntry]
    }
    private struct State: Sendable {
        var known: Known?
        /// Of the options; what was read by earlier ones is not kept.
        var generation = 0
    }
    private let state = Mutex(State())

    /// - Parameter db: a connection that writes nothing itself, always the same.
    func entries(
        _ db: Database, upTo today: CivilDay, read: () throws -> [CatalogueEntry]
    ) throws -> [CatalogueEntry] {
        let version = try Int.fetchOne(db, sql: "PRAGMA data_version") ?? 0
        let state = self.state.withLock { $0 }
        if let known = state.known, known.version == version, known.today == today { return known.entries }
        let entries = try read()
        self.state.withLock { now in
            guard now.generation == state.generation else { return }
            now.known = Known(version: version, today: today, entries: entries)
        }
        return entries
    }

    /// For other options.
    func forget() { state.withLock { $0 = State(generation: $0.generation + 1) } }
}
