import Entries
import Foundation
import GRDB
import HealthModel
import HealthQuery

extension Goal {
    private static let columns = "SELECT id, metric, target, period, due, set_at, ended_at FROM "
    /// The name of its `GoalSpan` in SQL.
    static let span = "IFNULL(period, iif(due IS NULL, 'day', 'date'))"

    /// `nil` for a metric that is not known any more.
    fileprivate init?(_ row: RawStatement) {
        guard let metric = row.text(1).flatMap(DayField.init) else { return nil }
        let aim = Aim(
            metric, target: row.double(2), period: row.text(3).flatMap(Period.init),
            due: row.optionalInt(4).map { CivilDay(number: $0) })
        self.init(
            id: row.int(0), aim: aim, setAt: Date(timeIntervalSince1970: row.double(5)),
            endedAt: row.optionalDouble(6).map { Date(timeIntervalSince1970: $0) })
    }

    /// Those of each metric, the newest first.
    /// - Parameter wholly: also what was set after the day that counts as today, see `LastDay`.
    static func all(_ db: Database, wholly: Bool = false) throws -> [DayField: [Goal]] {
        let rows = try RawStatement(db, columns + (wholly ? "main.goal" : "goal") + " ORDER BY set_at DESC, id DESC")
        var goals: [DayField: [Goal]] = [:]
        while try rows.step() {
            if let goal = Goal(rows) { goals[goal.aim.metric, default: []].append(goal) }
        }
        return goals
    }
}

extension HealthStore {
    /// The goals that stand, one for a metric and span, sorted by the metrics' names in the database.
    public func goals() throws(HealthStoreError) -> [Goal] {
        try goalHistory().sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { $0.value.standing() }
    }

    /// All goals that there ever were, of each metric the newest first.
    public func goalHistory() throws(HealthStoreError) -> [DayField: [Goal]] { try reading { try Goal.all($0) } }

    /// All goals that a metric ever had, the newest first.
    public func goalHistory(of metric: DayField) throws(HealthStoreError) -> [Goal] {
        try goalHistory()[metric] ?? []
    }

    /// Sets a goal; the one that stood before stays in the history.
    /// - Returns: the new one, and the newest of its metric and span before it.
    /// - Throws: `.failed` for a target that is negative or no finite number.
    @discardableResult
    public nonisolated func setGoal(
        _ aim: Goal.Aim
    ) async throws(HealthStoreError) -> (goal: Goal, previous: Goal?) {
        guard aim.target.isFinite, aim.target >= 0 else { throw .failed(reason: "a goal is a number of at least 0") }
        let options = options
        return try await writingInBackground { db in
            // One that is set on a day gone by counts from that day on.
            let now = Int(options.now().timeIntervalSince1970)
            let setAt = try options.lastDay.map { min(now, try LastDay($0, db, options).end - 1) } ?? now
            let previous = try Goal.all(db)[aim.metric]?.first { $0.aim.span == aim.span }
            try db.execute(
                sql: "INSERT INTO goal (metric, target, period, due, set_at) VALUES (?, ?, ?, ?, ?)",
                arguments: [aim.metric.rawValue, aim.target, aim.period?.rawValue, aim.due?.number, setAt])
            let id = Int(db.lastInsertedRowID)
            let goal = try Goal.all(db)[aim.metric]?.first { $0.id == id }
            guard let goal else { throw HealthStoreError.failed(reason: "the goal was not kept") }
            return (goal, previous)
        }
    }

    /// Deletes a goal; the one before it stands again.
    public nonisolated func removeGoal(_ id: Int) async throws(HealthStoreError) {
        try await writingInBackground { db in try db.execute(sql: "DELETE FROM goal WHERE id = ?", arguments: [id]) }
    }
}
