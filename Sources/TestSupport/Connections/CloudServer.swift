import Foundation
import Synchronization

/// A loopback double of the clouds that AirFit connects: OAuth 2 as each speaks it, with codes that are good once and refresh
/// tokens that rotate, and data in pages. It misbehaves where a test says so.
///
/// Written from the vendors' documentation; what it sends is nobody's data.
public final class CloudServer: Sendable {
    /// The service whose protocol is spoken.
    public enum Kind: String, Sendable, CaseIterable {
        case intervals, oura, whoop, withings, googlehealth, polar, dexcom, wahoo, ultrahuman
    }

    /// A request as the loopback server received it.
    public typealias Request = LoopbackServer.Request

    fileprivate struct Code {
        var redirectURI: String
        var challenge: String?
        /// Whether the person was asked for more than an hour: Google gives no refresh token otherwise.
        var isLasting = true
        var uses = 0
    }

    fileprivate struct Fault {
        var matches: @Sendable (Request) -> Bool
        var left: Int
        var answer: @Sendable (Request) -> LoopbackAnswer
    }

    struct State {
        fileprivate var codes: [String: Code] = [:]
        var access: Set<String> = []
        var refresh: Set<String> = []
        fileprivate var faults: [Fault] = []
        var made = 0
        var refreshes = 0
        var exchanges = 0
        var revocations = 0
        var account = "10129"
        var granted: String?
        var denies = false
        var namesAccount = false
        var sendsState: String?
        var pageSize = 10
        /// By collection; JSON objects.
        var records: [String: [[String: any Sendable]]] = [:]
        var files: [String: [UInt8]] = [:]
        var forbidden: Set<String> = []
    }

    public let kind: Kind
    public let clientID = "client-1"
    public let clientSecret = "s3cret-of-the-app"
    /// Of Intervals.icu.
    public let key = "k3y-of-the-person"
    private let redirectURI: String?
    private let state = Mutex(State())
    private let listener = Mutex<LoopbackServer?>(nil)

    /// - Parameter redirectURI: as registered; `nil` takes every one.
    public static func start(_ kind: Kind, redirectURI: String? = nil) throws -> CloudServer {
        let cloud = CloudServer(kind, redirectURI)
        let server = try LoopbackServer.start(computesHere: false) { [weak cloud] request in
            cloud?.answer(to: request) ?? .whole(status: 503, "{}")
        }
        cloud.listener.withLock { $0 = server }
        return cloud
    }

    private init(_ kind: Kind, _ redirectURI: String?) {
        self.kind = kind
        self.redirectURI = redirectURI
    }

    public var server: LoopbackServer {
        guard let server = listener.withLock({ $0 }) else { preconditionFailure("it is made with one") }
        return server
    }
    public var url: String { server.url }
    /// Ends every connection; later ones are refused.
    public func stop() { server.stop() }

    /// Variables by which the program finds it.
    public var environment: [String: String] {
        let name = kind.rawValue.uppercased()
        return ["AIRFIT_\(name)_BASE_URL": url, "AIRFIT_\(name)_AUTH_URL": url]
    }

    // MARK: What a test says

    /// Replaces the records of a collection, such as `daily_activity`; each is a JSON object.
    public func put(_ collection: String, _ records: [[String: any Sendable]]) {
        state.withLock { $0.records[collection] = records }
    }
    /// Puts the file of an activity there, for Intervals.icu; without one the answer is 404.
    public func put(file id: String, _ bytes: [UInt8]) { state.withLock { $0.files[id] = bytes } }
    /// Sets the account that answers name from now on.
    public func setAccount(_ id: String) { state.withLock { $0.account = id } }
    /// Tokens name the account from now on, as Polar's older interface has it.
    public func nameAccount() { state.withLock { $0.namesAccount = true } }
    /// The person unticks what is not in it.
    public func grant(_ scopes: String) { state.withLock { $0.granted = scopes } }
    /// The person refuses: authorisations end with `access_denied`.
    public func deny() { state.withLock { $0.denies = true } }
    /// Comes back with this in place of what it was sent.
    public func send(state other: String) { state.withLock { $0.sendsState = other } }
    /// Sets the most records of a page; WHOOP never gives more than 25.
    public func setPageSize(_ size: Int) { state.withLock { $0.pageSize = size } }
    /// Answers 403 for a collection.
    public func forbid(_ collections: String...) { state.withLock { $0.forbidden = Set(collections) } }
    /// The access tokens end; a refresh brings new ones.
    public func expireAccess() { state.withLock { $0.access = [] } }
    /// The person ends the grant at the service.
    public func endGrant() { state.withLock { ($0.access, $0.refresh) = ([], []) } }
    /// The next answers to such requests.
    public func fault(
        _ times: Int = 1, where matches: @escaping @Sendable (Request) -> Bool,
        _ answer: @escaping @Sendable (Request) -> LoopbackAnswer
    ) {
        state.withLock { $0.faults.append(Fault(matches: matches, left: times, answer: answer)) }
    }

