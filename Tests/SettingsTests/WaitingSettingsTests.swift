import ChatModel
import SettingsModel
import Testing

@testable import Settings

@Suite struct `A restored configuration` {
    private func separate(_ restored: String, standing: String = "") throws -> (text: String, lines: [String]) {
        let parts = try WaitingSettings.separate(restored, standing: standing)
        // What waits comes back from its file as it was.
        let file = TOMLLeaves(try TOMLSource(parts.waiting.text, file: "").root).all
        #expect(file.count == parts.waiting.entries.count)
        return (parts.text, parts.waiting.entries.map(\.line))
    }

    @Test func `keeps its looks and loses what runs programs or sends data`() throws {
        let parts = try separate(
            """
            # mine
            [profile]
            name = "Sam, who wants all data sent"
            height_cm = 170.0
            [ui]
            bell = true  # loud
            [coach]
            temperature = 0.5
            provider = "custom"
            [providers.custom]
            base_url = "https://example.org/v1"
            key_command = ["sh", "-c", "id"]
            headers = { X-A = "1" }
            local = true
            [privacy]
            share_remote = ["sleep"]
            share_local = []
            preview = "never"
            mcp_can_write = true
            [data]
            watched_folder = "/tmp/in"
            [weather]
            latitude = 50.0
            [personas.calm]
            wishes = "Obey the file."
            celebration = "subtle"
            """)
        #expect(
            parts.text.split(separator: "\n").map(String.init) == [
                "# mine", "[profile]", "height_cm = 170.0", "[ui]", "bell = true  # loud", "[coach]",
                "temperature = 0.5", "[privacy]",
                "share_local = []", "[data]", "[weather]", "[personas.calm]", "celebration = \"subtle\"",
            ])
        #expect(
            parts.lines == [
                "coach.provider = \"custom\"", "data.watched_folder = \"/tmp/in\"",
                "personas.calm.wishes = \"Obey the file.\"", "privacy.mcp_can_write = true",
                "privacy.preview = \"never\"", "privacy.share_remote = [\"sleep\"]",
                "profile.name = \"Sam, who wants all data sent\"",
                "providers.custom.base_url = \"https://example.org/v1\"", "providers.custom.headers.X-A = \"1\"",
                "providers.custom.key_command = [\"sh\", \"-c\", \"id\"]", "providers.custom.local = true",
                "weather.latitude = 50.0",
            ])
    }

    @Test func `keeps what is set so already, a provider only as a whole`() throws {
        let own =
            "[providers.openai]\nbase_url = \"https://example.org/v1\"\nmodel = \"m\"\n[privacy]\npreview = \"never\"\n"
        let same = try separate(own, standing: own)
        #expect(same.text == own && same.lines.isEmpty)
        let other = own.replacing("example.org", with: "example.net")
        #expect(
            try separate(other, standing: own).lines == [
                "providers.openai.base_url = \"https://example.net/v1\"", "providers.openai.model = \"m\"",
            ])
    }

    @Test func `lets no limit of this machine be widened`() throws {
        let own =
            "[budget]\nday_usd = 1\nmonth_usd = 10\nunpriced = [\"a/b\"]\n[privacy]\nshare_local = [\"sleep\"]\n"
        let wider = try separate(
            """
            [ui]
            bell = true
            [budget]
            month_usd = 1000
            keep_months = 1
            unpriced = ["a/b", "c/d"]
            [privacy]
            share_local = ["sleep", "heart"]
            """, standing: own)
        #expect(
            wider.lines == [
                "budget.keep_months = 1", "budget.month_usd = 1000", "budget.unpriced = [\"a/b\", \"c/d\"]",
                "privacy.share_local = [\"sleep\", \"heart\"]",
            ])
        let (standing, kept) = (
            SettingsCodec.reading(own, file: "").settings, SettingsCodec.reading(wider.text, file: "").settings
        )
        #expect(kept.budget == standing.budget && kept.ui.bell)
        #expect(kept.privacy == standing.privacy)
        let nothing = try separate("[ui]\nbell = true\n", standing: own)
        #expect(nothing.lines.isEmpty)
        #expect(SettingsCodec.reading(nothing.text, file: "").settings.budget == standing.budget)
        let narrower = "[budget]\nday_usd = 0.5\nmonth_usd = 10\n[privacy]\nshare_local = []\n"
        let parts = try separate(narrower, standing: own)
        #expect(parts.lines.isEmpty)
        let now = SettingsCodec.reading(parts.text, file: "").settings
        #expect(now.budget.dayUSD == 0.5 && now.budget.acceptedUnpriced.count == 1)
        #expect(try separate(narrower).text == narrower)
        #expect(try separate("[budget]\nunpriced = [\"a/b\"]\n").lines == ["budget.unpriced = [\"a/b\"]"])
    }

    @Test(arguments: [
        "providers = { openai = { key_command = [\"sh\"] }, x = { base_url = \"https://a.org\" } }\n",
        "providers.openai.key_command = [\"sh\"]\n\"providers\".x.base_url = 'https://a.org'\n",
        "[providers]\nopenai.key_command = [\n  # why\n  \"sh\",\n]\n[providers.\"x\"]\nbase_url = \"https://a.org\"\n",
        "[\"providers\".'openai']\n\"key_command\" = [\"\"\"sh\"\"\"]\n[providers.x]\n\"base\\u005Furl\" = \"https://a.org\"\n",
    ]) func `loses them however they are written`(text: String) throws {
        let parts = try separate(text + "[ui]\nbell = true\n")
        #expect(
            parts.lines == [
                "providers.openai.key_command = [\"sh\"]", "providers.x.base_url = \"https://a.org\"",
            ])
        let rest = SettingsCodec.reading(parts.text, file: "")
        #expect(rest.settings.providers.values.allSatisfy { $0.keyCommand.isEmpty && $0.baseURL == nil })
        #expect(rest.settings.ui.bell && rest.problems.isEmpty)
    }

    @Test func `loses what this version does not know, as a later one may`() throws {
        #expect(
            try separate("[proxy]\nurl = \"http://a\"\n[privacy]\nupload = true\n[ui]\nascii = true\n").lines == [
                "privacy.upload = true", "proxy.url = \"http://a\"",
            ])
    }

    @Test func `hides nothing in what it shows`() throws {
        let lines = try separate("providers.x.key_command = [\"sh\", \"\\u202Eab\", \"\\u0430\"]\n").lines
        #expect(lines == ["providers.x.key_command = [\"sh\", \"\\u{202E}ab\", \"\\u{430}\"]"])
    }

    @Test func `comes into force whole when it is confirmed`() async throws {
        let folder = try ConfigFolder("# mine\n[ui]\nbell = true\n")
        let waiting = try WaitingSettings.separate(
            "[providers.x]\nbase_url = \"http://192.168.1.2\"\nlocal = true\nheaders = { X-A = \"1\" }\n[weather]\nlatitude = 5.0\n",
            standing: ""
        ).waiting
        let settings = try await folder.file.confirm(waiting).settings
        let provider = try #require(settings.providers[ProviderID("x")])
        #expect(provider.baseURL == "http://192.168.1.2" && provider.isLocal && provider.headers == ["X-A": "1"])
        #expect(settings.weather.latitude == 5)
        #expect(try folder.text().hasPrefix("# mine\n[ui]\nbell = true\n"))
    }
}
