/// Writes pieces of Markdown that say exactly the given text.
enum MarkdownText {
    private static let marks = Set("\\`*_[]<>|#&~")

    static func escaped(_ text: some StringProtocol) -> String {
        text.reduce(into: "") { text, character in
            if marks.contains(character) { text += "\\" }
            text.append(character)
        }
    }

    /// - Parameter text: without a backtick.
    static func code(_ text: String) -> String { "`\(text.replacing("|", with: "\\|"))`" }

    static func emphasised(_ text: String) -> String { "*\(escaped(text))*" }

    /// A table of two columns, which a manual page shows as terms with their definitions.
    static func definitions(_ rows: [(term: String, definition: String)]) -> String {
        guard !rows.isEmpty else { return "" }
        return "| | |\n|---|---|\n" + rows.map { "| \($0.term) | \($0.definition) |\n" }.joined()
    }
}
