import Canvas
import ChatModel
import Foundation
import TestSupport
import Testing

@testable import CoachScreen

@Suite struct `Coach screen` {
    private static let long = (1...40).map { "line \($0)" }.joined(separator: "\n\n")

    @Test(arguments: [(0, 0), (1, 1), (3, 2), (12, 4), (60, 20), (200, 50)])
    func `any size can be drawn`(width: Int, height: Int) {
        var coach = CoachState.asking(
            "q", soFar: "漢字 **bold**\n\n| a | b |\n|---|---|\n| 1 | 2 |\n", width: width, height: height)
        coach.type("draft")
        #expect(coach.shown.count == height)
    }

    @Test func `the empty screen says who answers`() {
        let coach = CoachState.fresh(offline)
        #expect(coach.shown.joined(separator: " ").contains("I am not an AI"))
        #expect(coach.shown.contains { $0.contains("Alt-1  How did I sleep last night?") })
    }

    @Test func `the empty screen says why the offline coach stands in, until another model is chosen`() {
        var coach = CoachState.fresh(offline, width: 60, height: 24)
        coach.standInReason = "No key is set; put it in A_KEY."
        #expect(coach.says("No key is set; put it in A_KEY."))
        _ = coach.apply(.modelChanged(remote))
        #expect(!coach.says("No key is set"))
    }

    @Test func `person and coach have a bar that no text can stand left of`() {
        var coach = CoachState.asking("hello", soFar: "You\n\n▌ You said this")
        coach.receive(.ended(.finished(.stop)))
        let bars = coach.shown.filter { $0.hasPrefix("▌") }
        #expect(bars == ["▌ You", "▌ hello", "▌ Coach", "▌ You", "▌", "▌ ▌ You said this"])
    }

    @Test func `it follows the end until the person scrolls, then stays still and counts`() {
        var coach = CoachState.asking("q", soFar: Self.long)
        #expect(coach.shown.contains("▌ line 40"))
        coach.press(KeyPress(.pageUp))
        let held = coach.shown
        #expect(!held.contains("▌ line 40"))
        coach.receive(.text("\n\nmore\n\nand more"))
        #expect(coach.unreadLines == 4)
        #expect(coach.shown.contains { $0.contains("↓ 4 new lines · End") })
        #expect(coach.shown.dropLast(4) == held.dropLast(4))
        coach.press(KeyPress(.end))
        #expect(coach.scroll == .following)
        #expect(coach.shown.contains("▌ and more"))
    }

    @Test
    func `a growing answer moves on by a quarter of the screen at a time, below its headline, and is full at its end`()
    {
        var coach = CoachState.asking("q")
        var tops: Set<String> = []
        for line in 1...80 {
            coach.receive(.text("line \(line)  \n"))
            let rows = Array(coach.shown.prefix(coach.titleRows + coach.transcriptHeight).dropFirst(coach.titleRows))
            #expect(rows.contains("▌ line 1") && rows.contains("▌ line \(line)"), "after \(line)")
            if let top = coach.transcript.top { tops.insert("\(top)") }
        }
        #expect((16...28).contains(tops.count), "80 rows by quarters of a transcript of about 15, \(tops.count)")
        coach.receive(.ended(.finished(.stop)))
        #expect(coach.shown[coach.transcriptHeight - 1] == "▌ line 80" && !coach.shown.contains("▌ line 1"))
    }

    @Test func `scrolling up from below a pinned headline goes to the row before the first that moves`() throws {
        var coach = CoachState.asking("q")
        for line in 1...60 { coach.receive(.text("line \(line)  \n")) }
        let top = try #require(coach.transcript.top)
        #expect(coach.transcript.isPinned)
        coach.press(KeyPress(.up, .shift))
        #expect(coach.transcript.rows.first.map { $0 == (top.message, top.line - 1) } == true)
        #expect(!coach.transcript.isPinned)
    }

    @Test func `scrolling down to the end follows again`() {
        var coach = CoachState.asking("q", soFar: Self.long)
        coach.press(KeyPress(.pageUp))
        coach.press(KeyPress(.pageDown))
        #expect(coach.scroll == .following)
        coach.press(KeyPress(.home, .control))
        #expect(coach.shown.contains("▌ You"))
    }

