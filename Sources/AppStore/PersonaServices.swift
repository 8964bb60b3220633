import ChatModel
import SettingsModel

/// The services of the persona page.
public struct PersonaServices: Sendable {
    /// A model's words in a persona, to a short question that holds nothing about the person.
    public var preview: @Sendable (Persona, ModelReference) -> AsyncStream<ReplyEvent>
    /// The instructions that a model would receive with a persona, data included.
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
