import ChatModel
import HealthModel
import Vault

/// What the shell is told; the numbers are those of sysexits.h.
enum ExitCode: Int32 {
    case other = 1
    case usage = 64
    case badInput = 65
    case unavailable = 69
    case key = 77
}

/// Why a command ends: one sentence for people and a code for scripts. An empty sentence was told already.
struct Failure: Error {
    var sentence: String
    var code: ExitCode

    init(_ sentence: String, _ code: ExitCode) {
        self.sentence = sentence
        self.code = code
    }

    init(_ error: HealthStoreError) { self.init(error.sentence, .other) }

    init(_ error: ServiceError) {
        let code: ExitCode =
            switch error {
            case .notConfigured, .authenticationFailed: .key
            case .invalidConfiguration, .priceUnknown: .usage
            default: .unavailable
            }
        self.init(error.sentence, code)
    }

    init(_ error: VaultError) {
        let code: ExitCode =
            switch error {
            case .notOurs, .newerVersion, .damaged, .costRefused, .missing, .lost, .passphraseRefused, .nameRefused:
                .badInput
            case .diskFull, .cannotRead, .cannotWrite, .busy, .notEnoughMemory, .tooLarge, .notPrivate: .other
            default: .key
            }
        self.init(error.sentence, code)
    }
}
