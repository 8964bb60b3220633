import Foundation
import HealthModel
import HealthStore

/// Takes back an import for the command, after it has said what will go.
struct ImportUndo {
    static let word = "undo"
    let store: HealthStore
    /// Its number in the list.
    let batch: Int

    func run(asking: Bool, asJSON: Bool) async throws {
        do {
            guard let entry = try await store.importBatches().first(where: { $0.id == batch }) else {
                throw Failure("There is no import \(batch); airfit import --list shows them.", .usage)
            }
            if asking {
                let forecast = try await store.undoForecast(of: batch)
                try Confirmation.typed(
                    Self.word,
                    after: "Import \(batch) of \(entry.path) will be taken back. What goes: \(Self.words(forecast)).",
                    orFlag: "--yes")
            }
            tell(try await store.undo(batch: batch), entry, asJSON: asJSON)
        } catch let error as HealthStoreError {
            throw Failure(error)
        }
    }

    private func tell(_ undone: UndoneImport, _ entry: ImportBatch, asJSON: Bool) {
        guard asJSON else {
            return Output.print(
                "Import \(batch) is taken back. Gone are \(Self.words(undone)). It can be imported again.")
        }
        Output.json(
            JSONText.object([
                "id": batch, "path": entry.path, "records": undone.records, "besides": undone.recordsBesides,
                "days": undone.days, "restored": undone.restored,
            ]))
    }

    private static func words(_ undone: UndoneImport) -> String {
        let besides =
            undone.recordsBesides > 0 ? " and \(grouped(undone.recordsBesides)) workouts, routes and findings" : ""
        let restored = undone.restored > 0 ? "; \(grouped(undone.restored)) earlier values come back" : ""
        return "\(grouped(undone.records)) records\(besides) on \(grouped(undone.days)) days\(restored)"
    }
}
