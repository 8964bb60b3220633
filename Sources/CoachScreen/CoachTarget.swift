/// The hit targets of the chat, beside those of proposals and of the gate. Indices count the drawn rows or items.
enum CoachTarget: Hashable, Sendable {
    case newLines, retry, undoStored, model, closeReply, askChanged, findOlder, findNewer, composer
    case line(Int), branchBefore(Int), branchAfter(Int)
    /// A figure of a line, counted among those of its line.
    case figure(row: Int, ordinal: Int)
    /// A question that waits for the network.
    case waiting(Int)
    case chip(Int), pickModel(Int), branch(Int), suggestion(Int), conversation(Int)
}

/// The hit targets of a question or notice before a message is sent.
enum GateTarget: Hashable, Sendable {
    case yes, send, close
    /// A category, as an index.
    case row(Int)
    case tab(RequestView.Tab)
}
