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

    /// Stores a plan, and in the place of earlier ones what is left of them, in one transaction.
    /// - Parameter remainders: the sessions that are left of an entry, by its number; none takes it back.
    /// - Returns: the number of the plan's entry.
    public nonisolated func storePlan(
        _ sessions: [PlannedSession], leaving remainders: [LoggedEntry.ID: [PlannedSession]]
    ) async throws(HealthStoreError) -> LoggedEntry.ID {
        let options = options
        return try await writingInBackground { db in
            let log = EntryLog(db: db, options: options)
            for (id, left) in remainders.sorted(by: { $0.key < $1.key }) {
                try log.undo(id)
                if !left.isEmpty { _ = try log.add(.plan(left)) }
            }
            return try log.add(.plan(sessions))
        }
    }

    /// Stores a template in the place of entries and of all templates with its name or one of theirs, in one transaction. Of a
    /// name the newest stands: none of the others is to stand again.
    public nonisolated func saveTemplate(
        _ template: SavedTemplate, inPlaceOf replaced: [LoggedEntry.ID]
    ) async throws(HealthStoreError) {
        let options = options
        try await writingInBackground { db in
            let log = EntryLog(db: db, options: options)
            let standing = try log.templates()
            let names = [template] + standing.filter { replaced.contains($0.id) }.map { $0.template }
            for (id, other) in standing where names.contains(where: { other.hasName(of: $0) }) { try log.undo(id) }
            _ = try log.add(.template(template))
        }
    }

    /// Takes back all templates with the name of one, in one transaction.
    public nonisolated func deleteTemplates(named template: SavedTemplate) async throws(HealthStoreError) {
        let options = options
        try await writingInBackground { db in
            let log = EntryLog(db: db, options: options)
            for (id, other) in try log.templates() where other.hasName(of: template) { try log.undo(id) }
        }
    }
}

extension EntryLog {
    fileprivate func templates() throws -> [(id: LoggedEntry.ID, template: SavedTemplate)] {
        try Self.rows(Self.standing("template"), db).compactMap {
            entry -> (id: LoggedEntry.ID, template: SavedTemplate)? in
            guard case .template(let template) = entry.entry else { return nil }
            return (entry.id, template)
        }
    }
}
