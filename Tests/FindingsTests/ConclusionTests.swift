import Foundation
import HealthModel
import HealthQuery
import Testing

@testable import Findings

/// A person with a quiet season: all that the rules look at, without anything unusual.
func season(
    days: Int = 120, goals: [DayField: Double] = [:], minuteOfDay: Int? = nil, hidden: Set<HealthCategory> = [],
    change: (inout [DayField: [Double?]]) -> Void = { _ in }, adjust: (inout FindingInputs) -> Void = { _ in }
) -> FindingInputs {
    var columns: [DayField: [Double?]] = [
        .restingHeartRate: quiet(55, spread: 2, days: days), .heartRateVariability: quiet(48, spread: 5, days: days),
        .respiratoryRate: quiet(14.6, spread: 0.4, days: days), .wristTemperature: quiet(0, spread: 0.2, days: days),
        .sleep: quiet(460, spread: 25, days: days), .bedTime: quiet(1400, spread: 15, days: days),
        .bedAfterNoon: quiet(680, spread: 15, days: days), .wakeTime: quiet(420, spread: 12, days: days),
        .sleepEfficiency: quiet(90, spread: 2, days: days), .steps: quiet(8500, spread: 1500, days: days),
        .exerciseMinutes: quiet(30, spread: 8, days: days), .activeEnergy: quiet(450, spread: 60, days: days),
        .energy: quiet(4, spread: 0.4, days: days), .load: quiet(60, spread: 20, days: days),
    ]
    change(&columns)
    return inputs(columns, goals: goals, minuteOfDay: minuteOfDay, hidden: hidden) { inputs in
        inputs.nights = (0..<30).reversed().map { night(daysAgo: $0, asleep: 460) }
        adjust(&inputs)
    }
}

extension [DayField: [Double?]] {
    /// Puts values at the end of a column.
    mutating func end(_ field: DayField, _ values: Double?...) {
        self[field]?.removeLast(values.count)
        self[field]?.append(contentsOf: values)
    }
}

@Suite struct `Findings of a day` {
    @Test func `a quiet day says that nothing is unusual, and of how many measures`() {
        let findings = FindingEngine(season()).findings(on: today)
        #expect(findings.lines.isEmpty)
        #expect(findings.quiet?.rule == .quiet)
        #expect(findings.quiet?[.of] == 10)
        #expect(findings.tested > 20)
    }

    @Test func `several values of the night out of the usual are one line, and take those of their members`() {
        let findings = FindingEngine(
            season {
                $0.end(.restingHeartRate, 60, 62)
                $0.end(.heartRateVariability, 36, 33)
                $0.end(.wristTemperature, 0.1, 0.9)
            }
        ).findings(on: today)
        #expect(findings.lines.first?.remark.rule == .together)
        #expect(findings.lines.first?.remark[.count] == 3)
        #expect(findings.lines.first?.remark[.of] == 5)
        #expect(findings.lines.count { $0.candidate.kind == .deviation && $0.remark.metric == .restingHeartRate } == 0)
    }

    @Test func `what lies within the usual range is not told as unusual, however narrow the middle of it`() {
        // Twenty mornings of 55 and eight of 61: the spread is that of the twenty, the range is that of all.
        let mornings: [Double?] = (0..<28).map { $0.isMultiple(of: 4) || $0 == 5 ? 61 : 55 }
        let engine = FindingEngine(season { $0[.restingHeartRate] = mornings + [61] })
        let standing = engine.standings(on: today).first { $0.metric.field == .restingHeartRate }?.standing
        #expect((standing?.z ?? 0) > 2 && standing?.isUsual == true)
        #expect(!engine.findings(on: today).remarks.contains { $0.metric == .restingHeartRate })
        let usual = engine.conclusion(ConclusionRequest(.usual, field: .restingHeartRate))
        #expect(usual.verdict.rule == .usualWithin)
        // What the signs of strain count by its distance from the median is not told as beyond the usual.
        let sign = engine.deviation(.highRestingRate, .restingHeartRate, standing!)
        let words = FindingWording(.english, today: today).sentence(sign)
        #expect(words == "Resting HR 61 bpm, 6 bpm higher than the median 55 bpm (28 nights).")
        let value = FindingWording(.english, today: today).sentence(
            engine.deviation(.dayValue, .restingHeartRate, standing!))
        #expect(value == "Resting HR 61 bpm, within your usual 55 bpm – 61 bpm.")
    }

