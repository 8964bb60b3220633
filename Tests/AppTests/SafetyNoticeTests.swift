import Canvas
import ChatModel
import Foundation
import TestSupport
import Testing

@testable import CoachScreen

@Suite struct `A notice for the person's safety in a conversation` {
    private let notice = SafetyNotice(.illness, .care, "With a fever there is **no training** until it is gone.")

    @Test func `stands above the words it came before, and is kept with them`() throws {
        var coach = CoachState.asking("Can I train with a fever?", width: 60, height: 18)
        coach.receive(.safety(notice), at: 1)
        coach.receive(.text("Rest today."), at: 2)
        let saved = coach.receive(.ended(.finished(.stop)), at: 3).saved
        #expect(saved.last?.safety == notice && saved.last?.text == "Rest today.")
        let shown = coach.shown
        let first = try #require(
            shown.firstIndex { $0.contains("▌ With a fever there is no training until it is gone.") })
        let words = try #require(shown.firstIndex { $0.contains("Rest today.") })
        #expect(first < words)
        #expect(coach.reopened().shown == shown)
    }

    @Test func `of a crisis stays in sight however long the answer gets`() {
        var coach = CoachState.asking("I am not safe", width: 60, height: 18)
        coach.receive(.safety(SafetyNotice(.crisis, .now, "Call **112** now.")), at: 1)
        for line in 0..<60 { coach.receive(.text("line \(line)\n\n"), at: 2) }
        #expect(coach.shown.contains { $0.contains("Call 112 now.") })
        coach.receive(.ended(.finished(.stop)), at: 3)
        #expect(coach.shown.contains { $0.contains("Call 112 now.") })
    }

    @Test func `is wrapped to the width, with its mark on every line`() {
        var coach = CoachState.asking("Can I train with a fever?", width: 40, height: 18)
        coach.receive(.safety(notice), at: 1)
        #expect(coach.shown.filter { $0.contains("▌") }.count >= 2)
    }

    @Test func `about measured values says how to dismiss it, and Alt-M does`() {
        var coach = CoachState.asking("How was my week?", width: 60, height: 18)
        coach.receive(
            .safety(
                SafetyNotice(
                    .reading, .visit, "Your weight fell quickly.", metric: "weight_kg",
                    reading: ReadingSign(.weightLoss))),
            at: 1)
        coach.receive(.text("A quiet week."), at: 2)
        coach.receive(.ended(.finished(.stop)), at: 3)
        #expect(coach.shown.contains { $0.contains("Alt-M dismisses it") })
        #expect(coach.keyHints.contains { $0.key == "Alt-M" })
        #expect(coach.press(.alt("m")) == [.dismissNotice(.weightLoss)])
        #expect(coach.notice == "Notices about weight loss are not shown any more")
    }

    @Test func `about what was written cannot be dismissed`() {
        var coach = CoachState.asking("I am not safe", width: 60, height: 18)
        coach.receive(.safety(SafetyNotice(.crisis, .now, "Call **112** now.")), at: 1)
        coach.receive(.ended(.finished(.stop)), at: 3)
        #expect(!coach.shown.contains { $0.contains("Alt-M") })
        #expect(coach.press(.alt("m")) == [] && coach.notice == "No health notice stands in this conversation")
    }

    /// A question about data, its answer, then a crisis.
    private func afterCrisis() -> CoachState {
        var coach = CoachState.asking("How was my HRV?", soFar: "48 ms on average.", width: 80, height: 24)
        coach.receive(.ended(.finished(.stop)), at: 2)
        coach.type("I want to be dead")
        coach.press(KeyPress(.enter), at: 10)
        coach.receive(.safety(notice(of: .crisis)), at: 11)
        coach.receive(.text("I am here."), at: 11)
        coach.receive(.ended(.finished(.stop)), at: 12)
        return coach
    }

    private func notice(of concern: SafetyNotice.Concern) -> SafetyNotice {
        SafetyNotice(concern, .now, "Call **112**.")
    }

    @Test func `of a crisis holds on a branch that leaves before it`() throws {
        var coach = afterCrisis()
        #expect(coach.says("Your data stay out of this talk."))
        coach.press(.alt("e"), at: 20)
        coach.press(KeyPress(.up, .alt), at: 20)
        #expect(coach.editor.text == "How was my HRV?")
        let asked = try #require(coach.press(KeyPress(.enter), at: 20).asked)
        #expect(asked.map(\.text) == ["How was my HRV?"])
        #expect(coach.crisisElsewhere == SpokenCrisis(notice(of: .crisis), at: second(10)))
        #expect(coach.says("Your data stay out of this talk."))
        #expect(asked.allSatisfy { $0.safety == nil }, "nothing has a notice that was never shown there")
        coach.receive(.text("Which data?"), at: 21)
        coach.receive(.ended(.finished(.stop)), at: 22)
        coach.type("And my sleep?")
        let next = try #require(coach.press(KeyPress(.enter), at: 30).asked)
        #expect(next.map(\.text) == ["How was my HRV?", "Which data?", "And my sleep?"])
        #expect(coach.crisisElsewhere != nil)
    }

    @Test func `of a crisis keeps what was said before it from another branch`() throws {
        var coach = afterCrisis()
        coach.press(.alt("e"), at: 20)
        coach.type("?")
        let asked = try #require(coach.press(KeyPress(.enter), at: 20).asked)
        #expect(asked.map(\.text).last == "I want to be dead?" && coach.crisisElsewhere != nil)
    }

    @Test func `of a crisis holds on an old branch that is asked again`() throws {
        var coach = afterCrisis()
        coach.press(.alt("e"), at: 20)
        coach.press(KeyPress(.up, .alt), at: 20)
        coach.press(KeyPress(.enter), at: 20)
        coach.receive(.ended(.finished(.stop)), at: 21)
        let asked = try #require(coach.press(.control("r"), at: 22).asked)
        #expect(asked.map(\.text) == ["How was my HRV?"])
        #expect(coach.crisisElsewhere != nil)
    }

    @Test func `of a crisis lets data go along again after another subject, on every branch`() throws {
        var coach = afterCrisis()
        coach.press(.alt("s"), at: 15)
        coach.press(.alt("e"), at: 20)
        coach.press(KeyPress(.up, .alt), at: 20)
        let asked = try #require(coach.press(KeyPress(.enter), at: 20).asked)
        #expect(!asked.isEmpty && coach.crisisElsewhere == nil)
        #expect(!coach.says("Your data stay out"))
    }

    @Test func `another subject is told whole, and not as if data had been held back where they were not`() {
        var coach = CoachState.asking("How was my HRV?", width: 60, height: 20)
        coach.receive(.ended(.finished(.stop)))
        coach.press(.alt("s"), at: 15)
        #expect(coach.says("nothing was held back"))
        var after = afterCrisis()
        _ = after.apply(.resized(Size(width: 60, height: 20)))
        after.press(.alt("s"), at: 15)
        let rows = after.shown.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        #expect(rows.contains("Another subject: your data go along again as you share them"), "\(rows)")
    }

    @Test func `counts below it only the lines that are not in sight`() {
        var coach = CoachState.asking("My chest hurts", width: 60, height: 20)
        coach.receive(.safety(notice(of: .emergency)), at: 1)
        for line in 0..<8 { coach.receive(.text("line \(line)\n\n"), at: 2) }
        coach.receive(.ended(.finished(.stop)), at: 3)
        let lines = (0...coach.lastIndex).reduce(0) { $0 + coach.transcript.lineCount(of: $1) }
        let above = coach.transcript.rows.first.map { top in
            (0..<top.message).reduce(top.line) { $0 + coach.transcript.lineCount(of: $1) }
        }
        #expect(coach.scroll != .following)
        #expect(coach.unreadLines == lines - (above ?? 0) - coach.transcriptHeight)
        #expect(coach.unreadLines > 0)
    }
}
