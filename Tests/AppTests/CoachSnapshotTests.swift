import Canvas
import ChatModel
import Foundation
import TestSupport
import Testing

@testable import CoachScreen

@Suite struct `Coach screen, whole` {
    static let sizes = [(80, 22), (120, 34), (60, 18)]

    @Test(arguments: sizes) func `before the first question`(_ width: Int, _ height: Int) {
        expect(.fresh(offline, width: width, height: height), "coach-empty", width, height)
    }

    @Test(arguments: sizes) func `a table and code in an answer`(_ width: Int, _ height: Int) {
        var coach = CoachState.asking("How did I sleep?", soFar: Self.answer, width: width, height: height)
        var usage = TokenUsage(input: 1840, output: 212)
        usage.secondsToFirstToken = 0.4
        usage.secondsInAll = 4.4
        coach.receive(.usage(usage))
        coach.receive(.ended(.finished(.stop)))
        expect(coach, "coach-answer", width, height)
    }

    @Test(arguments: sizes) func `while an answer arrives, another question waits`(_ width: Int, _ height: Int) {
        let part = String(Self.answer.prefix(Self.answer.count / 2))
        var coach = CoachState.asking("How did I sleep? 睡眠 👍", soFar: part, width: width, height: height)
        coach.type("And the week before?")
        coach.press(KeyPress(.enter))
        coach.type("a draft")
        expect(coach, "coach-streaming", width, height)
    }

    @Test(arguments: sizes) func `held while more arrives`(_ width: Int, _ height: Int) {
        var coach = CoachState.asking("q", soFar: Self.answer + Self.answer, width: width, height: height)
        coach.press(KeyPress(.pageUp))
        coach.receive(.text("\n\nOne more line.\n\n"))
        expect(coach, "coach-held", width, height)
    }

    @Test(arguments: sizes) func `an answer that failed`(_ width: Int, _ height: Int) {
        var coach = CoachState.asking("How did I sleep?", width: width, height: height)
        coach.receive(.ended(.failed(.rateLimitExceeded(retryAfterSeconds: 20))))
        expect(coach, "coach-failed", width, height)
    }

    @Test(arguments: sizes) func `the list of conversations`(_ width: Int, _ height: Int) {
        var coach = CoachState.fresh(width: width, height: height)
        coach.press(.control("o"))
        let titles = [
            "How did I sleep last week?", "Marathon plan for spring", "睡眠の質について",
            "A question with so many words that its title is longer than any narrow screen",
        ]
        let ages = [20.0, 3000, 90_000, 3_000_000]
        _ = coach.apply(
            .conversationsLoaded(
                zip(titles, ages).enumerated().map { index, entry in
                    Conversation(
                        id: id(50 + index), title: entry.0, startedAt: second(-entry.1), updatedAt: second(-entry.1))
                }))
        coach.press(KeyPress(.down))
        expect(coach, "coach-list", width, height)
    }

    private func expect(_ coach: CoachState, _ name: String, _ width: Int, _ height: Int) {
        let difference = snapshotDifference(coach.shown, "\(name)-\(width)x\(height)")
        #expect(difference == nil, "\(difference ?? "")")
    }

    private static let answer = """
        You slept **7 h 05** last night, a little *less* than usual.

        | Night to | Asleep | Deep | Efficiency |
        | --- | ---: | ---: | ---: |
        | Mon 9 Nov | 6 h 25 | 55 min | 92% |
        | Tue 10 Nov | 7 h 05 | 1 h 14 | 94% |

        ```swift
        let debt = 480 - asleep  // minutes
        ```

        - lights out at `22:45`
        - no coffee after 14:00

        """
}
