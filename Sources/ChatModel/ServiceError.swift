/// Why a service could not do what was asked. Never holds a key or a health value.
///
/// A `detail` is the provider's own message where it gave one, cleaned of keys; `ServiceError.sentence` in Screens puts
/// the case in words.
public enum ServiceError: Error, Equatable, Sendable {
    /// No key or no address where one is needed.
    case notConfigured(ProviderID)
    case invalidConfiguration(String)
    /// The host could not be reached: no network, refused, unknown name, TLS failure. `detail` names host and cause.
    case networkUnavailable(detail: String)
    /// The key was refused, or is not allowed to do this.
    case authenticationFailed(detail: String)
    /// The provider does not serve the country the request came from.
    case regionNotSupported(detail: String)
    case rateLimitExceeded(retryAfterSeconds: Double?, detail: String = "")
    /// Out of credit or over the plan's limit at the provider.
    case quotaExceeded(detail: String)
    /// The person's own limit of spending is reached. `detail` says which and how much was spent.
    case budgetReached(detail: String)
    /// The person has set a limit of spending, and nobody knows the price of this model: it takes their yes.
    case priceUnknown(ModelReference)
    case modelNotFound(model: String, detail: String = "")
    /// The model does not take something the request holds: a parameter, tools, thinking.
    case unsupportedParameter(name: String, detail: String = "")
    case contextTooLong(detail: String)
    case overloaded(retryAfterSeconds: Double?, detail: String = "")
    /// The answer is not what the protocol says: not JSON, not an event stream, empty.
    case invalidResponse(detail: String)
    /// The answer is larger than what is taken of one; what came before that is kept. `detail` names the limit.
    case responseTooLarge(detail: String)
    /// The connection ended in the middle of an answer.
    case streamingError(detail: String)
    /// Nothing came in time; the phase that ran out.
    case timeout(detail: String)
    case cancelled
    /// The model declined. `detail` is its reason, often empty.
    case refused(detail: String)
    /// A filter of the provider stopped the question or the answer.
    case contentFiltered(detail: String)
    /// Any other error the provider reported, with its HTTP status where there was one.
    case providerError(status: Int?, message: String)

    /// Stable name used in JSON output and in the store.
    public var code: String {
        switch self {
        case .notConfigured: "notConfigured"
        case .invalidConfiguration: "invalidConfiguration"
        case .networkUnavailable: "networkUnavailable"
        case .authenticationFailed: "authenticationFailed"
        case .regionNotSupported: "regionNotSupported"
        case .rateLimitExceeded: "rateLimitExceeded"
        case .quotaExceeded: "quotaExceeded"
        case .budgetReached: "budgetReached"
        case .priceUnknown: "priceUnknown"
        case .modelNotFound: "modelNotFound"
        case .unsupportedParameter: "unsupportedParameter"
        case .contextTooLong: "contextTooLong"
        case .overloaded: "overloaded"
        case .invalidResponse: "invalidResponse"
        case .responseTooLarge: "responseTooLarge"
        case .streamingError: "streamingError"
        case .timeout: "timeout"
        case .cancelled: "cancelled"
        case .refused: "refused"
        case .contentFiltered: "contentFiltered"
        case .providerError: "providerError"
        }
    }

    /// The detail of the failure, mostly in the provider's own words; empty without one.
    public var detail: String {
        switch self {
        case .notConfigured, .priceUnknown, .cancelled: ""
        case .invalidConfiguration(let detail), .networkUnavailable(let detail), .authenticationFailed(let detail),
            .regionNotSupported(let detail), .rateLimitExceeded(_, let detail), .quotaExceeded(let detail),
            .budgetReached(let detail), .modelNotFound(_, let detail), .unsupportedParameter(_, let detail),
            .contextTooLong(let detail), .overloaded(_, let detail), .invalidResponse(let detail),
            .responseTooLarge(let detail), .streamingError(let detail), .timeout(let detail), .refused(let detail),
            .contentFiltered(let detail),
            .providerError(_, let detail):
            detail
        }
    }

    /// Seconds the provider asked to wait; `nil` where it did not.
    public var retryAfterSeconds: Double? {
        switch self {
        case .rateLimitExceeded(let seconds, _), .overloaded(let seconds, _): seconds
        default: nil
        }
    }

    /// Codes of errors that end a request before a provider computes anything it could charge for.
    static let codesBeforeAnything: Set<String> = [
        "notConfigured", "invalidConfiguration", "networkUnavailable", "authenticationFailed", "regionNotSupported",
        "rateLimitExceeded", "quotaExceeded", "budgetReached", "priceUnknown", "modelNotFound", "unsupportedParameter",
        "contextTooLong", "overloaded", "providerError",
    ]

    /// Whether the same request could succeed later without anything being changed.
    public var isPassing: Bool {
        switch self {
        case .networkUnavailable, .rateLimitExceeded, .overloaded, .streamingError, .timeout: true
        case .providerError(let status?, _): status == 408 || status == 409 || status >= 500
        default: false
        }
    }
}
