import ChatModel
import SettingsScreen

/// The services of the provider settings.
public struct ProviderServices: Sendable {
    /// How all stand by the settings as they are, and who is asked the next question. Asks nobody.
    public var list: @Sendable () async -> (entries: [ProviderEntry], active: ModelReference)?
    /// Where the model of each that can be asked answers.
    public var readers: @Sendable () async -> [ProviderID: ModelRecipient]
    /// Asks one whether all is well.
    public var ask: @Sendable (ProviderID) async -> ProviderAnswer
    /// The models of one: what is known at once, then what it says itself.
    public var models: @Sendable (ProviderID, _ refresh: Bool) -> AsyncStream<ModelOffer>

    public init(
        list: @escaping @Sendable () async -> (entries: [ProviderEntry], active: ModelReference)? = { nil },
        readers: @escaping @Sendable () async -> [ProviderID: ModelRecipient] = { [:] },
        ask: @escaping @Sendable (ProviderID) async -> ProviderAnswer = { _ in ProviderAnswer() },
        models: @escaping @Sendable (ProviderID, _ refresh: Bool) -> AsyncStream<ModelOffer> = { _, _ in
            AsyncStream { $0.finish() }
        }
    ) {
        self.list = list
        self.readers = readers
        self.ask = ask
        self.models = models
    }
}
