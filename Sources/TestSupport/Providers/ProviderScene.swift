import ChatModel

/// A provider's interface as the loopback server plays it.
public enum PlayedProvider: String, CaseIterable, Sendable {
    case openAI, openAIChat, anthropic, gemini, openRouter, ollama, custom

    public var id: ProviderID {
        switch self {
        case .openAI, .openAIChat: .openAI
        case .anthropic: .anthropic
        case .gemini: .gemini
        case .openRouter: .openRouter
        case .ollama: .ollama
        case .custom: .custom
        }
    }

    /// The path behind the host in the provider's own address.
    var basePath: String {
        switch self {
        case .openAI, .openAIChat, .anthropic, .custom: "/v1"
        case .openRouter: "/api/v1"
        case .gemini, .ollama: ""
        }
    }

    /// Whether its stream is one JSON object a line.
    public var isLines: Bool { self == .ollama }

    /// The only key the server takes; it needs one but for Ollama.
    public var key: String {
        switch self {
        case .openAI, .openAIChat: "sk-proj-loopbackloopback"
        case .anthropic: "sk-ant-loopbackloopback"
        case .gemini: "AQ.loopbackloopback"
        case .openRouter: "sk-or-v1-loopbackloopback"
        case .ollama, .custom: "loopbackloopback"
        }
    }

    var keyVariable: String {
        switch self {
        case .openAI, .openAIChat: "OPENAI_API_KEY"
        case .anthropic: "ANTHROPIC_API_KEY"
        case .gemini: "GEMINI_API_KEY"
        case .openRouter: "OPENROUTER_API_KEY"
        case .ollama: "OLLAMA_API_KEY"
        case .custom: "AIRFIT_CUSTOM_API_KEY"
        }
    }
}

/// The behaviour of the model.
public enum ProviderScene: CaseIterable, Sendable {
    case text
    /// It thinks before it answers.
    case thinking
    /// It calls a tool without arguments, and answers when the result has come.
    case toolCall
    /// It calls the tool twice at once.
    case parallelCalls
    /// It declines in its own words.
    case declined
    /// A filter stops the question or the answer; nothing is said.
    case filtered
    /// It stops at its limit of tokens.
    case length
    /// The answer begins, then an error comes in its place, the connection being fine.
    case errorInStream

    /// The whole answer: Markdown, characters of three and four bytes, one made of two.
    public static let answer = first + second
    /// The part that has arrived where it breaks off.
    public static let begun = first
    static let first = "You slept **seven ho"
    static let second = "urs** – 心 👍🏽."
    public static let thought = firstThought + secondThought
    static let firstThought = "The night was "
    static let secondThought = "long — 7 h."
    public static let refusal = "That is for a doctor to say."
    public static let trouble = "The engine has stopped"

    /// The tokens every answer is counted as, where it comes to its end.
    public static let usage = TokenUsage(input: 29, output: 12, cachedInput: 16)
}

/// How the bytes of an answer come.
public enum ProviderDelivery: CaseIterable, Sendable {
    /// An event a chunk.
    case plain
    /// A byte a packet.
    case bytes
    /// Every line ends with a carriage return and a line feed.
    case crlf
    /// Every line ends with a carriage return alone.
    case carriageReturns
    case byteOrderMark
    case noFinalBlankLine
    /// Signs of life between the events.
    case comments
    case gzip
    /// HTTP/1.0: no length, the end of the connection ends the answer.
    case http10
}

/// A fault of the provider.
public enum ProviderFault: Equatable, Sendable {
    /// An error with that status instead of an answer, in the provider's own form.
    case status(Int, headers: [String] = [])
    /// The connection closes before the answer.
    case closed
    /// The answer breaks off in the middle with its connection.
    case cut
    /// The body ends properly in the middle of the answer.
    case unfinished
    /// Silence in the middle of the answer.
    case stall
    /// Silence instead of an answer.
    case silence
    /// Nothing but comments, for good.
    case commentsOnly
}
