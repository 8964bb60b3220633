import HealthModel
import ImportKit

/// Tables of a Withings account archive. Headings are in the person's language, at least in part; the order of the
/// columns is the same in all.
enum WithingsFormat: HealthFormat {
    static let id = "withings"

    static func recognises(_ document: HealthDocument) -> Bool { WithingsFile(document) != nil }

    static func read(
        _ document: HealthDocument, into sink: any ImportSink, context: ImportContext, progress: (Int64) -> Bool
    ) throws -> ImportTally {
        guard let file = WithingsFile(document), let head = TableHead(document.head) else {
            throw ImportError.refused(path: document.name, reason: "it is no file of a Withings archive")
        }
        return try DocumentImport.perform(document, sink, context, progress) { reading in
            switch file {
            case .weight: try WithingsBody(reading, head.headings).readWeight()
            case .height: try WithingsBody(reading, head.headings).readHeight()
            case .bloodPressure: try WithingsBody(reading, head.headings).readBloodPressure()
            case .sleep: try WithingsSleep(reading).readNights()
            case .activities: try WithingsActivities(reading).read()
            case .raw(let series): try WithingsRaw(reading, series).read()
            case .rawSleep: try WithingsSleep(reading).readStates()
            case .repeated: reading.explain("The same totals stand in the raw_ files of the archive")
            }
        }
    }
}

/// The kind of one file of the archive, by its headings and, where they are the same, by its name.
enum WithingsFile: Equatable {
    /// `start,duration,value`, all of them.
    enum Series: String, CaseIterable {
        case steps = "raw_tracker_steps", distance = "raw_tracker_distance", elevation = "raw_tracker_elevation"
        case energy = "raw_tracker_calories-earned", heartRate = "raw_hr_hr", trackerHeartRate = "raw_tracker_hr"
        case oxygen = "raw_spo2_auto_spo2", bedHeartRate = "raw_bed_hr", breathing = "raw_bed_respiratory-rate"
    }

    case weight, height, bloodPressure, sleep, activities, raw(Series), rawSleep
    /// Totals by day of what the raw files have.
    case repeated

    init?(_ document: HealthDocument) {
        guard let head = TableHead(document.head) else { return nil }
        let name = document.lastComponent
        let plain = head.headings.map { $0.lowercased() }
        if plain == ["start", "duration", "value"] {
            if name.contains("sleep-state") {
                self = .rawSleep
            } else if let series = Series.allCases.first(where: { name.hasPrefix($0.rawValue) }) {
                self = .raw(series)
            } else {
                return nil
            }
        } else if plain.count == 2, plain[0] == "date" || plain[0] == "datum" || plain[0] == "fecha",
            name.hasPrefix("aggregates_")
        {
            self = .repeated
        } else if let known = Self.known(plain, head) {
            self = known
        } else {
            return nil
        }
    }

    private static func known(_ plain: [String], _ head: TableHead) -> WithingsFile? {
        func unit(_ place: Int) -> String? {
            guard place < plain.count, plain[place].hasSuffix(")"), let open = plain[place].lastIndex(of: "(") else {
                return nil
            }
            return String(plain[place][open...].dropFirst().dropLast())
        }
        let masses: Set = ["kg", "lb", "lbs", "st"]
        if (6...9).contains(plain.count), (1...5).allSatisfy({ unit($0).map(masses.contains) ?? false }) {
            return .weight
        }
        if plain.count == 15 || plain.count == 14 || plain.count == 13, (2...5).allSatisfy({ unit($0) == "s" }),
            firstCellsAreTimes(head, [0, 1])
        {
            return .sleep
        }
        if plain.contains("gps"), plain.contains("data") || plain.contains("daten"), plain.count >= 8,
            firstCellsAreTimes(head, [0, 1])
        {
            return .activities
        }
        if plain.count == 5, plain[2].hasPrefix("s"), plain[3].hasPrefix("d"), isPressure(head) {
            return .bloodPressure
        }
        if (2...3).contains(plain.count), ["m", "cm", "ft-in", "ft", "in"].contains(unit(1) ?? ""),
            ["height", "größe", "taille", "altura", "altezza", "lengte"].contains(where: plain[1].hasPrefix)
        {
            return .height
        }
        return nil
    }

    private static func firstCellsAreTimes(_ head: TableHead, _ places: [Int]) -> Bool {
        guard let row = head.rows.first else { return true }
        return places.allSatisfy { $0 < row.count && WrittenTime(row[$0])?.offset != nil }
    }

    private static func isPressure(_ head: TableHead) -> Bool {
        let systolic = ["systolic", "systolisch", "systolique", "sistólica", "sistolica", "systolische"]
        return systolic.contains { head.headings[2].lowercased().hasPrefix($0) }
    }
}
