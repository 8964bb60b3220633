import Foundation
import GRDB
import HealthModel
import HealthQuery

/// Makes columns of days: from the roll-ups, the nights, the rings, the check-ins and the workouts. Each is read once, and
/// only when it is asked for.
struct DayColumnReader {
    let db: Database
    let today: CivilDay
    let time: HomeTime
    let options: HealthStore.Options
    /// `nil` for an empty store.
    let days: ClosedRange<Int>?
    var numbers: [DayField: [Double?]] = [:]
    var texts: [DayField: [String?]] = [:]
    private let daily: DailySeries
    private var workoutRows: [WorkoutRow]?

    /// - Parameter fields: the columns that will be asked for. Entries are looked through for their first day only where a
    ///   column is of them: a diligent person has tens of thousands.
    init(_ db: Database, _ options: HealthStore.Options, upTo today: CivilDay, for fields: Set<DayField>) throws {
        self.db = db
        self.options = options
        self.today = today
        time = try HomeTime(ofDays: db, options)
        daily = try DailySeries(db)
        let entries = fields.contains { $0.origin == .entries } ? try JournalReader.firstDay(db, time) : nil
        let first = [try Self.firstDay(daily, db), entries].compactMap(\.self).min()
        days = first.flatMap { $0 <= today.number ? $0...today.number : nil }
    }

    mutating func columns(_ fields: Set<DayField>) throws -> DayColumns {
        guard let days else { return DayColumns(first: nil) }
        var columns = DayColumns(first: CivilDay(number: days.lowerBound))
        for field in fields {
            if field.isText {
                try fillText(field, days)
                columns.texts[field] = texts[field]
            } else {
                columns.numbers[field] = try number(field, days)
            }
        }
        return columns
    }

    /// The earliest date with a daily metric other than a goal, a night, a workout or a check-in.
    private static func firstDay(_ daily: DailySeries, _ db: Database) throws -> Int? {
        var first = try DayField.allCases.filter(\.isOfSamples).compactMap { try daily.extent(of: $0)?.lowerBound }
            .min()
        for table in ["night", "nap", "workout", "check_in"] {
            let day = try Int.fetchOne(db, sql: "SELECT min(day) FROM \(table)")
            first = [first, day].compactMap { $0 }.min()
        }
        return first
    }

    // MARK: Numbers

    private mutating func number(_ field: DayField, _ days: ClosedRange<Int>) throws -> [Double?] {
        if let known = numbers[field] { return known }
        switch field.origin {
        case .samples: numbers[field] = try daily.values(of: field, in: days)
        case .rings: try fillRings(days)
        case .night: try fillNights(days)
        case .checkIn: try fillCheckIns(days)
        case .workouts: try fillWorkouts(days)
        case .entries: try fillJournal(days)
        case .derived: numbers[field] = try derived(field, days)
        }
        return numbers[field] ?? [Double?](repeating: nil, count: days.count)
    }

    private mutating func derived(_ field: DayField, _ days: ClosedRange<Int>) throws -> [Double?] {
        switch field {
        case .moveClosed: try pairs(.activeEnergy, .moveGoal, days) { $0 >= $1 ? 1 : 0 }
        case .exerciseClosed: try pairs(.exerciseMinutes, .exerciseGoal, days) { $0 >= $1 ? 1 : 0 }
        case .standClosed: try pairs(.standHours, .standGoal, days) { $0 >= $1 ? 1 : 0 }
        case .ringsClosed: try ringsClosed(days)
        case .movePercent: try pairs(.activeEnergy, .moveGoal, days) { 100 * $0 / $1 }
        case .logHeartRateVariability:
            try number(.heartRateVariability, days).map { $0.flatMap { $0 > 0 ? log($0) : nil } }
        case .bodyMassIndex: try bodyMassIndex(days)
        case .sleepDebt: try sleepDebt(days)
        case .isWeekend: days.map { CivilDay(number: $0).weekday >= 5 ? 1 : 0 }
        default: [Double?](repeating: nil, count: days.count)
        }
    }

    /// Of the weights, by the height that is known now; of adults, as the person is today.
    private mutating func bodyMassIndex(_ days: ClosedRange<Int>) throws -> [Double?] {
        let person = try QueryPerson(db, options, on: today)
        let weights = try number(.weight, days)
        guard let height = person.height, height > 0, person.dateOfBirth.map({ $0.wholeYears(to: today) >= 18 }) ?? true
        else { return weights.map { _ in nil } }
        return weights.map { $0.map { BodyMassIndex.value(kilograms: $0, heightM: height / 100).nineDecimals } }
    }

