import Archive
import ChatModel
import Console
import ConversationStore
import Files
import Foundation
import HealthModel
import HealthStore
import JSON
import Settings

/// The history of exports for people and scripts.
struct ExportListing {
    let entries: [ExportHistory.Entry]

    init(_ history: ExportHistory) { entries = history.entries() }

    func print(asJSON: Bool) {
        if asJSON {
            Output.json("[\(entries.map(Self.json).joined(separator: ","))]")
        } else if entries.isEmpty {
            Output.print("No exports yet.")
        } else {
            Output.print(entries.map(Self.line).joined(separator: "\n"))
        }
    }

    private static func line(_ entry: ExportHistory.Entry) -> String {
        let date = entry.madeAt.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
        let kind = entry.kind.rawValue + (entry.isEncrypted ? ", encrypted" : "")
        return "\(date)  \(byteText(entry.bytes))  \(kind)  \(entry.path)\(entry.isThere ? "" : " (no longer there)")"
    }

    static func json(_ entry: ExportHistory.Entry) -> String {
        JSONText.object([
            "made_at": entry.madeAt.formatted(.iso8601), "kind": entry.kind.rawValue,
            "encrypted": entry.isEncrypted, "path": PathText.shown(entry.path), "bytes": entry.bytes,
            "rows": entry.rows,
            "exists": entry.isThere,
        ])
    }
}
