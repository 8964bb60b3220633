import ChatModel
import Foundation
import HealthModel
import Settings
import SettingsModel
import Testing

@Suite struct `What a provider may see, in the file` {
    private func privacy(_ toml: String) -> (Settings.Privacy, problems: Int) {
        let reading = SettingsCodec.reading(toml, file: "config.toml")
        return (reading.settings.privacy, reading.problems.count)
    }

    @Test func `is a table of each provider, in force for its host alone`() {
        let (privacy, problems) = privacy(
            """
            [consents.openai]
            host = "API.example.com"
            share = ["sleep", "heart"]
            given = "2026-11-23T16:00:00Z"
            """)
        #expect(problems == 0)
        let here = ModelRecipient(.elsewhere, host: "api.example.com")
        #expect(privacy.shared(with: .openAI, at: here) == [.sleep, .heart] && !privacy.isUnasked(.openAI, at: here))
        let given = privacy.consent(of: .openAI, at: here)?.givenAt
        #expect(given == Date(timeIntervalSince1970: 1_795_449_600))
        for (provider, host) in [(ProviderID.openAI, "api.example.org"), (.anthropic, "api.example.com")] {
            let there = ModelRecipient(.elsewhere, host: host)
            #expect(privacy.shared(with: provider, at: there).isEmpty && privacy.isUnasked(provider, at: there))
        }
    }

    @Test(arguments: [
        "host = \"a.example\"", "share = [\"sleep\"]", "", "host = \"a.example\"\nshare = [\"steps\"]",
        "host = 7\nshare = [\"sleep\"]", "host = \"http://a.example/\"\nshare = [\"sleep\"]",
    ])
    func `counts for nothing by halves, or with a mistake`(lines: String) {
        let (privacy, _) = privacy("[consents.openai]\n" + lines)
        #expect(privacy.isUnasked(.openAI, at: ModelRecipient(.elsewhere, host: "a.example")))
    }

    @Test func `nothing shared is an answer too`() {
        let (privacy, _) = privacy("[consents.openai]\nhost = \"a.example\"\nshare = []")
        let reader = ModelRecipient(.elsewhere, host: "a.example")
        #expect(!privacy.isUnasked(.openAI, at: reader) && privacy.shared(with: .openAI, at: reader).isEmpty)
    }

    @Test func `is written and read back`() {
        let consent = Settings.Consent(
            host: "127.0.0.1:9000", shared: [.activity], givenAt: Date(timeIntervalSince1970: 1_795_449_600))
        var settings = Settings()
        for (key, value) in SettingCatalog.changes(consent: .custom, consent) {
            SettingCatalog.field(key)?.write(&settings, value)
        }
        #expect(settings.privacy.consents == [.custom: consent])
    }
}
