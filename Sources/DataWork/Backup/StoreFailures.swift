import Archive
import ChatModel
import CoachScreen
import Console
import ConversationStore
import HealthModel
import TodayScreen

extension Failure {
    public init(_ error: HealthStoreError) { self.init(error.sentence, .other) }

    /// The failure of an export, a backup or an erasure.
    public init(archiving error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let error as HealthStoreError: self.init(error)
        case let error as ConversationError: self.init(error.sentence, .other)
        case let error as ArchiveError:
            let code: ExitCode =
                switch error {
                case .exists, .noFolder, .notAFile, .folderExists: .usage
                case .wrongPassphrase: .key
                case .notFound, .notABackup, .damaged, .tooNew, .cannotRead: .badInput
                default: .other
                }
            self.init(error.sentence, code)
        default: self.init("It could not be done: \(error).", .other)
        }
    }
}
