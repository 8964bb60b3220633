import JSON
import Networking

/// A web service: where it is, what it is asked with and how much of it.
public struct RESTService: Sendable {
    /// In settings and variables: `openmeteo`.
    public var id: String
    /// For people: `Open-Meteo`.
    public var name: String
    /// Without a slash at the end.
    public var baseURL: String
    public var credentials: Credentials
    /// Kept answers of requests with a key are those of this account; two accounts must not share one.
    public var account: String
    public var limit: RequestLimit
    public var retry: RetryPolicy
    /// The sentence of an error's body, and what the error means where the status does not say it; `nil` where the body is no
    /// error. Also asked of answers with status 200.
    public var failure: @Sendable (_ status: Int, _ body: JSONValue) -> ServiceRefusal?

    public init(
        id: String, name: String, baseURL: String, credentials: Credentials = .none, account: String = "",
        limit: RequestLimit = .init(count: 60, seconds: 60), retry: RetryPolicy = RetryPolicy(maxRetries: 2),
        failure: @escaping @Sendable (_ status: Int, _ body: JSONValue) -> ServiceRefusal? = { _, _ in nil }
    ) {
        self.id = id
        self.name = name
        self.baseURL = baseURL
        self.credentials = credentials
        self.account = account
        self.limit = limit
        self.retry = retry
        self.failure = failure
    }

    /// The base address of a service: that of `AIRFIT_<ID>_BASE_URL`, else that of the settings, else `usual`. Slashes at the
    /// end are dropped, and one of `endings`, where the person pasted more than the base.
    public static func baseURL(
        of id: String, usual: String, environment: [String: String], setting: String? = nil,
        without endings: [String] = []
    ) -> String {
        let named = environment["AIRFIT_\(id.uppercased())_BASE_URL"].flatMap { $0.isEmpty ? nil : $0 }
        guard var url = named ?? setting, !url.isEmpty else { return usual }
        while url.hasSuffix("/") { url.removeLast() }
        if let ending = endings.first(where: url.hasSuffix) { url.removeLast(ending.count) }
        while url.hasSuffix("/") { url.removeLast() }
        return url
    }

    /// The host that is asked, with its port where that is unusual; the base address where it has none.
    public var host: String { HTTPRequest(.get, baseURL).authority ?? baseURL }
}

/// The content of an error's body.
public struct ServiceRefusal: Equatable, Sendable {
    /// Its meaning, where the status does not say it.
    public enum Meaning: Equatable, Sendable {
        case key, quota, notFound
        /// The key is good, but may not ask this: told as status 403.
        case forbidden
        case other
    }
    /// `nil` where the status says it.
    public var meaning: Meaning?
    /// The service's own words.
    public var detail: String

    public init(_ detail: String, _ meaning: Meaning? = nil) {
        self.detail = detail
        self.meaning = meaning
    }
}
