import ChatModel

/// Reads a provider's streamed answer without a connection, from bytes that were recorded or made to measure.
public struct ReplyDecoder: Sendable {
    private var decoder: any ReplyDecoding

    init(_ decoder: any ReplyDecoding) { self.decoder = decoder }

    /// Whether `.ended` was given out; after that the decoder is silent.
    public var hasEnded: Bool { decoder.hasEnded }

    /// The events that a chunk, cut anywhere, completed; often none.
    public mutating func feed(_ chunk: [UInt8]) -> [ReplyEvent] { decoder.feed(chunk) }

    /// The body has ended of itself; the last event is `.ended` unless it came before.
    public mutating func finish() -> [ReplyEvent] { decoder.finish(cut: nil) }
}

extension ProviderDirectory {
    /// A decoder for one answer of a model.
    /// - Parameter model: `nil` for the provider's default.
    /// - Throws: as `configuration(of:)`.
    public func decoder(of id: ProviderID, named model: String? = nil) throws(ServiceError) -> ReplyDecoder {
        let configuration = try configuration(of: id)
        guard let provider = provider(id) else { throw .notConfigured(id) }
        return ReplyDecoder(provider.dialogue(configuration, model: model ?? configuration.defaultModel).decoder())
    }
}
