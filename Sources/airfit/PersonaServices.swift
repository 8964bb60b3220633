import ChatModel
import CoachEngine
import HealthModel
import SettingsModel

extension Context {
    /// Where a model answers.
    func place(of model: ModelReference) -> ModelPlace { providerDirectory.place(of: model.provider) }

    /// What a model may see. The sample year is nobody's; the profile of the settings is the person's there too.
    func consent(for model: ModelReference) -> ConsentFilter {
        var consent = ConsentFilter(settings.privacy, for: place(of: model))
        if isDemo { consent.shared.formUnion(HealthCategory.allCases.filter { $0 != .profile }) }
        return consent
    }

    /// Said where a provider elsewhere is asked before the person ever chose what it may see.
    func sharingHint(for model: ModelReference) -> String? {
        guard !isDemo, settings.privacy.isUnasked(for: place(of: model)) else { return nil }
        return """
            \(model.provider.rawValue) sees none of your health data until you choose what it may see: Settings, \
            Privacy, or privacy.share_remote in config.toml.
            """
    }
}
