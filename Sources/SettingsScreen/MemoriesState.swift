import ChatModel

/// The coach's memories, as the settings show them.
public struct MemoriesState: Equatable, Sendable {
    /// `nil` until they are read.
    public internal(set) var all: [Memory]?
    /// Titles of the conversations that they come from.
    public var talks: [Conversation.ID: String] = [:]
    /// The one that is to be deleted when the person says so.
    var doomed: Memory.ID?
    /// Why the last step failed; one sentence.
    public var problem: String?
}

/// An event of the page of memories.
public enum MemoryAction: Equatable, Sendable {
    /// With the titles of the conversations that they come from, as far as those are kept.
    case loaded([Memory], talks: [Conversation.ID: String])
    /// One sentence.
    case failed(String)
}

/// Work on the memories outside the state; each ends with the whole list arriving again.
public enum MemoryEffect: Equatable, Sendable {
    case load
    case add(String, Memory.About)
    case change(Memory)
    case forget(Memory.ID)
}

extension SettingsState {
    /// Takes in the facts that the coach keeps in mind, or why they cannot be read.
    public mutating func apply(memory action: MemoryAction) -> [SettingsEffect] {
        switch action {
        case .loaded(let all, let talks): (memories.all, memories.talks, memories.problem) = (all, talks, nil)
        case .failed(let sentence):
            memories.problem = sentence
            return [.notice(sentence, isProblem: true)]
        }
        return []
    }
}

extension Memory.About {
    public var title: String {
        switch self {
        case .goal: "goal"
        case .preference: "preference"
        case .injury: "injury"
        case .schedule: "schedule"
        case .equipment: "equipment"
        case .other: "other"
        }
    }
}
