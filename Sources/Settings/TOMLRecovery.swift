/// Reads what can be read of a text that is not TOML throughout: lines that the parser stops at are left out.
enum TOMLRecovery {
    /// Beyond that many bad lines it is no settings file.
    static let mostBadLines = 30

    /// - Returns: the rest of the file with the problem of each line left out, which names the line's key where it has
    ///   one; no source where nothing can be made of the text.
    static func read(_ text: String, file: String) -> (source: TOMLSource?, problems: [FileProblem]) {
        var rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var problems: [FileProblem] = []
        while problems.count <= mostBadLines {
            do throws(FileProblem) {
                let source = try TOMLSource(rows.joined(separator: "\n"), file: file)
                return (source, problems)
            } catch {
                var problem = error
                guard let line = problem.line, rows.indices.contains(line - 1), !rows[line - 1].isEmpty else {
                    return (nil, problems + [problem])
                }
                problem = named(problem, in: rows)
                problems.append(problem)
                leaveOut(&rows, at: line - 1)
            }
        }
        return (nil, problems)
    }

    /// A problem of a line that is not TOML, with the key of that line where it has one.
    static func named(_ problem: FileProblem, in rows: [String]) -> FileProblem {
        guard let line = problem.line, rows.indices.contains(line - 1), problem.reason.hasPrefix("this is not"),
            let key = key(of: rows, at: line - 1)
        else { return problem }
        var problem = problem
        (problem.key, problem.reason) = (key, problem.reason.replacing("this is not", with: "is not"))
        return problem
    }

    /// A header takes with it what stands under it: those keys would be taken for keys of the table above.
    private static func leaveOut(_ rows: inout [String], at index: Int) {
        let isHeader = isHeader(rows[index])
        rows[index] = ""
        var next = index + 1
        while isHeader, next < rows.count, !Self.isHeader(rows[next]) {
            rows[next] = ""
            next += 1
        }
    }

    private static func isHeader(_ row: String) -> Bool { row.first { $0 != " " && $0 != "\t" } == "[" }

    /// `nil` for a header and for a line without a key before an equals sign.
    private static func key(of rows: [String], at index: Int) -> String? {
        guard !isHeader(rows[index]), rows[index].contains("=") else { return nil }
        let header = rows[..<index].last(where: isHeader)
        let layout = TOMLLayout(Array("\(header ?? "")\n\(rows[index])".utf8))
        guard let statement = layout.sections.last?.statements.first, statement.path.count > statement.depth
        else { return nil }
        return statement.path.joined(separator: ".")
    }
}
