import Canvas
import ChatModel
import Foundation
import TestSupport
import Testing

@testable import CoachScreen

@Suite struct `Coach screen, answers with tools, branches and models` {
    /// What the coach has of terminals of 80×24, 200×50 (beside the dashboard) and 60×20.
    static let sizes = [(80, 22), (123, 48), (60, 18)]

    @Test(arguments: sizes) func `an answer of two rounds, folded`(_ width: Int, _ height: Int) {
        var coach = CoachState.afterTwoRounds(width: width, height: height)
        _ = coach.apply(.modelDescribed(remote, ModelInfo(remote, contextTokens: 128_000)))
        expect(coach, "coach-rounds", width, height)
    }

    @Test(arguments: sizes) func `while tools run, thinking open`(_ width: Int, _ height: Int) {
        var coach = CoachState.callingTools(width: width, height: height)
        coach.press(.alt("t"))
        coach.receive(.toolResult(CoachState.steps), at: 4)
        expect(coach, "coach-tools-running", width, height)
    }

    @Test(arguments: sizes) func `a call, selected and open`(_ width: Int, _ height: Int) {
        var coach = CoachState.afterTwoRounds(width: width, height: height)
        for _ in 0..<3 { coach.press(KeyPress(.up, .alt)) }
        coach.press(KeyPress(.enter))
        coach.press(KeyPress(.down, .alt))
        coach.press(KeyPress(.enter))
        expect(coach, "coach-call-open", width, height)
    }

    @Test(arguments: sizes) func `a failure with the provider's words`(_ width: Int, _ height: Int) {
        var coach = CoachState.asking("How did I sleep?", width: width, height: height)
        let detail = #"{"error":{"message":"This model's maximum context length is 8192 tokens.","code":400}}"#
        coach.receive(.ended(.failed(.contextTooLong(detail: detail))))
        coach.press(.alt("o"))
        expect(coach, "coach-failure-open", width, height)
    }

    @Test(arguments: sizes) func `the wait before a further try`(_ width: Int, _ height: Int) {
        var coach = CoachState.asking("How did I sleep?", width: width, height: height)
        coach.receive(.retrying(afterSeconds: 11, attempt: 2, of: 4, reason: .rateLimitExceeded(retryAfterSeconds: 11)))
        expect(coach, "coach-waiting", width, height)
    }

    @Test(arguments: sizes) func `a question that is being changed, beside other answers`(_ width: Int, _ height: Int) {
        var coach = CoachState.afterTwoRounds(width: width, height: height)
        coach.press(.control("r"))
        coach.receive(.text("About seven thousand steps a day."))
        coach.receive(.ended(.finished(.stop)))
        coach.type("a draft")
        coach.press(.alt("e"))
        expect(coach, "coach-editing", width, height)
    }

    @Test(arguments: sizes) func `the list of models`(_ width: Int, _ height: Int) {
        var coach = CoachState.fresh(width: width, height: height)
        coach.press(.control("l"))
        for offer in ModelOffer.samples { _ = coach.apply(.offerArrived(offer)) }
        coach.press(KeyPress(.down))
        expect(coach, "coach-models", width, height)
    }

    @Test(arguments: sizes) func `the list of models, filtered`(_ width: Int, _ height: Int) {
        var coach = CoachState.fresh(width: width, height: height)
        coach.press(.control("l"))
        for offer in ModelOffer.samples { _ = coach.apply(.offerArrived(offer)) }
        _ = coach.apply(.offersComplete)
        coach.type("nova")
        expect(coach, "coach-models-filtered", width, height)
    }

    private func expect(_ coach: CoachState, _ name: String, _ width: Int, _ height: Int) {
        let difference = snapshotDifference(coach.shown, "\(name)-\(width)x\(height)")
        #expect(difference == nil, "\(difference ?? "")")
    }
}
