import Canvas
import ChatModel
import Entries
import Foundation
import HealthModel
import Testing

@testable import ScreenKit
@testable import CoachScreen

/// 500 ml at the moment the tools run.
private let water = Proposal.entry(.water(milliliters: 500, at: second(0)))

extension CoachState {
    /// A tool of the running answer asks.
    fileprivate static func asked(_ proposal: Proposal = water, doubt: String? = nil) -> CoachState {
        var chat = CoachState.callingTools(width: 80, height: 22)
        _ = chat.apply(.proposalAsked(1, proposal, doubt: doubt, at: second(4)))
        return chat
    }

    /// The sheet has been seen, and no key came for a while.
    fileprivate static func open(_ proposal: Proposal = water, doubt: String? = nil) -> CoachState {
        var chat = CoachState.asked(proposal, doubt: doubt)
        chat.openSheet()
        return chat
    }

    @discardableResult fileprivate mutating func openSheet() -> Int? {
        let pause = apply(.proposalSeen).settling
        if let pause { _ = apply(.proposalSettled(pause)) }
        return pause
    }
}

extension [CoachEffect] {
    fileprivate var settling: Int? {
        for case .resolveProposal(let number) in self { return number }
        return nil
    }

    fileprivate var answers: [Int: ProposalAnswer] {
        var answers: [Int: ProposalAnswer] = [:]
        for case .answerProposal(let id, let answer) in self { answers[id] = answer }
        return answers
    }
}

@Suite struct `What the coach wants to store` {
    @Test func `is shown field by field in the person's units`() {
        var chat = CoachState.callingTools(width: 80, height: 22)
        chat.writing.units = .imperial
        _ = chat.apply(
            .proposalAsked(
                1, .entry(.weight(kilograms: 72, bodyFatPercent: nil, at: second(0))), doubt: nil, at: second(4)))
        #expect(chat.says("Store this?") && chat.says("158.73 lb") && !chat.says("72 kg"))
        #expect(chat.shown.contains { $0.contains("Body fat") && $0.contains("not given") })
    }

    @Test func `is stored by Enter as it stands`() {
        var chat = CoachState.open()
        #expect(chat.press(KeyPress(.enter)).answers == [1: .confirmed(water)])
        #expect(!chat.isAsking && chat.isReplying)
    }

    @Test(arguments: [22, 18, 10])
    func `a plan shows why each session is planned and what its week holds, all before it can be stored`(height: Int)
        throws
    {
        let monday = try #require(CivilDay(iso: "2027-01-18"))
        let sessions = (0..<5).map { number in
            var session = PlannedSession(
                id: "\(number)", day: monday.advanced(by: number), type: "Running", origin: .coach)
            (session.kilometres, session.reason) = (5, "Reason \(number) of this day.")
            return session
        }
        let proposal = Proposal.entry(.plan(sessions))
        var chat = CoachState.callingTools(width: 60, height: height)
        _ = chat.apply(
            .proposalAsked(1, proposal, doubt: nil, remarks: ["Week from Mon 18 Jan: 25 km."], at: second(4)))
        chat.openSheet()
        var seen = ""
        for _ in 0..<30 where chat.isAsking {
            seen += chat.shown.joined(separator: "\n")
            if chat.press(KeyPress(.enter)).answers == [1: .confirmed(proposal)] { break }
        }
        #expect(!chat.isAsking)
        for number in 0..<5 { #expect(seen.contains("Reason \(number) of this day.")) }
        #expect(seen.contains("Week from Mon 18 Jan: 25 km."))
    }

    @Test func `is left by Esc, which does not stop the answer`() {
        var chat = CoachState.open()
        #expect(chat.press(KeyPress(.escape)).answers == [1: .declined])
        #expect(!chat.isAsking && chat.isReplying)
    }

    @Test func `is a no when the answer is stopped`() {
        var chat = CoachState.open()
        let effects = chat.press(.control("c"))
        #expect(effects.answers == [1: .declined] && effects.contains(.stopReply))
        #expect(!chat.isAsking && !chat.isReplying)
    }

    @Test func `is a no when the person goes to another conversation`() {
        var chat = CoachState.open()
        #expect(chat.apply(.command(.newConversation, at: second(5))).answers == [1: .declined])
    }

    @Test func `is a no when the answer ends by itself`() {
        var chat = CoachState.open()
        #expect(chat.receive(.ended(.failed(.timeout(detail: "")))).answers == [1: .declined])
    }

    @Test func `is not asked of a reply that was stopped`() {
        var chat = CoachState.callingTools()
        chat.press(.control("c"))
        #expect(chat.apply(.proposalAsked(1, water, doubt: nil, at: second(5))).answers == [1: .declined])
        #expect(!chat.isAsking)
    }

    @Test func `goes when its tool asks no longer`() {
        var chat = CoachState.open()
        #expect(chat.apply(.proposalWithdrawn(1)).answers.isEmpty)
        #expect(!chat.isAsking && chat.press(KeyPress(.enter)).answers.isEmpty)
    }
}

@Suite struct `Keys while the sheet opens` {
    @Test func `belong to the composer before it was drawn`() {
        var chat = CoachState.callingTools(width: 80, height: 22)
        chat.type("and the w")
        _ = chat.apply(.proposalAsked(1, water, doubt: nil, at: second(4)))
        chat.type("eek")
        #expect(chat.press(KeyPress(.enter)).answers.isEmpty)
        #expect(chat.isAsking && chat.queued == ["and the week"] && chat.editor.isEmpty)
    }

