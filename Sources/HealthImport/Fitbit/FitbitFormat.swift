import HealthModel

/// Files of a Fitbit account export (Google Takeout, `Global Export Data`), each told by its fields and, where several
/// kinds have the same, by its name.
enum FitbitFormat: HealthFormat {
    static let id = "fitbit"
    static let name = "Fitbit"

    static func recognises(_ document: HealthDocument) -> Bool { FitbitFile(document) != nil }

    static func read(
        _ document: HealthDocument, into sink: any ImportSink, context: ImportContext, progress: (Int64) -> Bool
    ) throws -> ImportTally {
        guard let file = FitbitFile(document) else {
            throw ImportError.refused(path: document.name, reason: "it is no file of a Fitbit export")
        }
        return try VendorReading.perform(document, sink, context, progress) { reading in
            switch file {
            case .series(let series): try FitbitSeriesReader(reading, series).read()
            case .heartRate: try FitbitReader(reading).readHeartRate()
            case .restingHeartRate: try FitbitReader(reading).readRestingHeartRate()
            case .cardioFitness: try FitbitReader(reading).readCardioFitness()
            case .sleep: try FitbitSleepReader(reading).read()
            case .weight: try FitbitReader(reading).readWeight()
            case .exercise: try FitbitReader(reading).readExercise()
            case .table(let table): try FitbitTableReader(reading).read(table)
            case .repeated: reading.note("The same values stand in the files of Global Export Data")
            }
        }
    }
}

/// What one file of the export holds.
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
    /// Says again what another file of the export says.
    case repeated

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
        } else if head.headings.first == "timestamp", head.headings.count <= 3,
            folder.contains("googledata/") || CivilDay(iso: document.lastComponent.dropLast(4).suffix(10)) != nil
        {
            self = .repeated
        } else {
            return nil
        }
    }
}
