import Foundation
import HealthModel
import HealthQuery
import Testing

private func day(_ iso: String) -> CivilDay { CivilDay(iso: iso) ?? CivilDay(number: 0) }

/// Dates in a row from 2026-01-01 with these values.
private func table(_ values: [Double?], _ field: DayField = .steps) -> DayTable {
    let first = day("2026-01-01")
    return DayTable(
        DayColumns(first: first, numbers: [field: values]), today: first.advanced(by: values.count - 1))
}

@Suite struct `Statistics of days` {
    @Test func `keep what small numbers add to large ones`() {
        #expect(CompensatedSum.of([1e16, 1, -1e16]) == 1)
        #expect(CompensatedSum.mean([Double]()) == nil)
    }

    @Test func `of one value have no spread`() throws {
        let figures = try #require(FieldStatistics([DatedValue(day: day("2026-01-01"), value: 7)]))
        #expect(figures.deviation == nil && figures.interquartileRange == 0 && figures.median == 7)
        #expect(FieldStatistics([]) == nil)
    }

    @Test func `take clock times round the clock`() throws {
        let bed = try #require(ClockStatistics([1410, 15, 45, 1370]))
        #expect(bed.roundedMean == 1430 && abs(bed.concentration - 0.982) < 0.001)
        let one = try #require(ClockStatistics([1439.9]))
        #expect(one.roundedMean == 0 && one.deviation == 0 && one.concentration == 1)
        #expect(CircularMean.difference(from: 1430, to: 10) == 20)
        #expect(CircularMean.difference(from: 10, to: 1430) == -20)
    }

    @Test func `name the ISO week by its Thursday`() {
        #expect(DateGrouping.week.key(of: day("2025-12-29")) == "2026-W01")
        #expect(DateGrouping.week.key(of: day("2027-01-03")) == "2026-W53")
        #expect(DateGrouping.quarter.key(of: day("2026-12-31")) == "2026-Q4")
        #expect(DateGrouping.dayType.key(of: day("2026-03-14")) == "weekend")
    }

    @Test func `sort stably in both directions`() {
        let items = [("a", 1.0), ("b", 2.0), ("c", 1.0), ("d", nil)]
        #expect(items.ranked(.largestFirst) { $0.1 }.map(\.0) == ["b", "a", "c"])
        #expect(items.ranked(.smallestFirst) { $0.1 }.map(\.0) == ["a", "c", "b"])
    }
}

@Suite struct `A range that is taken in logarithms` {
    @Test func `is told in milliseconds, too`() throws {
        let values: [Double?] = (0..<67).map { 3.8 + 0.02 * Double($0 % 10) }
        let days = table(values, .logHeartRateVariability)
        let inputs = FormulaInputs(table: days, person: QueryPerson(homeZone: "Etc/UTC"), workouts: [])
        func answer(_ field: DayField) throws -> [String: Double] {
            let fields = try inputs.normalRange(
                field, on: days.today, recentDays: 7, baselineDays: 60, width: 0.5)
            var numbers: [String: Double] = [:]
            for field in fields {
                if case .number(let number) = field.value { numbers[field.name] = number }
            }
            return numbers
        }
        let range = try answer(.heartRateVariability)
        for (name, logarithm) in [("low_ms", "low"), ("high_ms", "high"), ("recent_geometric_mean_ms", "recent_mean")] {
            let (value, scale) = (try #require(range[name]), try #require(range[logarithm]))
            #expect(value == exp(scale))
        }
        #expect(try answer(.logHeartRateVariability)["low_ms"] == nil)
    }
}

@Suite struct `Times of the clock on a line` {
    /// Half past eleven and half past twelve at night in turns.
    private let inputs = FormulaInputs(
        table: table((0..<67).map { $0 % 2 == 0 ? 1410 : 30 }, .bedTime), person: QueryPerson(homeZone: "Etc/UTC"),
        workouts: [])
    private var today: CivilDay { inputs.table.today }

    private func number(_ name: String, in answer: FormulaAnswer) -> Double? {
        guard case .number(let number)? = answer.first(where: { $0.name == name })?.value else { return nil }
        return number
    }

    private func text(_ name: String, in answer: FormulaAnswer) -> String? {
        guard case .text(let text)? = answer.first(where: { $0.name == name })?.value else { return nil }
        return text
    }

