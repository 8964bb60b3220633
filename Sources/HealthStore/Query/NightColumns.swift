import GRDB
import HealthModel
import HealthQuery

/// Columns that come of the nights, the rings and the check-ins.
extension DayColumnReader {
    mutating func fillNights(_ days: ClosedRange<Int>) throws {
        let none = [Double?](repeating: nil, count: days.count)
        let names = try SourceLabels(db)
        var columns = Dictionary(
            uniqueKeysWithValues: DayField.allCases.filter { $0.origin == .night && !$0.isText }.map { ($0, none) })
        var sources = [String?](repeating: nil, count: days.count)
        let row = try RawStatement(
            db,
            """
            SELECT day, bed_at, wake_at, bed_offset, wake_offset, first_asleep_at, asleep_s, in_bed_s, awake_s, rem_s,
                core_s, deep_s, source FROM night WHERE day BETWEEN ?1 AND ?2
            """)
        row.bind(days.lowerBound, at: 1)
        row.bind(days.upperBound, at: 2)
        while try row.step() {
            let index = row.int(0) - days.lowerBound
            for (field, value) in NightValues(row).values { columns[field]?[index] = value }
            sources[index] = names[row.int(12)]
        }
        try fillNaps(days, &columns)
        numbers.merge(columns) { $1 }
        texts[.sleepSource] = sources
    }

    /// A date with a main sleep and no nap has none.
    private func fillNaps(_ days: ClosedRange<Int>, _ columns: inout [DayField: [Double?]]) throws {
        var count = [Double?](repeating: nil, count: days.count)
        var minutes = count
        var total = columns[.sleep] ?? count
        for index in total.indices where total[index] != nil { (count[index], minutes[index]) = (0, 0) }
        for nap in try StoredNap.read(db, days: days) {
            let index = nap.day - days.lowerBound
            let slept = Double(nap.asleep) / 60
            count[index] = (count[index] ?? 0) + 1
            minutes[index] = (minutes[index] ?? 0) + slept
            total[index] = (total[index] ?? 0) + slept
        }
        (columns[.naps], columns[.napMinutes], columns[.sleepTotal]) = (count, minutes, total)
    }

    mutating func fillRings(_ days: ClosedRange<Int>) throws {
        let fields = [DayField.moveGoal, .exerciseGoal, .standGoal]
        for field in fields { numbers[field] = [Double?](repeating: nil, count: days.count) }
        let row = try RawStatement(
            db,
            """
            SELECT day, energy_goal_kcal, exercise_goal_min, stand_goal_hours FROM activity_summary
            WHERE day BETWEEN ?1 AND ?2
            """)
        row.bind(days.lowerBound, at: 1)
        row.bind(days.upperBound, at: 2)
        while try row.step() {
            for (column, field) in fields.enumerated() {
                // 0 stands for none.
                let goal = row.double(Int32(column + 1))
                if goal > 0 { numbers[field]?[row.int(0) - days.lowerBound] = goal.nineDecimals }
            }
        }
    }

    mutating func fillCheckIns(_ days: ClosedRange<Int>) throws {
        let fields = [DayField.mood, .energy, .stress, .motivation, .soreness]
        for field in fields { numbers[field] = [Double?](repeating: nil, count: days.count) }
        let row = try RawStatement(
            db,
            "SELECT day, mood, energy, stress, motivation, soreness FROM check_in WHERE day BETWEEN ?1 AND ?2")
        row.bind(days.lowerBound, at: 1)
        row.bind(days.upperBound, at: 2)
        while try row.step() {
            for (column, field) in fields.enumerated() {
                numbers[field]?[row.int(0) - days.lowerBound] = row.optionalInt(Int32(column + 1)).map(Double.init)
            }
        }
    }
}

/// The columns of one main sleep.
private struct NightValues {
    let values: [(DayField, Double)]

    /// `row`: day, bed_at, wake_at, bed_offset, wake_offset, first_asleep_at, asleep_s, in_bed_s, awake_s, rem_s, core_s,
    /// deep_s.
    init(_ row: RawStatement) {
        let (bed, wake) = (row.int(1), row.int(2))
        let (bedClock, wakeClock) = (ClockTime.minute(bed + row.int(3)), ClockTime.minute(wake + row.int(4)))
        let (asleep, inBed) = (Double(row.int(6)) / 60, Double(row.int(7)) / 60)
        var values: [(DayField, Double)] = [
            (.sleep, asleep), (.sleepHours, asleep / 60), (.timeInBed, inBed),
            (.latency, Double(max(0, row.int(5) - bed)) / 60), (.bedTime, Double(bedClock)),
            (.wakeTime, Double(wakeClock)), (.midSleep, ClockTime.middle(bedClock, wakeClock)),
            (.bedAfterNoon, Double((bedClock + 720) % 1440)),
        ]
        if inBed > 0 { values.append((.sleepEfficiency, 100 * asleep / inBed)) }
        if let awake = row.optionalInt(8) { values.append((.awake, Double(awake) / 60)) }
        if let rem = row.optionalInt(9), let core = row.optionalInt(10), let deep = row.optionalInt(11) {
            values += [(.rem, Double(rem) / 60), (.core, Double(core) / 60), (.deep, Double(deep) / 60)]
            if asleep > 0 {
                values += [
                    (.deepShare, 100 * (Double(deep) / 60) / asleep), (.remShare, 100 * (Double(rem) / 60) / asleep),
                ]
            }
        }
        self.values = values
    }
}

/// The clock on the wall.
enum ClockTime {
    /// Whole minutes after midnight of local seconds since 1970.
    static func minute(_ local: Int) -> Int { ((local % 86_400) + 86_400) % 86_400 / 60 }

    /// The middle from one minute of the day to the next time it is another.
    static func middle(_ from: Int, _ to: Int) -> Double {
        let length = ((to - from) % 1440 + 1440) % 1440
        let middle = Double(from) + Double(length) / 2
        return middle >= 1440 ? middle - 1440 : middle
    }
}

/// Sources by number as the tools name them: `Watch`, `Phone`, or the app's name without anything but letters, digits,
/// blanks and `._-`.
struct SourceLabels {
    private var labels: [Int: String] = [:]

    init(_ db: Database) throws {
        let row = try RawStatement(db, "SELECT id, name, class FROM source")
        while try row.step() {
            labels[row.int(0)] =
                switch row.int(2) {
                case 0: "Watch"
                case 1: "Phone"
                default: Self.plain(row.text(1) ?? "")
                }
        }
    }

    subscript(source: Int) -> String { labels[source] ?? "Unknown" }

    static func plain(_ name: String) -> String {
        var plain = ""
        for character in name {
            if character.isWhitespace {
                plain.append(" ")
            } else if character.isLetter || character.isNumber || "._-".contains(character) {
                plain.append(character)
            }
        }
        let words = plain.split(separator: " ").joined(separator: " ")
        return words.isEmpty ? "Unknown" : String(words.prefix(40))
    }
}
