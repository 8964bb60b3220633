import HealthModel
import ImportKit
import JSON
import RESTClient

/// Withings: every call is a `POST`, and the truth is `status` in the body. Source: developer.withings.com (guide and reference),
/// python-withings of August 2026 for the numbers of errors.
extension ConnectionService {
    static let withings = ConnectionService(
        id: "withings", title: "Withings",
        gives:
            "weight and body composition, blood pressure, temperature, nights, steps and workouts, and Withings' own sleep "
            + "score",
        authorization: .oauth(
            OAuthForm(
                authorizeURL: "https://account.withings.com/oauth2_user/authorize2",
                tokenURL: "https://wbsapi.withings.net/v2/oauth2", scopeSeparator: ",", usesPKCE: false,
                exchangeExtras: [QueryParameter("action", "requesttoken")],
                refreshExtras: [QueryParameter("action", "requesttoken")], unwrap: { $0["body"] })),
        registration: Registration(
            address: "https://developer.withings.com/dashboard",
            steps: [
                "Sign in with your Withings account and make an application for the public API.",
                "Paste the redirect address below as the callback, letter by letter.",
                "Save, and copy the client id and the secret.",
            ]),
        scopes: [
            .init("user.metrics", "weight, body composition, blood pressure and temperature"),
            .init("user.activity", "steps, workouts and nights"),
        ],
        limits: "120 requests a minute",
        baseURL: "https://wbsapi.withings.net",
        requestLimit: RequestLimit(count: 100, seconds: 60, longestWait: 60), overlapDays: 3,
        account: .grant,
        streams: [.withingsMeasures, .withingsSleep, .withingsActivity, .withingsWorkouts],
        failure: { status, body in
            guard let code = body["status"].integer, code != 0 else { return nil }
            let words = "status \(code)\(body["error"].nonEmptyText.map { ", \($0)" } ?? "")"
            switch code {
            case 100...102, 200, 401: return ServiceRefusal(words, .key)
            case 214, 277, 2553...2555: return ServiceRefusal(words, .forbidden)
            case 601: return ServiceRefusal(words, .quota)
            default: return ServiceRefusal(words, .other)
            }
        })
}

extension CloudStream {
    fileprivate static let withingsMeasures = withings(
        "measures", "measurements", "user.metrics", "/measure", "getmeas", list: "measuregrps",
        window: { window in
            // A day more at both ends: the request is in UTC, the days are local.
            [
                "meastypes": "1,4,5,6,8,9,10,11,54,71,73,76,77,88,91,123", "category": "1",
                "startdate": "\(window.first.advanced(by: -1).number * 86_400)",
                "enddate": "\(window.last.advanced(by: 2).number * 86_400)",
            ]
        },
        id: { $0["grpid"].label },
        day: { row, body in
            guard let moment = row["date"].integer else { return nil }
            guard let zone = body["timezone"].text, let clock = DayClock(zoneName: zone) else {
                return CloudTime.day(Int64(moment), offset: 0)
            }
            return clock.day(atUnix: moment)
        }
    ) { try WithingsReader($0).addMeasures }

    fileprivate static let withingsSleep = withings(
        "sleep", "nights", "user.activity", "/v2/sleep", "getsummary", list: "series",
        window: { window in
            [
                "startdateymd": window.first.iso, "enddateymd": window.last.iso,
                "data_fields": "total_timeinbed,total_sleep_time,asleepduration,lightsleepduration,deepsleepduration,"
                    + "remsleepduration,wakeupduration,sleep_latency,wakeup_latency,sleep_score,hr_average,rr_average",
            ]
        }, id: { $0["id"].label }, day: { row, _ in row["date"].text.flatMap { CivilDay(iso: $0) } }
    ) { try WithingsReader($0).addNight }

    fileprivate static let withingsActivity = withings(
        "activity", "activity", "user.activity", "/v2/measure", "getactivity", list: "activities",
        window: { window in
            [
                "startdateymd": window.first.iso, "enddateymd": window.last.iso,
                "data_fields": "steps,distance,elevation,calories,totalcalories,soft,moderate,intense,hr_average",
            ]
        }, id: { row in row["date"].text.map { "\($0) \(row["deviceid"].label ?? "")" } },
        day: { row, _ in row["date"].text.flatMap { CivilDay(iso: $0) } }
    ) { try WithingsReader($0).addActivity }

    fileprivate static let withingsWorkouts = withings(
        "workouts", "workouts", "user.activity", "/v2/measure", "getworkouts", list: "series",
        window: { window in
            [
                "startdateymd": window.first.iso, "enddateymd": window.last.iso,
                "data_fields": "calories,distance,steps,elevation,hr_average,hr_min,hr_max,pause_duration",
            ]
        }, id: { $0["id"].label }, day: { row, _ in row["date"].text.flatMap { CivilDay(iso: $0) } }
    ) { try WithingsReader($0).addWorkout }

