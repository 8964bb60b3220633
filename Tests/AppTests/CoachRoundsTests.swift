import Canvas
import ChatModel
import Foundation
import HealthModel
import TestSupport
import Testing
import Widgets

@testable import App
@testable import CoachScreen
@testable import TodayScreen

@Suite struct `Rounds of an answer` {
    @Test func `each round is a message, each result one behind it`() {
        let coach = CoachState.afterTwoRounds()
        #expect(coach.messages.map(\.author) == [.person, .coach, .tool, .tool, .coach])
        for (before, after) in zip(coach.messages, coach.messages.dropFirst()) { #expect(after.parent == before.id) }
        #expect(coach.messages.dropFirst().map(\.completion) == [.complete, .complete, .complete, .complete])
        #expect(coach.messages[1].toolCalls.map(\.id) == ["a", "b"])
        #expect(coach.messages[2].toolResult == CoachState.steps)
        #expect(coach.tree.messages.map(\.id) == coach.messages.map(\.id))
    }

    @Test func `the message of the calls is saved complete before their results`() {
        var coach = CoachState.callingTools()
        let first = coach.receive(.toolResult(CoachState.steps), at: 4).saved
        #expect(first.map(\.author) == [.coach, .tool])
        #expect(first[0].completion == .complete)
        #expect(first[0].toolCalls.count == 2)
        #expect(first[1].parent == first[0].id)
        let second = coach.receive(.toolResult(CoachState.failed), at: 4).saved
        #expect(second.map(\.author) == [.tool])
        #expect(second[0].parent == first[1].id)
    }

    @Test func `one turn is one block: text, then one line for all look-ups, which opens to a line for each`() {
        var coach = CoachState.afterTwoRounds(width: 80)
        #expect(coach.shown.filter { $0.contains("Coach") }.count == 1)
        #expect(coach.says("2 look-ups, 1 failed, 12 ms ▸ Alt-O shows them"))
        #expect(!coach.says("metric_range"))
        coach.press(.alt("o"))
        #expect(coach.says("2 look-ups, 1 failed, 12 ms ▾"))
        #expect(coach.says("▸ metric_range steps · last_7_days   ✓ 7 values · 12 ms"))
        #expect(coach.says("▸ metric_range stairs   ✗ there is no metric stairs"))
        #expect(coach.says("You walked 7,120 steps a day."))
        let block = coach.shown.drop { !$0.contains("Coach") }.prefix { !$0.isEmpty }
        #expect(block.contains { $0.contains("most on Tuesday") }, "the bar has no gap: \(block)")
    }

    @Test func `a call that runs shows dots, one that nobody runs says so`() {
        var coach = CoachState.callingTools(width: 80)
        #expect(coach.says("2 look-ups, … ▸"))
        coach.press(.alt("o"))
        #expect(coach.says("▸ metric_range steps · last_7_days   …"))
        coach.receive(.toolResult(CoachState.failed))
        #expect(coach.says("▸ metric_range steps · last_7_days   …"))
        #expect(coach.says("✗ there is no metric stairs"))
        coach.receive(.ended(.finished(.toolCalls)))
        #expect(coach.says("▸ metric_range steps · last_7_days   not run"))
        coach.press(.alt("o"))
        #expect(coach.says("2 look-ups, 1 failed, 1 not run, 0 ms ▸"))
    }

    @Test func `an answer that arrived looks like one that was loaded, folded and open`() {
        for coach in [CoachState.afterTwoRounds(height: 60), .afterTwoRounds(width: 90, height: 60)] {
            var (arrived, loaded) = (coach, coach.reopened())
            #expect(loaded.shown == arrived.shown)
            for key in [KeyPress.alt("o"), .alt("t")] {
                arrived.press(key)
                loaded.press(key)
                #expect(loaded.shown == arrived.shown)
            }
            #expect(arrived.says("▸ metric_range steps"))
        }
    }

    @Test func `folds that are open while an answer arrives look the same at its end`() {
        var open = CoachState.asking("How much did I walk?", height: 60)
        open.press(.alt("o"))
        open.press(.alt("t"))
        open.receive(.thinking("Some thought that is long enough to be wrapped over more than one line. "), at: 1)
        open.receive(.thinking("And more.\nA new line"), at: 2)
        open.receive(.toolCall(ToolCall(id: "a", name: "snapshot", argumentsJSON: "{}")), at: 3)
        open.receive(.toolResult(CoachState.steps), at: 4)
        open.receive(.roundBegan(2), at: 4)
        open.receive(.toolCall(ToolCall(id: "c", name: "snapshot", argumentsJSON: "{}")), at: 5)
        open.receive(.ended(.cancelled), at: 6)
        var loaded = open.reopened()
        loaded.press(.alt("o"))
        loaded.press(.alt("t"))
        #expect(loaded.shown == open.shown)
    }

    @Test func `calls of further rounds stand right below each other`() {
        var coach = CoachState.asking("q")
        for round in 1...3 {
            if round > 1 { coach.receive(.roundBegan(round)) }
            coach.receive(.toolCall(ToolCall(id: "\(round)", name: "tool_\(round)", argumentsJSON: "{}")))
            coach.receive(.toolResult(ToolResult(callID: "\(round)", name: "tool_\(round)", json: "{\"n\":1}")))
        }
        coach.receive(.roundBegan(4))
        coach.receive(.text("Done."))
        coach.receive(.ended(.finished(.stop)))
        #expect(coach.said.prefix(5).dropFirst(3) == ["3 look-ups, 0 ms ▸ Alt-O shows them", "Done."])
        #expect(coach.shown.prefix(7).contains("▌"), "an empty line before the text")
        #expect(coach.reopened().shown == coach.shown)
        coach.press(.alt("o"))
        #expect(
            coach.said.prefix(8).dropFirst(3) == [
                "3 look-ups, 0 ms ▾", "▸ tool_1   ✓ 1 value · 0 ms", "▸ tool_2   ✓ 1 value · 0 ms",
                "▸ tool_3   ✓ 1 value · 0 ms", "Done.",
            ])
        #expect(coach.shown.prefix(10).contains("▌"), "an empty line before the text")
    }

