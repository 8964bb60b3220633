import Canvas
import ChatModel
import Widgets

/// Copying answers and parts of them.
extension CoachState {
    /// The text of the last answer with all its rounds.
    private var lastAnswerText: String? {
        var turn = messages
        if case .replying(let reply) = phase { turn.append(reply.message) }
        guard let end = turn.lastIndex(where: { $0.author == .coach && !$0.text.isEmpty }) else { return nil }
        let begin = turn[...end].lastIndex { $0.author == .person } ?? -1
        return turn[(begin + 1)...end].filter { $0.author == .coach && !$0.text.isEmpty }.map(\.text)
            .joined(separator: "\n\n")
    }

    /// The part or address that is selected; else the last answer.
    mutating func copyAnswer() -> [CoachEffect] {
        if let selection, case .piece = selection.item { return copyPiece(at: selection) }
        if let selection, let address = address(at: selection) {
            return [.copy(ClipboardText(address.text, as: "the address"))]
        }
        guard let text = lastAnswerText else {
            notice = "There is no answer to copy yet"
            return []
        }
        return [.copy(ClipboardText(text, as: "the answer"))]
    }

    mutating func copyCode() -> [CoachEffect] {
        let pieces = lastAnswerText.map { StreamingMarkdown.pieces(of: $0) } ?? []
        guard let code = pieces.last(where: { $0.kind == .code }) else {
            notice = "The last answer has no code block"
            return []
        }
        return [.copy(code.clipboardText)]
    }

    func copyPiece(at place: TranscriptPlace) -> [CoachEffect] {
        piece(at: place).map { [.copy($0.clipboardText)] } ?? []
    }

    /// A part of an answer as it was written; `nil` where something else is selected.
    public func piece(at place: TranscriptPlace) -> MarkdownPiece? {
        guard case .piece(let number) = place.item, let message = message(at: place.message) else { return nil }
        let pieces = StreamingMarkdown.pieces(of: message.text)
        return pieces.indices.contains(number) ? pieces[number] : nil
    }
}

extension MarkdownPiece {
    var clipboardText: ClipboardText { ClipboardText(source, as: "the \(kind.name)") }
}

extension MarkdownPiece.Kind {
    /// As keys and sentences name it.
    public var name: String {
        switch self {
        case .paragraph: "paragraph"
        case .heading: "heading"
        case .list: "list"
        case .table: "table"
        case .code: "code"
        case .quote: "quotation"
        }
    }
}
