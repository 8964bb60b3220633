import ChatModel
import Foundation

/// A short title for a conversation, by rules: its first question without greeting, politeness and end marks.
public enum TitleProposal {
    private static let longest = 48
    /// Openings of questions that titles omit; the longer ones first.
    private static let openings = [
        "i would like to know", "i'd like to know", "i want to know", "can you please tell me",
        "could you please tell me",
        "can you tell me", "could you tell me", "would you tell me", "can you please", "could you please",
        "please tell me",
        "please show me", "can you", "could you", "would you", "tell me", "show me", "do you know", "good morning",
        "good evening", "hello coach", "hi coach", "hey coach", "hello", "hi", "hey", "please", "so", "ok", "okay",
        "and",
        "well",
    ].map { $0.split(separator: " ") }

    /// `nil` where nothing was asked yet.
    public static func title(for messages: [ChatMessage]) -> String? {
        let question = messages.first { $0.author == .person && $0.text.contains(where: \.isLetter) }
        guard let question else { return nil }
        let sentences = question.text.prefix(2_000).split { ".?!\n".contains($0) }
        let titles = sentences.map(title(of:)).filter { !$0.isEmpty }
        // A greeting is the title only of a talk that holds nothing else.
        return titles.first { $0.contains(" ") } ?? titles.first
            ?? CoachState.title(of: question.text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    private static func title(of sentence: Substring) -> String {
        var words = sentence.split(whereSeparator: \.isWhitespace)
        while let opening = openings.first(where: { begins(words, with: $0) }) { words.removeFirst(opening.count) }
        var title = ""
        for word in words {
            guard title.count + word.count < longest else { break }
            title += (title.isEmpty ? "" : " ") + word
        }
        if title.isEmpty, let word = words.first { title = String(word.prefix(longest)) }
        while let last = title.last, ",;:-–—\"'".contains(last) { title.removeLast() }
        return title.prefix(1).uppercased() + title.dropFirst()
    }

    private static func begins(_ words: [Substring], with opening: [Substring]) -> Bool {
        guard words.count >= opening.count else { return false }
        return zip(words, opening).allSatisfy { word, wanted in
            let plain = word.lowercased().filter { $0.isLetter || $0 == "'" || $0 == "’" }
            return plain.replacing("’", with: "'") == wanted
        }
    }
}
