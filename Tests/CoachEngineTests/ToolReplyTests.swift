import CoachEngine
import HealthModel
import HealthQuery
import JSON
import Testing

@testable import CoachTools

/// What replies and schemas tell so that a model reads them as they are meant.
@Suite struct `What a model reads of the tools` {
    // MARK: Arguments

    @Test func `a clock time as text is told to be minutes`() async throws {
        let error = try await ask("days", #"{"where":[{"field":"wake_time","op":"<","value":"06:30"}]}"#)["error"]
        #expect(error["path"].text == "where[0].value")
        #expect(error["message"].text == "It has to be a number, the minutes after midnight: 06:30 is 390.")
    }

    @Test(arguments: [
        (#"{"name":"mifflin","range":"2026"}"#, "range"), (#"{"name":"bmi","metric":"steps"}"#, "metric"),
        (#"{"name":"acwr","range":"all"}"#, "range"), (#"{"name":"outliers","metric":"steps","days":30}"#, "days"),
        (#"{"name":"hr_zones","date":"2026-03-20"}"#, "date"),
        (#"{"name":"goal_percentile","metric":"steps","limit":3}"#, "limit"),
    ])
    func `a formula refuses an argument that it does not take`(arguments: String, path: String) async throws {
        let error = try await ask("compute", arguments)["error"]
        #expect(error["code"].text == "invalid_arguments" && error["path"].text == path)
        #expect(error["message"].text?.contains("does not take it") == true)
    }

    @Test func `a formula takes every argument that its line names, and the schema holds the line`() throws {
        let definition = ToolSchemas.definition("compute")
        let schema = try #require(JSONValue(definition.parametersJSON))["properties"]
        #expect(schema["name"]["enum"].array?.compactMap(\.text) == FormulaName.allCases.map(\.rawValue))
        for name in FormulaName.allCases {
            #expect(schema["name"]["description"].text?.contains(name.signature) == true)
            for parameter in name.parameters { #expect(!schema[parameter.name].isMissing, "\(parameter.name)") }
        }
    }

    @Test(arguments: [
        ("trend", #"{"metric":"steps","window_days":3}"#, "window_days"),
        ("trend", #"{"metric":"steps","method":"rolling","per_days":7}"#, "per_days"),
        ("trend", #"{"metric":"steps","alpha":0.5}"#, "alpha"),
        ("relate", #"{"x":"steps","y":"sleep_min","agg_x":"sum"}"#, "agg_x"),
        ("relate", #"{"x":"steps","y":"sleep_min","limit":3}"#, "limit"),
        ("days", #"{"missing":"skip"}"#, "missing"), ("metric_stats", #"{"metric":"steps","limit":3}"#, "limit"),
        ("metric_stats", #"{"metric":"steps","order":"asc"}"#, "order"),
        ("workouts", #"{"group_by":"type","columns":["type"]}"#, "columns"),
        ("workouts", #"{"order":"asc"}"#, "order"),
    ])
    func `an argument that would be ignored is refused`(tool: String, arguments: String, path: String) async throws {
        let error = try await ask(tool, arguments)["error"]
        #expect(error["code"].text == "invalid_arguments" && error["path"].text == path, "\(error.json ?? "")")
    }

    @Test(arguments: [
        ("trend", #"{"metric":"steps","window_days":7,"extreme":"max","alpha":0.1,"require_full":false}"#),
        ("relate", #"{"x":"steps","y":"sleep_min","agg_x":"mean","full_weeks_only":true}"#),
        ("days", #"{"missing":"break"}"#), ("workouts", #"{"order":"desc"}"#),
    ])
    func `an argument that says what holds anyway is accepted`(tool: String, arguments: String) async throws {
        #expect(try await ask(tool, arguments)["error"].isMissing)
    }

    @Test func `outliers are those of the range`() async throws {
        let reply = try await ask("compute", #"{"name":"outliers","metric":"steps","range":"2026-W12","limit":1}"#)
        #expect(reply["from"].text == "2026-03-16" && reply["n"].integer == 6 && reply["unit"].text == "count")
        #expect(reply["rows"][0]["date"].text == "2026-03-21")
    }

    @Test func `formulas name their unit and the dates they rest on`() async throws {
        let range = try await ask("compute", #"{"name":"normal_range","metric":"steps","date":"2026-03-28"}"#)
        #expect(range["recent_to"].text == "2026-03-28" && range["baseline_to"].text == "2026-03-21")
        #expect(range["unit"].text == "count")
        #expect(range["n"].integer ?? 0 < 14 && range["notes"].json?.contains("Today has no range yet") == true)
        let z = try await ask("compute", #"{"name":"robust_z","metric":"resting_hr_bpm","date":"2026-03-22"}"#)
        #expect(z["date_value"].integer == 59 && z["date"].text == "2026-03-22" && z["unit"].text == "robust SD")
        #expect(try await ask("compute", #"{"name":"bmi"}"#)["unit"].text == "kg/m²")
        let energy = try await ask("compute", #"{"name":"energy_from_trend"}"#)
        #expect(energy["weights"]["last"].json == "63.4" && energy["weights"]["unit"].text == "kg")
    }

    @Test func `schemas name the fields of workouts, the functions of SQL and the letters of kinds`() {
        for field in WorkoutField.allCases {
            #expect(ToolSchemas.definition("workouts").parametersJSON.contains(field.rawValue))
            #expect(ToolSchemas.definition("sql_readonly").parametersJSON.contains(field.rawValue))
        }
        for name in SelectFunctions.names {
            #expect(ToolSchemas.definition("sql_readonly").parametersJSON.contains(name))
        }
        // No provider takes a longer one.
        for tool in ToolSchemas.definitions { #expect(tool.summary.utf8.count <= 1024, "\(tool.name)") }
        // What every request carries: written once, where several tools take the same.
        let size = ToolSchemas.definitions.reduce(0) { $0 + $1.summary.utf8.count + $1.parametersJSON.utf8.count }
        #expect(size <= 23_168, "\(size)")
        for kind in MetricKind.allCases {
            #expect(ToolSchemas.definition("metrics_catalog").summary.contains("\(kind.rawValue) \(kind.meaning)"))
        }
        for tool in ToolSchemas.definitions { #expect(!(tool.summary + tool.parametersJSON).contains("@")) }
    }

    @Test func `the catalogue holds what texts may be, and the kinds of workout`() async throws {
        let reply = try await ask("metrics_catalog")
        #expect(reply["values"]["sleep_source"].json == #"["Watch","Phone"]"#)
        #expect(reply["values"]["workouts.type"].json == #"["Running","Strength","Cycling","Hiking"]"#)
        #expect(
            reply["workout_fields"]["elevation_m"].text == "m" && reply["kinds"]["K"].text?.contains("clock") == true)
        #expect(reply["today"].text == "2026-03-29" && reply["clock"].isMissing)
        let now = try await CoachEngineTests.ask("metrics_catalog", "{}", ExampleReading(), until: "14:05")
        #expect(now["clock"].text == "14:05")
        let few = try await ask("metrics_catalog", "{}", ConsentFilter(place: .elsewhere, shared: [.activity]))
        #expect(few["values"].isMissing && few["workout_fields"].isMissing)
    }

    // MARK: Counts

    @Test func `days without a condition are recorded where they have a value`() async throws {
        let steps = try await ask("days", #"{"columns":["steps"],"limit":1}"#)
        #expect(steps["count"].integer == 21 && steps["recorded_days"].integer == 20)
        #expect(steps["share_recorded_pct"].isMissing && steps["notes"].json?.contains("every date counts") == true)
        #expect(try await ask("days", "{}")["recorded_days"].integer == 21)
        #expect(try await ask("days", #"{"columns":["weight_kg"]}"#)["recorded_days"].integer == 8)
    }

    @Test func `a condition tells how many days it could not judge`() async throws {
        let reply = try await ask(
            "metric_stats", #"{"metric":"steps","where":[{"field":"steps","op":">","value":8000}]}"#)
        #expect(reply["missing"].integer == 0 && reply["unrecorded_days"].integer == 1)
        let days = try await ask("days", #"{"where":[{"field":"steps","op":">","value":8000}]}"#)
        #expect(days["unrecorded_days"].integer == 1)
        #expect(reply["calendar_days"].integer == 21 && reply["selected_days"].integer == reply["n"].integer)
    }

    @Test func `only groups that meet having are listed`() async throws {
        let reply = try await ask(
            "metric_stats",
            #"{"metric":"exercise_min","group_by":"week","having":{"agg":"sum","op":">=","value":230}}"#)
        #expect(reply["groups"].integer == 3 && reply["having_count"].integer == 2)
        #expect(reply["rows"].array?.map { $0["key"].text } == ["2026-W11", "2026-W13"])
    }

    @Test func `of many days that share an extreme the first and the last are named`() async throws {
        let reply = try await ask("metric_stats", #"{"metric":"alcohol_units"}"#)
        #expect(reply["min_ties"].integer == 11 && reply["min_dates"].json == #"["2026-03-12","2026-03-29"]"#)
    }

    // MARK: Units and words

    @Test(arguments: [
        ("bed_time", 7, "min later per 7 days"), ("body_fat_pct", 1, "percentage points per day"),
        ("is_weekend", 30, "share of days per 30 days"), ("steps", 1, "count per day"),
    ])
    func `a slope has the unit of differences`(metric: String, days: Int, unit: String) async throws {
        let reply = try await ask("trend", #"{"metric":"\#(metric)","per_days":\#(days)}"#)
        #expect(reply["slope_unit"].text == unit)
    }

    @Test func `a trend tells times of day by the clock and shares in percent`() async throws {
        let clock = try await ask("trend", #"{"metric":"bed_time"}"#)
        #expect(clock["first_hhmm"].text == "23:10" && clock["last_hhmm"].text == "00:50")
        let share = try await ask("trend", #"{"metric":"is_weekend"}"#)
        let mean = try #require(share["mean"].number)
        #expect(abs((share["share_pct"].number ?? 0) - 100 * mean) < 1e-6)
    }

    @Test func `the inputs that were not the usual ones are told`() async throws {
        let weeks = try await ask("relate", #"{"x":"steps","y":"sleep_min","bucket":"week","agg_x":"sum"}"#)
        #expect(weeks["bucket"].text == "week" && weeks["agg_x"].text == "sum" && weeks["agg_y"].text == "mean")
        #expect(try await ask("relate", #"{"x":"steps","y":"sleep_min"}"#)["bucket"].isMissing)
    }

    @Test(arguments: [
        ("workouts", #"{"range":"last_7_days"}"#, true), ("workouts", #"{"range":"yesterday"}"#, false),
        ("sql_readonly", #"{"query":"select steps from day"}"#, true),
    ])
    func `a day that is not over is told of`(tool: String, arguments: String, isTold: Bool) async throws {
        let reply = try await CoachEngineTests.ask(tool, arguments, until: "14:05")
        let notes = reply["notes"].array?.compactMap(\.text) ?? []
        #expect(notes.contains("today is partial (until 14:05)") == isTold)
        #expect(try await ask(tool, arguments)["notes"].json?.contains("partial") != true, "a day as a whole")
    }

    @Test func `rows beyond the usual number are counted`() async throws {
        var reading = ExampleReading(adjust: { columns in
            columns = DayColumns(
                first: ExampleReading.today.advanced(by: -59), numbers: [.steps: Array(repeating: 9_000, count: 60)],
                texts: [:])
        })
        reading.workoutsRepeated = 10
        for (tool, arguments) in [("days", #"{"columns":["steps"]}"#), ("workouts", #"{"columns":["type"]}"#)] {
            let reply = try await ask(tool, arguments, reading)
            let (count, rows) = (reply["count"].integer ?? 0, reply["rows"].array?.count ?? 0)
            #expect(count > 50 && rows == 50 && reply["omitted"].integer == count - rows, "\(tool)")
        }
    }

    @Test func `rows of a query beyond its limit are counted`() async throws {
        var reading = ExampleReading()
        reading.selected = SelectedRows(columns: ["n"], rows: [[.number(1)], [.number(2)], [.number(3)]])
        let query = #"{"query":"select steps n from day","limit":2}"#
        #expect(try await ask("sql_readonly", query, reading)["omitted"].integer == 1)
    }

    @Test func `times of day stand beside their minutes`() async throws {
        let days = try await ask("days", #"{"range":"2026-03-24","columns":["bed_time","bed_after_noon"]}"#)
        #expect(days["rows"][0]["bed_time"].integer == 1370 && days["rows"][0]["bed_time_hhmm"].text == "22:50")
        #expect(days["rows"][0]["bed_after_noon_hhmm"].text == "22:50")
        let stats = try await ask("metric_stats", #"{"metric":"bed_after_noon","range":"2026-03-24"}"#)
        #expect(stats["mean"].integer == 650 && stats["mean_hhmm"].text == "22:50")
        let list = try await ask("workouts", #"{"columns":["start_clock"],"limit":1}"#)
        #expect(list["rows"][0]["start_clock"].integer == 1110 && list["rows"][0]["start_clock_hhmm"].text == "18:30")
    }

    @Test(arguments: [
        ("days", #"{"order_by":"bed_time","limit":1}"#, true),
        ("days", #"{"where":[{"field":"bed_time","op":"<","value":60}]}"#, true),
        ("metric_stats", #"{"metric":"steps","where":[{"field":"bed_time","op":">=","value":1380}]}"#, true),
        ("days", #"{"order_by":"bed_after_noon","limit":1}"#, false),
        ("days", #"{"where":[{"field":"bed_time","op":"present"}],"columns":["bed_time"]}"#, false),
    ])
    func `an order of clock times is warned of, which midnight divides`(
        tool: String, arguments: String, isWarned: Bool
    ) async throws {
        let notes = try await ask(tool, arguments)["notes"].json ?? ""
        #expect(notes.contains("bed_after_noon has an order") == isWarned)
    }

    @Test func `shares of yes and no are told in percent and their difference in points`() async throws {
        var reading = ExampleReading()
        reading.adjust = { all in
            all.numbers[.exerciseClosed] = all.numbers[.exerciseMinutes]?.map { $0.map { $0 >= 30 ? 1 : 0 } }
        }
        let reply = try await ask(
            "metric_stats",
            #"""
            {"metric":"exercise_closed","segments":[{"label":"one","range":"2026-W11"},{"label":"two","range":"2026-W12"}]}
            """#, reading)
        // 4 of 7, and 3 of 6.
        #expect(
            reply["segments"][0]["share_pct"].json == "57.14285714" && reply["segments"][1]["share_pct"].json == "50")
        #expect(reply["difference_points"].json == "-7.142857143" && reply["difference_of"].text == "two minus one")
    }

    @Test func `three segments are compared pair by pair, in words`() async throws {
        let reply = try await ask(
            "metric_stats",
            #"""
            {"metric":"active_kcal","segments":[{"label":"a","range":"2026-W11"},{"label":"b","range":"2026-W12"},
            {"label":"c","range":"2026-W13"}]}
            """#)
        #expect(
            reply["differences"].array?.map { $0["difference_of"].text } == ["b minus a", "c minus a", "c minus b"])
        #expect(reply["differences"][1]["difference"].json == "8.714285714")
        #expect(reply["differences"][1]["difference_unit"].text == "kcal" && reply["difference"].isMissing)
    }

    @Test func `a ratio tells its unit and its sums`() async throws {
        let reply = try await ask("workouts", #"{"ratio":["elevation_m","distance_km"],"stats":["avg_hr"]}"#)
        #expect(reply["ratio_unit"].text == "m / km" && reply["ratio_n"].integer == 7)
        #expect(reply["ratio_sums"].json == #"{"elevation_m":1329,"distance_km":87.99}"#)
        #expect(reply["avg_hr"]["unit"].text == "bpm")
    }

    // MARK: Wanted

    @Test func `several metrics are asked over the same dates in one call`() async throws {
        let reply = try await ask(
            "metric_stats", #"{"metric":"steps","also":["resting_hr_bpm","sleep_min"],"range":"2026-W11"}"#)
        #expect(reply["metric"].text == "steps" && reply["also"].array?.count == 2)
        #expect(reply["also"][0]["metric"].text == "resting_hr_bpm" && reply["also"][0]["n"].integer == 7)
        let error = try await ask("metric_stats", #"{"metric":"steps","also":["vo2_max"]}"#)["error"]
        #expect(error["path"].text == "also[0]" && error["code"].text == "unknown_metric")
    }

    @Test func `weeks are split by a condition on another metric`() async throws {
        let reply = try await ask(
            "metric_stats",
            #"""
            {"metric":"resting_hr_bpm","group_by":"week","split_by":{"field":"exercise_min","agg":"sum","op":">=","value":230}}
            """#)
        let split = reply["split"]
        #expect(split["segments"][0]["label"].text == "weeks with sum of exercise_min at least 230")
        #expect(split["segments"][0]["groups"].integer == 2 && split["segments"][0]["n"].integer == 14)
        #expect(split["segments"][1]["groups"].integer == 1 && split["segments"][1]["n"].integer == 6)
        #expect(split["difference_of"].text == "other weeks minus weeks with sum of exercise_min at least 230")
        #expect(reply["rows"].array?.map { $0["meets_split"].flag } == [true, false, true])
        #expect(
            try await ask(
                "metric_stats", #"{"metric":"steps","split_by":{"field":"steps","agg":"n","op":">","value":1}}"#)[
                    "error"]["path"].text == "split_by")
    }

    @Test func `groups of workouts tell their share and their hours`() async throws {
        let reply = try await ask("workouts", #"{"group_by":"type","rank_by":"count","limit":1}"#)
        let running = reply["rows"][0]
        #expect(running["key"].text == "Running" && running["count_share_pct"].json == "55.55555556")
        #expect(running["duration_h"].json == "3.65" && running["duration_share_pct"].number ?? 0 > 30)
    }

    @Test func `the first so many of an ordering are summed up`() async throws {
        let reply = try await ask("days", #"{"order_by":"steps","limit":3,"columns":["resting_hr_bpm"]}"#)
        #expect(reply["ordered_days"].integer == 20 && reply["selected"]["count"].integer == 3)
        #expect(reply["selected"]["steps"]["min"].integer == 12980 && reply["selected"]["steps"]["n"].integer == 3)
        #expect(reply["selected"]["resting_hr_bpm"]["mean"].json == "55.66666667")
    }

    @Test func `figures of earlier replies are worked out`() async throws {
        let reply = try await ask("compute", #"{"name":"arithmetic","expression":"(482.7 - 474) / 3 * 2 ^ 2"}"#)
        #expect(reply["value"].json == "11.6" && reply["expression"].text == "(482.7 - 474) / 3 * 2 ^ 2")
        let error = try await ask("compute", #"{"name":"arithmetic","expression":"steps / 2"}"#)["error"]
        #expect(
            error["path"].text == "expression" && error["message"].text == "there are no names in it; write the number."
        )
        #expect(try await ask("compute", #"{"name":"arithmetic"}"#)["error"]["path"].text == "expression")
    }

    @Test func `every metric is held against an outcome, corrected for the number of tries`() async throws {
        let reply = try await ask("relate", #"{"x":"*","y":"resting_hr_bpm","lags":[0,1],"limit":5}"#)
        let results = try #require(reply["results"].array)
        #expect(results.count == 5 && (reply["tries"].integer ?? 0) > 20)
        #expect(!results.contains { $0["x"].text == "resting_hr_bpm" })
        let chances = results.compactMap { $0["p_eff"].number }
        #expect(
            chances == chances.sorted() && results.allSatisfy { ($0["q"].number ?? 0) >= ($0["p_eff"].number ?? 1) })
    }

    @Test func `readiness is told by its parts`() async throws {
        var reading = ExampleReading()
        reading.adjust = { all in
            for field in [DayField.heartRateVariability, .restingHeartRate, .sleep, .respiratoryRate] {
                all.numbers[field] = (0..<21).map { place -> Double? in place == 20 ? 50 : Double(40 + place % 5) }
            }
        }
        let reply = try await ask("compute", #"{"name":"readiness"}"#, reading)
        #expect(reply["unit"].text == "0..100" && reply["date"].text == "2026-03-29")
        #expect(reply["parts"].array?.compactMap { $0["part"].text }.first == "hrv")
        #expect(reply["parts"][1]["metric"].text == "resting_hr_bpm" && reply["parts"][1]["weight"].json == "0.25")
    }

    @Test func `days on which several readings stood out make an episode`() async throws {
        var reading = ExampleReading()
        reading.adjust = { all in
            all.numbers[.restingHeartRate] = Self.raised(55, by: 9)
            all.numbers[.respiratoryRate] = Self.raised(14, by: 2)
        }
        let reply = try await ask("compute", #"{"name":"episodes"}"#, reading)
        #expect(reply["count"].integer == 1 && reply["rows"][0]["from"].text == "2026-03-25")
        #expect(reply["rows"][0]["to"].text == "2026-03-27" && reply["rows"][0]["unusual_days"].integer == 3)
        #expect(reply["rows"][0]["signals"][0]["metric"].text == "resting_hr_bpm")
        #expect(reply["notes"].json?.contains("not why") == true)
    }

    @Test func `days in another zone make a trip`() async throws {
        var reading = ExampleReading()
        reading.adjust = { all in
            all.texts[.zone] = (0..<21).map { (5...8).contains($0) ? "America/New_York" : "Europe/Paris" }
        }
        let trips = try await ask("compute", #"{"name":"trips"}"#, reading)
        let trip = trips["rows"][0]
        #expect(trips["count"].integer == 1 && trip["from"].text == "2026-03-14" && trip["to"].text == "2026-03-17")
        #expect(trip["days"].integer == 4 && trip["zones"].text == "America/New_York")
        let steps = try #require(trip["metrics"].array?.first { $0["metric"].text == "steps" })
        #expect(steps["mean"].json == "8701.25" && steps["mean_28_days_before"].json == "8563")
        let few = ConsentFilter(place: .elsewhere, shared: [.location, .sleep])
        let shared = try await CoachEngineTests.ask("compute", #"{"name":"trips"}"#, reading, few)["rows"][0]["metrics"]
        #expect(shared.array?.compactMap { $0["metric"].text } == ["sleep_min", "bed_after_noon"])
    }

    @Test func `many nights are listed where they are asked for`() async throws {
        var reading = ExampleReading()
        reading.nightsRepeated = 3
        let year = try await ask("sleep_report", #"{"range":"all"}"#, reading)
        #expect(year["nights"].json == "[]" && year["omitted"].integer == 60 && year["n"].integer == 60)
        #expect(year["notes"].json?.contains("nights true") == true)
        let asked = try await ask("sleep_report", #"{"range":"all","nights":true}"#, reading)
        #expect((asked["nights"].array?.count ?? 0) + (asked["omitted"].integer ?? 0) == 60)
        #expect(
            try await ask("sleep_report", #"{"range":"2026"}"#)["debt_to"].text == "2026-03-29", "not the year's end")
        for (range, goesOn) in [("2026", true), ("last_14_days", false)] {
            let notes = try await ask("sleep_report", #"{"range":"\#(range)"}"#)["notes"].json ?? ""
            #expect(notes.contains("debt_h is that of today") == goesOn, "\(range)")
        }
        #expect(asked["debt_to"].text == "2026-03-29" && asked["debt_from"].text == "2026-03-16")
    }

    /// Three days above the others, 25 to 27 March.
    private static func raised(_ usual: Double, by rise: Double) -> [Double?] {
        (0..<21).map { place in
            let value = usual + 0.1 * Double(place % 2)
            return (16...18).contains(place) ? value + rise : value
        }
    }

    private func ask(_ tool: String, _ arguments: String = "{}", _ reading: ExampleReading) async throws -> JSONValue {
        try await CoachEngineTests.ask(tool, arguments, reading)
    }

    private func ask(
        _ tool: String, _ arguments: String = "{}", _ consent: ConsentFilter = .everything
    ) async throws -> JSONValue {
        try await CoachEngineTests.ask(tool, arguments, ExampleReading(), consent)
    }
}
