import Canvas
import ChatModel
import TestSupport
import Testing
import Widgets

@testable import App
@testable import CoachScreen
@testable import ScreenKit

@Suite struct `Parts of a question that was read` {
    private static func reading() -> QuestionReading {
        var reading = QuestionReading(
            language: "en", isAnswered: true, sentence: "HRV, mean, last 7 days", calls: [], unread: [])
        func chip(_ label: String, _ choices: [String]) -> QuestionReading.Chip {
            QuestionReading.Chip(
                label: label,
                choices: choices.map { QuestionReading.Chip.Choice(label: $0, question: "\($0) HRV last week") })
        }
        reading.chips = [
            chip("HRV (SDNN)", []), chip("mean", ["median", "highest"]), chip("last 7 days", ["last 30 days"]),
        ]
        return reading
    }

    private static func refusal() -> QuestionReading {
        var reading = QuestionReading(language: "en", isAnswered: false, sentence: "", calls: [], unread: ["dog"])
        reading.near = ["average steps last week", "trend of steps"]
        return reading
    }

    private func answered(
        _ reading: QuestionReading, text: String = "**54 ms**: HRV", width: Int = 60, height: Int = 18
    ) -> CoachState {
        var state = CoachState.asking("average HRV", width: width, height: height)
        state.receive(.reading(reading))
        state.receive(.text(text))
        state.receive(.ended(.finished(.stop)))
        return state
    }

    private func asked(_ effects: [CoachEffect]) -> String? {
        effects.lazy.compactMap { if case .startReply(let messages, _) = $0 { messages.last?.text } else { nil } }.first
    }

    @Test func `stand below the answer once it is complete`() {
        var growing = CoachState.asking("average HRV")
        growing.receive(.reading(Self.reading()))
        growing.receive(.text("**54"))
        #expect(!growing.shown.contains { $0.contains("[mean]") })
        #expect(answered(Self.reading()).shown.contains("  [HRV (SDNN)] [mean] [last 7 days]"))
    }

    @Test func `Tab goes from part to part and back to the composer`() {
        var state = answered(Self.reading())
        var places: [Int?] = []
        for _ in 0..<4 {
            state.press(KeyPress(.tab))
            places.append(state.chips?.focus)
        }
        #expect(places == [0, 1, 2, nil])
        state.press(KeyPress(.tab, .shift))
        #expect(state.chips?.focus == 2)
        state.press(KeyPress(.escape))
        #expect(state.chips?.focus == nil)
    }

    @Test func `arrows change a part and Enter asks again`() {
        var state = answered(Self.reading())
        state.press(KeyPress(.tab))
        state.press(KeyPress(.tab))
        state.press(KeyPress(.down))
        #expect(state.shown.contains("  [HRV (SDNN)] [median ↕] [last 7 days] Enter asks"))
        state.press(KeyPress(.up))
        #expect(state.chips?.question == nil)
        state.press(KeyPress(.up))
        #expect(asked(state.press(KeyPress(.enter))) == "highest HRV last week")
        #expect(state.shownChips == nil)
    }

    @Test func `typing takes the choice that has the words`() {
        var state = answered(Self.reading())
        state.press(KeyPress(.tab))
        state.press(KeyPress(.tab))
        state.type("med")
        #expect(state.chips?.choice == 0 && state.editor.isEmpty)
        #expect(asked(state.press(KeyPress(.enter))) == "median HRV last week")
    }

    @Test func `what is typed and is no choice is asked as it stands`() {
        var state = answered(Self.reading())
        state.press(KeyPress(.tab, .shift))
        state.type("in May")
        #expect(state.chips?.choice == nil)
        #expect(asked(state.press(KeyPress(.enter))) == "in May")
    }

    @Test func `Enter on a part as it was read asks nothing`() {
        var state = answered(Self.reading())
        state.press(KeyPress(.tab))
        #expect(asked(state.press(KeyPress(.enter))) == nil)
        #expect(state.chips?.focus == nil)
    }

