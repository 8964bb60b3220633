import HealthModel

/// Sets that are done again and again, kept under a name.
public struct SavedTemplate: Equatable, Sendable, Codable {
    /// As the person wrote it; the newest template of a name, in any case, stands.
    public var name: String
    /// In the order they are done, without efforts; not empty.
    public var sets: [StrengthSet]
    /// The day it was made or last changed.
    public var day: CivilDay

    /// The sets allowed in one.
    public static let mostSets = 100
    /// The letters of a name.
    public static let longestName = 60

    /// - Throws: one sentence about a name or sets that cannot be kept.
    public init(_ name: String, sets: [StrengthSet], day: CivilDay) throws(EntryProblem) {
        guard let name = try EntryBounds.name(name), name.count <= Self.longestName else {
            throw EntryProblem("A template has a name of at most \(Self.longestName) letters.")
        }
        guard !sets.isEmpty, sets.count <= Self.mostSets else {
            throw EntryProblem("A template has between 1 and \(Self.mostSets) sets.")
        }
        self.name = name
        self.sets = sets.map(\.withoutEffort)
        self.day = day
    }

    /// Whether the other one takes its place.
    public func hasName(of other: SavedTemplate) -> Bool { name.lowercased() == other.name.lowercased() }

    /// The templates that stand, by name, each with the entry that keeps it.
    /// - Parameter entries: in any order; what was taken back is left out.
    public static func standing(in entries: [LoggedEntry]) -> [(id: LoggedEntry.ID, template: SavedTemplate)] {
        var newest: [String: (id: LoggedEntry.ID, template: SavedTemplate)] = [:]
        for entry in entries where entry.undoneAt == nil {
            guard case .template(let template) = entry.entry else { continue }
            let name = template.name.lowercased()
            if newest[name].map({ $0.id < entry.id }) ?? true { newest[name] = (entry.id, template) }
        }
        return newest.sorted { $0.key < $1.key }.map(\.value)
    }
}
