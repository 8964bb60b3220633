import Console
import ConversationStore
import DataWork
import Files
import Foundation
import HealthModel
import HealthStore
import JSON

/// Takes back an import for the command, after it has said what will go.
struct ImportUndo {
    static let word = "undo"
    let store: HealthStore
    let conversations: ConversationStore
    /// Its number in the list.
    let batch: Int

    func run(asking: Bool, asJSON: Bool) async throws {
        do {
            guard let path = try await store.importPaths(of: [batch])[batch] else {
                throw Failure("There is no import \(batch); airfit import --list shows them.", .usage)
            }
            if asking {
                let forecast = try await whole.forecast(of: batch)
                try Confirmation.typed(
                    Self.word,
                    after: "Import \(batch) of \(path) will be taken back. What goes: \(Self.words(forecast)).",
                    orFlag: "--yes")
            }
            report(try await whole.run(batch: batch), of: path, asJSON: asJSON)
        } catch let error as HealthStoreError {
            throw Failure(error)
        }
    }

    private var whole: CombinedUndo { CombinedUndo(health: store, conversations: conversations) }

    private func report(_ undone: CombinedUndo.Undone, of path: String, asJSON: Bool) {
        guard asJSON else {
            return Output.print(
                "Import \(batch) is taken back. Gone are \(Self.words(undone)). It can be imported again.")
        }
        Output.json(
            JSONText.object([
                "id": batch, "path": PathText.shown(path), "records": undone.health.records,
                "besides": undone.health.recordsBesides, "days": undone.health.days, "restored": undone.health.restored,
                "statements": undone.health.statements, "conversations": undone.talk.conversations,
                "messages": undone.talk.messages, "memories": undone.talk.memories,
            ]))
    }

    private static func words(_ whole: CombinedUndo.Undone) -> String {
        let (undone, talk) = (whole.health, whole.talk)
        var said: [String] = []
        if undone.statements > 0 { said.append("\(grouped(undone.statements)) goals, entries and corrections") }
        if talk.memories > 0 { said.append("\(grouped(talk.memories)) memories") }
        if talk.conversations + talk.messages > 0 {
            said.append(
                "\(counted(talk.conversations, "conversation")) with \(counted(talk.messages, "message"))")
        }
        return ([numbers(undone)] + said).joined(separator: "; ")
    }

    private static func numbers(_ undone: UndoneImport) -> String {
        let besides =
            undone.recordsBesides > 0 ? " and \(grouped(undone.recordsBesides)) workouts, routes and findings" : ""
        let restored = undone.restored > 0 ? "; \(grouped(undone.restored)) earlier values come back" : ""
        return "\(grouped(undone.records)) records\(besides) on \(grouped(undone.days)) days\(restored)"
    }
}
