import Entries
import HealthModel

extension HealthStore {
    /// Takes an entry back and stores another one in its place, both or neither.
    /// - Throws: as `undoEntry` and `log`; the old one stands then.
    public nonisolated func changeEntry(_ id: Int, to entry: LogEntry) async throws(HealthStoreError) -> LogOutcome {
        let options = options
        return try await writingInBackground { db in
            let log = EntryLog(db: db, options: options)
            try log.undo(id)
            return .saved(id: try log.add(entry))
        }
    }
}
