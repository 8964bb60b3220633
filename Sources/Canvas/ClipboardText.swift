/// Text for the clipboard: what the screen shows of a text, with its line breaks and tabs.
///
/// What was copied is pasted into shells and editors, where an escape sequence, the end of a bracketed paste
/// (`ESC[201~`) or invisible characters do what nobody saw. The terminal takes nothing else for its clipboard, so that
/// no text gets there past the sanitiser (`SafeText`).
public struct ClipboardText: Hashable, Sendable {
    public let text: String

    /// - Parameter text: from anywhere. Every line end becomes LF.
    public init(_ text: some StringProtocol) {
        self.text = SafeText.lines(of: text).map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map { SafeText.line($0) }
                .joined(separator: "\t")
        }
        .joined(separator: "\n")
    }
}

extension ClipboardText: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) { self.init(text) }
}
