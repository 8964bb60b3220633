import ChatModel
import CoachTools
import Entries
import HealthModel
import HealthQuestions
import OfflineCoach
import SettingsModel

/// A coach that is no AI: it plans by rules which tools answer a question and puts what they answer into words, without a
/// network.
///
/// It is a model like any other: its calls are run by the engine and come back to it, and it knows nothing but what the
/// tools answered.
public struct OfflineCoach: LanguageModel {
    public let reference = ModelReference(provider: .offline, model: "rules")
    private let clock: @Sendable () -> ToolClock
    private let moment: @Sendable () -> EntryClock
    private let persona: @Sendable () -> Persona
    private let units: @Sendable () -> UnitSystem
    private let hidden: @Sendable () -> Set<HealthCategory>
    private let pace: Duration

    /// - Parameters:
    ///   - clock: The day that answers call today, as the tools have it.
    ///   - moment: What times of entries are told by, as the tools that write have it.
    ///   - persona: How it speaks, asked anew for every answer.
    ///   - units: Those of its answers, asked anew for each.
    ///   - hidden: What the person does not want to see, asked anew for each answer.
    ///   - pace: Pause after each piece of a few words, so that an answer can be followed; zero streams at once.
    public init(
        clock: @escaping @Sendable () -> ToolClock, moment: @escaping @Sendable () -> EntryClock,
        persona: @escaping @Sendable () -> Persona = { .standard },
        units: @escaping @Sendable () -> UnitSystem = { .metric },
        hidden: @escaping @Sendable () -> Set<HealthCategory> = { [] }, pace: Duration = .milliseconds(12)
    ) {
        self.clock = clock
        self.moment = moment
        self.units = units
        self.persona = persona
        self.hidden = hidden
        self.pace = pace
    }

    /// Calls of tools, or an answer in pieces; its reading comes before the pieces, and before calls that write something down.
    /// The last event is `.ended`.
    public func reply(to request: ClearedRequest) -> AsyncStream<ReplyEvent> {
        let request = request.content
        return AsyncStream { continuation in
            // Owned by the stream: it ends with whoever reads it.
            let work = Task {
                switch step(for: request) {
                case .calls(let calls, let reading):
                    if let reading { continuation.yield(.reading(reading)) }
                    for (index, call) in calls.enumerated() {
                        continuation.yield(.toolCall(call.call(id: "offline-\(request.messages.count)-\(index + 1)")))
                    }
                    continuation.yield(.ended(Task.isCancelled ? .cancelled : .finished(.toolCalls)))
                case .answer(let text, let reading, let question):
                    if let reading { continuation.yield(.reading(reading)) }
                    for piece in Self.pieces(of: text) {
                        if Task.isCancelled { break }
                        continuation.yield(.text(piece))
                        await pause()
                    }
                    // Each of their choices is read once: that keeps nobody waiting for the first word.
                    if let question, let reading, !Task.isCancelled {
                        continuation.yield(.reading(withChips(reading, of: question)))
                    }
                    continuation.yield(.ended(Task.isCancelled ? .cancelled : .finished(.stop)))
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }

    func step(for request: ReplyRequest) -> OfflineAnswerPlanner.Step {
        let planner = OfflineAnswerPlanner(
            clock: clock(), entries: EntryLine(clock: moment(), units: units()),
            voice: OfflineVoice(persona: persona()), hidden: hidden(),
            offered: request.mustNotCall ? [] : Set(request.tools.map(\.name)))
        return Wording.$units.withValue(units()) {
            planner.step(for: request.messages, safety: request.safety, elsewhere: request.safetyElsewhere)
        }
    }

    private func withChips(_ reading: QuestionReading, of question: HealthQuestion) -> QuestionReading {
        var reading = reading
        let language: Language = reading.language == Language.german.rawValue ? .german : .english
        reading.chips = Wording.$units.withValue(units()) {
            QuestionAnswer(question: question, language: language, today: clock().today)
                .chips(QuestionReader(today: clock().today, isImperial: units() == .imperial))
        }
        return reading
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

extension PlannedCall {
    func call(id: String) -> ToolCall { ToolCall(id: id, name: tool, argumentsJSON: arguments) }
}
