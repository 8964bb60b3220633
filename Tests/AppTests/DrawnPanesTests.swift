import Canvas
import ChatModel
import Evidence
import Foundation
import HealthModel
import App
import CoachScreen
import TodayScreen
import TestSupport
import Testing

/// Frame after frame on one canvas, as the program draws: each has to look as if it were drawn anew.
@Suite struct `Frames on the frame before` {
    @Test func `a letter draws its row of the composer, and no more`() {
        var frames = Frames(.opened(120, 36))
        frames.press("How")
        #expect(frames.changes { $0.press(KeyPress(.character("!"))) })
        #expect(frames.rowsDrawnOn == 1)
        frames.talk()
        frames.press("How")
        #expect(frames.changes { $0.press(KeyPress(.character("!"))) })
        #expect(frames.rowsDrawnOn == 1)
    }

    @Test(arguments: [(60, 20), (80, 24), (120, 36), (200, 50)])
    func `a composer that grows and shrinks`(_ width: Int, _ height: Int) {
        var frames = Frames(.opened(width, height))
        for _ in 0..<2 {
            for _ in 0..<3 { #expect(frames.changes { $0.press(KeyPress(.enter, .alt)) }) }
            frames.press("一 wide 字")
            #expect(frames.changes { $0.press(.control("u")) })
            for _ in 0..<3 { #expect(frames.changes { $0.press(KeyPress(.backspace)) }) }
            frames.talk()
        }
    }

    @Test(arguments: [(80, 24), (120, 36)])
    func `screens, sizes and what lies over them`(_ width: Int, _ height: Int) {
        var frames = Frames(.opened(width, height))
        frames.talk()
        let keys: [KeyPress] = [
            .control("k"), KeyPress(.escape), KeyPress(.function(1)), KeyPress(.escape), KeyPress(.function(9)),
            .control("t"), KeyPress(.function(5)), .control("t"), .control("t"), .control("o"), KeyPress(.escape),
            .control("l"), KeyPress(.escape), .alt("v"), KeyPress(.escape), .control("x"),
        ]
        for key in keys { #expect(frames.changes { $0.press(key) }, "\(key)") }
        for size in [Size(width: 30, height: 8), Size(width: 120, height: 36), Size(width: 200, height: 12)] {
            #expect(frames.changes { _ = $0.apply(.input(.resized(size), at: Frames.moment)) })
        }
    }

    @Test func `the panel: its day, which keys it has, and its chart`() {
        let app = AppState(
            size: Size(width: 120, height: 36), today: TodayState(today: SampleReports.today),
            coach: CoachState(model: ModelReference(provider: .offline, model: "rules")))
        var frames = Frames(app)
        #expect(frames.changes { _ = $0.apply(.today(.reportArrived(SampleReports.runningDay))) })
        var other = SampleReports.runningDay
        other.snapshot = HealthSnapshot(day: SampleReports.today, takenAt: Frames.moment, zoneName: "GMT")
        frames.change { _ = $0.apply(.today(.reportArrived(other))) }
        #expect(frames.changes { $0.press(KeyPress(.tab)) })
        frames.change { _ in }
        #expect(frames.changes { $0.press(KeyPress(.down)) })
        #expect(frames.changes { $0.press(KeyPress(.enter)) })
        #expect(frames.changes { $0.press(KeyPress(.escape)) })
    }

    @Test func `a notice comes and goes`() {
        var frames = Frames(.opened(120, 36))
        #expect(frames.changes { _ = $0.apply(.noticed(.init("The disk is full.", .problem))) })
        #expect(frames.changes { _ = $0.apply(.noticed(.init("The disk is full.", .information))) })
        #expect(frames.changes { $0.press(KeyPress(.character("a"))) })
    }

    @Test func `who answers in an empty chat`() {
        var frames = Frames(.opened(120, 36))
        let isShown = frames.changes {
            $0.coach.standInReason = "There is no key for anthropic."
            _ = $0.apply(.drawn)
        }
        #expect(isShown)
        let model = ModelReference(provider: .anthropic, model: "claude-sonnet-4-5")
        #expect(frames.changes { _ = $0.apply(.coach(.modelChanged(model))) })
    }

    @Test(arguments: [(80, 24), (120, 36)])
    func `an answer as it arrives, with thinking, calls and their results`(_ width: Int, _ height: Int) {
        var frames = Frames(.opened(width, height))
        _ = frames.app.apply(.coach(.modelChanged(ModelReference(provider: .anthropic, model: "claude-sonnet-4-5"))))
        frames.ask("How did I sleep?")
        #expect(frames.changes { $0.receive(.thinking("First the nights.")) })
        #expect(frames.changes { $0.receive(.toolCall(ToolCall(id: "1", name: "sleep_report", argumentsJSON: "{}"))) })
        let result = ToolResult(callID: "1", name: "sleep_report", json: #"{"hours":7.25}"#, seconds: 0.01)
        #expect(frames.changes { $0.receive(.toolResult(result)) })
        frames.change { $0.receive(.roundBegan(2)) }
        for piece in [
            "You slept ", "**7.25", " hours**", ", and 73 kg\n\n", "- a\n", "- b\n\n", "| a | b |\n|--",
            "-|---|\n| 一 |",
        ] {
            frames.change { $0.receive(.text(piece)) }
        }
        frames.change { $0.receive(.text(String(repeating: "a long line of words to fill the screen ", count: 60))) }
        #expect(frames.changes { $0.receive(.ended(.finished(.stop))) })
        let told = PromptFigures(#"{"metric":"weight_kg","unit":"kg","value":73}"#, day: SampleReports.today)
        frames.change { _ = $0.apply(.coach(.promptKnown([], conversation: $0.coach.conversation?.id))) }
        frames.change { _ = $0.apply(.coach(.promptKnown([told], conversation: $0.coach.conversation?.id))) }
        frames.change { $0.press(.alt("t")) }
        frames.change { $0.press(.alt("o")) }
    }

    @Test func `numbers that become known, and the one that is chosen`() {
        var frames = Frames(.opened(120, 36))
        _ = frames.app.apply(.coach(.modelChanged(ModelReference(provider: .anthropic, model: "claude-sonnet-4-5"))))
        frames.ask("How heavy am I?")
        frames.change { $0.receive(.text("You weigh 73 kg, and took 8,123 steps.")) }
        frames.change { $0.receive(.ended(.finished(.stop))) }
        let id = frames.app.coach.conversation?.id
        #expect(frames.changes { _ = $0.apply(.coach(.promptKnown([], conversation: id))) })
        let told = PromptFigures(#"{"metric":"weight_kg","unit":"kg","value":73}"#, day: SampleReports.today)
        #expect(frames.changes { _ = $0.apply(.coach(.promptKnown([told], conversation: id))) })
        #expect(frames.changes { $0.press(.alt("n")) })
        #expect(frames.changes { $0.press(KeyPress(.escape)) })
    }

    @Test func `what is chosen, looked for, scrolled to and changed in a talk`() {
        var frames = Frames(.opened(120, 36))
        for _ in 0..<8 { frames.talk() }
        let steps: [KeyPress] = [
            KeyPress(.up, .alt), KeyPress(.up, .alt), KeyPress(.escape), KeyPress(.pageUp), KeyPress(.up, .shift),
            KeyPress(.end), .alt("e"), KeyPress(.escape), .control("f"), .character("w"), .character("e"),
            KeyPress(.up), KeyPress(.backspace), KeyPress(.escape), KeyPress(.function(2)), .character("N"),
        ]
        for key in steps { #expect(frames.changes { $0.press(key) }, "\(key)") }
    }

    @Test(arguments: [(60, 20), (120, 36)])
    func `any keys in any order, one or more to a frame, with an answer between them`(_ width: Int, _ height: Int) {
        var frames = Frames(.opened(width, height))
        var random = SeededGenerator(seed: UInt64(width))
        let keys: [KeyPress] =
            "a b一é\u{301}".map { .character($0) } + "uwkyae_".map { .control($0) } + [
                KeyPress(.backspace), KeyPress(.delete), KeyPress(.left), KeyPress(.right), KeyPress(.up),
                KeyPress(.down), KeyPress(.home), KeyPress(.end), KeyPress(.enter, .alt), KeyPress(.enter),
                KeyPress(.pageUp), KeyPress(.pageDown), KeyPress(.up, .alt), KeyPress(.escape), KeyPress(.tab),
                .control("f"), .alt("e"), .alt("t"), .control("c"), KeyPress(.function(7)),
            ]
        for step in 0..<100 {
            let count = Int.random(in: 1...3, using: &random)
            let pressed = (0..<count).compactMap { _ in keys.randomElement(using: &random) }
            var events: [ReplyEvent] = step % 3 == 0 ? [.text("and more of it ")] : []
            if step % 40 == 39 { events.append(.ended(.finished(.stop))) }
            frames.change(actions: pressed.count + events.count) { app in
                for key in pressed { app.press(key) }
                for event in events { app.receive(event) }
                app.screen = .coach
            }
        }
    }

    @Test func `lines that arrive below what is read`() {
        var frames = Frames(.opened(120, 36))
        for _ in 0..<8 { frames.talk() }
        frames.ask("And now?")
        #expect(frames.changes { $0.press(KeyPress(.pageUp)) })
        for _ in 0..<3 { #expect(frames.changes { $0.receive(.text("one more line\n\n")) }) }
    }

    @Test func `a canvas that shows something else is drawn whole`() {
        var frames = Frames(.opened(120, 36))
        frames.press("typed")
        frames.canvas.write("scribbled over", column: 80, row: 20)
        frames.change { _ in }
        frames.canvas = Canvas(frames.app.size)
        frames.change { _ in }
    }
}

private struct Frames {
    static let moment = Date(timeIntervalSince1970: 1_800_000_000)
    var app: AppState
    var canvas: Canvas
    var rowsDrawnOn = 0
    private var panes = DrawnPanes()

    init(_ app: AppState) {
        self.app = app
        self.app.screen = .coach
        canvas = Canvas(app.size)
        draw(after: 0)
    }

    /// Changes the state and draws the next frame.
    /// - Parameter actions: How many are applied.
    mutating func change(actions: Int = 1, _ body: (inout AppState) -> Void) {
        body(&app)
        draw(after: actions)
    }

    /// As `change`; answers whether the frame looks different.
    mutating func changes(_ body: (inout AppState) -> Void) -> Bool {
        let before = canvas
        change(body)
        return before != canvas
    }

    mutating func press(_ text: String) {
        for character in text { change { $0.press(.character(character)) } }
    }

    mutating func ask(_ question: String) {
        change { _ = $0.apply(.coach(.askFor(question, at: Self.moment))) }
    }

    /// A question and its whole answer.
    mutating func talk() {
        ask("How was the week?")
        change { $0.receive(.text("It was **well** spent:\n\n- walking\n- sleeping")) }
        change { $0.receive(.ended(.finished(.stop))) }
    }

    private mutating func draw(after actions: Int) {
        if canvas.size != app.size { canvas = Canvas(app.size) }
        canvas.markShown()
        drawApp(app, on: &canvas, reusing: &panes, after: actions)
        rowsDrawnOn = canvas.isTouched.count { $0 }
        var fresh = Canvas(app.size)
        drawApp(app, on: &fresh)
        #expect(canvas == fresh)
    }
}

extension AppState {
    fileprivate mutating func receive(_ event: ReplyEvent) {
        _ = apply(.coach(.replyEvent(event, turn: coach.turn, at: Frames.moment)))
    }
}