    @Test func `what is written in the composer keeps its keys`() {
        var state = answered(Self.reading())
        state.type("and")
        state.press(KeyPress(.tab))
        #expect(state.chips?.focus == nil)
    }

    @Test func `the mouse selects a part, changes it and asks`() {
        var state = answered(Self.reading())
        _ = state.apply(.clicked(HitTarget(CoachTarget.chip(1)), at: second(3)))
        #expect(state.chips?.focus == 1 && state.chips?.question == nil)
        _ = state.apply(.clicked(HitTarget(CoachTarget.chip(1)), at: second(3)))
        #expect(
            asked(state.apply(.clicked(HitTarget(CoachTarget.askChanged), at: second(4)))) == "median HRV last week")
    }

    @Test func `near questions are one key away`() {
        let text = "I did not understand \"dog\".\n\n1. average steps last week\n2. trend of steps"
        var state = answered(Self.refusal(), text: text)
        #expect(state.keyHints.contains(KeyHint("1 2", "ask one of these")))
        #expect(asked(state.press(.character("2"))) == "trend of steps")
        var other = answered(Self.refusal(), text: text)
        #expect(asked(other.press(.character("3"))) == nil && other.editor.text == "3")
    }

    @Test func `near questions can be clicked`() throws {
        let text = "I did not understand \"dog\".\n\n1. average steps last week\n2. trend of steps"
        var state = answered(Self.refusal(), text: text)
        let row = try #require(state.shown.firstIndex { $0.contains("2. trend") }) - state.titleRows
        #expect(asked(state.apply(.clicked(HitTarget(CoachTarget.line(row)), at: second(3)))) == "trend of steps")
    }

    @Test(arguments: [(0, 0), (1, 1), (8, 4), (60, 10), (30, 20)])
    func `any size can be drawn`(width: Int, height: Int) {
        var state = answered(Self.reading(), width: width, height: height)
        state.press(KeyPress(.tab))
        #expect(state.shown.count == height)
    }

    @Test func `a narrow screen shows the part that has the keys`() {
        var state = answered(Self.reading(), width: 30, height: 18)
        #expect(state.shown.contains("  [HRV (SDNN)] [mean]"))
        for _ in 0..<3 { state.press(KeyPress(.tab)) }
        #expect(state.shown.contains { $0.contains("[last 7 days ↕]") })
    }

    @Test func `another conversation has none`() {
        var state = answered(Self.reading())
        state.press(.control("n"))
        #expect(state.shownChips == nil)
    }
}

@Suite struct `Questions typed elsewhere` {
    @Test func `the palette asks the coach`() {
        var app = AppState.opened(80, 24)
        app.press(.control("k"))
        for character in "how much water today?" { app.press(.character(character)) }
        app.press(KeyPress(.enter))
        #expect(app.screen == .coach)
        #expect(app.coach.messages.first?.text == "how much water today?")
    }

    @Test func `the palette has commands before what is no plain question`() {
        var palette = CommandPalette(settings: app.settings, recorded: nil)
        for character in "export backup" { _ = palette.apply(.character(character), page: 5) }
        #expect(palette.matches.last == .ask("export backup"))
    }

    private var app: AppState { AppState.opened(80, 24) }

    @Test(arguments: ["how much water today?", "wie viel Wasser heute", "water today?", "did I drink enough water"])
    func `the log line asks and stores nothing`(text: String) {
        var app = AppState.opened(80, 24)
        app.press(KeyPress(.function(5)))
        for character in text { app.press(.character(character)) }
        let effects = app.apply(.input(.key(KeyPress(.enter)), at: second(0)))
        #expect(app.screen == .coach && app.coach.messages.first?.text == text)
        #expect(!effects.contains { if case .log(.write) = $0 { true } else { false } })
    }

    @Test(arguments: ["water 500ml", "did yoga 30 min", "had 2 beers"])
    func `entries stay entries`(text: String) {
        var app = AppState.opened(80, 24)
        app.press(KeyPress(.function(5)))
        for character in text { app.press(.character(character)) }
        app.press(KeyPress(.enter))
        #expect(app.screen == .log)
    }
}
