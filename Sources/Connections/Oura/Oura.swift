import HealthImport
import HealthModel
import ImportKit
import JSON
import RESTClient

/// Oura, interface version 2. Records are read as those of its exports: both hold the same nights, which come out the same.
/// Source: its OpenAPI document 1.35 and the authentication page.
extension ConnectionService {
    static let oura = ConnectionService(
        id: "oura", title: "Oura",
        gives: "nights with stages, heart rate, variability, temperature, activity, workouts, and Oura's own scores",
        authorization: .oauth(
            OAuthForm(
                authorizeURL: "https://cloud.ouraring.com/oauth/authorize",
                tokenURL: "https://api.ouraring.com/oauth/token", usesPKCE: false,
                revocation: .get(url: "https://api.ouraring.com/oauth/revoke", parameter: "access_token"))),
        registration: Registration(
            address: "https://developer.ouraring.com",
            steps: [
                "Sign in with your Oura account and make an application; its name is yours to choose.",
                "Paste the redirect address below, letter by letter.",
                "Tick all scopes, save, and copy the client id and the client secret.",
            ]),
        scopes: [
            .init("personal", "whose account it is"), .init("daily", "nights, readiness and activity"),
            .init("heartrate", "heart rate through the day"), .init("workout", "workouts"),
            .init("spo2", "blood oxygen at night"), .init("stress", "stress and recovery by day"),
            .init("heart_health", "cardio capacity and vascular age"),
        ],
        limits: "5,000 requests in five minutes",
        baseURL: "https://api.ouraring.com",
        requestLimit: RequestLimit(count: 1_000, seconds: 300, longestWait: 60), overlapDays: 7,
        account: .call(CloudCall(path: "/v2/usercollection/personal_info")) { body in
            body["id"].label.map { .init(id: $0, name: body["email"].nonEmptyText) }
        },
        streams: [
            .oura("sleep", "nights", "daily"), .oura("daily_sleep", "sleep scores", "daily"),
            .oura("daily_readiness", "readiness", "daily"), .oura("daily_activity", "activity", "daily"),
            .oura("daily_spo2", "blood oxygen", "spo2"), .oura("daily_stress", "stress", "stress"),
            .oura("workout", "workouts", "workout"), .ouraHeartRate,
            .ouraValue("vO2_max", "cardio capacity", "HKQuantityTypeIdentifierVO2Max", "vo2_max"),
            .ouraValue(
                "daily_cardiovascular_age", "vascular age", "AirFitOuraVascularAge", "vascular_age"),
        ])
}

extension CloudStream {
    /// A collection whose records have a day.
    fileprivate static func oura(_ name: String, _ title: String, _ scope: String) -> CloudStream {
        ouraCollection(name, title, scope) { reading in try OuraAnswers.reader(of: name, reading) }
    }

    /// One number a day.
    fileprivate static func ouraValue(
        _ name: String, _ title: String, _ identifier: String, _ field: String
    ) -> CloudStream {
        ouraCollection(name, title, "heart_health") { reading in
            let ring = try reading.source("Oura", .watch)
            return { row in
                let day = row["day"].text.flatMap { WrittenTime($0)?.day }
                try reading.add(identifier, row[field].number, on: day, from: ring)
            }
        }
    }

    private static func ouraCollection(
        _ name: String, _ title: String, _ scope: String,
        reader: @escaping @Sendable (DocumentImport) throws -> (JSONItem) throws -> Void
    ) -> CloudStream {
        CloudStream(
            id: name, title: title, scope: scope,
            first: { window in
                // One day further: some collections take the end with them, others do not.
                CloudCall(
                    path: "/v2/usercollection/\(name)",
                    query: ["start_date": window.first.iso, "end_date": window.last.advanced(by: 1).iso])
            },
            page: { answer, call, _ in
                ouraPage(answer, call) { row in row["day"].text.flatMap { CivilDay(iso: $0) } }
            }, reader: reader)
    }

    /// A time series, at most 30 days at once.
    fileprivate static let ouraHeartRate = CloudStream(
        id: "heartrate", title: "heart rate", scope: "heartrate", isFiledByUTC: true,
        first: { window in
            CloudCall(
                path: "/v2/usercollection/heartrate",
                query: [
                    "start_datetime": CloudTime.utc(window.first),
                    "end_datetime": CloudTime.utc(window.last.advanced(by: 1)),
                ])
        },
        page: { answer, call, _ in
            ouraPage(answer, call) { row in
                row["timestamp"].text.flatMap { CloudTime.dayInUTC($0) }
            }
        }, reader: { reading in try OuraAnswers.reader(of: "heartrate", reading) })

    private static func ouraPage(
        _ answer: JSONValue, _ call: CloudCall, day: (JSONValue) -> CivilDay?
    ) -> CloudPage? {
        CloudPage(answer, list: "data", after: call, tokenParameter: "next_token") { row in
            let moment = row["timestamp"].text
            return CloudRecord(row, id: row["id"].label ?? moment, day: day(row), version: moment)
        }
    }
}