    @Test func `lie within twelve hours of their circular mean and come back as minutes of the day`() {
        let line = ClockSeries(.bedTime, [1410, 30, 60])
        #expect(line.isTypical && line.unwrapped(1410) + 60 == line.unwrapped(30))
        #expect(line.wrapped(line.unwrapped(1410)) == 1410 && line.wrapped(-15) == 1425 && line.wrapped(1440) == 0)
        let steps = ClockSeries(.steps, [5000, 9000])
        #expect(steps.isTypical && steps.unwrapped(9000) == 9000 && steps.wrapped(9000) == 9000)
        #expect(!ClockSeries(.bedTime, [0, 360, 720, 1080]).isTypical)
    }

    @Test func `have a normal range about midnight`() throws {
        let range = try inputs.normalRange(.bedTime, on: today, recentDays: 7, baselineDays: 60, width: 0.5)
        let (low, high) = (try #require(number("low", in: range)), try #require(number("high", in: range)))
        #expect(text("value", in: range) == "within" && (1420..<1430).contains(low) && (10..<20).contains(high))
        #expect(text("low_hhmm", in: range) == "23:45" && text("high_hhmm", in: range) == "00:15")
    }

    @Test func `are held against a median about midnight`() throws {
        let z = try inputs.robustZ(.bedTime, on: today, days: 60)
        #expect(number("median", in: z) == 0 && number("today", in: z) == 1410)
        #expect(abs((number("value", in: z) ?? 0) + 1 / 1.4826) < 1e-9)
        let rare = try inputs.outliers(.bedTime, in: today.advanced(by: -65)...today, limit: 1)
        #expect(text("median_hhmm", in: rare) == "00:00")
        let percentile = try inputs.goalPercentile(.bedTime, percent: 60, count: 4)
        #expect(number("value", in: percentile) == 30)
    }

    @Test func `have no range where no time is typical`() {
        let days = table((0..<67).map { Double($0 % 4) * 360 }, .bedTime)
        let inputs = FormulaInputs(table: days, person: QueryPerson(homeZone: "Etc/UTC"), workouts: [])
        #expect(throws: MissingInput.self) {
            try inputs.normalRange(.bedTime, on: days.today, recentDays: 7, baselineDays: 60, width: 0.5)
        }
    }

    @Test func `roll and are related across midnight`() throws {
        let two = table([1430, 10], .bedTime)
        let rolled = RollingMeans(
            two, .bedTime, on: two.span(two.everything), length: 2, largest: true, fullOnly: true)
        #expect(rolled?.value == 0)
        let later = (0..<12).map { Double((1380 + 10 * $0) % 1440) }
        let days = DayTable(
            DayColumns(
                first: day("2026-01-01"), numbers: [.bedTime: later, .steps: (0..<12).map { Double($0) * 100 }]),
            today: day("2026-01-12"))
        let pairs = RelatedPairs.daily(days, .bedTime, .steps, on: days.span(days.everything), lag: 0)
        #expect((Correlation(pairs)?.r ?? 0) > 0.999)
    }
}

@Suite struct `A weight in pounds` {
    private let days = table([80, 80.2, 79.9, 80.1, 176.2, 80, 79.8, 80.1], .weight)

    @Test func `is no value of a statistic, and stays one of its day`() {
        let span = days.span(days.everything)
        #expect(days.values(.weight, on: span).map(\.value).max() == 80.2)
        #expect(days.leftOut(.weight, of: span) == [DatedValue(day: day("2026-01-05"), value: 176.2)])
        #expect(days.recordedValues(.weight, on: span).count == 8)
        #expect(days.number(.weight, on: day("2026-01-05")) == 176.2)
        #expect(days.counted(.weight, on: day("2026-01-05")) == nil && days.isSlip(.weight, on: day("2026-01-05")))
        #expect(days.values(.weight, on: [day("2026-01-05")]).map(\.value) == [176.2])
        #expect(days.leftOut(.weight, of: [day("2026-01-05")]) == [])
    }

    @Test func `is believed where others follow that agree, and is looked for in masses alone`() {
        let heavy = table([80, 80.2, 79.9, 100, 100.2, 99.9, 100.1], .weight)
        #expect(heavy.leftOut(.weight, of: heavy.span(heavy.everything)) == [])
        let steps = table([80, 80.2, 79.9, 80.1, 176.2, 80], .steps)
        #expect(steps.leftOut(.steps, of: steps.span(steps.everything)) == [])
    }
}

@Suite struct `Conditions on days` {
    private let days = table([5, nil, 7, 0])

    @Test func `are unknown where a value is missing, unless that is the question`() {
        func members(_ condition: Condition<DayField>) -> [Membership] {
            DayCount(days, in: days.everything, where: [condition]).members.map(\.membership)
        }
        #expect(members(Condition(.steps, .above, .numbers([1]))) == [.inside, .unrecorded, .inside, .outside])
        #expect(members(Condition(.steps, .unequal, .numbers([5]))) == [.outside, .unrecorded, .inside, .inside])
        #expect(members(Condition(.steps, .missing)) == [.outside, .inside, .outside, .outside])
        #expect(
            members(Condition(.steps, .atLeast, .numbers([5]), lag: 1)) == [
                .unrecorded, .inside, .unrecorded, .inside,
            ])
    }

