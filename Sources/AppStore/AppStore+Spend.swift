import ChatModel
import SettingsScreen

/// The services of the spending page.
public struct SpendServices: Sendable {
    /// All receipts, in the person's zone.
    public var account: @Sendable () async throws(ConversationError) -> SpendAccount
    /// Writes all receipts as CSV; one sentence says where, or why not.
    public var write: @Sendable (SpendAccount) async -> (sentence: String, isProblem: Bool)

    public init(
        account: @escaping @Sendable () async throws(ConversationError) -> SpendAccount,
        write: @escaping @Sendable (SpendAccount) async -> (sentence: String, isProblem: Bool)
    ) {
        self.account = account
        self.write = write
    }
}

extension AppStore {
    /// Runs the effects of the spending page. A reply that is still arriving is counted when it has ended.
    func run(_ effect: SpendEffect) {
        guard let spend = services.spend else {
            return send(.settings(.spend(.failed("There is no place where receipts are kept."))))
        }
        let now = services.now
        settingsTasks.start("spend") { [weak self] in
            do throws(ConversationError) {
                let account = try await spend.account()
                if Task.isCancelled { return }
                switch effect {
                case .load: self?.send(.settings(.spend(.loaded(account, at: now()))))
                case .write:
                    let (sentence, isProblem) = await spend.write(account)
                    self?.send(.settings(.spend(.written(sentence, isProblem: isProblem))))
                }
            } catch {
                self?.send(.settings(.spend(.failed(error.sentence))))
            }
        }
    }
}
