import HealthModel
import ImportKit

/// The points of one metric.
///
/// A point of a total has no end: it covers a minute, an hour or a day, by the setting of the app. Which one, the times of
/// the first points tell.
final class HealthAutoExportMetric {
    private let reading: DocumentImport
    private let name: String
    private let unit: String
    private let identifier: String
    private let isTotal: Bool
    private var waiting: [JSONItem] = []
    private var grain: Grain?
    private static let probeCount = 64

    private enum Grain { case day, hour, minute, instant }

    init(_ reading: DocumentImport, name: String, unit: String) {
        self.reading = reading
        self.name = name
        self.unit = unit
        identifier = HealthAutoExportNames.identifier(of: name)
        isTotal = DocumentImport.aggregation(of: identifier) == .cumulative
    }

    func read(_ point: JSONItem) throws {
        switch name {
        case "sleep_analysis": return try HealthAutoExportSleep(reading).add(point)
        case "blood_pressure": return try addBloodPressure(point)
        case "apple_stand_hour": return try addStandHours(point)
        case "mindful_minutes": return try addMindful(point)
        default: break
        }
        guard isTotal, grain == nil else { return try add(point) }
        waiting.append(point)
        if waiting.count >= Self.probeCount { try inferGrain() }
    }

    /// Whether the points that come can be read without the next.
    var holdsNothing: Bool { !isTotal || grain != nil }

    func finish() throws { try inferGrain() }

    private func inferGrain() throws {
        let times = waiting.compactMap { $0["date"].text.flatMap { WrittenTime($0) }?.secondOfDay }
        grain =
            if times.allSatisfy({ $0 == 0 }) {
                .day
            } else if times.allSatisfy({ $0 % 3600 == 0 }) {
                .hour
            } else {
                times.allSatisfy { $0 % 60 == 0 } ? .minute : .instant
            }
        for point in waiting { try add(point) }
        waiting = []
    }

    private func add(_ point: JSONItem) throws {
        guard let value = point[anyOf: "qty", "Avg", "avg"].number else { return reading.skip(.noValue) }
        let source = try HealthAutoExportReader.source(point["source"], reading)
        guard let start = HealthAutoExportReader.time(point[anyOf: "date", "startDate"], reading) else {
            return reading.skip(.noStart)
        }
        // An hour that is only told by its beginning has what was counted of it so far.
        let isSoFar = grain == .hour && HealthAutoExportReader.time(point["endDate"], reading) == nil
        try reading.add(
            identifier, value, writtenUnit, at: start, lasting: duration(from: start, point), isSoFar: isSoFar,
            from: source)
    }

    private var writtenUnit: String? { unit.isEmpty ? nil : unit }

    private func duration(from start: Int64, _ point: JSONItem) -> Int64 {
        guard isTotal else { return 0 }
        if let end = HealthAutoExportReader.time(point["endDate"], reading), end >= start { return end - start }
        switch grain {
        case .hour: return 3600
        case .minute: return 60
        case .instant, nil: return 0
        case .day:
            // The offset is that of the place; where it is home's, the day has 23 or 25 hours when the clocks change.
            let span = reading.context.home.span(of: reading.context.home.day(atUnix: Int(start)))
            return span.start == start ? span.duration : 86_400
        }
    }

    private func addBloodPressure(_ point: JSONItem) throws {
        let source = try HealthAutoExportReader.source(point["source"], reading)
        let start = HealthAutoExportReader.time(point["date"], reading)
        let upper = point["systolic"].number
        let lower = point["diastolic"].number
        guard upper != nil || lower != nil else { return reading.skip(.noValue) }
        try reading.add("HKQuantityTypeIdentifierBloodPressureSystolic", upper, writtenUnit, at: start, from: source)
        try reading.add("HKQuantityTypeIdentifierBloodPressureDiastolic", lower, writtenUnit, at: start, from: source)
    }

    /// Hours with standing in them. Of a day's number only the count is known: they are put into its first hours, so that
    /// a file written later on the same day adds to those of an earlier one.
    private func addStandHours(_ point: JSONItem) throws {
        guard let hours = point["qty"].integer, (0...24).contains(hours) else { return reading.skip(.noValue) }
        let source = try HealthAutoExportReader.source(point["source"], reading)
        let start = HealthAutoExportReader.time(point["date"], reading)
        for hour in 0..<hours {
            try reading.add(
                "HKCategoryTypeIdentifierAppleStandHour", 1, at: start.map { $0 + hour * 3600 }, lasting: 3600,
                isSoFar: true, from: source)
        }
    }

    private func addMindful(_ point: JSONItem) throws {
        guard let value = point["qty"].number,
            let minutes = UnitSpelling.convert(value, from: unit, to: "min"), (0...10_080).contains(minutes)
        else { return reading.skip(.noValue) }
        let start = HealthAutoExportReader.time(point[anyOf: "date", "startDate"], reading)
        try reading.add(
            "HKCategoryTypeIdentifierMindfulSession", minutes, at: start, lasting: Int64((minutes * 60).rounded()),
            from: try HealthAutoExportReader.source(point["source"], reading))
    }
}
