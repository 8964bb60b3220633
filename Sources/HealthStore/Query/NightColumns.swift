import GRDB
import HealthModel
import HealthQuery

/// Columns that come of the nights, the rings and the check-ins.
extension DayColumnReader {
    mutating func fillNights(_ days: ClosedRange<Int>) throws {
        let none = [Double?](repeating: nil, count: days.count)
        let names = try SourceLabels(db)
        // By place while they are filled: a store has thousands of nights.
        let columns = NightRow.columns
        var values = [[Double?]](repeating: none, count: columns.count)
        var sources = [String?](repeating: nil, count: days.count)
        try forEachNight(days) { day, night, source in
            let index = day - days.lowerBound
            for (place, column) in columns.enumerated() { values[place][index] = column.value(night) }
            sources[index] = names[source]
        }
        var named = Dictionary(uniqueKeysWithValues: zip(columns.map(\.field), values))
        try fillNaps(days, &named)
        numbers.merge(named) { $1 }
        texts[.sleepSource] = sources
    }

    /// Which dates `fillNights` would find a value for: to say so, none has to be kept.
    func nightSpans(_ days: ClosedRange<Int>) throws -> [DayField: DaySpan] {
        let columns = NightRow.columns
        var spans = [DaySpan](repeating: DaySpan(), count: columns.count)
        var (nights, all) = (DaySpan(), DaySpan())
        var isNight = [Bool](repeating: false, count: days.count)
        try forEachNight(days) { day, night, _ in
            isNight[day - days.lowerBound] = true
            nights.add(day)
            for (place, column) in columns.enumerated() where column.value(night) != nil { spans[place].add(day) }
        }
        for nap in try StoredNap.read(db, days: days) { isNight[nap.day - days.lowerBound] = true }
        for (index, isThere) in isNight.enumerated() where isThere { all.add(days.lowerBound + index) }
        return Dictionary(uniqueKeysWithValues: zip(columns.map(\.field), spans))
            .merging([.sleepSource: nights, .naps: all, .napMinutes: all, .sleepTotal: all]) { $1 }
    }

    private func forEachNight(
        _ days: ClosedRange<Int>, _ body: (_ day: Int, _ night: NightRow, _ source: Int) -> Void
    ) throws {
        let row = try RawStatement(
            db,
            """
            SELECT day, bed_at, wake_at, bed_offset, wake_offset, first_asleep_at, asleep_s, in_bed_s, awake_s, rem_s,
                core_s, deep_s, has_in_bed, source FROM night WHERE day BETWEEN ?1 AND ?2 ORDER BY day
            """)
        row.bind(days.lowerBound, at: 1)
        row.bind(days.upperBound, at: 2)
        while try row.step() { body(row.int(0), NightRow(row), row.int(13)) }
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
        var goals = fields.map { _ in [Double?](repeating: nil, count: days.count) }
        let row = try RawStatement(
            db,
            """
            SELECT day, energy_goal_kcal, exercise_goal_min, stand_goal_hours FROM activity_summary
            WHERE day BETWEEN ?1 AND ?2
            """)
        row.bind(days.lowerBound, at: 1)
        row.bind(days.upperBound, at: 2)
        while try row.step() {
            for column in goals.indices {
                // 0 stands for none.
                let goal = row.double(Int32(column + 1))
                if goal > 0 { goals[column][row.int(0) - days.lowerBound] = goal.nineDecimals }
            }
        }
        numbers.merge(zip(fields, goals)) { $1 }
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

/// One main sleep as it is stored, in minutes.
private struct NightRow {
    let asleep, inBed: Double
    /// `nil` where no source recorded time in bed: the span of the sleep alone begins with it and flatters.
    let latency, efficiency: Double?
    /// The minutes of the day at which it began and ended.
    let bedClock, wakeClock: Int
    let awake: Double?
    /// `nil` where the stages are not known.
    let stages: (rem: Double, core: Double, deep: Double)?

    /// `row`: day, bed_at, wake_at, bed_offset, wake_offset, first_asleep_at, asleep_s, in_bed_s, awake_s, rem_s, core_s,
    /// deep_s, has_in_bed.
    init(_ row: RawStatement) {
        let (bed, wake) = (row.int(1), row.int(2))
        (bedClock, wakeClock) = (MinuteOfDay.of(bed + row.int(3)), MinuteOfDay.of(wake + row.int(4)))
        (asleep, inBed) = (Double(row.int(6)) / 60, Double(row.int(7)) / 60)
        let hasInBed = row.int(12) != 0
        latency = hasInBed ? Double(max(0, row.int(5) - bed)) / 60 : nil
        efficiency = hasInBed ? SleepEfficiency.percent(asleep: asleep, inBed: inBed) : nil
        awake = row.optionalInt(8).map { Double($0) / 60 }
        if let rem = row.optionalInt(9), let core = row.optionalInt(10), let deep = row.optionalInt(11) {
            stages = (Double(rem) / 60, Double(core) / 60, Double(deep) / 60)
        } else {
            stages = nil
        }
    }

    /// Of the sleep; 100 for all of it.
    private func share(_ minutes: Double?) -> Double? {
        minutes.flatMap { SleepEfficiency.share(of: $0, asleep: asleep) }
    }

    /// The fields of a day that come from its night.
    static let columns: [(field: DayField, value: @Sendable (NightRow) -> Double?)] = [
        (.sleep, { $0.asleep }), (.sleepHours, { $0.asleep / 60 }), (.timeInBed, { $0.inBed }),
        (.latency, { $0.latency }), (.bedTime, { Double($0.bedClock) }), (.wakeTime, { Double($0.wakeClock) }),
        (
            .midSleep,
            { SleepRegularity.midSleep(bedMinute: Double($0.bedClock), wakeMinute: Double($0.wakeClock)) }
        ),
        (.bedAfterNoon, { Double(($0.bedClock + 720) % 1440) }),
        (.sleepEfficiency, { $0.efficiency }), (.awake, { $0.awake }),
        (.rem, { $0.stages?.rem }), (.core, { $0.stages?.core }), (.deep, { $0.stages?.deep }),
        (.deepShare, { $0.share($0.stages?.deep) }), (.remShare, { $0.share($0.stages?.rem) }),
    ]
}
