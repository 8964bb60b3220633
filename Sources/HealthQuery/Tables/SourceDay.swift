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

    public init(day: CivilDay, source: DaySource) { (self.day, self.source) = (day, source) }
}

/// A day from which another source gives a metric (training-and-findings.md 6).
public struct SourceChange: Equatable, Sendable {
    public var day: CivilDay
    /// The one that began.
    public var source: DaySource

    public init(day: CivilDay, source: DaySource) { (self.day, self.source) = (day, source) }

    /// Recorded days that are looked at, and how many of them the new source must give.
    private static let (looked, needed) = (7, 5)

    /// The first dates of sources that then give at least five of seven recorded days.
    /// - Parameter days: in order.
    public static func all(_ days: [SourceDay]) -> [SourceChange] {
        var changes: [SourceChange] = []
        var current = days.first?.source
        for (index, day) in days.enumerated() where day.source != current {
            guard days[index...].prefix(looked).count(where: { $0.source == day.source }) >= needed else { continue }
            changes.append(SourceChange(day: day.day, source: day.source))
            current = day.source
        }
        return changes
    }
}
