import Findings
import HealthModel

/// A chart that is to be written to a file.
public struct ChartExport: Equatable, Sendable {
    /// The forms of a chart in a file. The raw value is the ending of the file's name.
    public enum Format: String, CaseIterable, Sendable { case png, svg, csv, txt }

    public var chart: ChartData
    /// As it was typed; its ending tells the format.
    public var path: String
    public var units: UnitSystem
    public var today: CivilDay

    public init(_ chart: ChartData, to path: String, units: UnitSystem, today: CivilDay) {
        (self.chart, self.path, self.units, self.today) = (chart, path, units, today)
    }

    /// The format of a file's name; `nil` for an ending that is none.
    public static func format(of path: String) -> Format? {
        guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: "."), dot > name.startIndex
        else {
            return nil
        }
        return Format(rawValue: name[name.index(after: dot)...].lowercased())
    }

    public var format: Format? { Self.format(of: path) }

    /// The file's contents, of PNG the SVG that it is made of; `nil` where the path names no format.
    public var text: String? {
        switch format {
        case .png, .svg: chart.svg(units: units, today: today)
        case .csv: chart.csv
        case .txt:
            (chart.textBlock(units: units, today: today) + [""] + chart.sentences(.english, units: units, today: today))
                .joined(separator: "\n") + "\n"
        case nil: nil
        }
    }

    /// The result of an export, in one sentence.
    public struct Outcome: Equatable, Sendable {
        public var sentence: String
        public var isProblem: Bool

        public init(_ sentence: String, isProblem: Bool) { (self.sentence, self.isProblem) = (sentence, isProblem) }
    }
}
