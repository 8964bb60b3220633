import ChatModel
import Foundation
import Synchronization

/// What a person said of single conversations while the program runs: in memory alone, so that what was not said again
/// after a start stays back.
public final class TalkChoices: Sendable {
    private struct Talk: Hashable {
        var conversation: UUID
        var provider: ProviderID
        var host: String
    }
    private struct Choices {
        var sent: Set<Talk> = []
        var subjectChangedAt: [UUID: Date] = [:]
        var crisisElsewhere: [UUID: SpokenCrisis] = [:]
    }
    private let choices = Mutex(Choices())

    public init() {}

    /// Turns that others answered go along to a provider at a host.
    public func sendEarlierTalk(of conversation: UUID, to provider: ProviderID, at reader: ModelReader) {
        let talk = Talk(conversation: conversation, provider: provider, host: reader.host)
        choices.withLock { _ = $0.sent.insert(talk) }
    }

    public func sendsEarlierTalk(of conversation: UUID?, to provider: ProviderID, at reader: ModelReader) -> Bool {
        guard let conversation else { return false }
        let talk = Talk(conversation: conversation, provider: provider, host: reader.host)
        return choices.withLock { $0.sent.contains(talk) }
    }

    /// Another subject was taken up after a crisis.
    public func changeSubject(of conversation: UUID, at date: Date) {
        choices.withLock { $0.subjectChangedAt[conversation] = date }
    }

    /// A crisis was spoken of on another branch than the one that is asked from; `nil` for none.
    public func mind(_ crisis: SpokenCrisis?, in conversation: UUID) {
        choices.withLock { $0.crisisElsewhere[conversation] = crisis }
    }

    public func crisisElsewhere(in conversation: UUID?) -> SpokenCrisis? {
        choices.withLock { choices in conversation.flatMap { choices.crisisElsewhere[$0] } }
    }

    public func subjectChangedAt(in conversation: UUID?) -> Date? {
        choices.withLock { choices in conversation.flatMap { choices.subjectChangedAt[$0] } }
    }
}
