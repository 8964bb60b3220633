import Foundation
import HealthModel
import HealthQuery
import JSON
import Testing

/// Statistics of the best days, workouts and groups, of all groups, and from highest to lowest: what the offline coach tells
/// is what the values of the year come to.
@Suite struct `An answer on a selection` {
    private let life: LivedYear
    private let last = LivedYear.last

    init() async throws { life = try await LivedYear.shared.value }

    /// The number that an answer begins with.
    private func figure(_ question: String) async throws -> Double {
        let answer = await life.answer(question, on: last)
        let bold = try #require(answer.components(separatedBy: "**").dropFirst().first, "\(question): \(answer)")
        let digits = bold.prefix { $0.isNumber || $0 == "." || $0 == "," }.filter { $0 != "," }
        return try #require(Double(digits), "\(question): \(answer)")
    }

    private func columns(_ fields: DayField...) async throws -> [(day: CivilDay, values: [Double?])] {
        let columns = try await life.store.days(Set(fields), upTo: last)
        let first = try #require(columns.first)
        return (0...(last - first)).map { place in
            (first.advanced(by: place), fields.map { columns.numbers[$0]?[place] ?? nil })
        }
    }

    private func distances(_ type: String) async throws -> [(day: CivilDay, km: Double, minutes: Double)] {
        try await life.store.workouts(upTo: last).filter { $0.type == type }.compactMap { workout in
            workout.distance.map { (workout.date, $0, workout.duration) }
        }
    }

    /// Totals of whole weeks from a day on.
    private func weeks(_ values: [(day: CivilDay, value: Double)], from first: CivilDay) -> [Double] {
        let monday = first.advanced(by: (7 - first.weekday) % 7)
        return stride(from: monday.number, through: last.number - 6, by: 7).map { start in
            values.filter { (start..<(start + 7)).contains($0.day.number) }.reduce(0) { $0 + $1.value }
        }
    }

