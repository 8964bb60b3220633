import GRDB

/// Sources by number as the tools name them: `Watch`, `Phone`, or the app's name without anything but letters, digits,
/// blanks and `._-`.
struct SourceLabels {
    private var labels: [Int: String] = [:]

    init(_ db: Database) throws {
        let row = try RawStatement(db, "SELECT id, name, class FROM source")
        while try row.step() {
            labels[row.int(0)] =
                switch row.int(2) {
                case 0: "Watch"
                case 1: "Phone"
                default: Self.plain(row.text(1) ?? "")
                }
        }
    }

    subscript(source: Int) -> String { labels[source] ?? "Unknown" }

    static func plain(_ name: String) -> String {
        var plain = ""
        for character in name {
            if character.isWhitespace {
                plain.append(" ")
            } else if character.isLetter || character.isNumber || "._-".contains(character) {
                plain.append(character)
            }
        }
        let words = plain.split(separator: " ").joined(separator: " ")
        return words.isEmpty ? "Unknown" : String(words.prefix(40))
    }
}
