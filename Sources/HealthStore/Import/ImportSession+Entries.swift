import Entries
import GRDB
import HealthModel
import HealthQuery
import ImportKit
import JSON

/// The person's entries in another AirFit, and their goals. Undoing the import takes them back.
extension ImportSession {
    /// The rows that came of it come with the others of the file and become those of the entry, so that it can be taken back
    /// here. One that is known already is not added, and one that was taken back here stays so.
    func add(entry imported: ImportedEntry) throws {
        // A kind of entry of a later version: its rows came all the same.
        guard let entry = try? CodedJSON.value(LogEntry.self, from: imported.content) else { return }
        guard admits(.entries) else { return }
        counts.givenBesides += 1
        guard keeps(entry.category) else { return }
        let known = try Row.fetchAll(
            db, sql: EntryLog.select + " WHERE written_at = ?", arguments: [imported.writtenAt]
        ).map(LoggedEntry.init).first { $0.entry == entry }
        var changes = EntryChanges(db: db, now: Int(imported.writtenAt), claiming: true) { _ in self.home }
        if known != nil || imported.undoneAt == nil { try changes.make(entry) }
        if known?.undoneAt != nil { try changes.remove(changes.made) }
        for (type, days) in changes.changed.utcDaysByType { changed.utcDaysByType[type, default: []].formUnion(days) }
        guard known == nil else {
            if let known { try recordEntry(known.id, isNew: false) }
            return
        }
        let id = try EntryLog.insert(
            entry, made: changes.made, writtenAt: Int(imported.writtenAt), undoneAt: imported.undoneAt.map { Int($0) },
            db)
        try recordEntry(id, isNew: true)
        counts.addedBesides += 1
    }

    private func recordEntry(_ id: Int, isNew: Bool) throws {
        try ImportedStatements.record(.entry, String(id), isNew: isNew, of: sets.part, db)
    }

    /// The newest of a metric stands, whichever AirFit it was set in.
    func add(goal: ImportedGoal) throws {
        guard admits(.goals), let metric = DayField(rawValue: goal.metric), goal.target.isFinite, goal.target >= 0
        else { return }
        counts.givenBesides += 1
        guard keeps(.profile) else { return }
        let values: StatementArguments = [
            metric.rawValue, goal.target, goal.period.flatMap(Goal.Period.init)?.rawValue, goal.due?.number, goal.setAt,
            goal.endedAt,
        ]
        try db.execute(
            sql: """
                INSERT INTO goal (metric, target, period, due, set_at, ended_at) SELECT ?1, ?2, ?3, ?4, ?5, ?6
                WHERE NOT EXISTS (
                    SELECT 1 FROM goal WHERE metric = ?1 AND target = ?2 AND period IS ?3 AND due IS ?4 AND set_at = ?5)
                """, arguments: values)
        let isNew = db.changesCount > 0
        let id = try Int.fetchOne(
            db,
            sql: "SELECT id FROM goal WHERE metric = ?1 AND target = ?2 AND period IS ?3 AND due IS ?4 AND set_at = ?5",
            arguments: [
                metric.rawValue, goal.target, goal.period.flatMap(Goal.Period.init)?.rawValue, goal.due?.number,
                goal.setAt,
            ])
        if let id { try ImportedStatements.record(.goal, String(id), isNew: isNew, of: sets.part, db) }
        counts.addedBesides += isNew ? 1 : 0
    }
}
