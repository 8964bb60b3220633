import ChatModel
import Foundation
import Settings
import SettingsModel
import Testing

@Suite struct `The example in the README` {
    /// The block of TOML under the heading.
    private func example() throws -> String {
        let path = "\(#filePath)/../../../README.md".replacing("ExampleTests.swift/../", with: "")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let section = try #require(text.components(separatedBy: "\n## Configuration\n").dropFirst().first)
        let block = try #require(section.components(separatedBy: "```toml\n").dropFirst().first)
        return try #require(block.components(separatedBy: "```").first)
    }

    @Test func `is read without a problem or a warning`() throws {
        let reading = SettingsCodec.reading(try example(), file: "README.md")
        #expect(reading.problems == [] && reading.warnings == [])
        #expect(reading.settings.persona.name == "Calm")
        #expect(reading.settings.providers[ProviderID("work")]?.headers == ["X-Team": "coach"])
    }

    @Test func `shows every table`() throws {
        let text = try example()
        for table in SettingCatalog.tables { #expect(text.contains("[\(table)"), "\(table)") }
    }

    @Test func `keeps its comments when it is changed`() async throws {
        let folder = try ConfigFolder(try example())
        try await folder.file.set("providers.work.models", to: .texts(["large"]))
        try await folder.file.set("ui.theme", to: .text("fjord"))
        #expect(
            try folder.text()
                == example().replacing("[\"small\", \"large\"]", with: "[\"large\"]").replacing(
                    "theme = \"dusk\" ", with: "theme = \"fjord\" "))
    }
}

@Suite struct `The template of a new file` {
    @Test func `is all comments, and good when they are taken away`() throws {
        let folder = try ConfigFolder()
        try SettingsTemplate.make(at: folder.path)
        let text = try folder.text()
        #expect(SettingsCodec.reading(text, file: "t") == SettingsReading.defaults)
        for field in SettingCatalog.fixed { #expect(text.contains(field.help), "\(field.key)") }
        // Each line as somebody might take its # away.
        var table = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("[") { table = String(line) }
            guard line.hasPrefix("# "), let equals = line.firstIndex(of: "="), !line.contains("|"),
                !line.hasSuffix("= \"\"")
            else { continue }
            let key =
                table.dropFirst().dropLast() + "." + line[..<equals].dropFirst(2).trimmingCharacters(in: .whitespaces)
            guard SettingCatalog.field(String(key)) != nil else { continue }
            let reading = SettingsCodec.reading("\(table)\n\(line.dropFirst(2))", file: "t")
            #expect(reading.warnings == [], "\(line)")
        }
        #expect(throws: Never.self) { try SettingsTemplate.make(at: folder.path) }
        #expect(try folder.text() == text)
    }
}
