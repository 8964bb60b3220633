import ChatModel
import SettingsScreen

extension AppStore {
    /// Runs the effects of the page of memories; after each change the page receives the whole list again.
    func run(_ effect: MemoryEffect) {
        guard let memories = services.memories else {
            return send(.settings(.memory(.failed("There is no place to keep anything in mind."))))
        }
        let (now, conversations) = (services.now, services.conversations)
        writes.add { [weak self] in
            do throws(ConversationError) {
                switch effect {
                case .load: break
                case .add(let fact, let about):
                    if let memory = Memory(fact, about: about, createdAt: now()) { try await memories.keep(memory) }
                case .change(let memory): try await memories.keep(memory)
                case .forget(let id): try await memories.forget(id)
                }
                let all = try await memories.memories()
                var talks: [Conversation.ID: String] = [:]
                for id in Set(all.compactMap(\.conversation)) {
                    talks[id] = try await conversations.conversation(id)?.title
                }
                await self?.send(.settings(.memory(.loaded(all, talks: talks))))
            } catch {
                await self?.send(.settings(.memory(.failed(error.sentence))))
            }
        }
    }
}