    @Test func `too few days are said to be few`() {
        let findings = FindingEngine(inputs([.steps: [8000, 9000, 7000], .sleep: [400, 420, 410]])).findings(on: today)
        #expect(findings.remarks.map(\.rule) == [.tooLittle])
        #expect(findings.quiet?[.count] == 2)
        let two = FindingEngine(
            inputs([.steps: quiet(8000, spread: 900, days: 40), .sleep: quiet(420, spread: 9, days: 40)]))
        #expect(two.findings(on: today).quiet?.kind == "measures")
        #expect(two.findings(on: today).quiet?[.count] == 2)
        #expect(FindingEngine(inputs([:])).findings(on: today).remarks.map(\.rule) == [.tooLittle])
    }

    @Test func `a sum of a day that is not over is no deviation`() {
        let early = season(minuteOfDay: 8 * 60) { $0.end(.steps, 300) }
        #expect(!FindingEngine(early).standings(on: today).contains { $0.metric.field == .steps })
        let over = season { $0.end(.steps, 300) }
        #expect(FindingEngine(over).standings(on: today).contains { $0.metric.field == .steps })
    }

    @Test func `what is missing that used to be there is a finding, not a zero`() {
        let findings = FindingEngine(season { $0.end(.heartRateVariability, nil, nil, nil, nil) })
        let missing = findings.missing(on: today)
        #expect(missing.map(\.remark.metric) == [.heartRateVariability])
        #expect(missing.first?.remark[.count] == 4)
    }

    @Test func `hidden categories are in no finding`() {
        let hidden = season(hidden: [.heart]) { $0.end(.restingHeartRate, 70, 71) }
        let engine = FindingEngine(hidden)
        #expect(!engine.candidates(on: today).contains { $0.remark.categories.contains(.heart) })
    }

