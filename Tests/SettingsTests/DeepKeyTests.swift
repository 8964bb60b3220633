import Settings
import SettingsModel
import Testing

@Suite struct `A settings file with a key without end` {
    func read(_ toml: String) -> ParsedSettings { SettingsCodec.reading(toml, file: "config.toml") }

    private static let parts = Array(repeating: "a", count: 50_000).joined(separator: ".")
    private static let words = "a key has more than 32 parts, or a value more than 64 levels"

    @Test(arguments: [
        "\(parts) = 1", "[\(parts)]", "[[\(parts)]]", "x = { \(parts) = 1 }", "x = [{ \(parts) = 1 }]",
        "x = " + String(repeating: "[", count: 5_000) + String(repeating: "]", count: 5_000),
        "x = " + String(repeating: "{ a = ", count: 5_000) + "1" + String(repeating: " }", count: 5_000),
    ])
    func `names its line, and gives the rest`(line: String) {
        let reading = read("[ui]\nbell = true\n[other]\n\(line)\n[goals]\nsteps = 9000\n")
        #expect(reading.settings.ui.bell && reading.settings.goals.steps == 9000)
        #expect(reading.problem == "config.toml, line 4: \(Self.words).")
    }

    @Test func `names the line where the parts are of a table and its keys`() {
        let table = Array(repeating: "b", count: 31).joined(separator: ".")
        #expect(read("[\(table)]\nc.d = 1\n").problem == "config.toml, line 2: \(Self.words).")
    }

    @Test func `is a theme's fault too`() {
        #expect(throws: FileProblem.self) { try ThemeCodec.read("[text]\n\(Self.parts) = 1\n", file: "deep.toml") }
    }
}
