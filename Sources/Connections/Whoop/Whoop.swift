import HealthModel
import ImportKit
import JSON
import RESTClient

/// WHOOP, interface version 2. What comes is placed where the tables of its export place it, so that both together count once.
/// Source: developer.whoop.com as quoted by public clients of June 2026.
extension ConnectionService {
    static let whoop = ConnectionService(
        id: "whoop", title: "WHOOP",
        gives: "nights, recovery, resting heart rate, variability, skin temperature, workouts, and WHOOP's own scores",
        authorization: .oauth(
            OAuthForm(
                authorizeURL: "https://api.prod.whoop.com/oauth/oauth2/auth",
                tokenURL: "https://api.prod.whoop.com/oauth/oauth2/token", usesPKCE: true,
                refreshExtras: [QueryParameter("scope", "offline")],
                revocation: .delete(path: "/v2/user/access"), offlineScope: "offline")),
        registration: Registration(
            address: "https://developer-dashboard.whoop.com",
            steps: [
                "Sign in with your WHOOP membership, make a team, and in it an app.",
                "Paste the redirect address below, letter by letter.",
                "Tick every read scope and offline, save, and copy the client id and the client secret.",
            ]),
        scopes: [
            .init("offline", "reading without asking you each hour"), .init("read:profile", "whose account it is"),
            .init("read:sleep", "nights"), .init("read:recovery", "recovery, resting heart rate and variability"),
            .init("read:cycles", "strain and energy of the day"), .init("read:workout", "workouts"),
        ],
        limits: "100 requests a minute, 10,000 a day",
        baseURL: "https://api.prod.whoop.com/developer",
        requestLimit: RequestLimit(count: 80, seconds: 60, longestWait: 60), overlapDays: 3,
        account: .call(CloudCall(path: "/v2/user/profile/basic")) { body in
            body["user_id"].label.map { id in
                let name = [body["first_name"].nonEmptyText, body["last_name"].nonEmptyText].compactMap(\.self)
                return .init(id: id, name: name.isEmpty ? nil : name.joined(separator: " "))
            }
        },
        streams: [.whoopSleep, .whoopRecovery, .whoopCycle, .whoopWorkout])
}

extension CloudStream {
    fileprivate static let whoopSleep = whoop(
        "sleep", "nights", "read:sleep", "/v2/activity/sleep", day: { WhoopTime.day($0, "end") }
    ) { try WhoopReader($0).addSleep }

    /// It says of which sleep it is, and not when that was.
    fileprivate static let whoopRecovery: CloudStream = {
        var stream = whoop(
            "recovery", "recovery", "read:recovery", "/v2/recovery", day: { WhoopTime.day($0, "created_at") }
        ) {
            try WhoopReader($0).addRecovery
        }
        stream.join = { recoveries, found in
            let sleeps = WhoopTime.wakings(found["sleep"] ?? [], by: "id")
            return recoveries.map { record in
                guard let row = JSONValue(record.text), let id = row["sleep_id"].label, let sleep = sleeps[id] else {
                    return record
                }
                return record.adding(end: sleep.end, day: sleep.day)
            }
        }
        return stream
    }()

    /// From sleep to sleep; what it says of the day stands at the end of the night that it began with.
    fileprivate static let whoopCycle: CloudStream = {
        var stream = whoop("cycle", "strain", "read:cycles", "/v2/cycle", day: { WhoopTime.day($0, "start") }) {
            try WhoopReader($0).addCycle
        }
        stream.join = { cycles, found in
            let sleeps = WhoopTime.wakings(found["sleep"] ?? [], by: "cycle_id")
            return cycles.map { record in
                guard let id = record.id, let sleep = sleeps[id] else { return record }
                return record.adding(end: sleep.end, day: sleep.day)
            }
        }
        return stream
    }()

    fileprivate static let whoopWorkout = whoop(
        "workout", "workouts", "read:workout", "/v2/activity/workout", day: { WhoopTime.day($0, "start") }
    ) { try WhoopReader($0).addWorkout }

    private static func whoop(
        _ id: String, _ title: String, _ scope: String, _ path: String,
        day: @escaping @Sendable (JSONValue) -> CivilDay?,
        reader: @escaping @Sendable (DocumentImport) throws -> (JSONItem) throws -> Void
    ) -> CloudStream {
        CloudStream(
            id: id, title: title, scope: scope,
            first: { window in
                // A day more at both ends: days are local, the request is in UTC, and a night begins the day before.
                CloudCall(
                    path: path,
                    query: [
                        "start": CloudTime.utc(window.first.advanced(by: -2)),
                        "end": CloudTime.utc(window.last.advanced(by: 2)), "limit": "25",
                    ])
            },
            page: { answer, call, _ in
                CloudPage(answer, list: "records", after: call, tokenParameter: "nextToken") { row in
                    CloudRecord(
                        row, id: row["id"].label ?? row["sleep_id"].label, day: day(row),
                        version: row["updated_at"].text)
                }
            }, reader: reader)
    }
}

extension CloudRecord {
    /// With the end of the sleep that it belongs to, and filed under that day.
    fileprivate func adding(end: String, day: CivilDay?) -> CloudRecord {
        var record = adding("airfit_woke_at", end)
        record.day = day ?? self.day
        return record
    }
}

/// Moments of WHOOP's records: in UTC, with the offset beside them.
private enum WhoopTime {
    static func offset(_ text: String?) -> Int { text.flatMap { WrittenTime.offset($0) } ?? 0 }