    @Test func `a new source of sleep that moves it is a break, and said so`() throws {
        var inputs = season { columns in
            let old = quiet(460, spread: 15, days: 120)
            columns[.sleep] = old.enumerated().map { $0.offset < 100 ? $0.element : ($0.element ?? 0) - 60 }
        }
        var columns = DayColumns(first: inputs.table.first)
        columns.numbers = [.sleep: (0..<120).map { inputs.table.number(.sleep, on: today.advanced(by: $0 - 119)) }]
        inputs.table = DayTable(columns, today: today)
        let ring = DaySource(name: "Ring", device: "", kind: .other)
        inputs.sourceChanges[.sleep] = [SourceChange(day: today.advanced(by: -19), source: ring)]
        let engine = FindingEngine(inputs)
        let found = try #require(engine.breaks(on: today).first)
        #expect(found.remark.rule == .deviceChange)
        #expect(found.remark.dates?.lowerBound == today.advanced(by: -19))
        #expect(
            FindingWording(.english, today: today).sentence(found.remark).contains("that may be the ring"))
    }

    @Test func `a device that began is named by its kind, and told in both languages`() throws {
        var inputs = season { $0.end(.steps, 8_000) }
        let values =
            [59, 58, 60, 57, 59, 61, 58, 59, 57, 60, 58, 59, 62, 58, 57, 59, 60, 58, 59, 57, 58]
            + [55, 54, 56, 55, 53, 57, 54, 55, 56, 54, 55, 53, 58, 55, 54, 56, 55, 54, 53, 55, 56]
        var columns = DayColumns(first: today.advanced(by: -41))
        columns.numbers = [.restingHeartRate: values.map(Double.init)]
        inputs.table = DayTable(columns, today: today)
        let watch = DaySource(name: "Someone's Watch", device: "Watch7,1", kind: .watch)
        let day = today.advanced(by: -20)
        inputs.sourceChanges = [.restingHeartRate: [SourceChange(day: day, source: watch)]]
        let found = try #require(FindingEngine(inputs).breaks(on: today).first)
        #expect(found.remark[.difference] == -4 && found.remark.dates == day...day)
        let english = FindingWording(.english, today: today).sentence(found.remark)
        #expect(english.contains("4 bpm lower since the new watch of") && english.hasSuffix("that may be the watch."))
        #expect(!english.contains("Someone"))
        let german = FindingWording(.german, today: today).sentence(found.remark)
        #expect(german.contains("seit der neuen Uhr vom") && german.contains("das kann an der Uhr liegen"))
    }

    /// Resting heart rates of 42 days around a new watch, the last 21 of them its own.
    private func newWatch(from old: Double, to new: Double, pairs differences: [Double]) -> FindingInputs {
        var inputs = season { $0.end(.steps, 8_000) }
        let values = (0..<42).map { ($0 < 21 ? old : new) + [0, -1, 1, 0, 2, -2, 1][$0 % 7] }
        var columns = DayColumns(first: today.advanced(by: -41))
        columns.numbers = [.restingHeartRate: values]
        inputs.table = DayTable(columns, today: today)
        let day = today.advanced(by: -20)
        let pairs = differences.enumerated().map { offset, difference in
            let before = 59 + Double(offset % 3)
            return SourcePair(day: day.advanced(by: offset), before: before, after: before + difference)
        }
        let watch = DaySource(name: "Watch", device: "Watch7,1", kind: .watch)
        inputs.sourceChanges = [.restingHeartRate: [SourceChange(day: day, source: watch, pairs: pairs)]]
        return inputs
    }

    @Test func `days that both devices recorded tell what is the device's, whatever else changed that day`() throws {
        let inputs = newWatch(from: 59, to: 52, pairs: [-4, -3, -4, -5, -4, -4, -3, -4, -5, -4])
        let found = try #require(FindingEngine(inputs).breaks(on: today).first)
        // 7 lower since that day, 4 of them the watch.
        #expect(found.remark[.difference] == -4 && found.remark[.pairs] == 10 && found.remark[.n] == 10)
        #expect(found.remark[.low] == -5 && found.remark[.high] == -3)
        let english = FindingWording(.english, today: today).sentence(found.remark)
        #expect(english.contains("4 bpm lower since the new watch of"))
        #expect(english.hasSuffix("on 10 days that both recorded); that is the watch."))
        let german = FindingWording(.german, today: today).sentence(found.remark)
        #expect(german.contains("an 10 Tagen, an denen beide maßen); das liegt an der Uhr."))
    }

    @Test func `two devices that agree on the same days are no break, though the person changed`() {
        let inputs = newWatch(from: 59, to: 55, pairs: [0, 1, -1, 0, 0, 1, -1, 0])
        #expect(FindingEngine(inputs).breaks(on: today).allSatisfy { $0.remark.rule != .deviceChange })
    }

    @Test func `fewer than seven days of both say nothing by themselves`() throws {
        let inputs = newWatch(from: 59, to: 55, pairs: [0, 0, 0, 0, 0, 0])
        let found = try #require(FindingEngine(inputs).breaks(on: today).first)
        #expect(found.remark[.difference] == -4 && found.remark[.pairs] == nil)
    }

    @Test func `differences that are all the same, or impossible, are told without trouble`() throws {
        let same = newWatch(from: 59, to: 55, pairs: Array(repeating: -4, count: 7))
        let found = try #require(FindingEngine(same).breaks(on: today).first)
        #expect(found.remark[.low] == -4 && found.remark[.high] == -4 && (found.p ?? 1) < 0.01)
        let impossible = newWatch(from: 59, to: 55, pairs: Array(repeating: 1e12, count: 9))
        #expect(FindingEngine(impossible).breaks(on: today).first?.remark[.pairs] == nil)
    }

    @Test func `the longest run so far is a record, after five like it and four weeks`() {
        let engine = FindingEngine(
            season {
                $0.end(.steps, 8_000)
            } adjust: { inputs in
                inputs.workouts = [
                    workout(1, daysAgo: 60, km: 5), workout(2, daysAgo: 50, km: 6), workout(3, daysAgo: 40, km: 5),
                    workout(4, daysAgo: 30, km: 8), workout(5, daysAgo: 20, km: 7), workout(6, daysAgo: 0, km: 9),
                ]
            })
        let records = engine.records(on: today)
        #expect(records.map(\.remark.kind) == ["ever Running"])
        #expect(records.first?.remark[.before] == 8)
        #expect(engine.records(on: today.advanced(by: -20)).isEmpty)
    }
}

@Suite struct `Conclusions` {
    private func conclusion(
        _ kind: ConclusionRequest.Kind, _ inputs: FindingInputs, field: DayField? = nil,
        dates: ClosedRange<CivilDay>? = nil, event: ConclusionRequest.Event? = nil
    ) -> ConcludedAnswer {
        FindingEngine(inputs).conclusion(ConclusionRequest(kind, field: field, dates: dates, event: event))
    }

