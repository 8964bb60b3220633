@testable import ScreenKit
import Canvas
import ChatModel
import Foundation
import TestSupport
import Testing

@testable import CoachScreen

@Suite struct `Usage and price` {
    private func usage(_ cost: Double?, estimate: Bool = false) -> TokenUsage {
        var usage = TokenUsage(input: 1840, output: 212, costUSD: cost)
        usage.costIsEstimate = estimate
        usage.secondsToFirstToken = 0.4
        usage.secondsInAll = 4.4
        return usage
    }

    private func answered(_ usage: TokenUsage, width: Int = 120) -> CoachState {
        var coach = CoachState.asking("q", soFar: "a", width: width)
        _ = coach.apply(.modelDescribed(remote, ModelInfo(remote, contextTokens: 1_050_000)))
        coach.receive(.usage(usage))
        coach.receive(.ended(.finished(.stop)))
        return coach
    }

    @Test func `the status line tells of the last answer`() {
        let status = answered(usage(0.00314)).status(width: 120).text
        #expect(
            status
                == "1,840 in · 212 out · $0.0031 · first word after 400 ms · 53 tokens/s · ctx <1 % of 1.05 M")
    }

    @Test func `computed, free and unknown prices are told apart`() {
        #expect(UsageWording.price(of: usage(0.0031, estimate: true)) == "~$0.0031")
        #expect(UsageWording.price(of: usage(0, estimate: true)) == "free")
        #expect(UsageWording.price(of: usage(nil)) == "price unknown")
        #expect(UsageWording.price(of: TokenUsage()) == nil)
    }

    @Test func `the least important part gives way`() {
        let coach = answered(usage(0.00314))
        #expect(coach.status(width: 57).text == "1,840 in · 212 out · $0.0031 · ctx <1 % of 1.05 M")
        #expect(coach.status(width: 30).text == "1,840 in · 212 out · $0.0031")
        #expect(coach.status(width: 10).text == "212 out")
    }

    @Test func `the rounds of an answer are added up, the context is that of the last`() {
        var coach = CoachState.afterTwoRounds()
        #expect(coach.account.lastAnswer?.input == 3_600)
        #expect(coach.account.lastAnswer?.output == 100)
        #expect(coach.account.contextTokens == 2_460)
        _ = coach.apply(.modelDescribed(remote, ModelInfo(remote, contextTokens: 24_600)))
        #expect(coach.status(width: 120).text.contains("$0.0031 · ctx 10 % of 25 k"))
        #expect(coach.reopened().account == coach.account)
    }

    @Test func `the sum is that of all branches`() {
        var coach = CoachState.afterTwoRounds()
        coach.press(.control("r"))
        coach.receive(.text("again"))
        coach.receive(.usage(usage(0.04, estimate: true)))
        coach.receive(.ended(.finished(.stop)))
        #expect(coach.status(width: 120).text.contains("~$0.04 in all"))
        #expect(coach.reopened().status(width: 120).text.contains("~$0.04 in all"))
    }

    @Test func `a first word that came at once is not told in tenths`() {
        var quick = usage(0)
        quick.secondsToFirstToken = 0.000_2
        #expect(!answered(quick).status(width: 120).text.contains("first word"))
        quick.secondsToFirstToken = 0.012
        #expect(answered(quick).status(width: 120).text.contains("first word after 12 ms"))
        quick.secondsToFirstToken = 3.21
        #expect(answered(quick).status(width: 120).text.contains("first word after 3.2 s"))
    }

    @Test func `numbers are written as people write them`() {
        #expect(
            [0, 0.00002, 0.0042, 0.04, 1.5, 1234.5].map { Dollars.text($0) } == [
                "$0.00", "<$0.0001", "$0.0042", "$0.04", "$1.50", "$1,234.50",
            ])
        let parts: [(part: Double, whole: Double)] = [
            (0, 0.01), (0.0058, 0.01), (0.0128, 0.01), (0.01, 0.01), (0.4283, 10), (9.996, 10), (10, 10),
        ]
        #expect(
            parts.map { Dollars.text($0.part, of: $0.whole) } == [
                "$0.00", "$0.0058", "$0.0128", "$0.01", "$0.43", "$9.9960", "$10.00",
            ])
        #expect([0, 0.075, 0.25, 1.25, 15].map(Dollars.price) == ["free", "$0.075", "$0.25", "$1.25", "$15.00"])
        #expect(
            [900, 8_192, 128_000, 999_600, 1_048_576, 2_000_000].map(Tokens.short) == [
                "900", "8 k", "128 k", "1 M", "1.05 M", "2 M",
            ])
        #expect([Double.nan, -1, .infinity].map { Dollars.text($0) } == ["$?", "$?", "$?"])
        #expect([0.0004, 0.012, 1.25, 125].map(Seconds.short) == ["<1 ms", "12 ms", "1.3 s", "2 min 05 s"])
    }

    @Test func `a limit that is near is warned of once`() {
        var coach = answered(usage(0.1))
        let limit = Budget.Limit(period: .day, spentUSD: 4.1, limitUSD: 5)
        _ = coach.apply(.budgetChecked(.warn(limit)))
        #expect(coach.notice == "$4.10 of your $5.00 spent today")
        coach.press(.character("a"))
        _ = coach.apply(.budgetChecked(.warn(limit)))
        #expect(coach.notice == nil)
    }

    @Test func `at the limit the failure says what to do`() {
        var coach = CoachState.asking("q", width: 80)
        coach.receive(.ended(.failed(.budgetReached(detail: "$5.00 of $5.00 spent today"))))
        #expect(coach.says("limit"))
        #expect(coach.says("Ctrl-R tries again"))
    }

    @Test func `the bell rings after a long answer, where it is wanted`() {
        for (isWanted, end, rings) in [(true, 10.5, true), (true, 9, false), (false, 20, false)] {
            var coach = CoachState.asking("q", soFar: "a")
            coach.bellWhenDone = isWanted
            #expect(coach.receive(.ended(.finished(.stop)), at: end).contains(.bell) == rings)
        }
    }
}
