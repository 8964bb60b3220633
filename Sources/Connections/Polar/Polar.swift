import HealthModel
import ImportKit
import JSON
import RESTClient

/// Polar AccessLink, version 4. What is asked for with its details comes for one day at a time. Source: its specification as quoted by
/// public clients of 2026.
extension ConnectionService {
    static let polar = ConnectionService(
        id: "polar", title: "Polar",
        gives:
            "nights with stages, heart rate, variability, steps, workouts with their track, and Polar's own sleep score and "
            + "recharge",
        authorization: .oauth(
            OAuthForm(
                authorizeURL: "https://auth.polar.com/oauth/authorize",
                tokenURL: "https://auth.polar.com/oauth/token", usesPKCE: false, clientAuthentication: .basic)),
        registration: Registration(
            address: "https://admin.polaraccesslink.com",
            steps: [
                "Sign in with your Polar Flow account, and make a client.",
                "Paste the redirect address below, letter by letter.",
                "Save, and copy the client id and the client secret. Boxes that it shows are those of an older version.",
            ]),
        scopes: [
            .init("sleep:read", "nights"), .init("nightly_recharge:read", "variability and recharge"),
            .init("continuous_samples:read", "heart rate through the day"), .init("activity:read", "steps"),
            .init("training_sessions:read", "workouts"), .init("sports:read", "the names of kinds of sport"),
        ],
        limits: "3,000 requests in 15 minutes, 100,000 a day",
        baseURL: "https://www.polaraccesslink.com/v4/data",
        requestLimit: RequestLimit(count: 2_500, seconds: 900, longestWait: 60), overlapDays: 7,
        account: .grant,
        streams: [.polarSleep, .polarRecharge, .polarHeartRate, .polarActivity, .polarSessions])
}

extension CloudStream {
    fileprivate static let polarSleep = polar(
        "sleep", "nights", "sleep:read", "/sleeps", ["sleep-result", "sleep-evaluation", "sleep-score"],
        longestWindow: 1, rows: { $0["nightSleeps"] }, day: "sleepDate"
    ) { try PolarReader($0).addNight }

    fileprivate static let polarRecharge = polar(
        "recharge", "recharge", "nightly_recharge:read", "/nightly-recharge-results", [],
        // Seen once and twice under the same name.
        rows: { answer in
            let list = answer["nightlyRechargeResults"]
            return list.isObject ? list["nightlyRechargeResults"] : list
        }, day: "sleepResultDate"
    ) { try PolarReader($0).addRecharge }

    fileprivate static let polarHeartRate = polar(
        "heartrate", "heart rate", "continuous_samples:read", "/continuous-samples", ["heart-rate-samples"],
        rows: { $0["continuousSamples"]["heartRateSamplesPerDay"] }, day: "date"
    ) { try PolarReader($0).addHeartRate }

    fileprivate static let polarActivity = polar(
        "activity", "activity", "activity:read", "/activity/list", ["samples"], longestWindow: 1,
        rows: { answer in
            let wrapped = answer["activities"]["activityDays"]
            return wrapped.isMissing ? answer["activityDays"] : wrapped
        }, day: "date"
    ) { try PolarReader($0).addActivity }

    fileprivate static let polarSessions: CloudStream = {
        var stream = polar(
            "sessions", "workouts", "training_sessions:read", "/training-sessions/list", ["samples", "routes"],
            longestWindow: 1, takesTimes: true, rows: { $0["trainingSessions"] }, day: "startTime"
        ) { try PolarReader($0).addSession }
        stream.names = RecordNames(
            call: CloudCall(path: "/sports/list"),
            read: { answer in
                var names: [String: String] = [:]
                for sport in answer["sports"].array ?? [] {
                    if let id = sport["id"]["id"].label ?? sport["id"].label { names[id] = sport["name"].nonEmptyText }
                }
                return names
            }, number: { $0["sport"]["id"].label })
        return stream
    }()

    /// - Parameters:
    ///   - takesTimes: whether days are asked for as local midnights.
    ///   - day: the field that says, or begins with, the local day.
    private static func polar(
        _ id: String, _ title: String, _ scope: String, _ path: String, _ features: [String], longestWindow: Int = 28,
        takesTimes: Bool = false, rows: @escaping @Sendable (JSONValue) -> JSONValue, day: String,
        reader: @escaping @Sendable (DocumentImport) throws -> (JSONItem) throws -> Void
    ) -> CloudStream {
        CloudStream(
            id: id, title: title, scope: scope, longestWindow: longestWindow,
            first: { window in
                let time = takesTimes ? "T00:00:00" : ""
                return CloudCall(
                    path: path,
                    query: ["from": window.first.iso + time, "to": window.last.advanced(by: 1).iso + time],
                    lists: features.isEmpty ? [:] : ["features": features])
            },
            page: { answer, _, _ in
                guard answer.isObject else { return nil }
                return CloudPage(
                    records: (rows(answer).array ?? []).compactMap { row in
                        CloudRecord(
                            row, id: row["identifier"]["id"].label ?? row[day].text,
                            day: row[day].text.flatMap { CivilDay(iso: $0.prefix(10)) }, version: row["modified"].text)
                    })
            }, reader: reader)
    }
}