    @Test(arguments: [ConclusionRequest.Kind.review, .doing])
    func `of days without data say so, in place of a list of nothing`(kind: ConclusionRequest.Kind) throws {
        let past = try #require(CivilDay(iso: "2024-01-01"))
        for dates in [past...past, past...past.advanced(by: 30)] {
            let answer = conclusion(kind, season(), dates: dates)
            #expect(answer.verdict.rule == .tooLittle && answer.remarks.isEmpty && answer.step == nil)
        }
        let answer = conclusion(kind, season(), dates: past...past.advanced(by: 30))
        #expect(
            FindingWording(.english, today: today).sentence(answer.verdict)
                == "Too little is recorded to look back: 1 Jan 2024 – 31 Jan 2024, or the 4 weeks before.")
        #expect(conclusion(kind, season()).remarks.isEmpty == false)
    }

    // MARK: Tired

    @Test func `a short night and a shortfall are possible reasons`() {
        let answer = conclusion(
            .tired,
            season {
                $0.end(.sleep, 371)
            } adjust: { inputs in
                inputs.nights = (0..<30).reversed().map { night(daysAgo: $0, asleep: 440) }
            })
        #expect(answer.verdict.rule == .tiredReasons)
        #expect(answer.remarks.map(\.rule).prefix(2) == [.shortNight, .sleepShortfall])
        #expect(answer.remarks[0][.value] == 371)
        #expect(answer.remarks[1][.value] == 560)
    }

    @Test func `at most three reasons, the first that hold`() {
        let answer = conclusion(
            .tired,
            season {
                $0.end(.sleep, 300)
                $0.end(.bedTime, 60)
                $0[.alcohol] = Array(repeating: 0, count: 118) + [3, nil]
            } adjust: { inputs in
                inputs.nights = (0..<30).reversed().map { night(daysAgo: $0, asleep: 400) }
                var hard = workout(1, daysAgo: 1)
                hard.effort = 8
                inputs.workouts = [hard]
            })
        #expect(answer.remarks.map(\.rule) == [.shortNight, .sleepShortfall, .bedtimeOff])
        #expect(answer.remarks[2][.difference]?.isNear(101, within: 5) == true)
    }

    @Test func `without a reason that is said, with what was looked at`() {
        let answer = conclusion(.tired, season())
        #expect(answer.verdict.rule == .tiredNoReason)
        #expect(answer.remarks.isEmpty)
        let text = FindingWording(.english, today: today).markdown(answer)
        #expect(text.contains("see a doctor") && text.contains("4 of 4"))
    }

    @Test func `nothing recorded is no absence of reasons`() {
        let text = FindingWording(.english, today: today).markdown(conclusion(.tired, inputs([:])))
        #expect(text.hasPrefix("**Too little is recorded to tell why (0 of 4 things).**"), "\(text)")
    }

    @Test func `drinks of the day before count, not those of today`() {
        let yesterday = season { $0[.alcohol] = Array(repeating: 0, count: 118) + [2, 0] }
        #expect(conclusion(.tired, yesterday).remarks.map(\.rule) == [.alcohol])
        let now = season { $0[.alcohol] = Array(repeating: 0, count: 118) + [0, 2] }
        #expect(conclusion(.tired, now).remarks.isEmpty)
    }

    @Test func `what came after the night is no reason for its values`() {
        func hard(daysAgo: Int) -> ConcludedAnswer {
            conclusion(
                .changed,
                season {
                    $0.end(.restingHeartRate, 66)
                } adjust: { inputs in
                    var hard = workout(1, daysAgo: daysAgo)
                    hard.effort = 8
                    inputs.workouts = [hard]
                }, field: .restingHeartRate, dates: today...today)
        }
        #expect(hard(daysAgo: 1).remarks.map(\.rule).contains(.hardSession))
        #expect(!hard(daysAgo: 0).remarks.map(\.rule).contains(.hardSession))
    }

    @Test func `what is missing is said to be missing today, or on the day that was asked about`() {
        let inputs = season { $0[.sleep]?[119] = nil }
        let words = FindingWording(.english, today: today)
        #expect(words.markdown(conclusion(.tired, inputs)).contains("Not recorded today: sleep."))
        let later = FindingWording(.german, today: today.advanced(by: 1))
        #expect(later.markdown(conclusion(.tired, inputs)).contains("Am 31. Mai nicht erfasst: Schlaf."))
    }

    @Test func `a mean and its usual differ by what is said`() {
        let week = Remark(
            .weekBeside, .sleep, [.value: 394.6, .usual: 430.4, .difference: -35.8, .n: 6, .m: 25], dates: today...today
        )
        #expect(
            FindingWording(.english, today: today).sentence(week).contains(
                ": 6 h 35 a night 31 May, 35 min less than in the 4 weeks before (7 h 10; n = 6, 25)."))
        let bed = Remark(.effectOn, .bedAfterNoon, [.value: 749.6, .usual: 700.4, .difference: 49.2, .n: 9, .m: 26])
        #expect(
            FindingWording(.english, today: today).sentence(bed)
                == "Bedtime: 00:30, 50 min later than before (23:40; n = 9, 26).")
    }

    @Test func `a day that goes on has no gap where it has a value so far, and its goals are told so far`() {
        let inputs = season(goals: [.steps: 9_000], minuteOfDay: 780) { $0.end(.steps, 2_917) }
        let answer = conclusion(.doing, inputs, dates: today...today)
        #expect(!answer.unknown.contains(.steps))
        let text = FindingWording(.english, today: today).markdown(answer)
        #expect(text.contains("- 0 of 1 goal of the day reached so far."), "\(text)")
        let german = FindingWording(.german, today: today).markdown(answer)
        #expect(german.contains("- Bisher 0 von 1 Ziel des Tages erreicht."), "\(german)")
        let empty = season(minuteOfDay: 60) { $0.end(.steps, nil) }
        #expect(conclusion(.doing, empty, dates: today...today).unknown.contains(.steps))
    }

    @Test func `a metric without words of its own has the catalogue's German title`() {
        let awake = Remark(.dayValue, .awake, [.value: 22])
        #expect(FindingWording(.german, today: today).sentence(awake) == "Wachzeit in der Nacht 22 min.")
        let naps = Remark(.dayValue, .napMinutes, [.value: 30])
        #expect(FindingWording(.german, today: today).sentence(naps) == "Schlaf in Nickerchen 30 min.")
    }

    @Test func `a goal of stand hours has no hours of hours, and one measure is one`() {
        let goal = Remark(.goalDays, .standHours, [.target: 12, .count: 6, .of: 7])
        #expect(FindingWording(.english, today: today).sentence(goal) == "12 stand hours on 6 of 7 days.")
        #expect(FindingWording(.german, today: today).sentence(goal) == "12 Stehstunden an 6 von 7 Tagen.")
        let one = Remark(.quiet, nil, [.count: 1, .of: 1], dates: today...today)
        #expect(
            FindingWording(.english, today: today).sentence(one)
                == "Nothing unusual on 31 May: 1 measure is in your usual range of 28 days.")
    }

    // MARK: Training

    @Test func `training with nothing against it names what speaks for it`() {
        let answer = conclusion(.train, season())
        #expect(answer.verdict.rule == .trainAsPlanned)
        #expect(answer.verdict[.signs] == 0)
        #expect(answer.remarks.map(\.rule) == [.sleptEnough, .usualRestingRate, .energyFine])
    }

    @Test func `three signs of strain say rest, each with its figure`() {
        let answer = conclusion(
            .train,
            season {
                $0.end(.restingHeartRate, 61, 63)
                $0.end(.heartRateVariability, 34, 33, 35, 32, 34, 33, 30)
                $0.end(.sleep, 300)
            })
        #expect(answer.verdict.rule == .trainRest)
        #expect(answer.remarks.map(\.rule) == [.lowVariability, .highRestingRate, .littleSleep])
    }

    @Test func `a fever of the day or the one before says no training, and asks nothing`() {
        for values: [Double?] in [[38.2], [38.2, nil], [38.2, 36.9]] {
            let answer = conclusion(
                .train, season { $0[.bodyTemperature] = Array(repeating: nil, count: 120 - values.count) + values })
            #expect(answer.verdict.rule == .trainNot && answer.verdict[.value] == 38.2)
            #expect(answer.step == nil)
        }
        let over = season { $0[.bodyTemperature] = Array(repeating: nil, count: 117) + [38.2, nil, nil] }
        #expect(conclusion(.train, over).verdict.rule == .trainAsPlanned)
        let normal = season { $0[.bodyTemperature] = Array(repeating: nil, count: 119) + [36.8] }
        #expect(conclusion(.train, normal).verdict.rule == .trainAsPlanned)
    }

    @Test func `nothing recorded asks how it feels`() {
        let answer = conclusion(.train, inputs([.steps: quiet(8000, spread: 900, days: 40)]))
        #expect(answer.verdict.rule == .trainUnknown)
        #expect(answer.unknown == [.heartRateVariability, .restingHeartRate, .sleep, .energy])
    }

    @Test func `what is hidden is named as hidden, not as unrecorded`() {
        let answer = conclusion(.train, season(hidden: [.heart, .mood]))
        #expect(answer.unknown.isEmpty)
        #expect(answer.hidden == [.heart, .mood])
        #expect(answer.categories.isDisjoint(with: [.heart, .mood]))
    }

    // MARK: Change

    @Test func `a month that moved tells the largest moves first, and no cause`() {
        let dates = today.advanced(by: -30)...today
        let answer = conclusion(
            .changed,
            season {
                $0[.restingHeartRate] = quiet(55, spread: 2, days: 89) + quiet(51, spread: 2, days: 31)
                $0[.steps] = quiet(8500, spread: 1500, days: 89) + quiet(11_500, spread: 1500, days: 31)
            })
        #expect(answer.dates == dates)
        #expect(answer.verdict.rule == .changed)
        #expect(Set(answer.remarks.compactMap(\.metric)) == [.restingHeartRate, .steps])
        let pulse = answer.remarks.first { $0.metric == .restingHeartRate }
        #expect(pulse?[.difference]?.isNear(-4, within: 0.8) == true)
        #expect(FindingWording(.english, today: today).markdown(answer).contains("not why"))
    }

    @Test func `ups and downs are no change`() {
        let answer = conclusion(.changed, season())
        #expect(answer.verdict.rule == .nothingChanged)
        #expect((answer.verdict[.tested] ?? 0) >= 10)
    }

    @Test func `on the first days of a month the last full one is meant`() {
        var inputs = season()
        inputs.table = DayTable(DayColumns(first: today.advanced(by: -100)), today: CivilDay(iso: "2026-06-04")!)
        #expect(FindingEngine(inputs).changedDates(nil) == CivilDay(iso: "2026-05-01")!...today)
    }

    @Test func `a week is held against the eight before it`() {
        let week = today.advanced(by: -6)...today
        let answer = conclusion(
            .changed, season { $0.end(.sleep, 400, 390, 395, 402, 385, 399, 391) }, dates: week)
        #expect(answer.remarks.map(\.metric) == [.sleep])
        #expect(answer.remarks.first?.rule == .week)
    }

    @Test func `one metric that did not change is said not to have`() {
        let answer = conclusion(.changed, season(), field: .restingHeartRate)
        #expect(answer.verdict.rule == .noShift)
        #expect(answer.verdict.metric == .restingHeartRate)
    }

    @Test func `values that are too few to compare are not said to be none`() {
        let month = CivilDay(iso: "2026-05-01")!...today
        let weights: [Double?] = Array(repeating: nil, count: 118) + [78.7, nil]
        let answer = conclusion(.changed, season { $0[.weight] = weights }, field: .weight, dates: month)
        #expect(answer.verdict.rule == .changedTooFew)
        #expect(answer.verdict[.n] == 1 && answer.verdict[.m] == 0 && answer.verdict[.value] == 78.7)
        let none = conclusion(.changed, season(), field: .weight, dates: month)
        #expect(none.verdict.rule == .noValue)
        // Days of a clock are compared by their last one, not called unrecorded.
        let bed = conclusion(.usual, season(), field: .bedTime, dates: today.advanced(by: -3)...today)
        #expect(bed.verdict.rule == .usualWithin)
    }

    @Test func `why a night was short names the night and what it was made of`() {
        let night = today...today
        let answer = conclusion(
            .changed,
            season {
                $0.end(.sleep, 330)
                $0.end(.bedTime, 60)
                $0[.sleepAwake] = quiet(20, spread: 5, days: 120)
                $0[.alcohol] = Array(repeating: nil, count: 118) + [3, nil]
            }, field: .sleep, dates: night)
        #expect(answer.verdict.rule == .usualOutside && answer.verdict.dates == night)
        #expect(answer.remarks.map(\.metric) == [.bedTime, .wakeTime, .sleepAwake, .alcohol])
        #expect(answer.remarks.first?.rule == .bedtimeOff)
    }

    // MARK: Usual, age

    @Test func `a usual value lies where four days of five do`() {
        #expect(conclusion(.usual, season(), field: .restingHeartRate).verdict.rule == .usualWithin)
        let high = conclusion(.usual, season { $0.end(.restingHeartRate, 66) }, field: .restingHeartRate)
        #expect(high.verdict.rule == .usualOutside)
        #expect(high.verdict[.value] == 66)
        #expect((high.verdict[.low] ?? 0) < (high.verdict[.usual] ?? 0))
        #expect(conclusion(.usual, season(), field: .bedTime).verdict.rule == .usualWithin)
        #expect(conclusion(.usual, season { $0.end(.bedTime, 120) }, field: .bedTime).verdict.rule == .usualOutside)
    }

    @Test func `too few days give no usual range, and no value says so`() {
        let few = conclusion(.usual, inputs([.restingHeartRate: [55, 56, 57]]), field: .restingHeartRate)
        #expect(few.verdict.rule == .usualUnknown)
        #expect(few.verdict[.n] == 2)
        #expect(conclusion(.usual, season(), field: .weight).verdict.rule == .noValue)
    }

    @Test func `norms exist for VO2max alone`() {
        let known = season {
            $0[.vo2Max] = Array(repeating: nil, count: 119) + [41]
        } adjust: {
            ($0.person.dateOfBirth, $0.person.isFemale) = (CivilDay(iso: "1984-01-02"), false)
        }
        let answer = conclusion(.forAge, known, field: .vo2Max)
        #expect(answer.verdict.rule == .forAge)
        #expect(answer.verdict[.percentile]?.isNear(72.4, within: 0.1) == true)
        #expect(
            FindingWording(.english, today: today).sentence(answer.verdict).contains(
                "higher than in about 72 of 100 people of your age (42) and sex: "))
        #expect(conclusion(.forAge, known, field: .restingHeartRate).verdict.rule == .noTable)
        let nobody = season { $0[.vo2Max] = Array(repeating: nil, count: 119) + [41] }
        #expect(conclusion(.forAge, nobody).verdict.kind == "profile")
    }

    // MARK: Well, next

    @Test func `goals reached on most days went well`() {
        let answer = conclusion(
            .wentWell, season(goals: [.steps: 7000]) { $0[.steps] = quiet(8500, spread: 900, days: 120) })
        #expect(answer.verdict.rule == .wentWell)
        #expect(answer.remarks.contains { $0.rule == .streak && $0.metric == .steps })
    }

    @Test func `next is the goal that is nearly reached, else the check-in, else nothing`() {
        let near = season(goals: [.steps: 8000], minuteOfDay: 17 * 60) { $0.end(.steps, 7200) }
        #expect(conclusion(.next, near).verdict.rule == .goalLeft)
        #expect(conclusion(.next, near).verdict[.need] == 800)
        let asked = season(minuteOfDay: 17 * 60) { $0.end(.energy, nil) }
        #expect(conclusion(.next, asked).verdict.rule == .nextCheckIn)
        #expect(conclusion(.next, season(minuteOfDay: 17 * 60)).verdict.rule == .nextNothing)
        #expect(conclusion(.next, season(minuteOfDay: 22 * 60)).verdict.rule == .nextBed)
    }

    // MARK: Effects, fitness

    @Test func `a trip is held against the four weeks before it`() throws {
        var inputs = season { $0.end(.steps, 14_000, 15_000, 13_000, nil, nil) }
        var columns = DayColumns(first: inputs.table.first)
        for field in [DayField.steps, .sleep, .restingHeartRate] {
            columns.numbers[field] = (0..<120).map { inputs.table.number(field, on: today.advanced(by: $0 - 119)) }
        }
        columns.texts[.zone] = (0..<120).map { (115...117).contains($0) ? "Europe/Lisbon" : "Europe/Berlin" }
        inputs.table = DayTable(columns, today: today)
        let answer = conclusion(.effect, inputs, event: .trip)
        #expect(answer.dates == today.advanced(by: -4)...today.advanced(by: -2))
        #expect(answer.remarks.first?.metric == .steps)
        #expect(answer.remarks.first?[.value] == 14_000)
        #expect(conclusion(.effect, season(), event: .trip).verdict.rule == .effectNone)
    }

    @Test func `days with several unusual readings are told as an illness would be`() {
        let answer = conclusion(
            .effect,
            season {
                $0.end(.restingHeartRate, 64, 66, 65, 55)
                $0.end(.wristTemperature, 0.9, 1.1, 1.0, 0)
            }, event: .illness)
        #expect(answer.dates == today.advanced(by: -3)...today.advanced(by: -1))
        #expect(answer.remarks.first?.metric == .restingHeartRate || answer.remarks.first?.metric == .wristTemperature)
    }

    @Test func `fitter is what VO2max and the resting pulse say`() {
        let answer = conclusion(
            .fitter,
            season {
                $0[.vo2Max] = (0..<120).map { $0 % 7 == 0 ? ($0 < 85 ? 40 : 43) : nil }
                $0[.restingHeartRate] = quiet(58, spread: 2, days: 78) + quiet(54, spread: 2, days: 42)
            })
        #expect(answer.verdict.kind == "fitter")
        #expect(answer.remarks.map(\.metric).prefix(2) == [.vo2Max, .restingHeartRate])
        #expect(conclusion(.fitter, inputs([:])).verdict.rule == .fitnessUnknown)
    }
}

