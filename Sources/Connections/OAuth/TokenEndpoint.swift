import JSON
import Networking
import RESTClient

/// Asks the token endpoint of a service: for a code the first pair, for a refresh token the next.
struct TokenEndpoint: Sendable {
    let service: ConnectionService
    let form: OAuthForm
    let app: ClientApp
    let cache: HTTPCache
    let now: @Sendable () -> Double
    let sleep: @Sendable (Duration) async throws -> Void

    /// Exchanges a code, which is good once and for seconds: it is not tried again.
    /// - Throws: `.codeRefused`, `.appRefused`, `.noToken`, `.service`.
    func exchange(_ code: String, of attempt: AuthorizationAttempt) async throws(ConnectionError) -> Grant {
        var fields =
            form.exchangeExtras + [
                QueryParameter("grant_type", "authorization_code"), QueryParameter("code", code),
                QueryParameter("redirect_uri", attempt.redirectURI),
            ]
        if let verifier = attempt.verifier { fields.append(.init("code_verifier", verifier)) }
        do throws(RESTError) {
            return try await grant(fields, secrets: [code], isRepeatable: false)
        } catch {
            switch Self.code(of: error) {
            case "invalid_grant", "redirect_uri_mismatch": throw .codeRefused(detail: Self.detail(of: error))
            case "invalid_client", "unauthorized_client": throw .appRefused(detail: Self.detail(of: error))
            default: throw Self.failure(error)
            }
        }
    }

    /// The next pair; at most services the former refresh token is dead when this returns.
    /// - Throws: `.grantLost` where the service no longer knows the grant.
    func refresh(_ old: Grant) async throws(ConnectionError) -> Grant {
        guard let token = old.refreshToken else { throw .grantLost(detail: "it gave no refresh token") }
        let fields =
            form.refreshExtras + [
                QueryParameter("grant_type", "refresh_token"), QueryParameter("refresh_token", token),
            ]
        var new: Grant
        do throws(RESTError) {
            new = try await grant(fields, secrets: [token], isRepeatable: true)
        } catch {
            switch Self.code(of: error) {
            case "invalid_grant": throw .grantLost(detail: Self.detail(of: error))
            case "invalid_client", "unauthorized_client": throw .appRefused(detail: Self.detail(of: error))
            default: throw Self.failure(error)
            }
        }
        // A service that does not rotate sends none again.
        new.refreshToken = new.refreshToken ?? token
        new.scopes = new.scopes ?? old.scopes
        new.accountID = new.accountID ?? old.accountID
        new.rotation = old.rotation + 1
        return new
    }

    private func grant(
        _ fields: [QueryParameter], secrets: [String], isRepeatable: Bool
    ) async throws(RESTError) -> Grant {
        var fields = fields
        var credentials = Credentials.none
        switch form.clientAuthentication {
        case .basic:
            credentials = .basic(user: URLText.encoded(app.clientID), password: URLText.encoded(app.clientSecret))
        case .body: fields += [.init("client_id", app.clientID), .init("client_secret", app.clientSecret)]
        }
        let hidden = secrets + [app.clientSecret]
        let rest = RESTClient(
            RESTService(
                id: service.id, name: service.title, baseURL: form.tokenURL, credentials: credentials,
                retry: RetryPolicy(maxRetries: isRepeatable ? 2 : 0),
                failure: { status, body in Self.refusal(status, body, service, hiding: hidden) }), cache: cache,
            clock: now, sleep: sleep)
        var endpoint = Endpoint("", method: .post, body: .form(fields), maxBodyBytes: 1 << 20) {
            [form, now] in Self.grant(form.unwrap($0), form, now())
        }
        endpoint.isRepeatable = isRepeatable
        endpoint.priority = .interactive
        return try await rest.send(endpoint).value
    }

    /// `nil` without an access token.
    private static func grant(_ body: JSONValue, _ form: OAuthForm, _ now: Double) -> Grant? {
        guard let token = body["access_token"].nonEmptyText, isSendable(token) else { return nil }
        let seconds = body["expires_in"].number ?? body["expires_in"].text.flatMap { Double($0) }
        let scopes = body["scope"].text.map { text in
            text.split { $0 == " " || $0 == "," }.map(String.init)
        }
        return Grant(
            accessToken: token, refreshToken: body["refresh_token"].nonEmptyText,
            expiresAt: seconds.flatMap { $0.isFinite && $0 > 0 ? now + min($0, 10 * 366 * 86_400) : nil },
            scopes: scopes,
            accountID: accountID(body), obtainedAt: now)
    }

    /// Whose tokens they are; most services do not say it here.
    private static func accountID(_ body: JSONValue) -> String? {
        ["userid", "x_user_id", "user_id"].lazy.compactMap { body[$0].label }.first ?? body["user"]["id"].label
    }

    /// It goes into a header.
    private static func isSendable(_ token: String) -> Bool {
        token.utf8.count <= 3000 && token.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }

    private static let errors: Set = [
        "invalid_grant", "invalid_client", "unauthorized_client", "invalid_request", "invalid_scope",
        "unsupported_grant_type", "redirect_uri_mismatch",
    ]

    private static func refusal(
        _ status: Int, _ body: JSONValue, _ service: ConnectionService, hiding secrets: [String]
    ) -> ServiceRefusal? {
        if let told = service.failure(status, body), told.meaning != .forbidden {
            // A service with numbers of its own says by them that it does not know the grant.
            guard status == 200, told.meaning == .key else { return told }
            return ServiceRefusal("invalid_grant " + hidden(told.detail, secrets), .other)
        }
        guard let error = body["error"].nonEmptyText ?? body["errorType"].nonEmptyText else {
            return status == 401 ? ServiceRefusal("invalid_grant", .other) : nil
        }
        let words = body["error_description"].nonEmptyText ?? ""
        return ServiceRefusal(hidden("\(error) \(words)", secrets), status == 429 ? .quota : .other)
    }

    private static func hidden(_ text: String, _ secrets: [String]) -> String {
        secrets.filter { !$0.isEmpty }.reduce(text) { $0.replacing($1, with: "•••") }
    }

    /// The error of RFC 6749, 5.2, in a refusal.
    private static func code(of error: RESTError) -> String? {
        guard case .refused(let status, let detail) = error, status < 500 else { return nil }
        let word = detail.split(separator: " ").first.map(String.init) ?? ""
        return errors.contains(word) ? word : nil
    }

    private static func detail(of error: RESTError) -> String {
        guard case .refused(_, let detail) = error else { return "" }
        let words = detail.split(separator: " ", maxSplits: 1)
        return String(words.count > 1 ? words[1] : words.first ?? "")
    }

    private static func failure(_ error: RESTError) -> ConnectionError {
        switch error {
        case .unexpected: .noToken
        case .quota(_, let wait): .limit(retryAfter: wait)
        case .transport(.cancelled): .cancelled
        default: .service(error)
        }
    }
}
