@testable import ScreenKit
import CoachEngine
import Findings
import HealthModel
import HealthQuery
import HealthStore
import TestSupport
import Testing

@testable import TodayScreen

/// One quantity, one value: what Today and its snapshot say is what the charts draw, the tools answer, the prompt holds
/// and the offline coach tells, on days that are drawn from a year with all that makes days hard.
@Suite struct `A quantity has one value` {
    private let life: LivedYear
    /// In order of time.
    private let days: [CivilDay]

    init() async throws {
        life = try await LivedYear.shared.value
        var generator = SeededGenerator(seed: 17)
        days = Array((0..<LivedYear.days).shuffled(using: &generator).prefix(200)).sorted().map {
            LivedYear.last.advanced(by: -$0)
        }
    }

    @Test func `among days with naps, trips, changes of the clock, gaps, pounds and two sources`() async throws {
        var (naps, trips, gaps) = (0, 0, 0)
        for day in days {
            let snapshot = try await life.report(of: day).snapshot
            naps += snapshot.sleep.naps.isEmpty ? 0 : 1
            trips += snapshot.zoneName == LivedYear.zone ? 0 : 1
            gaps += snapshot.heart.restingHeartRateBPM == nil ? 1 : 0
        }
        #expect(naps > 5 && trips > 2 && gaps > 5, "\(naps) naps, \(trips) days away, \(gaps) without a watch")
        #expect(days.contains { (0..<14).contains($0 - LivedYear.springForward) })
        #expect(days.contains { (0..<14).contains($0 - LivedYear.fallBack) })
        #expect(days.contains { (0..<14).contains($0 - LivedYear.slip) })
    }

    @Test func `on Today, in its chart and in the rows of the tools`() async throws {
        // The chart of a month, and the columns up to its end, hold each of its days.
        let months = Dictionary(grouping: days) { LivedYear.last.advanced(by: -((LivedYear.last - $0) / 30 * 30)) }
        for (end, days) in months {
            let columns = try await life.store.days(Set(DayField.allCases), upTo: end)
            let first = try #require(columns.first)
            for metric in MetricID.rolledUp {
                let chart = try await life.chart(metric, .month, endingOn: end)
                for day in days {
                    let own = try await ownValue(of: metric, on: day)
                    let shown = chart.slots[day - chart.period.days.lowerBound].value
                    expect(shown, own, metric, "the chart and Today", day)
                    expect(columns.numbers[metric]?[day - first] ?? nil, own, metric, "the tools and Today", day)
                }
            }
        }
        // They end on each day too: of one metric in turn.
        for (turn, day) in days.enumerated() {
            let metric = MetricID.rolledUp[turn % MetricID.rolledUp.count]
            let own = try await ownValue(of: metric, on: day)
            let chart = try await life.chart(metric, .week, endingOn: day).slots.last?.value
            expect(chart, own, metric, "the chart up to the day and Today", day)
            let columns = try await life.store.days([metric], upTo: day)
            expect(columns.numbers[metric]?.last ?? nil, own, metric, "the tools on the day and Today", day)
        }
    }

    /// The value that Today shows, or tells as left out; `nil` for one that is carried forward from another day.
    private func ownValue(of metric: MetricID, on day: CivilDay) async throws -> Double? {
        let report = try await life.report(of: day)
        if let leftOut = report.comparisons[metric]?.leftOut, leftOut.day == day { return leftOut.value }
        let today = MetricReading(metric, in: report, today: day)
        return today.carriedFrom == nil ? today.value : nil
    }

    @Test func `summed over the hours of a day and over the day`() async throws {
        let metrics = MetricID.rolledUp.filter(\.hasHours)
        for (turn, day) in days.enumerated() {
            let report = try await life.report(of: day)
            // Every second metric of a day, the others on the next one.
            for (place, metric) in metrics.enumerated() where (turn + place).isMultiple(of: 2) {
                let hours = try await life.chart(metric, .day, endingOn: day).slots.compactMap(\.value)
                let whole = MetricReading(metric, in: report, today: day).value
                guard !hours.isEmpty || (whole ?? 0) > 0 else { continue }
                expect(hours.reduce(0, +), whole, metric, "the hours and the day", day)
            }
        }
    }

