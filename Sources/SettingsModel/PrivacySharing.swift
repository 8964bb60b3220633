import ChatModel
import HealthModel

extension Settings.Privacy {
    /// What a model at that place may see.
    public func shared(with place: ModelPlace) -> Set<HealthCategory> {
        switch place {
        case .offline: Set(HealthCategory.allCases)
        case .local: sharedLocally
        case .elsewhere: sharedRemotely ?? []
        }
    }

    /// What is not shown.
    public var hidden: Set<HealthCategory> { Set(HealthCategory.allCases).subtracting(shown) }

    /// What imports keep.
    public var keptCategories: Set<HealthCategory> { kept ?? Set(HealthCategory.allCases) }

    /// Whether the person has yet to say what a model at that place may see.
    public func isUnasked(for place: ModelPlace) -> Bool { place == .elsewhere && sharedRemotely == nil }

    /// What is suggested to somebody who is asked: what most questions are about, and nothing sensitive.
    public static let basics: Set<HealthCategory> = [.activity, .workouts, .sleep, .heart]

    /// With the measurements of the sample year, which are nobody's, shared everywhere; the profile stays the person's.
    public func holding(sample: Bool) -> Settings.Privacy {
        guard sample else { return self }
        var privacy = self
        let measured = Set(HealthCategory.allCases).subtracting([.profile])
        privacy.sharedRemotely = measured.union(sharedRemotely ?? [])
        return privacy
    }
}
