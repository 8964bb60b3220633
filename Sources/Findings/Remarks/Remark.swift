import HealthModel
import HealthQuery

/// One sentence of a finding or a conclusion, as its rule and its figures: the words are made of these, in any language, and
/// nothing else.
public struct Remark: Equatable, Sendable {
    /// The parts of sentences. The raw value is the name in tools.
    public enum Figure: String, CaseIterable, Sendable {
        case value, usual, difference, low, high, need, target, share, ratio, count, of, n, m, days, z, p, r, rate,
            level, percentile, age, lag, clock, reminder, caffeine, caffeineBetter = "caffeine_better", wake, extra,
            before, after, kilometres, minutes, signs, tested, pairs
    }

    public var rule: FindingRule
    /// `nil` for a sentence about no single metric.
    public var metric: DayField?
    /// In the metric's unit, shares in percent, clock times in minutes after midnight.
    public var figures: [Figure: Double]
    /// Days that it is about, both ends included.
    public var dates: ClosedRange<CivilDay>?
    /// Of what kind: a workout's type, a zone, a level. Fixed words only.
    public var kind: String?
    /// Its parts, such as the values of a night that are out of the usual.
    public var parts: [Remark]

    public init(
        _ rule: FindingRule, _ metric: DayField? = nil, _ figures: [Figure: Double] = [:],
        dates: ClosedRange<CivilDay>? = nil, kind: String? = nil, parts: [Remark] = []
    ) {
        (self.rule, self.metric, self.figures) = (rule, metric, figures)
        (self.dates, self.kind, self.parts) = (dates, kind, parts)
    }

    /// A figure in its unit; `nil` where the sentence has none of that name.
    public subscript(figure: Figure) -> Double? { figures[figure] }

    /// Whose data it tells.
    public var categories: Set<HealthCategory> {
        parts.reduce((metric?.categories ?? []).union(rule.categories)) { $0.union($1.categories) }
    }
}

/// The fields of a week that are more, less or about the same than in the weeks before.
struct WeekShape {
    private(set) var more: [DayField] = []
    private(set) var less: [DayField] = []
    private(set) var same: [DayField] = []

    /// - Parameter kind: `sleep_min- steps=`.
    init(_ kind: String?) {
        for word in (kind ?? "").split(separator: " ") {
            guard let field = DayField(rawValue: String(word.dropLast())) else { continue }
            switch word.last {
            case "+": more.append(field)
            case "-": less.append(field)
            default: same.append(field)
            }
        }
    }
}
