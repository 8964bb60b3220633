/// A list of texts with the comments between them, which stay with the elements they belong to.
struct TOMLArrayText {
    private struct Element {
        var text: String
        /// On lines of their own above it.
        var above: [[UInt8]]
        /// Behind it, up to the next element.
        var behind: [[UInt8]] = []
    }

    private var elements: [Element] = []
    /// Those of no element.
    private var loose: [[UInt8]] = []

    /// - Parameter start: where the bracket opens.
    init(_ bytes: [UInt8], at start: Int) {
        var scanner = TOMLScanner(bytes, at: start)
        var waiting: [[UInt8]] = []
        var lastEnd = start
        scanner.array { part in
            switch part {
            case .comma: break
            case .comment(let range):
                let comment = Array(bytes[range])
                let isBehind = !elements.isEmpty && !bytes[lastEnd..<range.lowerBound].contains(0x0A)
                if isBehind { elements[elements.count - 1].behind.append(comment) } else { waiting.append(comment) }
                lastEnd = range.upperBound
            case .element(let range):
                var inside = TOMLScanner(bytes, at: range.lowerBound)
                let quote = bytes[range.lowerBound]
                let isText = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
                elements.append(Element(text: isText ? inside.quoted() : "", above: waiting))
                waiting = []
                lastEnd = range.upperBound
            }
        }
        loose = waiting
    }

    var hasComments: Bool { !loose.isEmpty || elements.contains { !$0.above.isEmpty || !$0.behind.isEmpty } }

    /// Every comment inside the value that begins there, in its order; none unless it is an array.
    static func comments(in bytes: [UInt8], at start: Int) -> [[UInt8]] {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "[") else { return [] }
        var scanner = TOMLScanner(bytes, at: start)
        var comments: [[UInt8]] = []
        scanner.array { if case .comment(let range) = $0 { comments.append(Array(bytes[range])) } }
        return comments
    }

    /// One element a line. Comments of elements that are gone stand before the closing bracket.
    func text(of texts: [String], indent: String, lineEnd: [UInt8]) -> String {
        var old = elements
        var rows: [String] = []
        for text in texts {
            let found = old.firstIndex { $0.text == text }.map { old.remove(at: $0) }
            rows += (found?.above ?? []).map { String(decoding: $0, as: UTF8.self) }
            let behind = (found?.behind ?? []).map { "  " + String(decoding: $0, as: UTF8.self) }
            rows.append(TOMLText.quoted(text) + "," + (behind.first ?? ""))
            rows += behind.dropFirst().map { String($0.dropFirst(2)) }
        }
        rows += (old.flatMap { $0.above + $0.behind } + loose).map { String(decoding: $0, as: UTF8.self) }
        let end = String(decoding: lineEnd, as: UTF8.self)
        return "[" + end + rows.map { indent + "    " + $0 + end }.joined() + indent + "]"
    }
}
