import Charts
import ChatModel
import CoachEngine
import HealthModel
import HealthQuery
import JSON
import Testing

@testable import CoachTools

@Suite struct `The tool chart` {
    private func chart(_ arguments: String, _ consent: ConsentFilter = .everything) async throws -> ChartData {
        let reply = try await ask("chart", arguments, ExampleReading(), consent)
        return try #require(ChartData(reply))
    }

    @Test func `gives the values of the days, gaps as gaps`() async throws {
        let data = try await chart(#"{"metrics":["hrv_sdnn_ms"],"range":"2026-03-20..2026-03-23"}"#)
        let days = try await ask(
            "days", #"{"range":"2026-03-20..2026-03-23","columns":["hrv_sdnn_ms"]}"#)["rows"].array
        #expect(data.grain == .day && data.series[0].values == days?.map { $0["hrv_sdnn_ms"].number })
        #expect(data.series[0].values.contains(nil))
    }

    @Test func `has the means and counts of the other tools`() async throws {
        let data = try await chart(#"{"metrics":["resting_hr_bpm"],"range":"2026-03-09..2026-03-29","by":"week"}"#)
        let weeks = try await ask(
            "metric_stats", #"{"metric":"resting_hr_bpm","range":"2026-03-09..2026-03-29","group_by":"week"}"#)
        let means = weeks["rows"].array?.compactMap { $0["mean"].number } ?? []
        #expect(means.count == 3)
        for (one, other) in zip(data.series[0].values, means) { #expect(abs((one ?? 0) - other) < 0.001) }
        let all = try await ask("metric_stats", #"{"metric":"resting_hr_bpm","range":"2026-03-09..2026-03-29"}"#)
        #expect(data.series[0].recordedDays == all["n"].integer)
        #expect(abs((data.series[0].average ?? 0) - (all["mean"].number ?? 0)) < 0.001)
    }

    @Test func `says that times of day are taken round the clock`() async throws {
        let reply = try await ask("chart", #"{"metrics":["bed_time"],"range":"2026-03-20..2026-03-29"}"#)
        let notes = reply["notes"].json ?? ""
        #expect(reply["series"][0]["mean_hhmm"].text?.count == 5)
        #expect(notes.contains("circular mean") && !notes.contains("bed_after_noon"))
    }

    @Test func `has the same mean as the other tools where a weight is left out`() async throws {
        let reading = ExampleReading(adjust: { $0.numbers[.weight]?[11] = 140.4 })
        for range in ["2026-03-09..2026-03-29", "2026-03-20..2026-03-24"] {
            let arguments = #""range":"\#(range)"}"#
            let reply = try await ask("chart", #"{"metrics":["weight_kg"],"# + arguments, reading)
            let data = try #require(ChartData(reply))
            let all = try await ask("metric_stats", #"{"metric":"weight_kg","# + arguments, reading)
            #expect(data.series[0].recordedDays == all["n"].integer)
            #expect(data.series[0].leftOut.map(\.iso) == ["2026-03-20"])
            #expect(abs((data.series[0].average ?? 0) - (all["mean"].number ?? 0)) < 0.001)
        }
    }

    @Test func `goes up to today and never beyond`() async throws {
        let data = try await chart(#"{"metrics":["steps"],"range":"2026-03-28..2026-04-20"}"#)
        #expect(data.days.upperBound == ExampleReading.today)
        let ahead = try await ask("chart", #"{"metrics":["steps"],"range":"2026-04-01..2026-04-20"}"#)
        #expect(ahead["error"]["path"].text == "range")
    }

    @Test func `draws a day that still runs and does not count it`() async throws {
        let reply = try await ask(
            "chart", #"{"metrics":["steps"],"range":"2026-03-28..2026-03-29"}"#, ExampleReading(), until: "14:05")
        let data = try #require(ChartData(reply))
        #expect(data.running == ExampleReading.today && data.series[0].values.count == 2)
        #expect(data.series[0].recordedDays == 1 && data.series[0].values[1] != nil)
        #expect(reply["notes"].json?.contains("14:05") == true)
    }

    @Test(arguments: [
        (#"{"metrics":[]}"#, "metrics"), (#"{"metrics":["steps","steps"],"kind":"scatter"}"#, "metrics"),
        (#"{"metrics":["steps"],"kind":"scatter"}"#, "metrics"), (#"{"metrics":["bogus"]}"#, "metrics"),
        (#"{"metrics":["sleep_source"]}"#, "metrics"), (#"{"metrics":["steps"],"kind":"pie"}"#, "kind"),
        (#"{"metrics":["steps"],"kind":"weekdays","by":"week"}"#, "by"),
        (#"{"metrics":["steps"],"kind":"weekdays","marks":true}"#, "marks"),
        (#"{"metrics":["steps","resting_hr_bpm"],"kind":"scatter","marks":true}"#, "marks"),
        (#"{"metrics":["steps"],"range":"1990-01-01..2026-03-29","by":"day"}"#, "by"),
        (#"{"metrics":["steps"],"range":"0001-01-01..2026-03-29"}"#, "range"),
    ])
    func `refuses what it cannot draw, and says which argument it is`(arguments: String, path: String) async throws {
        let reply = try await ask("chart", arguments)
        #expect(reply["error"]["path"].text?.hasPrefix(path) == true, "\(reply.json ?? "")")
        #expect(reply["error"]["message"].text?.isEmpty == false)
    }

    @Test func `keeps back what is not shared, tags and places too`() async throws {
        let consent = ConsentFilter(place: .elsewhere, shared: [.activity])
        let hidden = try await ask("chart", #"{"metrics":["resting_hr_bpm"]}"#, ExampleReading(), consent)
        #expect(hidden["no_data"].flag == true && hidden["series"].isMissing)
        let shown = try await ask("chart", #"{"metrics":["steps"]}"#, ExampleReading(), consent)
        #expect(shown["marks"].isMissing && shown["series"].array?.first?["goal"].isMissing == true)
    }

    @Test func `of nothing in these dates says so`() async throws {
        let reply = try await ask("chart", #"{"metrics":["alcohol_units"],"range":"2026-03-09..2026-03-11"}"#)
        #expect(reply["no_data"].flag == true && reply["reason"].text == "nothing recorded in these dates")
    }

    @Test func `a scatter has a pair for each day with both`() async throws {
        let reply = try await ask("chart", #"{"metrics":["resting_hr_bpm","exercise_min"],"kind":"scatter"}"#)
        #expect(reply["pair"].json == #"["date","exercise_min","resting_hr_bpm"]"# && reply["by"].text == "day")
        let data = try #require(ChartData(reply))
        #expect(data.pairs.count == 20 && data.metrics == [.restingHeartRate, .exerciseMinutes])
    }
}

@Suite struct `The offline coach, asked to show` {
    private static let questions = [
        "show me my resting heart rate of the last 30 days", "plot my steps in the last 3 weeks",
        "zeig mir meinen Ruhepuls der letzten 30 Tage", "Diagramm meiner Schritte in den letzten 3 Wochen",
    ]

    @Test(arguments: questions)
    func `draws a chart and tells the figure`(question: String) async throws {
        let calls = await OfflineTalk().plan(question)
        #expect(calls.contains { $0.name == "chart" }, "\(calls)")
        let answer = await OfflineTalk().answer(question)
        #expect(answer.contains("**"))
        #expect(!answer.contains("▁"), "a line of bars stands beside the chart")
    }

    @Test func `draws none where a single value was asked for`() async throws {
        let calls = await OfflineTalk().plan("show me my steps of yesterday")
        #expect(!calls.isEmpty && !calls.contains { $0.name == "chart" })
    }

    @Test(arguments: ["Give me a brief of my day", "Review my week", "Wochenrückblick"])
    func `draws one chart for a brief and a review, beside at most 120 words`(question: String) async {
        let engine = CoachEngine(
            health: FixtureHealth(), consent: { _ in .everything },
            tools: QueryToolkit(FixtureQuery()) { ToolClock(today: today) }.tools)
        var (calls, text): ([String], String) = ([], "")
        for await event in engine.reply(
            from: OfflineTalk().coach, to: [ChatMessage(.person, question)], on: today)
        {
            if case .toolCall(let call) = event { calls.append(call.name) }
            if case .text(let piece) = event { text += piece }
        }
        #expect(calls == ["findings", "chart"])
        #expect(!text.isEmpty)
    }
}
