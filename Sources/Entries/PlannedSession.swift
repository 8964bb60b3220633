import HealthModel

/// A session of training that is planned: made by hand, by rules, or by the coach and confirmed.
public struct PlannedSession: Equatable, Sendable, Codable, Identifiable {
    /// How hard it is meant to be. `hard` is quality: repetitions, tempo.
    public enum Intensity: String, Equatable, Sendable, Codable, CaseIterable { case easy, long, hard, race }

    /// The author of a session. What a person fixed is not moved by a rule.
    public enum Origin: String, Equatable, Sendable, Codable { case person, rules, coach }

    /// Stays the same when the session is moved; letters, digits and `-`.
    public var id: String
    public var day: CivilDay
    /// Minutes after midnight; `nil` for any time of the day.
    public var minute: Int?
    /// As `ActivityLexicon` names it.
    public var type: String
    /// `nil` where none were said.
    public var minutes: Double?
    /// `nil` where none were said.
    public var kilometres: Double?
    /// Of heart rate, 1 to 5.
    public var zone: Int?
    /// `nil` where none was said.
    public var intensity: Intensity?
    /// The sets of one of strength.
    public var sets: [StrengthSet]?
    /// Further words: `3 × 1 km at 5:16/km`.
    public var note: String?
    /// Why it stands there, in one sentence.
    public var reason: String?
    public var origin: Origin
    /// Grows with each change; a calendar goes by it.
    public var sequence = 0
    /// Why it was cancelled, in one sentence; `nil` while it stands.
    public var cancellation: String?

    private enum CodingKeys: String, CodingKey {
        case id, day, minute, type, minutes, kilometres, zone, intensity, sets, note, reason, origin, sequence
        case cancellation = "letGo"
    }

    public init(id: String, day: CivilDay, type: String, origin: Origin) {
        (self.id, self.day, self.type, self.origin) = (id, day, type, origin)
    }

    public var isHard: Bool { intensity == .hard || intensity == .race }
    /// Hard or long: two such days are never neighbours.
    public var isDemanding: Bool { isHard || intensity == .long }

    /// A new identifier.
    public static func newID() -> String {
        let high = UInt64.random(in: .min ... .max), low = UInt64.random(in: .min ... .max)
        func hex(_ value: UInt64) -> String {
            let text = String(value, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }
        return hex(high) + hex(low)
    }
}

/// The words of sessions of a plan.
public enum PlanWording {
    /// `Running, 6.5 km, 45 min, easy, zone 2: 3 × 1 km`: without its day.
    public static func text(_ session: PlannedSession, _ words: EntryWording) -> String {
        let distance = session.kilometres.map {
            "\(NumberText.text(words.units.distance().shown($0))) \(words.units.distance().symbol)"
        }
        let sets = session.sets.map { words.text($0) }
        let parts = [
            session.type, distance, session.minutes.map(EntryWording.length), session.intensity?.rawValue,
            session.zone.map { "zone \($0)" }, sets,
        ]
        return parts.compactMap(\.self).joined(separator: ", ") + (session.note.map { ": \($0)" } ?? "")
    }

    /// The line that reads as the session, behind `plan`: `2026-12-01 18:30 running 45 min easy zone 2`.
    /// - Parameter words: in whose units.
    package static func line(_ session: PlannedSession, _ words: EntryWording) -> String {
        var parts = [session.day.iso]
        if let minute = session.minute { parts.append(EntryClock.text(minute: minute)) }
        parts.append(session.type.lowercased())
        if let kilometres = session.kilometres {
            let unit = words.units.distance()
            parts.append("\(NumberText.text(unit.shown(kilometres))) \(unit.symbol)")
        }
        if let minutes = session.minutes { parts.append("\(NumberText.text(minutes, 2)) min") }
        if let intensity = session.intensity { parts.append(intensity.rawValue) }
        if let zone = session.zone { parts.append("zone \(zone)") }
        if let sets = session.sets { parts.append(words.text(sets)) }
        if let note = session.note { parts.append("\"\(note.replacing("\"", with: "").replacing(";", with: ","))\"") }
        return parts.joined(separator: " ")
    }

    /// `Tue 1 Dec`.
    public static func day(_ day: CivilDay) -> String {
        let (_, month, number) = day.components
        return "\(weekdays[day.weekday]) \(number) \(months[month - 1])"
    }

    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}

extension PlannedSession {
    /// The reason of a race that is a goal.
    static let ofGoal = "A goal of yours: the time is its target."
    /// The reason of one that the person cancels.
    public static let byWish = "You let it go."

    /// The session, cancelled for a reason: a sentence.
    public func cancelled(because reason: String) -> PlannedSession {
        var after = self
        (after.cancellation, after.sequence) = (reason, sequence + 1)
        return after
    }
}
