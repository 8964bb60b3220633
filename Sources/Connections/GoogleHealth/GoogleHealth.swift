import HealthModel
import ImportKit
import JSON
import RESTClient

/// Google Health, interface version 4: Fitbit, Pixel Watch, and what Health Connect and other apps put there. Totals of days and
/// heart rate are asked for as Google sums them up over all sources; nights, workouts and measurements one by one.
/// Source: its discovery document of October 2026 and developers.google.com/health.
extension ConnectionService {
    static let googleHealth = ConnectionService(
        id: "googlehealth", title: "Google Health",
        gives:
            "of Fitbit, Pixel Watch and the apps that share with Google: nights with stages, heart rate, variability, steps, "
            + "energy, weight and workouts",
        authorization: .oauth(
            OAuthForm(
                authorizeURL: "https://accounts.google.com/o/oauth2/v2/auth",
                tokenURL: "https://oauth2.googleapis.com/token", usesPKCE: true,
                // Without both there is no refresh token the second time.
                authorizeExtras: [QueryParameter("access_type", "offline"), QueryParameter("prompt", "consent")],
                revocation: .post(url: "https://oauth2.googleapis.com/revoke", withApp: false))),
        registration: Registration(
            address: "https://console.cloud.google.com",
            steps: [
                "Make a project, and enable the Google Health API in it.",
                "Set the consent screen to External, add the read scopes of Google Health, and yourself as a test user.",
                "Make an OAuth client of the type Desktop app, and copy its client id and its secret.",
                "While the project is in Testing the connection ends after 7 days. In production, unverified, it lasts, and "
                    + "Google shows a warning first.",
            ]),
        scopes: [
            .init(GoogleCall.scope("activity_and_fitness"), "steps, distance, energy and workouts"),
            .init(
                GoogleCall.scope("health_metrics_and_measurements"),
                "heart rate, variability, blood oxygen, weight and temperature"),
            .init(GoogleCall.scope("sleep"), "nights"), .init(GoogleCall.scope("profile"), "whose account it is"),
        ],
        limits: "300 requests a minute",
        baseURL: "https://health.googleapis.com",
        requestLimit: RequestLimit(count: 100, seconds: 50, longestWait: 60), overlapDays: 7,
        account: .call(CloudCall(path: "/v4/users/me/identity")) { body in
            body["healthUserId"].label.map { .init(id: $0, name: nil) }
        },
        streams: [
            .googleSleep, .googleExercise,
            .googleDaily("daily-resting-heart-rate", "resting heart rate"),
            .googleDaily("daily-heart-rate-variability", "variability"),
            .googleDaily("daily-respiratory-rate", "breathing"),
            .googleDaily("daily-oxygen-saturation", "blood oxygen"),
            .googleDaily("daily-vo2-max", "cardio capacity"),
            .googleDaily("daily-sleep-temperature-derivations", "skin temperature"),
            .googleSamples("weight", "weight"), .googleSamples("body-fat", "body fat"),
            .googleSamples("blood-glucose", "glucose"), .googleSamples("core-body-temperature", "body temperature"),
            .googleTotals("steps", "steps"), .googleTotals("distance", "distance"), .googleTotals("floors", "floors"),
            .googleTotals("active-energy-burned", "active energy"),
            .googleTotals("total-calories", "energy", longestWindow: 14), .googleHeartRate,
        ],
        lossHint: "A Google project in Testing ends it every 7 days; set it to In production to keep it.",
        failure: { _, body in
            let error = body["error"]
            guard error.isObject else { return nil }
            let reason = (error["details"].array ?? []).lazy.compactMap { $0["reason"].nonEmptyText }.first
            let status = error["status"].nonEmptyText ?? ""
            let words = [error["message"].nonEmptyText, reason ?? status].compactMap(\.self).joined(separator: ", ")
            switch status {
            case "UNAUTHENTICATED": return ServiceRefusal(words, .key)
            case "PERMISSION_DENIED": return ServiceRefusal(words, .forbidden)
            case "RESOURCE_EXHAUSTED": return ServiceRefusal(words, .quota)
            case "NOT_FOUND": return ServiceRefusal(words, .notFound)
            default: return ServiceRefusal(words, .other)
            }
        })
}

