/// How large a SELECT becomes when the tables of its WITH are put in where they are named.
///
/// SQLite copies the text of such a table for each mention while it prepares a statement, where neither time nor memory can
/// be limited: `WITH a AS (…), b AS (… FROM a, a), c AS (… FROM b, b) …` doubles with each, and eighteen of them, 750
/// characters, take 2 s and 240 MB.
enum WithExpansion {
    /// As many copies are prepared.
    static let most = 500

    /// Copies of tables of a WITH in `query`, nested ones counted each; an upper bound, never more than `most` + 1.
    static func copies(in query: String) -> Int {
        let tokens = SQLTokens.tokens(of: query)
        var weights: [String: Int] = [:]
        for table in tables(in: tokens) {
            let weight = 1 + copies(in: tokens[table.body], weights)
            weights[table.name] = max(weights[table.name] ?? 0, min(weight, most + 1))
        }
        return copies(in: tokens[...], weights)
    }

    private static func copies(in tokens: ArraySlice<SQLToken>, _ weights: [String: Int]) -> Int {
        var copies = 0
        for index in tokens.indices {
            guard case .name(let name) = tokens[index], let weight = weights[name] else { continue }
            // A name before a point is that of a column's table.
            if index + 1 < tokens.endIndex, tokens[index + 1] == .mark(".") { continue }
            copies = min(copies + weight, most + 1)
        }
        return copies
    }

    /// `name AS (…)` and `name (columns) AS (…)` in the order they are written.
    private static func tables(in tokens: [SQLToken]) -> [(name: String, body: Range<Int>)] {
        var found: [(name: String, body: Range<Int>)] = []
        let closing = closings(in: tokens)
        for index in tokens.indices {
            guard case .name(let name) = tokens[index] else { continue }
            var next = index + 1
            if next < tokens.count, tokens[next] == .mark("("), let end = closing[next] { next = end + 1 }
            guard next < tokens.count, tokens[next] == .name("as") else { continue }
            next += 1
            while next < tokens.count, tokens[next] == .name("not") || tokens[next] == .name("materialized") {
                next += 1
            }
            guard next < tokens.count, tokens[next] == .mark("("), let end = closing[next] else { continue }
            found.append((name, (next + 1)..<end))
        }
        return found
    }

    /// By the place of each opening bracket that of its closing one.
    private static func closings(in tokens: [SQLToken]) -> [Int: Int] {
        var open: [Int] = []
        var closings: [Int: Int] = [:]
        for (index, token) in tokens.enumerated() {
            if token == .mark("(") { open.append(index) }
            if token == .mark(")"), let start = open.popLast() { closings[start] = index }
        }
        return closings
    }
}

/// What SQL consists of, as far as names are to be found in it.
enum SQLToken: Equatable {
    /// In small letters. Texts in quotes too: SQLite takes them for names where one is due.
    case name(String)
    case mark(Character)
}

enum SQLTokens {
    static func tokens(of query: String) -> [SQLToken] {
        var tokens: [SQLToken] = []
        var rest = query[...]
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if rest.hasPrefix("--") {
                rest = rest.drop { $0 != "\n" }
            } else if rest.hasPrefix("/*") {
                rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
            } else if let closing = ["'": "'", "\"": "\"", "`": "`", "[": "]"][first] {
                let name = rest.dropFirst().prefix { $0 != Character(closing) }
                tokens.append(.name(name.lowercased()))
                rest = rest[name.endIndex...].dropFirst()
            } else if first.isLetter || first.isNumber || first == "_" {
                let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
                tokens.append(.name(name.lowercased()))
                rest = rest[name.endIndex...]
            } else {
                tokens.append(.mark(first))
                rest.removeFirst()
            }
        }
        return tokens
    }
}
