import HealthModel
import HealthQuery
import Testing

@testable import Findings

/// The worked examples of training-and-findings.md 8.1, 10, 5 and 6.
@Suite struct `Rules of conclusions` {
    private func advice(_ change: (inout TrainingSigns) -> Void) -> TrainingSigns.Advice {
        var signs = TrainingSigns()
        change(&signs)
        return signs.advice
    }

    @Test func `training goes by how many signs of strain there are`() {
        #expect(
            advice {
                ($0.sleepShare, $0.restingZ, $0.energy) = (0.95, 0.4, 4)
            } == .asPlanned)
        #expect(
            advice {
                ($0.sleepShare, $0.restingZ, $0.isVariabilityLow, $0.loadRatio) = (0.70, 3.4, true, 1.38)
            } == .rest)
        #expect(advice { $0.sleepShare = 0.70 } == .asPlanned)
        #expect(advice { ($0.restingZ, $0.isVariabilityLow) = (2.2, true) } == .easy)
        #expect(advice { ($0.restingZ, $0.temperatureZ) = (2.5, 3.2) } == .rest)
        #expect(advice { $0.bodyTemperature = 38.2 } == .none)
        #expect(advice { _ in } == .unknown)
        #expect(advice { $0.energy = 1 } == .easy)
        #expect(advice { $0.energy = 2 } == .asPlanned)
        #expect(advice { ($0.soreness, $0.hadTwoHardDays, $0.sleepShare) = (4, true, 0.9) } == .easy)
    }

    @Test func `bedtime is wake time less the need by efficiency, and no more than half an hour early`() throws {
        let wakes: [Double] = [395, 400, 405, 410, 415, 400, 405, 410, 405, 405]
        let plan = try #require(
            BedtimePlan(wakes: wakes, need: 480, efficiencies: [], shortfall: 0, usual: nil))
        #expect(plan.wake == 405)
        #expect(plan.inBed == 533)
        #expect(plan.tonight == 21 * 60 + 52)
        let short = try #require(
            BedtimePlan(wakes: wakes, need: 480, efficiencies: [0.9], shortfall: 360, usual: 23 * 60 + 50))
        #expect(short.extra == 30)
        #expect(short.ideal == 21 * 60 + 22)
        #expect(short.tonight == 23 * 60 + 20)
        #expect(short.reminder == 22 * 60 + 35)
        #expect(short.lastCoffee == 17 * 60 + 20)
        #expect(short.betterCoffee == 15 * 60 + 20)
        #expect(
            BedtimePlan(wakes: Array(wakes.prefix(6)), need: 480, efficiencies: [], shortfall: 0, usual: nil) == nil)
    }

    @Test func `a level moves by the median of all differences`() throws {
        let before: [Double] = [
            59, 58, 60, 57, 59, 61, 58, 59, 57, 60, 58, 59, 62, 58, 57, 59, 60, 58, 59, 57, 58,
        ]
        let after: [Double] = [
            55, 54, 56, 55, 53, 57, 54, 55, 56, 54, 55, 53, 58, 55, 54, 56, 55, 54, 53, 55, 56,
        ]
        let shift = try #require(LocationShift(before: before, after: after, resemblance: 0))
        #expect((shift.medianBefore, shift.medianAfter) == (59, 55))
        #expect((shift.shift, shift.low, shift.high) == (-4, -5, -3))
        #expect(shift.u == 9)
        #expect(shift.z.isNear(-5.35, within: 0.01))
        #expect(shift.independentP.isNear(9e-8, within: 5e-9))
        #expect(shift.spread.isNear(1.4826, within: 1e-9))
        let alike = try #require(LocationShift(before: before, after: after, resemblance: 0.4))
        #expect(Resemblance.varianceFactor(0.4).isNear(2.33, within: 0.01))
        #expect(alike.p.isNear(0.0005, within: 0.0001))
        #expect(LocationShift(before: Array(before.prefix(9)), after: after) == nil)
    }

    @Test func `an unknown break is found where the level changed, typos or not`() throws {
        var values: [Double] = [
            59, 58, 60, 57, 59, 61, 58, 59, 57, 60, 58, 59, 62, 58, 57, 59, 60, 58, 59, 57, 58, 55, 54, 56, 55, 53, 57,
            54, 55, 56, 54, 55, 53, 58, 55, 54, 56, 55, 54, 53, 55, 56,
        ]
        (values[5], values[30]) = (75, 44)
        let dated = values.enumerated().map { DatedValue(day: today.advanced(by: $0.offset - 41), value: $0.element) }
        let metric = try #require(FindingMetric.of(.restingHeartRate))
        let found = try #require(BreakSearch.unknown(metric, dated))
        #expect(found.day == dated[21].day)
        #expect(!found.isKnown)
        // A line is no break.
        let line = (0..<60).map { DatedValue(day: today.advanced(by: $0 - 59), value: 60 - 0.15 * Double($0)) }
        #expect(BreakSearch.unknown(metric, line) == nil)
    }

    @Test func `a goal by a date is held against the interval of the slope`() throws {
        let days: [Double] = [0, 2, 4, 7, 9, 11, 14, 16, 18, 21, 23, 25, 27]
        let kilograms = [74.6, 74.9, 74.2, 74.1, 74.4, 73.8, 73.9, 73.4, 73.7, 73.2, 73.5, 73.0, 73.1]
        let points = zip(days, kilograms).map { (x: $0, y: $1) }
        let ahead = try #require(GoalPace(points, today: 27, target: 71, days: 70))
        #expect((ahead.slope * 7).isNear(-0.43, within: 0.005))
        #expect((ahead.low * 7).isNear(-0.54, within: 0.005))
        #expect((ahead.high * 7).isNear(-0.31, within: 0.005))
        #expect(ahead.level.isNear(72.94, within: 0.005))
        #expect((ahead.needed * 7).isNear(-0.19, within: 0.005))
        #expect(ahead.standing == .ahead)
        let onPace = try #require(GoalPace(points, today: 27, target: 70, days: 42))
        #expect((onPace.needed * 7).isNear(-0.49, within: 0.005))
        #expect(onPace.standing == .onPace)
        #expect(GoalPace(points, today: 27, target: 66, days: 42)?.standing == .behind)
        #expect(GoalPace(Array(points.prefix(6)), today: 11, target: 70, days: 42)?.standing == .early)
    }
}
