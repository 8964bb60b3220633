import SettingsModel

/// Ways to speak that are offered at the beginning.
struct OnboardingPersona: Sendable {
    /// The name of its table.
    let id: String
    let name: String
    let note: String
    let blend: StyleBlend

    private init(_ id: String, _ name: String, _ note: String, _ shares: (Int, Int, Int, Int)) {
        guard
            let blend = StyleBlend(
                authoritative: shares.0, encouraging: shares.1, analytical: shares.2, playful: shares.3)
        else { preconditionFailure("the shares of \(id) do not add up to 100") }
        (self.id, self.name, self.note, self.blend) = (id, name, note, blend)
    }

    static let all = [
        OnboardingPersona(
            Persona.standardID, "Balanced", "Warm first, then the figures, with a little of everything.",
            (15, 40, 35, 10)),
        OnboardingPersona("direct", "Direct", "Says what to do and why, in few words.", (60, 10, 25, 5)),
        OnboardingPersona("warm", "Warm", "Cheers you on and takes hard days gently.", (5, 70, 15, 10)),
        OnboardingPersona("analyst", "Analyst", "Figures, trends and what follows from them.", (10, 10, 75, 5)),
        OnboardingPersona("teaser", "Playful", "Teases you out of the chair; always with a wink.", (10, 25, 10, 55)),
    ]

    /// The changes that set it; the standard one needs no table of its own.
    var changes: [SettingChange] {
        let choice = SettingChange("coach.persona", .text(id))
        guard id != Persona.standardID else { return [choice] }
        return [
            SettingChange("personas.\(id).name", .text(name)), SettingChange("personas.\(id).style", .text(blend.text)),
            choice,
        ]
    }
}
