import Console
import Vault

extension Failure {
    public init(_ error: VaultError) {
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
