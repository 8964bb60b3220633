import Networking

/// Why a service did not give what was asked. Details are the service's words, cut short and without keys.
public enum RESTError: Error, Equatable, Sendable {
    case transport(TransportError)
    /// No key, a wrong one, or one that may not ask this.
    case key(detail: String)
    case notFound(detail: String)
    /// Too many requests; `retryAfter` as far as the service says.
    case quota(detail: String, retryAfter: Duration?)
    /// Our own limit of the service is used up for that long.
    case throttled(Duration)
    case refused(status: Int, detail: String)
    /// HTML of a hotel's login page, an empty body, half a text.
    case notJSON(status: Int)
    /// JSON of another form than the service documents.
    case unexpected

    /// Whether it tells that something is wrong at the service or on the way to it: not that a thing is not there, nor that
    /// this side held the request back.
    var isOfService: Bool {
        switch self {
        case .transport(.cancelled), .notFound, .throttled: false
        case .transport, .key, .quota, .refused, .notJSON, .unexpected: true
        }
    }

    /// One sentence for people.
    /// - Parameter service: its name.
    public func sentence(_ service: String) -> String {
        func ending(_ detail: String) -> String {
            guard let last = detail.last else { return "." }
            return ": \(detail)" + (".?!…•".contains(last) ? "" : ".")
        }
        return switch self {
        case .transport(let error): error.sentence(service)
        case .key(let detail): "\(service) does not take the key\(ending(detail))"
        case .notFound(let detail): "\(service) knows nothing of it\(ending(detail))"
        case .quota(let detail, _): "The limit of requests to \(service) is used up\(ending(detail))"
        case .throttled: "Too many requests to \(service) within a short time; try again in a minute."
        case .refused(let status, let detail):
            status >= 500
                ? "\(service) is in trouble (status \(status))."
                : "\(service) refused (status \(status))\(ending(detail))"
        case .notJSON:
            "What came is not from \(service): a login page of the network, perhaps, or a proxy."
        case .unexpected: "\(service) answered in a form that is not understood."
        }
    }
}

extension TransportError {
    /// One sentence for people on a request to a service that has this name.
    public func sentence(_ service: String) -> String {
        switch self {
        case .cannotResolve(let host): "\(host) cannot be found: is the network up?"
        case .refused(let host): "Nobody answers at \(host)."
        case .unreachable(let host): "There is no way to \(host)."
        case .tls(let host, let reason):
            "The connection to \(host) is not secure: \(reason)" + (reason.hasSuffix("?") ? "" : ".")
        case .timedOut: "\(service) did not answer in time."
        case .cutOff: "The connection to \(service) broke off."
        case .tooLarge: "\(service) sent more than an answer can be."
        case .malformed: "What came from \(service) is no answer."
        case .redirected(_, let host):
            "\(service) points to \(host ?? "another address"), which is not followed."
        case .insecure(let host): "\(host) is asked over https alone."
        case .badURL(let reason): "The address of \(service) cannot be used: \(reason)."
        case .badHeader: "The key holds characters that cannot be sent."
        case .cancelled: "It was cancelled."
        case .failed(let reason): "\(service) could not be asked: \(reason)."
        }
    }
}