    @Test(arguments: [0, 1, 2]) func `escape between the rounds keeps all that came`(results: Int) {
        var coach = CoachState.callingTools()
        for result in [CoachState.steps, CoachState.failed].prefix(results) { coach.receive(.toolResult(result)) }
        let saved = coach.press(KeyPress(.escape)).saved
        #expect(saved.map(\.completion) == [.stopped])
        #expect(coach.messages.map(\.author) == [.person, .coach] + Array(repeating: .tool, count: results))
        #expect(coach.messages[1].text == "Let me look.")
        #expect(coach.says("■ stopped"))
        #expect(coach.reopened().shown == coach.shown)
    }

    @Test func `a later round that fails before its first word keeps the rounds before`() {
        var coach = CoachState.inSecondRound()
        coach.receive(.ended(.failed(.timeout(detail: "60 s without a byte"))))
        #expect(coach.says("Let me look."))
        #expect(coach.says("✗"))
        let again = coach.press(.control("r"), at: 9)
        #expect(again.asked?.map(\.text) == ["How much did I walk?"])
    }

    @Test func `the next question carries calls and results`() {
        var coach = CoachState.afterTwoRounds()
        coach.type("And before?")
        let asked = coach.press(KeyPress(.enter), at: 9).asked
        #expect(asked?.map(\.author) == [.person, .coach, .tool, .tool, .coach, .person])
    }

    @Test func `copying takes the text of all rounds`() {
        var coach = CoachState.afterTwoRounds()
        let text = "Let me look.\n\nYou walked **7,120** steps a day.\n\n- most on Tuesday"
        #expect(coach.press(.alt("c")) == [.copy(ClipboardText(text, as: "the answer"))])
    }
}

@Suite struct `Copying a part of an answer` {
    private static let text = "A paragraph.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```sh\nls -l\n```\n"

    private var answered: CoachState {
        var coach = CoachState.asking("q", soFar: Self.text, width: 60, height: 40)
        coach.receive(.ended(.finished(.stop)))
        return coach
    }

    @Test func `goes upwards from the end, part by part, and takes each with Enter or Alt-C`() {
        var coach = answered
        let parts = [
            ("the code", "ls -l"), ("the table", "| a | b |\n|---|---|\n| 1 | 2 |"), ("the list", "- one\n- two"),
            ("the paragraph", "A paragraph."),
        ]
        for (number, (name, text)) in parts.enumerated() {
            coach.press(KeyPress(.up, .alt))
            let key = number % 2 == 0 ? KeyPress(.enter) : .alt("c")
            #expect(coach.press(key) == [.copy(ClipboardText(text, as: name))])
            #expect(coach.keyHints.first?.label == "copy \(name)")
        }
        coach.press(KeyPress(.up, .alt))
        #expect(coach.selection?.item == .question)
    }

