import ChatModel
import Console
import ScreenKit

extension Failure {
    public init(_ error: ServiceError) {
        let code: ExitCode =
            switch error {
            case .notConfigured, .authenticationFailed: .key
            case .invalidConfiguration, .priceUnknown: .usage
            default: .unavailable
            }
        self.init(error.sentence, code)
    }
}
