import ChatModel
import Foundation
import TestSupport
import Testing

@testable import Screens

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
}
