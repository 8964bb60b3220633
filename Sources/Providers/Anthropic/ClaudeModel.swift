import ChatModel

/// The parameters and prices of a Claude model, by its identifier. As of November 2026.
struct ClaudeModel: Equatable, Sendable {
    enum Family: String, CaseIterable, Sendable { case haiku, sonnet, opus, fable, mythos }

    /// How thinking is asked for.
    enum Thinking: Equatable, Sendable {
        case none
        /// With a number of tokens; off unless asked for.
        case budget
        /// The model decides; off unless asked for.
        case adaptive
        /// The model decides, and does so unless it is switched off.
        case adaptiveByDefault
        /// Cannot be switched off.
        case always
        /// Cannot be switched off either, only kept away from the beginning of the answer.
        case betweenTools
        /// A model nobody here knows: nothing is said about thinking.
        case unknown
    }

    /// `nil` for an identifier of another form.
    var family: Family?
    /// 4.6 is 406; 0 where the identifier has none.
    var version: Int

    /// - Parameter id: `claude-opus-5-5`, `claude-sonnet-4-5-20250929`, the old order `claude-3-5-haiku-latest`, or one of
    ///   those as clouds and gateways write it: `anthropic/claude-sonnet-5.5`, `eu.anthropic.claude-opus-4-6-v1:0`.
    init(id: String) {
        let words = id.lowercased().split(whereSeparator: { "-./:@_".contains($0) }).map(String.init)
        guard let claude = words.lastIndex(of: "claude") else {
            (family, version) = (nil, 0)
            return
        }
        let rest = words[(claude + 1)...]
        family = rest.lazy.compactMap { Family(rawValue: $0) }.first
        let place = rest.firstIndex { Family(rawValue: $0) != nil } ?? rest.endIndex
        // The numbers stand behind the name, before it in the old order; longer ones are dates.
        let behind = Self.numbers(rest[place...].dropFirst())
        let numbers = behind.isEmpty ? Self.numbers(rest) : behind
        version = (numbers.first ?? 0) * 100 + (numbers.dropFirst().first ?? 0)
    }

    private static func numbers(_ words: ArraySlice<String>) -> [Int] {
        words.prefix { $0.count <= 2 && Int($0) != nil }.compactMap { Int($0) }
    }

    var thinking: Thinking {
        guard let family, version > 0 else { return .unknown }
        switch (family, version) {
        case (_, ..<307): return .none
        case (.opus, ..<406), (.sonnet, ..<406), (.haiku, ..<500): return .budget
        case (.opus, ..<500), (.sonnet, ..<500): return .adaptive
        case (.opus, ..<505), (.sonnet, ..<505): return .adaptiveByDefault
        case (.sonnet, _): return .betweenTools
        default: return .always
        }
    }

    /// Whether a temperature may be sent while the model does not think.
    var takesTemperature: Bool {
        guard let family, version > 0 else { return true }
        switch family {
        case .opus: return version < 407
        case .sonnet, .haiku: return version < 500
        case .fable, .mythos: return false
        }
    }

    /// Thinking included.
    var maxOutputTokens: Int {
        switch (family, version) {
        case (nil, _), (_, 0): 8192
        case (_, ..<305): 4096
        case (_, ..<307): 8192
        case (.opus?, ..<405): 32_000
        case (_, ..<406): 64_000
        default: 128_000
        }
    }

    /// Sent where the person set no limit, since the interface wants one. Answers of a coach are far shorter, and thinking
    /// has room.
    var usualOutputTokens: Int { min(maxOutputTokens, 32_000) }
}
