import Canvas

/// Reads the themes that come with AirFit, at every start, without the parser of TOML: that takes as long as the drawing of
/// the first frame.
///
/// Their files are plain: every role once, one a line, in the order of the roles. So a line's place tells its role, and
/// only what stands in quotes is read. A test proves for every theme that the TOML says the same.
struct BuiltInThemeReader {
    private var rest: ArraySlice<UInt8>
    private var looks: [Theme.Look] = []
    private var grounds: [ThemeColor] = []

    /// `nil` for a file that is not as plain as that.
    static func theme(_ toml: [UInt8]) -> Theme? {
        var reader = BuiltInThemeReader(rest: toml[...])
        return reader.read()
    }

    private init(rest: ArraySlice<UInt8>) { self.rest = rest }

    private mutating func read() -> Theme? {
        guard let name = entry()?.first, let appearance = entry()?.first.flatMap(Theme.Appearance.init(rawValue:))
        else {
            return nil
        }
        while looks.count < StyleRole.allCases.count {
            guard let words = entry(), let look = Self.look(words) else { return nil }
            looks.append(look)
        }
        while grounds.count < GroundRole.allCases.count {
            guard let words = entry(), words.count == 1, let color = ThemeColor(themeText: words[0]) else { return nil }
            grounds.append(color)
        }
        return entry() == nil ? Theme(name: name, appearance: appearance, looks: looks, grounds: grounds) : nil
    }

    /// A colour, and the attributes that follow it.
    private static func look(_ words: [String]) -> Theme.Look? {
        guard let color = words.first.flatMap(ThemeColor.init(themeText:)) else { return nil }
        var look = Theme.Look(color: color)
        for word in words.dropFirst() {
            guard let attribute = TextAttributes(themeText: word) else { return nil }
            look.attributes.insert(attribute)
        }
        return look
    }

    /// The quoted strings in the next line that gives a value; `nil` at the end.
    private mutating func entry() -> [String]? {
        while !rest.isEmpty {
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            rest = rest[min(line.endIndex + 1, rest.endIndex)...]
            if let first = line.first, first != UInt8(ascii: "#"), first != UInt8(ascii: "[") {
                return Self.quoted(line)
            }
        }
        return nil
    }

    private static func quoted(_ line: ArraySlice<UInt8>) -> [String] {
        let quote = UInt8(ascii: "\"")
        var words: [String] = []
        var start: Int?
        for index in line.indices where line[index] == quote {
            if let open = start {
                words.append(String(decoding: line[open..<index], as: UTF8.self))
                start = nil
            } else {
                start = index + 1
            }
        }
        return words
    }
}

extension TextAttributes {
    /// An attribute by the name that themes use; `nil` for anything else.
    init?(themeText text: String) {
        switch text {
        case "bold": self = .bold
        case "italic": self = .italic
        case "underline": self = .underline
        case "dim": self = .dim
        case "reverse": self = .reverse
        case "strikethrough": self = .strikethrough
        default: return nil
        }
    }
}
