import HealthModel
import ImportKit

/// Files of a Fitbit account export (Google Takeout, `Global Export Data`), each told by its fields and, where several
/// kinds have the same, by its name.
enum FitbitFormat: HealthFormat {
    static let id = "fitbit"
    static let name = "Fitbit"

    static func role(of document: HealthDocument) -> FileRole? { FitbitFile(document)?.role(document) }

    static func recognises(_ document: HealthDocument) -> Bool { FitbitFile(document) != nil }

    static func read(
        _ document: HealthDocument, into sink: any ImportSink, context: ImportContext, progress: (Int64) -> Bool
    ) throws -> ImportTally {
        guard let file = FitbitFile(document) else {
            throw ImportError.refused(path: document.name, reason: "it is no file of a Fitbit export")
        }
        return try DocumentImport.perform(document, sink, context, progress) { reading in
            switch file {
            case .series(let series): try FitbitSeriesReader(reading, series).read()
            case .heartRate: try FitbitReader(reading).readHeartRate()
            case .restingHeartRate: try FitbitReader(reading).readRestingHeartRate()
            case .cardioFitness: try FitbitReader(reading).readCardioFitness()
            case .sleep: try FitbitSleepReader(reading).read()
            case .weight: try FitbitReader(reading).readWeight()
            case .exercise: try FitbitReader(reading).readExercise()
            case .table(let table): try FitbitTableReader(reading).read(table)
            case .google(let table?): try FitbitGoogleReader(reading, table).read()
            case .google(nil): reading.explain("Nothing in AirFit is of this kind")
            }
        }
    }
}

/// The kind of one file of the export.
enum FitbitFile: Equatable {
    /// One value for each minute.
    enum Series: String, CaseIterable {
        case steps, distance, calories, altitude
        case sedentary = "sedentary_minutes", light = "lightly_active_minutes"
        case moderate = "moderately_active_minutes", vigorous = "very_active_minutes"
    }

    /// One value for each day or each zone, as a table.
    enum Table: Equatable { case variability, breathing, oxygen, temperature, stress, zoneMinutes }

    case series(Series), heartRate, restingHeartRate, cardioFitness, sleep, weight, exercise, table(Table)
    /// Of the folders named `…_GoogleData`, which mostly say again what the files of `Global Export Data` say; `nil` for a
    /// kind that is not known.
    case google(FitbitGoogleTable?)

    init?(_ document: HealthDocument) {
        if let head = JSONHead(document.head) {
            self.init(head, document.lastComponent)
        } else if let head = TableHead(document.head) {
            self.init(head, document)
        } else {
            return nil
        }
    }

    private init?(_ head: JSONHead, _ name: String) {
        guard head.isList else { return nil }
        func has(_ names: String...) -> Bool { names.allSatisfy(head.names.contains) }
        let value = head.inner["value"] ?? []
        if has("logId", "dateOfSleep", "levels") || has("logId", "dateOfSleep", "minutesAsleep") {
            self = .sleep
        } else if has("logId", "weight", "date", "time") {
            self = .weight
        } else if has("logId", "activityName", "startTime", "duration") {
            self = .exercise
        } else if has("dateTime"), value.contains("bpm"), value.contains("confidence") {
            self = .heartRate
        } else if has("dateTime"), value.contains("demographicVO2Max") {
            self = .cardioFitness
        } else if has("dateTime"), value.isSuperset(of: ["date", "value", "error"]) {
            self = .restingHeartRate
        } else if head.names == ["dateTime", "value"], value.isEmpty,
            let series = Series.allCases.first(where: { name.hasPrefix($0.rawValue + "-") })
        {
            self = .series(series)
        } else {
            return nil
        }
    }

    private init?(_ head: TableHead, _ document: HealthDocument) {
        let folder = document.name.lowercased()
        if head.has("timestamp", "rmssd"), head.has("entropy") || head.has("nremhr") {
            self = .table(.variability)
        } else if head.has("timestamp", "daily_respiratory_rate") || head.has("timestamp", "full_sleep_breathing_rate")
        {
            self = .table(.breathing)
        } else if head.has("timestamp", "average_value", "lower_bound", "upper_bound") {
            self = .table(.oxygen)
        } else if head.has("sleep_start", "nightly_temperature") {
            self = .table(.temperature)
        } else if head.has("DATE", "STRESS_SCORE") {
            self = .table(.stress)
        } else if head.has("date_time", "heart_zone_id", "total_minutes") {
            self = .table(.zoneMinutes)
        } else if head.headings.first == "timestamp", folder.contains("_googledata/") {
            self = .google(FitbitGoogleTable(head, document.lastComponent))
        } else {
            return nil
        }
    }

    /// Files of `Global Export Data` are named for the first day that is in them.
    fileprivate func role(_ document: HealthDocument) -> FileRole? {
        let name = document.lastComponent.split(separator: ".").first ?? ""
        let day = CivilDay(iso: name.suffix(10))?.number
        func original(_ table: FitbitGoogleTable, days: Int) -> FileRole? {
            day.map { FileRole(of: table.rawValue, isOriginal: true, days: $0...($0 + days - 1)) }
        }
        switch self {
        case .series(.steps): return original(.steps, days: 31)
        case .series(.distance): return original(.distance, days: 31)
        case .series(.calories): return original(.calories, days: 31)
        case .series(.altitude): return original(.floors, days: 31)
        case .heartRate: return original(.heartRate, days: 1)
        case .restingHeartRate: return original(.restingHeartRate, days: 366)
        case .weight: return original(.weight, days: 31)
        case .google(let table?):
            // One that is not named for a day has all of them.
            return day.map {
                FileRole(
                    of: table.rawValue, isOriginal: false, days: $0...$0,
                    note: "The same values stand in the files of Global Export Data")
            }
        default: return nil
        }
    }
}
