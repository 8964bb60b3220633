import JSON
import Vault

/// The app that the person registered at a service. Lies in the vault alone; nothing that prints or mirrors it shows its secret.
public struct ClientApp: Codable, Equatable, Sendable, CustomStringConvertible, CustomReflectable {
    public var clientID: String
    var clientSecret: String
    /// As registered, letter by letter.
    public var redirectURI: String
    /// The part of the world in which the account is; `nil` at services that have one server for all.
    public var region: String?

    /// - Parameter port: of the registered redirect address.
    public init(clientID: String, clientSecret: Secret, port: Int) {
        self.init(clientID: clientID, clientSecret: clientSecret, redirectURI: OAuthForm.redirectURI(port: port))
    }

    /// - Parameters:
    ///   - redirectURI: as registered.
    ///   - region: of the account, where the service has several.
    public init(clientID: String, clientSecret: Secret, redirectURI: String, region: String? = nil) {
        self.clientID = clientID
        self.clientSecret = clientSecret.revealed()
        self.redirectURI = redirectURI
        self.region = region
    }

    /// Of the redirect address.
    public var port: Int {
        redirectURI.split(separator: ":").last.flatMap { Int($0.prefix { $0 != "/" }) } ?? OAuthForm.usualPort
    }

    public var description: String { "app •••" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The access to a person's data at a service: a pair of tokens, or the key that it is instead. Lies in the vault alone.
struct Grant: Codable, Equatable, Sendable, CustomStringConvertible, CustomReflectable {
    var accessToken: String
    /// `nil` for a key, and where the service gives none.
    var refreshToken: String?
    /// Seconds since 1970; `nil` for what does not end by itself.
    var expiresAt: Double?
    /// The scopes that the person left ticked; `nil` where the service does not say.
    var scopes: [String]?
    var accountID: String?
    /// Seconds since 1970.
    var obtainedAt: Double
    /// How often it was refreshed.
    var rotation = 0

    var description: String { "grant •••" }
    var customMirror: Mirror { Mirror(self, children: []) }

    /// Tokens are renewed so many seconds before they end, short ones at half their life.
    private static let margin = 300.0

    func isDue(now: Double) -> Bool {
        expiresAt.map { now >= $0 - min(Self.margin, max(0, $0 - obtainedAt) / 2) } ?? false
    }
}

/// Grants and apps in the vault, an entry of its own for each.
struct GrantStore: Sendable {
    let vault: Vault

    private static let prefix = "connection."
    /// Whether an entry of the vault is one of a connection, and no key of a provider.
    static func isName(_ name: String) -> Bool { name.hasPrefix(prefix) }

    static func grantName(_ id: String) -> String { prefix + id }
    static func appName(_ id: String) -> String { prefix + id + ".app" }

    func grant(_ id: String) async throws(ConnectionError) -> Grant? { try await value(Grant.self, Self.grantName(id)) }
    func app(_ id: String) async throws(ConnectionError) -> ClientApp? {
        try await value(ClientApp.self, Self.appName(id))
    }

    /// On the disk, for good, when this returns.
    func keep(_ grant: Grant, of id: String) async throws(ConnectionError) { try await keep(grant, Self.grantName(id)) }
    func keep(_ app: ClientApp, of id: String) async throws(ConnectionError) { try await keep(app, Self.appName(id)) }

    /// Removes both; what is not there is no fault.
    func remove(_ id: String) async throws(ConnectionError) {
        for name in [Self.grantName(id), Self.appName(id)] {
            do throws(VaultError) {
                try await vault.delete(name)
            } catch {
                if case .noSuchKey = error { continue }
                throw .vault(error)
            }
        }
    }

    private func value<Value: Decodable>(_ type: Value.Type, _ name: String) async throws(ConnectionError) -> Value? {
        let secret: Secret?
        do throws(VaultError) {
            secret = try await vault.key(name)
        } catch {
            throw .vault(error)
        }
        // One of a later version, which this one cannot use: it is connected anew.
        return secret.flatMap { secret in secret.withBytes { try? CodedJSON.value(type, from: $0) } }
    }

    private func keep(_ value: some Encodable, _ name: String) async throws(ConnectionError) {
        guard let bytes = try? CodedJSON.bytes(value) else { throw .noToken }  // a number that is not finite
        let secret = bytes.withUnsafeBytes { Secret(copying: $0) }
        do throws(VaultError) {
            try await vault.set(secret, for: name)
        } catch {
            throw .vault(error)
        }
    }
}
