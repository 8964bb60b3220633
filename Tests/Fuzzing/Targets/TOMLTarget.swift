import Foundation
import Settings
import SettingsModel
import TestSupport

/// Settings and themes as people, and others, write them.
struct TOMLTarget: FuzzTarget {
    static let name = "toml"
    private let workspace: Workspace
    private let mix: InputMix

    init(corpus: [FuzzInput], workspace: Workspace) throws {
        self.workspace = workspace
        mix = InputMix(
            corpus,
            words: [
                "[", "]", "[[", "]]", "=", ".", "\"", "\"\"\"", "'''", "#", "\n", "\r", "{", "}",
                "1979-05-27T07:32:00Z", "0x7f", "1_000", "nan",
                "\\u0000", "\\UFFFFFFFF", "[ui]\n", "theme = ", "[providers.x]\n", "a.b.c.d = 1\n", "[text]\n",
                "appearance = \"dark\"\n",
            ])
    }

    func input(_ random: inout SeededGenerator) -> FuzzInput {
        mix.input(&random) { FuzzInput(bytes: Array(Self.document(&$0).utf8), name: "config.toml") }
    }

    func check(_ input: FuzzInput, _ random: inout SeededGenerator) throws {
        let text = String(decoding: input.bytes, as: UTF8.self)
        let reading = SettingsCodec.reading(text, file: "config.toml")
        try require(reading == SettingsCodec.reading(text, file: "config.toml"), "two readings differ")
        for problem in reading.problems + reading.warnings {
            try require(!problem.message.isEmpty, "a problem without words")
        }
        do throws(FileProblem) {
            _ = try ThemeCodec.read(text, file: "theme.toml")
        } catch {
            try require(!error.message.isEmpty, "a problem without words")
        }
        if random.once(in: 4) { try setOne(input, reading, &random) }
    }

    /// A setting that the program writes is there afterwards, and the others are as they were.
    private func setOne(_ input: FuzzInput, _ before: ParsedSettings, _ random: inout SeededGenerator) throws {
        let path = try workspace.write(FuzzInput(bytes: input.bytes, name: "config.toml"))
        defer { workspace.removeInputs() }
        let file = SettingsFile(path: path)
        let wished = random.number(61...599)
        do {
            let after = try waiting { try await file.set("goals.steps", to: .count(wished * 10)) }
            var expected = before.settings
            guard let field = SettingCatalog.field("goals.steps") else { throw Violation("there is no goal of steps") }
            field.write(&expected, .count(wished * 10))
            try require(after.settings == expected, "a change of one setting changed others")
        } catch is SettingsFileError {
            let now = FileManager.default.contents(atPath: path).map { [UInt8]($0) }
            try require(now == input.bytes, "a refused change changed the file")
        }
    }

    // MARK: Grammar

    private static let keys = SettingCatalog.fixed.map(\.key)

    private static func document(_ random: inout SeededGenerator) -> String {
        if random.once(in: 80) { return deep(&random) }
        return (random.once(in: 20) ? "\u{FEFF}" : "")
            + random.list(0...12, line).joined(separator: random.pick(["\n", "\n", "\r\n"]))
    }

    private static func deep(_ random: inout SeededGenerator) -> String {
        let count = random.pick([100, 1000, 5000, 50_000])
        return switch random.below(4) {
        case 0: Array(repeating: "a", count: count).joined(separator: ".") + " = 1"
        case 1: "[" + Array(repeating: "a", count: count).joined(separator: ".") + "]"
        case 2: "a = " + String(repeating: "[", count: count) + String(repeating: "]", count: count)
        default: "a = " + String(repeating: "{a=", count: count) + "1" + String(repeating: "}", count: count)
        }
    }

    private static func line(_ random: inout SeededGenerator) -> String {
        let key = random.pick(keys).split(separator: ".").map(String.init)
        switch random.below(9) {
        case 0: return "# " + OddText.text(&random)
        case 1: return "[\(key[0])]"
        case 2: return "[[\(key[0])]]"
        case 3:
            return
                "[\(random.pick(["providers", "personas"])).\(random.pick(["openai", "work", "\"a b\"", "x.y", "é"]))]"
        case 4: return "\(key.joined(separator: ".")) = \(value(&random))"
        case 5:
            return random.pick([
                "name", "appearance", "base_url", "model", "headers.X", "local", "api_key", "key_command", "text",
            ]) + " = " + value(&random)
        default: return "\(key[key.count - 1]) = \(value(&random))"
        }
    }

    private static func value(_ random: inout SeededGenerator, depth: Int = 0) -> String {
        switch random.below(depth > 3 ? 6 : 8) {
        case 0:
            return random.pick([
                "true", "false", "True", "1", "0", "-1", "1e400", "nan", "inf", "0xFF", "1_0", "9223372036854775808",
            ])
        case 1: return OddText.number(&random)
        case 2: return random.pick(["1979-05-27", "07:32:00", "1979-05-27T07:32:00.999999-07:00", "2024-02-30"])
        case 3: return "'" + OddText.text(&random) + "'"
        case 4: return "\"\"\"\n" + OddText.text(&random) + "\"\"\""
        case 5:
            return "\""
                + random.pick([
                    "dusk", "dark", "#ff0000", "ansi:3", "metric", "https://x.example", "http://10.0.0.1", "never",
                    "Europe/Berlin", "sk-x",
                ]) + "\""
        case 6: return "[" + random.list(0...4) { value(&$0, depth: depth + 1) }.joined(separator: ", ") + "]"
        default:
            return "{ "
                + random.list(0...3) { "a\($0.below(5)) = " + value(&$0, depth: depth + 1) }.joined(separator: ", ")
                + " }"
        }
    }
}
