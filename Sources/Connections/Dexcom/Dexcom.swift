import HealthModel
import ImportKit
import JSON
import RESTClient

/// Dexcom, interface version 3: glucose every five minutes, some hours late, and what the person typed in. Its times come as
/// `systemTime`, which is UTC, and `displayTime`, which is the receiver's clock and says which day it was.
/// Source: developer.dexcom.com as quoted by public clients of 2025 and 2026.
extension ConnectionService {
    static let dexcom = ConnectionService(
        id: "dexcom", title: "Dexcom",
        gives:
            "glucose, one to three hours late and so never live, carbohydrates, insulin and exercise that you typed in",
        authorization: .oauth(
            OAuthForm(
                authorizeURL: "https://api.dexcom.com/v3/oauth2/login",
                tokenURL: "https://api.dexcom.com/v3/oauth2/token", usesPKCE: false)),
        registration: Registration(
            address: "https://developer.dexcom.com",
            steps: [
                "Sign in, and make an app for individual access.",
                "Paste the redirect address below, letter by letter.",
                "Save, and copy the client id and the client secret.",
            ]),
        scopes: [.init("offline_access", "glucose and events, also when you are not there")],
        limits: "60,000 requests an hour",
        baseURL: "https://api.dexcom.com",
        requestLimit: RequestLimit(count: 300, seconds: 60, longestWait: 60), overlapDays: 3,
        account: .call(CloudCall(path: "/v3/users/self/dataRange")) { body in
            let starts = ["egvs", "events"].compactMap { DexcomTime.day(body[$0]["start"]) }
            guard let id = body["userId"].label else { return nil }
            return .init(id: id, name: nil, firstDay: starts.min())
        },
        streams: [
            dexcomStream("egvs", "glucose") { reading in try DexcomReader(reading).addGlucose },
            dexcomStream("events", "events") { reading in try DexcomReader(reading).addEvent },
        ],
        regions: [
            Region("us", "United States", origin: "https://api.dexcom.com"),
            Region("eu", "Europe and elsewhere", origin: "https://api.dexcom.eu"),
            Region("jp", "Japan", origin: "https://api.dexcom.jp"),
        ])

    private static func dexcomStream(
        _ name: String, _ title: String,
        reader: @escaping @Sendable (DocumentImport) throws -> (JSONItem) throws -> Void
    ) -> CloudStream {
        CloudStream(
            id: name, title: title, scope: "offline_access", longestWindow: 28,
            first: { window in
                // A day more at both ends: the request is in UTC, the days are local. Thirty days at most.
                CloudCall(
                    path: "/v3/users/self/\(name)",
                    query: [
                        "startDate": "\(window.first.advanced(by: -1).iso)T00:00:00",
                        "endDate": "\(window.last.advanced(by: 1).iso)T23:59:59",
                    ])
            },
            page: { answer, _, _ in
                CloudPage(whole: answer["records"]) { row in
                    CloudRecord(
                        row, id: row["recordId"].label ?? row["systemTime"].text, day: DexcomTime.day(row),
                        version: row["eventStatus"].text == "deleted" ? "2" : "1")
                }
            }, reader: reader)
    }
}

/// Moments of Dexcom.
private enum DexcomTime {
    /// The day by the receiver's clock, else in UTC.
    static func day(_ row: JSONValue) -> CivilDay? {
        (row["displayTime"].text ?? row["systemTime"].text).flatMap { WrittenTime($0)?.day }
    }

    /// `systemTime` is UTC, also where it does not say so.
    static func unix(_ row: JSONItem) -> Int64? {
        guard let time = row["systemTime"].text.flatMap({ WrittenTime($0) }), time.secondOfDay != nil else {
            return nil
        }
        return time.unixAsUTC - Int64(time.offset ?? 0)
    }
}

/// Takes records of Dexcom.
private struct DexcomReader {
    private let reading: DocumentImport
    private let sensor: Int32

    init(_ reading: DocumentImport) throws {
        self.reading = reading
        sensor = try reading.source("Dexcom", .other)
    }

    func addGlucose(_ row: JSONItem) throws {
        guard let value = row["value"].number else {
            // Below 40 and above 400 there is a word in place of the number.
            return reading.skip(
                row["status"].text.map { "a glucose that was too \($0.prefix(8)) to be measured" } ?? "no value")
        }
        guard let unit = Self.units[row["unit"].text ?? "mg/dL"] else { return reading.skip(.wrongUnit) }
        try reading.add("HKQuantityTypeIdentifierBloodGlucose", value * unit, at: DexcomTime.unix(row), from: sensor)
    }

    /// Milligrams per decilitre in each; a mole of glucose has 180.156 g.
    private static let units = ["mg/dL": 1.0, "mmol/L": 18.0156]

    func addEvent(_ row: JSONItem) throws {
        guard row["eventStatus"].text != "deleted" else { return reading.skip("an event that was deleted") }
        guard let time = DexcomTime.unix(row) else { return reading.skip(.noStart) }
        guard let value = row["value"].number, value > 0 else { return reading.skip(.noValue) }
        switch row["eventType"].text {
        case "carbs":
            try reading.add(
                "HKQuantityTypeIdentifierDietaryCarbohydrates", value, "g", at: time, from: sensor, isUserEntered: true)
        case "insulin":
            try reading.add(
                "HKQuantityTypeIdentifierInsulinDelivery", value, at: time, from: sensor, isUserEntered: true)
        case "exercise":
            guard value <= 1_440 else { return reading.skip(.implausible) }
            var workout = ImportedWorkout(
                source: sensor, activity: "Other", start: time, end: time + Int64(value * 60),
                durationSeconds: value * 60)
            workout.externalID = row["recordId"].identity
            try reading.add(workout)
        default: reading.skip("a note without a quantity")
        }
    }
}
