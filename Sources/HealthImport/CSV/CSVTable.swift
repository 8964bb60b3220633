import HealthModel
import ImportKit

/// Takes the rows of a plain table.
final class CSVTable {
    private let reading: DocumentImport
    private let survey: CSVSurvey
    /// The number of the table's own source, once a row needed it.
    private var numberOfOwnSource: Int32?
    private let columns: [(place: Int, metric: CSVMetric, unit: String?)]
    /// By what is written: a table repeats few names in many rows.
    private var metrics: [String: CSVMetric?] = [:]

    private struct DayValue: Hashable {
        var day: CivilDay
        var metric: String
        var source: Int32
    }

    private var dayValues: [DayValue: (value: Double, unit: String, identifier: String, order: Int)] = [:]
    private var checkIns: [CivilDay: ImportedCheckIn] = [:]
    /// Values that were added to another of their day, by metric.
    private var addedUp: [String: Int] = [:]
    private var unknown: [String] = []
    private var badLines: [Int] = []
    private var badLineCount = 0
    private static let mostDayValues = 1_000_000
    private static let mostNamed = 12

    init(_ reading: DocumentImport, _ survey: CSVSurvey) {
        self.reading = reading
        self.survey = survey
        columns = survey.columns.compactMap { place, column in
            CSVMetric.named(column.metric).map { (place, $0, column.unit) }
        }
    }

    /// Whether nothing of the rows so far waits for others, and none has to be told of at the end.
    var holdsNothing: Bool { dayValues.isEmpty && checkIns.isEmpty && badLineCount == 0 && unknown.isEmpty }

    func read(_ row: TableRow, line: Int) throws {
        if let person = survey.person, row[person.place] != person.value {
            let values = survey.long == nil ? columns.count { row[$0.place] != nil } : 1
            if values > 0 { reading.skip(SkipReason.otherPerson.text, values) }
            return
        }
        guard let time = time(row) else { return bad(line) }
        guard let long = survey.long else { return try takeWide(row, time, line: line) }
        guard let name = row[long.metric], let text = row[long.value] else { return bad(line) }
        guard let metric = metric(name) else { return skipUnknown(name) }
        guard let value = number(text) else { return bad(line) }
        let source = try source(of: row, at: long.source)
        let note = long.note.flatMap { row[$0] }
        try add(value, of: metric, unit: long.unit.flatMap { row[$0] }, time, source, note: note)
    }

    /// The source that a row names; the table itself where it names none.
    private func source(of row: TableRow, at place: Int?) throws -> Int32 {
        if let name = place.flatMap({ row[$0] }) { return try source(named: name) }
        if let numberOfOwnSource { return numberOfOwnSource }
        let number = try source(named: reading.document.name.split(separator: "/").last.map(String.init) ?? "CSV")
        numberOfOwnSource = number
        return number
    }

    private func source(named name: String) throws -> Int32 {
        try reading.source(name, device: ImportedSource.tableDevice, .other)
    }

    private func takeWide(_ row: TableRow, _ time: CSVTime, line: Int) throws {
        var isBad = false
        let source = try source(of: row, at: survey.sourcePlace)
        for (place, metric, unit) in columns {
            guard let text = row[place] else { continue }
            guard let value = number(text) else {
                isBad = true
                continue
            }
            try add(value, of: metric, unit: unit, time, source, note: nil)
        }
        if isBad { bad(line) }
    }

    private func metric(_ name: String) -> CSVMetric? {
        if let known = metrics[name] { return known }
        let metric = CSVMetric.named(name)
        if metrics.count < 1_000 { metrics.updateValue(metric, forKey: name) }
        return metric
    }

    private func number(_ text: String) -> Double? {
        WrittenNumber.grouped(text, decimals: survey.decimalSign ?? .point)
    }

    private func time(_ row: TableRow) -> CSVTime? {
        guard let place = survey.datePlace, let text = row[place],
            let time = CSVTime(text, order: survey.dateOrder ?? .yearMonthDay)
        else { return nil }
        if case .written(let written) = time, !survey.hasTimes { return .day(written.day) }
        guard case .day(let day) = time, let clock = survey.timePlace.flatMap({ row[$0] }) else { return time }
        guard let second = CSVSurvey.clockTime(clock) else { return nil }
        return .unix(reading.context.home.unix(of: day, second: second))
    }

    private func add(
        _ value: Double, of metric: CSVMetric, unit: String?, _ time: CSVTime, _ source: Int32, note: String?
    ) throws {
        let home = reading.context.home
        switch metric.target {
        case .checkIn(let feeling):
            let (day, writtenAt) =
                switch time {
                case .day(let day):
                    (day, reading.context.hasBegun(day) ? min(home.noon(of: day), reading.context.now) : .max)
                case .unix(let unix): (home.day(atUnix: Int(unix)), unix)
                case .written(let time): (time.day, time.unix(by: home))
                }
            takeCheckIn(feeling, value, on: day, writtenAt, note)
        case .sample(let identifier):
            let unit = Self.unit(of: value, metric, written: unit)
            if metric == .standHours {
                let key = DayValue(day: day(of: time), metric: metric.id, source: source)
                return try takeDay(value, unit, key, identifier)
            }
            switch time {
            case .day(let day):
                try takeDay(value, unit, DayValue(day: day, metric: metric.id, source: source), identifier)
            case .unix(let unix): try reading.add(identifier, value, unit, at: unix, from: source)
            case .written(let time): try reading.add(identifier, value, unit, at: time.unix(by: home), from: source)
            }
        }
    }

    private func day(of time: CSVTime) -> CivilDay {
        switch time {
        case .day(let day): day
        case .unix(let unix): reading.context.home.day(atUnix: Int(unix))
        case .written(let time): time.day
        }
    }

