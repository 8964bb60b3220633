import Archive
import ChatModel
import Console
import ConversationStore
import Files
import Foundation
import HealthModel
import HealthStore
import Settings

extension Context {
    public var conversations: ConversationStore {
        ConversationStore(path: locations.conversationDatabase, zone: zone, upTo: lastInstant)
    }

    /// The end of the day of `--date`; `nil` where today goes on with the clock.
    public var lastInstant: Date? {
        guard !todayFollowsClock else { return nil }
        let next = today.advanced(by: 1)
        return Date(timeIntervalSince1970: Double(home.clock(around: next).start(of: next)) - 0.001)
    }

    public var openExports: OpenExports { locations.openExports }
    public var exportHistory: ExportHistory { ExportHistory(path: locations.state + "/exports.jsonl") }

    /// Writes an export and notes it in the history. With `--date` nothing of later days is in it.
    /// - Throws: `ArchiveError`, the error of a store.
    public func export(
        to path: String, format: ExportFormat, mayReplace: Bool, opener: ByteSinkOpener? = nil,
        health: HealthStore? = nil,
        progress: @escaping @Sendable (ExportProgress) -> Void
    ) async throws -> ExportHistory.Entry {
        let path = absolute(path)
        let health = if let health { health } else { try await self.health() }
        let conversations = conversations
        let madeAt = Date()
        let export = Export(
            path: path, format: format, mayReplace: mayReplace, opener: opener,
            head: ExportHead(
                madeAt: Int64(madeAt.timeIntervalSince1970), madeBy: "airfit \(AirFitVersion.text)",
                settingsJSON: SettingsExport.json(ofFile: locations.configFile)),
            expectedRows: try await health.exportedRows(),
            tables: [{ try health.export(to: $0) }, { try conversations.export(to: $0) }])
        let done = try await openExports.noting(path) { try await export.write(progress: progress) }
        let entry = ExportHistory.Entry(
            madeAt: madeAt, kind: format == .json ? .json : .csv, isEncrypted: opener != nil, path: path,
            bytes: done.bytes, rows: done.rows)
        // The file is whole: that it is missing in the list of exports, as in a folder that is read-only, makes it no failure.
        try? exportHistory.add(entry)
        return entry
    }

    /// A path as typed in a shell or a field, made absolute: `~` is the home folder, a relative path begins in the present
    /// folder.
    public func absolute(_ path: String) -> String {
        var path = path
        if path == "~" || path.hasPrefix("~/"), let home = environment["HOME"] { path = home + path.dropFirst() }
        guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
        defer { free(folder) }
        return PathText.text(of: UnsafeRawBufferPointer(start: folder, count: strlen(folder))) + "/" + path
    }
}
