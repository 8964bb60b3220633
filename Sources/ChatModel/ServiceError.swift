/// Why a service could not do what was asked. Never holds a key or a health value.
public enum ServiceError: Error, Equatable, Sendable {
    /// No provider or no key; says which.
    case notConfigured(ProviderID)
    case invalidConfiguration(String)
    /// The host could not be reached: no network, refused, unknown name, TLS failure. `detail` names host and cause.
    case networkUnavailable(detail: String)
    /// 401 or 403. `detail` is the provider's own message.
    case authenticationFailed(detail: String)
    case rateLimitExceeded(retryAfterSeconds: Double?)
    /// Out of credit or over the plan's limit.
    case quotaExceeded(detail: String)
    case modelNotFound(model: String)
    case contextTooLong(detail: String)
    case overloaded(retryAfterSeconds: Double?)
    /// The answer is not what the protocol says: not JSON, not an event stream, empty.
    case invalidResponse(detail: String)
    /// The connection ended in the middle of an answer.
    case streamingError(detail: String)
    /// Nothing came in time; the phase that ran out.
    case timeout(detail: String)
    case cancelled
    /// The model declined or a filter stopped the answer.
    case contentFiltered(detail: String)
    /// Any other error the provider reported, with its HTTP status where there was one.
    case providerError(status: Int?, message: String)

    /// Stable name used in JSON output.
    public var code: String {
        switch self {
        case .notConfigured: "notConfigured"
        case .invalidConfiguration: "invalidConfiguration"
        case .networkUnavailable: "networkUnavailable"
        case .authenticationFailed: "authenticationFailed"
        case .rateLimitExceeded: "rateLimitExceeded"
        case .quotaExceeded: "quotaExceeded"
        case .modelNotFound: "modelNotFound"
        case .contextTooLong: "contextTooLong"
        case .overloaded: "overloaded"
        case .invalidResponse: "invalidResponse"
        case .streamingError: "streamingError"
        case .timeout: "timeout"
        case .cancelled: "cancelled"
        case .contentFiltered: "contentFiltered"
        case .providerError: "providerError"
        }
    }
}
