import CoachEngine
import HealthModel
import HealthQuery
import JSON
import Testing

@testable import CoachTools

/// What of an expected reply is not in a reply, with the place. Lists have to be as long; numbers are held as printed.
private func missing(_ expected: JSONValue, in reply: JSONValue, at path: String = "") -> [String] {
    if let members = expected.members {
        return members.flatMap { missing($0.value, in: reply[$0.name], at: "\(path).\($0.name)") }
    }
    if let items = expected.array {
        guard let found = reply.array, found.count == items.count else {
            return ["\(path): \(reply.json ?? "null") is not \(expected.json ?? "null")"]
        }
        return zip(items, found).enumerated().flatMap { missing($1.0, in: $1.1, at: "\(path)[\($0)]") }
    }
    return expected.json == reply.json ? [] : ["\(path): \(reply.json ?? "null") is not \(expected.json ?? "null")"]
}

func ask(
    _ tool: String, _ arguments: String = "{}", _ reading: ExampleReading = ExampleReading(),
    until time: String? = nil, today: CivilDay = ExampleReading.today, _ consent: ConsentFilter = .everything
) async throws -> JSONValue {
    let toolkit = QueryToolkit(reading) { ToolClock(today: today, partialUntil: time) }
    let outcome = await Toolbox(toolkit.tools).run(tool, arguments, for: consent)
    #expect(outcome.json.utf8.count <= ToolOutcome.mostBytes)
    let value = try #require(JSONValue(outcome.json))
    #expect(outcome.isError == !value["error"].isMissing)
    return value
}

