import Foundation

/// The metrics of the columns of a query's reply, by its expressions: `round(avg(protein_g), 1) p` is the protein,
/// `count(*) n` a count, whatever they are called.
enum SQLColumns {
    /// Names that tools give to the quantities of the columns, by the names of the columns.
    static func names(of query: String) -> [String: String] {
        let text = query.prefix(4_000).lowercased()
        guard let start = text.range(of: "select "),
            let end = text.range(of: " from ", range: start.upperBound..<text.endIndex)
        else { return [:] }
        var names: [String: String] = [:]
        for column in split(text[start.upperBound..<end.lowerBound]) {
            let words = column.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
            guard let alias = words.last, words.count > 1 else { continue }
            if words.first == "count" {
                names[alias] = "count"
            } else if let source = words.dropLast().first(where: isQuantity), !names.values.contains(source) {
                names[alias] = isInHours(column) ? hours(of: source) : source
            }
        }
        return names
    }

    /// `round(sum(workout_min) / 60, 1)`
    private static func isInHours(_ column: String) -> Bool {
        column.contains { $0 == "/" }
            && column.split(separator: "/").dropFirst().contains { divisor in
                divisor.drop(while: \.isWhitespace).prefix { $0.isNumber } == "60"
            }
    }

    /// `workout_h` for `workout_min`.
    private static func hours(of name: String) -> String {
        name.hasSuffix("_min") ? name.dropLast(4) + "_h" : name
    }

    private static func isQuantity(_ word: String) -> Bool {
        if FactSheet.field(word) != nil { return true }
        if case .known = FactUnit(word) { return word.contains("_") }
        return false
    }

    /// At the commas that stand in no parentheses.
    private static func split(_ list: Substring) -> [String] {
        var (parts, depth) = ([""], 0)
        for character in list {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts
    }
}
