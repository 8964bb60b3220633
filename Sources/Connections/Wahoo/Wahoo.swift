import HealthImport
import HealthModel
import ImportKit
import JSON
import RESTClient

/// Wahoo's cloud: one list of workouts, what changed last first, each with its FIT file at a signed address elsewhere. Numbers come
/// as texts. Its redirect address must be `https`, at which nothing here can listen: the person pastes what the browser ended on.
/// Source: the interface as public clients describe it.
extension ConnectionService {
    static let wahoo = ConnectionService(
        id: "wahoo", title: "Wahoo",
        gives: "workouts with their files",
        authorization: .oauth(
            OAuthForm(
                authorizeURL: "https://api.wahooligan.com/oauth/authorize",
                tokenURL: "https://api.wahooligan.com/oauth/token", usesPKCE: false,
                revocation: .delete(path: "/v1/permissions"), offlineScope: "offline_data",
                pastedRedirectURI: "https://localhost/callback")),
        registration: Registration(
            address: "https://developers.wahooligan.com",
            steps: [
                "Sign in, and make an app; a new one is in the sandbox, which is enough.",
                "Paste the redirect address below, letter by letter.",
                "Tick user_read, workouts_read and offline_data, save, and copy the client id and the secret.",
                "After you agreed, the browser says that it cannot open the page: that is right. Paste its address here.",
            ]),
        scopes: [
            .init("user_read", "whose account it is"), .init("workouts_read", "workouts"),
            .init("offline_data", "reading without asking you each time"),
        ],
        limits: "in the sandbox 25 requests in five minutes, 100 an hour, 250 a day",
        baseURL: "https://api.wahooligan.com",
        requestLimit: RequestLimit(count: 20, seconds: 300, longestWait: 60), overlapDays: 3,
        account: .call(CloudCall(path: "/v1/user")) { body in
            body["id"].label.map { id in
                let name = [body["first"].nonEmptyText, body["last"].nonEmptyText].compactMap(\.self)
                return .init(id: id, name: name.isEmpty ? nil : name.joined(separator: " "))
            }
        },
        streams: [.wahooWorkouts],
        lossHint: "Wahoo ends a connection that was not used for 60 days.")
}

extension CloudStream {
    fileprivate static let wahooWorkouts = CloudStream(
        id: "workouts", title: "workouts", scope: "workouts_read", isListing: true, isFiledByUTC: true,
        first: { _ in
            CloudCall(
                path: "/v1/workouts",
                query: ["page": "1", "per_page": "30", "sort": "updated_at", "order": "desc"])
        },
        page: { answer, call, window in
            guard let rows = answer["workouts"].array else { return nil }
            var page = CloudPage(records: rows.compactMap(WahooReader.record))
            guard !rows.isEmpty, let number = call.query["page"].flatMap({ Int($0) }) else { return page }
            // What changed before the window began cannot have been in it.
            let oldest = rows.compactMap { WahooReader.day($0, "updated_at") }.min()
            if let oldest, oldest < window.first.advanced(by: -1) {
                page.isEnd = false
            } else {
                page.next = call
                page.next?.query["page"] = "\(number + 1)"
            }
            return page
        },
        reader: { reading in try WahooReader(reading).add },
        isFile: { FITFormat.isWhole($0) },
        readFile: { bytes, sink, context in try FITFormat.read(bytes, into: sink, context: context) })
}

/// Takes workouts of Wahoo.
private struct WahooReader {
    private let reading: DocumentImport
    private let source: Int32

    init(_ reading: DocumentImport) throws {
        self.reading = reading
        source = try reading.source("Wahoo", .other)
    }

    static func day(_ row: JSONValue, _ field: String) -> CivilDay? {
        row[field].text.flatMap { WrittenTime($0)?.day }
    }