@Suite struct `The tools that answer questions` {
    /// The largest mean of a day is no highest heart rate.
    @Test func `tell how far the heart rate went on several days, and of no other metric`() async throws {
        var reading = ExampleReading()
        reading.extremes = SampleExtremes(
            lowest: 47, on: ExampleReading.first, highest: 183, on: ExampleReading.first.advanced(by: 5))
        reading.adjust = { $0.numbers[.heartRate] = Array(repeating: 70, count: 21) }
        let all = #""range":"2026-03-09..2026-03-29"}"#
        let heart = try await ask("metric_stats", #"{"metric":"heart_rate_bpm","# + all, reading)
        #expect(heart["samples_max"].json == "183" && heart["samples_max_date"].text == "2026-03-14")
        #expect(heart["samples_min"].json == "47" && heart["samples_min_date"].text == "2026-03-09")
        #expect(heart["notes"].array?.contains { $0.text?.contains("days' means") == true } == true)
        let variability = try await ask("metric_stats", #"{"metric":"hrv_sdnn_ms","# + all, reading)
        #expect(variability["samples_max"].isMissing)
        let weekends = #"{"metric":"heart_rate_bpm","where":[{"field":"is_weekend","op":"==","value":1}],"#
        #expect(try await ask("metric_stats", weekends + all, reading)["samples_max"].isMissing)
    }

    @Test(arguments: exampleReplies)
    func `answer the examples with every number`(tool: String, arguments: String, reply: String) async throws {
        var reading = ExampleReading()
        reading.selected = SelectedRows(
            columns: ["weekday", "n", "m"],
            rows: [
                [.text("Thursday"), .number(3), .number(14 / 3.0)], [.text("Monday"), .number(3), .number(4)],
            ])
        #expect(missing(try #require(JSONValue(reply)), in: try await ask(tool, arguments, reading)) == [])
    }

    @Test func `list what exists`() async throws {
        let metrics = try await ask("metrics_catalog")["metrics"]
        #expect(
            metrics["alcohol_units"].json
                == #"{"unit":"drinks","kind":"C","first":"2026-03-12","last":"2026-03-29","recorded_days":18,"#
                + #""label":"Alcoholic drinks"}"#)
        #expect(metrics["vo2max"].isMissing && metrics["bed_time"]["kind"].text == "K")
    }

    @Test func `count the hours that are asked for alone`() async throws {
        var reading = ExampleReading()
        // 10 an hour on the first day, 20 on the second, none from 18:00 on.
        for (index, day) in ["2026-03-10", "2026-03-11"].enumerated() {
            reading.within[try #require(CivilDay(iso: day))] = (0..<18).map {
                IntradayValue(minuteOfDay: $0 * 60, value: Double(10 * (index + 1)))
            }
        }
        let morning = try await ask("metric_stats", #"{"metric":"steps","hours":[6,12]}"#, reading)
        #expect(morning["n"].integer == 2 && morning["sum"].integer == 180 && morning["max"].integer == 120)
        #expect(morning["hours"].json == "[6,12]")
        let evening = try await ask(
            "metric_stats", #"{"metric":"steps","hours":[18,24],"range":"2026-03-11"}"#, reading)
        #expect(evening["n"].integer == 1 && evening["sum"].integer == 0)
    }

    @Test(arguments: [
        #"{"metric":"steps","hours":[12,6]}"#, #"{"metric":"steps","hours":[6]}"#,
        #"{"metric":"steps","hours":[6,25]}"#, #"{"metric":"steps","hours":[6,12],"also":["flights"]}"#,
        #"{"metric":"sleep_min","hours":[6,12]}"#,
    ]) func `refuse hours that are none`(arguments: String) async throws {
        #expect(try await ask("metric_stats", arguments)["error"].isMissing == false)
    }

    @Test func `leave a weight in pounds out of every statistic and say so, and tell the single value`() async throws {
        let reading = ExampleReading(adjust: { $0.numbers[.weight]?[11] = 140.4 })
        let all = try await ask("metric_stats", #"{"metric":"weight_kg"}"#, reading)
        #expect(all["n"].integer == 7 && all["max"].number == 64.4 && all["left_out"].integer == 1)
        #expect(all["left_out_values"].json == #"[{"date":"2026-03-20","value":140.4}]"#)
        #expect(all["notes"].json?.contains("count in no statistic") == true)
        let weeks = try await ask("metric_stats", #"{"metric":"weight_kg","group_by":"week"}"#, reading)
        #expect(weeks["n"].integer == 7 && weeks["left_out"].integer == 1)
        let one = try await ask("metric_stats", #"{"metric":"weight_kg","range":"2026-03-20"}"#, reading)
        #expect(one["last"].number == 140.4 && one["left_out"].isMissing)
        #expect(one["notes"].json?.contains("perhaps another unit") == true)
        let trend = try await ask("trend", #"{"metric":"weight_kg"}"#, reading)
        #expect(trend["n"].integer == 7 && trend["left_out"].integer == 1 && (trend["slope"].number ?? 1) < 0)
        let most = try await ask(
            "days", #"{"order_by":"weight_kg","limit":1,"columns":["weight_kg"]}"#, reading)
        #expect(most["rows"].array?.first?["date"].text == "2026-03-15" && most["ordered_days"].integer == 7)
        let listed = try await ask("days", #"{"range":"2026-03-20..2026-03-24","columns":["weight_kg"]}"#, reading)
        #expect(listed["rows"][0]["left_out"].json == #"["weight_kg"]"#)
        #expect((1..<5).allSatisfy { listed["rows"][$0]["left_out"].isMissing })
        #expect(listed["notes"].json?.contains("count in no statistic") == true)
        let rare = try await ask("compute", #"{"name":"outliers","metric":"weight_kg","limit":1}"#, reading)
        #expect(rare["rows"].array?.first?["value"].number == 140.4)
        let energy = try await ask("compute", #"{"name":"energy_from_trend"}"#, reading)
        #expect(energy["left_out"].integer == 1 && energy["n"].integer == 7)
    }

    @Test func `take the trend of clock times across midnight`() async throws {
        let trend = try await ask("trend", #"{"metric":"bed_time","range":"2026-W12","method":"ols"}"#)
        #expect(trend["mean"].number == 1435 && trend["mean_hhmm"].text == "23:55" && trend["last"].number == 110)
        #expect((trend["slope"].number ?? 0) > 20)
    }

    @Test func `of an empty store say that there is nothing`() async throws {
        var empty = ExampleReading()
        empty.isEmpty = true
        #expect(try await ask("metrics_catalog", "{}", empty)["no_data"].flag == true)
        let unknown = try await ask("metric_stats", #"{"metric":"steps"}"#, empty)
        #expect(unknown["error"]["code"].text == "unknown_metric" && unknown["no_data"].flag == true)
        for tool in ["days", "workouts", "sleep_report"] {
            let reply = try await ask(tool, "{}", empty)
            #expect(reply["no_data"].flag == true && reply["reason"].text != nil, "\(tool)")
        }
        #expect(try await ask("sleep_report", "{}", empty)["nights"].json == "[]")
        #expect(try await ask("compute", #"{"name":"bmi"}"#, empty)["no_data"].flag == true)
    }

    @Test(
        arguments: [
            ("metric_stats", #"{"metric":"hrv"}"#, "unknown_metric", "metric", #"["hrv_sdnn_ms"]"#),
            ("metric_stats", #"{"metric":"calories"}"#, "unknown_metric", "metric", #"["active_kcal","dietary_kcal"]"#),
            ("relate", #"{"x":"steps","y":"sleep"}"#, "unknown_metric", "y", #"["sleep_min"]"#),
            (
                "days", #"{"where":[{"field":"stepss","op":">","value":1}]}"#, "unknown_field", "where[0].field",
                #"["steps"]"#
            ),
            ("days", #"{"columns":["steps","bedtime"]}"#, "unknown_field", "columns[1]", #"["bed_time"]"#),
            ("days", #"{"order_by":"xyzzy"}"#, "unknown_field", "order_by", nil),
            ("workouts", #"{"stats":["duration"]}"#, "unknown_field", "stats[0]", #"["duration_min"]"#),
            ("days", #"{"limits":3}"#, "invalid_arguments", "limits", #"["limit"]"#),
            ("days", #"{"limit":"7"}"#, "invalid_arguments", "limit", nil),
            ("days", #"{"limit":7.5}"#, "invalid_arguments", "limit", nil),
            ("days", #"{"limit":61}"#, "invalid_arguments", "limit", nil),
            ("days", #"{"range":"next_week"}"#, "invalid_arguments", "range", nil),
            ("days", #"{"range":"2026-02-30"}"#, "invalid_arguments", "range", nil),
            ("days", #"{"cumulative":0.5}"#, "invalid_arguments", "cumulative", nil),
            ("days", #"{"where":[{"field":"steps","op":">="}]}"#, "invalid_arguments", "where[0].value", nil),
            (
                "days", #"{"where":[{"field":"steps","op":">=","value":"7"}]}"#, "invalid_arguments", "where[0].value",
                nil
            ),
            ("days", #"{"where":[{"field":"steps","op":"in","value":7}]}"#, "invalid_arguments", "where[0].value", nil),
            ("days", #"{"where":[{"field":"weekday","op":">","value":"a"}]}"#, "invalid_arguments", "where[0].op", nil),
            ("days", #"{"where":[{"field":"steps","op":"~","value":1}]}"#, "invalid_arguments", "where[0].op", nil),
            ("days", #"{"where":[{"op":"present"}]}"#, "invalid_arguments", "where[0].field", nil),
            ("metric_stats", "{}", "invalid_arguments", "metric", nil),
            (
                "metric_stats", #"{"metric":"steps","segments":[{"label":"a"}]}"#, "invalid_arguments", "segments", nil
            ),
            (
                "metric_stats", #"{"metric":"steps","segments":[{"label":"a"},{"label":"b","range":"x"}]}"#,
                "invalid_arguments", "segments[1].range", nil
            ),
            (
                "relate", #"{"x":"steps","y":"sleep_min","bucket":"week","lags":[0,1]}"#, "invalid_arguments",
                "lags[1]", nil
            ),
            ("metric_stats", #"{"metric":"bed_time","percentiles":[90]}"#, "invalid_arguments", "percentiles", nil),
            ("metric_stats", #"{"metric":"sleep_source","percentiles":[90]}"#, "invalid_arguments", "percentiles", nil),
            (
                "metric_stats", #"{"metric":"bed_time","group_by":"week","rank_by":"median"}"#, "invalid_arguments",
                "rank_by", nil
            ),
            (
                "metric_stats", #"{"metric":"sleep_source","group_by":"week","rank_by":"mean"}"#, "invalid_arguments",
                "rank_by", nil
            ),
            (
                "metric_stats", #"{"metric":"steps","also":["bed_time"],"percentiles":[90]}"#, "invalid_arguments",
                "percentiles", nil
            ),
            (
                "metric_stats",
                #"{"metric":"bed_time","group_by":"week","having":{"agg":"sum","op":">=","value":1}}"#,
                "invalid_arguments", "having.agg", nil
            ),
            (
                "metric_stats", #"{"metric":"steps","group_by":"week","rank_by":"circular_mean_min"}"#,
                "invalid_arguments", "rank_by", nil
            ),
            ("compute", #"{"name":"bmj"}"#, "invalid_arguments", "name", #"["bmi"]"#),
            ("compute", #"{"name":"trimp_banister"}"#, "invalid_arguments", "date", nil),
        ] as [(String, String, String, String, String?)])
    func `say which argument is wrong and what was near`(
        tool: String, arguments: String, code: String, path: String, near: String?
    ) async throws {
        let error = try await ask(tool, arguments)["error"]
        #expect(error["code"].text == code && error["path"].text == path, "\(error.json ?? "")")
        #expect(error["suggestions"].json == near)
    }

    @Test func `rank times of day by their mean round the clock, and hold it against a value`() async throws {
        let ranked = try await ask("metric_stats", #"{"metric":"bed_time","group_by":"weekday","rank_by":"mean"}"#)
        let means = (ranked["rows"].array ?? []).compactMap { $0["circular_mean_min"].number }
        #expect(!means.isEmpty && means == means.sorted(by: >) && ranked["rows"][0]["rank"].integer == 1)
        #expect(ranked["notes"].json?.contains("minutes after midnight") == true)
        let met = try await ask(
            "metric_stats",
            #"{"metric":"bed_time","group_by":"weekday","having":{"agg":"mean","op":">","value":0}}"#)
        #expect(met["having_count"].integer == means.count)
    }

    @Test func `take null as left out and 7.0 as a whole number`() async throws {
        let reply = try await ask("days", #"{"range":null,"where":null,"columns":["steps"],"limit":7.0}"#)
        #expect(reply["rows"].array?.count == 7 && reply["count"].integer == 21)
        let yes = try await ask("days", #"{"where":[{"field":"is_weekend","op":"==","value":true}]}"#)
        #expect(yes["count"].integer == 6)
    }

    @Test func `keep an unknown day neither in nor out`() async throws {
        let unequal = try await ask("days", #"{"where":[{"field":"steps","op":"!=","value":1}]}"#)
        #expect(unequal["count"].integer == 20 && unequal["recorded_days"].integer == 20)
        let none = try await ask("days", #"{"where":[{"field":"steps","op":"missing"}],"columns":[]}"#)
        #expect(none["count"].integer == 1 && none["rows"][0]["date"].text == "2026-03-18")
        let zero = try await ask("days", #"{"where":[{"field":"steps","op":">","value":99999}]}"#)
        #expect(zero["count"].integer == 0 && zero["no_data"].isMissing && zero["longest_gap_days"].isMissing)
        let nothing = try await ask(
            "days", #"{"range":"2026-03-09..2026-03-11","where":[{"field":"alcohol_units","op":">","value":0}]}"#)
        #expect(nothing["no_data"].flag == true && nothing["available"]["first"].text == "2026-03-12")
    }

    @Test func `read a streak up to yesterday while today is not over`() async throws {
        let arguments = #"{"where":[{"field":"steps","op":">=","value":6500}],"streaks":true}"#
        let whole = try await ask("days", arguments)
        #expect(whole["current"].integer == 0 && whole["notes"].isMissing)
        let partial = try await ask("days", arguments, until: "14:05")
        #expect(partial["current"].integer == 6)
        #expect(partial["notes"].json == #"["today is partial (until 14:05)"]"#)
        let body = try await ask("metric_stats", #"{"metric":"weight_kg"}"#, until: "14:05")
        #expect(body["notes"].json?.contains("partial") == false)
    }

    @Test func `know nothing of what comes after today`() async throws {
        let day = try #require(CivilDay(iso: "2026-03-20"))
        let reply = try await ask("metric_stats", #"{"metric":"steps","range":"2026"}"#, today: day)
        #expect(reply["last_date"].text == "2026-03-20" && reply["to"].text == "2026-12-31")
        #expect(reply["n"].integer == 11 && reply["missing"].integer == 1)
        #expect(try await ask("workouts", "{}", today: day)["count"].integer == 5)
    }

    @Test func `say that dates lie ahead, what is not recorded and which workouts there are`() async throws {
        for (tool, arguments) in [
            ("metric_stats", #"{"metric":"steps","range":"2026-04"}"#), ("sleep_report", #"{"range":"2026-04"}"#),
            ("trend", #"{"metric":"steps","range":"2026-04"}"#), ("workouts", #"{"range":"2026-04"}"#),
        ] {
            #expect(try await ask(tool, arguments)["reason"].text == "these dates lie after today, 2026-03-29")
        }
        let past = try await ask("metric_stats", #"{"metric":"steps","range":"2025"}"#)
        #expect(past["reason"].text == "nothing recorded in these dates")
        let ahead = try await ask("compute", #"{"name":"ctl","date":"2026-04-01"}"#)["error"]
        #expect(ahead["message"].text == "It lies after today, 2026-03-29." && ahead["path"].text == "date")
        let silent = try await ask("metric_stats", #"{"metric":"vo2max"}"#)
        #expect(silent["reason"].text == "nothing is recorded of vo2max" && silent["no_data"].flag == true)
        let where_ = #"{"metric":"steps","where":[{"field":"vo2max","op":">","value":40}]}"#
        let condition = try await ask("metric_stats", where_)["error"]
        #expect(condition["message"].text == "nothing is recorded of vo2max")
        let swims = try await ask("workouts", #"{"where":[{"field":"type","op":"==","value":"Swimming"}]}"#)
        #expect(
            swims["notes"].json == #"["no workout is of this type; there are Running, Strength, Cycling, Hiking"]"#)
        let runs = try await ask(
            "workouts", #"{"range":"2025","where":[{"field":"type","op":"==","value":"Running"}]}"#)
        #expect(runs["count"].number == 0 && runs["notes"].isMissing)
    }

    @Test func `name the first so many workouts without being told what to show of them`() async throws {
        let last = try await ask("workouts", #"{"rank_by":"start","limit":1}"#)
        #expect(last["rows"].json == #"[{"date":"2026-03-28","type":"Running"}]"#)
        let longest = try await ask("workouts", #"{"rank_by":"duration_min","limit":1}"#)
        #expect(longest["rows"].json == #"[{"date":"2026-03-14","type":"Hiking","duration_min":182}]"#)
        #expect(try await ask("workouts", #"{"rank_by":"duration_min"}"#)["rows"].isMissing)
    }

    @Test func `say of which days and in which unit a figure is`() async throws {
        let rolling = try await ask("trend", #"{"metric":"steps","method":"rolling"}"#)
        #expect(rolling["value_is"].text == "mean of the window's recorded days")
        let last = try await ask("metric_stats", #"{"metric":"weight_kg","last_values":3}"#)
        #expect(last["n"].number == 3 && last["missing"].number == 4 && last["first_date"].text == "2026-03-23")
        let report = try await ask("sleep_report", #"{"range":"last_7_days"}"#)
        #expect(report["consistency_from"].text == "2026-03-16" && report["consistency_to"].text == "2026-03-29")
        #expect(try await ask("compute", #"{"name":"normal_range","metric":"resting_hr_bpm"}"#)["low_ms"].isMissing)
        let load = try await ask("compute", #"{"name":"monotony","range":"last_14_days"}"#)
        #expect(load["notes"].json?.contains("weekly_load is the sum of all 14 days, not of a week") == true)
        let week = try await ask("compute", #"{"name":"monotony","range":"last_7_days"}"#)
        #expect(week["notes"].json?.contains("weekly_load") != true)
    }

    @Test func `count how many days make up a share`() async throws {
        let reply = try await ask("days", #"{"order_by":"alcohol_units","cumulative":0.5,"columns":[],"limit":2}"#)
        // 3 3 2 2 2 2 1 of 15: the first three are 8.
        #expect(reply["days_to_reach_share"].integer == 3)
        #expect(
            reply["rows"].json == #"[{"date":"2026-03-14","alcohol_units":3},{"date":"2026-03-21","alcohol_units":3}]"#)
    }

    @Test func `leave out rows until a reply is short enough`() async throws {
        let columns = DayField.allCases.filter { !$0.isText }.prefix(12).map { "\"\($0.rawValue)\"" }
        var long = ExampleReading()
        long.adjust = { all in
            for field in DayField.allCases.filter({ !$0.isText }) {
                all.numbers[field] = (0..<2000).map { 1000 / Double($0 + 3) }
            }
            all.first = ExampleReading.today.advanced(by: -1999)
        }
        let reply = try await ask("days", #"{"columns":[\#(columns.joined(separator: ","))],"limit":60}"#, long)
        let shown = try #require(reply["rows"].array?.count)
        #expect(shown < 60 && reply["omitted"].integer == 60 - shown)
        #expect(reply["rows"][0]["date"].text == "2020-10-07")
    }

    @Test func `hold workouts against conditions that a missing value never meets`() async throws {
        let few = try await ask("workouts", #"{"where":[{"field":"rpe","op":"!=","value":6}]}"#)
        #expect(few["count"].integer == 5)
        let list = try await ask(
            "workouts", #"{"rank_by":"duration_min","limit":2,"columns":["type","start","pace_s_km","indoor"]}"#)
        #expect(list["count"].integer == 9 && list["selected"]["count"].integer == 2)
        #expect(list["rows"][0]["start"].text == "2026-03-14T10:05:00+01:00")
        #expect(list["rows"][1]["type"].text == "Cycling" && list["rows"][1]["indoor"].integer == 0)
        let mean = try await ask("workouts", #"{"weighted":["avg_hr","duration_min"],"group_by":"indoor"}"#)
        #expect(mean["rows"].array?.map { $0["key"].integer } == [0, 1])
        #expect(mean["groups_with_2_or_more"].integer == 2)
    }

    @Test func `compute the other formulas`() async throws {
        func value(_ arguments: String) async throws -> JSONValue { try await ask("compute", arguments) }
        #expect(try await value(#"{"name":"bmi"}"#)["value"].json == "22.46315193")
        let lean = try await value(#"{"name":"lean_mass"}"#)
        #expect(lean["value"].json == "46.2186" && lean["date"].text == "2026-03-29")
        let goal = try await value(#"{"name":"goal_distance"}"#)
        #expect(goal["value"].json == "1.4" && goal["goal"].integer == 62)
        let percentile = try await value(#"{"name":"goal_percentile","metric":"steps"}"#)
        #expect(percentile["value"].integer == 9120 && percentile["n"].integer == 9)
        #expect(try await value(#"{"name":"acwr"}"#)["no_data"].flag == true)
        #expect(try await value(#"{"name":"ctl","date":"2026-03-10"}"#)["value"].json == "2.5")
        let form = try await value(#"{"name":"tsb","date":"2026-03-10"}"#)
        let fitness = try await value(#"{"name":"ctl","date":"2026-03-09"}"#)
        let fatigue = try await value(#"{"name":"atl","date":"2026-03-09"}"#)
        #expect(form["ctl_day_before"].json == fitness["value"].json)
        #expect(form["atl_day_before"].json == fatigue["value"].json)
        #expect(form["value"].number == (fitness["value"].number ?? 0) - (fatigue["value"].number ?? 0))
        let outliers = try await value(#"{"name":"outliers","metric":"resting_hr_bpm","limit":1}"#)
        #expect(outliers["rows"][0]["date"].text == "2026-03-15")
        let zones = try await value(#"{"name":"hr_zones","scheme":"reserve"}"#)
        #expect(zones["rest"].integer == 58 && zones["zones"][0].json == "[1,120.75,133.3]")
        #expect(try await value(#"{"name":"vo2_percentile"}"#)["reason"].text == "no vo2max is recorded")
        let z = try await value(#"{"name":"robust_z","metric":"resting_hr_bpm"}"#)
        #expect(z["n"].integer == 19 && z["value"].json == "2.023472278")
    }

    @Test func `say what of the person is not shared, and count nothing of it`() async throws {
        let consent = ConsentFilter(place: .elsewhere, shared: [.activity])
        let weight = try await ask("metric_stats", #"{"metric":"weight_kg"}"#, consent)
        #expect(weight["no_data"].flag == true && weight["reason"].text == "not shared" && weight["n"].isMissing)
        #expect(try await ask("metrics_catalog", "{}", consent)["metrics"]["weight_kg"].isMissing)
        let inside = #"{"where":[{"field":"alcohol_units","op":">","value":0}]}"#
        #expect(try await ask("days", inside, consent)["reason"].text == "not shared")
        for tool in ["workouts", "sleep_report"] {
            #expect(try await ask(tool, "{}", consent)["reason"].text == "not shared")
        }
        #expect(try await ask("sql_readonly", #"{"query":"select 1"}"#, consent)["reason"].text == "not shared")
        #expect(try await ask("metric_stats", #"{"metric":"steps"}"#, consent)["n"].integer == 20)
    }

    private func ask(_ tool: String, _ arguments: String, _ consent: ConsentFilter) async throws -> JSONValue {
        try await CoachEngineTests.ask(tool, arguments, ExampleReading(), consent)
    }

    private func ask(
        _ tool: String, _ arguments: String = "{}", _ reading: ExampleReading = ExampleReading(),
        until time: String? = nil, today: CivilDay = ExampleReading.today
    ) async throws -> JSONValue {
        try await CoachEngineTests.ask(tool, arguments, reading, until: time, today: today)
    }
}

@Suite struct `The schemas of the tools` {
    @Test func `hold no reference and nothing that a provider refuses`() throws {
        #expect(ToolSchemas.definitions.count == 26)
        for tool in ToolSchemas.definitions {
            #expect(!tool.parametersJSON.contains("$ref") && !tool.parametersJSON.contains("\"default\""))
            let schema = try #require(JSONValue(tool.parametersJSON))
            #expect(schema["type"].text == "object" && schema["additionalProperties"].flag == false)
            #expect(!tool.summary.isEmpty, "\(tool.name)")
        }
        let days = try #require(JSONValue(ToolSchemas.definition("days").parametersJSON))
        #expect(days["properties"]["where"]["items"]["properties"]["op"]["enum"].array?.count == 10)
        #expect(ToolSchemas.kind(of: "log_water") == .write && ToolSchemas.kind(of: "days") == .read)
    }
}
