import Canvas
import HealthModel
import SettingsModel
import Testing
@testable import SettingsScreen

@Suite struct `Rows of the settings` {
    @Test(arguments: [
        (Settings.Interface.Appearance.dark, "dusk"), (.light, "day"), (.system, "dusk, day"),
    ])
    func `name the theme in use`(appearance: Settings.Interface.Appearance, named: String) {
        var settings = Settings()
        (settings.ui.theme, settings.ui.lightTheme, settings.ui.appearance) = ("dusk", "day", appearance)
        #expect(SettingsVisit(settings).state.rows(of: nil).first { $0.title == "Appearance" }?.value == named)
    }

    @Test func `every setting there is stands on a page`() {
        var reached: Set<String> = []
        for appearance in Settings.Interface.Appearance.allCases {
            var settings = Settings()
            settings.ui.appearance = appearance
            let state = SettingsVisit(settings, debug: true).state
            for row in allPages.flatMap({ state.rows(of: $0) }) {
                switch row.kind {
                case .field: reached.formUnion([row.id.name].compactMap(\.self))
                case .option(let key, _): reached.insert(key)
                case .ticks: reached.formUnion(["privacy.shown", "privacy.kept"])
                case .action where row.field != nil: reached.formUnion([row.id.name].compactMap(\.self))
                default: break
                }
            }
        }
        // Chosen and shaped with controls of their own.
        let elsewhere: Set<String> = ["coach.persona", "coach.provider", "coach.model"]
        let wanted = Set(SettingCatalog.fields(of: Settings()).map(\.key)).subtracting(elsewhere)
        #expect(wanted.subtracting(reached).sorted() == [])
    }

