import HealthModel
import ImportKit

/// JSON files of a Garmin Connect account export (`DI_CONNECT`). The activities themselves are FIT files beside them.
enum GarminFormat: HealthFormat {
    static let id = "garmin"
    static let name = "Garmin"

    static func recognises(_ document: HealthDocument) -> Bool { GarminFile(document) != nil }

    static func read(
        _ document: HealthDocument, into sink: any ImportSink, context: ImportContext, progress: (Int64) -> Bool
    ) throws -> ImportTally {
        guard let file = GarminFile(document) else {
            throw ImportError.refused(path: document.name, reason: "it is no file of a Garmin export")
        }
        return try DocumentImport.perform(document, sink, context, progress) { reading in
            switch file {
            case .activities: try GarminActivities(reading).read()
            case .sleep: try GarminDays(reading).read { days, row in try days.addSleep(row) }
            case .days: try GarminDays(reading).read { days, row in try days.addDay(row) }
            case .fitness: try GarminDays(reading).read { days, row in try days.addFitness(row) }
            case .status: try GarminDays(reading).read { days, row in try days.addStatus(row) }
            case .readiness: try GarminDays(reading).read { days, row in try days.addReadiness(row) }
            case .hydration: try GarminDays(reading).read { days, row in try days.addHydration(row) }
            case .body: try GarminDays(reading).read { days, row in try days.addBody(row) }
            }
        }
    }
}

/// The kind of one file of the export, by its fields.
enum GarminFile: Equatable {
    case activities, sleep, days, fitness, status, readiness, hydration, body

    init?(_ document: HealthDocument) {
        guard let head = JSONHead(document.head) else { return nil }
        if head.names.contains("summarizedActivitiesExport") {
            self = .activities
            return
        }
        guard head.isList else { return nil }
        func has(_ names: String...) -> Bool { names.allSatisfy(head.names.contains) }
        if has("sleepStartTimestampGMT", "calendarDate") || has("calendarDate", "sleepWindowConfirmationType") {
            self = .sleep
        } else if has("calendarDate", "totalSteps") || has("calendarDate", "wellnessStartTimeGmt") {
            self = .days
        } else if has("calendarDate", "vo2MaxValue") {
            self = .fitness
        } else if has("calendarDate", "metrics"), head.inner["metrics"]?.contains("type") ?? false {
            self = .status
        } else if has("calendarDate", "score", "level"), head.names.contains(where: { $0.hasPrefix("recoveryTime") }) {
            self = .readiness
        } else if has("calendarDate", "valueInML") {
            self = .hydration
        } else if has("weight"), head.inner["weight"]?.contains("weight") ?? false, has("metaData") {
            self = .body
        } else {
            return nil
        }
    }
}
