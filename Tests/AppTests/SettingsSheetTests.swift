import Canvas
import SettingsModel
import Testing

@testable import SettingsScreen

@Suite struct `Search over the settings` {
    private func searching(_ words: String, _ width: Int = 80, _ height: Int = 24) -> SettingsVisit {
        var visit = SettingsVisit(width, height)
        visit.type("/")
        visit.type(words)
        return visit
    }

    @Test func `finds a setting by title, key and what it means`() {
        for words in ["mouse", "ui.mouse", "clicks wheel"] {
            #expect(searching(words).state.hits.contains { $0.row == "ui.mouse" }, "\(words)")
        }
    }

    @Test func `enter goes to the row, on its page`() {
        var visit = searching("birth")
        visit.press(.enter)
        #expect(visit.state.path == [.profile] && visit.row == "profile.birth_date")
        visit.press(.escape)
        #expect(visit.state.path.isEmpty)
    }

    @Test func `finds every setting by its key`() {
        var visit = searching("")
        let keys = Set(allPages.flatMap { visit.state.rows(of: $0) }.filter(\.canHaveCursor).map(\.id))
        for key in keys.compactMap(\.name) where SettingCatalog.field(key) != nil {
            visit.app.settings.search = SettingsSearch(filter: key)
            #expect(visit.state.hits.contains { $0.row == .named(key) }, "\(key)")
        }
    }

    @Test func `finds one of several by its name and says whether it counts`() {
        let hit = searching("local sleep").state.hits.first {
            $0.row == .option(key: "privacy.share_local", value: "sleep")
        }
        #expect(hit?.title == "Shared with local providers: Sleep" && hit?.value == "yes")
        let other = searching("elsewhere sleep").state.hits.first {
            $0.row == .option(key: "privacy.share_remote", value: "sleep")
        }
        #expect(other?.value == "no")
    }

    @Test func `finds a choice by the name of a value`() {
        #expect(searching("enthusiastic").state.hits.contains { $0.row?.name?.hasSuffix(".celebration") == true })
    }

    @Test func `shows what a setting is set to, and its page`() {
        let visit = searching("keep logs")
        #expect(visit.shown.contains { $0.contains("Keep logs") && $0.contains("14 days") && $0.contains("Privacy") })
    }

    @Test func `says when nothing has the words`() {
        var visit = searching("zzzz")
        #expect(visit.shows("No setting has these words."))
        visit.press(.enter)
        #expect(visit.state.search != nil)
        visit.press(.escape)
        #expect(visit.state.search == nil && visit.app.screen == .settings)
    }

    @Test func `arrows and clicks choose`() {
        var visit = searching("goal")
        let hits = visit.state.hits
        visit.press(.down, .down)
        visit.press(.enter)
        #expect(visit.row == hits[2].row)
        visit = searching("mouse")
        visit.click("Mouse", last: true)
        #expect(visit.row == "ui.mouse")
    }

    @Test func `a click beside the hits closes it`() {
        var visit = searching("mouse", 120, 36)
        visit.click("Privacy & security")
        #expect(visit.state.search == nil)
    }
}

@Suite struct `Questions and things to read` {
    private func asked(word: String? = nil, _ width: Int = 80, _ height: Int = 24) -> SettingsVisit {
        var visit = SettingsVisit(width, height, at: .about)
        visit.app.settings.show(
            SettingsAlert(
                title: "Read on", message: "What follows is long.", confirm: "Read it", action: "about.licence",
                isDestructive: word != nil, typedWord: word))
        return visit
    }

    /// Whether the action of the question was done.
    private func isDone(_ visit: SettingsVisit) -> Bool { visit.state.sheet != nil && visit.state.alert == nil }

    @Test func `y and enter do it, n and escape do not`() {
        for key in [KeyPress.character("y"), KeyPress(.enter)] {
            var visit = asked()
            visit.press(key)
            #expect(isDone(visit))
        }
        for key in [KeyPress.character("n"), KeyPress(.escape), .control("c")] {
            var visit = asked()
            visit.press(key)
            #expect(!isDone(visit) && visit.state.alert == nil)
        }
    }

    @Test func `the buttons take clicks`() {
        var visit = asked()
        visit.click("[ Cancel ]")
        #expect(visit.state.alert == nil && !isDone(visit))
        visit = asked()
        visit.click("[ Read it ]")
        #expect(isDone(visit))
    }

    @Test func `nothing but the word, whole, lets it happen`() {
        var visit = asked(word: "ERASE")
        #expect(visit.shows("Type ERASE to go on:"))
        for typed in ["", "ERAS", "erase", "y"] {
            visit = asked(word: "ERASE")
            visit.type(typed)
            visit.press(.enter)
            #expect(!isDone(visit) && visit.state.alert != nil, "\(typed)")
            #expect(!visit.shows("[ Read it ]"))
        }
        visit = asked(word: "ERASE")
        visit.type("ERASX")
        visit.press(.backspace)
        visit.type("E")
        #expect(visit.shows("[ Read it ]"), "more than the colour says that it can be done now")
        visit.press(.enter)
        #expect(isDone(visit))
    }

    @Test func `word and buttons show on the lowest screen`() {
        var visit = SettingsVisit(40, 10, at: .appearance)
        visit.app.settings.show(
            SettingsAlert(
                title: "Long", message: String(repeating: "Many words. ", count: 60), confirm: "Go", action: "",
                typedWord: "GO"))
        #expect(visit.shows("Type GO to go on:") && visit.shows("[ Cancel ]"))
    }

    @Test func `something long scrolls as far as it goes and no further`() {
        let text = (1...60).map { "Line \($0)." }.joined(separator: "\n")
        var visit = SettingsVisit(at: .about)
        visit.app.settings.show(SettingsSheet.reading(TextSheet(title: "To read", text: text)))
        visit.press(.end)
        #expect(visit.shows("Line 60.") && !visit.shows("Line 1."))
        visit.press(.pageDown, .pageDown)
        visit.press(.up)
        #expect(!visit.shows("Line 60.") && visit.shows("Line 59."))
        visit.press(.home)
        #expect(visit.shows("Line 1."))
    }

    @Test func `it takes all keys, and escape closes it`() {
        var visit = SettingsVisit(at: .units)
        visit.app.settings.show(SettingsSheet.reading(TextSheet(title: "To read", text: "One line.")))
        visit.type("x/~?")
        #expect(visit.state.sheet != nil && visit.state.search == nil && visit.app.overlay == nil)
        visit.type("c")
        #expect(visit.effects.contains(.settings(.copy("One line."))))
        visit.press(.escape)
        #expect(visit.state.sheet == nil && visit.state.open == .units)
    }
}