    @Test func `identifiers on a page are its own and mean something`() {
        let state = SettingsVisit(debug: true).state
        for page in allPages {
            let stops = state.rows(of: page).filter(\.canHaveCursor)
            #expect(Set(stops.map(\.id)).count == stops.count, "\(page)")
            for row in stops {
                #expect(row.id != "" && !row.title.isEmpty, "\(page)")
                if case .field = row.kind { #expect(row.field != nil, "\(row.id)") }
            }
        }
    }

    @Test func `enter and space switch`() {
        var visit = SettingsVisit(at: .appearance)
        visit.go(to: "ui.ascii")
        visit.press(.enter)
        #expect(visit.settings.ui.ascii && visit.saved == [SettingChange("ui.ascii", .flag(true))])
        visit.type(" ")
        #expect(!visit.settings.ui.ascii)
        visit.press(.right)
        #expect(visit.settings.ui.ascii)
        visit.press(.left)
        #expect(!visit.settings.ui.ascii)
    }

    @Test func `a choice goes on with enter and round, with the arrows to its ends`() {
        var visit = SettingsVisit(at: .privacy)
        visit.go(to: "privacy.preview")
        visit.press(.enter)
        #expect(visit.settings.privacy.preview == .always)
        visit.press(.enter, .enter)
        #expect(visit.settings.privacy.preview == .first)
        visit.press(.left)
        #expect(visit.settings.privacy.preview == .first)
        visit.press(.right, .right, .right)
        #expect(visit.settings.privacy.preview == .never)
        visit.press(.delete)
        #expect(visit.settings.privacy.preview == .first)
        #expect(visit.saved == [SettingChange("privacy.preview", nil)])
    }

    @Test func `a number goes by steps, with shift by ten of them, within its bounds`() {
        var visit = SettingsVisit(at: .privacy)
        visit.go(to: "privacy.log_days")
        visit.press(.right)
        #expect(visit.settings.privacy.logDays == 15)
        visit.press(KeyPress(.left, .shift))
        #expect(visit.settings.privacy.logDays == 5)
        visit.press(KeyPress(.left, .shift))
        #expect(visit.settings.privacy.logDays == 0)
        visit.type("+")
        #expect(visit.settings.privacy.logDays == 1)
        visit.type("-")
        #expect(visit.settings.privacy.logDays == 0)
    }

    @Test func `a number that was not set begins where people are`() {
        var visit = SettingsVisit(at: .profile)
        visit.go(to: "goals.steps")
        visit.press(.right)
        #expect(visit.settings.goals.steps == 8_000)
        visit.press(.right)
        #expect(visit.settings.goals.steps == 8_500)
    }

    @Test func `steps of a tenth leave no tail of digits`() {
        var visit = SettingsVisit(at: .provider)
        visit.go(to: "coach.temperature")
        for _ in 0..<4 { visit.press(.right) }
        #expect(visit.settings.coach.temperature == 1.0)
    }

    @Test func `one of several is ticked and unticked`() {
        var visit = SettingsVisit(at: .privacy)
        visit.go(to: .option(key: "privacy.share_remote", value: "sleep"))
        visit.press(.enter)
        #expect(visit.settings.privacy.sharedRemotely == [.sleep])
        #expect(visit.shown.contains { $0.contains("▸ [x] Sleep") })
        visit.press(.enter)
        #expect(visit.settings.privacy.sharedRemotely == [])
    }

    @Test func `what is set is written once and holds at once`() {
        var visit = SettingsVisit(at: .units)
        visit.go(to: .option(key: "units.system", value: "imperial"))
        visit.press(.enter)
        #expect(visit.saved == [SettingChange("units.system", .text("imperial"))])
        #expect(visit.effects.contains(.settingsChanged(visit.settings)))
        #expect(visit.shows("(•) Imperial") && visit.shows("lb"))
    }

    @Test func `the theme under the cursor shows, and leaving takes it back`() {
        var visit = SettingsVisit(at: .appearance)
        visit.go(to: .option(key: "ui.theme", value: "dawn"))
        #expect(visit.effects.contains(.settings(.previewTheme("dawn"))))
        visit.press(.escape)
        #expect(visit.effects.contains(.settings(.previewTheme(nil))))
        #expect(visit.settings.ui.theme == "dusk")
        visit.press(.enter, .enter)
        #expect(visit.settings.ui.theme == "dawn")
        #expect(visit.saved == [SettingChange("ui.theme", .text("dawn"))])
    }

    @Test func `a terminal that is now light, now dark has a theme for each`() {
        var settings = Settings()
        settings.ui.appearance = .system
        var visit = SettingsVisit(80, 50, at: .appearance, settings)
        #expect(visit.shows("Where it is dark") && visit.shows("Where it is light"))
        visit.go(to: .option(key: "ui.light_theme", value: "dusk"))
        visit.press(.enter)
        #expect(visit.settings.ui.lightTheme == "dusk" && visit.settings.ui.theme == "dusk")
    }

    @Test func `a value that cannot be written says so and still holds`() {
        var visit = SettingsVisit(at: .appearance)
        visit.go(to: "ui.bell")
        visit.press(.enter)
        visit.send(.saveFailed("The disk is full."))
        #expect(visit.settings.ui.bell)
        #expect(visit.app.notice?.text == "The disk is full. The change holds until AirFit ends.")
    }

    @Test func `what is wrong in the file is said once`() {
        var visit = SettingsVisit()
        visit.send(.settingsRead(Settings(), problems: ["Line 3: goals.steps must be a whole number."]))
        #expect(visit.app.notice?.kind == .problem)
        visit.press(.down)
        visit.send(.settingsRead(Settings(), problems: ["Line 3: goals.steps must be a whole number."]))
        #expect(visit.app.notice == nil)
    }

    @Test(arguments: [(60, 20), (44, 30), (40, 10)])
    func `a category that is too long for its ticks ends in its mark, and stays sensitive`(width: Int, height: Int) {
        var visit = SettingsVisit(width, height, at: .permissions)
        visit.go(to: .category(.clinical))
        let row = visit.shown.first { $0.contains("Med") } ?? ""
        #expect(row.contains("…") && row.contains("!"), "\(row)")
    }

    @Test func `a long value stands below its title, whole`() {
        let path = "/home/somebody/.local/share/airfit/" + String(repeating: "deep/", count: 12) + "health.db"
        var visit = SettingsVisit(60, 20, at: .about)
        visit.app.settings.about.places = [.init("Health data", path)]
        var seen = ""
        visit.press(.home)
        for _ in 0..<40 {
            seen += visit.shown.map { $0.trimmed }.joined()
            visit.press(.down)
        }
        #expect(seen.contains(path))
    }

    @Test func `the footer offers what the row takes`() {
        var visit = SettingsVisit(200, 50, at: .profile)
        visit.go(to: "profile.name")
        #expect(visit.footer.contains("Enter edit") && visit.footer.contains("Del reset"))
        visit.go(to: "profile.sex")
        #expect(visit.footer.contains("← → change"))
        visit.go(to: "goals.steps")
        #expect(visit.footer.contains("Enter type"))
        visit.press(.escape)
        #expect(visit.footer.contains("Enter open") && visit.footer.contains("/ search"))
        visit.type("/")
        #expect(visit.footer.contains("Enter go there"))
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first == " " { text.removeFirst() }
        return String(text)
    }
}

@Suite struct `Typing a setting` {
    @Test func `enter keeps what was typed`() {
        var visit = SettingsVisit(at: .profile)
        visit.go(to: "profile.name")
        visit.press(.enter)
        visit.type("Jo Ää")
        #expect(visit.shown.contains { $0.contains("Jo Ää") })
        #expect(visit.settings.profile.name == nil)
        visit.press(.enter)
        #expect(visit.settings.profile.name == "Jo Ää")
        #expect(visit.saved == [SettingChange("profile.name", .text("Jo Ää"))])
    }

