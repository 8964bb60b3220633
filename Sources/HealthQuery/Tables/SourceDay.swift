import HealthModel

/// A device or app that measured something, as whoever exported it wrote it.
public struct DaySource: Hashable, Sendable {
    public var name: String
    /// Make and model; empty where it was not said.
    public var device: String
    public var kind: SourceKind

    public init(name: String, device: String, kind: SourceKind) {
        (self.name, self.device, self.kind) = (name, device, kind)
    }

    /// The fixed words for a source. They name nobody, where the name of a watch is often that of its owner.
    public enum Noun: String, CaseIterable, Sendable { case watch, phone, ring, scale, device }

    public var noun: Noun {
        let words = "\(name) \(device)".lowercased().split { !$0.isLetter }.map(String.init)
        if words.contains(where: { ["ring", "oura", "ringconn", "ultrahuman"].contains($0) }) { return .ring }
        switch kind {
        case .watch: return .watch
        case .phone: return .phone
        case .other: break
        }
        if words.contains(where: { $0.hasSuffix("watch") || $0.hasSuffix("uhr") }) { return .watch }
        return words.contains { ["scale", "waage"].contains($0) } ? .scale : .device
    }
}

/// The source of a metric on a day.
public struct SourceDay: Equatable, Sendable {
    public var day: CivilDay
    public var source: DaySource
    /// The value that each of several sources alone gives the day, in the metric's unit. Empty where only one recorded, and
    /// on days further than `SourceChange.reach` from a change.
    public var readings: [DaySource: Double]

    public init(day: CivilDay, source: DaySource, readings: [DaySource: Double] = [:]) {
        (self.day, self.source, self.readings) = (day, source, readings)
    }
}

/// The values that two sources give the same day.
public struct SourcePair: Equatable, Sendable {
    public var day: CivilDay
    /// Of the source that went, in the metric's unit.
    public var before: Double
    /// Of the one that began.
    public var after: Double

    public init(day: CivilDay, before: Double, after: Double) {
        (self.day, self.before, self.after) = (day, before, after)
    }
}

/// A day from which another source gives a metric (training-and-findings.md 6).
public struct SourceChange: Equatable, Sendable {
    public var day: CivilDay
    /// The one that began.
    public var source: DaySource
    /// The days around it on which both sources recorded, in order.
    public var pairs: [SourcePair]

    public init(day: CivilDay, source: DaySource, pairs: [SourcePair] = []) {
        (self.day, self.source, self.pairs) = (day, source, pairs)
    }

    /// Days on each side that are enough to compare.
    public static let reach = 84

    /// Recorded days that are looked at, and how many of them the new source must give.
    private static let (looked, needed) = (7, 5)

    /// The first dates of sources that then give at least five of seven recorded days.
    /// - Parameter days: in order.
    public static func all(_ days: [SourceDay]) -> [SourceChange] {
        var changes: [SourceChange] = []
        guard var current = days.first?.source else { return [] }
        for (index, day) in days.enumerated() where day.source != current {
            guard days[index...].prefix(looked).count(where: { $0.source == day.source }) >= needed else { continue }
            let pairs = pairs(of: current, and: day.source, around: day.day, in: days)
            changes.append(SourceChange(day: day.day, source: day.source, pairs: pairs))
            current = day.source
        }
        return changes
    }

    private static func pairs(
        of old: DaySource, and new: DaySource, around day: CivilDay, in days: [SourceDay]
    ) -> [SourcePair] {
        days.compactMap { other in
            guard !other.readings.isEmpty, abs(other.day - day) <= reach, let before = other.readings[old],
                let after = other.readings[new]
            else { return nil }
            return SourcePair(day: other.day, before: before, after: after)
        }
    }
}
