import Archive
import Console
import ConversationStore
import Databases
import Files
import Foundation
import HealthStore
import Settings

/// The first work of every start, before anything is opened: repairs the traces of a killed program, and keeps a copy
/// of databases that are about to be brought to a newer schema.
public struct Startup: Sendable {
    public let locations: FileLocations

    public init(locations: FileLocations) {
        self.locations = locations
    }

    /// Finishes or takes back an interrupted restore, and removes what is left of interrupted work. Blocks; without such
    /// remains it takes two looks at the disk.
    /// - Returns: what was put right, as a sentence.
    public func recover() throws(ArchiveError) -> String? {
        let recovery = try Replacement(journalIn: locations.data).recover()
        StagingFolder.sweep(locations.data)
        return switch recovery {
        case .finished: "A restore that had been interrupted is finished now."
        case .rolledBack: "A restore that had been interrupted was taken back; everything is as before it."
        case nil: nil
        }
    }

    /// Recovers as `recover` does, for commands.
    public func recoverOrFail() throws(Failure) -> String? {
        do throws(ArchiveError) { return try recover() } catch { throw Failure(error.sentence, .other) }
    }

    /// Whether a database is about to be brought to a newer schema. Only before this process opens one.
    var isUpdateDue: Bool {
        [
            (locations.healthDatabase, HealthStore.schemaVersion),
            (locations.conversationDatabase, ConversationStore.schemaVersion),
        ].contains { path, newest in
            DatabaseHead.userVersion(of: path).map { (1..<newest).contains($0) } ?? false
        }
    }
}
