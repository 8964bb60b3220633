import Foundation
import HealthModel
import JSON
import Networking
import RESTClient

/// Asks one connected service: with a token that is good, no faster than it may, and again where that can help.
actor CloudClient {
    private let service: ConnectionService
    private let keeper: GrantKeeper
    private let cache: HTTPCache
    private let now: @Sendable () -> Double
    private let sleep: @Sendable (Duration) async throws -> Void
    private var grant: Grant
    private var rest: RESTClient
    /// How much the service's clock is ahead of ours, in seconds; `nil` before its first answer.
    private(set) var clockAhead: Double?
    private(set) var requests = 0
    /// The first day of which the service has data; `nil` where it does not say.
    private(set) var firstDay: CivilDay?
    /// Answers that hold for this reading.
    private var kept: [CloudCall: JSONValue] = [:]

    private static let mostWaits = 3

    /// - Throws: as `GrantKeeper.grant`.
    init(
        _ service: ConnectionService, keeper: GrantKeeper, cache: HTTPCache, now: @escaping @Sendable () -> Double,
        sleep: @escaping @Sendable (Duration) async throws -> Void
    ) async throws(ConnectionError) {
        self.service = service
        self.keeper = keeper
        self.cache = cache
        self.now = now
        self.sleep = sleep
        grant = try await keeper.grant()
        rest = Self.rest(service, grant, cache, now, sleep)
    }

    private static func rest(
        _ service: ConnectionService, _ grant: Grant, _ cache: HTTPCache, _ now: @escaping @Sendable () -> Double,
        _ sleep: @escaping @Sendable (Duration) async throws -> Void
    ) -> RESTClient {
        let credentials: Credentials =
            switch service.authorization {
            case .key(let form): form.credentials(grant.accessToken)
            case .oauth: .bearer(token: grant.accessToken)
            }
        return RESTClient(
            RESTService(
                id: service.id, name: service.title, baseURL: service.baseURL, credentials: credentials,
                limit: service.requestLimit,
                failure: { status, body in
                    if let told = service.failure(status, body) { return told }
                    guard status >= 400 else { return nil }
                    let words =
                        ["detail", "message", "error_description", "title", "error"].lazy
                        .compactMap { body[$0].nonEmptyText }.first ?? ""
                    // The token is good, but may not ask this.
                    return ServiceRefusal(words, status == 403 ? .forbidden : nil)
                }), cache: cache, clock: now, sleep: sleep)
    }

    /// Whose data they are; `nil` where the service does not say, or the person gave no right to it: the data may come all the
    /// same.
    func account() async throws(ConnectionError) -> ConnectionService.Account? {
        switch service.account {
        case .grant: return grant.accountID.map { .init(id: $0, name: nil) }
        case .call(let call, let read):
            do throws(ConnectionError) {
                return read(try await answer(to: call))
            } catch {
                switch error {
                case .forbidden, .service(.notFound): return nil
                default: throw error
                }
            }
        }
    }

    /// - Throws: `.forbidden` for a right that is missing, `.limit`, `.grantLost`, `.cancelled`, `.service`.
    func answer(to call: CloudCall) async throws(ConnectionError) -> JSONValue {
        try await asking { rest throws(RESTError) in
            let reply = try await rest.send(Self.endpoint(call) { $0 })
            return (reply.value, reply.head)
        }
    }

    /// The same, asked once in a reading.
    func keptAnswer(to call: CloudCall) async throws(ConnectionError) -> JSONValue {
        if let answer = kept[call] { return answer }
        let answer = try await answer(to: call)
        kept[call] = answer
        return answer
    }

    func record(firstDay day: CivilDay?) { firstDay = day ?? firstDay }

    /// The words of records, by number; none where the person gave no right to them.
    func words(_ names: RecordNames) async throws(ConnectionError) -> [String: String] {
        do throws(ConnectionError) {
            return names.read(try await keptAnswer(to: names.call))
        } catch {
            guard case .forbidden = error else { throw error }
            return [:]
        }
    }

    /// A file at a signed address, asked for without the token; encrypted, or on this machine.
    /// - Throws: `.service(.notFound)` for one that is not there, or at another kind of address.
    func file(at address: String, atMost most: Int) async throws(ConnectionError) -> [UInt8] {
        guard address.hasPrefix("https://") || HTTPRequest(.get, address).isToThisMachine else {
            throw .service(.notFound(detail: ""))
        }
        if Task.isCancelled { throw .cancelled }
        requests += 1
        let elsewhere = RESTClient(
            RESTService(id: service.id, name: service.title, baseURL: address), cache: cache, clock: now, sleep: sleep)
        let endpoint = Endpoint(
            "", accept: "*/*", maxBodyBytes: most, priority: .background, readBytes: { (bytes: [UInt8]) in bytes })
        do throws(RESTError) {
            return try await elsewhere.send(endpoint).value
        } catch {
            switch error {
            case .transport(.cancelled): throw .cancelled
            // A signature that has ended is no fault of the token's.
            case .key: throw .service(.notFound(detail: ""))
            default: throw .service(error)
            }
        }
    }

    /// A file, whole.
    func bytes(of call: CloudCall, atMost most: Int) async throws(ConnectionError) -> [UInt8] {
        try await asking { rest throws(RESTError) in
            var endpoint = Endpoint(
                call.path, accept: "*/*", query: Self.parameters(call.query), maxBodyBytes: most,
                priority: .background, readBytes: { $0 })
            endpoint.meanings = Self.forbidden
            return (try await rest.send(endpoint).value, nil)
        }
    }

    /// The token is good, but may not ask this: also where the answer has no words.
    private static let forbidden: [Int: ServiceRefusal.Meaning] = [403: .forbidden]

    private static func endpoint<Answer>(
        _ call: CloudCall, read: @escaping @Sendable (JSONValue) -> Answer?
    ) -> Endpoint<Answer> {
        var endpoint = Endpoint(
            call.path, method: call.form == nil && call.json == nil ? .get : .post,
            query: parameters(call.query) + lists(call.lists),
            body: call.form.map { .form(parameters($0)) } ?? call.json.map { .json($0) }, maxBodyBytes: 24 << 20,
            priority: .background, read: read)
        endpoint.isRepeatable = true
        endpoint.meanings = forbidden
        return endpoint
    }

    private static func parameters(_ fields: [String: String]) -> [QueryParameter] {
        fields.sorted { $0.key < $1.key }.map { QueryParameter($0.key, $0.value) }
    }

    private static func lists(_ fields: [String: [String]]) -> [QueryParameter] {
        fields.sorted { $0.key < $1.key }.flatMap { name, values in values.map { QueryParameter(name, $0) } }
    }

    private func asking<Answer: Sendable>(
        _ ask: @Sendable (RESTClient) async throws(RESTError) -> (Answer, HTTPHead?)
    ) async throws(ConnectionError) -> Answer {
        var (wasRenewed, waits) = (false, 0)
        if grant.isDue(now: now()) { try await renew() }
        while true {
            if Task.isCancelled { throw .cancelled }
            requests += 1
            do throws(RESTError) {
                let (answer, head) = try await ask(rest)
                if let head { noteClock(head) }
                return answer
            } catch {
                switch error {
                case .transport(.cancelled): throw .cancelled
                case .key(let detail):
                    guard !wasRenewed else { throw .tokenRefused(detail: detail) }
                    if case .key = service.authorization { throw .keyRefused(detail: detail) }
                    wasRenewed = true
                    try await renew()
                case .refused(403, let detail): throw .forbidden(detail: detail)
                case .quota(_, let wait?): throw .limit(retryAfter: wait)
                case .quota(_, nil):
                    waits += 1
                    guard waits <= Self.mostWaits else { throw .limit(retryAfter: nil) }
                    try await pause(.seconds(15 * Double(1 << (waits - 1)) * .random(in: 1...1.3)))
                case .throttled(let wait): try await pause(wait)
                default: throw .service(error)
                }
            }
        }
    }

    private func renew() async throws(ConnectionError) {
        grant = try await keeper.renewed(grant)
        rest = Self.rest(service, grant, cache, now, sleep)
    }

    private func pause(_ wait: Duration) async throws(ConnectionError) {
        do { try await sleep(wait) } catch { throw .cancelled }
    }

    private func noteClock(_ head: HTTPHead) {
        guard clockAhead == nil, let date = head["date"], let moment = HTTPMoment.unix(date) else { return }
        clockAhead = Double(moment) - now()
    }
}

/// `Thu, 26 Nov 2026 02:57:58 GMT` (RFC 9110, 5.6.7), the one form that servers still send.
enum HTTPMoment {
    static func unix(_ text: String) -> Int64? {
        let words = text.split(separator: " ")
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        guard words.count == 6, words[5] == "GMT", let day = Int(words[1]), let year = Int(words[3]),
            let month = months.firstIndex(of: String(words[2]))
        else { return nil }
        let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        return CloudTime.unix("\(year)-\(two(month + 1))-\(two(day))T\(words[4])Z")
    }
}
