import JSON
import Networking

/// One call of a web service as a value: what is asked, and what the answer is read as.
/// ```
/// static func day(_ iso: String) -> Endpoint<Day> {
///     Endpoint("/v1/day", query: [.init("date", iso)], cache: .memory(.seconds(600))) { Day($0) }
/// }
/// ```
public struct Endpoint<Answer: Sendable>: Sendable {
    public var method: HTTPRequest.Method
    /// After the base address, beginning with a slash; segments from outside are encoded by the caller (`URLText`).
    public var path: String
    public var query: [QueryParameter]
    /// JSON, unless it is a form.
    public var body: String?
    /// `application/x-www-form-urlencoded` for a form (`FormText`).
    public var contentType = "application/json"
    /// Whether asking twice does what asking once does, where the method does not say so: some services only read by `POST`.
    public var isRepeatable = false
    /// How long an answer counts as the answer. Only `GET` is kept.
    public var cache: CachePolicy
    /// How long an answer that is too old can still be had from `RESTClient.last`; `nil` drops it.
    public var reserve: Duration?
    /// The longest body accepted, in bytes.
    public var maxBodyBytes: Int
    /// What a waiting person asked for goes first.
    public var priority: HTTPRequest.Priority
    /// Reads the answer; `nil` where it is not what it should be.
    public var read: @Sendable (JSONValue) -> Answer?

    public init(
        _ path: String, method: HTTPRequest.Method = .get, query: [QueryParameter] = [], body: String? = nil,
        cache: CachePolicy = .none, reserve: Duration? = nil, maxBodyBytes: Int = 4 << 20,
        priority: HTTPRequest.Priority = .normal, read: @escaping @Sendable (JSONValue) -> Answer?
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.body = body
        self.cache = cache
        self.reserve = reserve
        self.maxBodyBytes = maxBodyBytes
        self.priority = priority
        self.read = read
    }
}

/// A parameter of the query, not yet encoded. Secrets are `Credentials`, not parameters.
public struct QueryParameter: Equatable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

/// Parameters as the body of a form.
public enum FormText {
    public static func encoded(_ fields: [QueryParameter]) -> String {
        fields.map { "\(URLText.encoded($0.name))=\(URLText.encoded($0.value))" }.joined(separator: "&")
    }
}
