import Archive
import HealthModel
import ImportKit

/// JSON files of the iOS app Health Auto Export: Apple's data, most of it already put together by minute, hour or day.
enum HealthAutoExportFormat: HealthFormat {
    static let id = "health-auto-export"
    private static let lists = [
        "metrics", "workouts", "stateOfMind", "medications", "symptoms", "cycleTracking", "ecg",
        "heartRateNotifications",
    ]

    static func recognises(_ document: HealthDocument) -> Bool {
        guard let head = JSONHead(document.head), !head.isList, head.names.contains("data") else { return false }
        let inner = head.inner["data"] ?? []
        if lists.contains(where: inner.contains) { return true }
        // Nothing to tell by in an empty one but its name.
        return inner.isEmpty && document.lastComponent.hasPrefix("healthautoexport")
    }

    static func read(
        _ document: HealthDocument, into sink: any ImportSink, context: ImportContext, progress: (Int64) -> Bool
    ) throws -> ImportTally {
        try DocumentImport.perform(document, sink, context, isCorrecting: true, progress) { reading in
            try HealthAutoExportReader(reading).read()
        }
    }
}

/// Walks the lists of one file.
struct HealthAutoExportReader {
    let reading: DocumentImport
    static let ownName = "Health Auto Export"

    init(_ reading: DocumentImport) { self.reading = reading }

    func read() throws {
        let cursor = try reading.json()
        try cursor.eachField { name in
            guard name == "data" else { return try cursor.skip() }
            try cursor.eachField { list in
                switch list {
                case "metrics": try cursor.eachElement { try readMetric(cursor) }
                case "workouts":
                    try reading.eachElement(cursor, holdsNothing: { true }) {
                        try HealthAutoExportWorkout(reading).add($0)
                    }
                case "stateOfMind": try findings(cursor, .stateOfMind)
                case "medications": try findings(cursor, .medication)
                case "symptoms", "cycleTracking": try findings(cursor, .symptom)
                case "ecg": try findings(cursor, .electrocardiogram)
                case "heartRateNotifications": try findings(cursor, .note)
                default: try cursor.skip()
                }
            }
        }
    }

    // MARK: - Metrics

    private func readMetric(_ cursor: JSONCursor) throws {
        var name: String?
        var unit = ""
        var early: [JSONItem] = []
        var metric: HealthAutoExportMetric?
        try cursor.eachField { field in
            switch field {
            case "name": name = try cursor.tree().text
            case "units": unit = try cursor.tree().text ?? ""
            case "data":
                guard let name else {
                    // Some writers sort the names of fields: the points come before what they are.
                    early = try cursor.tree().list
                    return
                }
                let points = HealthAutoExportMetric(reading, name: name, unit: unit)
                metric = points
                reading.emitPending = points.finish
                try reading.eachElement(cursor, holdsNothing: { points.holdsNothing }) { try points.read($0) }
            default: try cursor.skip()
            }
        }
        if metric == nil, let name, !early.isEmpty {
            let points = HealthAutoExportMetric(reading, name: name, unit: unit)
            metric = points
            for point in early { try points.read(point) }
        }
        reading.emitPending = nil
        try metric?.finish()
    }

    // MARK: - Findings

    private func findings(_ cursor: JSONCursor, _ kind: ImportedFinding.Kind) throws {
        let source = try reading.source(Self.ownName, .other)
        try reading.eachElement(cursor, holdsNothing: { true }) { entry in
            let start = Self.time(entry[anyOf: "start", "date", "startDate", "scheduledDate"], reading)
            guard let start else { return reading.skip(.noStart) }
            let end = Self.time(entry[anyOf: "end", "endDate"], reading) ?? start
            let fields = entry.fields.sorted { $0.key < $1.key }.prefix(40).compactMap { name, value in
                Self.shown(value).map { ImportedFinding.Field(name.cut(toScalars: 60), $0) }
            }
            let title = entry[anyOf: "displayText", "name", "classification", "kind", "value"].text
            try reading.add(
                ImportedFinding(
                    kind: kind, source: source, start: start, end: max(start, end),
                    title: (title ?? kind.rawValue).cut(toScalars: 200), fields: Array(fields)))
        }
    }

    /// A value in words; `nil` for what has many.
    private static func shown(_ value: JSONItem) -> String? {
        switch value {
        case .text(let text): text.cut(toScalars: 500)
        case .number(let number):
            number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : String(number)
        case .flag(let flag): flag ? "yes" : "no"
        case .list(let list) where list.count <= 20 && list.allSatisfy { $0.text != nil }:
            list.compactMap(\.text).joined(separator: ", ").cut(toScalars: 500)
        default: nil
        }
    }

    static func time(_ value: JSONItem, _ reading: DocumentImport) -> Int64? {
        value.text.flatMap { WrittenTime($0, order: .monthDayYear)?.unix(by: reading.context.home) }
    }

    /// By the `source` of a point; several joined by `|` are one source of their own.
    static func source(_ value: JSONItem, _ reading: DocumentImport) throws -> Int32 {
        let name = value.text?.trimmingBlanks ?? ""
        guard !name.isEmpty else { return try reading.source(ownName, .other) }
        return try reading.source(name, .guessed(fromName: name))
    }
}
