import JSON
import Networking

/// Asks one web service. Throttling, retries, keys, the cache and reading are here, once for all services.
public actor RESTClient {
    /// An answer with its age.
    public struct Reply<Answer: Sendable>: Sendable {
        public var value: Answer
        /// In seconds; `nil` for one that came just now.
        public var age: Double?
        /// Of the answer, for paging.
        public var head: HTTPHead
    }

    public nonisolated let service: RESTService
    private let cache: HTTPCache
    private let records: ServiceRecords?
    private var bucket: TokenBucket
    private let clock: @Sendable () -> Double
    private let sleep: @Sendable (Duration) async throws -> Void
    private let jitter: @Sendable () -> Double

    /// - Parameters:
    ///   - cache: shared by all services, so that its limits hold for all.
    ///   - records: keep when the service answered and when it did not.
    ///   - clock: seconds since 1970.
    ///   - jitter: 0 to 1, random.
    public init(
        _ service: RESTService, cache: HTTPCache, records: ServiceRecords? = nil,
        clock: @escaping @Sendable () -> Double = wallClock,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
        jitter: @escaping @Sendable () -> Double = { .random(in: 0...1) }
    ) {
        self.service = service
        self.cache = cache
        self.records = records
        bucket = TokenBucket(service.limit)
        self.clock = clock
        self.sleep = sleep
        self.jitter = jitter
    }

    /// Asks, or takes a kept answer that is young enough. What may pass is tried again, for calls that may be repeated.
    public func send<Answer>(_ endpoint: Endpoint<Answer>) async throws(RESTError) -> Reply<Answer> {
        do throws(RESTError) {
            let reply = try await ask(endpoint)
            if reply.age == nil { records?.succeeded(service.id) }
            return reply
        } catch {
            if error.isOfService { records?.failed(service.id, error.sentence(service.name)) }
            throw error
        }
    }

    private func ask<Answer>(_ endpoint: Endpoint<Answer>) async throws(RESTError) -> Reply<Answer> {
        let request = request(for: endpoint)
        var retry = 0
        while true {
            retry += 1
            let failure: (error: RESTError, asked: Duration?)
            do throws(RESTError) {
                let answer = try await answer(to: request, endpoint)
                guard let error = refusal(of: answer, endpoint.meanings) else { return try reply(answer, endpoint) }
                // A limit that is lifted at a time that nobody says is not waited for.
                if case .quota(_, nil) = error { throw error }
                guard RetryPolicy.isPassing(answer.head) else { throw error }
                failure = (error, answer.head.askedWait(secondsSince1970: clock()))
            } catch {
                guard case .transport(let reason) = error, reason.isPassing else { throw error }
                failure = (error, nil)
            }
            guard endpoint.method.isIdempotent || endpoint.isRepeatable,
                let wait = service.retry.wait(beforeRetry: retry, asked: failure.asked, jitter: jitter())
            else { throw failure.error }
            try await pause(wait)
        }
    }

    /// The last answer that is kept, whatever its age up to `age`; nobody is asked.
    public func last<Answer>(_ endpoint: Endpoint<Answer>, within age: Duration) async -> Reply<Answer>? {
        let kept = await cache.last(
            to: request(for: endpoint), policy: endpoint.cache, name: cacheName, within: age)
        guard let kept else { return nil }
        do throws(RESTError) {
            let value = try endpoint.reader.value(of: kept.body, status: kept.head.status)
            return Reply(value: value, age: kept.age, head: kept.head)
        } catch {
            return nil  // one of another version of the program is none
        }
    }

    /// The pages of an answer, each asked for when it is wanted; ends after the page that names no next one.
    /// - Parameter next: the call of the page after this one; `nil` after the last.
    public nonisolated func pages<Answer>(
        from first: Endpoint<Answer>, next: @escaping @Sendable (Reply<Answer>) -> Endpoint<Answer>?
    ) -> RESTPages<Answer> {
        RESTPages(client: self, first: first, next: next)
    }

    // MARK: Parts

    private var cacheName: String? {
        if case .none = service.credentials { return nil }
        return "\(service.id) \(service.account)"
    }

    private func request<Answer>(for endpoint: Endpoint<Answer>) -> HTTPRequest {
        let query = QueryParameter.encoded(endpoint.query)
        var request = HTTPRequest(
            endpoint.method, service.baseURL + endpoint.path + (query.isEmpty ? "" : "?" + query),
            headers: [HTTPHeader("Accept", endpoint.reader.accept)] + endpoint.headers, body: endpoint.body?.bytes,
            connectTimeout: .seconds(10), idleTimeout: .seconds(15), totalTimeout: .seconds(30),
            maxBodyBytes: endpoint.maxBodyBytes, priority: endpoint.priority)
        if let body = endpoint.body { request.headers.append(HTTPHeader("Content-Type", body.type)) }
        service.credentials.sign(&request)
        return request
    }

    private func answer<Answer>(
        to request: HTTPRequest, _ endpoint: Endpoint<Answer>
    ) async throws(RESTError) -> HTTPCache.Answer {
        // What is kept needs no token.
        if let kept = await cache.fresh(request, policy: endpoint.cache, name: cacheName) { return kept }
        let token = bucket.consume(now: clock())
        guard let wait = token.wait else { throw .throttled(.seconds(token.untilFree)) }
        if wait > 0 { try await pause(.seconds(wait)) }
        do throws(TransportError) {
            return try await cache.answer(
                to: request, policy: endpoint.cache, name: cacheName, reserve: endpoint.reserve
            ) { [service] head, body in
                let isRefused = JSONValue(body).map { service.failure(head.status, $0) != nil } ?? false
                return !isRefused && endpoint.reader.canRead(body)
            }
        } catch {
            throw .transport(error)
        }
    }

    private func pause(_ wait: Duration) async throws(RESTError) {
        do { try await sleep(wait) } catch { throw .transport(.cancelled) }
    }

    private func reply<Answer>(
        _ answer: HTTPCache.Answer, _ endpoint: Endpoint<Answer>
    ) throws(RESTError) -> Reply<Answer> {
        // An answer without a body, to a deletion, is an empty object.
        let isEmpty = answer.head.status == 204 || answer.body.isEmpty && endpoint.method != .get
        let value = try endpoint.reader.value(of: isEmpty ? Array("{}".utf8) : answer.body, status: answer.head.status)
        return Reply(value: value, age: answer.age, head: answer.head)
    }

    /// The error that an answer tells; `nil` for one that is as asked.
    /// - Parameter meanings: of statuses, as the call says.
    private func refusal(
        of answer: HTTPCache.Answer, _ meanings: [Int: ServiceRefusal.Meaning]
    ) -> RESTError? {
        let status = answer.head.status
        let json = JSONValue(answer.body)
        let told = json.flatMap { service.failure(status, $0) }
        if (200...299).contains(status), told == nil { return nil }
        // Cut afterwards: half a key would not be found.
        let detail = String(service.credentials.redacted(told?.detail ?? "").prefix(300))
        switch meanings[status] ?? told?.meaning ?? Self.meaning(of: status) {
        case .key: return .key(detail: detail)
        case .quota:
            return .quota(detail: detail, retryAfter: answer.head.askedWait(secondsSince1970: clock()))
        case .notFound: return .notFound(detail: detail)
        case .forbidden: return .refused(status: 403, detail: detail)
        case .other: return .refused(status: status, detail: detail)
        }
    }

    private static func meaning(of status: Int) -> ServiceRefusal.Meaning {
        switch status {
        case 401, 403: .key
        case 404, 410: .notFound
        case 429: .quota
        default: .other
        }
    }
}

/// The pages of a call, one request each.
public struct RESTPages<Answer: Sendable>: AsyncSequence, Sendable {
    fileprivate let client: RESTClient
    fileprivate let first: Endpoint<Answer>
    fileprivate let next: @Sendable (RESTClient.Reply<Answer>) -> Endpoint<Answer>?

    /// Begins at the first page, with no request yet.
    public func makeAsyncIterator() -> Iterator { Iterator(pages: self, upcoming: first) }

    /// Asks for a page at each `next()`.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let pages: RESTPages
        fileprivate var upcoming: Endpoint<Answer>?

        /// Asks for the next page; `nil` behind the last. After an error there are no more pages.
        public mutating func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws(RESTError) -> Answer? {
            guard let endpoint = upcoming else { return nil }
            upcoming = nil
            let reply = try await pages.client.send(endpoint)
            upcoming = pages.next(reply)
            return reply.value
        }

        /// The same from no actor.
        public mutating func next() async throws(RESTError) -> Answer? { try await next(isolation: nil) }
    }
}