    /// Every hour of the day that has begun: the first ones as those with standing in them, the others as those without, so
    /// that a corrected table can lower the count of an earlier one. A day has 23 or 25 hours when the clocks change.
    private func addStandHours(_ value: Double, on day: CivilDay, from source: Int32) throws {
        let (start, duration) = reading.context.home.span(of: day)
        let hoursOfDay = max(0, duration / 3_600)
        guard let stood = Int64(exactly: value), (0...hoursOfDay).contains(stood) else {
            return reading.skip(.implausible)
        }
        let begun = min(hoursOfDay, max(0, reading.context.now - start) / 3_600 + 1)
        for hour in 0..<max(stood, begun) {
            try reading.add(
                "HKCategoryTypeIdentifierAppleStandHour", hour < stood ? 1 : 0, at: start + hour * 3_600,
                lasting: 3_600, isSoFar: true, from: source)
        }
    }

    /// Without a unit a share of at most one is a fraction: nobody has one percent of oxygen or of fat.
    private static func unit(of value: Double, _ metric: CSVMetric, written: String?) -> String {
        if let written { return written }
        let isShare = metric.id == "spo2_pct" || metric.id == "body_fat_pct"
        return isShare && value <= 1 ? "fraction" : metric.unit
    }

    private func takeDay(_ value: Double, _ unit: String, _ key: DayValue, _ identifier: String) throws {
        if let known = dayValues[key] {
            let adds =
                key.metric == CSVMetric.standHours.id || DocumentImport.aggregation(of: identifier) == .cumulative
                || identifier.hasSuffix("MindfulSession")
            // Lines of one day that add up are in one unit, or the later one is converted to the first.
            let converted = unit == known.unit ? value : UnitSpelling.convert(value, from: unit, to: known.unit)
            guard let converted else { return reading.skip(.wrongUnit) }
            if adds { addedUp[key.metric, default: 0] += 1 } else { reading.skip(.laterRow) }
            dayValues[key]?.value = adds ? known.value + converted : converted
            return
        }
        guard dayValues.count < Self.mostDayValues else { return reading.skip(.tooManyValues) }
        dayValues[key] = (value, unit, identifier, dayValues.count)
    }

    private func takeCheckIn(
        _ scale: CheckIn.Scale, _ value: Double, on day: CivilDay, _ writtenAt: Int64, _ note: String?
    ) {
        guard let level = Int(exactly: value), (1...5).contains(level) else { return reading.skip(.implausible) }
        guard writtenAt >= 0 else { return reading.skip(.tooEarly) }
        guard writtenAt <= reading.context.now else { return reading.skip(.inTheFuture) }
        guard checkIns.count < Self.mostDayValues else { return reading.skip(.tooManyValues) }
        var checkIn = checkIns[day] ?? ImportedCheckIn(day: day, writtenAt: writtenAt)
        checkIn.writtenAt = max(checkIn.writtenAt, writtenAt)
        if checkIn.answers[scale] == nil { reading.count() } else { reading.skip(.laterRow) }
        checkIn.answers[scale] = level
        if let note { checkIn.answers.notes = note.cut(toScalars: 2000) }
        checkIns[day] = checkIn
    }

    private func bad(_ line: Int) {
        reading.skip("a line that cannot be read")
        badLineCount += 1
        if badLines.count < 3 { badLines.append(line) }
    }

    private func skipUnknown(_ name: String) {
        let name = name.cut(toScalars: 40)
        if !unknown.contains(name), unknown.count < 20 { unknown.append(name) }
        reading.skip(unknown.contains(name) ? "a metric that is not known: \(name)" : "a metric that is not known")
    }

    /// Gives what belongs to whole days.
    func finish() throws {
        for (key, entry) in dayValues.sorted(by: { $0.value.order < $1.value.order }) {
            if key.metric == CSVMetric.standHours.id {
                try addStandHours(entry.value, on: key.day, from: key.source)
            } else if entry.identifier.hasSuffix("MindfulSession") {
                let minutes = UnitSpelling.convert(entry.value, from: entry.unit, to: "min")
                try reading.add(
                    entry.identifier, minutes, on: key.day,
                    lasting: Int64((min(max(minutes ?? 0, 0), 1440) * 60).rounded()), from: key.source)
            } else {
                try reading.add(entry.identifier, entry.value, entry.unit, on: key.day, from: key.source)
            }
        }
        for day in checkIns.keys.sorted() { if let checkIn = checkIns[day] { try reading.add(checkIn) } }
        var notes: [String] = []
        if !badLines.isEmpty {
            let more = badLineCount - badLines.count
            notes.append(
                "Line\(badLineCount == 1 ? "" : "s") " + badLines.map(String.init).joined(separator: ", ")
                    + (more > 0 ? " and \(more) more" : "") + " cannot be read")
        }
        if dayValues.values.contains(where: { $0.identifier == "AirFitSleepDuration" }) {
            notes.append("A night's length without its hours is kept, but makes no night")
        }
        if !addedUp.isEmpty {
            let parts = addedUp.sorted { $0.key < $1.key }.map { "\($0.value) of \($0.key)" }.joined(separator: ", ")
            notes.append("Values of rows with the same date were added up: \(parts)")
        }
        let unread = survey.unread
        if !unread.isEmpty {
            let names = unread.prefix(Self.mostNamed).map { $0.cut(toScalars: 40) }.joined(separator: ", ")
            let more = unread.count - Self.mostNamed
            notes.append("\(ImportTally.unreadColumns): \(names)" + (more > 0 ? " and \(more) more" : ""))
        }
        if !notes.isEmpty { reading.explain(notes.joined(separator: ". ")) }
    }
}
