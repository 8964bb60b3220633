/// The facts that people need about a built-in provider: its name, and how to get a key. The requests to it are in its
/// folder of `Providers`.
public struct KnownProvider: Sendable {
    public let id: ProviderID
    /// For people: `Google Gemini`.
    public let name: String
    /// The environment variable of its key; `nil` for one that is called by its name in the configuration.
    public var keyVariable: String?
    /// Names that other programs give to that variable.
    public var otherKeyVariables: [String] = []
    /// Where a person gets a key; `nil` where nobody knows.
    public var keyPage: String?
    /// How keys begin, the usual beginning first. They change over the years: a key is never refused for it.
    public var keyBeginnings: [String] = []
    /// How to get a key, each step one sentence.
    public var keySteps: [String]
    /// Whether the person can choose what is spoken with it.
    public var hasInterfaces = false
    /// Names that other programs give to the provider in their files of keys.
    public var namesElsewhere: [String] = []
    /// Whether every answer states its cost, so that a price before it is not needed.
    public var statesCost = false
    /// The provider's own server on a machine of the person; `nil` for one that is only elsewhere.
    public var server: LocalServer?

    /// In the order in which they are shown. As of November 2026.
    public static let all: [KnownProvider] = [
        KnownProvider(
            id: .openAI, name: "OpenAI", keyVariable: "OPENAI_API_KEY", otherKeyVariables: ["OPENAI_KEY"],
            keyPage: "https://platform.openai.com/api-keys", keyBeginnings: ["sk-"],
            keySteps: [
                "Sign in, choose \"Create new secret key\" and copy it at once: it is shown only then.",
                "The account needs credit of its own; a ChatGPT plan does not pay for keys.",
            ], hasInterfaces: true, namesElsewhere: ["openai"]),
        KnownProvider(
            id: .anthropic, name: "Anthropic", keyVariable: "ANTHROPIC_API_KEY", otherKeyVariables: ["CLAUDE_API_KEY"],
            keyPage: "https://console.anthropic.com/settings/keys", keyBeginnings: ["sk-ant-"],
            keySteps: [
                "Sign in to the Console, create a key and copy it at once: it is shown only then.",
                "The account needs credit of its own; a Claude plan does not pay for keys.",
            ], namesElsewhere: ["anthropic", "claude"]),
        KnownProvider(
            id: .gemini, name: "Google Gemini", keyVariable: "GEMINI_API_KEY",
            otherKeyVariables: ["GOOGLE_API_KEY", "GOOGLE_GENERATIVE_AI_API_KEY"],
            keyPage: "https://aistudio.google.com/apikey", keyBeginnings: ["AIza", "AQ."],
            keySteps: ["Sign in to Google AI Studio with a Google account and create a key."],
            namesElsewhere: ["gemini", "google"]),
        KnownProvider(
            id: .openRouter, name: "OpenRouter", keyVariable: "OPENROUTER_API_KEY",
            otherKeyVariables: ["OPENROUTER_KEY"], keyPage: "https://openrouter.ai/keys", keyBeginnings: ["sk-or-"],
            keySteps: ["Sign in and create a key; you can give it a limit of what it may spend."],
            namesElsewhere: ["openrouter"], statesCost: true),
        KnownProvider(
            id: .ollama, name: "Ollama", keyVariable: "OLLAMA_API_KEY", keyPage: "https://ollama.com/settings/keys",
            keySteps: ["Only the models at ollama.com need one; a server on your own machine needs none."],
            server: LocalServer(
                addressVariable: "OLLAMA_HOST", startCommand: "ollama serve", fetchCommand: "ollama pull",
                firstModel: "qwen3.5:9b")),
        KnownProvider(id: .custom, name: "Custom", keySteps: ownServer, hasInterfaces: true),
    ]

    /// The steps to a key of a server that is not known.
    public static let ownServer = ["Whoever runs the server gives you one; many on your own machine need none."]

    /// A provider's own server, which needs no key, so that only asking it tells whether it is there. It may pass models on
    /// to its provider's cloud, each for itself.
    public struct LocalServer: Sendable {
        /// The environment variable of its address.
        public let addressVariable: String
        public let startCommand: String
        /// Fetches the model whose name follows.
        public let fetchCommand: String
        /// A model to begin with. As of November 2026.
        public let firstModel: String
    }

    /// `nil` for one that only the configuration knows, and for the offline coach.
    public static subscript(id: ProviderID) -> KnownProvider? { all.first { $0.id == id } }
}