    private static func withings(
        _ id: String, _ title: String, _ scope: String, _ path: String, _ action: String, list: String,
        window: @escaping @Sendable (DayWindow) -> [String: String],
        id number: @escaping @Sendable (JSONValue) -> String?,
        day: @escaping @Sendable (_ row: JSONValue, _ body: JSONValue) -> CivilDay?,
        reader: @escaping @Sendable (DocumentImport) throws -> (JSONItem) throws -> Void
    ) -> CloudStream {
        CloudStream(
            id: id, title: title, scope: scope,
            first: { days in CloudCall(path: path, form: window(days).merging(["action": action]) { $1 }) },
            page: { answer, call, _ in
                let body = answer["body"]
                guard let rows = body[list].array else { return nil }
                var next: CloudCall?
                let hasMore = body["more"].flag ?? (body["more"].integer ?? 0 != 0)
                if hasMore, let offset = body["offset"].label {
                    next = call
                    next?.form?["offset"] = offset
                }
                return CloudPage(
                    records: rows.compactMap { row in
                        CloudRecord(row, id: number(row), day: day(row, body), version: row["modified"].label)
                    }, next: next)
            }, reader: reader)
    }
}

/// Takes records of Withings, where the tables of its archive have the same: at the same moments and of the same source.
private struct WithingsReader {
    private let reading: DocumentImport

    init(_ reading: DocumentImport) throws { self.reading = reading }

    private func unix(_ value: JSONItem) -> Int64? { value.integer.flatMap { $0 > 0 ? $0 : nil } }

    func addMeasures(_ row: JSONItem) throws {
        // 2 is a goal, and 1 may be of another person on the same scale.
        guard row["category"].integer ?? 1 == 1 else { return reading.skip("a goal, no measurement") }
        guard row["attrib"].integer != 1 else { return reading.skip("perhaps of another person on the same scale") }
        guard let time = unix(row["date"]) else { return reading.skip(.noStart) }
        let source = try reading.source("Withings", .other)
        var values: [Int64: Double] = [:]
        for measure in row["measures"].list {
            guard let type = measure["type"].integer, let value = measure["value"].number,
                let power = measure["unit"].integer, (-9...9).contains(power), measure["position"] == .null || type != 1
            else { continue }
            values[type] = power < 0 ? value / Self.power(-power) : value * Self.power(power)
        }
        let isTyped = [2, 4].contains(row["attrib"].integer ?? 0)
        func add(_ identifier: String, _ value: Double?, _ unit: String) throws {
            try reading.add(identifier, value, unit, at: time, from: source, isUserEntered: isTyped)
        }
        try add("HKQuantityTypeIdentifierBodyMass", values[1], "kg")
        if let weight = values[1], weight > 0, let fat = values[8] ?? values[6].map({ $0 / 100 * weight }) {
            // As the archive has it: of the mass, to two decimals.
            let mass = (fat * 100).rounded() / 100
            try reading.add(
                "HKQuantityTypeIdentifierBodyFatPercentage", mass / weight, at: time, from: source,
                isUserEntered: isTyped)
            try add("HKQuantityTypeIdentifierLeanBodyMass", weight - mass, "kg")
        }
        try add("AirFitBoneMass", values[88], "kg")
        try add("AirFitMuscleMass", values[76], "kg")
        try add("AirFitBodyWater", values[77], "kg")
        try add("HKQuantityTypeIdentifierHeight", values[4], "m")
        try add("HKQuantityTypeIdentifierBloodPressureSystolic", values[10], "mmHg")
        try add("HKQuantityTypeIdentifierBloodPressureDiastolic", values[9], "mmHg")
        try add("HKQuantityTypeIdentifierHeartRate", values[11], "count/min")
        try add("HKQuantityTypeIdentifierOxygenSaturation", values[54], "%")
        try add("HKQuantityTypeIdentifierBodyTemperature", values[71], "degC")
        try add("AirFitSkinTemperature", values[73], "degC")
        try add("AirFitPulseWaveVelocity", values[91], "m/s")
        try add("HKQuantityTypeIdentifierVO2Max", values[123], "mL/min·kg")
    }

    private static func power(_ exponent: Int64) -> Double { (0..<exponent).reduce(1.0) { power, _ in power * 10 } }

