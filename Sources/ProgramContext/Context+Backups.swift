import Archive
import ChatModel
import Console
import ConversationStore
import DataWork
import Databases
import Foundation
import HealthModel
import HealthStore
import Settings
import Vault

extension Context {
    public var automaticBackups: AutomaticBackups { AutomaticBackups(work: backups, vault: keys.vault, zone: zone) }

    /// Makes the backup of each day for as long as the task runs, where the settings want one: the first a little later, for
    /// the start belongs to the person.
    /// - Parameter report: gets the sentence why there is none today, each reason once.
    /// - Returns: the task, which whoever starts it cancels.
    public func dailyBackups(report: @escaping @Sendable (String) async -> Void) -> Task<Void, Never> {
        Task {
            var reported: String?
            var pause = Duration.seconds(10)
            // Ends when the task is cancelled.
            while (try? await Task.sleep(for: pause)) != nil {
                pause = .seconds(3600)
                guard settings.data.automaticBackups, !isDemo else { continue }
                guard case .skipped(let sentence) = await automaticBackups.makeDaily(), sentence != reported else {
                    continue
                }
                reported = sentence
                await report(sentence)
            }
        }
    }

    /// Makes the backup of today where the settings want one and there is none yet: at the end of a command that stores, for
    /// who never opens the full screen. Says on standard error why there is none.
    public func backUpToday() async {
        guard settings.data.automaticBackups, !isDemo else { return }
        if case .skipped(let sentence) = await automaticBackups.makeDaily() { Output.error(sentence) }
    }

    /// Puts a backup in the place of what is there, after an automatic backup of that.
    /// - Returns: what was done, and why there is no automatic backup where there is none.
    public func putBack(_ examined: BackupWork.Examined) async throws -> (
        restored: BackupWork.Restored, notice: String?
    ) {
        let outcome = await automaticBackups.make(.restore)
        let restored = try await backups.putBack(examined)
        storeRecord.update()
        if case .skipped(let sentence) = outcome { return (restored, sentence) }
        return (restored, nil)
    }

    public var backups: BackupWork {
        BackupWork(
            locations: locations, madeBy: "airfit \(AirFitVersion.text)", history: exportHistory, now: { Date() })
    }
}