/// Calls and moments as Google Health writes them.
enum GoogleCall {
    static func scope(_ name: String) -> String { "https://www.googleapis.com/auth/googlehealth.\(name).readonly" }

    static let metrics = scope("health_metrics_and_measurements")
    static let activity = scope("activity_and_fitness")

    /// `daily-vo2-max` as filters have it: `daily_vo2_max`.
    static func snake(_ type: String) -> String { type.replacing("-", with: "_") }

    /// `daily-vo2-max` as records have it: `dailyVo2Max`.
    static func camel(_ type: String) -> String {
        let words = type.split(separator: "-")
        return words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
    }

    static func path(_ type: String, _ verb: String = "") -> String {
        "/v4/users/me/dataTypes/\(type)/dataPoints\(verb)"
    }

    /// Points one by one, from a bound to before another one.
    static func points(_ type: String, _ field: String, from: String, to: String, pageSize: Int) -> CloudCall {
        let name = "\(snake(type)).\(field)"
        return CloudCall(
            path: path(type),
            query: ["filter": "\(name) >= \"\(from)\" AND \(name) < \"\(to)\"", "pageSize": "\(pageSize)"])
    }

    /// `{"year": 2026, "month": 11, "day": 20}`, also inside `date`, and as a text.
    static func day(_ value: JSONValue) -> CivilDay? {
        if let text = value.text { return CivilDay(iso: text.prefix(10)) }
        let date = value["date"].isObject ? value["date"] : value
        guard let year = date["year"].integer, let month = date["month"].integer, let day = date["day"].integer
        else { return nil }
        return CivilDay(year: year, month: month, day: day)
    }

    /// Seconds of `3600s`; 0 for what is none.
    static func seconds(_ text: String?) -> Int {
        guard let text, text.hasSuffix("s"), let number = Double(text.dropLast()), abs(number) < 1e9 else { return 0 }
        return Int(number.rounded())
    }

    /// The local day of a moment with its offset beside it.
    static func day(_ time: JSONValue, _ moment: String, _ offset: String) -> CivilDay? {
        CloudTime.unix(time[moment].text).map { CloudTime.day($0, offset: seconds(time[offset].text)) }
    }

    /// The next page of a call, by its token in the query or in the body.
    static func next(_ answer: JSONValue, after call: CloudCall) -> CloudCall? {
        guard let token = answer["nextPageToken"].nonEmptyText else { return nil }
        var next = call
        if let json = call.json {
            var fields = JSONText.parsed(json) as? [String: Any] ?? [:]
            fields["pageToken"] = token
            next.json = JSONText.object(fields)
        } else {
            next.query["pageToken"] = token
        }
        return next
    }

    /// A page of points; their list is left out where there are none.
    static func page(
        _ answer: JSONValue, _ list: String, after call: CloudCall, record: (JSONValue) -> CloudRecord?
    ) -> CloudPage? {
        guard answer.isObject, answer[list].isMissing || answer[list].isArray else { return nil }
        return CloudPage(
            records: (answer[list].array ?? []).compactMap(record), next: next(answer, after: call))
    }
}

extension CloudStream {
    /// By their end.
    fileprivate static let googleSleep = points(
        "sleep", "nights", GoogleCall.scope("sleep"),
        call: { window in
            GoogleCall.points(
                "sleep", "interval.end_time", from: CloudTime.utc(window.first.advanced(by: -1)),
                to: CloudTime.utc(window.last.advanced(by: 2)), pageSize: 25)
        }, day: { GoogleCall.day($0["interval"], "endTime", "endUtcOffset") }
    ) { GoogleReader($0).addSleep }

    fileprivate static let googleExercise = points(
        "exercise", "workouts", GoogleCall.activity,
        call: { window in
            GoogleCall.points(
                "exercise", "interval.civil_start_time", from: window.first.iso, to: window.last.advanced(by: 1).iso,
                pageSize: 25)
        }, day: { GoogleCall.day($0["interval"], "startTime", "startUtcOffset") }
    ) { GoogleReader($0).addExercise }