    @Test func `a resize rewraps and draws what a fresh state would`() {
        let answer = Self.long + "\n\nA last paragraph that is long enough to be wrapped at a smaller width than this."
        var coach = CoachState.asking("q", soFar: answer, width: 80)
        _ = coach.apply(.resized(Size(width: 40, height: 18)))
        #expect(coach.shown == CoachState.asking("q", soFar: answer, width: 40).shown)
    }

    @Test(arguments: [true, false]) func `what is read stays in sight when the terminal is resized`(arrives: Bool) {
        let text = (1...40).map { "Number \($0) is a paragraph that needs two lines where it is narrow." }
        var coach = CoachState.asking("q", soFar: text.joined(separator: "\n\n"), width: 80)
        if !arrives { coach.receive(.ended(.finished(.stop))) }
        for _ in 0..<3 { coach.press(KeyPress(.pageUp)) }
        let number = coach.shown[6...9].flatMap { $0.split(separator: " ") }.compactMap { Int($0) }.first ?? 0
        #expect((10...35).contains(number))
        for width in [40, 120, 44, 80] {
            _ = coach.apply(.resized(Size(width: width, height: 18)))
            let seen = coach.shown.flatMap { $0.split(separator: " ") }.compactMap { Int($0) }
            #expect(seen.contains { abs($0 - number) <= 2 }, "at \(width): \(seen)")
        }
    }

    @Test func `folding all thinking leaves an arriving answer where it is read`() {
        var coach = CoachState.asking("q", soFar: Self.long)
        coach.press(KeyPress(.pageUp))
        let held = coach.shown
        coach.press(.alt("t"))
        #expect(coach.shown.dropLast(3) == held.dropLast(3))
    }

    @Test func `an answer that arrived in pieces looks like one that was loaded`() {
        var coach = CoachState.asking("q")
        for character in Self.long + "\n\n- a\n- **b" { coach.receive(.text(String(character))) }
        coach.receive(.ended(.finished(.stop)))
        var loaded = CoachState.fresh()
        if let conversation = coach.conversation { _ = loaded.apply(.conversationLoaded(conversation, coach.messages)) }
        #expect(loaded.shown == coach.shown)
    }

    @Test func `the cursor stands at the insertion point, in cells`() {
        var coach = CoachState.fresh()
        coach.type("漢a")
        var canvas = Canvas(coach.size)
        drawCoach(coach, in: canvas.bounds, on: &canvas, focused: true)
        #expect(canvas.cursor == Point(column: 5, row: 17))
    }

    @Test func `conversations are filtered, deleted on the second key, opened`() {
        var coach = CoachState.fresh()
        #expect(coach.press(.control("o")) == [.loadConversations])
        let all = ["Sleep", "Steps"].enumerated().map { index, title in
            Conversation(id: id(50 + index), title: title, startedAt: second(0), updatedAt: second(0))
        }
        _ = coach.apply(.conversationsLoaded(all))
        coach.type("ste")
        #expect(coach.list?.shown.map(\.title) == ["Steps"])
        #expect(coach.press(.control("d")).isEmpty)
        #expect(coach.shown.contains { $0.contains("Ctrl-D again deletes it") })
        #expect(coach.press(.control("d")) == [.deleteConversation(id(51))])
        for _ in 0..<3 { coach.press(KeyPress(.backspace)) }
        #expect(coach.press(KeyPress(.enter)) == [.loadConversation(id(50))])
    }

    @Test func `thinking is one line until it is asked for`() {
        var coach = CoachState.asking("q")
        coach.receive(.thinking("secret thoughts"), at: 1)
        coach.receive(.text("Answer"), at: 3)
        #expect(coach.shown.contains { $0.contains("▸ Thought for 2.0 s · Alt-T shows it") })
        #expect(!coach.shown.contains { $0.contains("secret") })
        coach.press(.alt("t"))
        #expect(coach.shown.contains { $0.contains("secret thoughts") })
    }
}
