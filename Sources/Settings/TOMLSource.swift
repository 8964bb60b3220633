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
        guard text.utf8.count <= TextFile.largest else {
            throw FileProblem(file: file, reason: TextFile.tooLarge)
        }
        let layout = TOMLLayout(Array(text.utf8))
        if let line = layout.lineOfDepth {
            throw FileProblem(
                file: file, line: line,
                reason: "a key has more than \(TOMLLayout.mostParts) parts, or a value more than "
                    + "\(TOMLLayout.mostLevels) levels")
        }
        if let line = layout.lineOfSurprise {
            throw FileProblem(
                file: file, line: line, reason: "this is not TOML (a bracket or a date is not complete)")
        }
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

    func problem(_ path: [String], _ reason: String) -> FileProblem { problems([(path, reason)])[0] }

    /// The same as `problem` for many at once: the text is gone through once.
    func problems(_ found: [(path: [String], reason: String)]) -> [FileProblem] {
        guard !found.isEmpty else { return [] }
        let lines = TOMLLines(text)
        return found.map { path, reason in
            FileProblem(file: file, line: lines.line(of: path), key: path.joined(separator: "."), reason: reason)
        }
    }

    private static func plain(_ description: String) -> String {
        var text = description.split(whereSeparator: \.isNewline).joined(separator: " ")
        while text.last == "." { text.removeLast() }
        return text
    }
}

/// The lines of keys and tables.
struct TOMLLines {
    /// Of keys and headers themselves.
    private var own: [[String]: Int] = [:]
    /// Of the first key or header that names the table in passing: `[a.b]` names `a`.
    private var passing: [[String]: Int] = [:]

    init(_ text: String) {
        for section in TOMLLayout(Array(text.utf8)).sections {
            if section.header.count > 0 { record(section.path, section.line) }
            for statement in section.statements { record(statement) }
        }
    }

    /// The line of a key; of the nearest table around it where the key has none of its own.
    func line(of path: [String]) -> Int? {
        var path = path[...]
        while !path.isEmpty {
            if let line = own[Array(path)] ?? passing[Array(path)] { return line }
            path = path.dropLast()
        }
        return nil
    }

    private mutating func record(_ statement: TOMLLayout.Statement) {
        record(statement.path, statement.line)
        for member in statement.members ?? [] { record(member) }
    }

    private mutating func record(_ path: [String], _ line: Int) {
        if own[path] == nil { own[path] = line }
        var around = path.dropLast()
        while !around.isEmpty, passing[Array(around)] == nil {
            passing[Array(around)] = line
            around = around.dropLast()
        }
    }
}
