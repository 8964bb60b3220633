extension SettingCatalog {
    /// The fields of one persona.
    public static func persona(_ name: String) -> [SettingField] {
        let table = "personas.\(name)"
        return [
            .text("\(table).name", "Name", "What the persona is called.", \.[persona: name].name),
            SettingField(
                "\(table).style", "Style", "The shares of the four styles in percent; together 100.",
                .text(
                    rule: "must be shares that add up to 100, such as \"\(StyleBlend().text)\"",
                    isGood: { StyleBlend($0) != nil }),
                read: { .text($0[persona: name].blend.text) },
                write: { settings, value in
                    if case .text(let text) = value, let blend = StyleBlend(text) {
                        settings[persona: name].blend = blend
                    }
                    if value == nil { settings[persona: name].blend = StyleBlend() }
                }),
            .choice(
                "\(table).updates", "Updates", "How often the coach comes back to your numbers unasked.",
                \.[persona: name].updateFrequency
            ) {
                switch $0 {
                case .minimal: "Minimal"
                case .moderate: "Moderate"
                case .frequent: "Frequent"
                }
            },
            .choice(
                "\(table).celebration", "Celebration", "How loudly a success is cheered.",
                \.[persona: name].celebration
            ) {
                switch $0 {
                case .subtle: "Subtle"
                case .balanced: "Balanced"
                case .enthusiastic: "Enthusiastic"
                }
            },
            .choice(
                "\(table).absence", "After an absence", "What the coach says when you were away.",
                \.[persona: name].absenceResponse
            ) {
                switch $0 {
                case .none: "Nothing"
                case .gentle: "Gentle nudge"
                case .direct: "A direct word"
                }
            },
            .choice(
                "\(table).language", "Language", "How technical the words are.", \.[persona: name].language
            ) {
                switch $0 {
                case .simple: "Simple"
                case .conversational: "Conversational"
                case .technical: "Technical"
                }
            },
            .text(
                "\(table).wishes", "Your own wishes", "What else the coach should keep to, in your words.",
                rule: "must be a text of at most 2,000 characters", where: { $0.count <= 2_000 },
                \.[persona: name].wishes),
        ]
    }
}

extension StyleBlend {
    /// `authoritative 15, encouraging 40, analytical 35, playful 10`, in any order; a style left out has none.
    /// - Returns: `nil` unless the shares add up to 100 and each style is named once at most.
    public init?(_ text: String) {
        var shares: [Persona.Style: Int] = [:]
        for part in text.split(separator: ",") {
            let words = part.split(separator: " ")
            guard words.count == 2, let style = Persona.Style(rawValue: String(words[0])),
                let share = Int(words[1]), shares.updateValue(share, forKey: style) == nil
            else { return nil }
        }
        self.init(
            authoritative: shares[.authoritative] ?? 0, encouraging: shares[.encouraging] ?? 0,
            analytical: shares[.analytical] ?? 0, playful: shares[.playful] ?? 0)
    }

    public var text: String {
        Persona.Style.allCases.map { "\($0.rawValue) \(self[$0])" }.joined(separator: ", ")
    }
}
