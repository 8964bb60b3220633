import Foundation
import HealthImport
import HealthModel
import HealthStore
import ImportKit

/// A made-up person with three weeks of data as an Apple Health export and a table of check-ins: a woman, born 1990-04-02,
/// 168 cm, zone Europe/Paris, weight goal 62 kg; dates from Monday 2026-03-09 to Sunday 2026-03-29, with summer time
/// beginning in the last night. What a test expects of them is known by hand.
struct ExampleWoman {
    static let first = civil("2026-03-09")
    static let today = civil("2026-03-29")
    static let days = 21

    // MARK: What was recorded

    /// One value a date, `nil` where nothing was recorded.
    static let steps = row(
        "8210 9475 7030 11260 6840 12980 5320 8895 7610 - 10340 7255 13705 4980 9120 8040 9765 7480 6650 15220 5890")
    static let activeEnergy = row("455 502 388 610 371 702 290 478 415 - 560 402 745 268 496 431 528 417 365 820 322")
    static let exercise = row("34 41 18 52 12 75 9 37 25 - 48 20 82 6 39 28 44 22 15 95 11")
    static let stand = row("12 13 11 12 10 14 9 12 12 - 13 11 14 8 12 12 13 11 10 14 9")
    static let moveGoal = row("400 400 400 400 400 400 400 400 400 400 400 400 400 400 450 450 450 450 450 450 450")
    static let restingHeartRate = row("56 55 57 55 58 57 60 56 55 - 54 56 55 59 54 54 55 53 56 55 58")
    static let variability = row(
        "48.2 51.0 46.5 52.3 44.1 47.0 38.6 50.4 53.1 - 55.0 49.2 - 39.5 54.3 56.1 52.0 57.4 47.7 50.9 41.2")
    static let weight = row("64.2 - - 63.9 - - 64.4 - 63.8 - - 63.7 - - 63.9 - - 63.5 - - 63.4")
    static let bodyFat = row("- - - 27.9 - - - - - - - 27.6 - - - - - - - - 27.1")
    static let alcohol = row("- - - 0 2 3 0 0 0 0 0 2 3 0 0 0 0 1 2 2 0")
    static let energy = row("4 - 3 4 3 - 2 4 - - 5 4 4 2 4 4 - 5 3 4 3")

    struct Night {
        var date: String
        var bed: String
        var wake: String
        /// Minutes: before the first sleep, awake in between, after the last sleep.
        var latency, awake, after: Double
        /// `nil` where only the phone saw it.
        var deep, rem: Double?
    }

    static let nights = """
        09 23:10 06:50 12 20 5 70 95,10 22:55 06:45 10 15 3 75 100,11 23:30 06:40 15 25 5 60 85,12 23:05 06:55 8 18 4 72 98,
        13 23:50 06:45 20 30 5 55 80,14 00:40 08:50 10 25 10 68 110,15 01:25 09:10 15 40 10 58 90,16 23:15 06:50 9 16 4 74 97,
        17 23:00 06:40 11 14 5 76 102,19 23:20 06:55 10 19 6 71 96,20 23:45 06:50 18 28 4 57 83,21 00:20 08:40 12 24 8 66 104,
        22 01:50 09:30 20 45 12 54 84,23 23:05 06:45 8 15 3 75 101,24 22:50 06:40 7 12 4 79 106,25 23:10 06:50 10 17 5 73 99,
        26 23:30 06:50 0 0 0 - -,27 23:55 06:45 16 26 6 59 84,28 00:35 09:00 9 22 9 69 112,29 00:50 09:20 14 30 8 60 92
        """.split(separator: ",").map { line in
            let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
            let numbers = words.dropFirst(3).map { Double($0) }
            return Night(
                date: "2026-03-" + words[0], bed: words[1], wake: words[2], latency: numbers[0] ?? 0,
                awake: numbers[1] ?? 0, after: numbers[2] ?? 0, deep: numbers[3], rem: numbers[4])
        }

    struct Workout {
        var date, activity, start: String
        /// Minutes; kilometres; metres; beats a minute; kilocalories.
        var duration: Double
        var distance, elevation: Double?
        var average, maximum, energy: Double
        /// Minutes.
        var zones: [Double]
        var effort, recovery: Double?
        var isIndoor: Bool
    }

