import ChatModel
import Networking

extension ServiceError {
    /// The error of a failed transfer, for the person who asked.
    init(_ error: TransportError, from provider: ProviderConfiguration) {
        switch error {
        case .badURL(let reason):
            self = .invalidConfiguration("The address of \(provider.name) is wrong: \(reason)")
        case .badHeader(let name):
            self = .invalidConfiguration("The header \(name) for \(provider.name) cannot be sent")
        case .insecure(let host):
            self = .invalidConfiguration(
                "Plain http to \(host) is refused, what is sent could be read on the way: use https, or mark the host as "
                    + "local in the configuration")
        case .cannotResolve(let host): self = .networkUnavailable(detail: "The name \(host) cannot be looked up")
        case .refused(let host):
            let advice = KnownProvider[provider.id]?.server.map { "; start it with: \($0.startCommand)" } ?? ""
            self = .networkUnavailable(detail: "Nothing answers at \(host) for \(provider.name)\(advice)")
        case .unreachable(let host): self = .networkUnavailable(detail: "There is no way to \(host)")
        case .tls(let host, let reason): self = .networkUnavailable(detail: "No safe connection to \(host): \(reason)")
        case .timedOut(.connecting): self = .timeout(detail: "Connecting to \(provider.name) took too long")
        case .timedOut(.waiting):
            self = .timeout(detail: "\(provider.name) took the question and did not answer in time")
        case .timedOut(.receiving): self = .timeout(detail: "\(provider.name) fell silent in the middle of the answer")
        case .timedOut(.total): self = .timeout(detail: "The answer took longer than allowed in all")
        case .cutOff(bodyBytes: 0):
            self = .networkUnavailable(detail: "\(provider.name) closed the connection without an answer")
        case .cutOff: self = .streamingError(detail: "The connection ended in the middle of the answer")
        case .tooLarge(let limit): self = .responseTooLarge(detail: "The answer is larger than \(limit) bytes")
        case .malformed(let reason): self = .invalidResponse(detail: "The answer cannot be read: \(reason)")
        case .redirected(_, let host):
            self = .invalidResponse(
                detail:
                    "The address points on to \(host ?? "another place"), which is not followed; correct the base URL")
        case .cancelled: self = .cancelled
        case .failed(let reason): self = .networkUnavailable(detail: reason)
        }
    }
}
