/// Why a request brought no whole answer. Names hosts, never headers, keys, queries or bodies.
public enum TransportError: Error, Equatable, Sendable {
    /// The phase in which the time ran out.
    public enum Phase: String, Sendable {
        /// Looking up the name, connecting, agreeing on keys.
        case connecting
        /// Sent, and not one byte came back.
        case waiting
        /// In the middle of an answer.
        case receiving
        /// The whole request.
        case total
    }

    case badURL(reason: String)
    /// A header that cannot be sent, by name.
    case badHeader(name: String)
    /// Plain `http` to another machine.
    case insecure(host: String)
    case cannotResolve(host: String)
    /// Nobody listens there.
    case refused(host: String)
    case unreachable(host: String)
    case tls(host: String, reason: String)
    case timedOut(Phase)
    /// The connection ended early, after that many bytes of the body.
    case cutOff(bodyBytes: Int)
    /// The answer is larger than accepted; the limit in bytes.
    case tooLarge(limit: Int)
    /// The answer is not HTTP, or its compression is broken.
    case malformed(reason: String)
    /// The answer points elsewhere; it is not followed. `host` is `nil` where the answer does not say.
    case redirected(status: Int, host: String?)
    case cancelled
    case failed(reason: String)

    /// Whether trying again could help, nothing having been answered yet.
    public var isPassing: Bool {
        switch self {
        case .cannotResolve, .refused, .unreachable, .timedOut(.connecting), .cutOff(bodyBytes: 0): true
        default: false
        }
    }
}
