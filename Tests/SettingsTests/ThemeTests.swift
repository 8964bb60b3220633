import Canvas
import Foundation
import Testing
import Themes

@testable import Settings

/// WCAG 2.2 contrast ratio, 1 to 21.
func contrast(_ first: ThemeColor, _ second: ThemeColor) -> Double? {
    guard let one = luminance(first), let other = luminance(second) else { return nil }
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
}

/// Relative luminance; `nil` for a colour that the terminal chooses.
private func luminance(_ color: ThemeColor) -> Double? {
    guard case .rgb(let red, let green, let blue) = color else { return nil }
    let linear = [red, green, blue].map { byte in
        let share = Double(byte) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

@Suite struct `Built-in themes` {
    static let names = BuiltInThemes.names
    static let words: [StyleRole] = [
        .text, .muted, .strong, .title, .accent, .accentSecondary, .key, .keyLabel, .good, .warning, .bad, .info,
        .heading, .link, .code, .quote, .emphasis, .codeKeyword, .codeString, .codeNumber, .codeComment, .person,
        .coach, .thinking, .faint, .axis, .listMarker, .steps, .energy, .distance, .heart, .hrv, .respiration,
        .fitness, .weight, .moveRing, .exerciseRing, .standRing, .baseline, .trend,
    ]
    /// Named in words where the day is shown, and drawn as bars everywhere.
    static let stages: Set<StyleRole> = [.sleepREM, .sleepCore, .sleepDeep, .sleepAwake, .sleepInBed]
    static let dayGrounds: Set<GroundRole> = [.base, .panel, .raised, .bar]
    /// Roles that a theme of high contrast may keep quieter than the rest.
    static let quiet: Set<StyleRole> = [
        .thinking, .quote, .codeComment, .faint, .axis, .listMarker, .steps, .energy, .distance, .heart, .hrv,
        .respiration,
        .fitness, .weight, .moveRing, .exerciseRing, .standRing, .baseline,
    ]
    /// Lines that carry nothing to read.
    static let ornaments: Set<StyleRole> = [.border, .tableBorder, .ringTrack]

    func read(_ name: String) throws -> ParsedTheme {
        try ThemeCodec.read(try #require(BuiltInThemes.toml(named: name)), file: name)
    }

    @Test func `are at least six, each once`() {
        #expect(BuiltInThemes.all.count >= 6)
        #expect(Set(BuiltInThemes.names).count == BuiltInThemes.all.count)
        #expect(BuiltInThemes.names.first == ThemeLibrary.defaultName)
    }

    @Test(arguments: names) func `name every role and nothing else`(name: String) throws {
        let reading = try read(name)
        #expect(reading.theme.name == name)
        #expect(reading.missing.isEmpty)
        #expect(reading.warnings.isEmpty)
    }

    @Test(arguments: names) func `are read at a start as the TOML says`(name: String) throws {
        let quick = BuiltInThemeReader.theme(try #require(BuiltInThemes.bytes(named: name)))
        #expect(quick == (try read(name)).theme)
    }

    @Test func `are not read plainly where a role is missing, unknown or one too many`() throws {
        let toml = try #require(BuiltInThemes.toml(named: "dusk"))
        let bad = [
            toml.replacing("muted = \"#97a3ba\"\n", with: ""), toml.replacing("\"#d5dbe8\"", with: "\"#d5dbe\""),
            toml.replacing("\"bold\"", with: "\"fat\""), toml + "more = \"#000000\"\n",
            toml.replacing("dark", with: "dim"),
        ]
        for text in bad {
            #expect(text != toml)
            #expect(BuiltInThemeReader.theme(Array(text.utf8)) == nil)
        }
    }

    @Test(arguments: names) func `explain the format at their head`(name: String) throws {
        let head = try #require(BuiltInThemes.toml(named: name)).prefix { $0 != "[" }
        #expect(head.hasPrefix("# "))
        let whole = try #require(BuiltInThemes.toml(named: name))
        #expect(whole.contains("#     \"ansi:4\""))
    }

    @Test(arguments: names.filter { $0 != "terminal" }) func `can be read on every ground`(name: String) throws {
        let theme = try read(name).theme
        let isHigh = name.hasPrefix("contrast")
        for ground in GroundRole.allCases {
            for role in StyleRole.allCases where !Self.ornaments.contains(role) {
                // What is selected shows faint text as muted.
                if ground == .selection, role == .faint || role == .axis { continue }
                let isWord =
                    Self.words.contains(role) || Self.stages.contains(role) && Self.dayGrounds.contains(ground)
                let needed =
                    isWord ? (isHigh && !Self.quiet.contains(role) && !Self.stages.contains(role) ? 7 : 4.5) : 3
                let found = try #require(contrast(theme[role].color, theme[ground]))
                #expect(found >= needed, "\(role) on \(ground)")
            }
        }
    }

    @Test(arguments: names) func `tell the stages of sleep and the rings apart`(name: String) throws {
        let theme = try read(name).theme
        let groups: [[StyleRole]] = [
            [.sleepREM, .sleepCore, .sleepDeep, .sleepAwake, .sleepInBed], [.moveRing, .exerciseRing, .standRing],
        ]
        for group in groups { #expect(Set(group.map { theme[$0].color }).count == group.count) }
    }

    @Test(arguments: names.filter { $0 != "terminal" }) func `are as dark or light as they say`(name: String) throws {
        let theme = try read(name).theme
        let onWhite = try #require(contrast(theme[.base], .rgb(red: 255, green: 255, blue: 255)))
        #expect((onWhite > 4.5) == (theme.appearance == .dark))
    }

    @Test func `the terminal theme uses nothing but the terminal's own colours`() throws {
        let theme = try read("terminal").theme
        for color in theme.looks.map(\.color) + theme.grounds {
            if case .rgb = color { Issue.record("a colour of its own: \(color)") }
        }
        #expect(theme[.base] == .terminalDefault)
        #expect(theme[.text].color == .terminalDefault)
    }
}

@Suite struct `Theme files` {
    let start = "name = \"mine\"\nappearance = \"dark\"\n"

    @Test func `take all three kinds of colour and attributes`() throws {
        let toml =
            start + """
                [text]
                text = "default"
                muted = "ansi:15"
                strong = { color = "#0aF1ff", attributes = ["bold", "underline"] }
                """
        let theme = try ThemeCodec.read(toml, file: "mine.toml").theme
        #expect(theme[.text] == Theme.Look(color: .terminalDefault))
        #expect(theme[.muted] == Theme.Look(color: .ansi(15)))
        #expect(theme[.strong].color == .rgb(red: 0x0A, green: 0xF1, blue: 0xFF))
        #expect(theme[.strong].attributes == [.bold, .underline])
    }

    @Test func `may leave roles out and are told which`() throws {
        let reading = try ThemeCodec.read(start + "[text]\ntext = \"default\"\n", file: "mine.toml")
        #expect(reading.missing.count == StyleRole.allCases.count - 1 + GroundRole.allCases.count)
        #expect(reading.missing.contains("text.heart"))
        #expect(reading.missing.contains("ground.bar"))
    }

    @Test func `warn of roles that do not exist`() throws {
        let reading = try ThemeCodec.read(start + "[text]\nhart = \"default\"\n", file: "mine.toml")
        #expect(reading.warnings.map(\.message) == ["mine.toml, line 4: text.hart is not a known key."])
    }

    @Test(arguments: ["#12345", "#1234567", "#gg0000", "ansi:16", "ansi:", "ansi:-1", "ansi:+1", "red", ""])
    func `refuse other colours by line and role`(color: String) {
        let problem = #expect(throws: FileProblem.self) {
            try ThemeCodec.read(start + "[text]\ntext = \"default\"\nheart = \"\(color)\"\n", file: "mine.toml")
        }
        #expect(
            problem?.message
                == "mine.toml, line 5: text.heart must be a colour: \"#rrggbb\", \"ansi:0\" to \"ansi:15\" or \"default\"."
        )
    }

    @Test(arguments: [
        ("name = 3\n", "name"), ("name = \"a\"\nappearance = \"dim\"\n", "appearance"),
        ("name = \"a\"\nappearance = \"dark\"\ntext = 3\n", "text"),
        ("name = \"a\"\nappearance = \"dark\"\n[text]\ntext = { attributes = [\"bold\"] }\n", "text.text"),
        (
            "name = \"a\"\nappearance = \"dark\"\n[text]\ntext = { color = \"default\", attributes = [\"fat\"] }\n",
            "text.text"
        ),
        ("name = \"a\"\nappearance = \"dark\"\n[ground]\nbar = 4\n", "ground.bar"),
    ]) func `refuse what is not a theme by its key`(toml: String, key: String) {
        let problem = #expect(throws: FileProblem.self) { try ThemeCodec.read(toml, file: "mine.toml") }
        #expect(problem?.key == key)
    }

    @Test func `that are not TOML are refused with the line`() {
        let problem = #expect(throws: FileProblem.self) {
            try ThemeCodec.read(start + "[text\n", file: "mine.toml")
        }
        #expect(problem?.line == 3)
    }
}

@Suite struct `Theme library` {
    let folder = NSTemporaryDirectory() + "airfit-themes-\(UUID().uuidString)"

    @Test func `has the built-in themes without a folder`() throws {
        let library = ThemeLibrary(userFolder: folder)
        #expect(library.names() == BuiltInThemes.names)
        #expect(try library.theme(named: "dawn").theme.appearance == .light)
    }

    @Test func `prefers a person's own file`() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try "name = \"dusk\"\nappearance = \"light\"\n".write(
            toFile: folder + "/dusk.toml", atomically: false, encoding: .utf8)
        try "x".write(toFile: folder + "/own.toml", atomically: false, encoding: .utf8)
        let library = ThemeLibrary(userFolder: folder)
        #expect(library.names() == BuiltInThemes.names + ["own"])
        #expect(try library.theme(named: "dusk").theme.appearance == .light)
    }

    @Test(arguments: ["../dusk", "", "a/b", "dusk\0", "nosuch"]) func `refuses other names`(name: String) {
        #expect(throws: FileProblem.self) { try ThemeLibrary(userFolder: folder).theme(named: name) }
    }
}
