import ChatModel
import HealthModel

extension Settings.Privacy {
    /// The categories that a model of that provider may see that answers there. Hidden ones nobody sees.
    public func shared(with provider: ProviderID, at reader: ModelRecipient) -> Set<HealthCategory> {
        switch reader.place {
        case .offline: shown
        case .local: shown.intersection(sharedLocally)
        case .elsewhere:
            shown.intersection((consent(of: provider, at: reader)?.shared ?? []).union(isSample ? Self.measured : []))
        }
    }

    /// The consent to a provider elsewhere, for the host where it is asked now; `nil` where the person gave none.
    public func consent(of provider: ProviderID, at reader: ModelRecipient) -> Settings.Consent? {
        guard reader.place == .elsewhere, let consent = consents[provider], consent.shared != nil,
            consent.host == reader.host
        else { return nil }
        return consent
    }

    /// Whether the person has yet to say what a model of that provider may see.
    public func isUnasked(_ provider: ProviderID, at reader: ModelRecipient) -> Bool {
        reader.place == .elsewhere && !isSample && consent(of: provider, at: reader) == nil
    }

    /// The categories that programs see over MCP.
    public var sharedWithPrograms: Set<HealthCategory> {
        shown.intersection((sharedRemotely ?? []).union(isSample ? Self.measured : []))
    }

    private static let measured = Set(HealthCategory.allCases).subtracting([.profile])

    /// The categories that are shown nowhere: not on a screen, by no command, to no coach.
    public var hidden: Set<HealthCategory> { Set(HealthCategory.allCases).subtracting(shown) }

    /// The categories that imports keep.
    public var keptCategories: Set<HealthCategory> { kept ?? Set(HealthCategory.allCases) }

    /// The suggested categories: those of most questions, and nothing sensitive.
    public static let basics: Set<HealthCategory> = [.activity, .workouts, .sleep, .heart]

    /// The settings with the measurements of the sample year, which are nobody's, shared everywhere; the profile stays the
    /// person's.
    public func holding(sample: Bool) -> Settings.Privacy {
        var privacy = self
        privacy.isSample = sample
        return privacy
    }
}
