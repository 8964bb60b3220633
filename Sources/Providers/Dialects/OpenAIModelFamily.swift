import ChatModel

/// The parameters of OpenAI's models of one generation, by the beginning of their names. Names that are not in the
/// table, as of other servers behind OpenAI's interface, are taken as models that neither think nor object to anything.
///
/// As of November 2026.
struct OpenAIModelFamily: Equatable, Sendable {
    enum Thinking: Equatable, Sendable {
        case never
        /// Only where it is asked for.
        case onRequest
        /// Unless it is asked not to, where `least` is `none`.
        case always
        case unknown
    }
    /// How Chat Completions take tools and thinking together; Responses always do.
    enum ChatTools: Equatable, Sendable {
        case withThinking
        /// The effort is to be left out.
        case withoutEffort
        /// The effort is to be `none`.
        case withEffortNone
        case never
    }

    var thinking: Thinking
    /// The effort that stands for as little thinking as the model allows.
    var least = "none"
    var chatTools = ChatTools.withThinking
    /// Takes a temperature while it does not think.
    var takesTemperature = true

    init(of model: String) {
        // Tuned models: `ft:gpt-4.1:firm::id`.
        let name = model.lowercased().hasPrefix("ft:") ? model.lowercased().dropFirst(3) : model.lowercased()[...]
        self = Self.table.first { name.hasPrefix($0.prefix) }?.family ?? OpenAIModelFamily(thinking: .unknown)
    }

    private init(
        thinking: Thinking, least: String = "none", chatTools: ChatTools = .withThinking, takesTemperature: Bool = true
    ) {
        self.thinking = thinking
        self.least = least
        self.chatTools = chatTools
        self.takesTemperature = takesTemperature
    }

    /// The first that fits: longer beginnings stand before shorter ones.
    private static let table: [(prefix: String, family: OpenAIModelFamily)] = [
        ("gpt-6-astra", .init(thinking: .always, least: "low", chatTools: .never, takesTemperature: false)),
        ("gpt-6.1", .init(thinking: .always, least: "low", chatTools: .never, takesTemperature: false)),
        ("gpt-6", .init(thinking: .always, chatTools: .withEffortNone, takesTemperature: false)),
        ("gpt-5.6", .init(thinking: .always, chatTools: .withEffortNone)),
        ("gpt-5.5", .init(thinking: .always, chatTools: .withoutEffort)),
        ("gpt-5.4", .init(thinking: .onRequest, chatTools: .withoutEffort)),
        ("gpt-5.1", .init(thinking: .onRequest)),
        ("gpt-5.2", .init(thinking: .onRequest)),
        ("gpt-5.3", .init(thinking: .onRequest)),
        ("gpt-5-chat", .init(thinking: .never)),
        ("gpt-5", .init(thinking: .always, least: "minimal")),
        ("gpt-4", .init(thinking: .never)),
        ("gpt-3.5", .init(thinking: .never)),
        ("chatgpt-", .init(thinking: .never)),
        ("o1", .init(thinking: .always, least: "low")),
        ("o3", .init(thinking: .always, least: "low")),
        ("o4", .init(thinking: .always, least: "low")),
    ]

    /// The value of `effort` for what was asked; `nil` leaves it out.
    func effort(_ asked: ThinkingEffort?) -> String? {
        guard let asked, thinking != .never else { return nil }
        return asked == .off ? least : asked.rawValue
    }

    /// Whether the model will think when `effort` is sent.
    func thinks(_ effort: String?) -> Bool {
        switch thinking {
        case .never: false
        case .onRequest, .unknown: effort != nil && effort != "none"
        case .always: effort != "none"
        }
    }

    /// Sampling is refused while a model thinks.
    func allowsTemperature(_ effort: String?) -> Bool {
        thinking == .unknown || (takesTemperature && !thinks(effort))
    }
}
