import Archive
import Console
import ConversationStore
import HealthStore
import JSON
import ProgramContext

/// `airfit erase --taken-back`: what was taken back or deleted goes for good.
struct TakenBackErasure {
    static let word = "erase"

    let context: Context

    func run(asking: Bool, asJSON: Bool) async throws {
        for database in [context.locations.healthDatabase, context.locations.conversationDatabase] {
            guard HealthStore.isAlone(database) else { throw Failure(archiving: ArchiveError.inUse) }
        }
        if asking {
            try Confirmation.typed(
                Self.word, after: "What was taken back can not be put back any more.", orFlag: "--yes")
        }
        let erased = try await erase()
        guard !asJSON else {
            return Output.json(JSONText.object(["entries": erased.entries, "imports": erased.imports]))
        }
        let what = [
            erased.entries == 0 ? nil : "\(grouped(erased.entries)) \(erased.entries == 1 ? "entry" : "entries")",
            erased.imports == 0 ? nil : counted(erased.imports, "import"),
        ].compactMap { $0 }.joined(separator: " and ")
        Output.print(
            """
            \(what.isEmpty ? "Nothing had been taken back." : "Erased for good: \(what).") Both databases are written anew.
            Out of reach from here: blocks that the disk has set free and the spare ones of an SSD, and backups and exports \
            from before.
            """)
    }

    private func erase() async throws -> ErasedTakenBack {
        do {
            let erased = try await context.health().eraseTakenBack()
            try await context.conversations.eraseDeleted()
            return erased
        } catch {
            throw Failure(archiving: error)
        }
    }
}
