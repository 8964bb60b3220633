/// Whether an answer may be an earlier one, and how old.
public enum CachePolicy: Equatable, Sendable {
    case none
    case memory(Duration)
    case disk(Duration)
    /// Memory first, then the disk. Both ages count from when the answer came.
    case hybrid(memory: Duration, disk: Duration)

    var memoryAge: Duration? {
        switch self {
        case .memory(let age), .hybrid(let age, _): age
        case .none, .disk: nil
        }
    }

    var diskAge: Duration? {
        switch self {
        case .disk(let age), .hybrid(_, let age): age
        case .none, .memory: nil
        }
    }
}

/// An answer as it is kept.
struct CacheEntry: Equatable {
    /// Seconds since 1970.
    var storedAt: Double
    /// The identity of the request that it answers.
    var identity: String
    var head: HTTPHead
    var body: [UInt8]

    /// Whether it is younger than `age`. One from the future was stored by a clock that was wrong: too old, else it could
    /// stay for ever.
    func isFresh(_ age: Duration, now: Double) -> Bool {
        now >= storedAt && now - storedAt < age / .seconds(1)
    }

    var byteCount: Int {
        head.headers.reduce(identity.utf8.count + body.count) { $0 + $1.name.utf8.count + $1.value.utf8.count + 16 }
            + 64
    }

    /// Headers worth keeping; a cookie is not among them.
    static let keptHeaders: Set<String> = ["content-type", "content-language", "date", "etag", "last-modified", "link"]
}

/// The identity of a request in the cache, and whether its answer may be kept at all.
enum CacheIdentity {
    /// Headers that change what is answered.
    private static let choosing: Set<String> = ["accept", "accept-language"]
    /// Headers that carry no key. With any other the answer may be for one person alone.
    private static let harmless: Set<String> = choosing.union([
        "content-type", "user-agent", "accept-encoding", "http-referer", "referer", "x-title", "anthropic-version",
    ])
    private static let secretParameters = ["key", "token", "secret", "signature", "sig", "auth", "password"]

    /// `nil` when the answer is not kept: anything but `GET`, an address with a key in it, and a request that may carry a
    /// key unless it has a name. A key is never part of what comes back.
    static func of(_ request: HTTPRequest, name: String?) -> String? {
        guard request.method == .get, request.body == nil, !holdsKey(request.url) else { return nil }
        let isOpen =
            request.keyParameter == nil
            && request.headers.allSatisfy { harmless.contains($0.name.lowercased()) }
        guard isOpen || name != nil else { return nil }
        let chosen = request.headers.filter { choosing.contains($0.name.lowercased()) }
            .map { "\($0.name.lowercased()): \($0.value)" }.sorted()
        return ([name ?? "", request.url] + chosen).joined(separator: "\n")
    }

    private static func holdsKey(_ url: String) -> Bool {
        guard let mark = url.firstIndex(of: "?") else { return false }
        return url[url.index(after: mark)...].split(separator: "&").contains { parameter in
            let name = parameter.prefix { $0 != "=" }.lowercased()
            return secretParameters.contains(where: name.contains)
        }
    }
}