    static func day(_ row: JSONValue, _ field: String) -> CivilDay? {
        CloudTime.unix(row[field].text).map { CloudTime.day($0, offset: offset(row["timezone_offset"].text)) }
    }

    /// When nights ended, by a field of theirs; naps are not the beginning of a cycle.
    static func wakings(_ sleeps: [CloudRecord], by field: String) -> [String: (end: String, day: CivilDay?)] {
        var wakings: [String: (end: String, day: CivilDay?)] = [:]
        for record in sleeps {
            guard let row = JSONValue(record.text), let key = row[field].label, let end = row["end"].text,
                CloudTime.unix(end) != nil, field == "id" || row["nap"].flag != true
            else { continue }
            wakings[key] = (end, record.day)
        }
        return wakings
    }
}

/// Takes records of WHOOP. What is not scored yet is left out: it comes again when it is.
private struct WhoopReader {
    private let reading: DocumentImport
    private let band: Int32

    init(_ reading: DocumentImport) throws {
        self.reading = reading
        // The name that its export has here.
        band = try reading.source("Whoop", .watch)
    }

    private func time(_ row: JSONItem, _ field: String) -> Int64? { CloudTime.unix(row[field].text) }

    /// To whole minutes, as the export has them.
    private func seconds(_ milliseconds: JSONItem) -> Int64 {
        guard let number = milliseconds.number, (0...259_200_000).contains(number) else { return 0 }
        return Int64((number / 60_000).rounded()) * 60
    }

    private func isScored(_ row: JSONItem) -> Bool {
        if row["score_state"].text == "SCORED" { return true }
        reading.skip("not scored by WHOOP yet")
        return false
    }

    func addSleep(_ row: JSONItem) throws {
        guard let onset = time(row, "start"), let wake = time(row, "end"), wake > onset else {
            return reading.skip(.noStart)
        }
        guard isScored(row) else { return }
        let (score, stages) = (row["score"], row["score"]["stage_summary"])
        let night = SleepLayout(
            start: onset, end: wake, deep: seconds(stages["total_slow_wave_sleep_time_milli"]),
            core: seconds(stages["total_light_sleep_time_milli"]), rem: seconds(stages["total_rem_sleep_time_milli"]),
            awake: seconds(stages["total_awake_time_milli"]))
        guard night.asleep > 0 else { return reading.skip(.noValue) }
        try reading.add(.inBed, at: onset, lasting: wake - onset, from: band)
        try reading.add(totals: night, from: band)
        try reading.add(
            "AirFitWhoopSleepPerformance", score["sleep_performance_percentage"].positive, at: wake - 60, from: band)
        try reading.add(
            "HKQuantityTypeIdentifierRespiratoryRate", score["respiratory_rate"].positive, at: wake - 60, from: band)
    }

    func addRecovery(_ row: JSONItem) throws {
        guard let woke = time(row, "airfit_woke_at") ?? time(row, "created_at") else { return reading.skip(.noStart) }
        guard isScored(row) else { return }
        let (score, morning) = (row["score"], woke - 60)
        try reading.add("AirFitWhoopRecovery", score["recovery_score"].positive, at: morning, from: band)
        try reading.add(
            "HKQuantityTypeIdentifierRestingHeartRate", score["resting_heart_rate"].positive, at: morning, from: band)
        try reading.add(
            "HKQuantityTypeIdentifierHeartRateVariabilityRMSSD", score["hrv_rmssd_milli"].positive, at: morning,
            from: band)
        try reading.add("AirFitSkinTemperature", score["skin_temp_celsius"].positive, "degC", at: morning, from: band)
        try reading.add(
            "HKQuantityTypeIdentifierOxygenSaturation", score["spo2_percentage"].positive, "%", at: morning, from: band
        )
    }

    func addCycle(_ row: JSONItem) throws {
        guard let start = time(row, "start") else { return reading.skip(.noStart) }
        guard isScored(row) else { return }
        let morning = time(row, "airfit_woke_at").map { $0 - 60 } ?? start
        try reading.add("AirFitWhoopDayStrain", row["score"]["strain"].positive, at: morning, from: band)
        // One that still runs has no end, and no energy yet.
        guard let end = time(row, "end"), end > start else { return }
        let energy = row["score"]["kilojoule"].positive.map { ($0 / 4.184).rounded() }
        try reading.add("AirFitTotalEnergyBurned", energy, "kcal", at: start, lasting: end - start, from: band)
    }

    func addWorkout(_ row: JSONItem) throws {
        guard let start = time(row, "start"), let end = time(row, "end"), end >= start else {
            return reading.skip(.noStart)
        }
        let (score, name) = (row["score"], row["sport_name"].text ?? "")
        var workout = ImportedWorkout(
            source: band, activity: WorkoutNames.activity(name) ?? "Other", start: start, end: end,
            durationSeconds: Double(end - start))
        workout.title = name.isEmpty ? nil : name
        workout.externalID = row["id"].identity
        workout.isIndoor = WorkoutNames.isIndoor(name)
        if row["score_state"].text == "SCORED" {
            workout.energyKcal = score["kilojoule"].positive.map { ($0 / 4.184).rounded() }
            workout.maximumHeartRateBPM = score["max_heart_rate"].positive
            workout.averageHeartRateBPM = score["average_heart_rate"].positive
            workout.distanceMeters = score["distance_meter"].positive
            workout.elevationGainMeters = score["altitude_gain_meter"].positive
        }
        try reading.add(workout)
        guard row["score_state"].text == "SCORED" else { return }
        try reading.add(
            "AirFitWhoopWorkoutStrain", score["strain"].positive, at: start, lasting: end - start, from: band)
    }
}
