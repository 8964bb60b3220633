import ChatModel
import HealthModel
import Foundation
import Settings
import SettingsModel
import Testing

@Suite struct `Settings file` {
    func read(_ toml: String) throws -> ParsedSettings { try SettingsCodec.read(toml, file: "config.toml") }

    @Test func `is not needed`() throws {
        let reading = try SettingsCodec.load(from: "/nonexistent/config.toml")
        #expect(reading == ParsedSettings.defaults)
    }

    @Test func `gives every value`() throws {
        let settings = try read(
            """
            [profile]
            name = "Alex"
            time_zone = "Europe/Berlin"
            birth_date = 1988-04-30
            sex = "female"
            height_cm = 172
            max_heart_rate = 186
            sleep_need_hours = 7.5
            [units]
            system = "imperial"
            [ui]
            theme = "dawn"
            reduced_motion = true
            mouse = false
            [coach]
            provider = "openrouter"
            model = "some/model"
            temperature = 0.4
            max_tokens = 2000
            thinking = "medium"
            [providers.ollama]
            base_url = "http://nas.lan:11434/"
            local = true
            model = "small"
            [providers.custom]
            base_url = "https://example.org/v1"
            api_key_env = "MY_KEY"
            headers = { X-Team = "health" }
            models = ["big", "small", "big"]
            api = "responses"
            [providers.openai]
            api = "chat"
            [budget]
            day_usd = 1
            month_usd = 12.5
            warn_at = 0.9
            [goals]
            steps = 9000
            active_kcal = 550
            exercise_min = 30
            stand_hours = 12
            sleep_hours = 8
            weight_kg = 70.5
            """
        ).settings
        #expect(settings.profile.name == "Alex")
        #expect(settings.profile.timeZone == "Europe/Berlin")
        #expect(settings.profile.birthDate == CivilDay(year: 1988, month: 4, day: 30))
        #expect(settings.profile.sex == .female)
        #expect(settings.profile.heightCm == 172)
        #expect(settings.profile.maxHeartRate == 186)
        #expect(settings.profile.sleepNeedHours == 7.5)
        #expect(settings.units.system == .imperial)
        #expect(settings.ui.theme == "dawn" && settings.ui.reducedMotion && !settings.ui.mouse)
        #expect(settings.coach.provider == .openRouter)
        #expect(settings.coach.model == "some/model")
        #expect(settings.coach.temperature == 0.4)
        #expect(settings.coach.maxTokens == 2000)
        #expect(settings.coach.thinking == .medium)
        #expect(settings.providers[.ollama]?.baseURL == "http://nas.lan:11434")
        #expect(settings.providers[.ollama]?.isLocal == true)
        #expect(settings.providers[.custom]?.apiKeyEnv == "MY_KEY")
        #expect(settings.providers[.custom]?.headers == ["X-Team": "health"])
        #expect(settings.providers[.custom]?.models == ["big", "small"])
        #expect(settings.providers[.custom]?.api == .responses)
        #expect(settings.providers[.openAI]?.api == .chat)
        #expect(settings.budget == Budget(dayUSD: 1, monthUSD: 12.5, warnAt: 0.9))
        #expect(settings.goals.steps == 9000)
        #expect(settings.goals.weightKg == 70.5)
    }

    @Test(arguments: [
        ("[coach]\n# warm\ntemperature = 3\n", 3, "coach.temperature"),
        ("[coach]\nmax_tokens = 1.5\n", 2, "coach.max_tokens"),
        ("coach.temperature = nan\n", 1, "coach.temperature"),
        ("[ui]\n\n  mouse = \"yes\"\n", 3, "ui.mouse"),
        ("[units]\nsystem = \"stones\"\n", 2, "units.system"),
        ("[profile]\ntime_zone = \"Mars/Olympus\"\n", 2, "profile.time_zone"),
        ("[profile]\ntime_zone = \"GMT+3\"\n", 2, "profile.time_zone"),
        ("[profile]\nbirth_date = \"30.4.1988\"\n", 2, "profile.birth_date"),
        ("ui = 3\n", 1, "ui"),
        ("[providers.custom]\nbase_url = \"http://example.org\"\n", 2, "providers.custom.base_url"),
        ("[providers.\"custom\"]\napi_key_env = \"sk-123\"\n", 2, "providers.custom.api_key_env"),
        ("[providers]\ncustom = { headers = { A = 3 } }\n", 2, "providers.custom.headers.A"),
        ("[providers.custom]\nheaders = { A = \"a\\r\\nB: c\" }\n", 2, "providers.custom.headers.A"),
        ("[coach]\nthinking = \"deep\"\n", 2, "coach.thinking"),
        ("[providers.openai]\napi = \"graphql\"\n", 2, "providers.openai.api"),
        ("[providers.my-box]\n\napi = 3\n", 3, "providers.my-box.api"),
        ("[providers.custom]\nmodels = \"big\"\n", 2, "providers.custom.models"),
        ("[providers.custom]\nmodels = [\"big\", \"\"]\n", 2, "providers.custom.models"),
        ("[budget]\nday_usd = 0\n", 2, "budget.day_usd"),
        ("[budget]\nmonth_usd = -3\n", 2, "budget.month_usd"),
        ("[budget]\nwarn_at = 80\n", 2, "budget.warn_at"),
    ]) func `names the line and key of a bad value`(toml: String, line: Int, key: String) {
        let error = #expect(throws: SettingsError.self) { try read(toml) }
        #expect(error?.problems.map(\.line) == [line])
        #expect(error?.problems.map(\.key) == [key])
    }

