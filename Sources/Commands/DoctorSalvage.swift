import Archive
import ChatModel
import Console
import DataWork
import Files
import Foundation
import HealthModel
import HealthStore
import ProgramContext
import Settings
import Vault

extension DoctorCommand {
    /// `airfit doctor --salvage`: offers the newest automatic backup, and reads what can be read where the person wants that. A
    /// database of which nothing can be read is put aside, one that is missing is forgotten, each after a question.
    static func salvage(saysYes: Bool) async throws {
        try await Context.lending([StartOptions]()) { context in
            context.countCommand()
            let work = SalvageWork(
                locations: context.locations, options: context.healthOptions, now: { Date() })
            do {
                let found = try await work.damaged()
                let missing = context.isDemo ? [] : context.storeRecord.missing
                guard !found.isEmpty || !missing.isEmpty else {
                    return Output.print("Both databases are whole; there is nothing to salvage.")
                }
                for damaged in found {
                    Output.print("\(damaged.title): \(damaged.path) is damaged: \(damaged.finding)")
                }
                for path in missing { Output.print("\(path) was there before and is missing or empty.") }
                if let advice = context.automaticBackups.advice(in: context.zone) { Output.print(advice) }
                if !found.isEmpty {
                    try confirm(
                        "salvage",
                        "What can be read of the damaged files goes into new ones; the damaged ones are kept.",
                        saysYes)
                }
                for damaged in found {
                    guard try await salvage(damaged, work, saysYes: saysYes) == .putAside else { continue }
                    try context.storeRecord.forget([damaged.path])
                }
                guard !missing.isEmpty else { return }
                try confirm("begin anew", "What is missing is begun anew, empty.", saysYes)
                try context.storeRecord.forget(missing)
                Output.print("The next start begins an empty one; import your exports again.")
            } catch let failure as FileFailure {
                throw Failure("It cannot be noted: \(failure.reason).", .other)
            } catch {
                throw Failure(archiving: error)
            }
        }
    }

    private enum End { case salvaged, putAside }

    private static func salvage(
        _ damaged: SalvageWork.Damaged, _ work: SalvageWork, saysYes: Bool
    ) async throws -> End {
        do {
            let salvaged = try await work.run(damaged) { table, rows in
                Output.progress("\(damaged.title): \(table), \(grouped(rows)) rows  Ctrl-C stops, nothing is changed")
                return !Task.isCancelled
            }
            Output.progress("")
            Output.print("\(damaged.title) salvaged:")
            Output.print(salvaged.lines.joined(separator: "\n"))
            return .salvaged
        } catch HealthStoreError.damaged {
        } catch ConversationError.damaged {
        }
        Output.progress("")
        Output.print("\(damaged.title): nothing of it can be read, for the list of its tables is destroyed.")
        try confirm(
            "put aside", "The damaged file is kept under another name, and an empty database is begun.", saysYes)
        let kept = try await work.setAside(damaged)
        Output.print("The damaged file is kept as \(kept). An empty one is begun; import your exports again.")
        return .putAside
    }

    private static func confirm(_ word: String, _ warning: String, _ saysYes: Bool) throws {
        if !saysYes { try Confirmation.typed(word, after: warning, orFlag: "--yes") }
    }
}
