import Networking
import RESTClient

/// One attempt to be let in: the address that the person opens, and how what comes back is told to belong to it.
public struct AuthorizationAttempt: Sendable {
    /// To be opened in a browser. It holds no secret.
    public let address: String
    public let redirectURI: String
    let state: String
    /// `nil` for a service that takes no proof key.
    let verifier: String?
    /// Seconds since 1970.
    let madeAt: Double

    /// The lifetime of an attempt in seconds.
    static let lifetime = 600.0

    init(_ form: OAuthForm, app: ClientApp, scopes: [String], now: Double) {
        state = OAuthSecrets.random()
        let verifier = form.usesPKCE ? OAuthSecrets.random() : nil
        self.verifier = verifier
        redirectURI = app.redirectURI
        madeAt = now
        var query = [
            QueryParameter("response_type", "code"), QueryParameter("client_id", app.clientID),
            QueryParameter("redirect_uri", app.redirectURI),
        ]
        if !scopes.isEmpty { query.append(.init("scope", scopes.joined(separator: form.scopeSeparator))) }
        query.append(.init("state", state))
        if let verifier {
            query.append(.init("code_challenge", OAuthSecrets.challenge(of: verifier)))
            query.append(.init("code_challenge_method", "S256"))
        }
        address = form.authorizeURL + "?" + QueryParameter.encoded(query + form.authorizeExtras)
    }

    /// The code that came back.
    /// - Throws: `.denied`, `.wrongState`, `.tooLate`, `.notAnAddress` where there is none.
    func code(from answer: CallbackQuery, now: Double) throws(ConnectionError) -> String {
        // Also of a refusal: nobody else's page ends an attempt.
        guard OAuthSecrets.areEqual(answer["state"] ?? "", state) else { throw .wrongState }
        guard abs(now - madeAt) <= Self.lifetime else { throw .tooLate }
        if let error = answer["error"] {
            let detail = answer["error_description"].flatMap { $0.isEmpty ? nil : $0 } ?? error
            throw .denied(detail: String(detail.prefix(200)))
        }
        guard let code = answer["code"], !code.isEmpty else { throw .notAnAddress }
        return code
    }

    /// The code in what a person pasted: the address that the browser ended on, the part of it behind the question mark, or
    /// the code alone.
    /// - Throws: as `code(from:now:)`.
    func code(pasted text: String, now: Double) throws(ConnectionError) -> String {
        let text = text.filter { !$0.isWhitespace && !$0.isNewline }
        if let mark = text.firstIndex(of: "?") {
            return try code(from: CallbackQuery(String(text[text.index(after: mark)...])), now: now)
        }
        if text.contains("code=") || text.contains("error=") { return try code(from: CallbackQuery(text), now: now) }
        let isCode =
            (6...2048).contains(text.utf8.count) && !text.contains("://") && !text.contains("=")
            && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        guard isCode else { throw .notAnAddress }
        guard abs(now - madeAt) <= Self.lifetime else { throw .tooLate }
        return text
    }
}

/// The parameters of the address that the browser came back with.
public struct CallbackQuery: Equatable, Sendable {
    private var parameters: [String: String] = [:]

    /// - Parameter text: behind the question mark; what follows a number sign is not looked at.
    init(_ text: String) {
        for pair in text.prefix(while: { $0 != "#" }).split(separator: "&").prefix(32) {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let name = Self.decoded(parts[0]), let value = Self.decoded(parts[1]) else {
                continue
            }
            // The first counts: a second one is somebody's addition.
            if parameters[name] == nil { parameters[name] = value }
        }
    }

    subscript(name: String) -> String? { parameters[name] }

    /// Percent-decoded; `nil` for what is not UTF-8.
    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+"): bytes.append(0x20)
            case UInt8(ascii: "%"):
                guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), rest.count >= 2
                else {
                    return nil
                }
                bytes.append(value)
                rest = rest.dropFirst(2)
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