    @Test func `says a bad value in one sentence`() {
        let error = #expect(throws: SettingsError.self) { try read("[coach]\ntemperature = 3\nmodel = \"\"\n") }
        #expect(
            error?.message == "config.toml, line 2: coach.temperature must be a number from 0 to 2, and 1 more."
                || error?.message
                    == "config.toml, line 3: coach.model must be a text in quotes that is not empty, and 1 more."
        )
    }

    @Test func `names the line where it stops being TOML`() {
        let error = #expect(throws: SettingsError.self) { try read("[ui]\nmouse = maybe\n") }
        #expect(error?.problems.first?.line == 2)
    }

    @Test func `may hold keys of other versions`() throws {
        let reading = try read("[ui]\nmouse = false\nsparkle = 1\n[moon]\nphase = 2\n")
        #expect(reading.settings.ui.mouse == false)
        #expect(Set(reading.warnings.map(\.key)) == ["ui.sparkle", "moon"])
        #expect(Set(reading.warnings.map(\.line)) == [3, 4])
    }

    @Test func `chooses an interface only where there are two`() throws {
        let reading = try read("[providers.anthropic]\napi = \"chat\"\n")
        #expect(reading.settings.providers[.anthropic]?.api == nil)
        #expect(reading.warnings.map(\.key) == ["providers.anthropic.api"])
        #expect(reading.warnings.map(\.line) == [2])
    }

    @Test func `sets no limit of spending unless it names one`() throws {
        #expect(try read("").settings.budget == Budget())
        #expect(try read("[budget]\nmonth_usd = 5\n").settings.budget == Budget(monthUSD: 5))
    }

    @Test func `does not take a key for a provider`() throws {
        let reading = try read("[providers.openai]\napi_key = \"sk-secret\"\n")
        let message = try #require(reading.warnings.first?.message)
        #expect(message.contains("api_key_env"))
        #expect(!message.contains("sk-secret"))
    }

    @Test(arguments: [
        ("http://127.0.0.1:9000/v1", true), ("http://localhost/v1", true), ("http://[::1]:80", true),
        ("http://127.0.0.1.example.com/v1", false), ("http://localhost@example.com", false),
        ("https://user:word@example.com", false), ("ftp://example.com", false), ("https://", false),
        ("https://example.com/v1?x=1", false), ("https://exa mple.com", false),
    ]) func `allows plain HTTP to this machine alone`(address: String, isAllowed: Bool) {
        let reading = try? read("[providers.custom]\nbase_url = \"\(address)\"\n")
        #expect((reading != nil) == isAllowed)
    }

    @Test(arguments: ["folder", "bytes", "nul"]) func `that cannot be read is refused`(kind: String) throws {
        let path = NSTemporaryDirectory() + "airfit-config-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        switch kind {
        case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        case "bytes": try Data([0x5B, 0xFF, 0x5D]).write(to: URL(fileURLWithPath: path))
        default: try Data([0x61, 0x3D, 0x31, 0]).write(to: URL(fileURLWithPath: path))
        }
        let error = #expect(throws: SettingsError.self) { try SettingsCodec.load(from: path) }
        #expect(error?.message.contains(path) == true)
    }
}

extension ParsedSettings {
    static var defaults: ParsedSettings { ParsedSettings(settings: Settings(), warnings: []) }
}