    @Test func `that are false decide before those that are unknown`() {
        let both = [
            Condition<DayField>(.steps, .above, .numbers([1])), Condition(.flights, .above, .numbers([1])),
        ]
        let members = DayCount(days, in: days.everything, where: both).members.map(\.membership)
        #expect(members == [.unrecorded, .unrecorded, .unrecorded, .outside])
    }

    @Test func `make runs that missing days break or are skipped in`() {
        let count = DayCount(
            table([9, 9, nil, 9, 1, 9, 9]), in: day("2026-01-01")...day("2026-01-07"),
            where: [Condition(.steps, .above, .numbers([5]))])
        let broken = DayStreaks(count.members, skipsUnrecorded: false)
        #expect(broken.longest?.length == 2 && broken.longest?.ties == 2 && broken.longest?.to == day("2026-01-02"))
        let skipped = DayStreaks(count.members, skipsUnrecorded: true)
        #expect(skipped.longest?.length == 3 && skipped.longest?.to == day("2026-01-04") && skipped.current == 2)
        #expect(DayStreaks([], skipsUnrecorded: false).longest == nil)
    }

    @Test func `count only dates from the first to today`() {
        let newYear = day("2026-01-01")
        #expect(days.span(day("2025-12-30")...day("2026-01-02")).count == 2)
        #expect(days.span(day("2027-01-01")...day("2027-01-02")).isEmpty)
        #expect(DayTable(DayColumns(first: nil), today: newYear).everything == newYear...newYear)
    }
}

@Suite struct `Relations and trends` {
    @Test func `have the chances of printed tables`() {
        #expect(abs(StudentT.twoSided(2.228, degrees: 10) - 0.05) < 1e-4)
        #expect(abs(StudentT.twoSided(1, degrees: 1) - 0.5) < 1e-12)
        #expect(abs(StudentT.twoSided(0, degrees: 7) - 1) < 1e-12)
        #expect(StudentT.twoSided(40, degrees: 3650) < 1e-200)
    }

    @Test func `say nothing under five pairs or where a side does not vary`() {
        let pairs = (0..<6).map { RelatedPair(place: $0, x: Double($0), y: 2 * Double($0) + 1) }
        #expect(Correlation(Array(pairs.prefix(4))) == nil)
        #expect(Correlation(pairs.map { RelatedPair(place: $0.place, x: 3, y: $0.y) }) == nil)
        let perfect = Correlation(pairs)
        #expect(perfect?.r == 1 && perfect?.p == 0 && perfect?.interval == nil)
        let ranked = Correlation(pairs.map { RelatedPair(place: $0.place, x: $0.x, y: -exp($0.x)) }, method: .spearman)
        #expect(ranked?.r == -1)
    }

    @Test func `pair weeks by their aggregates, whole ones alone if asked`() {
        let days = table((0..<25).map { Double($0) })
        func pairs(_ fullOnly: Bool) -> [RelatedPair] {
            RelatedPairs.weekly(
                days, (.steps, .mean), (.steps, .sum), on: days.span(days.everything), fullOnly: fullOnly)
        }
        // 2026-01-01 is a Thursday: four days, three weeks.
        #expect(pairs(true).map(\.y) == [49, 98, 147] && pairs(false).count == 4)
        #expect(zip(pairs(true), pairs(true).dropFirst()).allSatisfy { $1.place == $0.place + 1 })
    }

    @Test func `have the exact median slope of many points`() {
        var state: UInt64 = 7
        let points = (0..<400).map { index -> (x: Double, y: Double) in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (Double(index), Double(state >> 60) + Double(index) / 50)
        }
        var slopes: [Double] = []
        for (index, right) in points.enumerated() {
            for left in points[..<index] { slopes.append((right.y - left.y) / (right.x - left.x)) }
        }
        #expect(TheilSen.slope(points) == Percentile.median(slopes))
        #expect(TheilSen.slope(points.map { ($0.x, 3) }) == 0)
        #expect(TheilSen.slope(points.map { (1, $0.y) }) == nil)
    }

