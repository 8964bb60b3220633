import Networking

/// The proof of who calls a service. Nothing that prints or mirrors it shows a secret.
public enum Credentials: Sendable, CustomStringConvertible, CustomReflectable {
    case none
    case bearer(token: String)
    case basic(user: String, password: String)
    /// In a header of the service's own.
    case header(name: String, key: String)
    /// In the query: it reaches no log, error and cache.
    case query(name: String, key: String)

    public var description: String {
        switch self {
        case .none: "none"
        case .bearer: "bearer •••"
        case .basic: "basic •••"
        case .header(let name, _): "header \(name) •••"
        case .query(let name, _): "query \(name) •••"
        }
    }
    public var customMirror: Mirror { Mirror(self, children: []) }

    /// Puts them on a request.
    func sign(_ request: inout HTTPRequest) {
        switch self {
        case .none: break
        case .bearer(let token): request.headers.append(HTTPHeader("Authorization", "Bearer \(token)"))
        case .basic(let user, let password):
            let pair = Base64.encoded(Array("\(user):\(password)".utf8))
            request.headers.append(HTTPHeader("Authorization", "Basic \(pair)"))
        case .header(let name, let key): request.headers.append(HTTPHeader(name, key))
        case .query(let name, let key): request.keyParameter = HTTPHeader(name, key)
        }
    }

    /// A text of the service without the secret, which some repeat in their errors.
    func redacted(_ text: String) -> String {
        var text = text
        for secret in secrets where !secret.isEmpty {
            for form in [secret, URLText.encoded(secret)] { text = text.replacing(form, with: "•••") }
        }
        return text
    }

    private var secrets: [String] {
        switch self {
        case .none: []
        case .bearer(let token): [token]
        case .basic(let user, let password): [Base64.encoded(Array("\(user):\(password)".utf8)), password]
        case .header(_, let key), .query(_, let key): [key]
        }
    }
}

/// RFC 4648, without the Foundation library, which is slow to load.
enum Base64 {
    private static let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".unicodeScalars)

    static func encoded(_ bytes: [UInt8]) -> String {
        var text = String.UnicodeScalarView()
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            bits <<= UInt32(8 * (3 - group.count))
            for place in 0..<4 {
                let isPadding = place > group.count
                text.append(isPadding ? "=" : letters[Int(bits >> UInt32(18 - 6 * place) & 63)])
            }
        }
        return String(text)
    }
}
