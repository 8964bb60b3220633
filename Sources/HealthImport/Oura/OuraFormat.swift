import HealthModel
import ImportKit

/// Oura: tables of the membership hub (`App Data`), answers of its interface (version 2) and the old export in one file.
/// All three hold the same nights, which come out the same.
enum OuraFormat: HealthFormat {
    static let id = "oura"

    static func recognises(_ document: HealthDocument) -> Bool { OuraFile(document) != nil }

    static func read(
        _ document: HealthDocument, into sink: any ImportSink, context: ImportContext, progress: (Int64) -> Bool
    ) throws -> ImportTally {
        guard let file = OuraFile(document) else {
            throw ImportError.refused(path: document.name, reason: "it is no file of an Oura export")
        }
        return try DocumentImport.perform(document, sink, context, progress) { reading in
            let records = try OuraRecords(reading)
            switch file {
            case .table(let kind):
                try reading.eachRow { row in
                    let fields = row.places.compactMapValues { place in row[place].map { JSONItem.text($0) } }
                    try records.add(.object(fields), kind)
                }
            case .answer(let kind):
                let cursor = try reading.json()
                try cursor.eachField { name in
                    guard name == "data" else { return try cursor.skip() }
                    try reading.eachElement(cursor) { try records.add($0, kind) }
                }
            case .old:
                let cursor = try reading.json()
                try cursor.eachField { name in
                    guard let kind = OuraFile.oldLists[name] else { return try cursor.skip() }
                    try reading.eachElement(cursor) { try records.addOld($0, kind) }
                }
            }
        }
    }
}

/// The kind of one file of an export.
enum OuraFile: Equatable {
    enum Kind: Equatable {
        case sleep, sleepScore, readiness, activity, oxygen, heartRate, workout, stress, temperature
    }

    case table(Kind), answer(Kind), old

    static let oldLists: [String: Kind] = ["sleep": .sleep, "readiness": .readiness, "activity": .activity]

    init?(_ document: HealthDocument) {
        if let head = JSONHead(document.head) {
            guard !head.isList else { return nil }
            let inner = head.inner["data"] ?? []
            if let kind = Self.kind(inner, document.lastComponent), head.names.contains("data") {
                self = .answer(kind)
            } else if ["sleep", "activity", "readiness"].contains(where: {
                head.inner[$0]?.contains("summary_date") ?? false
            }) {
                self = .old
            } else {
                return nil
            }
        } else if let head = TableHead(document.head), let kind = Self.kind(Set(head.headings), document.lastComponent)
        {
            self = .table(kind)
        } else {
            return nil
        }
    }

    /// By the fields, which are the same in tables and answers.
    private static func kind(_ names: Set<String>, _ fileName: String) -> Kind? {
        func has(_ wanted: String...) -> Bool { wanted.allSatisfy(names.contains) }
        if has("bedtime_start", "bedtime_end", "total_sleep_duration") { return .sleep }
        if has("day", "steps", "active_calories", "total_calories") { return .activity }
        if has("day", "score", "temperature_deviation") { return .readiness }
        if has("day", "spo2_percentage") { return .oxygen }
        if has("start_datetime", "end_datetime", "activity", "intensity") { return .workout }
        if has("day", "stress_high", "recovery_high") { return .stress }
        if has("bpm", "source", "timestamp") { return .heartRate }
        if has("skin_temp", "timestamp") { return .temperature }
        // Sleep scores have no field of their own.
        if has("id", "day", "score", "contributors", "timestamp") {
            return fileName.contains("readiness") ? .readiness : fileName.contains("activity") ? .activity : .sleepScore
        }
        return nil
    }
}