    @Test func `is shown by a first click, done by a second`() {
        var coach = answered
        #expect(coach.click("• two").isEmpty)
        #expect(coach.shown.count { $0.hasPrefix("▶") } == 2)
        #expect(coach.click("• one") == [.copy(ClipboardText("- one\n- two", as: "the list"))])
    }

    @Test func `says what it was`() {
        #expect(ClipboardText("a\nb", as: "the list").words == "the list: 2 lines")
        #expect(ClipboardText("word").words == "4 characters")
    }
}

@Suite struct `Look-ups of an answer` {
    private func answered(_ calls: [(name: String, json: String)], rounds: Bool) -> CoachState {
        var coach = CoachState.asking("q", width: 80, height: 40)
        for (number, call) in calls.enumerated() {
            if rounds, number > 0 { coach.receive(.roundBegan(number + 1)) }
            coach.receive(.toolCall(ToolCall(id: "\(number)", name: call.name, argumentsJSON: "{}")))
            let result = ToolResult(callID: "\(number)", name: call.name, json: call.json, seconds: 0.01)
            coach.receive(.toolResult(result))
        }
        coach.receive(.roundBegan(calls.count + 1))
        coach.receive(.text("Done."))
        coach.receive(.ended(.finished(.stop)))
        return coach
    }

