/// Keeps answers to `GET` for a while, in memory and on the disk.
///
/// Only answers with status 200 that do not forbid it are kept. Of a request that may carry a key, the answer is kept
/// under a name that the caller gives, one for each account; the key is never part of what is kept.
public actor HTTPCache {
    /// A stored response.
    public struct Answer: Equatable, Sendable {
        public var head: HTTPHead
        public var body: [UInt8]
        /// How old it is in seconds; `nil` for one that came just now.
        public var age: Double?
    }

    private let client: HTTPClient
    private let folder: CacheFolder?
    private let maxMemoryBytes: Int
    private let clock: @Sendable () -> Double
    private var memory: [String: CacheEntry] = [:]

    /// - Parameters:
    ///   - folder: made when first written to, for its owner alone; `nil` keeps nothing on the disk.
    ///   - clock: seconds since 1970.
    public init(
        client: HTTPClient, folder: String?, maxDiskBytes: Int = 16 << 20, maxMemoryBytes: Int = 8 << 20,
        clock: @escaping @Sendable () -> Double = wallClock
    ) {
        self.client = client
        self.folder = folder.map { CacheFolder(path: $0, maxBytes: maxDiskBytes) }
        self.maxMemoryBytes = maxMemoryBytes
        self.clock = clock
    }

    /// An earlier answer if there is one that is young enough, else a new one. Where an older one is still there that names
    /// its version, the server is asked whether it has changed.
    /// - Parameters:
    ///   - name: whose answer it is; needed for requests that may carry a key, which are not kept otherwise.
    ///   - reserve: how long an answer that is too old is kept, for `last`; `nil` drops it.
    ///   - isWorthKeeping: whether an answer with status 200 is one: not a login page, not an error in its body.
    public func answer(
        to request: HTTPRequest, policy: CachePolicy, name: String? = nil, reserve: Duration? = nil,
        where isWorthKeeping: @Sendable (HTTPHead, [UInt8]) -> Bool = { _, _ in true }
    ) async throws(TransportError) -> Answer {
        guard policy != .none, let identity = CacheIdentity.of(request, name: name) else {
            let (head, body) = try await client.answer(to: request)
            return Answer(head: head, body: body, age: nil)
        }
        let old = entry(identity, policy, reserve: reserve)
        if let old, isFresh(old, policy) { return answer(old, clock()) }
        let (head, body) = try await client.answer(to: Self.conditional(request, old))
        if head.status == 304, var old {
            old.storedAt = clock()
            store(old, policy)
            return Answer(head: old.head, body: old.body, age: nil)
        }
        if Self.mayBeKept(head), isWorthKeeping(head, body) {
            let headers = head.headers.filter { CacheEntry.keptHeaders.contains($0.name.lowercased()) }
            let kept = HTTPHead(status: head.status, headers: headers)
            store(CacheEntry(storedAt: clock(), identity: identity, head: kept, body: body), policy)
        }
        return Answer(head: head, body: body, age: nil)
    }

    /// A kept answer that is young enough; nobody is asked. `nil` where there is none.
    public func fresh(_ request: HTTPRequest, policy: CachePolicy, name: String? = nil) -> Answer? {
        guard policy != .none, let identity = CacheIdentity.of(request, name: name) else { return nil }
        // Long enough to drop nothing: whoever asks next may have use for it.
        guard let kept = entry(identity, policy, reserve: .seconds(1e9)), isFresh(kept, policy) else { return nil }
        return answer(kept, clock())
    }

    /// The last answer that is kept, however old up to `age`; nobody is asked. `nil` where there is none.
    public func last(
        to request: HTTPRequest, policy: CachePolicy, name: String? = nil, within age: Duration
    ) -> Answer? {
        guard policy != .none, let identity = CacheIdentity.of(request, name: name) else { return nil }
        let now = clock()
        guard let kept = entry(identity, policy, reserve: age), kept.isFresh(age, now: now) else { return nil }
        return answer(kept, now)
    }

    /// Forgets everything, on the disk too.
    public func removeAll() {
        memory = [:]
        folder?.removeAll()
    }

    private static func conditional(_ request: HTTPRequest, _ old: CacheEntry?) -> HTTPRequest {
        var request = request
        if let tag = old?.head["etag"] { request.headers.append(HTTPHeader("If-None-Match", tag)) }
        if let date = old?.head["last-modified"] { request.headers.append(HTTPHeader("If-Modified-Since", date)) }
        return request
    }

    private func store(_ entry: CacheEntry, _ policy: CachePolicy) {
        if policy.memoryAge != nil { remember(entry) }
        if policy.diskAge != nil { folder?.store(entry, now: clock()) }
    }

    private func isFresh(_ entry: CacheEntry, _ policy: CachePolicy) -> Bool {
        let now = clock()
        let isInMemory = memory[entry.identity]?.storedAt == entry.storedAt
        return (isInMemory && entry.isFresh(policy.memoryAge ?? .zero, now: now))
            || entry.isFresh(policy.diskAge ?? .zero, now: now)
    }

    /// The entry in memory or on disk, fresh or not; one that is older than its policy and than `reserve` is dropped.
    private func entry(_ identity: String, _ policy: CachePolicy, reserve: Duration?) -> CacheEntry? {
        let now = clock()
        if let age = policy.memoryAge, let entry = memory[identity] {
            if entry.isFresh(max(age, reserve ?? .zero), now: now) { return entry }
            memory[identity] = nil
        }
        guard let age = policy.diskAge, let entry = folder?.entry(for: identity) else { return nil }
        guard entry.isFresh(max(age, reserve ?? .zero), now: now) else {
            folder?.remove(identity)
            return nil
        }
        if let age = policy.memoryAge, entry.isFresh(age, now: now) { remember(entry) }
        return entry
    }

    private func answer(_ entry: CacheEntry, _ now: Double) -> Answer {
        Answer(head: entry.head, body: entry.body, age: now - entry.storedAt)
    }

    private func remember(_ entry: CacheEntry) {
        memory[entry.identity] = entry
        var bytes = memory.values.reduce(0) { $0 + $1.byteCount }
        while bytes > maxMemoryBytes, let oldest = memory.values.min(by: { $0.storedAt < $1.storedAt }) {
            memory[oldest.identity] = nil
            bytes -= oldest.byteCount
        }
    }

    private static func mayBeKept(_ head: HTTPHead) -> Bool {
        let forbids = head["cache-control"]?.lowercased().contains("no-store") ?? false
        return head.status == 200 && !forbids && head["vary"] != "*"
    }
}
