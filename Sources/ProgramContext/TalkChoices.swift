import ChatModel
import Foundation
import HealthModel
import Synchronization

/// The person's choices for single conversations while the program runs: in memory alone, so that a choice that was not
/// repeated after a start stays back.
public final class TalkChoices: Sendable {
    private struct Talk: Hashable {
        var conversation: UUID
        var provider: ProviderID
        var host: String
    }
    /// A yes to the turns that stood there at a time, as long as no less is shared than then.
    private struct Yes {
        var until: Date
        var shared: Set<HealthCategory>
    }
    private struct Choices {
        var sent: [Talk: Yes] = [:]
        var subjectChangedAt: [UUID: Date] = [:]
        var crisisElsewhere: [UUID: SpokenCrisis] = [:]
    }
    private let choices = Mutex(Choices())

    public init() {}

    /// Turns that others answered up to a date go along to a provider at a host.
    /// - Parameter shared: what the provider may see then; the yes ends with any of it.
    public func sendEarlierTalk(
        of conversation: UUID, to provider: ProviderID, at reader: ModelRecipient, sharing shared: Set<HealthCategory>,
        until date: Date
    ) {
        let talk = Talk(conversation: conversation, provider: provider, host: reader.host)
        choices.withLock { $0.sent[talk] = Yes(until: date, shared: shared) }
    }

    /// Up to when turns that others answered go along; `nil` where none does.
    /// - Parameter shared: what the provider may see now.
    public func earlierTalkUntil(
        of conversation: UUID?, to provider: ProviderID, at reader: ModelRecipient, sharing shared: Set<HealthCategory>
    ) -> Date? {
        guard let conversation else { return nil }
        let talk = Talk(conversation: conversation, provider: provider, host: reader.host)
        return choices.withLock { choices in
            choices.sent[talk].flatMap { $0.shared.isSubset(of: shared) ? $0.until : nil }
        }
    }

    /// Another subject was taken up after a crisis.
    public func changeSubject(of conversation: UUID, at date: Date) {
        choices.withLock { $0.subjectChangedAt[conversation] = date }
    }

    /// A crisis was spoken of on another branch than the one that is asked from; `nil` for none.
    public func remember(_ crisis: SpokenCrisis?, in conversation: UUID) {
        choices.withLock { $0.crisisElsewhere[conversation] = crisis }
    }

    /// A crisis on another branch of the conversation that is not left; `nil` for none.
    public func crisisElsewhere(in conversation: UUID?) -> SpokenCrisis? {
        choices.withLock { choices in conversation.flatMap { choices.crisisElsewhere[$0] } }
    }

    /// When the person took up another subject after a crisis; `nil` where they did not.
    public func subjectChangedAt(in conversation: UUID?) -> Date? {
        choices.withLock { choices in conversation.flatMap { choices.subjectChangedAt[$0] } }
    }
}