    func addNight(_ row: JSONItem) throws {
        let source = try reading.source("Withings", .watch)
        let data = row["data"]
        func seconds(_ field: String) -> Int64 {
            data[field].integer.flatMap { (0...259_200).contains($0) ? $0 : nil } ?? 0
        }
        guard let from = unix(row["startdate"]), let to = unix(row["enddate"]), to > from else {
            return reading.skip(.noStart)
        }
        var night = SleepLayout(
            start: min(from + seconds("sleep_latency"), to), end: max(to - seconds("wakeup_latency"), from),
            deep: seconds("deepsleepduration"), core: seconds("lightsleepduration"), rem: seconds("remsleepduration"),
            awake: seconds("wakeupduration"))
        if night.end < night.start { (night.start, night.end) = (from, to) }
        guard night.asleep > 0 else { return reading.skip(.noValue) }
        try reading.add(.inBed, at: from, lasting: to - from, from: source)
        try reading.add(totals: night, from: source)
        try reading.add("AirFitSleepingHeartRate", data["hr_average"].positive, at: to - 60, from: source)
        try reading.add(
            "HKQuantityTypeIdentifierRespiratoryRate", data["rr_average"].positive, at: to - 60, from: source)
        try reading.add("AirFitWithingsSleepScore", data["sleep_score"].positive, at: to - 60, from: source)
    }

    /// Totals of a day. The archive has the same as slices, which count before it.
    func addActivity(_ row: JSONItem) throws {
        let source = try reading.source("Withings", device: "Totals of days", .other)
        guard let day = row["date"].text.flatMap({ CivilDay(iso: $0) }) else { return reading.skip(.noStart) }
        try reading.add("HKQuantityTypeIdentifierStepCount", row["steps"].positive, on: day, from: source)
        try reading.add(
            "HKQuantityTypeIdentifierDistanceWalkingRunning", row["distance"].positive, "m", on: day, from: source)
        try reading.add("AirFitElevationGain", row["elevation"].positive, "m", on: day, from: source)
        try reading.add(
            "HKQuantityTypeIdentifierActiveEnergyBurned", row["calories"].positive, "kcal", on: day, from: source)
        try reading.add("AirFitTotalEnergyBurned", row["totalcalories"].positive, "kcal", on: day, from: source)
    }

    func addWorkout(_ row: JSONItem) throws {
        let source = try reading.source("Withings", .watch)
        guard let start = unix(row["startdate"]), let end = unix(row["enddate"]), end >= start else {
            return reading.skip(.noStart)
        }
        let (data, name) = (row["data"], row["category"].integer.flatMap { Self.names[$0] } ?? "")
        let pauses = data["pause_duration"].number.flatMap { (0...Double(end - start)).contains($0) ? $0 : nil } ?? 0
        var workout = ImportedWorkout(
            source: source, activity: WorkoutNames.activity(name) ?? "Other", start: start, end: end,
            durationSeconds: Double(end - start) - pauses)
        workout.title = name.isEmpty ? nil : name
        workout.isIndoor = WorkoutNames.isIndoor(name)
        workout.zoneName = row["timezone"].text.flatMap { DayClock(zoneName: $0)?.zoneName }
        workout.energyKcal = data["calories"].positive
        workout.distanceMeters = data["distance"].positive
        workout.averageHeartRateBPM = data["hr_average"].positive
        workout.maximumHeartRateBPM = data["hr_max"].positive
        workout.minimumHeartRateBPM = data["hr_min"].positive
        workout.elevationGainMeters = data["elevation"].positive
        workout.steps = data["steps"].positive
        try reading.add(workout)
    }

    /// Kinds of workout by their numbers, as the reference of `getworkouts` lists them.
    private static let names: [Int64: String] = [
        1: "Walking", 2: "Running", 3: "Hiking", 4: "Skating", 6: "Cycling", 7: "Swimming", 8: "Surfing", 12: "Tennis",
        13: "Table tennis", 14: "Squash", 15: "Badminton", 16: "Lift weights", 17: "Calisthenics", 18: "Elliptical",
        19: "Pilates", 20: "Basketball", 21: "Soccer", 22: "American football", 23: "Rugby", 24: "Volleyball",
        25: "Water polo", 26: "Horseback riding", 27: "Golf", 28: "Yoga", 29: "Dancing", 30: "Boxing", 31: "Fencing",
        32: "Wrestling", 33: "Martial arts", 34: "Skiing", 35: "Snowboarding", 36: "Other", 187: "Rowing", 188: "Zumba",
        191: "Baseball", 192: "Handball", 193: "Hockey", 194: "Ice hockey", 195: "Climbing", 196: "Ice skating",
        272: "Multisport", 306: "Indoor walking", 307: "Indoor running", 308: "Indoor cycling",
    ]
}
