/// One request. Certificates are always verified.
public struct HTTPRequest: Equatable, Sendable {
    /// The request methods used.
    public enum Method: String, Sendable {
        case get = "GET", post = "POST", put = "PUT", patch = "PATCH", delete = "DELETE"

        /// Whether sending it twice does what sending it once does (RFC 9110, 9.2.2).
        public var isIdempotent: Bool { self != .post && self != .patch }
    }

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
        /// Less urgent comes first.
        public static func < (one: Priority, other: Priority) -> Bool { one.rawValue < other.rawValue }
    }

    public var method: Method
    /// `https`, or `http` to this machine or a host marked local. Without user name, password and fragment.
    public var url: String
    /// A key in the query, for services that take it nowhere else. It is appended to the address as it is sent: logs, errors
    /// and the cache know `url` alone.
    public var keyParameter: HTTPHeader?
    /// Sent as they are. Names and values with control characters are refused.
    public var headers: [HTTPHeader]
    /// `nil` sends none.
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
        _ method: Method, _ url: String, keyParameter: HTTPHeader? = nil, headers: [HTTPHeader] = [],
        body: [UInt8]? = nil,
        connectTimeout: Duration = .seconds(30), idleTimeout: Duration = .seconds(60),
        totalTimeout: Duration = .seconds(900), maxBodyBytes: Int = 64 << 20, isLocalHost: Bool = false,
        priority: Priority = .normal, redirects: Redirects = .refused
    ) {
        self.method = method
        self.url = url
        self.keyParameter = keyParameter
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

extension HTTPRequest {
    /// The address as it is sent, with the key in its query.
    var sentURL: String {
        guard let keyParameter else { return url }
        let text = "\(URLText.encoded(keyParameter.name))=\(URLText.encoded(keyParameter.value))"
        return url + (url.contains("?") ? "&" : "?") + text
    }
}

/// Parts of addresses.
public enum URLText {
    /// Percent-encoded but for the unreserved characters of RFC 3986: good as a segment of a path and in a query.
    public static func encoded(_ text: String) -> String {
        var encoded = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return encoded
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
    /// HTTP status code.
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
    /// Whether no connection had to be made for it.
    public var reusedConnection: Bool
}

/// An event of a response's stream: one head, chunks, one end.
public enum HTTPEvent: Equatable, Sendable {
    case head(HTTPHead)
    case chunk([UInt8])
    case end(HTTPMetrics)
}