    @Test func `escape leaves it as it was`() {
        var visit = SettingsVisit(at: .profile)
        visit.go(to: "profile.name")
        visit.press(.enter)
        visit.type("Jo")
        visit.press(.escape)
        #expect(visit.settings.profile.name == nil && visit.state.open == .profile && visit.saved.isEmpty)
    }

    @Test(arguments: [
        ("profile.birth_date", "30.4.1988", "Birth date must be a date such as 1988-04-30."),
        ("profile.birth_date", "1988-02-30", "Birth date must be a date such as 1988-04-30."),
        ("profile.birth_date", "9999-01-01", "Birth date cannot be in the future."),
        ("profile.height_cm", "tall", "Height must be a number from 50 to 280."),
        ("profile.height_cm", "17", "Height must be a number from 50 to 280."),
        ("profile.time_zone", "Berlin", "Home time zone must be an IANA time zone such as Europe/Berlin."),
        ("goals.steps", "1e4", "Steps must be a whole number from 100 to 200000."),
    ])
    func `what cannot be set is said in one sentence, and what was typed stays`(
        _ key: String, _ typed: String, _ sentence: String
    ) {
        var visit = SettingsVisit(at: .profile)
        visit.go(to: .named(key))
        visit.press(.enter)
        visit.type(typed)
        visit.press(.enter)
        #expect(visit.shows(sentence))
        #expect(visit.shown.contains { $0.contains(typed) } && visit.saved.isEmpty)
        visit.press(.backspace)
        #expect(!visit.shows(sentence), "the next key takes the sentence away")
    }

    @Test func `a share is shown and typed in percent, and kept as a part of one`() {
        var visit = SettingsVisit(at: .spend)
        visit.go(to: "budget.warn_at")
        #expect(visit.shows("80 %"))
        visit.press(.enter)
        visit.press(KeyPress(.character("u"), .control))
        visit.type("101")
        visit.press(.enter)
        #expect(visit.shows("Warn at must be a number from 5 to 100 percent."))
        visit.press(KeyPress(.character("u"), .control))
        visit.type("65 %")
        visit.press(.enter)
        #expect(visit.settings.budget.warnAt == 0.65 && visit.shows("65 %"))
        visit.press(.right)
        #expect(visit.settings.budget.warnAt == 0.7 && visit.shows("70 %"))
    }

    @Test func `an empty text sets the default again`() {
        var settings = Settings()
        settings.profile.name = "Jo"
        var visit = SettingsVisit(at: .profile, settings)
        visit.go(to: "profile.name")
        visit.press(.enter)
        visit.press(KeyPress(.character("u"), .control))
        visit.press(.enter)
        #expect(visit.settings.profile.name == nil)
        #expect(visit.saved == [SettingChange("profile.name", nil)])
    }

    @Test func `a digit on a number begins a new one`() {
        var visit = SettingsVisit(at: .profile)
        visit.go(to: "goals.steps")
        visit.type("9500")
        visit.press(.enter)
        #expect(visit.settings.goals.steps == 9_500)
        visit.go(to: "profile.birth_date")
        visit.type("1988-04-30")
        visit.press(.enter)
        #expect(visit.settings.profile.birthDate == CivilDay(iso: "1988-04-30"))
    }

    @Test func `what is pasted is one line`() {
        var visit = SettingsVisit(at: .profile)
        visit.go(to: "profile.name")
        visit.press(.enter)
        visit.input(.paste("Jo\nAnn"))
        visit.press(.enter)
        #expect(visit.settings.profile.name == "Jo Ann")
    }

    @Test func `letters are text while something is typed`() {
        var visit = SettingsVisit(at: .profile)
        visit.go(to: "profile.name")
        visit.press(.enter)
        visit.type("jk?~/q")
        visit.press(.enter)
        #expect(visit.settings.profile.name == "jk?~/q")
    }

    @Test func `a text longer than its place keeps the cursor in sight`() {
        var visit = SettingsVisit(60, 20, at: .profile)
        visit.go(to: "profile.name")
        visit.press(.enter)
        visit.type(String(repeating: "ab", count: 60) + "end")
        #expect(visit.shown.contains { $0.contains("end") })
        let cursor = visit.canvas.cursor
        #expect(cursor.map { Rect(Size(width: 60, height: 20)).contains($0) } == true)
    }
}
