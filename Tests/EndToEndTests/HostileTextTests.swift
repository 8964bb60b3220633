import Canvas
import Foundation
import TestSupport
import Testing

@Suite(.blocksItsThread) struct `Text from outside has no way to the terminal when it comes` {
    private let home: Home

    init() throws { home = try Home() }

    /// What a terminal could be made to do something by, each between words that are to be seen.
    private static let attacks = [
        "\u{1B}]52;c;cHduZWQ=\u{7}", "\u{1B}]8;;http://evil.example\u{1B}\\link\u{1B}]8;;\u{1B}\\",
        "\u{1B}]0;title\u{7}",
        "\u{1B}[31;1337m", "\u{1B}P+q544e\u{1B}\\", "\u{1B}c", "\u{1B}[6n", "\u{9B}31;1337m", "\u{9D}52;c;AAAA\u{9C}",
        "\u{202E}drow\u{202C}", "\u{2066}x\u{2069}", "\u{200F}", "\u{E0041}\u{E0042}", "\u{7}\u{8}\u{7F}", "\u{FEFF}",
    ]
    private static let hostile = attacks.joined(separator: " and ") + " done"

    @Test func `in an answer`() throws {
        // Cut in the middle of each sequence as well.
        let pieces = Self.hostile.unicodeScalars.map { String($0) }
        let server = try LoopbackServer.start { _ in
            .chatCompletionStream(
                of: pieces + [
                    "\n\n```sh\n" + Self.hostile + "\n```\n\n| a | b |\n|---|---|\n| " + Self.hostile,
                    " | 2 |\n\nThe end.",
                ])
        }
        defer { server.stop() }
        home.use(server)
        let screen = try home.open("--date", "2026-11-21")
        try screen.wait(for: "Ask the coach")
        screen.type("Be evil" + Key.enter)
        try screen.wait(for: "The end.")
        #expect(try screen.quit() == .exited(0))
        try expectHarmless(screen.terminal)

        let printed = try home.run("ask", "Be evil")
        #expect(printed.output.contains("done"))
        #expect(printed.output.unicodeScalars.allSatisfy { $0 == "\n" || !isActive($0) })
    }

    @Test func `in a question that is pasted`() throws {
        let server = try LoopbackServer.start { _ in .chatCompletionStream(of: ["Answered."]) }
        defer { server.stop() }
        home.use(server)
        let screen = try home.open("--date", "2026-11-21")
        try screen.wait(for: "Ask the coach")
        screen.type("\u{1B}[200~\(Self.hostile)\u{1B}[201~")
        try screen.wait(for: "done")
        screen.type(Key.enter)
        try screen.wait(for: "Answered.")
        screen.type(Key.conversations)
        try screen.wait(for: "Conversations")
        screen.type(Key.conversations)
        #expect(try screen.quit() == .exited(0))
        try expectHarmless(screen.terminal)
    }

    @Test func `in a name of an import or in an error`() throws {
        let name = Self.hostile.replacing("\"", with: "&quot;")
        let sleep = """
             <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="\(name)" \
            startDate="2026-11-20 23:00:00 +0000" endDate="2026-11-21 06:00:00 +0000" \
            value="HKCategoryValueSleepAnalysisAsleepCore"/>
            """
        let path = try home.file("evil.xml", AppleExport.text([sleep]))
        #expect(try home.run("import", path).status == 0)
        let printed = try home.run("snapshot", "--date", "2026-11-21")
        #expect(printed.output.contains("7 h 00"))
        #expect(printed.output.contains("done") || printed.output.contains("52;c;"))
        #expect(printed.output.unicodeScalars.allSatisfy { $0 == "\n" || !isActive($0) })

        let server = try LoopbackServer.start { _ in
            .whole(status: 400, "{\"error\":{\"message\":\(LoopbackAnswer.jsonString(Self.hostile))}}")
        }
        defer { server.stop() }
        home.use(server)
        let failed = try home.run("ask", "Hello?")
        #expect(failed.error.contains("title"), "the provider's own words are told")
        #expect(failed.error.unicodeScalars.allSatisfy { $0 == "\n" || !isActive($0) })

        let screen = try home.open("--date", "2026-11-21")
        try screen.wait(for: "Ask the coach")
        screen.type("Hello?" + Key.enter)
        try screen.wait(for: "Ctrl-R tries again")
        #expect(try screen.quit() == .exited(0))
        try expectHarmless(screen.terminal)
    }

    @Test func `in the name of a file or of a model`() throws {
        let path = try home.file("evil\u{1B}]0;x\u{7}\u{202E}\u{E0041}\u{FE0F}.gpx", "nothing")
        let server = try LoopbackServer.start { _ in
            .whole(status: 200, "{\"data\":[{\"id\":\(LoopbackAnswer.jsonString(Self.hostile))}]}")
        }
        defer { server.stop() }
        home.use(server)
        for arguments in [
            ["import", path], ["import", "--json", path], ["export", path], ["models", "custom"],
            ["models", "custom", "--json"], ["restore", path, "--yes"],
        ] {
            let printed = try home.run(arguments)
            let shown = printed.output + printed.error
            #expect(!shown.isEmpty)
            #expect(
                shown.unicodeScalars.allSatisfy { $0 == "\n" || !isActive($0) && !$0.properties.isVariationSelector })
        }
    }

    /// Nothing but what the program itself sends: after each ESC one of its own introducers, and no active character.
    private func expectHarmless(_ terminal: PseudoTerminal) throws {
        let text = terminal.text
        for part in ["]52", "]8;", "]0;", "P+q", "[31;1337", "[6n", "c"] {
            #expect(!text.contains("\u{1B}" + part), "ESC \(part)")
        }
        let introducers: Set<UInt8> = Set("[(>=<]\\M78".utf8)
        let output = terminal.output
        for (place, byte) in output.enumerated() where byte == 0x1B {
            #expect(place + 1 < output.count && introducers.contains(output[place + 1]))
        }
        let own: Set<Unicode.Scalar> = ["\u{1B}", "\r", "\n", "\u{8}", "\t"]
        let found = Set(text.unicodeScalars.filter { !own.contains($0) && isActive($0) })
        #expect(found.isEmpty, "\(found.map { String($0.value, radix: 16) })")
    }

    /// Characters that are not drawn but done.
    private func isActive(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: true
        default: false
        }
    }
}
