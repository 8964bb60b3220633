import Foundation
import SettingsModel
import Testing

@testable import Manual

/// A program with one command, whose words hold what roff and Markdown would take for their own.
private let sample = ProgramCommand(
    ["airfit"], abstract: "A coach.",
    arguments: [.init(["--demo"], help: "Use a sample."), .init(["--help", "-h"], help: "Show help.")],
    subcommands: [
        ProgramCommand(
            ["airfit", "ask"], abstract: "Ask a_b *once*.",
            discussion: "It's so:\n  airfit ask 'x' | less\n.Not a request.",
            arguments: [
                .init(["--thinking", "-t"], valueName: "off|low", help: "How long.", defaultValue: "low"),
                .init([], valueName: "question", help: "The question.", isOptional: false, isRepeating: true),
            ])
    ])

@Suite struct `A page of the manual` {
    private let pages = ManualPage.all(of: sample)

    @Test func `describes a command as the parser does`() {
        let page = pages[0].roff(version: "1.2.3")
        #expect(page.hasPrefix(".TH \"AIRFIT\" \"1\" \""))
        #expect(page.contains("\n.SH NAME\nairfit \\- a personal AI health coach"))
        #expect(page.contains("\n.SS \"airfit ask\"\nAsk a_b *once*.\n"))
        #expect(page.contains("\nairfit ask [\\-\\-thinking off|low] <question> ...\n"))
        #expect(page.contains("\n.TP\n\\fB\\-\\-thinking\\fR, \\fB\\-t\\fR \\fIoff|low\\fR\nHow long. Default: low.\n"))
        #expect(page.contains("\n.TP\n\\fIquestion\\fR\nThe question.\n"))
        #expect(page.matches(of: /Show help/).count == 1, "with the program's options alone")
    }

    @Test func `keeps text that roff would obey`() {
        let page = pages[0].roff(version: "1")
        #expect(page.contains("\nairfit ask \\(aqx\\(aq | less\n"))
        #expect(page.contains("\n\\&.Not a request.\n"))
        // Nothing stands at the beginning of a line but text and the macros of man(7).
        let macros = Set(page.split(separator: "\n").filter { $0.hasPrefix(".") }.map { $0.split(separator: " ")[0] })
        #expect(
            macros.isSubset(of: [".TH", ".nh", ".ad", ".SH", ".SS", ".PP", ".TP", ".IP", ".RS", ".RE", ".nf", ".fi"]))
    }

    @Test func `reads as text where there is no man`() {
        let lines = pages[0].plain(width: 72).split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 72 })
        #expect(lines.contains { $0.contains("How long. Default: low.") })
    }

    @Test func `has shapes that fit a terminal of 80 columns`() {
        // man indents them by 11 columns and keeps 2 free.
        let blocks = pages[2].roff(version: "1").components(separatedBy: "\n.nf\n").dropFirst()
        let lines = blocks.flatMap {
            $0.prefix(upTo: $0.range(of: "\n.fi")?.lowerBound ?? $0.endIndex).split(separator: "\n")
        }
        #expect(lines.count > 40)
        for line in lines { #expect(line.replacing("\\-", with: "-").count <= 67, "\(line)") }
    }

    @Test func `has a topic and a file`() {
        #expect(pages.map(\.topic) == ["airfit", "config", "json"])
        #expect(pages.map(\.file) == ["man1/airfit.1", "man5/airfit-config.5", "man5/airfit-json.5"])
    }
}

@Suite struct `The page of the settings` {
    private let page = ManualPage.all(of: sample)[1]

    @Test func `names every setting and no other`() {
        let terms = page.markdown.matches(of: /(?m)^\| `([^`]+)` \|/).map { String($0.1) }
        let settings = terms.filter { !$0.contains("/") }
        #expect(settings == SettingSections.fields.map(\.key))
        let names = settings.map { $0.replacing(".NAME.", with: ".work.") }
        for name in names { #expect(SettingCatalog.field(name) != nil, "\(name)") }
        #expect(Set(settings).isSuperset(of: SettingCatalog.fixed.map(\.key)))
    }

    @Test func `tells the default of each`() {
        for field in SettingCatalog.fixed {
            guard let value = field.read(Settings()) else { continue }
            let row = page.markdown.split(separator: "\n").first { $0.hasPrefix("| `\(field.key)` ") }
            #expect(row?.hasSuffix("Default: `\(value.typed)`. |") == true, "\(field.key)")
        }
    }
}

@Suite struct `The command tree` {
    @Test func `is read from what the parser dumps`() throws {
        let json = """
            {"serializationVersion":0,"command":{"commandName":"airfit","abstract":"A.","arguments":[
            {"kind":"flag","names":[{"kind":"short","name":"d"},{"kind":"long","name":"demo"}],"isOptional":true,
            "isRepeating":false,"shouldDisplay":true,"valueName":"demo","abstract":"Sample."},
            {"kind":"option","names":[{"kind":"long","name":"secret"}],"shouldDisplay":false}],
            "subcommands":[{"commandName":"get","shouldDisplay":true,"arguments":[
            {"kind":"positional","valueName":"key","isOptional":false,"isRepeating":true,"defaultValue":"x"}]},
            {"commandName":"help"}]}}
            """
        let root = try #require(ProgramCommand(dumpedHelp: json))
        #expect(root.arguments == [.init(["--demo", "-d"], help: "Sample.")])
        #expect(root.all.map(\.name) == ["airfit", "airfit get"])
        #expect(
            root.subcommands[0].arguments == [
                .init([], valueName: "key", help: "", defaultValue: "x", isOptional: false, isRepeating: true)
            ])
        #expect(ProgramCommand(dumpedHelp: "[]") == nil)
    }
}
