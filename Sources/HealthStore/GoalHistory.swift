import Foundation
import GRDB
import HealthModel
import HealthQuery

/// What a person wants to reach.
public struct Goal: Equatable, Sendable {
    public enum Period: String, Sendable { case day, week }

    /// By which it is taken back.
    public var id: Int
    public var metric: DayField
    /// In the metric's unit.
    public var target: Double
    /// `nil` for one that is no amount of a time, such as a weight.
    public var period: Period?
    public var due: CivilDay?
    public var setAt: Date

    private static let columns = "SELECT id, metric, target, period, due, set_at FROM goal"

    /// `nil` for a metric that is not known any more.
    fileprivate init?(_ row: Row) {
        guard let metric = DayField(rawValue: row[1]) else { return nil }
        id = row[0]
        self.metric = metric
        target = row[2]
        period = (row[3] as String?).flatMap(Period.init)
        due = (row[4] as Int?).map { CivilDay(number: $0) }
        setAt = Date(timeIntervalSince1970: row[5])
    }

    /// Those of each metric, the newest first.
    static func all(_ db: Database) throws -> [DayField: [Goal]] {
        let goals = try Row.fetchAll(db, sql: columns + " ORDER BY set_at DESC, id DESC").compactMap(Goal.init)
        return Dictionary(grouping: goals, by: \.metric)
    }

    /// The newest of each metric that was set before an instant; where all were set later, the first of them.
    static func standing(_ db: Database, before end: Int) throws -> [Goal] {
        try all(db).values.compactMap { goals in
            goals.first { $0.setAt.timeIntervalSince1970 < Double(end) } ?? goals.last
        }
    }
}

extension HealthStore {
    /// The goals that stand, by metric; earlier ones stay in the history.
    public func goals() throws(HealthStoreError) -> [Goal] {
        try reading { db in
            try Goal.all(db).values.compactMap(\.first).sorted { $0.metric.rawValue < $1.metric.rawValue }
        }
    }

    /// All goals that a metric ever had, the newest first.
    public func goalHistory(of metric: DayField) throws(HealthStoreError) -> [Goal] {
        try reading { db in try Goal.all(db)[metric] ?? [] }
    }

    /// Sets a goal in place of the one that stood.
    /// - Returns: the new one, and the one that stood before.
    @discardableResult
    public func setGoal(
        _ metric: DayField, target: Double, period: Goal.Period? = nil, due: CivilDay? = nil, at moment: Date? = nil
    ) throws(HealthStoreError) -> (goal: Goal, previous: Goal?) {
        guard target.isFinite, target >= 0 else { throw .failed(reason: "a goal is a number of at least 0") }
        let setAt = Int((moment ?? options.now()).timeIntervalSince1970)
        var result: (goal: Goal, previous: Goal?)?
        try writing { db in
            let previous = try Goal.all(db)[metric]?.first
            try db.execute(
                sql: "INSERT INTO goal (metric, target, period, due, set_at) VALUES (?, ?, ?, ?, ?)",
                arguments: [metric.rawValue, target, period?.rawValue, due?.number, setAt])
            let id = Int(db.lastInsertedRowID)
            let goal = try Goal.all(db)[metric]?.first { $0.id == id }
            result = goal.map { ($0, previous) }
        }
        guard let result else { throw .failed(reason: "the goal was not kept") }
        return result
    }

    /// Takes a goal back; the one before it stands again.
    public func removeGoal(_ id: Int) throws(HealthStoreError) {
        try writing { db in try db.execute(sql: "DELETE FROM goal WHERE id = ?", arguments: [id]) }
    }
}
