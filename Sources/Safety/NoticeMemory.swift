import ChatModel
import Foundation

/// Picks the notice about measured values that is due: one that was shown before comes again only when its sign has grown.
package struct NoticeMemory: Sendable {
    private let keeping: (any NoticeKeeping)?
    private let now: @Sendable () -> Date

    package init(_ keeping: (any NoticeKeeping)?, now: @escaping @Sendable () -> Date) {
        self.keeping = keeping
        self.now = now
    }

    /// - Parameter notes: whether the notice is shown now, and its sign noted as met with; else it is only looked for.
    package func firstDue(_ notices: [SafetyNotice], notes: Bool = true) async -> SafetyNotice? {
        for notice in notices where await isDue(notice, notes) { return notice }
        return nil
    }

    /// The last crisis of a conversation as it is stored, where another program, or another branch, holds one that these messages
    /// do not.
    package func spokenCrisis(in conversation: UUID, unlessIn messages: [ChatMessage]) async -> SpokenCrisis? {
        // Without a store that can be read there is no other program that has stored anything.
        guard let crisis = try? await keeping?.spokenCrisis(in: conversation) else { return nil }
        let isKnown = messages.contains { message in
            // The store has milliseconds.
            message.safety?.keepsDataBack == true && message.createdAt.timeIntervalSince(crisis.at) > -0.001
        }
        return isKnown ? nil : crisis
    }

    private func isDue(_ notice: SafetyNotice, _ notes: Bool) async -> Bool {
        guard let keeping, let sign = notice.reading else { return true }
        do throws(ConversationError) {
            return notes ? try await keeping.meet(sign, at: now()) : try await keeping.isDue(sign, at: now())
        } catch {
            // What is remembered cannot be read or written: shown once too often rather than never.
            return true
        }
    }
}
