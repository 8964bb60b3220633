import HealthImport
import HealthModel
import ImportKit
import JSON
import RESTClient

/// Intervals.icu, which gathers what Garmin, Polar, Suunto, Coros, Wahoo and others measure: a personal key, wellness by the
/// day, and the file of each activity. Source: its openapi.json of April 2026.
extension ConnectionService {
    static let intervalsICU = ConnectionService(
        id: "intervals", title: "Intervals.icu",
        gives:
            "activities with their files, weight, resting heart rate, variability, sleep and steps by the day; also of "
            + "Garmin, Polar, Suunto, Coros and Wahoo, where you connected those there",
        authorization: .key(
            KeyForm(title: "API key") { .basic(user: "API_KEY", password: $0) }),
        registration: Registration(
            address: "https://intervals.icu/settings",
            steps: [
                "Open the settings of Intervals.icu and go to Developer settings at their end.",
                "Make an API key, or show the one that is there, and copy it.",
            ]),
        limits: "one request a second, by good manners",
        baseURL: "https://intervals.icu",
        requestLimit: RequestLimit(count: 30, seconds: 30, longestWait: 60), overlapDays: 3,
        account: .call(CloudCall(path: "/api/v1/athlete/0")) { body in
            body["id"].label.map { .init(id: $0, name: body["name"].nonEmptyText) }
        },
        streams: [.intervalsWellness, .intervalsActivities])
}

extension CloudStream {
    private static func call(_ collection: String, in window: DayWindow) -> CloudCall {
        CloudCall(
            path: "/api/v1/athlete/0/\(collection)", query: ["oldest": window.first.iso, "newest": window.last.iso])
    }

    fileprivate static let intervalsWellness = CloudStream(
        id: "wellness", title: "wellness",
        first: { call("wellness", in: $0) },
        page: { answer, _, _ in
            CloudPage(whole: answer) { row in
                CloudRecord(
                    row, id: row["id"].label, day: row["id"].text.flatMap { CivilDay(iso: $0) },
                    version: row["updated"].text)
            }
        },
        reader: { reading in
            let source = try reading.source("Intervals.icu", .other)
            return { row in try IntervalsReader(reading: reading, source: source).add(wellness: row) }
        })

    fileprivate static let intervalsActivities = CloudStream(
        id: "activities", title: "activities",
        first: { call("activities", in: $0) },
        page: { answer, _, _ in
            CloudPage(whole: answer) { row in
                CloudRecord(
                    row, id: row["id"].label, day: row["start_date_local"].text.flatMap { CivilDay(iso: $0.prefix(10)) }
                )
            }
        },
        file: { record in
            // What came from Strava is withheld, and what was typed in has no file.
            guard let row = JSONValue(record.text), row["source"].text != "STRAVA", row["source"].text != "MANUAL",
                let id = record.id
            else { return nil }
            return CloudCall(path: "/api/v1/activity/\(IntervalsReader.segment(id))/fit-file")
        },
        reader: { reading in
            let source = try reading.source("Intervals.icu", .other)
            return { row in try IntervalsReader(reading: reading, source: source).add(activity: row) }
        },
        isFile: { FITFormat.isWhole($0) },
        readFile: { bytes, sink, context in try FITFormat.read(bytes, into: sink, context: context) })
}

/// Takes records of Intervals.icu.
private struct IntervalsReader {
    let reading: DocumentImport
    let source: Int32

    /// A number of theirs as a part of a path: letters and digits alone.
    static func segment(_ id: String) -> String { String(id.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }) }

    func add(wellness row: JSONItem) throws {
        let day = row["id"].text.flatMap { CivilDay(iso: $0) }
        func add(_ identifier: String, _ field: String, _ unit: String? = nil, scale: Double = 1) throws {
            try reading.add(identifier, row[field].positive.map { $0 * scale }, unit, on: day, from: source)
        }
        try add("HKQuantityTypeIdentifierBodyMass", "weight", "kg")
        try add("HKQuantityTypeIdentifierBodyFatPercentage", "bodyFat", "%")
        try add("HKQuantityTypeIdentifierRestingHeartRate", "restingHR")
        try add("HKQuantityTypeIdentifierHeartRateVariabilityRMSSD", "hrv")
        try add("HKQuantityTypeIdentifierHeartRateVariabilitySDNN", "hrvSDNN")
        try add("AirFitSleepingHeartRate", "avgSleepingHR")
        try add("AirFitSleepDuration", "sleepSecs", scale: 1.0 / 60)
        try add("HKQuantityTypeIdentifierOxygenSaturation", "spO2", "%")
        try add("HKQuantityTypeIdentifierRespiratoryRate", "respiration")
        try add("HKQuantityTypeIdentifierBloodPressureSystolic", "systolic")
        try add("HKQuantityTypeIdentifierBloodPressureDiastolic", "diastolic")
        try add("HKQuantityTypeIdentifierVO2Max", "vo2max")
        try add("HKQuantityTypeIdentifierStepCount", "steps")
        try add("HKQuantityTypeIdentifierDietaryEnergyConsumed", "kcalConsumed", "kcal")
        try add("HKQuantityTypeIdentifierDietaryCarbohydrates", "carbohydrates", "g")
        try add("HKQuantityTypeIdentifierDietaryProtein", "protein", "g")
        try add("HKQuantityTypeIdentifierDietaryFatTotal", "fatTotal", "g")
        // Theirs, on their scales.
        try add("AirFitIntervalsReadiness", "readiness")
        try add("AirFitIntervalsSleepScore", "sleepScore")
        try add("AirFitIntervalsFitness", "ctl")
        try add("AirFitIntervalsFatigue", "atl")
    }

    /// The totals of an activity: only where there is no file, which has them and more.
    func add(activity row: JSONItem) throws {
        guard row["airfit_no_file"].flag == true else { return }
        guard row["source"].text != "STRAVA" else {
            return reading.skip("withheld by Strava: import your own Strava archive")
        }
        let elapsed = row["elapsed_time"].integer ?? row["moving_time"].integer
        guard let start = start(row), let elapsed, (0...31 * 86_400).contains(elapsed) else {
            return reading.skip(.noStart)
        }
        let name = row["type"].text ?? ""
        var workout = ImportedWorkout(
            source: source, activity: WorkoutNames.activity(name) ?? "Other", start: start, end: start + elapsed,
            durationSeconds: Double(row["moving_time"].integer.map { min($0, elapsed) } ?? elapsed))
        workout.title = row["name"].text
        workout.externalID = row["id"].identity
        workout.isIndoor = WorkoutNames.isIndoor(name)
        workout.energyKcal = row["calories"].positive
        workout.distanceMeters = row["distance"].positive
        workout.averageHeartRateBPM = row["average_heartrate"].positive
        workout.maximumHeartRateBPM = row["max_heartrate"].positive
        workout.elevationGainMeters = row["total_elevation_gain"].positive
        workout.averagePowerWatts = row["icu_average_watts"].positive
        workout.averageCadence = row["average_cadence"].positive
        try reading.add(workout)
    }

    private func start(_ row: JSONItem) -> Int64? {
        // `start_date` is in UTC; the local one has no offset.
        if let utc = row["start_date"].text.flatMap({ WrittenTime($0) }), utc.secondOfDay != nil {
            return utc.unixAsUTC - Int64(utc.offset ?? 0)
        }
        return row["start_date_local"].text.flatMap { WrittenTime($0)?.unix(by: reading.context.home) }
    }
}
