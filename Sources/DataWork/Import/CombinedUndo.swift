import ChatModel
import ConversationStore
import HealthModel
import HealthStore

/// Takes back an import from both stores.
public struct CombinedUndo: Sendable {
    /// The rows that undoing an import removed, of health data and of conversations.
    public struct Undone: Equatable, Sendable {
        public var health: UndoneImport
        public var talk: UndoneConversations

        /// Everything that goes, each row once.
        public var rows: Int {
            health.records + health.recordsBesides + health.statements + talk.conversations + talk.messages
                + talk.memories + talk.requests
        }
    }

    public let health: HealthStore
    public let conversations: ConversationStore

    public init(health: HealthStore, conversations: ConversationStore) {
        self.health = health
        self.conversations = conversations
    }

    /// The rows that `run` would remove.
    public func forecast(of batch: Int) async throws(HealthStoreError) -> Undone {
        let undone = try await health.undoForecast(of: batch)
        let origins = try await health.fingerprints(of: "airfit", onlyIn: batch)
        return Undone(health: undone, talk: try talk { try conversations.forecast(ofTakingBack: origins) })
    }

    /// Conversations first: what breaks off between the two can be done again.
    public func run(batch: Int) async throws(HealthStoreError) -> Undone {
        // Refused before anything goes where it cannot be undone.
        _ = try await health.undoForecast(of: batch)
        let origins = try await health.fingerprints(of: "airfit", onlyIn: batch)
        let gone = try talk { try conversations.undoImport(of: origins) }
        return Undone(health: try await health.undo(batch: batch), talk: gone)
    }

    private func talk(_ work: () throws -> UndoneConversations) throws(HealthStoreError) -> UndoneConversations {
        do {
            return try work()
        } catch let error as ConversationError {
            throw .failed(reason: error.sentence)
        } catch {
            throw .failed(reason: "the conversations cannot be read")
        }
    }
}
