import Foundation
import HealthModel
import HealthQuery
import Testing

@testable import Findings

/// The worked example of training-and-findings.md 7.1: what a morning after drinks and hard training comes to.
@Suite struct `Score and order of findings` {
    private func deviation(
        _ field: DayField, z: Double, count: Int, days: Int = 1, direction: Double = 1
    ) -> Candidate {
        Candidate(
            .deviation, Remark(.deviation, field), strength: (abs(z) - 1.5) / 2.5, direction: direction, days: days,
            count: count, p: HeavyTail.p(z: z, count: count), z: z)
    }

    private var weightTrend: Candidate {
        Candidate(
            .trend, Remark(.trend, .weight), strength: 1.454 / 1.5, direction: 0.5, count: 13, p: 0.031, z: -2.16)
    }

    private var link: Candidate {
        Candidate(
            .link, Remark(.link, .heartRateVariability, [.difference: -0.52], kind: "alcohol_units"),
            strength: 0.52 / 0.6, direction: 1, count: 38, p: 0.0008)
    }

    private var together: Candidate {
        Candidate(
            .together, Remark(.together), strength: 1, direction: 1, days: 2, p: HeavyTail.together(3, of: 5), z: 3,
            members: [.restingHeartRate, .heartRateVariability, .wristTemperature])
    }

    private var record: Candidate {
        Candidate(.record, Remark(.record, .distance), strength: 0.4, direction: 0.8)
    }

    @Test func `a resting heart rate three spreads up on the second day scores .599`() {
        let candidate = deviation(.restingHeartRate, z: 5 / 1.4826, count: 28, days: 2)
        #expect((candidate.p ?? 1).isNear(0.0135, within: 0.0001))
        #expect(candidate.score(on: today).isNear(0.599, within: 0.001))
    }

    @Test func `variability, temperature and sleep score less and are less sure`() {
        let variability = deviation(.heartRateVariability, z: (log(34.0) - log(48)) / 0.14, count: 26, days: 2)
        #expect((variability.p ?? 1).isNear(0.054, within: 0.001))
        #expect(variability.score(on: today).isNear(0.308, within: 0.001))
        let temperature = deviation(.wristTemperature, z: 0.38 / 0.15, count: 20)
        #expect((temperature.p ?? 1).isNear(0.059, within: 0.001))
        #expect(temperature.score(on: today).isNear(0.236, within: 0.001))
        let sleep = deviation(.sleep, z: (371.0 - 432) / 33, count: 28)
        #expect((sleep.p ?? 1).isNear(0.115, within: 0.001))
        #expect(sleep.score(on: today).isNear(0.084, within: 0.001))
    }

    @Test func `a week is held against eight, with what neighbours resemble each other`() throws {
        let week = WeekStanding(
            try #require(FindingMetric.of(.sleep)), mean: 401, days: 7, usual: 432, spread: 33, resemblance: 0.1,
            count: 56)
        #expect(week.z.isNear(-2.25, within: 0.01))
        #expect(HeavyTail.p(z: week.z, count: 56).isNear(0.044, within: 0.001))
        let candidate = Candidate(
            .week, Remark(.week, .sleep), strength: (abs(week.z) - 1.5) / 2.5, direction: 1, count: 56, z: week.z)
        #expect(candidate.score(on: today).isNear(0.269, within: 0.001))
    }

    @Test func `a week's mean is held against the mean of the days before, and not against their median`() throws {
        let before: [Double] = (0..<56).map { [4_000, 5_000, 6_000, 21_000][$0 % 4] }
        let steps = try #require(FindingMetric.of(.steps))
        let week = try #require(WeekStanding(steps, week: Array(repeating: 9_000, count: 7), before: before))
        #expect(week.usual == 9_000 && week.z == 0)
    }

    @Test func `trend, link told nine days ago, together and a record of the year`() {
        #expect(weightTrend.score(on: today).isNear(0.270, within: 0.001))
        let told = ToldFinding(key: link.key, z: nil, day: today.advanced(by: -9))
        #expect(link.score(told: told, on: today).isNear(0.354, within: 0.001))
        #expect((together.p ?? 1).isNear(0.0023, within: 0.0001))
        #expect(together.score(on: today).isNear(0.960, within: 0.001))
        #expect(record.score(on: today).isNear(0.256, within: 0.001))
    }

    @Test func `of thirteen tries three hold, and three lines are told`() {
        let flat = [0.89, 0.38, -0.17, 1.0].enumerated().map { index, z in
            deviation([.bedAfterNoon, .steps, .activeEnergy, .respiratoryRate][index], z: z, count: 28, direction: 0.5)
        }
        let week = Candidate(
            .week, Remark(.week, .sleep), strength: 0.3, direction: 1, count: 56, p: 0.044, z: -2.25)
        let steps = Candidate(.week, Remark(.week, .steps), strength: 0, direction: 1, count: 56, p: 0.2, z: 1.34)
        let all =
            [
                deviation(.restingHeartRate, z: 5 / 1.4826, count: 28, days: 2),
                deviation(.heartRateVariability, z: -2.46, count: 26, days: 2),
                deviation(.wristTemperature, z: 2.53, count: 20), deviation(.sleep, z: -1.85, count: 28), week, steps,
                weightTrend, link, together, record,
            ] + flat
        #expect(all.count { $0.p != nil } == 13)
        let kept = Ranking.kept(all).filter { $0.falseShare != nil }.map(\.candidate.kind)
        #expect(Set(kept) == [.link, .together, .deviation])
        let told = ToldFinding(key: link.key, z: nil, day: today.advanced(by: -9))
        let lines = Ranking.lines(all, told: [told], on: today)
        #expect(lines.map(\.candidate.kind) == [.together, .link, .record])
        #expect(lines.map { ($0.score * 1000).rounded() } == [960, 354, 256])
    }

    @Test func `what was told yesterday is not told again unless it grew`() {
        let candidate = deviation(.restingHeartRate, z: 3.4, count: 28, days: 3)
        let told = ToldFinding(key: candidate.key, z: 3.4, day: today.advanced(by: -1))
        #expect(candidate.score(told: told, on: today) == 0)
        let less = ToldFinding(key: candidate.key, z: 2.3, day: today.advanced(by: -1))
        #expect(candidate.score(told: less, on: today) > 0.7)
        let long = ToldFinding(key: candidate.key, z: 3.4, day: today.advanced(by: -14))
        #expect(candidate.score(told: long, on: today) == candidate.score(on: today))
    }

    @Test func `never again is never, and useful weighs more`() {
        let candidate = deviation(.restingHeartRate, z: 3.4, count: 28, days: 3)
        #expect(candidate.score(on: today, usefulness: 0) == 0)
        #expect(candidate.score(on: today, usefulness: 1.25) > candidate.score(on: today))
        #expect(Ranking.lines([candidate], on: today, usefulness: { _ in 0 }).isEmpty)
    }
}