    @Test(arguments: [true, false]) func `are one line however many rounds they took`(rounds: Bool) {
        let calls = Array(repeating: (name: "trend", json: #"{"n":1}"#), count: 18)
        var coach = answered(calls, rounds: rounds)
        // Those of one round ran side by side.
        #expect(coach.says("18 look-ups, \(rounds ? 180 : 10) ms ▸"))
        #expect(coach.said.count { $0.contains("trend") } == 0)
        #expect(coach.reopened().shown == coach.shown)
        coach.click("18 look-ups")
        #expect(coach.said.count { $0.contains("▸ trend") } == 18)
        coach.click("18 look-ups")
        #expect(coach.said.count { $0.contains("trend") } == 0)
    }

    @Test func `that is single stands there itself`() {
        var coach = answered([("trend", #"{"n":1}"#)], rounds: true)
        #expect(coach.says("▸ trend   ✓ 1 value · 10 ms"))
        #expect(!coach.says("look-up"))
        coach.press(.alt("o"))
        #expect(coach.says("asked with"))
    }

    @Test func `leave what was stored in sight`() {
        let coach = answered(
            [("trend", #"{"n":1}"#), ("log_water", #"{"status":"saved","id":"e1"}"#), ("days", #"{"n":2}"#)],
            rounds: true)
        #expect(coach.says("2 look-ups, 20 ms ▸"))
        #expect(coach.says("▸ log_water   ✓ stored · 10 ms"))
        #expect(!coach.says("trend") && !coach.says("▸ days"))
    }
}

@Suite struct `The first line of an answer` {
    @Test func `stays in sight while the answer fits`() {
        var coach = CoachState.asking("one\ntwo\nthree\nfour\nfive\nsix", width: 60, height: 22)
        for line in 1...17 {
            coach.receive(.text("Line \(line)  \n"))
            #expect(coach.says("Line 1"), "after \(line): \(coach.shown)")
            #expect(coach.says("Line \(line)"))
        }
    }
}

@Suite struct `The headline of an answer` {
    @Test func `stays in sight while what follows it fits`() {
        var coach = CoachState.asking("one\ntwo", width: 60, height: 22)
        coach.receive(.text("A word before it.  \nAnd another.  \nYou slept **7 h 05**.  \n"))
        for line in 1...20 {
            coach.receive(.text("Line \(line)  \n"))
            if line < coach.transcriptHeight - 1 { #expect(coach.says("You slept"), "after \(line): \(coach.shown)") }
            #expect(coach.says("Line \(line)"))
        }
    }
}

@Suite struct `Opening a call` {
    @Test func `enter opens the selected line, and folds it`() {
        var coach = CoachState.afterTwoRounds(width: 80, height: 40)
        for _ in 0..<3 { coach.press(KeyPress(.up, .alt)) }
        #expect(coach.selection == TranscriptPlace(message: 1, item: .lookUps))
        coach.press(KeyPress(.enter))
        coach.press(KeyPress(.down, .alt))
        #expect(coach.selection == TranscriptPlace(message: 1, item: .call(0)))
        coach.press(KeyPress(.down, .alt))
        #expect(coach.selection == TranscriptPlace(message: 1, item: .call(1)))
        coach.press(KeyPress(.up, .alt))
        coach.press(KeyPress(.enter))
        #expect(coach.says("▾ metric_range steps"))
        #expect(coach.says(#"{"metric":"steps","range":"last_7_days"}"#))
        #expect(coach.says(#""mean": 7120.4"#) || coach.says(#""mean":7120.4"#))
        #expect(!coach.says("unknown_metric"))
        coach.press(KeyPress(.enter))
        #expect(!coach.says("7120.4"))
        coach.press(KeyPress(.escape))
        #expect(coach.selection == nil)
    }

    @Test func `a click opens it, also while the answer arrives`() {
        var coach = CoachState.callingTools(width: 80, height: 40)
        coach.click("2 look-ups")
        coach.click("metric_range steps")
        #expect(coach.says("asked with"))
        coach.receive(.toolResult(CoachState.steps), at: 4)
        #expect(coach.says("answered"))
        coach.receive(.roundBegan(2), at: 4)
        #expect(coach.says("answered"))
        coach.click("metric_range steps")
        #expect(!coach.says("answered"))
    }

    @Test func `what is read stands still when something below it opens`() {
        var coach = CoachState.afterTwoRounds(height: 16)
        let top = coach.shown[1]
        coach.click("2 look-ups")
        coach.click("metric_range steps")
        #expect(coach.shown[1] == top)
        #expect(coach.scroll != .following)
    }

    @Test func `typing goes to the composer and gives up what was selected`() {
        var coach = CoachState.afterTwoRounds()
        coach.press(KeyPress(.up, .alt))
        coach.type("x")
        #expect(coach.selection == nil)
        #expect(coach.editor.text == "x")
    }

    @Test func `a long result is bounded and says how much is missing`() {
        let rows = (1...500).map {
            #"{"date":"2026-01-01","value":\#($0),"note":"\#(String(repeating: "x", count: 60))"}"#
        }
        let lines = PrettyJSON.lines(of: #"{"rows":[\#(rows.joined(separator: ","))]}"#, width: 60)
        #expect(lines.count == PrettyJSON.longest + 1)
        #expect(lines.last?.hasPrefix("… ") == true)
    }

    @Test(arguments: [
        "", "not json", "[", "null", "7", "\"x\"", "{\"a\":{\"b\":[1,[2,{}],[]]}}", "```", "{\"a\":\"\u{1B}[31m\"}",
    ])
    func `whatever a tool answers can be shown`(json: String) {
        var coach = CoachState.callingTools(width: 30, height: 30)
        coach.press(.alt("o"))
        coach.receive(.toolResult(ToolResult(callID: "a", name: "metric_range", json: json)))
        #expect(coach.shown.count == 30)
        #expect(!coach.shown.joined().unicodeScalars.contains("\u{1B}"))
    }

    @Test func `JSON is set out in the order it was written`() {
        #expect(
            PrettyJSON.lines(of: #"{"z":1,"a":{"long":"long enough to go over","b":[1,2,3]}}"#, width: 30) == [
                "{", "  \"z\": 1,", "  \"a\": {", "    \"long\": \"long enough to go over\",", "    \"b\": [1,2,3]",
                "  }",
                "}",
            ])
    }
}

@Suite struct `Thinking` {
    @Test func `is timed from its first piece to the first word of the answer`() {
        var coach = CoachState.asking("q")
        coach.receive(.thinking("secret"), at: 2)
        #expect(coach.says("▸ Thinking…"))
        coach.receive(.thinking(" thoughts"), at: 5)
        coach.receive(.text("Answer"), at: 6.2)
        #expect(coach.says("▸ Thought for 4.2 s"))
        #expect(!coach.says("secret"))
        coach.receive(.ended(.finished(.stop)))
        #expect(coach.messages.last?.thinkingSeconds.map { ($0 * 10).rounded() } == 42)
        #expect(coach.reopened().shown == coach.shown)
    }

    @Test(arguments: [KeyPress(.escape), .control("c")])
    func `that is stopped keeps how long it took`(key: KeyPress) {
        var coach = CoachState.asking("q")
        coach.receive(.thinking("secret"), at: 2)
        coach.receive(.thinking(" thoughts"), at: 5)
        coach.press(key, at: 6.5)
        #expect(coach.messages.last?.thinkingSeconds == 4.5)
        #expect(coach.says("▸ Thought for 4.5 s"))
        #expect(coach.reopened().shown == coach.shown)
    }

    @Test func `that is left for another conversation counts up to its last piece`() {
        var coach = CoachState.asking("q")
        coach.receive(.thinking("secret"), at: 2)
        coach.receive(.thinking(" thoughts"), at: 5)
        let effects = coach.press(.control("n"), at: 6)
        let saved = effects.compactMap { if case .save(let message, _) = $0 { message.thinkingSeconds } else { nil } }
        #expect(saved == [3])
    }

    @Test func `that goes on after a part of the answer adds up`() {
        var coach = CoachState.asking("q")
        coach.receive(.thinking("a"), at: 1)
        coach.receive(.text("b"), at: 2)
        coach.receive(.thinking("c"), at: 3)
        coach.receive(.toolCall(ToolCall(id: "1", name: "t", argumentsJSON: "{}")), at: 5.5)
        #expect(coach.says("Thought for 3.5 s"))
    }

    @Test func `one can be opened by itself, all by one key`() {
        var coach = CoachState.afterTwoRounds(height: 40)
        coach.click("Thought for")
        #expect(coach.says("I look them up."))
        coach.press(.alt("t"))
        #expect(coach.says("I look them up."))
        coach.press(.alt("t"))
        #expect(!coach.says("I look them up."))
        for _ in 0..<5 { coach.press(KeyPress(.up, .alt)) }
        #expect(coach.selection?.item == .thinking)
        coach.press(.character(" "))
        #expect(coach.says("I look them up."))
    }

    @Test func `that is open grows as it arrives, however it is cut`() {
        let text = "One line of thought that has to be wrapped, and another one.\n\n漢字 too  with blanks \nand an end"
        var coach = CoachState.asking("q", height: 40)
        coach.press(.alt("t"))
        for character in text { coach.receive(.thinking(String(character)), at: 1) }
        var whole = CoachState.asking("q", height: 40)
        whole.press(.alt("t"))
        whole.receive(.thinking(text), at: 1)
        #expect(coach.shown == whole.shown)
    }

    @Test(arguments: [1, 7, 20, 41]) func `text that grows is wrapped as a whole text is`(width: Int) {
        let words = ["a", "word", "a-very-long-word-that-breaks", "漢字仮名", "👍🏽", "  ", "\n", "\n\n", "e\u{301}"]
        var text = ""
        var growing = GrowingText("", style: .plain, width: width)
        for step in 0..<400 {
            let piece = words[(step * 7 + step / 5) % words.count] + (step % 3 == 0 ? "" : " ")
            for character in piece { growing.append(String(character)) }
            text += piece
        }
        let lines = (0..<growing.lineCount).map { growing[$0].text }
        #expect(lines == PlainText.lines(text, .plain, width: width).map(\.text))
    }
}

@Suite struct `Links of an answer` {
    private static func answered() -> CoachState {
        var coach = CoachState.asking("q", width: 80, height: 30)
        coach.receive(
            .text("Read [the guide](https://a.org/b) first.\n\nThen https://c.org and [it](https://a.org/b)."))
        coach.receive(.ended(.finished(.stop)))
        return coach
    }

    @Test func `are chosen behind the part they stand in, opened with Enter and copied with Alt-C`() {
        var coach = Self.answered()
        coach.press(KeyPress(.up, .alt))
        #expect(coach.selection?.item == .link(1))
        #expect(coach.says("https://c.org"))
        #expect(coach.press(KeyPress(.enter)) == [.openLink(Self.address("https://c.org"))])
        for _ in 0..<2 { coach.press(KeyPress(.up, .alt)) }
        #expect(coach.selection?.item == .link(0))
        #expect(coach.press(.alt("c")) == [.copy(ClipboardText("https://a.org/b", as: "the address"))])
    }

    @Test func `are opened with a click, where they stand`() {
        var state = AppState(
            size: Size(width: 80, height: 24), today: TodayState(today: CivilDay(iso: "2026-03-29")!),
            coach: Self.answered())
        state.screen = .coach
        var canvas = Canvas(state.size)
        drawApp(state, on: &canvas)
        let places = (0..<24).flatMap { row in (0..<80).map { Point(column: $0, row: row) } }
        let linked = places.filter { canvas.address(at: $0) != nil }
        #expect(linked.count == "the guide (https://a.org/b)https://c.orgit (https://a.org/b)".count)
        let click = InputEvent.mouse(MouseEvent(.press, at: linked[0]))
        #expect(state.apply(.input(click, at: second(9))) == [.openLink(Self.address("https://a.org/b"))])
    }

    private static func address(_ text: String) -> WebAddress {
        guard let address = WebAddress(text) else { preconditionFailure("an address") }
        return address
    }
}