    static let workouts = """
        2026-03-10 Running 18:30 35.0 6.02 42 150 168 352 2.0 8.5 14.0 8.5 2.0 6 27 0
        2026-03-12 Running 18:25 41.5 7.31 55 153 172 421 1.5 9.0 16.0 12.0 3.0 7 28 0
        2026-03-14 Hiking 10:05 182.0 11.40 640 118 151 980 84.0 71.0 24.0 3.0 0.0 5 - 0
        2026-03-17 Strength 07:15 45.0 - - 112 138 248 22.0 15.0 7.0 1.0 0.0 5 - 1
        2026-03-19 Running 18:35 38.0 6.60 47 151 169 384 1.8 8.7 15.0 10.5 2.0 6 29 0
        2026-03-21 Cycling 10:30 96.0 38.20 410 134 162 742 12.0 34.0 38.0 11.0 1.0 6 24 0
        2026-03-24 Strength 07:10 48.0 - - 114 140 262 23.0 16.5 7.5 1.0 0.0 - - 1
        2026-03-26 Running 18:20 36.0 6.41 39 149 166 361 2.2 9.3 15.0 8.0 1.5 5 30 0
        2026-03-28 Running 09:40 68.5 12.05 96 152 173 702 3.0 15.5 27.0 19.0 4.0 8 28 0
        """.split(separator: "\n").map { line in
            let words = line.split(separator: " ").map(String.init)
            let numbers = words.dropFirst(3).map { Double($0) }
            return Workout(
                date: words[0], activity: words[1], start: words[2], duration: numbers[0] ?? 0, distance: numbers[1],
                elevation: numbers[2], average: numbers[3] ?? 0, maximum: numbers[4] ?? 0, energy: numbers[5] ?? 0,
                zones: numbers[6..<11].map { $0 ?? 0 }, effort: numbers[11], recovery: numbers[12],
                isIndoor: numbers[13] == 1)
        }

    private static func row(_ text: String) -> [Double?] { text.split(separator: " ").map { Double($0) } }

    // MARK: The files

    /// A store with all of it.
    static func store() async throws -> TemporaryStore {
        let temporary = TemporaryStore(home: "Europe/Paris", now: "2026-04-01T12:00:00Z")
        try FileManager.default.createDirectory(atPath: temporary.folder, withIntermediateDirectories: true)
        try await temporary.take(AppleExport().text, as: "export.xml")
        try await temporary.take(checkIns, as: "energy.csv")
        try await temporary.store.setGoal(.init(.weight, target: 62))
        return temporary
    }

    static var checkIns: String {
        let lines = energy.enumerated().compactMap { offset, level in
            level.map { "\(first.advanced(by: offset).iso),energy_1to5,\(Int($0))" }
        }
        return (["date,metric,value"] + lines).joined(separator: "\n") + "\n"
    }
}

extension TemporaryStore {
    /// Imports a file with this text by the way that any file of a person goes.
    @discardableResult
    func take(_ text: String, as name: String) async throws -> ImportOutcome {
        let path = folder + "/" + name
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        let file = try HealthCollection.open(path: path).files[0]
        let origin = ImportOrigin(
            path: path, format: file.format, fingerprint: file.fingerprint, byteCount: Int(file.byteCount))
        let importFile = ImportFile(
            name: file.name, format: file.format, fingerprint: file.fingerprint, byteCount: file.byteCount
        ) { sink, context, progress in try file.read(into: sink, context: context, progress: progress) }
        return try await store.importing(origin, files: [importFile])
    }
}

/// Apple's file of the example. All of its dates carry the offset of the day on which it was made.
private struct AppleExport {
    private static let watch =
        #"sourceName="Example’s Apple Watch" device="&lt;&lt;HKDevice: 0x1&gt;, name:Apple Watch, model:Watch&gt;""#
    private static let phone =
        #"sourceName="Example’s iPhone" device="&lt;&lt;HKDevice: 0x2&gt;, name:iPhone, model:iPhone&gt;""#
    private static let zone = #"<MetadataEntry key="HKTimeZone" value="Europe/Paris"/>"#
    private let clock = DayClock(zone: TimeZone(identifier: "Europe/Paris") ?? .gmt)
    private var lines: [String] = []

