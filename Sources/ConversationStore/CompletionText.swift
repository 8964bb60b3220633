import ChatModel
import GRDB

/// How a message ended, as columns.
struct CompletionText {
    var name: String
    var failureCode: String?
    var failureDetail: String?
    /// Seconds until a retry makes sense, or the HTTP status, by the code.
    var failureNumber: Double?

    init(_ completion: ChatMessage.Completion) {
        switch completion {
        case .streaming: name = "streaming"
        case .complete: name = "complete"
        case .length: name = "length"
        case .stopped: name = "stopped"
        case .cut: name = "cut"
        case .failed(let error):
            name = "failed"
            failureCode = error.code
            (failureDetail, failureNumber) = Self.parts(of: error)
        }
    }

    init(row: Row) {
        name = row["completion"] ?? ""
        failureCode = row["failure_code"]
        failureDetail = row["failure_detail"]
        failureNumber = row["failure_number"]
    }

    /// A name that this version does not know counts as cut: what is there is shown, whole it may not be.
    var completion: ChatMessage.Completion {
        switch name {
        case "streaming": .streaming
        case "complete": .complete
        case "length": .length
        case "stopped": .stopped
        case "failed": .failed(failure)
        default: .cut
        }
    }

    private var failure: ServiceError {
        let detail = failureDetail ?? ""
        return switch failureCode {
        case "notConfigured": .notConfigured(ProviderID(detail))
        case "invalidConfiguration": .invalidConfiguration(detail)
        case "networkUnavailable": .networkUnavailable(detail: detail)
        case "authenticationFailed": .authenticationFailed(detail: detail)
        case "rateLimitExceeded": .rateLimitExceeded(retryAfterSeconds: failureNumber)
        case "quotaExceeded": .quotaExceeded(detail: detail)
        case "modelNotFound": .modelNotFound(model: detail)
        case "contextTooLong": .contextTooLong(detail: detail)
        case "overloaded": .overloaded(retryAfterSeconds: failureNumber)
        case "invalidResponse": .invalidResponse(detail: detail)
        case "streamingError": .streamingError(detail: detail)
        case "timeout": .timeout(detail: detail)
        case "cancelled": .cancelled
        case "contentFiltered": .contentFiltered(detail: detail)
        default: .providerError(status: failureNumber.flatMap { Int(exactly: $0) }, message: detail)
        }
    }

    private static func parts(of error: ServiceError) -> (detail: String?, number: Double?) {
        switch error {
        case .notConfigured(let provider): (provider.rawValue, nil)
        case .rateLimitExceeded(let seconds), .overloaded(let seconds): (nil, seconds)
        case .cancelled: (nil, nil)
        case .providerError(let status, let message): (message, status.map(Double.init))
        case .modelNotFound(let text), .invalidConfiguration(let text): (text, nil)
        case .networkUnavailable(let detail), .authenticationFailed(let detail), .quotaExceeded(let detail),
            .contextTooLong(let detail), .invalidResponse(let detail), .streamingError(let detail),
            .timeout(let detail), .contentFiltered(let detail):
            (detail, nil)
        }
    }
}
