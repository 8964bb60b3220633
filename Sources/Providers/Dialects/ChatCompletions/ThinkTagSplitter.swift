/// Tells thinking from answer where a model writes `<think>…</think>` at the very start of its text, the tags cut anywhere.
/// Later tags are text.
struct ThinkTagSplitter {
    enum Piece: Equatable { case text(String), thinking(String) }
    private enum Place { case start, thinking, afterThinking, answer }

    private var place = Place.start
    /// More white space is the answer's: it is looked through again with each piece.
    private static let mostBlanks = 4096
    /// Text that could be the beginning of a tag.
    private var pending = ""

    mutating func feed(_ text: String) -> [Piece] {
        if place == .answer { return [.text(text)] }
        pending += text
        var pieces: [Piece] = []
        if place == .start { leaveStart() }
        if place == .thinking { pieces += flushThinking() }
        if place == .afterThinking {
            let rest = pending.drop(while: \.isWhitespace)
            pending = ""
            if !rest.isEmpty {
                place = .answer
                pieces.append(.text(String(rest)))
            }
        } else if place == .answer, !pending.isEmpty {
            pieces.append(.text(pending))
            pending = ""
        }
        return pieces
    }

    /// The text has ended: what was kept back was no tag.
    mutating func finish() -> [Piece] {
        defer { pending = "" }
        guard !pending.isEmpty else { return [] }
        return [place == .thinking ? .thinking(pending) : .text(pending)]
    }

    private mutating func leaveStart() {
        let tag = "<think>"
        let begin = pending.drop(while: \.isWhitespace)
        if begin.hasPrefix(tag) {
            pending = String(begin.dropFirst(tag.count))
            place = .thinking
        } else if !tag.hasPrefix(begin) || pending.utf8.count - begin.utf8.count > Self.mostBlanks {
            place = .answer
        }
    }

    private mutating func flushThinking() -> [Piece] {
        let tag = "</think>"
        if let end = pending.firstRange(of: tag) {
            let thinking = String(pending[..<end.lowerBound])
            pending = String(pending[end.upperBound...])
            place = .afterThinking
            return thinking.isEmpty ? [] : [.thinking(thinking)]
        }
        let kept = (1..<tag.count).last { pending.hasSuffix(tag.prefix($0)) } ?? 0
        let thinking = String(pending.dropLast(kept))
        pending = String(pending.suffix(kept))
        return thinking.isEmpty ? [] : [.thinking(thinking)]
    }
}