    init() {
        lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<HealthData locale="fr_FR">"#,
            #" <ExportDate value="2026-03-29 23:00:00 +0200"/>"#,
            #" <Me HKCharacteristicTypeIdentifierDateOfBirth="1990-04-02""#
                + #" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexFemale"/>"#,
        ]
        quantity("Height", 168, "cm", at: unix("2026-03-01", "12:00"))
        for offset in 0..<ExampleWoman.days { addDay(offset) }
        for night in ExampleWoman.nights { add(night) }
        add(.core, "2026-03-22", "14:10", "15:00")
        for workout in ExampleWoman.workouts { add(workout) }
    }

    var text: String { (lines + ["</HealthData>", ""]).joined(separator: "\n") }

    // MARK: Days

    private mutating func addDay(_ offset: Int) {
        let day = ExampleWoman.first.advanced(by: offset)
        let date = day.iso
        func at(_ time: String) -> Int { unix(date, time) }
        if let steps = ExampleWoman.steps[offset] {
            quantity("StepCount", steps, "count", at: at("12:00"), to: at("13:00"))
            // The phone saw part of the same walk.
            quantity("StepCount", (steps / 2).rounded(), "count", at: at("12:10"), to: at("12:50"), by: Self.phone)
        }
        if let hours = ExampleWoman.stand[offset] {
            for hour in 8..<24 {
                category(
                    "AppleStandHour", "AppleStandHour" + (hour - 8 < Int(hours) ? "Stood" : "Idle"),
                    at: clock.start(of: day) + hour * 3600, seconds: 3600)
            }
        }
        if let rate = ExampleWoman.restingHeartRate[offset] {
            quantity("RestingHeartRate", rate, "count/min", at: at("10:00"), written: at("21:00"))
            quantity("RestingHeartRate", rate + 4, "count/min", at: at("11:00"), written: at("12:00"))
        }
        if let milliseconds = ExampleWoman.variability[offset] {
            let wake = ExampleWoman.nights.first { $0.date == date }.map { at($0.wake) } ?? at("08:00")
            for (minutes, difference) in [(120, -3.0), (60, 0.0), (30, 5.0)] {
                quantity("HeartRateVariabilitySDNN", milliseconds + difference, "ms", at: wake - minutes * 60)
            }
            quantity("HeartRateVariabilitySDNN", 99, "ms", at: at("18:00"))
        }
        if let kilograms = ExampleWoman.weight[offset] {
            quantity("BodyMass", kilograms + 0.6, "kg", at: at("00:05"))
            quantity("BodyMass", kilograms, "kg", at: at("09:40"))
            quantity("BodyMass", kilograms + 1.1, "kg", at: at("21:00"))
        }
        if let percent = ExampleWoman.bodyFat[offset] {
            quantity("BodyFatPercentage", 0.4, "%", at: at("00:05"))
            quantity("BodyFatPercentage", percent / 100, "%", at: at("09:41"))
        }
        if let drinks = ExampleWoman.alcohol[offset] {
            quantity("NumberOfAlcoholicBeverages", drinks, "count", at: at("20:00"), by: Self.phone)
        }
        addRings(offset, date)
    }

    private mutating func addRings(_ offset: Int, _ date: String) {
        func text(_ value: Double?) -> String { "\(value ?? 0)" }
        lines.append(
            " <ActivitySummary dateComponents=\"\(date)\" activeEnergyBurned=\"\(text(ExampleWoman.activeEnergy[offset]))\""
                + " activeEnergyBurnedGoal=\"\(text(ExampleWoman.moveGoal[offset]))\" activeEnergyBurnedUnit=\"kcal\""
                + " appleExerciseTime=\"\(text(ExampleWoman.exercise[offset]))\" appleExerciseTimeGoal=\"30\""
                + " appleStandHours=\"\(text(ExampleWoman.stand[offset]))\" appleStandHoursGoal=\"12\"/>")
    }

    // MARK: Nights

    private mutating func add(_ night: ExampleWoman.Night) {
        if night.date == "2026-03-21" { return addRawNight() }
        let wake = unix(night.date, night.wake)
        let dayBefore = civil(night.date).advanced(by: -1).iso
        let bed = unix(night.bed > "12:00" ? dayBefore : night.date, night.bed)
        sleep("InBed", bed, wake, by: Self.phone)
        guard let deep = night.deep, let rem = night.rem else {
            return sleep("AsleepUnspecified", bed, wake, by: Self.phone)
        }
        var at = bed + Int(night.latency * 60)
        let end = wake - Int(night.after * 60)
        let core = end - at - Int((deep + rem + night.awake) * 60)
        for (stage, seconds) in [
            ("AsleepCore", core / 2), ("AsleepDeep", Int(deep * 60)), ("Awake", Int(night.awake * 60)),
            ("AsleepREM", Int(rem * 60)), ("AsleepCore", core - core / 2),
        ] {
            sleep(stage, at, at + seconds, by: Self.watch)
            at += seconds
        }
    }

    /// The night with samples that overlap, and one that stands there twice.
    private mutating func addRawNight() {
        let raw = """
            Phone InBed 00:20 04:30,Phone InBed 04:10 08:40,Phone AsleepUnspecified 00:40 08:30,Watch AsleepCore 00:32 02:10,
            Watch AsleepDeep 02:10 02:50,Watch AsleepREM 02:50 03:20,Watch Awake 03:20 03:30,Watch AsleepCore 03:30 04:58,
            Watch AsleepDeep 04:58 05:24,Watch AsleepREM 05:24 06:06,Watch Awake 06:06 06:20,Watch AsleepCore 06:20 08:00,
            Watch AsleepCore 06:20 08:00,Watch AsleepREM 08:00 08:32
            """
        for line in raw.split(separator: ",") {
            let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
            sleep(
                words[1], unix("2026-03-21", words[2]), unix("2026-03-21", words[3]),
                by: words[0] == "Phone" ? Self.phone : Self.watch)
        }
    }

    private mutating func add(_ stage: SleepStage, _ date: String, _ from: String, _ to: String) {
        sleep("AsleepCore", unix(date, from), unix(date, to), by: Self.watch)
    }

    private mutating func sleep(_ stage: String, _ start: Int, _ end: Int, by source: String) {
        category(
            "SleepAnalysis", "SleepAnalysis" + stage, at: start, seconds: end - start, by: source, children: Self.zone)
    }

    // MARK: Workouts

    private mutating func add(_ workout: ExampleWoman.Workout) {
        let start = unix(workout.date, workout.start)
        let end = start + Int(workout.duration * 60)
        let activity = workout.activity == "Strength" ? "TraditionalStrengthTraining" : workout.activity
        var children = [
            Self.zone, "<MetadataEntry key=\"HKIndoorWorkout\" value=\"\(workout.isIndoor ? 1 : 0)\"/>",
            statistics("HeartRate", "average=\"\(workout.average)\" maximum=\"\(workout.maximum)\" unit=\"count/min\""),
            statistics("ActiveEnergyBurned", "sum=\"\(workout.energy)\" unit=\"kcal\""),
        ]
        if let metres = workout.elevation {
            children.append("<MetadataEntry key=\"HKElevationAscended\" value=\"\(Int(metres * 100)) cm\"/>")
        }
        if let kilometres = workout.distance {
            let type = workout.activity == "Cycling" ? "DistanceCycling" : "DistanceWalkingRunning"
            children.append(statistics(type, "sum=\"\(kilometres)\" unit=\"km\""))
        }
        lines.append(
            " <Workout workoutActivityType=\"HKWorkoutActivityType\(activity)\" duration=\"\(workout.duration)\""
                + " durationUnit=\"min\" \(Self.watch) startDate=\"\(date(start))\" endDate=\"\(date(end))\">"
                + children.joined() + "</Workout>")
        addHeartRate(workout.zones, from: start)
        if let effort = workout.effort {
            quantity("WorkoutEffortScore", effort, "appleEffortScore", at: start, to: end)
        }
        if let recovery = workout.recovery {
            quantity("HeartRateRecoveryOneMinute", recovery, "count/min", at: end + 60)
        }
    }

    private func statistics(_ type: String, _ attributes: String) -> String {
        "<WorkoutStatistics type=\"HKQuantityTypeIdentifier\(type)\" \(attributes)/>"
    }

    /// A sample each minute or less, in the middle of each zone of a maximum of 183.5.
    private mutating func addHeartRate(_ zones: [Double], from start: Int) {
        var at = start
        for (zone, minutes) in zones.enumerated() {
            var left = Int((minutes * 60).rounded())
            while left > 0 {
                quantity("HeartRate", 100 + Double(zone) * 18.35, "count/min", at: at)
                at += min(60, left)
                left -= min(60, left)
            }
        }
    }

    // MARK: Elements

    private func unix(_ date: String, _ time: String) -> Int {
        let parts = time.split(separator: ":").compactMap { Int($0) }
        let wall = civil(date).number * 86_400 + parts[0] * 3600 + parts[1] * 60
        let guess = wall - clock.offset(atUnix: wall - 3600)
        return wall - clock.offset(atUnix: guess)
    }

    private func date(_ unix: Int) -> String {
        let local = unix + 7200
        let day = CivilDay(number: Int((Double(local) / 86_400).rounded(.down)))
        let second = local - day.number * 86_400
        let numbers = [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return day.iso + " " + numbers.joined(separator: ":") + " +0200"
    }

    private mutating func quantity(
        _ name: String, _ value: Double, _ unit: String, at start: Int, to end: Int? = nil, written: Int? = nil,
        by source: String = watch
    ) {
        lines.append(
            " <Record type=\"HKQuantityTypeIdentifier\(name)\" \(source) unit=\"\(unit)\""
                + " creationDate=\"\(date(written ?? start))\" startDate=\"\(date(start))\""
                + " endDate=\"\(date(end ?? start))\" value=\"\(value)\"/>")
    }

    private mutating func category(
        _ name: String, _ value: String, at start: Int, seconds: Int, by source: String = watch, children: String = ""
    ) {
        lines.append(
            " <Record type=\"HKCategoryTypeIdentifier\(name)\" \(source) creationDate=\"\(date(start))\""
                + " startDate=\"\(date(start))\" endDate=\"\(date(start + seconds))\" value=\"HKCategoryValue\(value)\">"
                + children + "</Record>")
    }
}
