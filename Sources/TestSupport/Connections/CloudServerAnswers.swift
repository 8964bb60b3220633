import Foundation

/// The data of Google Health, Polar, Dexcom and Wahoo, each in its own form.
extension CloudServer {
    // MARK: Google Health

    func google(_ request: Request, _ state: borrowing State) -> LoopbackAnswer {
        let (path, query) = (Self.path(request), Self.query(request))
        if path.hasSuffix("/identity") { return .whole(#"{"name":"users/me","healthUserId":"\#(state.account)"}"#) }
        let parts = path.split(separator: "/").map(String.init)
        guard let place = parts.firstIndex(of: "dataTypes"), parts.count == place + 3 else {
            return Self.googleRefusal(404, "NOT_FOUND", "no such method")
        }
        let type = parts[place + 1]
        guard !state.forbidden.contains(type) else {
            return Self.googleRefusal(403, "PERMISSION_DENIED", "ACCESS_TOKEN_SCOPE_INSUFFICIENT")
        }
        let rows = state.records[type] ?? []
        if parts[place + 2] == "dataPoints", request.method == "GET" {
            guard let (low, high) = Self.bounds(query["filter"] ?? "", type) else {
                return Self.googleRefusal(400, "INVALID_ARGUMENT", "filter")
            }
            let found = rows.filter { row in
                let key = Self.googleKey(row, type)
                return key >= low && key < high
            }
            let most = ["sleep", "exercise"].contains(type) ? 25 : 10_000
            let size = min(most, Int(query["pageSize"] ?? "") ?? most, state.pageSize)
            return page(found, query["pageToken"], size) { page, next in
                #"{"dataPoints":\#(page),"nextPageToken":"\#(next ?? "")"}"#
            }
        }
        guard request.method == "POST",
            // A body that is no JSON is refused as Google refuses it.
            let body = try? JSONSerialization.jsonObject(with: Data(request.bodyText.utf8)) as? [String: Any],
            let range = body["range"] as? [String: Any]
        else { return Self.googleRefusal(400, "INVALID_ARGUMENT", "body") }
        let isDaily = parts[place + 2].hasSuffix(":dailyRollUp")
        let low = isDaily ? Self.day((range["start"] as? [String: Any])?["date"]) : range["startTime"] as? String ?? ""
        let high = isDaily ? Self.day((range["end"] as? [String: Any])?["date"]) : range["endTime"] as? String ?? ""
        let longest = ["heart-rate", "total-calories"].contains(type) ? 14 : 90
        guard let days = Self.days(from: low, to: high), days <= longest else {
            return Self.googleRefusal(400, "INVALID_ARGUMENT", "range")
        }
        let found = rows.filter { row in
            let key =
                isDaily
                ? Self.day((row["civilStartTime"] as? [String: any Sendable])?["date"])
                : row["startTime"] as? String ?? ""
            return key >= low && key < high
        }
        return page(found, body["pageToken"] as? String, state.pageSize) { page, next in
            #"{"rollupDataPoints":\#(page)\#(next.map { #","nextPageToken":"\#($0)""# } ?? "")}"#
        }
    }

    private static func googleRefusal(_ status: Int, _ word: String, _ reason: String) -> LoopbackAnswer {
        .whole(
            status: status,
            #"{"error":{"code":\#(status),"message":"told by the double","status":"\#(word)","details":[{"reason":"\#(reason)"}]}}"#
        )
    }

    /// The bounds of `daily_vo2_max.date >= "2026-11-01" AND daily_vo2_max.date < "2026-12-01"`; `nil` for any other filter.
    private static func bounds(_ filter: String, _ type: String) -> (String, String)? {
        let parts = filter.components(separatedBy: "\"")
        guard parts.count == 5, filter.hasPrefix(type.replacingOccurrences(of: "-", with: "_") + "."),
            parts[0].hasSuffix(">= "), parts[2].hasSuffix("< "), parts[2].hasPrefix(" AND ")
        else { return nil }
        return (parts[1], parts[3])
    }

    private static func googleKey(_ row: [String: any Sendable], _ type: String) -> String {
        let words = type.split(separator: "-")
        let key = words.enumerated().map { $0 == 0 ? String($1) : $1.capitalized }.joined()
        guard let union = row[key] as? [String: any Sendable] else { return "" }
        if let time = union["sampleTime"] as? [String: any Sendable] { return time["physicalTime"] as? String ?? "" }
        guard let interval = union["interval"] as? [String: any Sendable] else { return day(union["date"]) }
        if type == "sleep" { return interval["endTime"] as? String ?? "" }
        return String((interval["startTime"] as? String ?? "").prefix(10))
    }

    private static func day(_ date: Any?) -> String {
        guard let date = date as? [String: Any], let year = date["year"] as? Int, let month = date["month"] as? Int,
            let day = date["day"] as? Int
        else { return "" }
        return String(format: "%04d-%02d-%02d", year, month, day)
    }

    private static func days(from: String, to: String) -> Int? {
        let format = Date.ISO8601FormatStyle().year().month().day()
        // What is no date makes no span, and the caller says so.
        guard let from = try? Date(String(from.prefix(10)), strategy: format),
            let to = try? Date(String(to.prefix(10)), strategy: format)
        else { return nil }
        return Int((to.timeIntervalSince(from) / 86_400).rounded())
    }

    // MARK: Polar

    func polar(_ request: Request, _ state: borrowing State) -> LoopbackAnswer {
        let (path, query) = (Self.path(request), Self.query(request))
        if state.forbidden.contains(path) { return .whole(status: 403, #"{"error":"insufficient_scope"}"#) }
        if path == "/sports/list" {
            return .whole(#"{"sports":[{"id":{"id":1},"name":"RUNNING"},{"id":{"id":"2"},"name":"CYCLING"}]}"#)
        }
        let (from, to) = (query["from"] ?? "", query["to"] ?? "")
        let features = Set(
            request.path.split { "?&".contains($0) }.filter { $0.hasPrefix("features=") }.map {
                String($0.dropFirst(9))
            })
        let isDetailed = !features.subtracting(["heart-rate-samples"]).isEmpty
        let takesTimes = path == "/training-sessions/list"
        guard let days = Self.days(from: from, to: to), days <= (isDetailed ? 1 : 30),
            from.contains("T") == takesTimes, to.contains("T") == takesTimes
        else { return .whole(status: 400, #"{"error":"invalid_request"}"#) }
        let rows = (state.records[path] ?? []).filter { row in
            let key =
                ["sleepDate", "sleepResultDate", "date", "startTime"].lazy.compactMap { row[$0] as? String }.first ?? ""
            return key >= from && key < to
        }
        let list = Self.json(rows)
        return switch path {
        case "/sleeps": .whole(#"{"nightSleeps":\#(list)}"#)
        case "/nightly-recharge-results":
            // Seen in both forms.
            state.pageSize % 2 == 0
                ? .whole(#"{"nightlyRechargeResults":\#(list)}"#)
                : .whole(#"{"nightlyRechargeResults":{"nightlyRechargeResults":\#(list)}}"#)
        case "/activity/list": .whole(#"{"activities":{"activityDays":\#(list)}}"#)
        case "/continuous-samples": .whole(#"{"continuousSamples":{"heartRateSamplesPerDay":\#(list)}}"#)
        case "/training-sessions/list": .whole(#"{"trainingSessions":\#(list)}"#)
        default: .whole(status: 404, "{}")
        }
    }

    // MARK: Dexcom

    func dexcom(_ request: Request, _ state: borrowing State) -> LoopbackAnswer {
        let (path, query) = (Self.path(request), Self.query(request))
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        if name == "dataRange" {
            let records = state.records
            let starts = ["egvs", "events"].compactMap { name -> String? in
                let rows = records[name] ?? []
                let first = rows.min { $0["systemTime"] as? String ?? "" < $1["systemTime"] as? String ?? "" }
                guard let first, let time = first["systemTime"] as? String else { return nil }
                let shown = first["displayTime"] as? String ?? time
                return #""\#(name)":{"start":{"systemTime":"\#(time)","displayTime":"\#(shown)"}}"#
            }
            let rest = starts.map { "," + $0 }.joined()
            return .whole(#"{"recordType":"dataRange","recordVersion":"3.0","userId":"\#(state.account)"\#(rest)}"#)
        }
        if state.forbidden.contains(name) { return .whole(status: 403, #"{"fault":{"faultstring":"scope"}}"#) }
        let (from, to) = (query["startDate"] ?? "", query["endDate"] ?? "")
        guard from.count == 19, to.count == 19, let days = Self.days(from: from, to: to), days < 30 else {
            return .whole(status: 400, #"{"errors":{"range":["30 days at most"]}}"#)
        }
        let rows = (state.records[name] ?? []).filter { row in
            let key = String((row["systemTime"] as? String ?? "").prefix(19))
            return key >= from && key <= to
        }
        return .whole(
            #"{"recordType":"\#(name)","recordVersion":"3.0","userId":"\#(state.account)","records":\#(Self.json(rows))}"#
        )
    }

    // MARK: Wahoo

    func wahoo(_ request: Request, _ state: borrowing State) -> LoopbackAnswer {
        let (path, query) = (Self.path(request), Self.query(request))
        if path == "/v1/user" {
            return .whole(#"{"id":\#(state.account),"first":"Sam","last":"Doe","email":"s@e.org"}"#)
        }
        guard path == "/v1/workouts" else { return .whole(status: 404, #"{"error":"not found"}"#) }
        if state.forbidden.contains("workouts") { return .whole(status: 403, #"{"error":"scope"}"#) }
        let size = min(state.pageSize, Int(query["per_page"] ?? "") ?? 30)
        let rows = (state.records["workouts"] ?? []).sorted {
            $0["updated_at"] as? String ?? "" > $1["updated_at"] as? String ?? ""
        }
        let start = max(0, (Int(query["page"] ?? "") ?? 1) - 1) * size
        let page = rows.dropFirst(start).prefix(size).map { row in
            // Signed anew each time.
            guard let name = row["file"] as? String, var summary = row["workout_summary"] as? [String: any Sendable]
            else { return row }
            var row = row
            summary["file"] = ["url": "\(url)/files/\(name)?signature=\(UUID().uuidString)"]
            row["workout_summary"] = summary
            row["file"] = nil
            return row
        }
        return .whole(
            #"{"workouts":\#(Self.json(Array(page))),"total":\#(rows.count),"page":\#(query["page"] ?? "1"),"per_page":\#(size)}"#
        )
    }

    /// A file at a signed address: whoever brings a token with it is told so by an error.
    static func signedFile(_ request: Request, _ state: borrowing State) -> LoopbackAnswer {
        guard request["authorization"] == nil, query(request)["signature"] != nil else {
            return .whole(status: 400, type: "text/plain", "a token does not belong here")
        }
        let name = path(request).split(separator: "/").last.map(String.init) ?? ""
        guard let bytes = state.files[name] else { return .whole(status: 403, type: "text/xml", "<Error/>") }
        return .whole(type: "application/octet-stream", bytes: bytes)
    }
}
