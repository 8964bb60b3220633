import HealthModel
import ImportKit
import JSON
import Networking
import RESTClient

/// A cloud in which a watch, ring or scale keeps a person's data: how it is connected, and which streams are read of it.
public struct ConnectionService: Sendable, Identifiable {
    /// In commands, settings and variables: `oura`.
    public var id: String
    /// For people: `Oura`.
    public var title: String
    /// The data that come from it, as the end of a sentence.
    public var gives: String
    public var authorization: Authorization
    public var registration: Registration
    /// Asked for when it is connected.
    public var scopes: [Scope] = []
    /// Its limits in words.
    public var limits: String
    /// Without a slash at the end.
    var baseURL: String
    var requestLimit: RequestLimit
    /// Days before the last one seen that are read again: scores and nights change after the fact.
    var overlapDays: Int
    /// Tells whose account it is.
    var account: AccountLookup
    /// In the order in which they are read: a stream can look at records of those before it.
    var streams: [CloudStream]
    /// The parts of the world with servers of their own, of which the account's is chosen; empty for one server for all.
    public var regions: [Region] = []
    /// A hint, as a sentence, why the service may have ended the grant; `nil` for nothing of its own.
    var lossHint: String?
    /// Errors where the status does not say them.
    var failure: @Sendable (_ status: Int, _ body: JSONValue) -> ServiceRefusal? = { _, _ in nil }

    /// How a person lets AirFit in.
    public enum Authorization: Sendable {
        /// A key that the person copies from the service.
        case key(KeyForm)
        /// The code flow of OAuth 2 with an app that the person registers.
        case oauth(OAuthForm)
    }

    /// Where the person gets what connecting needs.
    public struct Registration: Sendable {
        /// A page to open.
        public var address: String
        /// The steps there, a sentence each.
        public var steps: [String]
    }

    /// A right that is asked for.
    public struct Scope: Equatable, Sendable {
        /// As the service writes it.
        public var id: String
        /// The data it gives, for people.
        public var gives: String

        init(_ id: String, _ gives: String) { (self.id, self.gives) = (id, gives) }
    }

    /// A part of the world with a server of its own.
    public struct Region: Equatable, Sendable {
        /// In commands: `eu`.
        public var id: String
        /// For people: `Europe and elsewhere`.
        public var title: String
        /// Scheme and host of everything.
        var origin: String

        init(_ id: String, _ title: String, origin: String) {
            (self.id, self.title, self.origin) = (id, title, origin)
        }
    }

    /// Which call says whose account it is.
    enum AccountLookup: Sendable {
        /// Asked for; `read` is `nil` for an answer that names none.
        case call(CloudCall, read: @Sendable (JSONValue) -> Account?)
        /// It came with the tokens, where the service names it there at all.
        case grant
    }

    /// Whose data they are, by the service's own number.
    public struct Account: Equatable, Sendable {
        public var id: String
        /// `nil` where the service does not say.
        public var name: String?
        /// The first day of which there are data; `nil` where the service does not say.
        var firstDay: CivilDay?
    }
}

/// A key as a service takes it.
public struct KeyForm: Sendable {
    /// For people: `API key`.
    public var title: String
    var credentials: @Sendable (_ key: String) -> Credentials
}

/// How a service speaks OAuth 2 (RFC 6749, 7636, 8252).
public struct OAuthForm: Sendable {
    /// How the app proves that it is the one that was registered.
    enum ClientAuthentication: Sendable { case body, basic }

    /// The call that ends a grant.
    enum Revocation: Sendable {
        /// The access token in the query.
        case get(url: String, parameter: String)
        /// To the service's own interface, with the token as ever.
        case delete(path: String)
        /// The access token in a form, with the app's id and secret where the service wants them.
        case post(url: String, withApp: Bool)
    }

