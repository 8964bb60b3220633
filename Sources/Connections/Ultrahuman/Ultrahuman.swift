import HealthModel
import ImportKit
import JSON
import RESTClient

/// Ultrahuman's ring, by its partner interface: one request a day of data. Which variability it gives nobody says surely, so that it
/// stands as a kind of its own. Source: public clients of 2026.
extension ConnectionService {
    static let ultrahuman = ConnectionService(
        id: "ultrahuman", title: "Ultrahuman",
        gives: "nights, heart rate, skin temperature, steps, and Ultrahuman's own variability and recovery",
        authorization: .oauth(
            OAuthForm(
                authorizeURL: "https://auth.ultrahuman.com/authorise",
                tokenURL: "https://partner.ultrahuman.com/api/partners/oauth/token", usesPKCE: false,
                revocation: .post(
                    url: "https://partner.ultrahuman.com/api/partners/oauth/revoke", withApp: true))),
        registration: Registration(
            address: "https://vision.ultrahuman.com/developer",
            steps: [
                "Sign in with the account of your ring, and make an app.",
                "Paste the redirect address below, letter by letter.",
                "Save, and copy the client id and the client secret.",
                "An app that Ultrahuman has not approved yet connects, and gives no data until it is.",
            ]),
        scopes: [
            .init("ring_data", "nights, heart rate, temperature and steps of the ring"),
            .init("profile", "whose account it is"),
        ],
        limits: "not said; one request for each day",
        baseURL: "https://partner.ultrahuman.com",
        requestLimit: RequestLimit(count: 60, seconds: 60, longestWait: 60), overlapDays: 3,
        account: .call(CloudCall(path: "/api/partners/v1/user_data/user_info")) { account(in: $0) },
        streams: [.ultrahumanDays])
}

extension ConnectionService {
    /// Whose ring it is: seen bare, and within `data` or `user`.
    fileprivate static func account(in body: JSONValue) -> Account? {
        let places = [body, body["data"], body["user"], body["data"]["user"]]
        func first(_ name: String) -> String? { places.lazy.compactMap { $0[name].label }.first }
        let email = first("email")
        return (first("user_id") ?? email?.lowercased()).map { Account(id: $0, name: email) }
    }
}

extension CloudStream {
    fileprivate static let ultrahumanDays = CloudStream(
        id: "days", title: "days", scope: "ring_data", longestWindow: 1,
        first: { window in
            CloudCall(path: "/api/partners/v1/user_data/metrics", query: ["date": window.first.iso])
        },
        page: { answer, _, window in
            let data = answer["data"]
            // Two forms are seen: a list, and one by days.
            guard
                let metrics = data["metric_data"].array ?? data["metrics"][window.first.iso].array
                    ?? (data["metrics"].isObject ? [] : nil)
            else { return nil }
            let told = metrics.filter { UltrahumanReader.saysSomething($0["object"]) }
            let text = "{\"metrics\":[\(told.compactMap(\.json).joined(separator: ","))]}"
            return CloudPage(
                records: told.isEmpty ? [] : [CloudRecord(id: window.first.iso, day: window.first, text: text)])
        },
        reader: { reading in
            let reader = try UltrahumanReader(reading)
            return { row in for metric in row["metrics"].list { try reader.add(metric) } }
        })
}

/// Takes the metrics of a day of Ultrahuman.
private struct UltrahumanReader {
    private let reading: DocumentImport
    private let ring: Int32

    init(_ reading: DocumentImport) throws {
        self.reading = reading
        ring = try reading.source("Ultrahuman", .watch)
    }

    /// A day before the ring was worn has its metrics all the same, and nothing in them.
    static func saysSomething(_ object: JSONValue) -> Bool {
        if let values = object["values"].array, !values.isEmpty { return true }
        return ["value", "avg", "total", "bedtime_start"].contains {
            object[$0].number ?? 0 != 0 || object[$0].nonEmptyText != nil
        }
    }

    func add(_ metric: JSONItem) throws {
        let object = metric["object"]
        let day = object["day_start_timestamp"].integer.flatMap {
            $0 > 0 ? reading.context.home.day(atUnix: Int($0)) : nil
        }
        switch (metric["type"].text ?? "").lowercased() {
        case "hr": try addValues(object, "HKQuantityTypeIdentifierHeartRate")
        case "hrv": try addValues(object, "AirFitUltrahumanVariability")
        case "temp": try addValues(object, "AirFitSkinTemperature", "degC")
        case "spo2": try addValues(object, "HKQuantityTypeIdentifierOxygenSaturation", "%")
        case "steps":
            let total = object["total"].positive ?? sum(object)
            try reading.add("HKQuantityTypeIdentifierStepCount", total, on: day ?? firstDay(object), from: ring)
        case "night_rhr":
            let rate = object["avg"].positive ?? object["value"].positive
            try reading.add("HKQuantityTypeIdentifierRestingHeartRate", rate, on: day ?? firstDay(object), from: ring)
        case "avg_sleep_hrv": try addOfDay(object, "AirFitUltrahumanSleepVariability", day)
        case "vo2_max": try addOfDay(object, "HKQuantityTypeIdentifierVO2Max", day)
        case "recovery_index": try addOfDay(object, "AirFitUltrahumanRecoveryIndex", day)
        case "movement_index": try addOfDay(object, "AirFitUltrahumanMovementIndex", day)
        case "active_minutes": try addOfDay(object, "AirFitUltrahumanActiveMinutes", day)
        case "sleep": try addNight(object)
        default: reading.skip("a kind of value that is not known")
        }
    }

    private func addValues(_ object: JSONItem, _ identifier: String, _ unit: String? = nil) throws {
        for value in object["values"].list {
            try reading.add(
                identifier, value["value"].positive, unit, at: value["timestamp"].integer, from: ring)
        }
    }

    private func addOfDay(_ object: JSONItem, _ identifier: String, _ day: CivilDay?) throws {
        guard let day = day ?? firstDay(object) else { return reading.skip(.noStart) }
        try reading.add(identifier, object["value"].positive ?? object["avg"].positive, on: day, from: ring)
    }

    private func firstDay(_ object: JSONItem) -> CivilDay? {
        object["values"].list.lazy.compactMap { $0["timestamp"].integer }.first.map {
            reading.context.home.day(atUnix: Int($0))
        }
    }

    private func sum(_ object: JSONItem) -> Double? {
        let values = object["values"].list.compactMap { $0["value"].positive }
        return values.isEmpty ? nil : values.reduce(0, +)
    }

    private func addNight(_ object: JSONItem) throws {
        guard let start = object["bedtime_start"].integer, let end = object["bedtime_end"].integer, end > start,
            start > 0
        else { return reading.skip(.noStart) }
        func seconds(_ type: String) -> Int64 {
            let stage = object["sleep_stages"].list.first { ($0["type"].text ?? "").hasPrefix(type) }
            return stage?["stage_time"].integer.flatMap { (0...259_200).contains($0) ? $0 : nil } ?? 0
        }
        var night = SleepLayout(
            start: start, end: end, deep: seconds("deep"), core: seconds("light"), rem: seconds("rem"),
            awake: seconds("awake"))
        guard night.asleep > 0 else { return reading.skip(.noValue) }
        night.awake = max(0, min(night.awake, end - start - night.asleep))
        try reading.add(.inBed, at: start, lasting: end - start, from: ring)
        try reading.add(totals: night, from: ring)
    }
}
