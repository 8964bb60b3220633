import HealthModel
import ImportKit

extension CSVPreview {
    /// The reading of a row of the table.
    public struct ReadRow: Equatable, Sendable {
        /// `2026-03-04`, with `07:10` behind it where a time of day is read; `nil` where the date cannot be read.
        public var time: String?
        /// In the order of the mapping's columns, of the long form one; `nil` where a cell is empty or no number of the unit.
        public var values: [ReadValue?]
    }

    /// A value of the row, in the metric's unit.
    public struct ReadValue: Equatable, Sendable {
        /// As in `CSVMetric.id`.
        public var metric: String
        /// In the metric's own unit.
        public var value: Double
        public var unit: String
    }

    /// The first rows as they would be read by a mapping.
    public func rows(by mapping: CSVMapping, home: DayClock) -> [ReadRow] {
        firstRows.filter { row in
            guard let person = mapping.person, person.value != CSVMapping.Person.everybody else { return true }
            return cell(person.heading, of: row) == person.value
        }.map { row in
            ReadRow(time: time(of: row, mapping, home), values: values(of: row, mapping))
        }
    }

    private func cell(_ heading: String, of row: [String]) -> String? {
        guard let place = headings.firstIndex(of: heading), place < row.count else { return nil }
        let text = row[place].trimmingBlanks
        return text.isEmpty ? nil : text
    }

    private func time(of row: [String], _ mapping: CSVMapping, _ home: DayClock) -> String? {
        guard let text = cell(mapping.dateHeading, of: row), let time = CSVTime(text, order: mapping.dateOrder) else {
            return nil
        }
        let (day, second): (CivilDay, Int?) =
            switch time {
            case .day(let day):
                (day, mapping.timeHeading.flatMap { cell($0, of: row) }.flatMap { CSVSurvey.clockTime($0) })
            case .written(let written): (written.day, written.secondOfDay)
            case .unix(let unix): (home.day(atUnix: Int(unix)), home.secondOfDay(atUnix: Int(unix)))
            }
        guard let second, second > 0 else { return day.iso }
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(day.iso) \(padded(second / 3_600)):\(padded(second / 60 % 60))"
    }

    private func values(of row: [String], _ mapping: CSVMapping) -> [ReadValue?] {
        guard isLongForm, mapping.columns.isEmpty else {
            return mapping.columns.map { value(cell($0.heading, of: row), $0.metric, $0.unit, mapping.decimalSign) }
        }
        guard let long = CSVSurvey.longForm(headings.map { CSVMetric.plain($0) }) else { return [] }
        func text(_ place: Int?) -> String? { place.flatMap { $0 < row.count ? row[$0].trimmingBlanks : nil } }
        let unit = text(long.unit).flatMap { $0.isEmpty ? nil : $0 }
        return [text(long.metric).flatMap { value(text(long.value), $0, unit, mapping.decimalSign) }]
    }

    private func value(_ text: String?, _ name: String, _ unit: String?, _ decimals: DecimalSign) -> ReadValue? {
        guard let text, let metric = CSVMetric.named(name),
            let value = WrittenNumber.grouped(text, decimals: decimals), unit.map(metric.takes) ?? true
        else { return nil }
        return ReadValue(metric: metric.id, value: value, unit: unit ?? metric.unit)
    }
}