    /// One record a day.
    fileprivate static func googleDaily(_ type: String, _ title: String) -> CloudStream {
        points(
            type, title, GoogleCall.metrics,
            call: { window in
                GoogleCall.points(
                    type, "date", from: window.first.iso, to: window.last.advanced(by: 1).iso, pageSize: 1_000)
            }, day: { GoogleCall.day($0["date"]) }
        ) { reading in
            let reader = GoogleReader(reading)
            return { row in try reader.addDaily(row, type) }
        }
    }

    /// Single measurements.
    fileprivate static func googleSamples(_ type: String, _ title: String) -> CloudStream {
        points(
            type, title, GoogleCall.metrics,
            call: { window in
                GoogleCall.points(
                    type, "sample_time.physical_time", from: CloudTime.utc(window.first.advanced(by: -1)),
                    to: CloudTime.utc(window.last.advanced(by: 2)), pageSize: 1_000)
            }, day: { GoogleCall.day($0["sampleTime"], "physicalTime", "utcOffset") }
        ) { reading in
            let reader = GoogleReader(reading)
            return { row in try reader.addSample(row, type) }
        }
    }

    private static func points(
        _ type: String, _ title: String, _ scope: String, call: @escaping @Sendable (DayWindow) -> CloudCall,
        day: @escaping @Sendable (_ union: JSONValue) -> CivilDay?,
        reader: @escaping @Sendable (DocumentImport) throws -> (JSONItem) throws -> Void
    ) -> CloudStream {
        let key = GoogleCall.camel(type)
        return CloudStream(
            id: type, title: title, scope: scope, first: call,
            page: { answer, call, _ in
                GoogleCall.page(answer, "dataPoints", after: call) { row in
                    let union = row[key]
                    return CloudRecord(
                        row, id: row["name"].label ?? row["dataPointName"].label, day: day(union),
                        version: union["updateTime"].text)
                }
            }, reader: reader)
    }

    /// Sums of days over all sources, as Google's own app shows them.
    fileprivate static func googleTotals(_ type: String, _ title: String, longestWindow: Int = 28) -> CloudStream {
        CloudStream(
            id: type, title: title, scope: GoogleCall.activity, longestWindow: longestWindow,
            first: { window in
                func bound(_ day: CivilDay) -> [String: Any] {
                    let date = day.components
                    return ["date": ["year": date.year, "month": date.month, "day": date.day] as [String: Any]]
                }
                return CloudCall(
                    path: GoogleCall.path(type, ":dailyRollUp"),
                    json: JSONText.object([
                        "range": [
                            "start": bound(window.first), "end": bound(window.last.advanced(by: 1)),
                        ] as [String: Any], "windowSizeDays": 1,
                    ]))
            },
            page: { answer, call, _ in
                GoogleCall.page(answer, "rollupDataPoints", after: call) { row in
                    let day = GoogleCall.day(row["civilStartTime"])
                    return CloudRecord(row, id: day?.iso, day: day)
                }
            },
            reader: { reading in
                let reader = GoogleReader(reading)
                return { row in try reader.addTotal(row, type) }
            })
    }

    /// Means of five minutes: one by one there are some ten thousand values a day.
    fileprivate static let googleHeartRate = CloudStream(
        id: "heart-rate", title: "heart rate", scope: GoogleCall.metrics, longestWindow: 14, isFiledByUTC: true,
        first: { window in
            CloudCall(
                path: GoogleCall.path("heart-rate", ":rollUp"),
                json: JSONText.object([
                    "range": [
                        "startTime": CloudTime.utc(window.first), "endTime": CloudTime.utc(window.last.advanced(by: 1)),
                    ] as [String: Any], "windowSize": "300s", "pageSize": 5_000,
                ]))
        },
        page: { answer, call, _ in
            GoogleCall.page(answer, "rollupDataPoints", after: call) { row in
                let start = row["startTime"].text
                return CloudRecord(
                    row, id: start, day: CloudTime.unix(start).map { CloudTime.day($0, offset: 0) })
            }
        }, reader: { reading in GoogleReader(reading).addHeartRate })
}
