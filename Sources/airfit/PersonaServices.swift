import ChatModel
import CoachEngine
import HealthModel
import SettingsModel

extension Context {
    /// Where a model answers.
    func place(of model: ModelReference) -> ModelPlace { providerDirectory.place(of: model.provider) }

    /// What a model may see.
    func consent(for model: ModelReference) -> ConsentFilter {
        ConsentFilter(settings.privacy.holding(sample: isDemo), for: place(of: model))
    }

    /// What models elsewhere may see.
    var consentElsewhere: ConsentFilter { ConsentFilter(settings.privacy.holding(sample: isDemo), for: .elsewhere) }

    /// Said where a provider elsewhere is asked before the person ever chose what it may see.
    func sharingHint(for model: ModelReference) -> String? {
        guard !isDemo, settings.privacy.isUnasked(for: place(of: model)) else { return nil }
        return """
            \(model.provider.rawValue) sees none of your health data until you choose what it may see: Settings, \
            Privacy, or privacy.share_remote in config.toml.
            """
    }
}
