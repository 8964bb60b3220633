/// Text for the clipboard: what the screen shows of a text, with its line breaks and tabs.
///
/// Text that is safe to paste. Copied text is pasted into shells and editors, where an escape sequence, the end of a
/// bracketed paste (`ESC[201~`) or invisible characters act unseen. The terminal takes nothing else for its clipboard,
/// so that no text gets there past the sanitiser (`SafeText`). A line ends where the screen ends one: an answer shows U+2028
/// and U+2029 as blanks, and pasted as ends of lines they would run what is read as part of a line.
public struct ClipboardText: Hashable, Sendable {
    public let text: String
    /// The name of the copied thing in a sentence: `the table`; `nil` where that is plain.
    public let name: String?

    /// - Parameters:
    ///   - text: from anywhere. CR, LF and CRLF become LF, U+2028 and U+2029 a blank.
    ///   - name: what it is, as a sentence names it.
    public init(_ text: some StringProtocol, as name: String? = nil) {
        self.name = name
        self.text = SafeText.lines(of: text, endingAtSeparators: false).map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map { SafeText.line($0) }
                .joined(separator: "\t")
        }
        .joined(separator: "\n")
    }
}

extension ClipboardText {
    /// The name and size of the copied text: `the table: 9 lines`.
    public var words: String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
        let amount = lines > 1 ? "\(lines) lines" : text.count == 1 ? "1 character" : "\(text.count) characters"
        return name.map { "\($0): \(amount)" } ?? amount
    }
}

extension ClipboardText: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) { self.init(text) }
}
