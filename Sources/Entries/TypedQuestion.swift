import Foundation

/// Tells a question from something to be written down or looked up by name, in English and German.
public enum TypedQuestion {
    /// Whether a line of the log asks something: one with a question mark never is an entry, whatever its words; any other
    /// question is one only where nothing of it can be stored.
    /// - Parameter isRead: whether the offline coach reads a question in it.
    public static func asks(
        _ line: String, isEntry: @autoclosure () -> Bool, isRead: @autoclosure () -> Bool
    ) -> Bool {
        isQuestion(line) ? endsWithMark(line) || !isEntry() : !isEntry() && isRead()
    }

    /// Whether the last sign is a question mark.
    public static func endsWithMark(_ text: String) -> Bool { text.last { !$0.isWhitespace } == "?" }

    /// A line that ends with a question mark, or begins as only questions do. A single word is none.
    public static func isQuestion(_ text: String) -> Bool {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
        guard words.count > 1, let first = words.first else { return false }
        if endsWithMark(text) { return true }
        if beginnings.contains(String(first)) { return true }
        guard verbs.contains(String(first)) else { return false }
        return subjects.contains(String(words[1]))
    }

    private static let beginnings: Set<String> = [
        "how", "what", "what's", "what’s", "whats", "which", "when", "why", "who", "where", "is", "are", "was", "were",
        "does", "do", "should", "can", "could", "am", "compare", "average", "wie", "welche", "welcher",
        "welches", "welchen", "wann", "warum", "wieso", "weshalb", "wo", "wer", "soll", "sollte", "kann", "bin", "ist",
        "sind", "waren", "vergleiche", "vergleich",
    ]
    /// Verbs that a note may begin with too, where nobody is named behind them: `had a coffee`, `did yoga`.
    private static let verbs: Set<String> = [
        "did", "have", "had", "has", "show", "habe", "hab", "hatte", "zeig", "zeige",
    ]
    private static let subjects: Set<String> = ["i", "my", "me", "ich", "mein", "meine", "mir", "meinen", "we", "it"]
}
