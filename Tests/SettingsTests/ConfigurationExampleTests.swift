import ChatModel
import Foundation
import Settings
import SettingsModel
import Testing

@testable import Manual

@Suite struct `The example of the settings` {
    private let example = ConfigurationPage.example + "\n"

    @Test func `is read without a problem or a warning`() {
        let reading = SettingsCodec.reading(example, file: "config.toml")
        #expect(reading.problems == [] && reading.warnings == [])
        #expect(reading.settings.persona.name == "Calm")
        #expect(reading.settings.providers[ProviderID("work")]?.headers == ["X-Team": "coach"])
    }

    @Test func `shows every table`() {
        for table in SettingCatalog.tables { #expect(example.contains("[\(table)"), "\(table)") }
    }

    @Test func `keeps its comments when it is changed`() async throws {
        let folder = try ConfigFolder(example)
        try await folder.file.set("providers.work.models", to: .texts(["large"]))
        try await folder.file.set("ui.theme", to: .text("fjord"))
        #expect(
            try folder.text()
                == example.replacing("[\"small\", \"large\"]", with: "[\"large\"]").replacing(
                    "theme = \"dusk\" ", with: "theme = \"fjord\" "))
    }
}
