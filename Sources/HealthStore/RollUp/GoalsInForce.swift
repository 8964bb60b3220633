import Entries
import Foundation
import GRDB
import HealthModel
import HealthQuery

/// Which goal holds. Some can be set in two places, in the settings and in the log (there also by the coach), and there is
/// one truth for both: the history in the store, of which the newest goal of a metric and span holds.
///
/// The settings belong to that history. Where they differ from those last looked at, they are the newest word;
/// `noteGoals` writes it down, and until then it counts as if it were written. So a goal from a settings file holds
/// until the log or the coach sets another, and that one until the settings are changed. What a file said before there
/// was a history is taken for said from the beginning: the rings of all days go by it, as they did.
///
/// Goals of a week, a month and a year stand beside those of a day: they are told by the tools and in the log, and move no ring.
struct GoalsInForce {
    /// The newest first.
    private let history: [DayField: [Goal]]
    /// By the settings of now.
    private let said: [DayField: Double]
    /// The goals of the settings when they were last looked at; `nil` where they never were.
    private let noted: [DayField: Double]?

    init(_ db: Database, _ person: HealthStore.Person) throws {
        // What is asked for is limited by its own end; what a file said at first holds from the beginning.
        history = try Goal.all(db, wholly: true)
        said = person.goals
        noted = try Self.noted(db)
    }

    // MARK: What holds

    /// A goal of a day, or one without a period, in the metric's unit.
    /// - Parameter end: Unix seconds: what is set from then on does not count.
    func daily(_ metric: DayField, before end: Int) -> Double? {
        if let anew = anew(metric) { return anew }
        return goals(metric).first { $0.setAt.timeIntervalSince1970 < Double(end) && $0.stands(before: end) }?.aim
            .target
    }

    /// By the days of the store, for many of them.
    func daily(_ metric: DayField, by time: HomeTime) -> DailyGoal {
        DailyGoal(
            anew: anew(metric),
            set: goals(metric).map { goal in
                (time.day(of: goal.setAt), goal.endedAt.map { time.day(of: $0) } ?? .max, goal.aim.target)
            })
    }

    /// By metric, of each span one.
    func standing(before end: Int) -> [DayField: [QueryGoal]] {
        var standing = history.mapValues { goals -> [QueryGoal] in
            let set = goals.filter { $0.setAt.timeIntervalSince1970 < Double(end) }
            let held = set.isEmpty ? goals.suffix(1) : set.standing { !$0.stands(before: end) }[...]
            return held.map { QueryGoal($0.aim.target, period: $0.aim.period, due: $0.aim.due) }
        }
        for metric in HealthStore.metricsOfSettings {
            guard let anew = anew(metric) else { continue }
            // None any more is also none by a date.
            standing[metric]?.removeAll { $0.isDaily && (anew == nil || GoalSpan($0.period, due: $0.due) == .day) }
            guard let anew else { continue }
            standing[metric, default: []].insert(QueryGoal(anew, period: Self.period(of: metric)), at: 0)
        }
        return standing.filter { !$0.value.isEmpty }
    }

    private func goals(_ metric: DayField) -> [Goal] { history[metric, default: []].filter { $0.longPeriod == nil } }

    /// The goal that is new in the settings: a value, or none any more. `nil` where they are unchanged.
    private func anew(_ metric: DayField) -> Double?? {
        guard HealthStore.metricsOfSettings.contains(metric) else { return nil }
        guard let noted else {
            // Which was said later is not known: the log's was said on a certain day.
            return goals(metric).isEmpty ? said[metric].map { .some($0) } : nil
        }
        guard let said = said[metric] else { return noted[metric] == nil ? nil : .some(nil) }
        let holds = goals(metric).first { $0.endedAt == nil }?.aim.target
        return said == noted[metric] || said == holds ? nil : .some(said)
    }

    /// Of a goal in the settings.
    private static func period(of metric: DayField) -> Goal.Period? { metric == .weight ? nil : .day }

    // MARK: Writing it down