    /// Whether a request asks for tokens, by a code or a refresh token.
    public static func isToken(_ request: Request) -> Bool {
        request.method == "POST" && request.bodyText.contains("grant_type=")
    }
    /// Whether a request asks for new tokens by a refresh token.
    public static func isRefresh(_ request: Request) -> Bool {
        isToken(request) && request.bodyText.contains("grant_type=refresh_token")
    }

    // MARK: What a test asks

    /// Refreshes that were answered with a new pair.
    public var refreshes: Int { state.withLock(\.refreshes) }
    /// Codes that were exchanged for tokens.
    public var exchanges: Int { state.withLock(\.exchanges) }
    /// Requests that ended the grant.
    public var revocations: Int { state.withLock(\.revocations) }
    public var tokens: [String] { state.withLock { Array($0.access) + Array($0.refresh) } }
    /// Requests for data of a collection.
    public func requests(of collection: String) -> [Request] {
        server.requests.filter { request in
            let path = Self.path(request)
            return path.hasSuffix("/" + collection) || path.contains("/dataTypes/\(collection)/")
                || Self.form(request)["action"] == collection
        }
    }

    // MARK: Answers

    static func path(_ request: Request) -> String { String(request.path.prefix { $0 != "?" }) }

    /// The fields of a request's query, percent-decoded; of equal names the last counts.
    public static func query(_ request: Request) -> [String: String] {
        fields(request.path.drop { $0 != "?" }.dropFirst())
    }
    static func form(_ request: Request) -> [String: String] { fields(request.bodyText[...]) }

