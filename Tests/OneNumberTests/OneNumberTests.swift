@testable import ScreenKit
import CoachEngine
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
            let snapshot = try await life.store.report(of: day).snapshot
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
        for day in days {
            let report = try await life.store.report(of: day)
            let columns = try await life.store.days(Set(DayField.allCases), upTo: day)
            let first = try #require(columns.first)
            for metric in MetricID.rolledUp {
                let today = MetricReading(metric, in: report, today: day)
                let own = today.carriedFrom == nil ? today.value : nil
                let chart = try await life.chart(metric, .week, endingOn: day).slots.last?.value
                expect(chart, own, metric, "the chart and Today", day)
                expect(columns.numbers[metric]?[day - first] ?? nil, own, metric, "the tools and Today", day)
            }
        }
    }

    @Test func `summed over the hours of a day and over the day`() async throws {
        for day in days {
            let report = try await life.store.report(of: day)
            for metric in MetricID.rolledUp where metric.hasHours {
                let hours = try await life.chart(metric, .day, endingOn: day).slots.compactMap(\.value)
                let whole = MetricReading(metric, in: report, today: day).value
                guard !hours.isEmpty || (whole ?? 0) > 0 else { continue }
                expect(hours.reduce(0, +), whole, metric, "the hours and the day", day)
            }
        }
    }

    @Test func `of sleep, however it is put together`() async throws {
        for day in days {
            let sleep = try await life.store.report(of: day).snapshot.sleep
            let trends = try await life.store.report(of: day).snapshot.trends
            let fortnight = "\(day.advanced(by: -13).iso)..\(day.iso)"
            let reply = try await life.ask("sleep_report", #"{"range":"\#(fortnight)","sri":true}"#, on: day)
            expect(reply["debt_h"].number.map { $0 * 60 }, sleep.debtMinutes, "debt", day)
            expect(reply["sleep_consistency_score"].number, trends.sleepConsistencyScore, "consistency", day)
            let debt = try await life.store.dailyValues(of: .sleepDebt, in: day...day).first?.value
            expect(debt, sleep.debtMinutes, "the debt in its chart", day)
            expect(reply["sri"].number, sleep.regularityIndex, "regularity", day)
            expect(reply["social_jetlag_min"].number, sleep.socialJetlagMinutes, "social jetlag", day)
            if let week = sleep.weeklyAverage {
                expect(week.consistencyPercent, trends.sleepConsistencyScore, "consistency", day)
                let values = try await life.ask(
                    "metric_stats", #"{"metric":"sleep_min","range":"\#(day.advanced(by: -6).iso)..\#(day.iso)"}"#,
                    on: day)
                #expect(values["n"].number == Double(week.nights), "\(day.iso)")
                if let asleep = week.asleepMinutes { expect(values["mean"].number, asleep, "mean of a week", day) }
            }
            guard sleep.totalMinutes != nil else { continue }
            let row = try await life.row(["nap_min", "sleep_total_min"], of: day)
            expect(row["nap_min"].number, sleep.napMinutes, "naps", day)
            expect(row["sleep_total_min"].number, sleep.totalMinutes, "sleep in all", day)
        }
    }

    @Test func `of workouts, rings and check-ins`() async throws {
        for day in days {
            let snapshot = try await life.store.report(of: day).snapshot
            let row = try await life.row(
                ["workouts", "workout_min", "rings_closed", "mood_1to5", "energy_1to5", "stress_1to5"], of: day)
            expect(row["workouts"].number, Double(snapshot.app.workouts.count), "workouts", day)
            let minutes = snapshot.app.workouts.map(\.durationMinutes).reduce(0, +)
            expect(row["workout_min"].number, minutes, "minutes of workouts", day)
            expect(row["rings_closed"].number, snapshot.activity.areRingsClosed.map { $0 ? 1 : 0 }, "rings", day)
            expect(row["mood_1to5"].number, snapshot.subjective.mood.map(Double.init), "mood", day)
            expect(row["energy_1to5"].number, snapshot.subjective.energy.map(Double.init), "energy", day)
            expect(row["stress_1to5"].number, snapshot.subjective.stress.map(Double.init), "stress", day)
        }
    }

    @Test func `of the trend of weight, on Today and at the end of its chart`() async throws {
        for day in days {
            let body = try await life.store.report(of: day).snapshot.body
            guard let smoothed = body.weightTrendKg, body.weightDay == day else { continue }
            let tool = try await life.ask("trend", #"{"metric":"weight_kg","method":"ewma"}"#, on: day)
            expect(tool["weight_trend_kg"].number, smoothed, "the trend of weight in the tool", day)
            let chart = try await life.chart(.weight, .month, endingOn: day).trend.last ?? nil
            // The chart begins to smooth at another day of the past than the tile.
            expect(chart, smoothed, "the trend of weight", day, within: 1e-4)
        }
    }

    @Test func `of recovery and of the usual, by name as on Today`() async throws {
        for day in days {
            let snapshot = try await life.store.report(of: day).snapshot
            let readiness = try await life.ask("compute", #"{"name":"readiness"}"#, on: day)
            expect(readiness["value"].number, snapshot.trends.recoveryScore, "recovery", day)
            let range = try await life.ask("compute", #"{"name":"normal_range","metric":"resting_hr_bpm"}"#, on: day)
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
        for day in days {
            let report = try await life.store.report(of: day)
            for metric in metrics {
                let today = MetricReading(metric, in: report, today: day)
                guard let standing = today.standing, let value = today.value else { continue }
                outside += standing == .within ? 0 : 1
                let usual = try await life.ask(
                    "findings", #"{"kind":"usual","metric":"\#(metric.rawValue)"}"#, on: day)["conclusion"]
                let isWithin = usual["rule"].text == "usual_within"
                #expect(isWithin == (standing == .within), "\(day.iso) \(metric.rawValue) \(value): \(usual)")
                let own = report.comparisons[metric]?.baseline
                expect(usual["low"].number, own?.low, metric, "the low end of the usual", day)
                expect(usual["high"].number, own?.high, metric, "the high end of the usual", day)
            }
            // Nothing is told as out of the usual that Today has in range.
            let findings = try await life.ask("findings", #"{"kind":"today"}"#, on: day)
            let told = ([findings["conclusion"]] + (findings["findings"].array ?? []))
                .filter { $0["rule"].text == "deviation" }.compactMap { $0["metric"].text.flatMap(MetricID.init) }
            for metric in told {
                #expect(MetricReading(metric, in: report, today: day).standing != .within, "\(day.iso) \(metric)")
            }
        }
        #expect(outside > 100, "\(outside)")
    }

    @Test func `of the usual, the consistency and the debt that the offline coach tells`() async throws {
        for day in days where day.number.isMultiple(of: 5) {
            let report = try await life.store.report(of: day)
            for (metric, words) in [(MetricID.restingHeartRate, "resting heart rate"), (.bloodOxygen, "blood oxygen")] {
                guard let standing = MetricReading(metric, in: report, today: day).standing else { continue }
                let answer = await life.answer("What was my \(words) on \(day.iso)?", on: day)
                #expect(answer.contains("the value lies"), "\(day.iso): \(answer)")
                #expect(answer.contains(standing.rawValue), "\(day.iso) \(metric) \(standing): \(answer)")
            }
            let sleep = report.snapshot.sleep
            if let debt = sleep.debtMinutes {
                let answer = await life.answer("What is my sleep debt?", on: day)
                #expect(answer.contains("**\(MetricFormat.duration(minutes: debt))**"), "\(day.iso) \(debt): \(answer)")
            }
            if let score = report.snapshot.trends.sleepConsistencyScore {
                let answer = await life.answer("What is my sleep consistency?", on: day)
                #expect(answer.contains("**\(MetricFormat.decimal(score)) of 100"), "\(day.iso) \(score): \(answer)")
            }
            if let index = sleep.regularityIndex {
                let answer = await life.answer("How regular is my sleep?", on: day)
                #expect(answer.contains("**\(MetricFormat.decimal(index))**"), "\(day.iso) \(index): \(answer)")
            }
            if let jetlag = sleep.socialJetlagMinutes, jetlag >= 0 {
                let answer = await life.answer("What is my social jetlag?", on: day)
                #expect(answer.contains("**\(MetricFormat.duration(minutes: jetlag))**"), "\(day.iso): \(answer)")
            }
            if let weight = report.snapshot.body.weightTrendKg {
                let answer = await life.answer("What is my smoothed weight?", on: day)
                #expect(answer.contains("**\(MetricFormat.decimal(weight, decimals: 1)) kg"), "\(day.iso): \(answer)")
            }
            if let pulse = report.comparisons[.heartRate]?.value {
                let answer = await life.answer("What was my average heart rate on \(day.iso)?", on: day)
                let shown = [0, 1].map { "**\(MetricFormat.decimal(pulse, decimals: $0)) bpm" }
                #expect(shown.contains(where: answer.contains), "\(day.iso) \(pulse): \(answer)")
            }
        }
    }

    @Test func `in what a model reads`() async throws {
        for day in days {
            let report = try await life.store.report(of: day)
            let prompt = await life.prompt(on: day)
            for (name, value) in life.values(ofPrompt: prompt) {
                let metric = try #require(MetricID(rawValue: name))
                let today = MetricReading(metric, in: report, today: day)
                expect(value, today.value, metric, "the prompt and Today", day, within: 0.5001)
            }
        }
    }

    @Test func `in what the offline coach says`() async throws {
        let asked: [(MetricID, String)] = [
            (.steps, "steps"), (.restingHeartRate, "resting heart rate"), (.activeEnergy, "active energy"),
            (.water, "water"), (.distance, "distance"),
        ]
        for day in days where day.number.isMultiple(of: 4) {
            let report = try await life.store.report(of: day)
            for (metric, words) in asked {
                guard let value = MetricReading(metric, in: report, today: day).value else { continue }
                let answer = await life.answer("What was my \(words) on \(day.iso)?", on: day)
                // Where it hardly leaves the usual, it is told with a digit more.
                let shown = [0, 1].map { MetricFormat.decimal(value, decimals: metric.decimals + $0) }
                #expect(shown.contains { answer.contains("**\($0)") }, "\(day.iso): \(shown[0]) is not in: \(answer)")
            }
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