    private func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }

    @Test func `of the longest runs is of their distances`() async throws {
        let longest = try await distances("Running").map(\.km).sorted(by: >).prefix(5)
        let sum = longest.reduce(0, +)
        #expect(try await abs(figure("total of my five longest runs") - sum) < 0.006)
        #expect(try await abs(figure("average of my five longest runs") - sum / 5) < 0.006)
        let answer = await life.answer("Summe meiner fünf längsten Läufe", on: last)
        #expect(answer.contains("Strecke (Läufe), Summe der 5 höchsten Werte"), "\(answer)")
    }

    @Test func `of the fastest runs shows their pace beside another figure`() async throws {
        let answer = await life.answer("average heart rate of my 5 fastest runs", on: last)
        let fastest = try await life.store.workouts(upTo: last).filter { $0.type == "Running" }
            .compactMap { run in run.distance.map { (pace: 60 * run.duration / $0, pulse: run.averageHeartRate) } }
            .sorted { $0.pace < $1.pace }.prefix(5)
        let pulses = fastest.compactMap(\.pulse)
        let mean = pulses.reduce(0, +) / Double(pulses.count)
        #expect(try await abs(figure("average heart rate of my 5 fastest runs") - mean) < 0.06)
        #expect(answer.components(separatedBy: " /km |").count == 6, "\(answer)")
    }

    @Test func `of the best weeks and days is of their values`() async throws {
        let steps = try await columns(.steps, .sleep)
        let first = try #require(steps.first { $0.values[0] != nil }?.day)
        let days = steps.compactMap { day, values in values[0].map { (day: day, value: $0) } }
        let best = weeks(days, from: first).sorted(by: >).prefix(3).reduce(0, +) / 3
        #expect(try await abs(figure("average steps of my 3 best weeks") - best) <= 1)
        let most = days.sorted { $0.value > $1.value }.prefix(10).map(\.day)
        let asleep = steps.filter { most.contains($0.day) }.compactMap { $0.values[1] }
        let answer = await life.answer("average sleep on the 10 days with the most steps", on: last)
        let mean = asleep.reduce(0, +) / Double(asleep.count)
        let minutes = Int(mean.rounded())
        #expect(
            answer.contains("**\(minutes / 60) h \(minutes % 60 < 10 ? "0" : "")\(minutes % 60)**"), "\(mean) \(answer)"
        )
        #expect(answer.contains("mean of the 10 with the highest steps"), "\(answer)")
    }

    @Test func `of all weeks is of whole ones`() async throws {
        let steps = try await columns(.steps)
        let days = steps.compactMap { day, values in values[0].map { (day: day, value: $0) } }
        let totals = weeks(days, from: steps[0].day)
        #expect(try await abs(figure("median weekly steps") - median(totals.filter { $0 > 0 })) <= 1)
        let runs = try await distances("Running").map { (day: $0.day, value: $0.km) }
        let weekly = weeks(runs, from: try #require(runs.map(\.day).min()))
        #expect(try await abs(figure("median weekly running distance") - median(weekly)) < 0.06)
        let mean = weekly.reduce(0, +) / Double(weekly.count)
        let spread = (weekly.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(weekly.count - 1)).squareRoot()
        #expect(try await abs(figure("standard deviation of my weekly running distance") - spread) < 0.06)
        let answer = await life.answer("median weekly running distance", on: last)
        #expect(answer.contains("n = \(weekly.count) weeks, full ones only."), "\(answer)")
    }

    @Test func `from highest to lowest is the difference of both`() async throws {
        let reply = await life.ask(
            "metric_stats", #"{"metric":"weight_kg","range":"2026-04-01..2026-04-30"}"#, on: last)
        let (low, high) = (try #require(reply["min"].number), try #require(reply["max"].number))
        #expect(try await abs(figure("highest minus lowest weight in April 2026") - (high - low)) < 0.11)
        let runs = try await distances("Running").map(\.km)
        let gap = try #require(runs.max()) - #require(runs.min())
        #expect(try await abs(figure("difference between my longest and shortest run") - gap) < 0.006)
        let answer = await life.answer("Spannweite meines Gewichts im April 2026", on: last)
        #expect(answer.contains("höchster minus niedrigster Wert") && answer.contains("Von "), "\(answer)")
    }

    @Test func `of a speed is distance over time`() async throws {
        let rides = try await distances("Cycling")
        let hours = rides.reduce(0) { $0 + $1.minutes } / 60
        let speed = rides.reduce(0) { $0 + $1.km } / hours
        #expect(try await abs(figure("average speed of my rides in km/h") - speed) < 0.06)
        let fastest = try #require(rides.map { 60 * $0.km / $0.minutes }.max())
        #expect(try await abs(figure("fastest ride in km/h") - fastest) < 0.06)
        let quick = rides.count { 60 * $0.km / $0.minutes > speed.rounded() }
        #expect(try await Int(figure("how many rides over \(Int(speed.rounded())) km/h")) == quick)
    }

    @Test func `of food for each kilogram names the weight`() async throws {
        let rows = try await columns(.protein, .weight).filter { $0.day.iso.hasPrefix("2026-05") }
        let eaten = rows.compactMap { $0.values[0] }
        let weights = rows.compactMap { $0.values[1] }
        let answer = await life.answer("protein per kg in May 2026", on: last)
        guard !eaten.isEmpty, !weights.isEmpty else { return #expect(answer.contains("never recorded"), "\(answer)") }
        let mean = eaten.reduce(0, +) / Double(eaten.count)
        let weight = weights.reduce(0, +) / Double(weights.count)
        #expect(try await abs(figure("protein per kg in May 2026") - mean / weight) < 0.006)
        #expect(answer.contains("mean over these dates, n = \(weights.count)"), "\(answer)")
    }

    @Test func `of each sport is of its workouts`() async throws {
        let answer = await life.answer("time per sport in May 2026", on: last)
        let all = try await life.store.workouts(upTo: last).filter { $0.date.iso.hasPrefix("2026-05") }
        let kinds = Set(all.map(\.type))
        #expect(answer.contains("**\(kinds.count) kinds of workout**"), "\(answer)")
        let minutes = Int(all.filter { $0.type == "Running" }.reduce(0) { $0 + $1.duration }.rounded())
        #expect(
            answer.contains("\(minutes / 60) h \(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"), "\(minutes) \(answer)")
    }
}
