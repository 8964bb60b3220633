import ChatModel
import SettingsModel

/// What the persona page has done outside.
public struct PersonaServices: Sendable {
    /// A model's words in a persona, to a short question that holds nothing about the person.
    public var preview: @Sendable (Persona, ModelReference) -> AsyncStream<ReplyEvent>
    /// What a model would be told with a persona, data and all.
    public var instructions: @Sendable (Persona, ModelReference) async -> String

    public init(
        preview: @escaping @Sendable (Persona, ModelReference) -> AsyncStream<ReplyEvent> = { _, _ in
            AsyncStream { $0.finish() }
        },
        instructions: @escaping @Sendable (Persona, ModelReference) async -> String = { _, _ in "" }
    ) {
        self.preview = preview
        self.instructions = instructions
    }
}
