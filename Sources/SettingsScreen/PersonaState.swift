import ChatModel
import SettingsModel

/// The state of the persona page besides the settings.
public struct PersonaState: Equatable, Sendable {
    /// The sample of a persona's manner, as far as it has come.
    public enum Preview: Equatable, Sendable {
        case none
        case arriving(String)
        case complete(String)
        /// The manner changed since.
        case outdated(String)
        case failed(String)

        /// As far as it has come; `nil` before the first word and after a failure.
        public var text: String? {
            switch self {
            case .arriving(let text), .complete(let text), .outdated(let text): text
            case .none, .failed: nil
            }
        }
    }

    public internal(set) var preview = Preview.none
    /// Numbers the previews, so that a late word of a stopped one is told from the current one.
    public internal(set) var turn = 0
}

/// An event of the persona page.
public enum PersonaAction: Equatable, Sendable {
    case previewEvent(ReplyEvent, turn: Int)
    /// Nothing was sent: the person has not said yet what the provider may see.
    case previewHeldBack(ProviderID, turn: Int)
    /// The coach's instructions with this persona, as text.
    case instructionsArrived(String)
    /// The answers of the refinement were taken over; `nil` leaves all as it was.
    case refined(Persona?)
}

/// Work that the page of personas asks for.
public enum PersonaEffect: Equatable, Sendable {
    /// A short question to the active model in this persona, without any health data.
    case startPreview(Persona, turn: Int)
    case stopPreview
    case showInstructions(Persona)
}

extension SettingsState {
    /// Takes in a piece of the sample, or the coach's instructions.
    public mutating func apply(persona action: PersonaAction) -> [SettingsEffect] {
        switch action {
        case .previewEvent(let event, persona.turn): receive(event)
        case .previewEvent: break  // of a preview that was stopped
        case .previewHeldBack(let provider, let turn):
            guard turn == persona.turn else { break }
            persona.preview = .failed(
                "Nothing goes to \(provider.rawValue) unasked: ask it something in the chat first, which says what it may see."
            )
        case .instructionsArrived(let text):
            if open == .persona { show(.reading(TextSheet(title: "What the model is told", text: text))) }
        case .refined(let refined):
            sheet = nil
            if let refined { return change(persona: refined) }
        }
        return []
    }

    private mutating func receive(_ event: ReplyEvent) {
        guard case .arriving(let text) = persona.preview else { return }
        switch event {
        case .text(let piece): persona.preview = .arriving(text + piece)
        case .ended(.finished) where !text.isEmpty: persona.preview = .complete(text)
        case .ended(.finished): persona.preview = .failed("The model said nothing.")
        case .ended(.cancelled): persona.preview = text.isEmpty ? .none : .complete(text)
        case .ended(.failed(let error)): persona.preview = .failed(error.sentence)
        default: break
        }
    }

    // MARK: - Changing the persona

    /// Makes the active persona that one; only what differs is written. A preview that is arriving is stopped.
    public mutating func change(persona new: Persona) -> [SettingsEffect] {
        let id = settings.coach.persona
        var after = settings
        after.personas[id] = new
        let changes = SettingCatalog.persona(id).compactMap { field -> SettingChange? in
            let value = field.read(after)
            return value == field.read(settings) ? nil : SettingChange(field.key, value)
        }
        return changes.isEmpty ? [] : set(changes) + outdatePreview()
    }

    /// Makes a persona of that name and talks as it.
    public mutating func add(persona new: Persona) -> [SettingsEffect] {
        let id = freePersonaID()
        var after = settings
        after.personas[id] = new
        let changes = SettingCatalog.persona(id).map { SettingChange($0.key, $0.read(after)) }
        return set(changes + [SettingChange("coach.persona", .text(id))]) + outdatePreview()
    }

    /// Makes a persona the coach's; a sample of the one before counts as outdated.
    public mutating func choose(persona id: String) -> [SettingsEffect] {
        guard id != settings.coach.persona else { return [] }
        return set("coach.persona", .text(id)) + outdatePreview()
    }

    /// Takes the active persona away; the first of the others, or the standard one, takes its place.
    mutating func deletePersona() -> [SettingsEffect] {
        let id = settings.coach.persona
        settings.personas[id] = nil
        let next = settings.personas.keys.sorted().first
        return [.removeTable("personas.\(id)")] + set("coach.persona", next.map { .text($0) }) + outdatePreview()
    }

    private func freePersonaID() -> String {
        var number = 1
        while settings.personas["persona-\(number)"] != nil { number += 1 }
        return "persona-\(number)"
    }

    mutating func outdatePreview() -> [SettingsEffect] {
        let wasArriving = if case .arriving = persona.preview { true } else { false }
        persona.preview = persona.preview.text.map { $0.isEmpty ? .none : .outdated($0) } ?? .none
        persona.turn += 1
        return wasArriving ? [.persona(.stopPreview)] : []
    }

    /// Asks the model for a new sample; what is still arriving of an earlier one is passed over.
    public mutating func startPreview() -> [SettingsEffect] {
        persona.turn += 1
        persona.preview = .arriving("")
        return [.persona(.startPreview(settings.persona, turn: persona.turn))]
    }
}
