import Console
import DataWork
import Foundation
import JSON
import ProgramContext

extension AutomaticBackups {
    private var diskUsage: Int { entries().reduce(0) { $0 + $1.bytes } }

    static func printList(of context: Context) {
        let backups = context.automaticBackups
        let entries = backups.entries()
        guard !entries.isEmpty else { return Output.print("There are no automatic backups yet.") }
        for entry in entries { Output.print(entry.line(in: context.zone)) }
        Output.print(
            "\(entries.count) in \(backups.folder), \(byteText(backups.diskUsage)). "
                + "Put one back with: airfit restore \(entries[0].name)")
    }

    static func printJSON(of context: Context) {
        for entry in context.automaticBackups.entries() { Output.json(entry.json) }
    }
}

extension AutomaticBackups.Entry {
    /// `daily-20261123T161500Z  2026-11-23 16:15  1.2 MB  encrypted  5,000 samples, 3 conversations, settings`.
    func line(in zone: TimeZone) -> String {
        var style = Date.ISO8601FormatStyle(timeZone: zone).year().month().day().time(includingFractionalSeconds: false)
        style = style.dateTimeSeparator(.space)
        return [
            name, madeAt.formatted(style), byteText(bytes), isSealed ? "encrypted" : "not encrypted",
            content?.words ?? "content unknown",
        ].joined(separator: "  ")
    }

    var json: String {
        var fields: [String: Any] = [
            "name": name, "path": path, "made_at": madeAt.formatted(.iso8601), "occasion": occasion.rawValue,
            "bytes": bytes, "encrypted": isSealed,
        ]
        if let content {
            fields["settings"] = content.hasSettings
            fields["vault"] = content.hasVault
            if let samples = content.samples { fields["samples"] = samples }
            if let conversations = content.conversations { fields["conversations"] = conversations }
        }
        return JSONText.object(fields)
    }
}
