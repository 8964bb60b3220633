/// How large a SELECT becomes when the tables of its WITH, and its subqueries, are put in where they are named.
///
/// SQLite copies the text of such a table for each mention while it prepares a statement, and the expression of a column for
/// each mention of that, where neither time nor memory can be limited: `WITH a AS (…), b AS (… FROM a, a), c AS (… FROM b, b)
/// …` doubles with each, as does `… b AS (SELECT x + x AS x FROM a) …`. Twenty of them, 740 characters, take 2 s and 400 MB.
package enum WithExpansion {
    /// As many copies are prepared.
    package static let most = 2_000

    /// Copies of tables and columns in `query`; an upper bound, never more than `most` + 1.
    package static func copies(in query: String) -> Int {
        let tokens = SQLTokens.tokens(of: query)
        let closings = closings(in: tokens)
        let tables = tables(in: tokens, closings)
        let bodies = Dictionary(tables.map { ($0.body.lowerBound - 1, $0.body.upperBound) }) { first, _ in first }
        var weights: [String: Int] = [:]
        func size(_ range: Range<Int>) -> Int {
            var mentions: [String: Int] = [:]
            var parts = 0
            var index = range.lowerBound
            while index < range.upperBound {
                defer { index += 1 }
                if let end = bodies[index] {  // counted where it is named
                    index = end
                } else if let end = closings[index], isSubquery(tokens, at: index + 1) {
                    parts = min(parts + size((index + 1)..<end), most + 1)
                    index = end
                } else if case .name(let name) = tokens[index] {
                    let next = index + 1 < tokens.count ? tokens[index + 1] : .mark(" ")
                    // Before a point it is that of a column's table, before a bracket a function's.
                    guard next != .mark("."), next != .mark("("), !keywords.contains(name), name.first?.isNumber != true
                    else { continue }
                    if let weight = weights[name] { parts = min(parts + weight, most + 1) }
                    mentions[name, default: 0] += 1
                }
            }
            return min(1 + parts * max(1, mentions.values.max() ?? 1), most + 1)
        }
        for table in tables { weights[table.name] = max(weights[table.name] ?? 0, size(table.body)) }
        return size(0..<tokens.count)
    }

    /// The names of the tables of its WITH, in small letters.
    package static func names(in query: String) -> Set<String> {
        let tokens = SQLTokens.tokens(of: query)
        return Set(tables(in: tokens, closings(in: tokens)).map(\.name))
    }

    private static let keywords: Set = [
        "select", "from", "as", "and", "or", "on", "join", "where", "by", "group", "order", "case", "when", "then",
        "else",
        "end", "null", "is", "not", "in", "between", "left", "inner", "with", "limit", "having", "over", "partition",
        "asc",
        "desc", "distinct", "union", "all", "exists",
    ]

    private static func isSubquery(_ tokens: [SQLToken], at index: Int) -> Bool {
        index < tokens.count && (tokens[index] == .name("select") || tokens[index] == .name("with"))
    }

    /// `name AS (…)` and `name (columns) AS (…)` in the order they are written.
    private static func tables(
        in tokens: [SQLToken], _ closing: [Int: Int]
    ) -> [(name: String, body: Range<Int>)] {
        var found: [(name: String, body: Range<Int>)] = []
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

/// A token of SQL, as far as names are to be found in it.
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