@Suite struct `Words of conclusions` {
    private static let people: [FindingInputs] = [
        season(), inputs([:]), inputs([.steps: [1]]), season(hidden: Set(HealthCategory.allCases)),
        season(goals: [.steps: 8000, .sleepHours: 8], minuteOfDay: 19 * 60) {
            $0.end(.restingHeartRate, 61, 66)
            $0.end(.heartRateVariability, 34, 33, 35, 32, 34, 33, 30)
            $0.end(.sleep, 300)
            $0.end(.energy, nil)
            $0.end(.steps, 7900)
            $0[.alcohol] = (0..<120).map { $0 % 5 == 0 ? 3 : 0 }
            $0[.vo2Max] = (0..<120).map { $0 % 7 == 0 ? 41 : nil }
        } adjust: {
            $0.nights = (0..<30).reversed().map { night(daysAgo: $0, asleep: 400) }
            ($0.person.dateOfBirth, $0.person.isFemale) = (CivilDay(iso: "1984-01-02"), true)
        },
        season {
            $0[.steps] = Array(repeating: 1e12, count: 120)
            $0[.sleep] = Array(repeating: 480, count: 120)
        },
    ]

    @Test(arguments: ConclusionRequest.Kind.allCases, Language.allCases)
    func `are at most 120, and never none`(
        kind: ConclusionRequest.Kind, language: Language
    ) {
        for person in Self.people {
            for field in kind == .today ? [nil] : [nil, DayField.sleep, .weight, .bedTime] {
                let request = ConclusionRequest(kind, field: field)
                let text = FindingWording(language, today: today).markdown(FindingEngine(person).conclusion(request))
                let words = text.split { $0 == " " || $0 == "\n" }.filter { $0.contains { $0.isLetter || $0.isNumber } }
                #expect(!words.isEmpty && words.count <= 120, "\(words.count): \(text)")
            }
        }
    }

