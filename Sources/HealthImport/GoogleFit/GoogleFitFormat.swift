import Archive
import HealthModel

/// Files of a Google Fit export (Takeout, `Fit`): all data by source, sessions, and a daily table that repeats them.
enum GoogleFitFormat: HealthFormat {
    static let id = "google-fit"
    static let name = "Google Fit"

    enum File: Equatable { case points, session, dailyTable }

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
        if head.headings.contains("Move Minutes count") || head.headings.contains("Heart Points") { return .dailyTable }
        let isSlots = head.has("Start time", "End time") && head.headings.contains { $0.hasPrefix("Calories (kcal)") }
        return isSlots ? .dailyTable : nil
    }

    static func recognises(_ document: HealthDocument) -> Bool { file(document) != nil }

    static func read(
        _ document: HealthDocument, into sink: any ImportSink, context: ImportContext, progress: (Int64) -> Bool
    ) throws -> ImportTally {
        let file = file(document)
        return try VendorReading.perform(document, sink, context, progress) { reading in
            switch file {
            case .points:
                try GoogleFitPoints(reading).read(dataSource: JSONHead(document.head)?.texts["Data Source"] ?? "")
            case .session: try GoogleFitSession(reading).read()
            case .dailyTable: reading.note("The same values stand in the files of the folder All Data")
            case nil: throw ImportError.refused(path: document.name, reason: "it is no file of a Google Fit export")
            }
        }
    }
}