    static func noted(_ db: Database) throws -> [DayField: Double]? {
        try StoredFact.value(of: .goalsOfSettings, db).map { text in
            let pairs = text.split(separator: "\n").compactMap { line -> (DayField, Double)? in
                let parts = line.split(separator: " ")
                guard parts.count == 2, let metric = DayField(rawValue: String(parts[0])),
                    let target = Double(parts[1])
                else { return nil }
                return (metric, target)
            }
            return Dictionary(pairs) { $1 }
        }
    }

    /// Brings the history in line with the settings.
    /// - Parameter now: Unix seconds.
    func update(_ db: Database, at now: Int) throws {
        for metric in HealthStore.metricsOfSettings {
            guard let anew = anew(metric) else { continue }
            guard let target = anew else {
                try db.execute(
                    sql:
                        "UPDATE goal SET ended_at = ? WHERE metric = ? AND IFNULL(period, ?3) = ?3 AND ended_at IS NULL",
                    arguments: [now, metric.rawValue, Goal.Period.day.rawValue])
                continue
            }
            try db.execute(
                sql: "INSERT INTO goal (metric, target, period, set_at) VALUES (?, ?, ?, ?)",
                arguments: [metric.rawValue, target, Self.period(of: metric)?.rawValue, noted == nil ? 0 : now])
        }
        let lines = said.map { "\($0.key.rawValue) \($0.value)" }.sorted()
        try StoredFact.set(lines.joined(separator: "\n"), for: .goalsOfSettings, db)
    }
}

extension Goal {
    /// Its span, where that is longer than a day.
    fileprivate var longPeriod: CalendarSpan? { aim.period.flatMap { $0 == .day ? nil : $0 } }

    /// - Parameter end: Unix seconds.
    fileprivate func stands(before end: Int) -> Bool {
        endedAt.map { $0.timeIntervalSince1970 >= Double(end) } ?? true
    }
}

extension HomeTime {
    /// Its number.
    fileprivate func day(of moment: Date) -> Int {
        clock(around: moment).day(atUnix: Int(moment.timeIntervalSince1970)).number
    }
}

/// A person's own goal of one metric, day by day.
struct DailyGoal {
    /// The new goal of the settings, which holds on all days; see `GoalsInForce`.
    fileprivate let anew: Double??
    /// The newest first.
    fileprivate let set: [(day: Int, endedOn: Int, target: Double)]

    /// The goal that was set and not ended by the end of a day; `nil` where there was none.
    func target(on day: Int) -> Double? {
        anew ?? set.first { $0.day <= day }.flatMap { day < $0.endedOn ? $0.target : nil }
    }

    /// The first that was ever set, for a day before it of which no other goal is known; `nil` from that day on.
    func first(after day: Int) -> Double? { anew ?? set.last.flatMap { day < $0.day ? $0.target : nil } }
}

extension HealthStore {
    /// The metrics with a goal in the settings: those of a day, and the weight.
    public static let metricsOfSettings: [DayField] = [
        .steps, .activeEnergy, .exerciseMinutes, .standHours, .sleepHours, .weight,
    ]

    /// The goals that hold now of what the settings have one of, in the metrics' units. See `GoalsInForce`.
    public func goalsInForce() throws(HealthStoreError) -> [DayField: Double] {
        let options = options
        return try reading { db in
            let goals = try GoalsInForce(db, options.person)
            let end = Int(options.now().timeIntervalSince1970) + 1
            let daily = Self.metricsOfSettings.map { ($0, goals.daily($0, before: end)) }
            return Dictionary(uniqueKeysWithValues: daily).compactMapValues(\.self)
        }
    }

    /// Writes into the history what the settings say anew; where they say nothing new, nothing is written.
    /// - Parameter isCurrent: whether the settings still say what they said when they were read; else nothing is written.
    public func noteGoals(if isCurrent: @escaping @Sendable () -> Bool = { true }) async throws(HealthStoreError) {
        let options = options
        let isKnown = try reading { db in try GoalsInForce.noted(db) == options.person.goals }
        guard !isKnown else { return }
        try await writingInBackground(timeout: .zero) { db in
            guard isCurrent() else { return }
            try GoalsInForce(db, options.person).update(db, at: Int(options.now().timeIntervalSince1970))
        }
    }
}
