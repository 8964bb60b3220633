import Canvas
import ChatModel
import Entries
import Foundation
import TestSupport
import Testing

@testable import CoachScreen
@testable import LogScreen

@Suite struct `The log and what the coach asks, drawn` {
    static let sizes = [(60, 18), (80, 22), (200, 48)]

    @Test(arguments: sizes) func `entries and goals, while a line is typed`(_ width: Int, _ height: Int) {
        var log = LogState.filled(width: width, height: height)
        log.type("ran 5k 26:10")
        expect(log, "log-typing", width, height)
    }

    @Test(arguments: sizes) func `an entry, chosen`(_ width: Int, _ height: Int) {
        var log = LogState.filled(width: width, height: height)
        log.press(KeyPress(.down), KeyPress(.down))
        expect(log, "log-chosen", width, height)
    }

    @Test(arguments: sizes) func `an entry that is changed`(_ width: Int, _ height: Int) {
        var log = LogState.filled(width: width, height: height)
        log.press(KeyPress(.down), KeyPress(.enter), .character("e"))
        expect(log, "log-changing", width, height)
    }

    @Test(arguments: sizes) func `the check-in`(_ width: Int, _ height: Int) {
        var log = LogState.filled(width: width, height: height)
        _ = log.apply(.checkInBegun(at: second(0)))
        _ = log.apply(.loaded(LogState.samples, []))
        log.type("34")
        expect(log, "log-check-in", width, height)
    }

    @Test(arguments: sizes) func `a question of the coach`(_ width: Int, _ height: Int) {
        var meal = LogEntry.Meal(name: "Oats and berries")
        (meal.kilocalories, meal.protein) = (420, 15)
        var coach = CoachState.callingTools(width: width, height: height)
        let proposal = Proposal.entry(.meal(meal, at: second(0)))
        _ = coach.apply(.proposalAsked(1, proposal, doubt: nil, at: second(4)))
        for case .resolveProposal(let pause) in coach.apply(.proposalSeen) { _ = coach.apply(.proposalSettled(pause)) }
        let difference = snapshotDifference(coach.shown, "coach-store-\(width)x\(height)")
        #expect(difference == nil, "\(difference ?? "")")
    }

    private func expect(_ log: LogState, _ name: String, _ width: Int, _ height: Int) {
        let difference = snapshotDifference(log.shown, "\(name)-\(width)x\(height)")
        #expect(difference == nil, "\(difference ?? "")")
    }
}
