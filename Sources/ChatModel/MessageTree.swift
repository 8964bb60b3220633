import Foundation

/// The messages of a conversation with its branches: each follows another one, and where an answer was tried again or a
/// question changed, several follow the same one.
public struct MessageTree: Equatable, Sendable {
    /// In the order they were written.
    public private(set) var messages: [ChatMessage] = []
    private var indexes: [UUID: Int] = [:]

    /// - Parameter messages: in the order they were written.
    public init(_ messages: [ChatMessage] = []) {
        for message in messages { save(message) }
    }

    /// Adds a message or replaces the one with its id.
    public mutating func save(_ message: ChatMessage) {
        if let index = indexes[message.id] {
            messages[index] = message
        } else {
            indexes[message.id] = messages.count
            messages.append(message)
        }
    }

    /// The message of that id; `nil` for an unknown one.
    public subscript(id: UUID) -> ChatMessage? { indexes[id].map { messages[$0] } }

    /// The messages from the first one to `leaf`; empty for an unknown one. A parent that is missing, or that was written
    /// later, begins a branch.
    public func path(to leaf: UUID) -> [ChatMessage] {
        var path: [ChatMessage] = []
        var next = indexes[leaf]
        while let index = next {
            path.append(messages[index])
            next = messages[index].parent.flatMap { indexes[$0] }.flatMap { $0 < index ? $0 : nil }
        }
        return path.reversed()
    }

    /// Those that follow the same message, itself included, in the order they were written.
    public func siblings(of id: UUID) -> [UUID] {
        guard let message = self[id] else { return [] }
        return messages.filter { $0.parent == message.parent }.map(\.id)
    }

    /// The end of the branch written last among those that go on from `id`.
    public func latestLeaf(from id: UUID) -> UUID {
        var leaf = id
        while let next = messages.last(where: { $0.parent == leaf }) { leaf = next.id }
        return leaf
    }
}
