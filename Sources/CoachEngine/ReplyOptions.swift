import ChatModel
import Foundation
import SettingsModel

/// The person's options for a reply.
public struct ReplyOptions: Equatable, Sendable {
    /// The use of the coach's tools.
    public enum ToolUse: Equatable, Sendable {
        /// Offered, and what the model calls is run.
        case run
        /// Offered; what the model calls is told and not run, and the reply ends there.
        case offer
        /// Not offered; what the model calls anyway is told and not run.
        case none
    }

    /// How the coach speaks.
    public var persona: Persona
    /// Whom it speaks to; passed on as far as the person shares it.
    public var person: PersonFacts
    /// Turns that others answered up to then go along: the offline coach, a model on this machine, another provider. Later
    /// ones, and all of them where it is `nil`, are left out, since they hold what the person shared with those.
    public var earlierTalkUntil: Date?
    /// When the person took up another subject after a crisis; `nil` where they did not.
    public var subjectChangedAt: Date?
    /// The conversation that is answered in, to find in the store what another program has said of a crisis in it; `nil` for
    /// one that is stored nowhere.
    public var conversation: UUID?
    /// A crisis or an emergency that was spoken of on another branch of the conversation: no data, and nothing that was said
    /// before it, go along. It holds until `subjectChangedAt`.
    public var crisisElsewhere: SpokenCrisis?
    /// The person's own wishes for this one talk, added to the coach's instructions.
    public var instructions: String?
    /// How freely the model words its answer; `nil` for the provider's default.
    public var temperature: Double?
    /// The longest answer in tokens, thinking included; `nil` for the provider's default.
    public var maxOutputTokens: Int?
    /// `nil` for the provider's default.
    public var thinkingEffort: ThinkingEffort?
    public var tools: ToolUse
    /// How much the model reads at most, instructions and answer included, where it does not itself take less; older
    /// turns are left out beyond it.
    public var contextTokens: Int

    public init(
        persona: Persona = .standard, person: PersonFacts = PersonFacts(), earlierTalkUntil: Date? = nil,
        instructions: String? = nil, temperature: Double? = nil, maxOutputTokens: Int? = nil,
        thinkingEffort: ThinkingEffort? = nil, tools: ToolUse = .run, contextTokens: Int = 24_000
    ) {
        self.persona = persona
        self.person = person
        self.earlierTalkUntil = earlierTalkUntil
        self.instructions = instructions
        self.temperature = temperature
        self.maxOutputTokens = maxOutputTokens
        self.thinkingEffort = thinkingEffort
        self.tools = tools
        self.contextTokens = contextTokens
    }
}

extension ReplyOptions {
    /// As the person has set them.
    public init(_ settings: Settings) {
        self.init(
            persona: settings.persona,
            person: PersonFacts(profile: settings.profile, goals: settings.goals, units: settings.units.system),
            temperature: settings.coach.temperature, maxOutputTokens: settings.coach.maxTokens,
            thinkingEffort: settings.coach.thinking)
    }
}
