import ChatModel
import GRDB

/// How a message ended, as columns.
struct CompletionText {
    var name: String
    var failureCode: String?
    var failureDetail: String?
    /// The model or parameter it is about.
    var failureSubject: String?
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
            failureDetail = error.detail.isEmpty ? nil : error.detail
            (failureSubject, failureNumber) = Self.parts(of: error)
        }
    }

    init(row: Row) {
        name = row.read("completion") ?? ""
        failureCode = row.read("failure_code")
        failureDetail = row.read("failure_detail")
        failureSubject = row.read("failure_subject")
        failureNumber = row.read("failure_number")
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
        let subject = failureSubject ?? ""
        return switch failureCode {
        // The first schema kept provider and model as the detail.
        case "notConfigured": .notConfigured(ProviderID(failureSubject ?? detail))
        case "modelNotFound":
            failureSubject.map { .modelNotFound(model: $0, detail: detail) } ?? .modelNotFound(model: detail)
        case "invalidConfiguration": .invalidConfiguration(detail)
        case "networkUnavailable": .networkUnavailable(detail: detail)
        case "authenticationFailed": .authenticationFailed(detail: detail)
        case "regionNotSupported": .regionNotSupported(detail: detail)
        case "rateLimitExceeded": .rateLimitExceeded(retryAfterSeconds: failureNumber, detail: detail)
        case "quotaExceeded": .quotaExceeded(detail: detail)
        case "budgetReached": .budgetReached(detail: detail)
        case "priceUnknown":
            .priceUnknown(ModelReference(settingsName: subject) ?? .init(provider: .custom, model: subject))
        case "unsupportedParameter": .unsupportedParameter(name: subject, detail: detail)
        case "contextTooLong": .contextTooLong(detail: detail)
        case "overloaded": .overloaded(retryAfterSeconds: failureNumber, detail: detail)
        case "invalidResponse": .invalidResponse(detail: detail)
        case "responseTooLarge": .responseTooLarge(detail: detail)
        case "streamingError": .streamingError(detail: detail)
        case "timeout": .timeout(detail: detail)
        case "cancelled": .cancelled
        case "refused": .refused(detail: detail)
        case "contentFiltered": .contentFiltered(detail: detail)
        default: .providerError(status: failureNumber.flatMap { Int(exactly: $0) }, message: detail)
        }
    }

    private static func parts(of error: ServiceError) -> (subject: String?, number: Double?) {
        switch error {
        case .notConfigured(let provider): (provider.rawValue, nil)
        case .modelNotFound(let model, _): (model, nil)
        case .priceUnknown(let model): (model.settingsName, nil)
        case .unsupportedParameter(let name, _): (name, nil)
        case .providerError(let status, _): (nil, status.map(Double.init))
        default: (nil, error.retryAfterSeconds)
        }
    }
}