    @Test func `roll over missing days unless whole windows are asked for`() {
        let days = table([2, nil, 4, 4, 4])
        let span = days.span(days.everything)
        let any = RollingMeans(days, .steps, on: span, length: 2, largest: true, fullOnly: false)
        #expect(any?.value == 4 && any?.end == day("2026-01-03") && any?.ties == 3)
        let full = RollingMeans(days, .steps, on: span, length: 2, largest: true, fullOnly: true)
        #expect(full?.end == day("2026-01-04") && full?.ties == 2)
        #expect(RollingMeans(days, .steps, on: span, length: 5, largest: true, fullOnly: true) == nil)
    }
}

@Suite struct `Regular sleep` {
    private func night(_ date: String, _ from: Int, _ hours: Int) -> Range<Int> {
        let midnight = (day(date).number) * 86_400
        return midnight + from * 3600..<midnight + (from + hours) * 3600
    }

    @Test func `is compared with 24 hours later from noon to noon`() throws {
        let dates = (1...7).map { "2026-01-0\($0)" }
        let same = dates.dropFirst().map { night($0, -1, 8) }
        let week = day("2026-01-01")...day("2026-01-07")
        #expect(NoonBlocks(week, asleep: same, zone: "UTC")?.regularity == 100)
        var late = same
        late[2] = night(dates[3], 1, 8)
        let index = try #require(NoonBlocks(week, asleep: late, zone: "UTC")?.regularity)
        #expect(abs(index - (100 - 200 * 8.0 / 120)) < 1e-9)
        // A block without sleep is not known: two pairs fewer.
        late.remove(at: 3)
        #expect(NoonBlocks(week, asleep: late, zone: "UTC")?.regularity == nil)
    }

    @Test func `leaves out the blocks of a journey, and what is still to come`() throws {
        let dates = (1...9).map { "2026-01-0\($0)" }
        var nights = dates.dropFirst().map { night($0, -1, 8) }
        let span = day("2026-01-01")...day("2026-01-09")
        nights[1] = night(dates[2], 4, 8)
        let journey = Set([day(dates[2])])
        #expect(NoonBlocks(span, asleep: nights, zone: "UTC", leavingOut: journey)?.regularity == 100)
        // The last night is cut short by now: nobody knows how long it will be.
        nights[7] = night(dates[8], -1, 3)
        let now = nights[7].upperBound
        #expect(NoonBlocks(span, asleep: nights, zone: "UTC", leavingOut: journey, until: now)?.regularity == 100)
    }

    @Test func `has blocks of 23 hours where the clocks go forward`() throws {
        let dates = (24...31).map { "2026-03-\($0)" }
        let nights = dates.dropFirst().map { night($0, -3, 8) }
        let week = day("2026-03-24")...day("2026-03-31")
        #expect(NoonBlocks(week, asleep: nights, zone: "Europe/Paris")?.regularity == 100)
    }
}

@Suite struct `Arithmetic on plain numbers` {
    @Test(arguments: [
        ("1 + 2 * 3", 7), ("(1+2)*3", 9), ("-2 ^ 2", -4), ("2 ^ 3 ^ 2", 512), ("10 / 4 - 1", 1.5), ("--3", 3),
        ("min(3, 1, 2) + max(4, 5)", 6), ("abs(-2.5)", 2.5), ("sqrt(16)", 4), ("round(2.6)", 3), ("ln(exp(2))", 2),
        ("7700 * .5", 3850),
    ])
    func `is that of paper`(expression: String, value: Double) throws {
        #expect(abs(try Arithmetic(expression).value - value) < 1e-9)
    }

    @Test(arguments: [
        "", "1 +", "steps", "1 / 0", "(1", "1)", "1 2", "sqrt(-1)", "abs(1, 2)", "cos(1)", "1e5", "10 ^ 999", "١",
        String(repeating: "(", count: 300), String(repeating: "-", count: 399), String(repeating: "1+", count: 300),
        String(repeating: "2^", count: 199) + "2",
    ])
    func `refuses what is none`(expression: String) {
        #expect(throws: Arithmetic.Problem.self) { try Arithmetic(expression) }
    }

    @Test func `tells the numbers that stand in it`() throws {
        #expect(try Arithmetic("(482.7 - 474) / 7").numbers == [482.7, 474, 7])
    }
}

@Suite struct `Chances of many tries` {
    @Test func `are corrected for there being many`() {
        // Benjamini and Hochberg: p · m / rank, never falling with rank.
        let rates = FalseDiscovery.rates([0.01, 0.04, 0.03, 0.5])
        #expect(zip(rates, [0.04, 0.16 / 3, 0.16 / 3, 0.5]).allSatisfy { abs($0 - $1) < 1e-12 })
        #expect(FalseDiscovery.rates([]) == [] && FalseDiscovery.rates([0.2]) == [0.2])
    }
}
