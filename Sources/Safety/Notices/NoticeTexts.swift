/// The fixed words of notices in one language. `{emergency}`, `{crisis}` and `{eating}` stand for the contacts of the region.
struct NoticeTexts: Sendable {
    /// Between two contacts.
    var or: String
    var dayAndNight: String
    var free: String
    var callOrText: String
    /// Where the region is not known.
    var anyEmergency: String
    var anyCrisis: String
    var anyEating: String
    /// For somebody whose language is not the region's: emergency calls in Europe, and lines elsewhere.
    var inEurope: String
    var elsewhere: String

    var crisis: String
    var crisisOfAnother: String
    var emergency: String
    var emergencyOfAnother: String
    var value: String
    var visit: String
    var unwantedLoss: String
    var eating: String
    var eatingOfAnother: String
    var fastLoss: String

    /// The offline coach's addition.
    var replyToCrisis: String
    var replyToEmergency: String
    var replyToVisit: String
    var replyToEating: String
    var staying: String

    static func of(_ language: SafetyLanguage) -> NoticeTexts {
        switch language {
        case .english: english
        case .german: german
        case .french: french
        case .spanish: spanish
        case .italian: italian
        case .portuguese: portuguese
        case .dutch: dutch
        }
    }

    /// A text with the contacts of the region in it.
    func filled(_ text: String, _ language: SafetyLanguage, region: String?) -> String {
        let lines = HelpLines.of(region: region)
        let isAtHome = lines.map { $0.languages.contains(language) } ?? true
        return text.replacing("{emergency}", with: emergencies(lines, isAtHome))
            .replacing("{crisis}", with: crises(lines, isAtHome))
            .replacing("{eating}", with: lines?.eatingDisorder.map(words) ?? anyEating)
    }

    private func emergencies(_ lines: HelpLines?, _ isAtHome: Bool) -> String {
        guard let lines else { return anyEmergency }
        let numbers = lines.emergency.joined(separator: " \(or) ")
        return isAtHome || lines.emergency.contains("112") ? numbers : "\(numbers) \(inEurope)"
    }

    private func crises(_ lines: HelpLines?, _ isAtHome: Bool) -> String {
        guard let lines, !lines.crisis.isEmpty else { return anyCrisis }
        let known = lines.crisis.map(words).joined(separator: " \(or) ")
        return isAtHome ? known : "\(known); \(elsewhere)"
    }

    private func words(_ line: HelpLine) -> String {
        let notes = [
            line.takesText ? callOrText : nil, line.isFree ? free : nil, line.hours == .dayAndNight ? dayAndNight : nil,
        ].compactMap(\.self)
        let contact = [line.name, line.number].compactMap(\.self).joined(separator: ", ")
        return notes.isEmpty ? contact : "\(contact) (\(notes.joined(separator: ", ")))"
    }
}