    private static func fields(_ text: Substring) -> [String: String] {
        var fields: [String: String] = [:]
        for pair in text.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            let value = parts[1].replacing("+", with: " ")
            fields[String(parts[0])] = value.removingPercentEncoding ?? String(value)
        }
        return fields
    }

    private func answer(to request: Request) -> LoopbackAnswer {
        let fault = state.withLock { state -> Fault? in
            guard let index = state.faults.firstIndex(where: { $0.left > 0 && $0.matches(request) }) else { return nil }
            state.faults[index].left -= 1
            return state.faults[index]
        }
        if let fault { return fault.answer(request) }
        if Self.isToken(request) { return token(request) }
        let path = Self.path(request)
        if path.contains("/authori") || path.hasSuffix("/auth") || path.hasSuffix("/login") {
            return authorize(request)
        }
        if path.hasPrefix("/files/") { return state.withLock { Self.signedFile(request, $0) } }
        if path.hasSuffix("/revoke") || request.method == "DELETE" {
            state.withLock { state in
                state.revocations += 1
                (state.access, state.refresh) = ([], [])
            }
            return request.method == "DELETE" ? .whole(status: 204, "") : .whole("{}")
        }
        guard isAuthorised(request) else {
            return kind == .withings
                ? .whole(#"{"status":401,"error":"The access token provided is invalid"}"#)
                : .whole(status: 401, #"{"message":"token"}"#)
        }
        return data(request)
    }

    private func isAuthorised(_ request: Request) -> Bool {
        let header = request["authorization"] ?? ""
        if kind == .intervals { return header == "Basic " + Data("API_KEY:\(key)".utf8).base64EncodedString() }
        return state.withLock { $0.access.contains(String(header.dropFirst("Bearer ".count))) }
    }

    private func authorize(_ request: Request) -> LoopbackAnswer {
        let query = Self.query(request)
        guard query["response_type"] == "code", query["client_id"] == clientID, let redirect = query["redirect_uri"],
            redirectURI == nil || redirect == redirectURI
        else { return .whole(status: 400, type: "text/html", "<h1>redirect_uri mismatch</h1>") }
        let back = state.withLock { state -> String in
            let answered = Self.encoded(state.sendsState ?? query["state"] ?? "")
            if state.denies {
                return "error=access_denied&error_description=The%20person%20said%20no%1B%5B31m&state=\(answered)"
            }
            state.made += 1
            state.codes["code-\(state.made)"] = Code(
                redirectURI: redirect, challenge: query["code_challenge"],
                isLasting: kind != .googlehealth
                    || query["access_type"] == "offline" && query["prompt"] == "consent")
            return "code=code-\(state.made)&state=\(answered)"
        }
        return .whole(status: 302, type: "text/html", headers: ["Location: \(redirect)?\(back)"], "")
    }

    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }

    private func token(_ request: Request) -> LoopbackAnswer {
        let form = Self.form(request)
        let basic = "Basic " + Data("\(clientID):\(clientSecret)".utf8).base64EncodedString()
        let isApp =
            kind == .polar
            ? request["authorization"] == basic && form["client_secret"] == nil
            : form["client_id"] == clientID && form["client_secret"] == clientSecret && request["authorization"] == nil
        guard isApp else { return refusal("invalid_client", status: 401) }
        if kind == .withings, form["action"] != "requesttoken" { return .whole(#"{"status":503}"#) }
        return state.withLock { state in
            switch form["grant_type"] {
            case "authorization_code":
                guard let name = form["code"], var code = state.codes[name], code.uses == 0,
                    code.redirectURI == form["redirect_uri"],
                    code.challenge == nil || form["code_verifier"]?.count == 43
                else { return refusal("invalid_grant") }
                code.uses += 1
                state.codes[name] = code
                state.exchanges += 1
                if !code.isLasting { return pair(&state, refresh: false) }
            case "refresh_token":
                // Google's is good for every refresh, and does not come again.
                let isKept = kind == .googlehealth
                guard let old = form["refresh_token"],
                    isKept ? state.refresh.contains(old) : state.refresh.remove(old) != nil
                else { return refusal("invalid_grant") }
                state.refreshes += 1
                if isKept { return pair(&state, refresh: false) }
            default: return refusal("unsupported_grant_type")
            }
            return pair(&state)
        }
    }

    private func pair(_ state: inout State, refresh hasRefresh: Bool = true) -> LoopbackAnswer {
        state.made += 1
        let (access, refresh) = ("access-\(state.made)", "refresh-\(state.made)")
        state.access = [access]
        if hasRefresh { state.refresh.insert(refresh) }
        let scope = state.granted.map { #","scope":"\#($0)""# } ?? ""
        let userID =
            kind == .withings
            ? #","userid":"\#(state.account)""# : state.namesAccount ? #","x_user_id":\#(state.account)"# : ""
        let text = """
            {"token_type":"bearer","access_token":"\(access)"\(hasRefresh ? #","refresh_token":"\#(refresh)""# : ""),\
            "expires_in":3600\(scope)\(userID),"unknown":{"field":[1]}}
            """
        return .whole(kind == .withings ? #"{"status":0,"body":\#(text)}"# : text)
    }

    private func refusal(_ error: String, status: Int = 400) -> LoopbackAnswer {
        if kind == .withings { return .whole(#"{"status":401,"error":"\#(error)"}"#) }
        return .whole(status: status, #"{"error":"\#(error)","error_description":"told by the double"}"#)
    }

    // MARK: Data

    private func data(_ request: Request) -> LoopbackAnswer {
        let (path, query) = (Self.path(request), Self.query(request))
        return state.withLock { state in
            switch kind {
            case .oura:
                let name = path.split(separator: "/").last.map(String.init) ?? ""
                if state.forbidden.contains(name) { return .whole(status: 403, #"{"detail":"scope"}"#) }
                if name == "personal_info" { return .whole(#"{"id":"\#(state.account)","age":40,"email":null}"#) }
                let isSeries = name == "heartrate"
                let first = query["start_date"] ?? query["start_datetime"] ?? ""
                let last = query["end_date"] ?? query["end_datetime"] ?? ""
                let rows = (state.records[name] ?? []).filter { row in
                    let key = row[isSeries ? "timestamp" : "day"] as? String ?? ""
                    return key >= first && (isSeries ? key < last : key <= last)
                }
                return page(rows, query["next_token"], state.pageSize) { page, next in
                    #"{"data":\#(page),"next_token":\#(next.map { "\"\($0)\"" } ?? "null")}"#
                }
            case .whoop:
                let name = path.split(separator: "/").last.map(String.init) ?? ""
                if state.forbidden.contains(name) { return .whole(status: 403, "") }
                if name == "basic" {
                    return .whole(
                        #"{"user_id":\#(state.account),"first_name":"Sam","last_name":"Doe","email":"s@e.org"}"#)
                }
                let (first, last) = (query["start"] ?? "", query["end"] ?? "")
                let rows = (state.records[name] ?? []).filter { row in
                    let key = (row["start"] ?? row["created_at"]) as? String ?? ""
                    return key >= first && key < last
                }
                return page(rows, query["nextToken"], min(25, state.pageSize)) { page, next in
                    #"{"records":\#(page)\#(next.map { #","next_token":"\#($0)""# } ?? "")}"#
                }
            case .withings: return withings(request, state)
            case .googlehealth: return google(request, state)
            case .polar: return polar(request, state)
            case .dexcom: return dexcom(request, state)
            case .wahoo: return wahoo(request, state)
            case .ultrahuman:
                if path.hasSuffix("/user_info") {
                    return .whole(#"{"data":{"user_id":\#(state.account),"email":"\#(state.account)@e.org"}}"#)
                }
                guard !state.forbidden.contains("metrics") else { return .whole(status: 403, "") }
                let day = (state.records["metrics"] ?? []).first { $0["date"] as? String == query["date"] }
                let metrics = (day?["metrics"] as? [[String: any Sendable]]) ?? []
                return .whole(#"{"status":200,"data":{"metric_data":\#(Self.json(metrics))}}"#)
            case .intervals:
                if path.hasSuffix("/fit-file") {
                    let id = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
                    guard let bytes = state.files[id] else { return .whole(status: 404, #"{"error":"no file"}"#) }
                    return .whole(type: "application/octet-stream", bytes: bytes)
                }
                if path.hasSuffix("/athlete/0") { return .whole(#"{"id":"i\#(state.account)","name":"Sam Doe"}"#) }
                let name = path.split(separator: "/").last.map(String.init) ?? ""
                let rows = (state.records[name] ?? []).filter { row in
                    let day = String(((row["start_date_local"] ?? row["id"]) as? String ?? "").prefix(10))
                    return day >= query["oldest"] ?? "" && day <= query["newest"] ?? ""
                }
                return .whole(Self.json(rows))
            }
        }
    }

    private func withings(_ request: Request, _ state: borrowing State) -> LoopbackAnswer {
        let form = Self.form(request)
        let action = form["action"] ?? ""
        if state.forbidden.contains(action) { return .whole(#"{"status":277,"error":"not allowed"}"#) }
        let lists = [
            "getmeas": "measuregrps", "getactivity": "activities", "getworkouts": "series", "getsummary": "series",
        ]
        guard request.method == "POST", let list = lists[action] else { return .whole(#"{"status":2554}"#) }
        let rows = (state.records[action] ?? []).filter { row in
            if action == "getmeas" {
                let at = row["date"] as? Int ?? 0
                return at >= Int(form["startdate"] ?? "") ?? 0 && at <= Int(form["enddate"] ?? "") ?? 0
            }
            let day = row["date"] as? String ?? ""
            return day >= form["startdateymd"] ?? "" && day <= form["enddateymd"] ?? ""
        }
        return page(rows, form["offset"], state.pageSize) { page, next in
            """
            {"status":0,"body":{"updatetime":1763623000,"timezone":"Europe/Berlin","more":\(next == nil ? 0 : 1),\
            "offset":\(next ?? "0"),"\(list)":\(page)}}
            """
        }
    }

    func page(
        _ rows: [[String: any Sendable]], _ token: String?, _ size: Int, _ text: (String, String?) -> String
    ) -> LoopbackAnswer {
        let start = token.flatMap { Int($0) } ?? 0
        let end = min(rows.count, start + size)
        guard start <= end else { return .whole(status: 400, #"{"detail":"no such page"}"#) }
        return .whole(text(Self.json(Array(rows[start..<end])), end < rows.count ? "\(end)" : nil))
    }

    /// Records as a JSON array with sorted keys; `[]` for what is not JSON.
    public static func json(_ rows: [[String: any Sendable]]) -> String {
        // Fixtures are JSON.
        let data = (try? JSONSerialization.data(withJSONObject: rows, options: [.sortedKeys])) ?? Data("[]".utf8)
        return String(decoding: data, as: UTF8.self)
    }
}
