/// One request. Certificates are always verified.
public struct HTTPRequest: Equatable, Sendable {
    /// The request methods used.
    public enum Method: String, Sendable { case get = "GET", post = "POST", put = "PUT", delete = "DELETE" }

    /// Whether an answer that points elsewhere is followed. Never to another host: keys in headers and query, and the
    /// body, would go there too.
    public enum Redirects: Equatable, Sendable {
        case refused
        /// `GET` only: to the same scheme, host and port, so many times at most.
        case sameOrigin(atMost: Int)
    }

    /// Which waiting request goes first when all five places are taken.
    public enum Priority: Int, Comparable, Sendable {
        case background, normal, interactive
        public static func < (one: Priority, other: Priority) -> Bool { one.rawValue < other.rawValue }
    }

    public var method: Method
    /// `https`, or `http` to this machine or a host marked local. Without user name, password and fragment.
    public var url: String
    /// Sent as they are. Names and values with control characters are refused.
    public var headers: [HTTPHeader]
    public var body: [UInt8]?
    /// Name lookup, TCP and TLS together.
    public var connectTimeout: Duration
    /// The longest time without a byte, counted from the start of the request and from each byte that arrives.
    public var idleTimeout: Duration
    /// From the start of the request, the time in the queue not counted, to its last byte.
    public var totalTimeout: Duration
    /// The longest body accepted, after decompression.
    public var maxBodyBytes: Int
    /// The person marked this host as local: plain `http` to it is allowed.
    public var isLocalHost: Bool
    public var priority: Priority
    public var redirects: Redirects

    public init(
        _ method: Method, _ url: String, headers: [HTTPHeader] = [], body: [UInt8]? = nil,
        connectTimeout: Duration = .seconds(30), idleTimeout: Duration = .seconds(60),
        totalTimeout: Duration = .seconds(900), maxBodyBytes: Int = 64 << 20, isLocalHost: Bool = false,
        priority: Priority = .normal, redirects: Redirects = .refused
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.connectTimeout = connectTimeout
        self.idleTimeout = idleTimeout
        self.totalTimeout = totalTimeout
        self.maxBodyBytes = maxBodyBytes
        self.isLocalHost = isLocalHost
        self.priority = priority
        self.redirects = redirects
    }
}

/// A header line. Its description holds the name alone: values can be keys.
public struct HTTPHeader: Equatable, Sendable, CustomStringConvertible, CustomReflectable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    public var description: String { "\(name): •••" }
    public var customMirror: Mirror { Mirror(self, children: ["name": name]) }

    /// Whether it can be sent without starting another line or hiding something in it.
    var isSendable: Bool {
        let separators: Set<Character> = [
            "(", ")", "<", ">", "@", ",", ";", ":", "\\", "\"", "/", "[", "]", "?", "=", "{", "}",
        ]
        let nameIsToken =
            !name.isEmpty
            && name.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value < 0x7F }
            && !name.contains(where: separators.contains)
        return nameIsToken && value.unicodeScalars.allSatisfy { ($0.value >= 0x20 && $0.value != 0x7F) || $0 == "\t" }
    }
}

/// Status line and headers of an answer.
public struct HTTPHead: Equatable, Sendable {
    public var status: Int
    public var headers: [HTTPHeader]

    public init(status: Int, headers: [HTTPHeader]) {
        self.status = status
        self.headers = headers
    }

    /// The first header of that name, whatever its case.
    public subscript(name: String) -> String? {
        let wanted = name.lowercased()
        return headers.first { $0.name.lowercased() == wanted }?.value
    }
}

/// The timings and sizes of a finished request.
public struct HTTPMetrics: Equatable, Sendable {
    /// From the start, each including those before; zero where a step was left out, as on a reused connection.
    public var lookup: Duration
    /// From the start to the connection.
    public var connect: Duration
    /// From the start to the end of the handshake.
    public var tls: Duration
    /// From the start to the first byte of the response.
    public var firstByte: Duration
    /// From the start to the end of the response.
    public var total: Duration
    /// Bytes of the body as handed on, after decompression.
    public var bodyBytes: Int
    /// Bytes of the request's body that were sent.
    public var sentBytes: Int
    /// `1.0`, `1.1`, `2` or `3`; `nil` where nothing was answered.
    public var version: String?
    public var reusedConnection: Bool
}

/// An event of a response's stream: one head, chunks, one end.
public enum HTTPEvent: Equatable, Sendable {
    case head(HTTPHead)
    case chunk([UInt8])
    case end(HTTPMetrics)
}
