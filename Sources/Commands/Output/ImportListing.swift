import Console
import JSON
import ScreenKit
import Files
import Foundation
import HealthStore

/// The imports so far, for people and scripts.
struct ImportListing {
    let batches: [ImportBatch]

    func print(asJSON: Bool) {
        if asJSON {
            Output.json("[\(batches.map(Self.json).joined(separator: ","))]")
        } else if batches.isEmpty {
            Output.print("Nothing was imported yet.")
        } else {
            Output.print(batches.map(Self.line).joined(separator: "\n"))
        }
    }

    private static func line(_ batch: ImportBatch) -> String {
        let date = batch.finishedAt.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
        let files = batch.files > 1 ? ", \(grouped(batch.files)) files" : ""
        let end =
            batch.undoneAt != nil
            ? " (undone)"
            : batch.isUnfinished ? " (unfinished; import it again to go on)" : batch.cutOff == nil ? "" : " (cut off)"
        let sum = RecordWording.sum(records: batch.records, added: batch.added, skipped: batch.skipped)
        return """
            \(date)  \(batch.id)  \(sum)\(files)  \(batch.path)\(end)
            """
    }

    private static func json(_ batch: ImportBatch) -> String {
        JSONText.object([
            "id": batch.id, "path": PathText.shown(batch.path), "format": batch.format, "bytes": batch.bytes,
            "finished_at": batch.finishedAt.formatted(.iso8601), "records": batch.records, "added": batch.added,
            "skipped": batch.skipped, "skipped_reasons": batch.skippedReasons,
            "cut_off": batch.cutOff as Any? ?? NSNull(), "files": batch.files,
            "unfinished": batch.isUnfinished,
            "undone_at": batch.undoneAt?.formatted(.iso8601) as Any? ?? NSNull(),
        ])
    }
}
