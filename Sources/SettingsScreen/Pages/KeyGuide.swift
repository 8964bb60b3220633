import ChatModel

/// What a person has to know to get a key of a provider.
enum KeyGuide {
    /// Steps, each one sentence.
    static func steps(_ id: ProviderID) -> [String] {
        switch id {
        case .openAI:
            [
                "Sign in, choose \"Create new secret key\" and copy it at once: it is shown only then.",
                "The account needs credit of its own; a ChatGPT plan does not pay for keys.",
            ]
        case .anthropic:
            [
                "Sign in to the Console, create a key and copy it at once: it is shown only then.",
                "The account needs credit of its own; a Claude plan does not pay for keys.",
            ]
        case .gemini: ["Sign in to Google AI Studio with a Google account and create a key."]
        case .openRouter: ["Sign in and create a key; you can give it a limit of what it may spend."]
        case .ollama: ["Only the models at ollama.com need one; a server on your own machine needs none."]
        default: ["Whoever runs the server gives you one; many on your own machine need none."]
        }
    }

    /// What is odd about a key, one sentence; `nil` where nothing is. Keys change their look, so it is never refused for it.
    static func oddity(of key: SecretField, for id: ProviderID, name: String) -> String? {
        guard !key.isEmpty else { return nil }
        let own = beginnings(id)
        let others: [ProviderID] = [.anthropic, .openRouter, .gemini, .openAI]
        let looksLike = others.first { other in beginnings(other).contains(where: key.begins(with:)) }
        if let looksLike, looksLike != id, !own.isEmpty {
            return "It looks like a key of \(looksLike.settingsTitle), not of \(name)."
        }
        guard !own.isEmpty, !own.contains(where: key.begins(with:)) else { return nil }
        return "Keys of \(name) mostly begin with \(own[0]); this one does not. It can be tried all the same."
    }

    private static func beginnings(_ id: ProviderID) -> [String] {
        switch id {
        case .openAI: ["sk-"]
        case .anthropic: ["sk-ant-"]
        case .gemini: ["AIza", "AQ."]
        case .openRouter: ["sk-or-"]
        default: []
        }
    }
}
