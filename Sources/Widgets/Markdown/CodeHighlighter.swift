import Canvas

/// Colours code by what all languages share: words, strings, numbers and comments. It reads line by line, so that a
/// growing block is coloured once.
struct CodeHighlighter: Equatable, Sendable {
    private enum Family: Equatable { case cLike, hash, sql, json, plain }

    private let family: Family
    private let keywords: Set<String>
    /// Inside `/* … */` since an earlier line.
    private var isInComment = false

    init(language: String) {
        let name = language.lowercased()
        switch name {
        case "swift", "c", "cpp", "c++", "java", "js", "javascript", "ts", "typescript", "go", "rust", "rs", "kotlin",
            "php", "css", "csharp", "cs":
            (family, keywords) = (.cLike, Self.cLikeWords)
        case "python", "py", "ruby", "rb", "toml", "yaml", "yml", "r", "perl", "ini", "dockerfile", "makefile":
            (family, keywords) = (.hash, Self.scriptWords)
        case "sh", "bash", "zsh", "shell", "console", "fish": (family, keywords) = (.hash, Self.shellWords)
        case "sql", "sqlite": (family, keywords) = (.sql, Self.sqlWords)
        case "json", "jsonc", "json5": (family, keywords) = (.json, ["true", "false", "null"])
        default: (family, keywords) = (.plain, [])
        }
    }

    mutating func runs(of line: Substring) -> [StyledRun] {
        guard family != .plain else { return line.isEmpty ? [] : [StyledRun(String(line), Self.style(.code))] }
        var runs: [StyledRun] = []
        var rest = line
        while let first = rest.unicodeScalars.first {
            let (length, role) = token(rest, first)
            let piece = rest.prefix(length)
            if let last = runs.indices.last, runs[last].style.role == role {
                runs[last].text += piece
            } else {
                runs.append(StyledRun(String(piece), Self.style(role)))
            }
            rest = rest.dropFirst(length)
        }
        return runs
    }

    /// The next token: its length in characters and what it is.
    private mutating func token(_ rest: Substring, _ first: Unicode.Scalar) -> (Int, StyleRole) {
        if isInComment { return blockComment(rest) }
        if startsLineComment(rest) { return (rest.count, .codeComment) }
        if family == .cLike || family == .sql, rest.hasPrefix("/*") {
            isInComment = true
            return blockComment(rest)
        }
        switch first {
        case "\"", "'", "`": return (stringLength(rest, quote: first), .codeString)
        case "0"..."9":
            return (rest.prefix { $0.isHexDigit || $0 == "." || $0 == "_" || $0 == "x" }.count, .codeNumber)
        case _ where first.properties.isAlphabetic || first == "_" || first == "@":
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" }
            let key = family == .sql ? word.lowercased() : String(word)
            return (max(1, word.count), keywords.contains(key) ? .codeKeyword : .code)
        default: return (1, .code)
        }
    }

    private func startsLineComment(_ rest: Substring) -> Bool {
        switch family {
        case .cLike: rest.hasPrefix("//")
        case .hash: rest.hasPrefix("#")
        case .sql: rest.hasPrefix("--")
        case .json, .plain: false
        }
    }

    private mutating func blockComment(_ rest: Substring) -> (Int, StyleRole) {
        var previous: Character = " "
        for (offset, character) in rest.enumerated() {
            if previous == "*", character == "/", offset > 1 || !rest.hasPrefix("/*") {
                isInComment = false
                return (offset + 1, .codeComment)
            }
            previous = character
        }
        return (rest.count, .codeComment)
    }

    private func stringLength(_ rest: Substring, quote: Unicode.Scalar) -> Int {
        var isEscaped = false
        for (offset, character) in rest.enumerated().dropFirst() {
            if isEscaped {
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == Character(quote) {
                return offset + 1
            }
        }
        // An apostrophe that is never closed is one, not the start of a string.
        return quote == "'" ? 1 : rest.count
    }

    private static func style(_ role: StyleRole) -> TextStyle { TextStyle(role, on: .code) }

    private static func words(_ list: String) -> Set<String> { Set(list.split(separator: " ").map(String.init)) }
    private static let cLikeWords = words(
        """
        actor any as async await break case catch class const continue default defer do else enum export extends \
        extension false final fn for from func function go guard if impl import in init inout int interface internal \
        is let match mod mut mutating new nil null override package private protocol pub public repeat return self \
        Self some static struct super switch this throw throws trait true try type typealias undefined use var void \
        where while with yield
        """)
    private static let scriptWords = words(
        """
        and as assert async await break class continue def del do elif else end except false False finally for from \
        global if import in is lambda module nil None nonlocal not or pass raise require return self then true True \
        try unless until while with yield
        """)
    private static let shellWords = words(
        """
        case cd do done echo elif else esac exit export fi for function if in local return set source sudo then until \
        while
        """)
    private static let sqlWords = words(
        """
        all alter and as asc avg between by case count create delete desc distinct drop else end exists from group \
        having in index inner insert into is join key left like limit max min not null on or order outer over \
        partition primary select set sum table then union unique update values view when where with
        """)
}
