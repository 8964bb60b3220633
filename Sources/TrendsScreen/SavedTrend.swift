import HealthModel

/// A view of Trends under a name.
public struct SavedTrend: Equatable, Sendable {
    /// One line.
    public var name: String
    var metrics: [MetricID]
    var range: TrendRange
    /// `nil` for the one that fits the range.
    var grain: TrendGrain?
    var view: TrendView

    /// As many are kept.
    static let most = 50
    /// Characters of the longest name.
    static let longestName = 60

    init(name: String, metrics: [MetricID], range: TrendRange, grain: TrendGrain?, view: TrendView) {
        (self.name, self.metrics, self.range, self.grain, self.view) = (name, metrics, range, grain, view)
    }

    /// Reads a line of the file: name, metrics, days, grain and view between tabs. `nil` where one of them is none; a metric
    /// that is not known is left out.
    public init?(line: String) {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 5, !fields[0].isEmpty, let range = TrendRange(saved: fields[2]),
            let view = TrendView.allCases.first(where: { "\($0)" == fields[4] })
        else { return nil }
        let metrics = fields[1].split(separator: ",").compactMap { MetricID(rawValue: String($0)) }
        guard !metrics.isEmpty else { return nil }
        self.init(
            name: fields[0], metrics: Array(metrics.prefix(TrendsState.mostMetrics)), range: range,
            grain: TrendGrain(rawValue: fields[3]), view: view)
    }

    /// The line of the file.
    public var line: String {
        let names = metrics.map(\.rawValue).joined(separator: ",")
        return [name, names, range.saved, grain?.rawValue ?? "fitting", "\(view)"].joined(separator: "\t")
    }

    /// One line without tabs, as long as a name may be; empty where nothing is left.
    static func name(_ typed: String) -> String {
        let words = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return String(words.prefix(longestName))
    }
}

extension TrendRange {
    /// `last 91`, `all`, `2026-01-01..2026-03-31`.
    var saved: String {
        switch self {
        case .last(let count): "last \(count)"
        case .everything: "all"
        case .fixed(let days): "\(days.lowerBound.iso)..\(days.upperBound.iso)"
        }
    }

    init?(saved text: String) {
        if text == "all" {
            self = .everything
        } else if text.hasPrefix("last "), let count = Int(text.dropFirst(5)), (1...Self.longest).contains(count) {
            self = .last(count)
        } else {
            let ends = text.split(separator: ".").compactMap { CivilDay(iso: $0) }
            guard ends.count == 2, ends[0] <= ends[1] else { return nil }
            self = .fixed(ends[0]...ends[1])
        }
    }
}