    @Test func `belong to it until the typing pauses, each key anew`() {
        var chat = CoachState.asked()
        let first = chat.apply(.proposalSeen).settling
        let second = chat.press(.character("a")).settling
        #expect(first != nil && second != nil && first != second)
        if let first { _ = chat.apply(.proposalSettled(first)) }
        #expect(chat.press(KeyPress(.enter)).answers.isEmpty, "the pause began anew")
        #expect(chat.isAsking && chat.queued == ["a"])
    }

    @Test func `do not confirm from a burst`() {
        var chat = CoachState.asked()
        _ = chat.apply(.proposalSeen)
        for _ in 0..<5 { #expect(chat.press(KeyPress(.enter)).answers.isEmpty) }
        #expect(chat.isAsking)
    }

    @Test func `go on to a draft until the person turns to the sheet`() {
        var chat = CoachState.asked()
        chat.type("yes, and")
        chat.openSheet()
        #expect(!chat.isSheetOpen && chat.says("Tab answers it"))
        chat.type(" more")
        #expect(chat.editor.text == "yes, and more" && chat.isAsking)
        var sent = chat
        chat.press(KeyPress(.tab))
        #expect(chat.isSheetOpen && chat.press(KeyPress(.enter)).answers == [1: .confirmed(water)])
        #expect(chat.editor.text == "yes, and more")
        let pause = sent.press(KeyPress(.enter)).settling
        #expect(sent.queued == ["yes, and more"] && !sent.isSheetOpen && pause != nil)
        if let pause { _ = sent.apply(.proposalSettled(pause)) }
        #expect(sent.isSheetOpen)
    }

    @Test func `pasted, are a draft`() {
        var chat = CoachState.asked()
        _ = chat.apply(.proposalSeen)
        #expect(chat.apply(.paste("y\n")).answers.isEmpty)
        #expect(chat.editor.text == "y\n" && chat.isAsking)
        var open = CoachState.open()
        #expect(open.apply(.paste("y\n")).answers.isEmpty && open.isAsking)
    }

    @Test func `may say no, never yes`() {
        var chat = CoachState.asked()
        _ = chat.apply(.proposalSeen)
        #expect(chat.press(KeyPress(.escape)).answers == [1: .declined] && chat.isReplying)
    }

    @Test func `that were meant for the sheet before answer nothing`() {
        var chat = CoachState.open()
        _ = chat.apply(.proposalAsked(2, .memory(fact: "I train early", about: .schedule), doubt: nil, at: second(4)))
        #expect(chat.press(KeyPress(.enter)).answers == [1: .confirmed(water)])
        #expect(chat.press(KeyPress(.enter)).answers.isEmpty && chat.press(KeyPress(.escape)).answers.isEmpty)
        #expect(chat.isAsking && chat.isReplying)
        chat.openSheet()
        #expect(chat.press(KeyPress(.enter)).answers[2] == .confirmed(.memory(fact: "I train early", about: .schedule)))
    }

    @Test func `answer nothing while something else lies over it`() {
        var chat = CoachState.open()
        chat.press(.control("o"))
        #expect(!chat.isAsking || chat.isSheetInSight == false || chat.list == nil)
        _ = chat.apply(.command(.openConversation, at: second(5)))
        #expect(chat.press(KeyPress(.escape)).answers.isEmpty)
        #expect(chat.press(KeyPress(.enter)).answers.isEmpty, "it has to be seen anew")
        chat.openSheet()
        #expect(chat.press(KeyPress(.enter)).answers == [1: .confirmed(water)])
    }
}

@Suite struct `Changing what is to be stored` {
    @Test func `stores what was typed over`() {
        var chat = CoachState.open()
        chat.press(.character("e"))
        chat.press(.control("u"))
        chat.type("750 ml")
        chat.press(KeyPress(.enter))
        #expect(chat.says("750 ml") && chat.says("was 500 ml"))
        #expect(
            chat.press(KeyPress(.enter)).answers
                == [1: .confirmed(.entry(.water(milliliters: 750, at: second(0))))])
    }