    /// Without the address of its file, which is signed anew each time.
    static func record(_ row: JSONValue) -> CloudRecord? {
        guard var fields = row.json.flatMap({ JSONText.parsed($0) }) as? [String: Any] else { return nil }
        var address: String?
        if var summary = fields["workout_summary"] as? [String: Any] {
            address = (summary["file"] as? [String: Any])?["url"] as? String
            summary["file"] = nil
            fields["workout_summary"] = summary
        }
        guard let text = JSONText.written(fields) else { return nil }
        var record = CloudRecord(
            id: row["id"].label, day: day(row, "starts"), version: row["updated_at"].text ?? "", text: text)
        record.fileAddress = address.flatMap { $0.isEmpty ? nil : $0 }
        return record
    }

    /// The totals: only where there is no file, which has them and more.
    func add(_ row: JSONItem) throws {
        guard row["airfit_no_file"].flag == true else { return }
        let summary = row["workout_summary"]
        guard let start = CloudTime.unix(row["starts"].text) else { return reading.skip(.noStart) }
        guard summary.fields.isEmpty == false else { return reading.skip("planned, and not done") }
        let active = summary["duration_active_accum"].positive
        guard let length = active ?? row["minutes"].number.map({ $0 * 60 }), (0...2_678_400).contains(length) else {
            return reading.skip(.noValue)
        }
        let total = max(length, summary["duration_total_accum"].positive.map { min($0, 2_678_400) } ?? length)
        let kind = row["workout_type_id"].integer.flatMap { Self.kinds[$0] }
        var workout = ImportedWorkout(
            source: source, activity: kind?.activity ?? "Other", start: start, end: start + Int64(total.rounded()),
            durationSeconds: length)
        workout.title = row["name"].text
        workout.externalID = row["id"].identity
        workout.isIndoor = kind?.isIndoor
        workout.energyKcal = summary["calories_accum"].positive
        workout.distanceMeters = summary["distance_accum"].positive
        workout.averageHeartRateBPM = summary["heart_rate_avg"].positive
        workout.averagePowerWatts = summary["power_avg"].positive
        workout.averageCadence = summary["cadence_avg"].positive
        workout.elevationGainMeters = summary["ascent_accum"].positive
        try reading.add(workout)
    }

    /// Kinds of workout by their numbers, as its list of types has them.
    private static let kinds: [Int64: (activity: String, isIndoor: Bool?)] = {
        var kinds: [Int64: (activity: String, isIndoor: Bool?)] = [
            6: ("Walking", nil), 7: ("Walking", nil), 8: ("Walking", nil), 9: ("Hiking", nil), 18: ("Other", true),
            20: ("Elliptical", true), 22: ("Rowing", true), 23: ("StairClimbing", true), 25: ("Swimming", nil),
            26: ("Swimming", false), 27: ("Snowboarding", nil), 28: ("DownhillSkiing", nil),
            29: ("DownhillSkiing", nil), 30: ("CrossCountrySkiing", nil), 35: ("Sailing", nil),
            36: ("SurfingSports", nil), 37: ("PaddleSports", nil), 38: ("PaddleSports", nil), 39: ("Rowing", nil),
            40: ("SurfingSports", nil), 41: ("PaddleSports", nil), 43: ("MixedCardio", true),
            44: ("StairClimbing", true), 45: ("WheelchairWalkPace", nil), 46: ("Golf", nil), 56: ("Walking", true),
            62: ("SwimBikeRun", nil), 66: ("Yoga", nil), 70: ("HandCycling", nil), 71: ("Running", true),
        ]
        for number: Int64 in [0, 11, 13, 14, 15, 16, 64] { kinds[number] = ("Cycling", nil) }
        for number: Int64 in [12, 21, 49, 61, 68] { kinds[number] = ("Cycling", true) }
        for number: Int64 in [1, 3, 4, 67] { kinds[number] = ("Running", nil) }
        for number: Int64 in [5, 19] { kinds[number] = ("Running", true) }
        for number: Int64 in [31, 32, 33] { kinds[number] = ("SkatingSports", nil) }
        return kinds
    }()
}
