import HealthModel
import HealthQuery

/// Three weeks of a made-up woman, known by hand: 2026-03-09 to 2026-03-29 in Paris, where summer time begins in the
/// night to the last of them.
struct ExampleReading: QueryReading {
    static let today = CivilDay(iso: "2026-03-29")!
    static let first = CivilDay(iso: "2026-03-09")!

    /// Nothing was ever recorded.
    var isEmpty = false
    var failure: HealthStoreError?
    var goals: [DayField: Double] = [.weight: 62]
    var born = CivilDay(iso: "1990-04-02")
    /// Changes the columns before they are handed out.
    var adjust: @Sendable (inout DayColumns) -> Void = { _ in }
    var selected = SelectedRows(columns: [], rows: [])
    var written = QueryJournal()
    /// The values within a day; none on the others.
    var within: [CivilDay: [IntradayValue]] = [:]
    /// How far the samples of a metric reach on any dates.
    var extremes: SampleExtremes?
    /// How often each night is handed out.
    var nightsRepeated = 1
    /// How often each workout is handed out.
    var workoutsRepeated = 1

    func days(_ fields: Set<DayField>, upTo today: CivilDay) async throws(HealthStoreError) -> DayColumns {
        if let failure { throw failure }
        var all = isEmpty ? DayColumns(first: nil) : Self.columns
        adjust(&all)
        guard let first = all.first, today >= first else { return DayColumns(first: nil) }
        let count = today - first + 1
        return DayColumns(
            first: first,
            numbers: all.numbers.filter { fields.contains($0.key) }.mapValues { Array($0.prefix(count)) },
            texts: all.texts.filter { fields.contains($0.key) }.mapValues { Array($0.prefix(count)) })
    }

    func catalogue(upTo today: CivilDay) async throws(HealthStoreError) -> [CatalogueEntry] {
        let columns = try await days(Set(DayField.allCases), upTo: today)
        return DayField.allCases.compactMap { field in
            let has = columns.numbers[field]?.map { $0 != nil } ?? columns.texts[field]?.map { $0 != nil } ?? []
            guard let first = columns.first, let from = has.firstIndex(of: true), let to = has.lastIndex(of: true)
            else {
                return [.weekday, .isWeekend].contains(field)
                    ? CatalogueEntry(field: field, dates: nil, recordedDays: 0) : nil
            }
            return CatalogueEntry(
                field: field, dates: first.advanced(by: from)...first.advanced(by: to), recordedDays: has.count { $0 })
        }
    }

    func workouts(upTo today: CivilDay) async throws(HealthStoreError) -> [QueryWorkout] {
        let workouts = isEmpty ? [] : ExampleWorkouts.all.filter { $0.date <= today }
        return workouts.flatMap { Array(repeating: $0, count: workoutsRepeated) }
    }

    func nights(in dates: ClosedRange<CivilDay>, upTo today: CivilDay) async throws(HealthStoreError) -> [QueryNight] {
        guard !isEmpty else { return [] }
        let nights = ExampleNights.all.filter { dates.contains($0.wakeDate) && $0.wakeDate <= today }
        return nights.flatMap { Array(repeating: $0, count: nightsRepeated) }
    }

    func sampleExtremes(
        of field: DayField, in days: ClosedRange<CivilDay>
    ) async throws(HealthStoreError) -> SampleExtremes? { extremes }

    func intradayValues(
        of metric: MetricID, in days: ClosedRange<CivilDay>
    ) async throws(HealthStoreError) -> [[IntradayValue]] {
        (days.lowerBound.number...days.upperBound.number).map { within[CivilDay(number: $0)] ?? [] }
    }

    func journal(upTo today: CivilDay) async throws(HealthStoreError) -> QueryJournal { written }

    func person(on today: CivilDay) async throws(HealthStoreError) -> QueryPerson {
        var person = QueryPerson(homeZone: "Europe/Paris", goals: goals.mapValues { [QueryGoal($0)] })
        guard !isEmpty else { return person }
        person.dateOfBirth = born
        person.isFemale = true
        person.height = 168
        return person
    }

    func select(
        _ query: String, limit: Int, upTo today: CivilDay, hiding hidden: Set<HealthCategory>
    ) async throws(SelectProblem) -> SelectedRows {
        if let category = HealthCategory.allCases.first(where: hidden.contains) { throw .hidden(category) }
        let rows = Array(selected.rows.prefix(limit))
        return SelectedRows(columns: selected.columns, rows: rows, omitted: selected.rows.count - rows.count)
    }

    // MARK: Columns

