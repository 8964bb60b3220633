import Archive
import HealthModel
import ImportKit

/// Files of a Google Fit export (Takeout, `Fit`): all data by source, sessions, one table of all days and one for each day.
enum GoogleFitFormat: HealthFormat {
    static let id = "google-fit"
    static let name = "Google Fit"

    enum File: Equatable { case points, session, dayTable, slotTable }

    static func file(_ document: HealthDocument) -> File? {
        if let head = JSONHead(document.head) {
            guard !head.isList else { return nil }
            if head.names.contains("Data Source"), head.texts["Data Source"]?.contains(":com.google.") ?? false {
                return .points
            }
            let isSession = head.names.isSuperset(of: ["fitnessActivity", "startTime", "endTime"])
            return isSession ? .session : nil
        }
        guard let head = TableHead(document.head) else { return nil }
        if head.headings.contains("Move Minutes count") || head.headings.contains("Heart Points") {
            return head.has("Start time", "End time") ? .slotTable : .dayTable
        }
        let isSlots = head.has("Start time", "End time") && head.headings.contains { $0.hasPrefix("Calories (kcal)") }
        return isSlots ? .slotTable : nil
    }

    static func role(of document: HealthDocument) -> FileRole? {
        switch file(document) {
        case .points:
            let stream = GoogleFitStream(JSONHead(document.head)?.texts["Data Source"] ?? "")
            return FileRole(
                of: stream.type, isOriginal: stream.isMerged,
                note: "The same values stand in the merged file of this kind")
        case .session:
            let kind = JSONHead(document.head)?.texts["fitnessActivity"] ?? ""
            guard kind.hasPrefix("sleep") else { return nil }
            return FileRole(
                of: "com.google.sleep.segment", isOriginal: false,
                note: "The same sleep stands in the files of All Data")
        case .dayTable: return FileRole(of: "days", isOriginal: true)
        case .slotTable:
            return FileRole(of: "days", isOriginal: false, note: "The same days stand in the table of all days")
        case nil: return nil
        }
    }

    static func recognises(_ document: HealthDocument) -> Bool { file(document) != nil }

    static func read(
        _ document: HealthDocument, into sink: any ImportSink, context: ImportContext, progress: (Int64) -> Bool
    ) throws -> ImportTally {
        let file = file(document)
        return try DocumentImport.perform(document, sink, context, progress) { reading in
            switch file {
            case .points:
                let name = JSONHead(document.head)?.texts["Data Source"] ?? ""
                try GoogleFitPoints(reading, dataSource: name).read()
            case .session: try GoogleFitSession(reading).read()
            case .dayTable: try GoogleFitTable(reading).readDays()
            case .slotTable: try GoogleFitTable(reading).readSlots()
            case nil: throw ImportError.refused(path: document.name, reason: "it is no file of a Google Fit export")
            }
        }
    }
}