    @Test func `are the same ten times`() {
        let texts = (0..<10).map { _ in
            ConclusionRequest.Kind.allCases.map {
                FindingWording(.english, today: today)
                    .markdown(FindingEngine(Self.people[4]).conclusion(ConclusionRequest($0)))
            }
        }
        #expect(Set(texts).count == 1)
    }

    @Test(arguments: FindingRule.allCases)
    func `every rule is worded in both languages and says what it goes by`(rule: FindingRule) {
        let remark = Remark(
            rule, .sleep, Dictionary(uniqueKeysWithValues: Remark.Figure.allCases.map { ($0, 3) }),
            dates: today...today)
        let (english, german) = (
            FindingWording(.english, today: today).sentence(remark),
            FindingWording(.german, today: today).sentence(remark)
        )
        #expect(english.count > 3 && german.count > 3)
        #expect(!rule.reason.isEmpty)
    }

    @Test func `as the rules have them`() {
        let english = FindingWording(.english, today: today)
        let german = FindingWording(.german, today: today)
        let deviation = Remark(
            .deviation, .restingHeartRate, [.value: 60, .usual: 55, .difference: 5, .n: 28, .days: 2])
        #expect(
            english.sentence(deviation)
                == "Resting HR 60 bpm, 5 bpm higher than your usual 55 bpm (28 nights), second day."
        )
        #expect(
            german.sentence(deviation) == "Ruhepuls 60 bpm, 5 bpm höher als üblich: 55 bpm (28 Nächte), zweiter Tag.")
        // Named with its day and its range, for a week beside it has a range of its own.
        let quiet = Remark(.quiet, nil, [.count: 8, .of: 8], dates: today...today)
        #expect(
            english.sentence(quiet)
                == "Nothing unusual on 31 May: 8 measures are in your usual range of 28 days.")
        #expect(
            german.sentence(quiet)
                == "Nichts Ungewöhnliches am 31. Mai: 8 Werte im üblichen Bereich von 28 Tagen.")
    }

    @Test func `weights and distances are in the units of the person`() {
        let remark = Remark(.trend, .weight, [.rate: -0.4, .difference: -1.6, .n: 13, .days: 28])
        let pounds = FindingWording(.english, units: .imperial, today: today).sentence(remark)
        #expect(pounds == "Weight is falling: 0.9 lb a week over 28 days (n = 13).")
    }
}
