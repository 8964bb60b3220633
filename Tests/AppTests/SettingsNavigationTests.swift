import Canvas
import SettingsModel
import Testing

@testable import SettingsScreen

@Suite struct `Going about in the settings` {
    @Test func `the page beside the list reads what it shows`() {
        var visit = SettingsVisit(120, 36)
        func reads(_ effect: SettingsEffect) -> Bool { visit.effects.contains(.settings(effect)) }
        visit.go(to: .page(.provider))
        #expect(reads(.provider(.list)))
        visit.go(to: .page(.keys))
        #expect(reads(.keys(.list)))
        visit.go(to: .page(.data))
        #expect(reads(.data(.load)))
        visit.press(.enter)
        visit.press(.escape)
        #expect(reads(.data(.load)), "it may have changed meanwhile")
        var narrow = SettingsVisit(60, 20)
        narrow.go(to: .page(.data))
        #expect(!narrow.effects.contains(.settings(.data(.load))), "none shows")
    }

    @Test func `the tree leads to every page and back, one step at a time`() {
        for page in allPages {
            var visit = SettingsVisit(debug: true)
            visit.go(to: .page(page))
            visit.press(.enter)
            #expect(visit.state.path == [page])
            visit.press(.escape)
            #expect(visit.state.path.isEmpty && visit.row == .page(page))
            visit.press(.escape)
            #expect(visit.app.screen == .today)
        }
    }

    @Test func `the debug page is there only when it was asked for`() {
        #expect(!SettingsVisit().state.rows(of: nil).contains { $0.id == .page(.debug) })
        #expect(SettingsVisit(debug: true).state.rows(of: nil).contains { $0.id == .page(.debug) })
    }

    @Test func `right opens a page, left and backspace leave it`() {
        var visit = SettingsVisit()
        visit.go(to: .page(.units))
        visit.press(.right)
        #expect(visit.state.open == .units)
        visit.press(.backspace)
        #expect(visit.state.open == nil)
        visit.press(.left)
        #expect(visit.app.screen == .settings, "left at the root stays")
    }

    @Test func `a tilde goes to the root from any depth`() {
        var visit = SettingsVisit(at: .profile)
        _ = visit.app.settings.goTo(.units)
        #expect(visit.state.path == [.profile, .units])
        visit.type("~")
        #expect(visit.state.path.isEmpty && visit.app.screen == .settings)
    }

    @Test func `leaving goes to the screen the settings were opened from`() {
        var visit = SettingsVisit()
        visit.press(.escape)
        visit.press(KeyPress(.character("t"), .control))
        visit.press(.function(9))
        visit.press(.escape)
        #expect(visit.app.screen == .coach)
    }

    @Test func `opened again they are where they were left`() {
        var visit = SettingsVisit(at: .profile)
        visit.go(to: "goals.steps")
        visit.press(KeyPress(.character("t"), .control))
        visit.press(.function(9))
        #expect(visit.state.open == .profile && visit.row == "goals.steps")
    }

    @Test func `each page keeps its own cursor`() {
        var visit = SettingsVisit(at: .profile)
        visit.go(to: "goals.steps")
        visit.press(.escape, .down, .enter, .escape, .up, .enter)
        #expect(visit.state.open == .profile && visit.row == "goals.steps")
    }

    @Test func `the cursor stays on its row while rows come and go above it`() {
        var visit = SettingsVisit(at: .appearance)
        visit.go(to: "ui.bell")
        let line = visit.state.rows(of: .appearance).firstIndex { $0.id == "ui.bell" }
        visit.send(.themesListed(["one", "two", "three", "dusk", "dawn"]))
        #expect(visit.row == "ui.bell")
        #expect(visit.state.rows(of: .appearance).firstIndex { $0.id == "ui.bell" } != line)
    }

    @Test func `the cursor goes to a row that is left when its own is gone`() {
        var visit = SettingsVisit(at: .appearance)
        visit.send(.themesListed(["dusk", "dawn", "fjord"]))
        visit.go(to: .option(key: "ui.theme", value: "fjord"))
        visit.send(.themesListed(["dusk", "dawn"]))
        #expect(visit.state.rows(of: .appearance).contains { $0.id == visit.row && $0.canHaveCursor })
        visit.press(.down)
        #expect(visit.shown.contains { $0.contains("▸") })
    }

    @Test(arguments: [(60, 20), (80, 24), (200, 50)])
    func `the cursor is always in sight`(_ width: Int, _ height: Int) {
        for page in allPages {
            var visit = SettingsVisit(width, height, at: page, debug: true)
            let stops = visit.state.rows(of: page).filter(\.canHaveCursor)
            // Past the words that a page may begin with.
            for _ in 0..<height where visit.row == nil && !stops.isEmpty { visit.press(.down) }
            // On a large screen hardly a page scrolls: every third row tells.
            for place in stops.indices {
                if height < 50 || place.isMultiple(of: 3) || place == stops.count - 1 {
                    #expect(visit.shown.contains { $0.contains("▸") }, "\(page) \(visit.row ?? .named(""))")
                }
                visit.press(.down)
            }
        }
    }

    @Test func `every line of every page can be brought on the screen`() {
        for page in allPages {
            var visit = SettingsVisit(60, 20, at: page, debug: true)
            var seen: Set<String> = []
            visit.goDown { seen.formUnion($0.shown) }
            let all = seen.joined(separator: "\n")
            for line in visit.state.lines(of: page).lines where line.part > 0 && !line.text.isEmpty {
                #expect(all.contains(line.text), "\(page): \(line.text)")
            }
        }
    }

