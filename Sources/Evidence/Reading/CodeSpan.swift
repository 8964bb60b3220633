/// Whether what stands between backticks is a command, a query or a program, and no number set off by a model.
enum CodeSpan {
    private static let signs = Set("(){};$<>\\".unicodeScalars)
    private static let commands: Set<String> = ["airfit", "select", "with", "log", "let", "var", "cd", "curl"]
    /// The first words of entries of the log.
    private static let entries: Set<String> = ["water", "weight", "mood", "meal", "ran", "sleep"]
    /// Kinds of fenced blocks that hold words.
    private static let wordings: Set<String> = ["", "text", "txt", "plain", "markdown", "md", "none"]

    static func isCode(_ span: some Collection<Unicode.Scalar>) -> Bool {
        let first = String(word: span.prefix { $0.isLetter }.prefix(24))
        if commands.contains(first) || entries.contains(first) { return true }
        // `p < 0.001` is a statistic.
        return first.unicodeScalars.count != 1 && span.contains { signs.contains($0) }
    }

    /// By the word behind the fence.
    static func isCode(kind: String) -> Bool { !wordings.contains(kind) }
}
