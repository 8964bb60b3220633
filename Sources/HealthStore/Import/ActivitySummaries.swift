import GRDB

/// The rings: as each file gave them, and the best of them.
enum ActivitySummaries {
    static let insertOfPart = """
        INSERT INTO imported_summary VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (part, day) DO UPDATE SET \(better)
        """
    static let insert = """
        INSERT INTO activity_summary VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (day) DO UPDATE SET \(better)
        WHERE energy_kcal < excluded.energy_kcal OR exercise_min < excluded.exercise_min
            OR stand_hours < excluded.stand_hours OR move_min < excluded.move_min
            OR energy_goal_kcal != excluded.energy_goal_kcal OR move_goal_min != excluded.move_goal_min
            OR exercise_goal_min != excluded.exercise_goal_min OR stand_goal_hours != excluded.stand_goal_hours
        """
    /// A day's rings only grow; of goals the last one stands.
    private static let better = """
        energy_kcal = max(energy_kcal, excluded.energy_kcal), energy_goal_kcal = excluded.energy_goal_kcal,
        move_min = max(move_min, excluded.move_min), move_goal_min = excluded.move_goal_min,
        exercise_min = max(exercise_min, excluded.exercise_min), exercise_goal_min = excluded.exercise_goal_min,
        stand_hours = max(stand_hours, excluded.stand_hours), stand_goal_hours = excluded.stand_goal_hours
        """

    /// Days whose rings are others without some files.
    static func days(_ db: Database, changingWithout gone: Set<Int64>) throws -> [Int] {
        var (before, after): ([Int: [Double]], [Int: [Double]]) = ([:], [:])
        for row in try Row.fetchAll(db, sql: "SELECT * FROM imported_summary ORDER BY part") {
            let day: Int = row[1]
            let rings = (2..<10).map { row[$0] as Double }
            before[day] = better(before[day], rings)
            if !gone.contains(row[0]) { after[day] = better(after[day], rings) }
        }
        return before.keys.filter { before[$0] != after[$0] }.sorted()
    }

    /// As `better` in SQL: values and goals take turns.
    private static func better(_ old: [Double]?, _ new: [Double]) -> [Double] {
        guard let old else { return new }
        return new.indices.map { $0 % 2 == 0 ? max(old[$0], new[$0]) : new[$0] }
    }

    /// Makes one day anew of what the files say that are left.
    static func rebuild(_ db: Database, day: Int) throws {
        try db.execute(sql: "DELETE FROM activity_summary WHERE day = ?", arguments: [day])
        try db.execute(
            sql: """
                INSERT INTO activity_summary
                SELECT best.day, energy, energy_goal_kcal, move, move_goal_min, exercise, exercise_goal_min, stand,
                    stand_goal_hours
                FROM (
                    SELECT day, max(part) AS newest, max(energy_kcal) AS energy, max(move_min) AS move,
                        max(exercise_min) AS exercise, max(stand_hours) AS stand
                    FROM imported_summary WHERE day = ?1 GROUP BY day
                ) AS best JOIN imported_summary AS goals ON goals.part = best.newest AND goals.day = ?1
                """, arguments: [day])
    }
}