    private static let columns: DayColumns = {
        var numbers: [DayField: [Double?]] = table.mapValues(values)
        let days = (0..<21).map { first.advanced(by: $0) }
        numbers[.exerciseGoal] = days.map { _ in 30 }
        numbers[.standGoal] = days.map { _ in 12 }
        numbers[.isWeekend] = days.map { $0.isWeekend ? 1 : 0 }
        func column(_ value: (CivilDay) -> Double?) -> [Double?] { days.map(value) }
        func night(_ value: @escaping (ExampleNights.Row) -> Double?) -> [Double?] {
            days.map { day in ExampleNights.rows[day].flatMap(value) }
        }
        let workouts = ExampleWorkouts.all
        numbers[.workouts] = column { day in Double(workouts.count { $0.date == day }) }
        numbers[.load] = column { day in
            workouts.filter { $0.date == day }.reduce(0) { $0 + ($1.load ?? 0) }
        }
        numbers[.sleep] = night { $0.asleep }
        numbers[.timeInBed] = night { $0.inBed }
        numbers[.bedTime] = night { Double($0.bed) }
        numbers[.bedAfterNoon] = night { Double(($0.bed + 720) % 1440) }
        numbers[.midSleep] = night { $0.midSleep }
        numbers[.naps] = days.map { ExampleNights.rows[$0] == nil ? nil : $0.iso == "2026-03-22" ? 1 : 0 }
        numbers[.napMinutes] = numbers[.naps]?.map { $0.map { $0 * 50 } }
        return DayColumns(
            first: first, numbers: numbers,
            texts: [
                .weekday: days.map(\.weekdayName), .sleepSource: days.map { ExampleNights.rows[$0]?.source },
                .zone: days.map { _ in "Europe/Paris" },
            ])
    }()

    private static func values(_ line: String) -> [Double?] {
        line.split(separator: " ").filter { $0 != "|" }.map { Double($0) }
    }

    private static let table: [DayField: String] = [
        .steps:
            "8210 9475 7030 11260 6840 12980 5320 | 8895 7610 - 10340 7255 13705 4980 | 9120 8040 9765 7480 6650 15220 5890",
        .activeEnergy: "455 502 388 610 371 702 290 | 478 415 - 560 402 745 268 | 496 431 528 417 365 820 322",
        .exerciseMinutes: "34 41 18 52 12 75 9 | 37 25 - 48 20 82 6 | 39 28 44 22 15 95 11",
        .standHours: "12 13 11 12 10 14 9 | 12 12 - 13 11 14 8 | 12 12 13 11 10 14 9",
        .moveGoal: "400 400 400 400 400 400 400 | 400 400 400 400 400 400 400 | 450 450 450 450 450 450 450",
        .restingHeartRate: "56 55 57 55 58 57 60 | 56 55 - 54 56 55 59 | 54 54 55 53 56 55 58",
        .heartRateVariability:
            "48.2 51.0 46.5 52.3 44.1 47.0 38.6 | 50.4 53.1 - 55.0 49.2 - 39.5 | 54.3 56.1 52.0 57.4 47.7 50.9 41.2",
        .weight: "64.2 - - 63.9 - - 64.4 | - 63.8 - - 63.7 - - | 63.9 - - 63.5 - - 63.4",
        .bodyFat: "- - - 27.9 - - - | - - - - 27.6 - - | - - - - - - 27.1",
        .alcohol: "- - - 0 2 3 0 | 0 0 0 0 2 3 0 | 0 0 0 1 2 2 0",
        .energy: "4 - 3 4 3 - 2 | 4 - - 5 4 4 2 | 4 4 - 5 3 4 3",
    ]
}

/// The main sleeps of the example.
enum ExampleNights {
    struct Row {
        var bed: Int
        var wake: Int
        var inBed: Double
        var asleep: Double
        var source: String

        var midSleep: Double {
            (Double(bed) + Double((wake - bed + 1440) % 1440) / 2).truncatingRemainder(dividingBy: 1440)
        }
    }

    /// Day of March, bed, wake, minutes of latency, awake and after the last sleep, deep, REM, source.
    private static let text = """
        09 23:10 06:50 12 20 5 70 95 Watch · 10 22:55 06:45 10 15 3 75 100 Watch · 11 23:30 06:40 15 25 5 60 85 Watch
        12 23:05 06:55 8 18 4 72 98 Watch · 13 23:50 06:45 20 30 5 55 80 Watch · 14 00:40 08:50 10 25 10 68 110 Watch
        15 01:25 09:10 15 40 10 58 90 Watch · 16 23:15 06:50 9 16 4 74 97 Watch · 17 23:00 06:40 11 14 5 76 102 Watch
        19 23:20 06:55 10 19 6 71 96 Watch · 20 23:45 06:50 18 28 4 57 83 Watch · 21 00:20 08:40 12 24 8 66 104 Watch
        22 01:50 09:30 20 45 12 54 84 Watch · 23 23:05 06:45 8 15 3 75 101 Watch · 24 22:50 06:40 7 12 4 79 106 Watch
        25 23:10 06:50 10 17 5 73 99 Watch · 26 23:30 06:50 0 0 0 - - Phone · 27 23:55 06:45 16 26 6 59 84 Watch
        28 00:35 09:00 9 22 9 69 112 Watch · 29 00:50 09:20 14 30 8 60 92 Watch
        """

