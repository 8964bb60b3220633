import Canvas
import TOMLKit

/// A theme as read from a file.
public struct ParsedTheme: Equatable, Sendable {
    public var theme: Theme
    /// Roles the file leaves out, which have the terminal's own colour: `text.heart`, `ground.bar`.
    public var missing: [String]
    /// Keys that mean nothing; the theme is good without them.
    public var warnings: [FileProblem]
}

/// Reads themes from TOML; the comment at the head of every built-in theme explains the format.
public enum ThemeCodec {
    /// - Parameter file: named in problems.
    /// - Throws: the first thing that is wrong, by line where the parser stopped, else in the order of the roles.
    public static func read(_ toml: String, file: String) throws(FileProblem) -> ParsedTheme {
        let source = try TOMLSource(toml, file: file)
        var missing: [String] = []
        var looks: [StyleRole: Theme.Look] = [:]
        let text = try table("text", in: source)
        for (role, name) in styleNames {
            guard let value = text?[name] else {
                missing.append("text.\(name)")
                continue
            }
            looks[role] = try look(value, at: ["text", name], in: source)
        }
        var grounds: [GroundRole: ThemeColor] = [:]
        let ground = try table("ground", in: source)
        for (role, name) in groundNames {
            guard let value = ground?[name] else {
                missing.append("ground.\(name)")
                continue
            }
            grounds[role] = try color(value, at: ["ground", name], in: source)
        }
        let theme = Theme(
            name: try name(in: source), appearance: try appearance(in: source), looks: looks, grounds: grounds)
        let warnings = unknownKeys(in: source, text: text, ground: ground)
        return ParsedTheme(theme: theme, missing: missing, warnings: warnings)
    }

    private static let styleNames = StyleRole.allCases.map { ($0, String(describing: $0)) }
    private static let groundNames = GroundRole.allCases.map { ($0, String(describing: $0)) }
    private static func table(_ name: String, in source: TOMLSource) throws(FileProblem) -> TOMLTable? {
        guard let value = source.root[name] else { return nil }
        guard let table = value.table else { throw source.problem([name], "must be a table, [\(name)]") }
        return table
    }

    private static func name(in source: TOMLSource) throws(FileProblem) -> String {
        guard let value = source.root["name"]?.string, ThemeLibrary.isName(value) else {
            throw source.problem(["name"], "must be a name of letters, digits and hyphens in quotes")
        }
        return value
    }

    private static func appearance(in source: TOMLSource) throws(FileProblem) -> Theme.Appearance {
        guard let value = source.root["appearance"]?.string.flatMap(Theme.Appearance.init(rawValue:)) else {
            throw source.problem(["appearance"], "must be \"dark\" or \"light\"")
        }
        return value
    }

    private static func look(
        _ value: TOMLValueConvertible, at path: [String], in source: TOMLSource
    ) throws(FileProblem) -> Theme.Look {
        guard let table = value.table else { return Theme.Look(color: try color(value, at: path, in: source)) }
        guard let named = table["color"] else { throw source.problem(path, "needs a color") }
        var look = Theme.Look(color: try color(named, at: path, in: source))
        if let unknown = table.keys.first(where: { $0 != "color" && $0 != "attributes" }) {
            throw source.problem(path, "has color and attributes only, not \(unknown)")
        }
        guard let list = table["attributes"] else { return look }
        let allowed = "attributes must be a list of bold, italic, underline, dim, reverse or strikethrough"
        guard let array = list.array else { throw source.problem(path, allowed) }
        for entry in array {
            guard let attribute = entry.string.flatMap(TextAttributes.init(themeText:)) else {
                throw source.problem(path, allowed)
            }
            look.attributes.insert(attribute)
        }
        return look
    }

    private static func color(
        _ value: TOMLValueConvertible, at path: [String], in source: TOMLSource
    ) throws(FileProblem) -> ThemeColor {
        guard let text = value.string, let color = ThemeColor(themeText: text) else {
            throw source.problem(path, "must be a colour: \"#rrggbb\", \"ansi:0\" to \"ansi:15\" or \"default\"")
        }
        return color
    }

    private static func unknownKeys(in source: TOMLSource, text: TOMLTable?, ground: TOMLTable?) -> [FileProblem] {
        let known = [
            ([String](), source.root as TOMLTable?, ["name", "appearance", "text", "ground"]),
            (["text"], text, styleNames.map(\.1)), (["ground"], ground, groundNames.map(\.1)),
        ]
        return known.flatMap { path, table, names in
            (table?.keys ?? []).filter { !names.contains($0) }.map { source.problem(path + [$0], "is not a known key") }
        }
    }
}

extension ThemeColor {
    /// `#rrggbb`, `ansi:0` to `ansi:15` or `default`; `nil` for anything else.
    init?(themeText text: String) {
        if text == "default" {
            self = .terminalDefault
        } else if text.hasPrefix("ansi:") {
            let digits = text.dropFirst(5)
            guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = UInt8(digits), number < 16
            else { return nil }
            self = .ansi(number)
        } else {
            let digits = text.utf8.dropFirst()
            guard text.hasPrefix("#"), digits.count == 6, digits.allSatisfy({ Self.isHex($0) }),
                let number = UInt32(text.dropFirst(), radix: 16)
            else { return nil }
            self = .rgb(
                red: UInt8(number >> 16), green: UInt8(number >> 8 & 0xFF), blue: UInt8(number & 0xFF))
        }
    }

    private static func isHex(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
    }
}
