import Foundation

/// A fact that the person agreed the coach keeps in mind.
public struct Memory: Equatable, Identifiable, Sendable {
    /// The subject of a fact.
    public enum About: String, CaseIterable, Sendable { case goal, preference, injury, schedule, equipment, other }

    public var id: UUID
    /// One line of at most 300 characters, in the person's words.
    public private(set) var fact: String
    public var about: About
    /// When it was agreed to.
    public var createdAt: Date
    /// The conversation it was said in; `nil` where the person wrote it down, or that one is deleted.
    public var conversation: UUID?

    /// Characters of a fact.
    public static let longestFact = 300
    /// As many facts as are kept: all of them go along with every question.
    public static let most = 100

    /// - Returns: `nil` for a fact without a letter or a digit. A longer one is cut.
    public init?(
        id: UUID = UUID(), _ fact: String, about: About = .other, createdAt: Date, conversation: UUID? = nil
    ) {
        let line = fact.split(whereSeparator: \.isNewline).joined(separator: " ")
            .trimmingCharacters(in: .whitespacesAndNewlines)
        guard line.unicodeScalars.contains(where: \.isPartOfWord) else { return nil }
        self.id = id
        self.fact = String(line.prefix(Self.longestFact))
        self.about = about
        self.createdAt = createdAt
        self.conversation = conversation
    }

    /// The same memory in other words; `nil` for words that say nothing.
    public func saying(_ fact: String, about: About) -> Memory? {
        Memory(id: id, fact, about: about, createdAt: createdAt, conversation: conversation)
    }
}

/// Keeps what the person agreed to. Every call returns when what it wrote is on disk.
public protocol MemoryKeeping: Sendable {
    /// The oldest first.
    func memories() async throws(ConversationError) -> [Memory]
    /// Adds a memory or replaces the one with its identifier; one that says the same as another is that one.
    /// - Throws: `.failed` when there are as many as are kept.
    func keep(_ memory: Memory) async throws(ConversationError)
    /// Deletes a memory for good; one that is not there is no error.
    func forget(_ memory: Memory.ID) async throws(ConversationError)
}
