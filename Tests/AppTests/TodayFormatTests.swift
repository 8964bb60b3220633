import ScreenKit
import HealthModel
import Testing

@Suite struct `Metric format` {
    private let format = MetricFormat()

    @Test(
        arguments: [
            (MetricID.steps, 8_412, "8,412"), (.steps, 1_234_567, "1,234,567"), (.steps, 0, "0"),
            (.distance, 6.349, "6.3 km"),
            (.distance, 0.96, "1.0 km"), (.weight, 72.45, "72.5 kg"), (.activeEnergy, 999.6, "1,000 kcal"),
            (.sleep, 425, "7 h 05"), (.sleep, 45, "45 min"), (.sleep, 59.6, "1 h 00"), (.exerciseMinutes, 75, "75 min"),
            (.vo2Max, 44.12, "44.1 ml/kg/min"), (.bloodOxygen, 97.4, "97 %"), (.weight, -0.04, "0.0 kg"),
            (.weight, -1_234.56, "−1,234.6 kg"), (.bedTime, 1_421, "23:41"), (.wakeTime, 1_860, "07:00"),
            (.bedAfterNoon, 750, "00:30"), (.mood, 4, "4"), (.moveClosed, 1, "yes"), (.moveClosed, 0, "no"),
            (.runDistance, 5.04, "5.0 km"), (.napMinutes, 95, "1 h 35"), (.workouts, 2, "2"), (.load, 211, "211 AU"),
        ] as [(MetricID, Double, String)])
    func `values have their unit, and no more digits than the sensor`(
        _ metric: MetricID, _ value: Double, _ text: String
    ) {
        #expect(format.text(value, of: metric) == text)
    }

    @Test(arguments: [nil, Double.nan, .infinity, 1e300])
    func `what is not a number is a dash`(_ value: Double?) {
        #expect(format.text(value, of: .steps) == "–")
        #expect(format.text(value, of: .sleep) == "–")
    }

    @Test(
        arguments: [
            (MetricID.steps, 643, "+643"), (.steps, -0.3, "±0"), (.weight, -0.26, "−0.3 kg"),
            (.weight, 0.04, "±0.0 kg"), (.sleep, 85, "+1 h 25"), (.sleep, -7.2, "−7 min"),
            (.restingHeartRate, 1.6, "+2 bpm"),
        ] as [(MetricID, Double, String)])
    func `differences have a sign`(_ metric: MetricID, _ value: Double, _ text: String) {
        #expect(format.difference(value, of: metric) == text)
    }

    @Test(
        arguments: [
            (MetricID.activeEnergy, 615.6, 598, "−18 kcal"), (.steps, 16_940, 8_986, "−7,954"),
            (.restingHeartRate, 56.44, 57.4, "+1 bpm"), (.weight, 78.44, 78.46, "+0.1 kg"),
            (.bloodOxygen, 96, 97, "+1 percentage points"),
        ] as [(MetricID, Double, Double, String)])
    func `differences are of the figures that are shown`(
        _ metric: MetricID, _ before: Double, _ after: Double, _ text: String
    ) {
        #expect(format.difference(from: before, to: after, of: metric) == text)
    }

    @Test(
        arguments: [
            (MetricID.activeEnergy, 615.6, 596.0, "−19.6 kcal"), (.steps, 16_944, 8_986, "−7,958"),
            (.restingHeartRate, 56.44, 57.06, "+0.6 bpm"), (.sleep, 424.6, 392.4, "−32 min"),
            (.weight, 81.449, 81.622, "+0.2 kg"), (.weight, 78.44, 78.46, "±0.0 kg"), (.flights, 9.44, 10.6, "+1.2"),
            (.bloodOxygen, 96.6, 96.4, "−0.2 percentage points"), (.respiratoryRate, 14.25, 14.488, "+0.2 /min"),
        ] as [(MetricID, Double, Double, String)])
    func `differences of means are rounded once`(
        _ metric: MetricID, _ before: Double, _ after: Double, _ text: String
    ) {
        #expect(format.differenceOfMeans(from: before, to: after, of: metric) == text)
    }

    @Test func `means have the decimals of their difference`() {
        #expect(format.average(96.42, of: .bloodOxygen, beside: -0.2) == "96.4")
        #expect(format.average(96.42, of: .bloodOxygen) == "96")
    }

    @Test(
        arguments: [
            (MetricID.weight, 72.4, "159.6 lb"), (.distance, 6.349, "3.9 mi"), (.water, 250, "8 fl oz"),
            (.steps, 8_412, "8,412"), (.sleep, 425, "7 h 05"), (.restingHeartRate, 55, "55 bpm"),
        ] as [(MetricID, Double, String)])
    func `other units have other numbers`(_ metric: MetricID, _ value: Double, _ text: String) {
        #expect(MetricFormat(.imperial).text(value, of: metric) == text)
    }

    @Test func `differences and ranges are of the unit that is shown`() {
        let imperial = MetricFormat(.imperial)
        #expect(imperial.difference(-0.26, of: .weight) == "−0.6 lb")
        #expect(imperial.difference(0.01, of: .weight) == "±0.0 lb")
        #expect(imperial.range(5, 8.05, of: .distance) == "3.1–5.0")
        #expect(imperial.unit(of: .sleep).isEmpty && imperial.unit(of: .leanMass) == "lb")
    }

    @Test func `means are rounded as people read them`() {
        #expect(format.average(7_346.4, of: .steps) == "7,346")
        #expect(format.average(482.6, of: .activeEnergy) == "483")
        #expect(format.average(12.34, of: .flights) == "12.3")
        #expect(format.average(57.4, of: .restingHeartRate) == "57.4")
        #expect(format.average(57.4, of: .exerciseMinutes) == "57")
        #expect(format.average(.nan, of: .steps) == "–")
        #expect(MetricFormat(.imperial).average(482.6, of: .water) == "16.3")
        #expect(format.range(50.6, 55.7, of: .restingHeartRate) == "51–56")
        #expect(format.range(97.1, 97.3, of: .bloodOxygen) == "97")
    }
}

@Suite struct `Days in words` {
    private func day(_ iso: String) throws -> CivilDay { try #require(CivilDay(iso: iso)) }

    @Test func `long, medium and short`() throws {
        let saturday = try day("2026-11-21")
        #expect(DayText.long(saturday) == "Saturday 21 November 2026")
        #expect(DayText.medium(saturday) == "Sat 21 Nov 2026")
        #expect(DayText.short(saturday) == "Sat 21 Nov")
    }

    @Test(arguments: [
        ("2026-11-15", "2026-11-21", "15–21 Nov 2026"), ("2026-10-26", "2026-11-24", "26 Oct – 24 Nov 2026"),
        ("2025-11-24", "2026-11-22", "24 Nov 2025 – 22 Nov 2026"), ("2026-02-28", "2026-02-28", "Sat 28 Feb 2026"),
    ])
    func `ranges name what differs`(_ first: String, _ last: String, _ text: String) throws {
        #expect(DayText.range(try day(first)...(try day(last))) == text)
    }

    @Test func `distance from today`() throws {
        let today = try day("2026-11-21")
        let words = [-2, -1, 0, 1, 3].map { DayText.distance(of: today.advanced(by: -$0), from: today) }
        #expect(words == ["in 2 days", "tomorrow", "today", "yesterday", "3 days ago"])
    }
}
