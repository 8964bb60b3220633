import Foundation

@testable import Safety

/// Sentences with what the screen should see in them, from `Fixtures/Safety`.
struct SafetySentence: Sendable {
    var language: SafetyLanguage
    /// The name of its section: a concern, or `harmless`.
    var section: String
    var text: String
    /// Who wrote it: a kind of file, or a part of one below a line that begins with `# `.
    var hand = everydaySection

    var isHarmless: Bool { section.hasPrefix("harmless") }
    /// `nil` where nothing is to be seen.
    var expected: String? { isHarmless ? nil : section.replacing(" ", with: "_") }
    /// A third, by a hash of the text: nothing is tuned to these.
    var isHeldOut: Bool { (hash >> 32) % 3 == 0 }
    var hash: UInt64 { Self.hash(text) }

    var isRight: Bool { SafetyScreen(text).finding()?.concern.rawValue == expected }

    static let all = read("")
    /// Sentences of another hand that were missed or alarmed at first: the lexicons are tuned to all of them.
    static let further = read("further-")

    static let everydaySection = "harmless: everyday"
    /// What people ask a coach and write down, of the other corpora.
    static let everyday: [SafetySentence] = {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let folders = ["OfflineCoachTests/Corpus", "EntriesTests/Corpus"].map { tests.appending(path: $0) }
        let files = folders.flatMap { folder in
            // None there fails the count of the sentences.
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        }
        let texts = files.filter { $0.pathExtension == "jsonl" }.flatMap { file in
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            return text.split(separator: "\n").flatMap { line in
                (try? JSONDecoder().decode(Question.self, from: Data(line.utf8)))?.texts ?? []
            }
        }
        return Set(texts).sorted().map { SafetySentence(language: .english, section: everydaySection, text: $0) }
    }()

    /// A line of one of those corpora.
    private struct Question: Decodable {
        struct Turn: Decodable { var text: String }
        var text: String?
        var line: String?
        var turns: [Turn]?
        var texts: [String] { [text, line].compactMap(\.self) + (turns ?? []).map(\.text) }
    }

    /// What the classifier learns from: all but what is only measured.
    static let training = all.filter { !$0.isHeldOut } + further + read("training-") + read("voices-")
    /// Of the hand of `voices-`: a fifth, by the kinds of people that speak in it, which nothing is learnt from.
    static let heldVoices = read("voices-held-")
    /// Of another hand: nobody who tunes anything reads them.
    static let unseen = read("unseen-")

    /// Of sentences and of the concepts: the weights are made from both.
    static func checksum(_ sentences: [SafetySentence]) -> UInt64 {
        sentences.reduce(hash(SafetyConcepts.table)) { hash($1.section + $1.text, from: $0) }
    }

    private static func hash(_ text: String, from seed: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
        text.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    private static func read(_ prefix: String) -> [SafetySentence] {
        SafetyLanguage.allCases.flatMap { read(prefix, $0) }
    }

    private static func read(_ prefix: String, _ language: SafetyLanguage) -> [SafetySentence] {
        var section = ""
        var hand = prefix
        let file = "Safety/\(prefix)\(language.rawValue).txt"
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(file)").path
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""  // a missing one fails its counts
        return text.split(separator: "\n").compactMap {
            line -> SafetySentence? in
            if line.hasPrefix("## ") {
                section = String(line.dropFirst(3))
                return nil
            }
            if line.hasPrefix("# ") {
                hand = prefix + line.dropFirst(2)
                return nil
            }
            return SafetySentence(
                language: language, section: section, text: String(line),
                hand: section == everydaySection ? everydaySection : hand)
        }
    }
}
