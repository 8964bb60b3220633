import TOMLKit

/// A TOML file with the way back from a key to its line, which the parser does not tell.
struct TOMLSource {
    let file: String
    let text: String
    let root: TOMLTable

    init(_ text: String, file: String) throws(FileProblem) {
        self.file = file
        self.text = text
        guard !text.utf8.contains(0) else { throw FileProblem(file: file, reason: "is not a text file") }
        do {
            root = try TOMLTable(string: text)
        } catch let error as TOMLParseError {
            throw FileProblem(
                file: file, line: error.source.begin.line, reason: "this is not TOML (\(Self.plain(error.description)))"
            )
        } catch {
            throw FileProblem(file: file, reason: "cannot be read as TOML")
        }
    }

    func problem(_ path: [String], _ reason: String) -> FileProblem {
        FileProblem(file: file, line: line(of: path), key: path.joined(separator: "."), reason: reason)
    }

    /// The line of a key; of the nearest table around it where the key has none of its own.
    func line(of path: [String]) -> Int? {
        var table: [String] = []
        var best: (depth: Int, line: Int)?
        for (index, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let row = row.drop { $0 == " " || $0 == "\t" }
            var here: [String]
            if row.first == "[" {
                table = Self.keys(row.drop { $0 == "[" }, until: "]")
                here = table
            } else {
                guard row.first != "#", row.contains("=") else { continue }
                here = table + Self.keys(row, until: "=")
            }
            guard path.starts(with: here), here.count > best?.depth ?? 0 else { continue }
            best = (here.count, index + 1)
        }
        return best?.line
    }

    /// The parts of a dotted key, bare or quoted.
    private static func keys(_ text: Substring, until end: Character) -> [String] {
        var parts = [""]
        var quote: Character?
        for character in text {
            if let open = quote {
                if character == open { quote = nil } else { parts[parts.count - 1].append(character) }
                continue
            }
            switch character {
            case end: return parts
            case "\"", "'": quote = character
            case ".": parts.append("")
            case " ", "\t": break
            default: parts[parts.count - 1].append(character)
            }
        }
        return parts
    }

    private static func plain(_ description: String) -> String {
        var text = description.split(whereSeparator: \.isNewline).joined(separator: " ")
        while text.last == "." { text.removeLast() }
        return text
    }
}
