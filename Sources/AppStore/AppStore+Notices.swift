import ChatModel

extension AppStore {
    /// Keeps what was dismissed; where that fails, the chat says why.
    func changeNotices(_ change: @escaping @Sendable (any NoticeKeeping) async throws(ConversationError) -> Void) {
        let notices = services.notices
        writes.add { [weak self] in
            do throws(ConversationError) {
                guard let notices else { throw .failed(reason: "there is no place to keep it") }
                try await change(notices)
            } catch {
                await self?.send(.coach(.storeFailed(error)))
            }
        }
    }
}