    /// As Today has it, of the nights that ended on the 14 days up to each.
    private mutating func sleepDebt(_ days: ClosedRange<Int>) throws -> [Double?] {
        let totals = zip(try number(.sleep, days), try number(.sleepTotal, days)).map { asleep, total in
            asleep.map { total ?? $0 }
        }
        return totals.indices.map { index in
            let nights = totals[max(0, index + 1 - SleepRegularity.debtNights)...index].compactMap(\.self)
            return SleepRegularity.debt(asleepMinutes: nights, needMinutes: options.sleepNeedMinutes)
        }
    }

    private mutating func pairs(
        _ first: DayField, _ second: DayField, _ days: ClosedRange<Int>, _ body: (Double, Double) -> Double
    ) throws -> [Double?] {
        zip(try number(first, days), try number(second, days)).map { first, second in
            guard let first, let second else { return nil }
            return body(first, second)
        }
    }

    private mutating func ringsClosed(_ days: ClosedRange<Int>) throws -> [Double?] {
        let (move, exercise) = (try number(.moveClosed, days), try number(.exerciseClosed, days))
        return zip(zip(move, exercise), try number(.standClosed, days)).map { others, stand in
            guard let move = others.0, let exercise = others.1, let stand else { return nil }
            return move == 1 && exercise == 1 && stand == 1 ? 1 : 0
        }
    }

    // MARK: Texts

    private mutating func fillText(_ field: DayField, _ days: ClosedRange<Int>) throws {
        guard texts[field] == nil else { return }
        switch field {
        case .weekday: texts[field] = days.map { CivilDay(number: $0).weekdayName }
        case .sleepSource: try fillNights(days)
        case .zone: texts[field] = try zones(days)
        case .tags: try fillJournal(days)
        default: break
        }
    }

    /// Of the main sleep that ended on a date; else of its first workout; else of the timeline at noon.
    private mutating func zones(_ days: ClosedRange<Int>) throws -> [String] {
        var zones = time.zoneNames(on: days)
        let span = (days.lowerBound - 1) * 86_400...(days.upperBound + 2) * 86_400
        let clock = DayClock(zone: time.zone, during: span, trips: time.trips)
        for workout in try allWorkouts().reversed() where days.contains(workout.day) {
            zones[workout.day - days.lowerBound] = workout.zoneName ?? clock.zoneName(atUnix: workout.start)
        }
        let rows = try RawStatement(
            db,
            """
            SELECT day, wake_at, zone.name FROM night LEFT JOIN zone ON zone.id = zone WHERE day BETWEEN ?1 AND ?2
            """)
        rows.bind(days.lowerBound, at: 1)
        rows.bind(days.upperBound, at: 2)
        while try rows.step() {
            zones[rows.int(0) - days.lowerBound] = rows.text(2) ?? clock.zoneName(atUnix: rows.int(1))
        }
        return zones
    }

    // MARK: Workouts

    private mutating func allWorkouts() throws -> [WorkoutRow] {
        if let workoutRows { return workoutRows }
        let rows = try QueryWorkoutReader(db, options).rows(upTo: today)
        workoutRows = rows
        return rows
    }

    /// A date without a workout has none: these are recorded on every date.
    private mutating func fillWorkouts(_ days: ClosedRange<Int>) throws {
        let none = [Double](repeating: 0, count: days.count)
        var (count, minutes, strength, running, load) = (none, none, none, none, none)
        for workout in try allWorkouts() {
            let index = workout.day - days.lowerBound
            guard none.indices.contains(index) else { continue }
            count[index] += 1
            minutes[index] += (workout.duration / 60).nineDecimals
            if workout.type == "Strength" { strength[index] += 1 }
            if workout.type == "Running" { running[index] += ((workout.distance ?? 0) / 1000).nineDecimals }
            load[index] += workout.zoneMinutes.map(TrainingLoad.edwards) ?? 0
        }
        numbers[.workouts] = count
        numbers[.workoutMinutes] = minutes.map(\.nineDecimals)
        numbers[.strength] = strength
        numbers[.runDistance] = running.map(\.nineDecimals)
        numbers[.load] = load.map(\.nineDecimals)
    }
}
