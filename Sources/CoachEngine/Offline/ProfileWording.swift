import HealthModel
import OfflineCoach

/// Age and height, as the formulas that need them report them.
struct ProfileWording {
    let fact: Request.ProfileFact
    let language: Language

    func markdown(_ lookup: inout Lookup) -> String {
        let isGerman = language == .german
        let isAge = fact == .age
        let finding = lookup.ask("compute", ["name": .string(isAge ? "vo2_percentile" : "bmi")])
        let other = lookup.ask("compute", ["name": .string("mifflin")])
        guard lookup.isComplete else { return "" }
        let key = isAge ? "age" : "height_cm"
        guard let value = finding.number(key) ?? other.number(key) else {
            return isGerman
                ? "Das steht in deinem Profil, wo ich nicht nachsehen kann: „Profil“ in den Einstellungen zeigt es."
                : "That stands in your profile, where I can't look it up: Settings, Profile shows it."
        }
        let text = isAge ? Wording.number(value) : "\(Wording.number(value)) cm"
        return isGerman
            ? "**\(Wording.said(text, language))**: \(isAge ? "dein Alter" : "deine Größe") nach deinem Profil."
            : "**\(text)**: your \(fact.rawValue), from your profile."
    }
}
