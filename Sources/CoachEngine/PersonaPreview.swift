import ChatModel
import SettingsModel

/// A taste of a persona: one short question that tells nothing about the person.
enum PersonaPreview {
    static let question = """
        Greet me in one sentence in your manner. Then show in two or three sentences how you would tell somebody that \
        they missed yesterday's workout and what to do today. Use no number.
        """

    static func instructions(_ persona: Persona) -> String {
        let head = """
            You are the coach of AirFit, a health and fitness companion. You are no doctor. No data about the person are \
            given here: say nothing about them that you cannot know. Answer in at most 70 words of plain text.
            """
        return "\(head)\n\n\(PersonaPrompt(persona: persona).text)"
    }
}

extension CoachEngine {
    /// A model's words in a persona. No health data and nothing of the profile goes along.
    public func preview(of persona: Persona, from model: any LanguageModel) -> AsyncStream<ReplyEvent> {
        guard model.reference.provider != .offline else { return offlinePreview(of: persona) }
        return AsyncStream { continuation in
            let outlet = ReplyOutlet(continuation)
            // Owned by the stream: it ends with whoever reads it.
            let work = Task {
                let (options, question) = (
                    ReplyOptions(maxOutputTokens: 1_000, tools: .none),
                    [ChatMessage(.person, PersonaPreview.question)]
                )
                let turn = Turn(
                    engine: self, model: model, options: options, conversation: nil,
                    system: PersonaPreview.instructions(persona),
                    clearance: await clearance(for: question, options, nil, model.reference),
                    pass: { outlet.send($0) })
                outlet.end(await turn.answer(to: question))
            }
            continuation.onTermination = { termination in
                guard case .cancelled = termination else { return }
                outlet.end(.cancelled)
                work.cancel()
            }
        }
    }

    private func offlinePreview(of persona: Persona) -> AsyncStream<ReplyEvent> {
        AsyncStream { continuation in
            for piece in OfflineCoach.pieces(of: OfflineVoice(persona: persona).sample) {
                continuation.yield(.text(piece))
            }
            continuation.yield(.ended(.finished(.stop)))
            continuation.finish()
        }
    }
}
