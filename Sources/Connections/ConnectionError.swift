import Files
import RESTClient
import Vault

/// Why a connection could not be made or used. Holds no token, key or health data; details are the service's words, cut short.
public enum ConnectionError: Error, Equatable, Sendable {
    case notConnected
    // Authorising.
    case portTaken(Int)
    case cannotListen(reason: String)
    /// The person, or the service, said no on its page.
    case denied(detail: String)
    /// The answer has another state than the request, or none.
    case wrongState
    case notAnAddress
    /// Nobody came back in time, or only after what was asked had been forgotten.
    case tooLate
    /// A code that was used before, is too old or belongs to another redirect address.
    case codeRefused(detail: String)
    /// The app's id and secret do not belong together.
    case appRefused(detail: String)
    case keyRefused(detail: String)
    case noToken
    case otherAccount(known: String, new: String)
    // Using.
    /// The service no longer knows the grant: the person connects again.
    case grantLost(detail: String)
    /// A fresh token is not taken either.
    case tokenRefused(detail: String)
    case forbidden(detail: String)
    /// As long as the service says; `nil` where it does not.
    case limit(retryAfter: Duration?)
    /// The same page again and again, or no end of pages.
    case pageLoop
    case service(RESTError)
    case busy
    case vault(VaultError)
    case disk(reason: String)
    /// The store, in its own words.
    case store(String)
    case cancelled

    /// Whether it passes by itself, so that nobody need be told who did not ask: no network, a limit, another program.
    public var isPassing: Bool {
        switch self {
        case .service(.transport), .limit, .busy, .cancelled: true
        default: false
        }
    }

    /// Whether the network cut it off, so that it goes on when that is back.
    public var isCutOff: Bool { if case .service(.transport) = self { true } else { false } }

    /// Where a sentence is read, and so what it says that can be done.
    public enum Place: Sendable {
        case terminal
        /// The page of connections, of which the way to anything is known.
        case page
    }

    /// One sentence for people, on a service that has this name.
    public func sentence(_ service: String, id: String, in place: Place = .terminal) -> String {
        func inParentheses(_ detail: String) -> String { detail.isEmpty ? "" : " (\(detail))" }
        let again = place == .page ? "egin again." : "egin again with: airfit connect \(id)"
        return switch self {
        case .notConnected:
            "\(service) is not connected; connect it "
                + (place == .page ? "in Settings, Connections." : "with: airfit connect \(id)")
        case .portTaken(let port):
            "Port \(port) is taken by another program; end that one, or register another redirect address and "
                + (place == .page ? "type its port: Alt-P." : "give its port with --port.")
        case .cannotListen(let reason): "Nothing can listen for the browser here: \(reason)."
        case .denied(let detail): "\(service) was not allowed\(inParentheses(detail)). Nothing was kept."
        case .wrongState:
            "What came back does not belong to this attempt and was not used; b\(again)"
        case .notAnAddress:
            "That is neither the address that the browser ended on nor its code; copy the whole address, from http to its end."
        case .tooLate: "Nothing came back within five minutes; b\(again)"
        case .codeRefused(let detail):
            "\(service) does not take the code\(inParentheses(detail)): it was used before, is too old, or the redirect address differs "
                + "from the registered one. B\(again)"
        case .appRefused(let detail):
            "\(service) does not take the app's id and secret\(inParentheses(detail)); copy both again from where you registered it."
        case .keyRefused(let detail): "\(service) does not take the key\(inParentheses(detail)); copy it again."
        case .noToken: "\(service) answered without a token; try again later."
        case .otherAccount(let known, let new):
            "\(service) answered for \(new), but what is here came from \(known). Two people's data are not mixed: disconnect "
                + "the first one\(place == .page ? "" : " with airfit disconnect \(id)") and say whether its data stay."
        case .grantLost(let detail):
            "\(service) has ended the connection\(inParentheses(detail)); what came so far stays. "
                + (ServiceRegistry.service(id)?.lossHint.map { $0 + " " } ?? "")
                + (place == .page
                    ? "Connect it again in Settings, Connections." : "Connect again with: airfit connect \(id)")
        case .tokenRefused(let detail):
            "\(service) does not take a token that it has just made\(inParentheses(detail)); try again later."
        case .forbidden(let detail): "\(service) does not allow it\(inParentheses(detail))."
        case .limit(let wait):
            "The limit of requests to \(service) is used up; the rest comes with the next sync\(wait.map { ", in \(Self.words($0)) at the earliest" } ?? "")."
        case .pageLoop: "\(service) sends the same page again and again; what came before it is kept."
        case .service(let error): error.sentence(service)
        case .busy: "\(service) is being read by another AirFit at this moment."
        case .vault(let error): error.sentence
        case .disk(let reason): "The connection's notes cannot be written: \(reason)."
        case .store(let sentence): sentence
        case .cancelled: "It was stopped; what came so far is kept, and the next sync goes on."
        }
    }

    /// Minutes, or hours from two on: `45 min`, `24 h`.
    static func words(_ wait: Duration) -> String {
        let minutes = (wait.components.seconds + 59) / 60
        return minutes < 120 ? "\(max(1, minutes)) min" : "\((minutes + 59) / 60) h"
    }
}

extension ConnectionError {
    init(_ failure: FileFailure) { self = .disk(reason: failure.reason) }
}
