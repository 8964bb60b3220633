import Canvas
import HealthModel
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct `Keys everywhere` {
    @Test func `the palette finds a command by the beginnings of its words and runs it`() async {
        let person = await Scenario.opened()
        person.press(.control("k"))
        person.type("restheart")
        person.press(KeyPress(.enter))
        #expect(person.state.overlay == nil)
        #expect(person.state.today.detail?.metric == .restingHeartRate)
    }

    @Test func `help opens, scrolls no further than its end, and Esc closes it`() async {
        let person = await Scenario.opened(width: 60, height: 20)
        person.press(.character("?"))
        for _ in 0..<100 { person.press(KeyPress(.down)) }
        let end = person.shown
        person.press(KeyPress(.up))
        #expect(person.shown != end)
        person.press(KeyPress(.escape))
        #expect(person.state.overlay == nil)
    }

    @Test func `control-Q and control-Z work under help and palette`() async {
        let person = await Scenario.opened()
        person.press(.character("?"), .control("z"), .control("k"), .control("q"))
        #expect(person.performed == [.suspend, .quit])
    }

    @Test func `a question mark is text in the composer`() async {
        let person = await Scenario.opened()
        person.press(.control("t"))
        person.type("?")
        #expect(person.state.overlay == nil)
        #expect(person.state.coach.editor.text == "?")
    }

    @Test func `tab gives the panel the keys, escape gives them back`() async {
        let person = await Scenario.opened(width: 120, height: 36)
        #expect(person.state.focusedScreen == .coach)
        person.press(KeyPress(.tab))
        #expect(person.state.focusedScreen == .today)
        let focus = person.state.today.focus
        person.press(KeyPress(.down))
        #expect(person.state.today.focus != focus)
        person.press(KeyPress(.escape))
        #expect(person.state.focusedScreen == .coach)
    }

    @Test func `escape steps back one thing at a time`() async {
        let person = await Scenario.asking(height: 12)
        person.model.say(.text(String(repeating: "line\n\n", count: 40)))
        await person.until { _ in person.shows("line") }
        person.press(KeyPress(.escape))
        #expect(!person.state.coach.isReplying)
        person.press(KeyPress(.pageUp))
        #expect(person.state.coach.scroll != .following)
        person.press(KeyPress(.escape))
        #expect(person.state.coach.scroll == .following)
        #expect(person.state.screen == .coach)
        person.press(KeyPress(.escape))
        #expect(person.state.screen == .today)
    }

    @Test func `a notice stands in the footer until the next key`() async {
        let person = await Scenario.opened()
        person.store.send(.noticed(.init("The theme could not be read.", .problem)))
        #expect(person.footer.contains("The theme could not be read."))
        person.press(KeyPress(.down))
        #expect(!person.footer.contains("theme"))
    }

    @Test func `a resize to one cell and back draws what was there`() async {
        let person = await Scenario.asking(width: 120, height: 36)
        let before = person.shown
        person.resize(1, 1)
        #expect(person.shown.count == 1)
        person.resize(30, 8)
        #expect(person.shows("AirFit needs 40×10."))
        person.resize(120, 36)
        #expect(person.shown == before)
    }
}

@MainActor @Suite(.timeLimit(.minutes(10))) struct `Mouse` {
    @Test func `tabs change the screen`() async {
        let person = await Scenario.opened()
        #expect(person.click("Coach"))
        #expect(person.state.screen == .coach)
        #expect(person.click("Today"))
        #expect(person.state.screen == .today)
    }

    @Test func `a tile takes the focus, a second click opens its chart`() async {
        let person = await Scenario.opened()
        #expect(person.click("Resting"))
        #expect(person.state.today.focus == .restingHeartRate)
        #expect(person.state.today.detail == nil)
        #expect(person.click("Resting"))
        #expect(person.state.today.detail?.metric == .restingHeartRate)
    }

    @Test func `the wheel turns what it is over`() async {
        let person = await Scenario.asking(width: 120, height: 36)
        person.model.say(.text(String(repeating: "line\n\n", count: 80)))
        await person.until { _ in person.shows("line") }
        let focus = person.state.today.focus
        person.wheel(.wheelUp, column: 5)
        #expect(person.state.coach.scroll != .following)
        #expect(person.state.today.focus == focus)
        let scroll = person.state.coach.scroll
        person.wheel(.wheelDown, column: 110)
        #expect(person.state.today.focus != focus)
        #expect(person.state.coach.scroll == scroll)
    }

    @Test func `deleting everything ends the program with the deletion to do`() async {
        let person = await Scenario.opened(height: 60)
        person.press(KeyPress(.function(9)))
        person.store.send(.settings(.opened(.data)))
        #expect(person.click("Delete everything"))
        person.press(KeyPress(.enter))
        person.type("delete everything")
        #expect(person.performed.isEmpty)
        person.press(KeyPress(.enter))
        #expect(person.performed == [.leave(.erase(withSettings: false))])
    }

    @Test func `a click on the panel gives it the keys`() async {
        let person = await Scenario.opened(width: 120, height: 36)
        #expect(person.click("Resting"))
        #expect(person.state.focusedScreen == .today)
    }

    @Test func `commands and help are reached from the title`() async {
        let person = await Scenario.opened()
        #expect(person.click("Commands"))
        #expect(person.click("Talk with the coach"))
        #expect(person.state.screen == .coach)
        #expect(person.click("Help"))
        #expect(person.shows("Keys"))
    }

    @Test func `a click beside the question keeps the answer coming`() async {
        let person = await Scenario.asking()
        person.press(.control("q"))
        person.store.input(.mouse(MouseEvent(.press, at: Point(column: 0, row: 0))))
        #expect(person.state.overlay == nil)
        #expect(person.performed.isEmpty)
    }
}