    var authorizeURL: String
    var tokenURL: String
    var scopeSeparator = " "
    var usesPKCE: Bool
    var clientAuthentication = ClientAuthentication.body
    var authorizeExtras: [QueryParameter] = []
    var exchangeExtras: [QueryParameter] = []
    var refreshExtras: [QueryParameter] = []
    /// The part of an answer that holds the tokens.
    var unwrap: @Sendable (JSONValue) -> JSONValue = { $0 }
    /// `nil` where the person ends it at the service.
    var revocation: Revocation?
    /// The scope that must be there for a refresh token; named when it was unticked.
    var offlineScope: String?
    /// The redirect address of a service that takes `https` alone: nothing can listen there, and the person pastes the address
    /// that the browser ended on. `nil` for one at which AirFit listens.
    public var pastedRedirectURI: String?

    /// The port that the listener takes unless the person chose another one. Services compare the whole address.
    public static let usualPort = 8910

    /// The address to register and to send, the same in both requests.
    public static func redirectURI(port: Int) -> String { "http://localhost:\(port)/callback" }
}

/// One request for data.
struct CloudCall: Hashable, Sendable {
    var path: String
    var query: [String: String] = [:]
    /// Parameters that come several times, by name.
    var lists: [String: [String]] = [:]
    /// A service that only reads by `POST`; `nil` for `GET`.
    var form: [String: String]?
    /// The same with JSON.
    var json: String?
}

extension ConnectionService {
    /// The format of what is read of it in the ledger of imports: `oura-cloud`.
    public var importFormat: String { "\(id)-cloud" }

    /// Said where a service does not name the account, as a sentence.
    public var unknownAccountRemark: String {
        "\(title) does not say whose account this is: see that your browser is signed in as you, as the data of another "
            + "person could not be told from yours."
    }

    /// The redirect address to register; `nil` for a service with a key.
    public func redirectURI(port: Int = OAuthForm.usualPort) -> String? {
        guard case .oauth(let form) = authorization else { return nil }
        return form.pastedRedirectURI ?? OAuthForm.redirectURI(port: port)
    }

    /// Whether nothing can listen at its redirect address, so that the person pastes what the browser ended on.
    public var isPastedOnly: Bool {
        guard case .oauth(let form) = authorization else { return false }
        return form.pastedRedirectURI != nil
    }

    /// Its addresses in a region; as it is where it has none of that name.
    func located(in region: String?) -> ConnectionService {
        guard let origin = regions.first(where: { $0.id == region })?.origin else { return self }
        var service = self
        service.baseURL = Self.moved(baseURL, to: origin)
        guard case .oauth(var form) = authorization else { return service }
        form.authorizeURL = Self.moved(form.authorizeURL, to: origin)
        form.tokenURL = Self.moved(form.tokenURL, to: origin)
        service.authorization = .oauth(form)
        return service
    }

    /// Its own addresses, or those of `AIRFIT_<ID>_BASE_URL` and `AIRFIT_<ID>_AUTH_URL`: the latter stands for scheme, host and
    /// port of authorisation, tokens and revocation.
    func located(by environment: [String: String]) -> ConnectionService {
        var service = self
        service.baseURL = RESTService.baseURL(of: id, usual: baseURL, environment: environment)
        guard case .oauth(var form) = authorization,
            var origin = environment["AIRFIT_\(id.uppercased())_AUTH_URL"], !origin.isEmpty
        else { return service }
        while origin.hasSuffix("/") { origin.removeLast() }
        form.authorizeURL = Self.moved(form.authorizeURL, to: origin)
        form.tokenURL = Self.moved(form.tokenURL, to: origin)
        switch form.revocation {
        case .get(let url, let parameter):
            form.revocation = .get(url: Self.moved(url, to: origin), parameter: parameter)
        case .post(let url, let withApp):
            form.revocation = .post(url: Self.moved(url, to: origin), withApp: withApp)
        case .delete, nil: break
        }
        service.authorization = .oauth(form)
        return service
    }

    private static func moved(_ url: String, to origin: String) -> String {
        let parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        return parts.count == 4 ? "\(origin)/\(parts[3])" : origin
    }
}
