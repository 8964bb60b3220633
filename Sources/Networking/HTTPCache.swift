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

    /// An earlier answer if there is one that is young enough, else a new one.
    /// - Parameter name: whose answer it is; needed for requests that may carry a key, which are not kept otherwise.
    public func answer(
        to request: HTTPRequest, policy: CachePolicy, name: String? = nil
    ) async throws(TransportError) -> Answer {
        let identity = policy == .none ? nil : CacheIdentity.of(request, name: name)
        if let identity, let kept = kept(identity, policy) { return kept }
        let (head, body) = try await client.answer(to: request)
        if let identity, Self.mayBeKept(head) {
            let headers = head.headers.filter { CacheEntry.keptHeaders.contains($0.name.lowercased()) }
            let entry = CacheEntry(
                storedAt: clock(), identity: identity, head: HTTPHead(status: head.status, headers: headers),
                body: body)
            if policy.memoryAge != nil { remember(entry) }
            if policy.diskAge != nil { folder?.store(entry, now: clock()) }
        }
        return Answer(head: head, body: body, age: nil)
    }

    /// Forgets everything, on the disk too.
    public func removeAll() {
        memory = [:]
        folder?.removeAll()
    }

    private func kept(_ identity: String, _ policy: CachePolicy) -> Answer? {
        let now = clock()
        if let age = policy.memoryAge, let entry = memory[identity] {
            if entry.isFresh(age, now: now) { return answer(entry, now) }
            memory[identity] = nil
        }
        if let age = policy.diskAge, let entry = folder?.entry(for: identity) {
            guard entry.isFresh(age, now: now) else {
                folder?.remove(identity)
                return nil
            }
            if let age = policy.memoryAge, entry.isFresh(age, now: now) { remember(entry) }
            return answer(entry, now)
        }
        return nil
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
