import Settings
import SettingsModel
import Testing

@Suite struct `A settings file with something bad` {
    func read(_ toml: String) -> ParsedSettings { SettingsCodec.reading(toml, file: "config.toml") }

    @Test func `gives the rest`() {
        let reading = read("[ui]\nbell = true\nmouse = 3\n[goals]\nsteps = 9000\n")
        #expect(reading.settings.ui.bell && reading.settings.goals.steps == 9000)
        #expect(reading.problem == "config.toml, line 3: ui.mouse must be true or false.")
    }

    @Test(arguments: [
        ("mouse = maybe", "ui.mouse"), ("mouse = ", "ui.mouse"), ("mouse", nil), ("= true", nil),
        ("theme = \"unfinished", "ui.theme"), ("bell = true", "ui.bell"),
    ]) func `gives what stands around a line that is not TOML`(line: String, key: String?) {
        let reading = read("[ui]\nbell = true\n\(line)\nflash = true\n[goals]\nsteps = 9000\n")
        #expect(reading.settings.ui.bell && reading.settings.ui.flash && reading.settings.goals.steps == 9000)
        #expect(reading.problems.map(\.line) == [3])
        #expect(reading.problems.map(\.key) == [key])
        #expect(!reading.isUnreadable)
    }

    @Test func `names the key of a line that is not TOML`() {
        let problem = read("[ui]\nmouse = maybe\n").problem
        #expect(problem?.hasPrefix("config.toml, line 2: ui.mouse is not TOML (") == true)
        #expect(read("[ui\n").problem?.hasPrefix("config.toml, line 1: this is not TOML (") == true)
    }

    @Test func `takes no key under a broken header for one of the table above`() {
        let reading = read("[profile]\nname = \"Alex\"\n[personas.calm\nname = \"Calm\"\n[ui]\nbell = true\n")
        #expect(reading.settings.profile.name == "Alex" && reading.settings.ui.bell)
        #expect(reading.settings.personas.isEmpty)
        #expect(reading.problems.map(\.line) == [3])
    }

    @Test func `leaves a person what was set before`() {
        var earlier = Settings()
        earlier.coach.temperature = 0.4
        earlier.goals.steps = 5000
        let settings = read("[coach]\ntemperature = 40\n").settings(goingOnFrom: earlier)
        #expect(settings.coach.temperature == 0.4)
        #expect(settings.goals.steps == nil)
        let typed = read("[goals]\nsteps = 50x0\n").settings(goingOnFrom: earlier)
        #expect(typed.goals.steps == 5000)
    }

    @Test func `leaves everything as it was where nothing can be read`() {
        var earlier = Settings()
        earlier.ui.bell = true
        for toml in ["\0", String(repeating: "[\n=\n", count: 100)] {
            let reading = read(toml)
            #expect(reading.isUnreadable)
            #expect(reading.settings(goingOnFrom: earlier) == earlier)
            #expect(reading.problem != nil)
        }
    }

    @Test(arguments: ["[", "[\n", "[[", "[ #", "[=]", "[é]", "[.a]", "[[ ]]"])
    func `is read to its end whatever follows a bracket`(header: String) {
        let reading = read("[ui]\nbell = true\n\(header)")
        #expect(reading.settings.ui.bell)
        #expect(reading.problems.map(\.line) == [3])
    }

    @Test func `can be cut anywhere and have any byte in any place`() {
        let whole = """
            # c
            [ui]
            bell = true # c
            "theme" = 'x'
            [providers.x]
            headers = { A = "b", C = \"""
            d\""" }
            models = [ "a", # c
              [ 'b' ] ]
            birth = 1988-04-30T07:32:00Z
            at = [07:30:00.5, 1e-5, -0.5E+3, 2024-02-29 10:00:00+01:00, +inf, nan, 0b11]
            [[list]]
            n = 0x1F
            """
        let bytes = Array(whole.utf8)
        for end in bytes.indices { _ = read(String(decoding: bytes[..<end], as: UTF8.self)) }
        for index in bytes.indices {
            for (turn, byte) in "[]{}\"'#=.,\n _0\\\u{1}:-+TxeZ".utf8.enumerated()
            where (turn + index) % 4 == 0 {
                var changed = bytes
                changed[index] = byte
                let reading = read(String(decoding: changed, as: UTF8.self))
                #expect(reading.problems.allSatisfy { $0.line != nil || reading.isUnreadable })
            }
        }
        _ = read("a = " + String(repeating: "[", count: 200_000))
        _ = read("a = " + String(repeating: "{a=", count: 100_000))
    }

    @Test func `names keys that follow a list over several lines by their own line`() {
        let reading = read("[providers.x]\nmodels = [\n  \"a = b\",\n]\nlocal = 3\n\"mo\\u0064el\" = 4\n")
        #expect(reading.problems.map(\.line) == [5, 6])
    }

    @Test func `reads every table of the file`() throws {
        let reading = read(
            """
            [privacy]
            share_remote = ["sleep", "heart", "sleep"]
            share_local = []
            preview = "always"
            log_days = 3
            [lock]
            enabled = true
            idle_minutes = 10
            [notifications]
            enabled = true
            kinds = ["bedtime"]
            bedtime_at = "23:15"
            quiet_from = "21:00"
            [data]
            watched_folder = "~/health"
            after_import = "move"
            [weather]
            latitude = 52.5
            longitude = 13
            place = "Berlin"
            provider = "openweathermap"
            [personas.calm]
            name = "Calm"
            style = "encouraging 100"
            absence = "none"
            [personas.plain]
            [coach]
            persona = "calm"
            streaming = false
            """)
        #expect(reading.problems == [] && reading.warnings == [])
        let settings = reading.settings
        #expect(settings.privacy.sharedRemotely == [.sleep, .heart] && settings.privacy.sharedLocally == [])
        #expect(settings.privacy.preview == .always && settings.privacy.logDays == 3)
        #expect(settings.lock.isEnabled && settings.lock.idleMinutes == 10)
        #expect(settings.notifications.kinds == [.bedtime])
        #expect(settings.notifications.time(of: .bedtime) == ClockTime(hour: 23, minute: 15))
        #expect(settings.notifications.quietFrom == ClockTime(hour: 21, minute: 0))
        #expect(settings.data.watchedFolder == "~/health" && settings.data.afterImport == .move)
        #expect(settings.weather.latitude == 52.5 && settings.weather.longitude == 13)
        #expect(settings.weather.place == "Berlin" && settings.weather.provider == .openWeatherMap)
        #expect(settings.persona.name == "Calm" && settings.persona.absenceResponse == .none)
        #expect(settings.personas["plain"] == .standard && !settings.coach.streaming)
    }
}
