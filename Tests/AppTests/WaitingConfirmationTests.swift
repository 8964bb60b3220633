import Canvas
import ChatModel
import HealthModel
import SettingsModel
import TestSupport
import Testing
import Widgets

@testable import App
@testable import CoachScreen
@testable import SettingsScreen
@testable import TodayScreen

@Suite struct `What waits for a yes` {
    private let restored = ConfirmationSubject.restoredSettings(
        lines: ["providers.x.base_url = \"https://example.org\"", "providers.x.key_command = [\"sh\", \"-c\", \"id\"]"])
    private let command = ConfirmationSubject.keyCommand(.openAI, words: "\"pass\" \"show\" \"openai\"")

    private func shown(_ state: SettingsState) -> String {
        var state = state
        _ = state.apply(.resized(Size(width: 80, height: 24)))
        return screen(width: 80, height: 24) { drawSettings(state, in: $0, on: &$1, focused: true) }
            .joined(separator: "\n")
    }

    @Test func `is looked up when something changed, and shown word for word`() {
        var state = SettingsState()
        #expect(state.apply(.confirmation(.changed)) == [.confirmation(.look)])
        #expect(state.apply(.confirmation(.found([restored, command]))) == [])
        let screen = shown(state)
        #expect(screen.contains("providers.x.key_command = [\"sh\", \"-c\", \"id\"]"), "\(screen)")
        #expect(screen.contains("▸[ Not now ]"), "Enter alone confirms nothing: \(screen)")
    }

    @Test func `is confirmed one after the other`() {
        var state = SettingsState()
        _ = state.apply(.confirmation(.found([restored, command])))
        #expect(state.apply(.key(.character("y"))) == [.confirmation(.answer(restored, .yes))])
        #expect(shown(state).contains("\"pass\" \"show\" \"openai\""))
        #expect(state.apply(.key(KeyPress(.enter))) == [], "the button with the focus does not run it")
        #expect(state.sheet == nil)
    }

    @Test func `that was put off is not asked about again until the next start, unless it changes`() {
        var state = SettingsState()
        _ = state.apply(.confirmation(.found([command])))
        _ = state.apply(.key(KeyPress(.escape)))
        _ = state.apply(.confirmation(.found([command])))
        #expect(state.sheet == nil)
        _ = state.apply(.confirmation(.found([.keyCommand(.openAI, words: "\"rm\"")])))
        #expect(state.sheet != nil)
    }

    @Test func `comes after what is open`() {
        var state = SettingsState()
        state.show(.reading(TextSheet(title: "A", text: "b")))
        _ = state.apply(.confirmation(.found([command])))
        #expect(shown(state).contains("b") && !shown(state).contains("pass"))
        _ = state.apply(.key(KeyPress(.escape)))
        #expect(shown(state).contains("\"pass\""))
    }

    @Test func `lies over every screen`() {
        var app = AppState(
            size: Size(width: 80, height: 24), today: TodayState(today: CivilDay(number: 20_000)),
            coach: CoachState(model: CoachState.offlineCoach))
        _ = app.apply(.settings(.confirmation(.found([command]))))
        #expect(app.overlay == .sheet)
    }

    @Test func `of an import is answered to the import, and no is the way out`() {
        var state = SettingsState()
        for (key, taken) in [(KeyPress.character("y"), true), (KeyPress(.escape), false), (KeyPress(.enter), false)] {
            _ = state.apply(.data(.statementsFound(file: "a.json", lines: ["• 1 goal", "    \"steps 77777\""])))
            #expect(shown(state).contains("steps 77777"))
            #expect(state.apply(.key(key)) == [.data(.answerImport(taken))])
            #expect(state.sheet == nil)
        }
    }

    @Test func `of several people takes the values of the one that is chosen`() {
        var state = SettingsState()
        let found = DataEvent.peopleFound(file: "scale.fit", people: ["anna", "ben", "cleo"], mayBeOne: true)
        _ = state.apply(.data(found))
        #expect(shown(state).contains("scale.fit has values of 3 people") && shown(state).contains("▸ anna"))
        _ = state.apply(.key(KeyPress(.down)))
        #expect(shown(state).contains("▸ ben"))
        #expect(state.apply(.key(KeyPress(.enter))) == [.data(.answerPerson("ben"))])
        #expect(state.sheet == nil)
        for way in [KeyPress(.escape), KeyPress(.character("n"))] {
            _ = state.apply(.data(found))
            #expect(state.apply(.key(way)) == [.data(.answerPerson(nil))] && state.sheet == nil)
        }
        _ = state.apply(.data(found))
        _ = state.apply(.data(.ended("Stopped.", isProblem: false)))
        #expect(state.sheet == nil, "an import that is over asks nothing")
    }

    @Test(arguments: [Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 40, height: 10)])
    func `fits every size`(size: Size) {
        let sheet = ConfirmationSheet(restored)
        var canvas = Canvas(size)
        sheet.draw(in: Rect(size), on: &canvas)
    }
}
