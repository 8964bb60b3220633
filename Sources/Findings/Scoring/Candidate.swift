import HealthModel
import HealthQuery

/// Something that may be worth a line, before it is weighed against the others.
public struct Candidate: Equatable, Sendable {
    /// The kind of a candidate, in the order in which ties are told.
    public enum Kind: String, CaseIterable, Sendable {
        case together, deviceChange = "break", deviation, week, trend, goal, record, link, missing, streak

        /// How much the kind weighs.
        var weight: Double {
            switch self {
            case .together: 1.2
            case .deviceChange: 1.1
            case .deviation: 1.0
            case .week, .trend, .goal: 0.9
            case .record: 0.8
            case .link: 0.7
            case .missing: 0.6
            case .streak: 0.5
            }
        }

        /// Whether days in a row make it weightier.
        var persists: Bool { self == .together || self == .deviation }
    }

    public var kind: Kind
    public var remark: Remark
    /// 0 to 1.
    public var strength: Double
    /// 1 worse, .8 better, .5 neither.
    public var direction: Double
    /// Days in a row with that sign and 1.5 deviations.
    public var days = 1
    /// Values that it rests on; `nil` for what needs no number.
    public var count: Int?
    /// Chance of it where there is nothing; `nil` for what is counted and not tested.
    public var p: Double?
    /// Signed, for what is told again when it grows.
    public var z: Double?
    /// Metrics whose own lines it stands for.
    public var members: Set<DayField> = []

    public init(
        _ kind: Kind, _ remark: Remark, strength: Double, direction: Double, days: Int = 1, count: Int? = nil,
        p: Double? = nil, z: Double? = nil, members: Set<DayField> = []
    ) {
        (self.kind, self.remark, self.strength, self.direction) = (kind, remark, strength, direction)
        (self.days, self.count, self.p, self.z, self.members) = (days, count, p, z, members)
    }

    /// By which it is known when it was told: kind, metrics and sign.
    public var key: String {
        let sign = (z ?? remark[.difference] ?? 0) < 0 ? "-" : "+"
        // A link is of two metrics; the kind of its remark is the other one.
        let other = kind == .link ? remark.kind : nil
        return [kind.rawValue, other, remark.metric?.rawValue, sign].compactMap(\.self).joined(separator: " ")
    }

    /// The metrics that it stands for. A link is of two, and takes the line of neither.
    var metrics: Set<DayField> { kind == .link ? [] : members.union([remark.metric].compactMap(\.self)) }

    /// K · I · D · P · N · C · V, each factor as in 7.1.
    /// - Parameters:
    ///   - told: when and how far it was told last; `nil` where it never was.
    ///   - usefulness: what the person made of it: 1, times .5 for each `not useful`, 1.25 for `useful`, 0 for `never again`.
    public func score(told: ToldFinding? = nil, on today: CivilDay, usefulness: Double = 1) -> Double {
        let persistence = !kind.persists || days >= 3 ? 1 : days == 2 ? 0.8 : 0.6
        let certainty = count.map { min(1, Double($0) / 21) } ?? 1
        let clamped = min(1, max(0, strength))
        return kind.weight * clamped * direction * persistence * novelty(told, today) * certainty * usefulness
    }

    private func novelty(_ told: ToldFinding?, _ today: CivilDay) -> Double {
        guard let told else { return 1 }
        if let z, let before = told.z, abs(z) >= abs(before) + 1 { return 1 }
        return min(1, max(0, (Double(today - told.day) - 2) / 12))
    }
}
