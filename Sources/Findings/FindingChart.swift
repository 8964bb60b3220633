import HealthModel
import HealthQuery

/// The chart of a finding: its metrics over the days that it rests on.
public struct FindingChart: Equatable, Sendable {
    /// The one that the finding is about first; empty where it is about no metric.
    public var metrics: [MetricID]
    public var days: ClosedRange<CivilDay>

    /// - Parameter day: the day of the finding.
    public init(_ remark: Remark, on day: CivilDay) {
        let other = remark.rule == .link ? remark.kind.flatMap(MetricID.init(rawValue:)) : nil
        let all = [remark.metric, other].compactMap(\.self) + remark.parts.compactMap(\.metric)
        metrics = all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        let count =
            switch remark.rule {
            case .week: 63
            case .link: LinkScan.days
            case .record: 365
            case .deviceChange, .seeming: 2 * DeviceBreak.reach
            case .streak: min(365, max(28, Int(exactly: remark[.days] ?? 0) ?? 28))
            default: 28
            }
        days = day.advanced(by: 1 - count)...day
    }
}