    @Test func `page down and page up go by the height of the page`() {
        var visit = SettingsVisit(60, 20, at: .privacy)
        visit.press(.home)
        let top = visit.row
        visit.press(.pageDown)
        let stops = visit.state.rows(of: .privacy).filter(\.canHaveCursor).map(\.id)
        let at = stops.firstIndex { $0 == visit.row } ?? 0
        #expect((8...16).contains(at))
        visit.press(.pageDown, .pageDown, .pageDown)
        #expect(visit.row == stops.last)
        visit.press(.pageUp, .pageUp, .pageUp, .pageUp)
        #expect(visit.row == top)
    }

    @Test(arguments: [(60, 20), (80, 24), (200, 50)])
    func `a page opens at its first line, and the first row is reached line by line`(width: Int, height: Int) {
        for page in allPages {
            var visit = SettingsVisit(width, height, at: page, debug: true)
            let (rows, lines, body) = (visit.state.rows(of: page), visit.state.lines(of: page), visit.state.bodyHeight)
            guard let stop = rows.firstIndex(where: \.canHaveCursor) else { continue }
            let at = rows.firstIndex { $0.id == visit.row && $0.canHaveCursor }
            #expect(lines.first(showing: at, height: body, scroll: visit.state.scroll) == 0, "\(page)")
            // What Enter would do is in sight, or there is nothing that it would do.
            let below = (lines.lines.firstIndex { $0.row == stop } ?? 0) - body
            #expect((visit.row == nil) == (below >= 0), "\(page)")
            for _ in 0..<max(0, below + 2) where visit.row == nil {
                visit.press(.down)
                #expect(visit.row == nil || visit.shown.contains { $0.contains("▸") }, "\(page)")
            }
            #expect(visit.row == rows[stop].id, "\(page)")
        }
    }

    @Test func `words before and after the last row can be read and one key comes back`() {
        var visit = SettingsVisit(60, 20, at: .about)
        visit.press(.end)
        #expect(visit.shows("emergency number"))
        let end = visit.shown
        visit.press(.end, .end, .pageDown, .down)
        #expect(visit.shown == end)
        visit.press(.up, .up)
        #expect(visit.shown != end)
        visit.press(.home)
        #expect(visit.shows("AirFit 0.1.0"))
    }

    @Test func `a wide screen has the tree beside the page, a narrow one a way back`() {
        let wide = SettingsVisit(120, 36, at: .units)
        #expect(wide.shows("Measurement system") && wide.shows("AI coach persona"))
        #expect(!wide.shows("‹ Settings"))
        let narrow = SettingsVisit(80, 24, at: .units)
        #expect(narrow.shows("Measurement system") && !narrow.shows("AI coach persona"))
        #expect(narrow.shows("‹ Settings"))
    }

    @Test func `at the root of a wide screen the page of the cursor shows`() {
        var visit = SettingsVisit(120, 36)
        visit.go(to: .page(.units))
        #expect(visit.state.path.isEmpty && visit.shows("Measurement system"))
    }

    @Test func `a resize keeps page and cursor`() {
        var visit = SettingsVisit(200, 50, at: .profile)
        visit.go(to: "goals.weight_kg")
        visit.input(.resized(Size(width: 60, height: 20)))
        #expect(visit.state.open == .profile && visit.row == "goals.weight_kg")
        #expect(visit.shown.contains { $0.contains("▸ Weight") })
    }
}

@Suite struct `The mouse in the settings` {
    @Test func `a click on the tree opens the page`() {
        var visit = SettingsVisit()
        visit.click("Units")
        #expect(visit.state.path == [.units])
        visit.click("‹ Settings")
        #expect(visit.state.path.isEmpty)
    }

    @Test func `on a wide screen a click in the tree changes the page`() {
        var visit = SettingsVisit(120, 36, at: .units)
        visit.click("Appearance")
        #expect(visit.state.path == [.appearance])
    }

    @Test func `a click switches a setting`() {
        var visit = SettingsVisit(at: .appearance)
        visit.go(to: "ui.bell")
        let line = visit.shown.first { $0.contains("Bell") }
        #expect(line?.contains("[ ]") == true)
        visit.click("Bell")
        #expect(visit.settings.ui.bell)
        #expect(visit.saved == [SettingChange("ui.bell", .flag(true))])
    }

    @Test func `a click chooses an option`() {
        var visit = SettingsVisit(at: .units)
        visit.click("( ) Imperial")
        #expect(visit.settings.units.system == .imperial)
    }

    @Test func `a click on the page beside the tree enters it`() {
        var visit = SettingsVisit(120, 36)
        visit.go(to: .page(.units))
        visit.click("( ) Imperial")
        #expect(visit.state.path == [.units] && visit.settings.units.system == .imperial)
    }

    @Test func `the first click on something to do only takes the cursor there`() {
        var visit = SettingsVisit(at: .about)
        visit.press(.home)
        visit.click("[ Licence ]")
        #expect(visit.row == "about.licence" && visit.state.sheet == nil)
        visit.click("[ Licence ]")
        #expect(visit.state.sheet != nil)
    }

    @Test func `the wheel moves the cursor, and the lines of something to read`() {
        var visit = SettingsVisit(at: .profile)
        visit.press(.home)
        visit.wheel(.wheelDown)
        #expect(visit.row == "profile.birth_date")
        visit.wheel(.wheelUp)
        #expect(visit.row == "profile.name")
        let text = (1...80).map { "Line \($0)." }.joined(separator: "\n")
        visit.app.settings.show(SettingsSheet.reading(TextSheet(title: "To read", text: text)))
        #expect(visit.shows("Line 1."))
        visit.wheel(.wheelDown)
        #expect(!visit.shows("Line 1.") && visit.shows("Line 4."))
    }
}
