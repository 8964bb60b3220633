import ChatModel
import Foundation
import Settings
import SettingsModel
import Testing

@Suite struct `The template of a new file` {
    @Test func `is all comments, and good when they are taken away`() throws {
        let folder = try ConfigFolder()
        try SettingsTemplate.make(at: folder.path)
        let text = try folder.text()
        #expect(SettingsCodec.reading(text, file: "t") == ParsedSettings.defaults)
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