    static let rows: [CivilDay: Row] = {
        var rows: [CivilDay: Row] = [:]
        for line in text.split(whereSeparator: { $0 == "·" || $0 == "\n" }) {
            let words = line.split(separator: " ").map(String.init)
            guard words.count == 9, let day = CivilDay(iso: "2026-03-\(words[0])") else { continue }
            let (bed, wake) = (minutes(words[1]), minutes(words[2]))
            // The clocks went forward in the last night.
            let inBed = Double((wake - bed + 1440) % 1440 - (words[0] == "29" ? 60 : 0))
            let lost = words[3...5].reduce(0.0) { $0 + (Double($1) ?? 0) }
            rows[day] = Row(bed: bed, wake: wake, inBed: inBed, asleep: inBed - lost, source: words[8])
        }
        return rows
    }()

    private static func minutes(_ clock: String) -> Int {
        clock.split(separator: ":").reduce(0) { $0 * 60 + (Int($1) ?? 0) }
    }

    static let all: [QueryNight] = rows.sorted { $0.key < $1.key }.map { day, row in
        let isRaw = day.iso == "2026-03-21"
        return QueryNight(
            wakeDate: day, bed: row.bed, wake: row.wake, inBed: row.inBed, asleep: row.asleep, source: row.source,
            rawAsleep: row.asleep, rawInBed: row.inBed, naiveAsleepSum: isRaw ? 1026 : row.asleep,
            sources: row.source == "Phone" ? ["Phone"] : ["Phone", "Watch"], duplicates: isRaw ? 1 : 0,
            naps: day.iso == "2026-03-22" ? [50] : [], asleepSpans: spans(day, row))
    }

    /// As if asleep from bed to wake.
    private static func spans(_ day: CivilDay, _ row: Row) -> [Range<Int>] {
        let offset = day.iso == "2026-03-29" ? 7200 : 3600
        let wake = day.number * 86_400 + row.wake * 60 - offset
        return [wake - Int(row.inBed) * 60..<wake]
    }
}

/// The workouts of the example.
enum ExampleWorkouts {
    /// Date, type, start, minutes, km, m, average and maximum heart rate, kcal, zones 1 to 5, effort, recovery, indoor.
    private static let text = """
        2026-03-10 Running 18:30 35.0 6.02 42 150 168 352 2.0 8.5 14.0 8.5 2.0 6 27 0
        2026-03-12 Running 18:25 41.5 7.31 55 153 172 421 1.5 9.0 16.0 12.0 3.0 7 28 0
        2026-03-14 Hiking 10:05 182.0 11.40 640 118 151 980 84.0 71.0 24.0 3.0 0.0 5 - 0
        2026-03-17 Strength 07:15 45.0 - - 112 138 248 22.0 15.0 7.0 1.0 0.0 5 - 1
        2026-03-19 Running 18:35 38.0 6.60 47 151 169 384 1.8 8.7 15.0 10.5 2.0 6 29 0
        2026-03-21 Cycling 10:30 96.0 38.20 410 134 162 742 12.0 34.0 38.0 11.0 1.0 6 24 0
        2026-03-24 Strength 07:10 48.0 - - 114 140 262 23.0 16.5 7.5 1.0 0.0 - - 1
        2026-03-26 Running 18:20 36.0 6.41 39 149 166 361 2.2 9.3 15.0 8.0 1.5 5 30 0
        2026-03-28 Running 09:40 68.5 12.05 96 152 173 702 3.0 15.5 27.0 19.0 4.0 8 28 0
        """

    static let all: [QueryWorkout] = text.split(separator: "\n").enumerated().compactMap { index, line in
        let words = line.split(separator: " ").map(String.init)
        guard let date = CivilDay(iso: words[0]), let duration = Double(words[3]) else { return nil }
        let clock = words[2].split(separator: ":").reduce(0) { $0 * 60 + (Int($1) ?? 0) }
        let start = date.number * 86_400 + clock * 60 - 3600
        var workout = QueryWorkout(
            id: index + 1, type: words[1], start: "\(words[0])T\(words[2]):00+01:00",
            end: "\(words[0])T23:00:00+01:00", startAt: start, date: date, zone: "Europe/Paris", startClock: clock,
            duration: duration)
        (workout.distance, workout.elevation) = (Double(words[4]), Double(words[5]))
        (workout.averageHeartRate, workout.maximumHeartRate) = (Double(words[6]), Double(words[7]))
        workout.activeEnergy = Double(words[8])
        workout.zoneMinutes = words[9...13].compactMap(Double.init)
        (workout.effort, workout.heartRateRecovery) = (Double(words[14]), Double(words[15]))
        workout.isIndoor = words[16] == "1"
        return workout
    }
}
