import Foundation

@testable import Safety

/// Sentences with what the screen should see in them, from `Fixtures/Safety`.
struct SafetySentence: Sendable {
    var language: SafetyLanguage
    /// The name of its section: a concern, or `harmless`.
    var section: String
    var text: String

    var isHarmless: Bool { section.hasPrefix("harmless") }
    /// `nil` where nothing is to be seen.
    var expected: String? { isHarmless ? nil : section.replacing(" ", with: "_") }
    /// A third, by a hash of the text: nothing is tuned to these.
    var isHeldOut: Bool {
        let hash = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return (hash >> 32) % 3 == 0
    }

    var isRight: Bool { SafetyScreen(text).finding()?.concern.rawValue == expected }

    static let all = read("")
    /// Sentences of another hand that were missed or alarmed at first: the lexicons are tuned to all of them.
    static let further = read("further-")

    private static func read(_ prefix: String) -> [SafetySentence] {
        SafetyLanguage.allCases.flatMap { read("Safety/\(prefix)\($0.rawValue).txt", $0) }
    }

    private static func read(_ file: String, _ language: SafetyLanguage) -> [SafetySentence] {
        var section = ""
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(file)").path
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""  // a missing one fails its counts
        return text.split(separator: "\n").compactMap {
            line -> SafetySentence? in
            if line.hasPrefix("## ") {
                section = String(line.dropFirst(3))
                return nil
            }
            return SafetySentence(language: language, section: section, text: String(line))
        }
    }
}