    @Test func `of sleep, however it is put together`() async throws {
        let year = LivedYear.last.advanced(by: 1 - LivedYear.days)...LivedYear.last
        let charted = Dictionary(
            try await life.store.dailyValues(of: .sleepDebt, in: year).map { ($0.day, $0.value) }
        ) { $1 }
        for day in days {
            let snapshot = try await life.report(of: day).snapshot
            let (sleep, trends) = (snapshot.sleep, snapshot.trends)
            let fortnight = "\(day.advanced(by: -13).iso)..\(day.iso)"
            let reply = await life.ask("sleep_report", #"{"range":"\#(fortnight)","sri":true}"#, on: day)
            expect(reply["debt_h"].number.map { $0 * 60 }, sleep.debtMinutes, "debt", day)
            expect(reply["sleep_consistency_score"].number, trends.sleepConsistencyScore, "consistency", day)
            expect(charted[day], sleep.debtMinutes, "the debt in its chart", day)
            expect(reply["sri"].number, sleep.regularityIndex, "regularity", day)
            expect(reply["social_jetlag_min"].number, sleep.socialJetlagMinutes, "social jetlag", day)
            if let week = sleep.weeklyAverage {
                expect(week.consistencyPercent, trends.sleepConsistencyScore, "consistency", day)
                let values = await life.ask(
                    "metric_stats", #"{"metric":"sleep_min","range":"\#(day.advanced(by: -6).iso)..\#(day.iso)"}"#,
                    on: day)
                #expect(values["n"].number == Double(week.nights), "\(day.iso)")
                if let asleep = week.asleepMinutes { expect(values["mean"].number, asleep, "mean of a week", day) }
            }
            guard sleep.totalMinutes != nil else { continue }
            let row = await life.row(of: day)
            expect(row["nap_min"].number, sleep.napMinutes, "naps", day)
            expect(row["sleep_total_min"].number, sleep.totalMinutes, "sleep in all", day)
        }
    }

    @Test func `of workouts, rings and check-ins`() async throws {
        for day in days {
            let snapshot = try await life.report(of: day).snapshot
            let row = await life.row(of: day)
            expect(row["workouts"].number, Double(snapshot.app.workouts.count), "workouts", day)
            let minutes = snapshot.app.workouts.map(\.durationMinutes).reduce(0, +)
            expect(row["workout_min"].number, minutes, "minutes of workouts", day)
            expect(row["rings_closed"].number, snapshot.activity.areRingsClosed.map { $0 ? 1 : 0 }, "rings", day)
            expect(row["mood_1to5"].number, snapshot.subjective.mood.map(Double.init), "mood", day)
            expect(row["energy_1to5"].number, snapshot.subjective.energy.map(Double.init), "energy", day)
            expect(row["stress_1to5"].number, snapshot.subjective.stress.map(Double.init), "stress", day)
        }
    }

    @Test func `of a weight in pounds, which charts and tiles leave out where the tools do`() async throws {
        var doubted = 0
        for day in days where (0..<28).contains(day - LivedYear.slip) {
            let first = day.advanced(by: -27)
            let reply = await life.ask(
                "metric_stats", #"{"metric":"weight_kg","range":"\#(first.iso)..\#(day.iso)"}"#, on: day)
            let told = (reply["left_out_values"].array ?? []).compactMap { $0["date"].text }.sorted()
            let report = try await life.store.report(of: day)
            let tile = MetricChart(recentOf: MetricReading(.weight, in: report, today: day), format: MetricFormat())
            let shown = tile.leftOut.map { first.advanced(by: $0).iso }.sorted()
            #expect(shown == told, "the tile of \(day.iso)")
            let chart = try await life.chart(.weight, .month, endingOn: day)
            let drawn = chart.leftOut.map { day.advanced(by: $0 - 29) }.filter { $0 >= first }.map(\.iso).sorted()
            #expect(drawn == told, "the chart up to \(day.iso)")
            doubted += told.count
        }
        #expect(doubted > 0)
    }

    @Test func `of the trend of weight, on Today and at the end of its chart`() async throws {
        for day in days {
            let body = try await life.report(of: day).snapshot.body
            guard let smoothed = body.weightTrendKg, body.weightDay == day else { continue }
            let tool = await life.ask("trend", #"{"metric":"weight_kg","method":"ewma"}"#, on: day)
            expect(tool["weight_trend_kg"].number, smoothed, "the trend of weight in the tool", day)
            let chart = try await life.chart(.weight, .month, endingOn: day).trend.last ?? nil
            // The chart begins to smooth at another day of the past than the tile.
            expect(chart, smoothed, "the trend of weight", day, within: 1e-4)
        }
    }

    @Test func `of the trends of weight and body fat over four weeks, on Today and in the tool`() async throws {
        var told = 0
        for (turn, day) in days.enumerated() {
            let body = try await life.report(of: day).snapshot.body
            let isWeight = turn.isMultiple(of: 2)
            let metric: MetricID = isWeight ? .weight : .bodyFat
            let tool = await life.ask("trend", #"{"metric":"\#(metric.rawValue)"}"#, on: day)["trend_28_days"]
            let direction = isWeight ? body.weightTrend : body.bodyFatTrend
            if isWeight { expect(tool["slope"].number, body.weightSlopeKgPerWeek, metric, "kg a week", day) }
            if let direction { #expect(tool["direction"].text == direction.rawValue, "\(day.iso) \(metric)") }
            guard isWeight, let slope = body.weightSlopeKgPerWeek, turn.isMultiple(of: 8) else { continue }
            told += 1
            let answer = await life.answer("weight trend", on: day)
            let shown = MetricFormat.decimal(abs(slope), decimals: 2)
            #expect(answer.contains("The 28 days to "), "\(day.iso): \(answer)")
            #expect(answer.contains("\(shown) kg a week"), "\(day.iso): \(slope) is not in: \(answer)")
        }
        #expect(told > 10, "\(told)")
    }

    @Test func `of recovery and of the usual, by name as on Today`() async throws {
        for day in days {
            let snapshot = try await life.report(of: day).snapshot
            let readiness = await life.ask("compute", #"{"name":"readiness"}"#, on: day)
            expect(readiness["value"].number, snapshot.trends.recoveryScore, "recovery", day)
            let range = await life.ask("compute", #"{"name":"normal_range","metric":"resting_hr_bpm"}"#, on: day)
            guard let own = snapshot.heart.restingHeartRateRange, own.low != nil else { continue }
            expect(range["recent_mean"].number, own.weekMean, "the week's resting heart rate", day)
            expect(range["low"].number, own.low, "the low end of the usual", day)
            expect(range["high"].number, own.high, "the high end of the usual", day)
        }
    }

    @Test func `of the usual of a day, in every sentence about it`() async throws {
        let metrics: [MetricID] = [
            .restingHeartRate, .heartRateVariability, .respiratoryRate, .bloodOxygen, .sleep, .steps, .activeEnergy,
        ]
        var outside = 0
        for (turn, day) in days.enumerated() {
            let report = try await life.report(of: day)
            let engine = try await life.findings(on: day, of: Set(metrics))
            for (place, metric) in metrics.enumerated() {
                let today = MetricReading(metric, in: report, today: day)
                guard let standing = today.standing, let value = today.value else { continue }
                outside += standing == .within ? 0 : 1
                let usual = engine.conclusion(ConclusionRequest(.usual, field: metric)).verdict
                let isWithin = usual.rule == .usualWithin
                #expect(isWithin == (standing == .within), "\(day.iso) \(metric.rawValue) \(value): \(usual)")
                let own = report.comparisons[metric]?.baseline
                expect(usual[.low], own?.low, metric, "the low end of the usual", day)
                expect(usual[.high], own?.high, metric, "the high end of the usual", day)
                // The tool answers for one metric of a day in turn.
                guard place == turn % metrics.count else { continue }
                let told = await life.ask(
                    "findings", #"{"kind":"usual","metric":"\#(metric.rawValue)"}"#, on: day)["conclusion"]
                #expect(told["rule"].text == usual.rule.rawValue, "\(day.iso) \(metric.rawValue): \(told)")
                expect(told["low"].number, own?.low, metric, "the low end of the usual in the tool", day)
                expect(told["high"].number, own?.high, metric, "the high end of the usual in the tool", day)
            }
            // Nothing is told as out of the usual that Today has in range.
            let findings = engine.conclusion(ConclusionRequest(.today))
            let remarks = [findings.verdict] + findings.remarks
            for metric in remarks.filter({ $0.rule == .deviation }).compactMap(\.metric) {
                #expect(MetricReading(metric, in: report, today: day).standing != .within, "\(day.iso) \(metric)")
            }
            guard turn.isMultiple(of: 5) else { continue }
            let told = await life.ask("findings", #"{"kind":"today"}"#, on: day)
            let rules = ([told["conclusion"]] + (told["findings"].array ?? [])).compactMap { $0["rule"].text }
            #expect(rules == remarks.map(\.rule.rawValue), "\(day.iso): \(told)")
        }
        #expect(outside > 100, "\(outside)")
    }

    @Test func `of the usual, the consistency and the debt that the offline coach tells`() async throws {
        for (turn, day) in days.enumerated() where turn.isMultiple(of: 2) {
            let questions = Self.questions(of: try await life.report(of: day))
            guard !questions.isEmpty else { continue }
            let asked = questions[turn / 2 % questions.count]
            let answer = await life.answer(asked.text, on: day)
            for alternatives in asked.answers {
                #expect(
                    alternatives.contains(where: answer.contains),
                    "\(day.iso), \(asked.text): no \(alternatives) in \(answer)")
            }
        }
    }

    /// A question to the offline coach, and what its answer says: one of each list.
    private struct Asked {
        var text: String
        var answers: [[String]]
    }

    private static func questions(of report: DayReport) -> [Asked] {
        let day = report.day
        var asked: [Asked] = []
        for (metric, words) in [(MetricID.restingHeartRate, "resting heart rate"), (.bloodOxygen, "blood oxygen")] {
            guard let standing = MetricReading(metric, in: report, today: day).standing else { continue }
            let question = "What was my \(words) on \(day.iso)?"
            asked.append(Asked(text: question, answers: [["the value lies"], [standing.rawValue]]))
        }
        let (sleep, trends) = (report.snapshot.sleep, report.snapshot.trends)
        func ask(_ question: String, _ value: Double?, _ shown: (Double) -> [String]) {
            guard let value else { return }
            asked.append(Asked(text: question, answers: [shown(value)]))
        }
        ask("What is my sleep debt?", sleep.debtMinutes) { ["**\(MetricFormat.duration(minutes: $0))**"] }
        ask("What is my sleep consistency?", trends.sleepConsistencyScore) {
            ["**\(MetricFormat.decimal($0)) of 100"]
        }
        ask("How regular is my sleep?", sleep.regularityIndex) { ["**\(MetricFormat.decimal($0))**"] }
        ask("What is my social jetlag?", sleep.socialJetlagMinutes.flatMap { $0 < 0 ? nil : $0 }) {
            ["**\(MetricFormat.duration(minutes: $0))**"]
        }
        ask("What is my smoothed weight?", report.snapshot.body.weightTrendKg) {
            ["**\(MetricFormat.decimal($0, decimals: 1)) kg"]
        }
        ask("What was my average heart rate on \(day.iso)?", report.comparisons[.heartRate]?.value) { pulse in
            [0, 1].map { "**\(MetricFormat.decimal(pulse, decimals: $0)) bpm" }
        }
        return asked
    }

    @Test func `in what a model reads`() async throws {
        for day in days {
            let report = try await life.report(of: day)
            let prompt = await life.prompt(on: day)
            for (name, value) in life.values(ofPrompt: prompt) {
                let metric = try #require(MetricID(rawValue: name))
                let today = MetricReading(metric, in: report, today: day)
                expect(value, today.value, metric, "the prompt and Today", day, within: 0.5001)
            }
        }
    }

    @Test func `in what the offline coach says`() async throws {
        let names: [(MetricID, String)] = [
            (.steps, "steps"), (.restingHeartRate, "resting heart rate"), (.activeEnergy, "active energy"),
            (.water, "water"), (.distance, "distance"),
        ]
        for (turn, day) in days.enumerated() where !turn.isMultiple(of: 2) {
            let report = try await life.report(of: day)
            let asked = names.compactMap { metric, name in
                MetricReading(metric, in: report, today: day).value.map { (metric: metric, name: name, value: $0) }
            }
            guard !asked.isEmpty else { continue }
            let (metric, name, value) = asked[turn / 2 % asked.count]
            let answer = await life.answer("What was my \(name) on \(day.iso)?", on: day)
            // Where it hardly leaves the usual, it is told with a digit more.
            let shown = [0, 1].map { MetricFormat.decimal(value, decimals: metric.decimals + $0) }
            #expect(shown.contains { answer.contains("**\($0)") }, "\(day.iso): \(shown[0]) is not in: \(answer)")
        }
    }

    /// - Parameter part: how far apart the two may be, in steps of the last digit that the metric is told with.
    private func expect(
        _ value: Double?, _ other: Double?, _ metric: MetricID, _ which: String, _ day: CivilDay,
        within part: Double = 1e-6, at place: SourceLocation = #_sourceLocation
    ) {
        var step = 1.0
        for _ in 0..<metric.decimals { step /= 10 }
        expect(value, other, "\(metric.rawValue), \(which)", day, within: part * step, at: place)
    }

    private func expect(
        _ value: Double?, _ other: Double?, _ which: String, _ day: CivilDay, within distance: Double = 1e-6,
        at place: SourceLocation = #_sourceLocation
    ) {
        let isSame =
            switch (value, other) {
            case (nil, nil): true
            case (let value?, let other?): abs(value - other) <= max(distance, abs(other) * 1e-9)
            default: false
            }
        let (shown, otherShown) = (value.map { "\($0)" } ?? "none", other.map { "\($0)" } ?? "none")
        #expect(isSame, "\(day.iso), \(which): \(shown) is not \(otherShown)", sourceLocation: place)
    }
}
