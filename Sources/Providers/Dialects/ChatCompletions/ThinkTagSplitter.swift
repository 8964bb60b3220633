/// Tells thinking from answer where a model writes `<think>…</think>` at the very start of its text, the tags cut anywhere.
/// Later tags are text.
struct ThinkTagSplitter {
    enum Piece: Equatable { case text(String), thinking(String) }
    private enum Place { case start, thinking, afterThinking, answer }

    private var place = Place.start
    /// More white space is the answer's: it is looked through again with each piece.
    private static let mostBlanks = 4096
    /// Text that could be the beginning of a tag.
    private var held = ""

    mutating func feed(_ text: String) -> [Piece] {
        if place == .answer { return [.text(text)] }
        held += text
        var pieces: [Piece] = []
        if place == .start { leaveStart() }
        if place == .thinking { pieces += flushThinking() }
        if place == .afterThinking {
            let rest = held.drop(while: \.isWhitespace)
            held = ""
            if !rest.isEmpty {
                place = .answer
                pieces.append(.text(String(rest)))
            }
        } else if place == .answer, !held.isEmpty {
            pieces.append(.text(held))
            held = ""
        }
        return pieces
    }

    /// The text has ended: what was held back was no tag.
    mutating func finish() -> [Piece] {
        defer { held = "" }
        guard !held.isEmpty else { return [] }
        return [place == .thinking ? .thinking(held) : .text(held)]
    }

    private mutating func leaveStart() {
        let tag = "<think>"
        let begin = held.drop(while: \.isWhitespace)
        if begin.hasPrefix(tag) {
            held = String(begin.dropFirst(tag.count))
            place = .thinking
        } else if !tag.hasPrefix(begin) || held.utf8.count - begin.utf8.count > Self.mostBlanks {
            place = .answer
        }
    }

    private mutating func flushThinking() -> [Piece] {
        let tag = "</think>"
        if let end = held.firstRange(of: tag) {
            let thinking = String(held[..<end.lowerBound])
            held = String(held[end.upperBound...])
            place = .afterThinking
            return thinking.isEmpty ? [] : [.thinking(thinking)]
        }
        let kept = (1..<tag.count).last { held.hasSuffix(tag.prefix($0)) } ?? 0
        let thinking = String(held.dropLast(kept))
        held = String(held.suffix(kept))
        return thinking.isEmpty ? [] : [.thinking(thinking)]
    }
}
