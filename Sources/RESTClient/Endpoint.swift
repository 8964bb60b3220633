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
    /// `nil` sends none.
    public var body: RequestBody?
    /// Whether asking twice does what asking once does, where the method does not say so: some services only read by `POST`.
    public var isRepeatable = false
    /// Of this call alone, beside those of the service.
    public var headers: [HTTPHeader]
    /// How long an answer counts as the answer. Only `GET` is kept.
    public var cache: CachePolicy
    /// How long an answer that is too old can still be had from `RESTClient.last`; `nil` drops it.
    public var reserve: Duration?
    /// The longest body accepted, in bytes.
    public var maxBodyBytes: Int
    /// A call that a person waits for goes first.
    public var priority: HTTPRequest.Priority
    /// The meaning of a status where it is another one for this call than for the service.
    public var meanings: [Int: ServiceRefusal.Meaning] = [:]
    var reader: AnswerReader<Answer>

    /// - Parameter read: of the JSON; `nil` where it is not what it should be.
    public init(
        _ path: String, method: HTTPRequest.Method = .get, query: [QueryParameter] = [], body: RequestBody? = nil,
        headers: [HTTPHeader] = [], cache: CachePolicy = .none, reserve: Duration? = nil, maxBodyBytes: Int = 4 << 20,
        priority: HTTPRequest.Priority = .normal, read: @escaping @Sendable (JSONValue) -> Answer?
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.body = body
        self.headers = headers
        self.cache = cache
        self.reserve = reserve
        self.maxBodyBytes = maxBodyBytes
        self.priority = priority
        reader = .json(read)
    }

    /// A call whose answer is no JSON: a file, lines of text.
    /// - Parameters:
    ///   - accept: its media type.
    ///   - readBytes: `nil` where they are not what they should be.
    public init(
        _ path: String, accept: String, query: [QueryParameter] = [], headers: [HTTPHeader] = [],
        cache: CachePolicy = .none, reserve: Duration? = nil, maxBodyBytes: Int = 64 << 20,
        priority: HTTPRequest.Priority = .normal, readBytes: @escaping @Sendable ([UInt8]) -> Answer?
    ) {
        method = .get
        self.path = path
        self.query = query
        self.headers = headers
        self.cache = cache
        self.reserve = reserve
        self.maxBodyBytes = maxBodyBytes
        self.priority = priority
        reader = .bytes(accept: accept, readBytes)
    }
}

/// How the body of an answer becomes a value.
enum AnswerReader<Answer: Sendable>: Sendable {
    case json(@Sendable (JSONValue) -> Answer?)
    case bytes(accept: String, @Sendable ([UInt8]) -> Answer?)

    var accept: String {
        switch self {
        case .json: "application/json"
        case .bytes(let type, _): type
        }
    }

    /// - Throws: `.notJSON`, `.unexpected`.
    func value(of body: [UInt8], status: Int) throws(RESTError) -> Answer {
        let value: Answer?
        switch self {
        case .bytes(_, let read): value = read(body)
        case .json(let read):
            guard let json = JSONValue(body) else { throw .notJSON(status: status) }
            value = read(json)
        }
        guard let value else { throw .unexpected }
        return value
    }

    func canRead(_ body: [UInt8]) -> Bool {
        switch self {
        case .json(let read): JSONValue(body).map { read($0) != nil } ?? false
        case .bytes(_, let read): read(body) != nil
        }
    }
}

/// The body of a request.
public enum RequestBody: Equatable, Sendable, ExpressibleByStringLiteral {
    case json(String)
    /// As a form of a page is sent; OAuth wants its requests so.
    case form([QueryParameter])

    public init(stringLiteral json: String) { self = .json(json) }

    var type: String {
        switch self {
        case .json: "application/json"
        case .form: "application/x-www-form-urlencoded"
        }
    }

    var bytes: [UInt8] {
        switch self {
        case .json(let text): Array(text.utf8)
        case .form(let fields): Array(QueryParameter.encoded(fields).utf8)
        }
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

    /// The parameters as the query of an address and a form write them.
    public static func encoded(_ parameters: [QueryParameter]) -> String {
        parameters.map { "\(URLText.encoded($0.name))=\(URLText.encoded($0.value))" }.joined(separator: "&")
    }
}
