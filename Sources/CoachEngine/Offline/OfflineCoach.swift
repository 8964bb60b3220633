import ChatModel
import HealthModel
import SettingsModel

/// A coach that is no AI: it answers questions about the person's own data by rules, without a network.
///
/// It reads the data itself instead of the prompt, and streams its answer through the same interface as a provider.
public struct OfflineCoach: LanguageModel {
    public let reference = ModelReference(provider: .offline, model: "rules")
    private let health: any HealthReading
    private let today: @Sendable () -> CivilDay
    private let region: String?
    private let persona: @Sendable () -> Persona
    private let units: @Sendable () -> UnitSystem
    private let pace: Duration

    /// - Parameters:
    ///   - today: The day that answers call today.
    ///   - region: ISO 3166 code of the person's country, for emergency numbers; `nil` names several.
    ///   - persona: How it speaks, asked anew for every answer.
    ///   - units: Those of its answers, asked anew for each.
    ///   - pace: Pause after each piece of a few words, so that an answer can be followed; zero streams at once.
    public init(
        health: any HealthReading, today: @escaping @Sendable () -> CivilDay, region: String? = nil,
        persona: @escaping @Sendable () -> Persona = { .standard },
        units: @escaping @Sendable () -> UnitSystem = { .metric }, pace: Duration = .milliseconds(12)
    ) {
        self.health = health
        self.today = today
        self.region = region
        self.units = units
        self.persona = persona
        self.pace = pace
    }

    public func reply(to request: ReplyRequest) -> AsyncStream<ReplyEvent> {
        AsyncStream { continuation in
            // Owned by the stream: it ends with whoever reads it.
            let work = Task {
                let desk = OfflineDesk(
                    health: health, today: today(), region: region, voice: OfflineVoice(persona: persona()))
                let answer = await Wording.$units.withValue(units()) { await desk.answer(to: request.messages) }
                for piece in Self.pieces(of: answer) {
                    if Task.isCancelled { break }
                    continuation.yield(.text(piece))
                    await pause()
                }
                continuation.yield(.ended(Task.isCancelled ? .cancelled : .finished(.stop)))
                continuation.finish()
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }

    private func pause() async {
        if pace > .zero {
            // Ends early only by cancellation, which is asked for next.
            try? await Task.sleep(for: pace)
        } else {
            await Task.yield()
        }
    }

    /// A few words each, cut behind blanks, so that the pieces put together are the text.
    static func pieces(of text: String) -> [String] {
        var pieces: [String] = []
        var piece = ""
        var words = 0
        for character in text {
            piece.append(character)
            guard character == " " || character == "\n" else { continue }
            words += 1
            if words == 3 || character == "\n" {
                pieces.append(piece)
                (piece, words) = ("", 0)
            }
        }
        if !piece.isEmpty { pieces.append(piece) }
        return pieces
    }
}