    @Test func `says what it does not take, and keeps what was typed`() {
        var chat = CoachState.open()
        chat.press(.character("e"))
        chat.press(.control("u"))
        chat.type("a lot")
        #expect(chat.press(KeyPress(.enter)).answers.isEmpty)
        #expect(chat.proposals.sheet?.edit?.problem?.isEmpty == false && chat.says("a lot"))
        chat.press(KeyPress(.escape))
        #expect(chat.press(KeyPress(.enter)).answers == [1: .confirmed(water)])
    }

    @Test func `works by the mouse`() {
        var chat = CoachState.open()
        chat.click("500 ml")
        chat.press(.control("u"))
        chat.type("250")
        #expect(chat.click("[ Store it ]").answers == [1: .confirmed(.entry(.water(milliliters: 250, at: second(0))))])
        var other = CoachState.open()
        #expect(other.click("[ Don't store ]").answers == [1: .declined])
    }

    @Test func `stores nothing that was not on the screen`() {
        let fact = (1...40).map { "word\($0)" }.joined(separator: " ")
        let proposal = Proposal.memory(fact: fact, about: .other)
        var chat = CoachState.callingTools(width: 40, height: 11)
        _ = chat.apply(.proposalAsked(1, proposal, doubt: nil, at: second(4)))
        chat.openSheet()
        #expect(!chat.says("word40") && chat.says("[Read on]"))
        var presses = 0
        while chat.isAsking, presses < 20 {
            let was = chat.shown
            let answers = chat.press(KeyPress(.enter)).answers
            presses += 1
            if !answers.isEmpty {
                #expect(was.contains { $0.contains("word40") } && answers == [1: .confirmed(proposal)])
            }
        }
        #expect(presses > 1 && !chat.isAsking)
    }
}

@Suite struct `A value that is hardly possible` {
    private let much = Proposal.entry(.water(milliliters: 4_000, at: second(0)))

    @Test func `is asked about once more, and Enter alone does not answer`() {
        var chat = CoachState.open(much, doubt: "That is more water at once than a body takes up.")
        #expect(chat.says("Are you sure?") && chat.says("more water at once"))
        #expect(chat.press(KeyPress(.enter)).answers.isEmpty)
        #expect(chat.press(.character("y")).answers == [1: .confirmed(much)])
        var other = CoachState.open(much, doubt: "That is a lot.")
        #expect(other.press(.character("n")).answers == [1: .declined])
    }

    @Test func `comes before what else waits`() {
        var chat = CoachState.open()
        _ = chat.apply(.proposalAsked(2, .memory(fact: "I train early", about: .other), doubt: nil, at: second(4)))
        chat.press(KeyPress(.enter))
        _ = chat.apply(.proposalWithdrawn(2))
        _ = chat.apply(.proposalAsked(3, .memory(fact: "I eat late", about: .other), doubt: nil, at: second(5)))
        _ = chat.apply(.proposalAsked(4, .memory(fact: "I run", about: .other), doubt: nil, at: second(5)))
        _ = chat.apply(.proposalAsked(5, much, doubt: "That is a lot.", at: second(5)))
        _ = chat.apply(.proposalWithdrawn(3))
        #expect(chat.proposals.current?.id == 5)
    }
}

@Suite struct `What the coach stored` {
    private func stored(_ status: String = "saved") -> CoachState {
        var chat = CoachState.callingTools(width: 80, height: 22)
        chat.receive(.toolCall(ToolCall(id: "w", name: "log_water", argumentsJSON: #"{"ml":500}"#)))
        _ = chat.apply(.proposalAsked(1, water, doubt: nil, at: second(4)))
        chat.openSheet()
        chat.press(KeyPress(.enter))
        chat.receive(
            .toolResult(
                ToolResult(
                    callID: "w", name: "log_water", json: #"{"status":"\#(status)","id":"e7","stored":{"ml":500}}"#)))
        return chat
    }

    @Test func `is told in one line, and Alt-U takes it back`() {
        var chat = stored()
        #expect(chat.says("Saved. Water: 500 ml") && chat.says("Alt-U undoes it"))
        let effects = chat.press(.alt("u"))
        guard case .takeBack(let what)? = effects.last else {
            Issue.record("nothing is taken back: \(effects)")
            return
        }
        #expect(what.reference == .entry(7) && what.proposal == water)
        #expect(!chat.says("Alt-U undoes it"))
        #expect(chat.press(.alt("u")).isEmpty && chat.notice != nil)
    }

    @Test func `is forgotten with the next question, and not told of what was there before`() {
        var chat = stored()
        chat.receive(.ended(.finished(.stop)))
        _ = chat.apply(.askFor("And now?", at: second(9)))
        #expect(chat.stored.isEmpty)
        #expect(stored("duplicate").stored.isEmpty)
    }
}
