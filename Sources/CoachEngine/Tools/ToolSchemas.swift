import ChatModel
import Entries
import HealthModel
import JSON

/// The definitions of the coach's tools as models are given them.
public enum ToolSchemas {
    /// What a tool does to the person's data.
    public enum Kind: String, Sendable { case read, write }

    /// In the order they are offered: those that read before those that write.
    public static let names = reading + writing

    static let reading = [
        "metrics_catalog", "metric_stats", "days", "relate", "trend", "workouts", "sleep_report", "compute",
        "sql_readonly",
    ]
    static let writing = WritingTool.allCases.map(\.rawValue)

    public static func kind(of name: String) -> Kind { writing.contains(name) ? .write : .read }

    /// Every tool.
    public static let definitions: [ToolDefinition] = names.map { name in
        ToolDefinition(
            name: name, summary: document["tools"][name]["description"].text ?? "",
            parametersJSON: resolved(document["tools"][name]["parameters"]).compact)
    }

    /// - Parameter name: one of `names`.
    public static func definition(_ name: String) -> ToolDefinition {
        guard let definition = definitions.first(where: { $0.name == name }) else {
            preconditionFailure("tools are named in one place")
        }
        return definition
    }

    /// Holds arguments against the schema that models are given.
    static func check(_ arguments: JSONValue, for name: String) throws(ToolProblem) {
        try SchemaCheck(schema: schemas[name] ?? .missing).check(arguments)
    }

    private static let schemas = Dictionary(
        uniqueKeysWithValues: definitions.map { ($0.name, JSONValue($0.parametersJSON) ?? .missing) })

    /// With what `$ref` points to copied in place: some providers refuse references.
    private static func resolved(_ schema: JSONValue) -> JSONTree {
        if let reference = schema["$ref"].text, let name = reference.split(separator: "/").last {
            return resolved(document["$defs"][String(name)])
        }
        if let members = schema.members { return .object(members.map { ($0.name, resolved($0.value)) }) }
        if let items = schema.array { return .list(items.map(resolved)) }
        if let text = schema.text { return .string(text) }
        return .digits(schema.json ?? "null")
    }

    private static let document = JSONValue(text) ?? .missing

    private static let text = #"""
        {"$defs":{"range":{"type":"string",
        "pattern":"^(all|today|yesterday|(this|last)_(week|month)|last_[1-9][0-9]{0,3}_days|[0-9]{4}(-(Q[1-4]|W[0-5]\#
        [0-9]|[01][0-9](-[0-3][0-9])?))?|[0-9]{4}-[01][0-9]-[0-3][0-9]\\.\\.[0-9]{4}-[01][0-9]-[0-3][0-9])$",
        "description":"dates: all (default), today, last_30_days, this_week, 2026, 2026-Q1, 2026-03, 2026-W12, 2026-\#
        03-14, 2026-03-01..2026-03-15"},"value":{"anyOf":[{"type":"number"},{"type":"string"},{"type":"array","items":{
        "type":"string"},"maxItems":31},{"type":"array","items":{"type":"number"},"maxItems":31}],
        "description":"a list for in and not_in; leave out for present and missing"},"op":{"type":"string","enum":[">=",
        ">","<=","<","==","!=","in","not_in","present","missing"]},"cond":{"type":"object","properties":{"field":{
        "type":"string","description":"metric id"},"op":{"$ref":"#/$defs/op"},"value":{"$ref":"#/$defs/value"},
        "lag_days":{"type":"integer","minimum":0,"maximum":60,
        "description":"test the value of so many days earlier; default 0"}},"required":["field","op"],
        "additionalProperties":false},"wcond":{"type":"object","properties":{"field":{"type":"string",
        "description":"workout field"},"op":{"$ref":"#/$defs/op"},"value":{"$ref":"#/$defs/value"}},"required":["field",
        "op"],"additionalProperties":false},"where":{"type":"array","items":{"$ref":"#/$defs/cond"},"maxItems":6,
        "description":"all must hold; a missing value leaves the day out"},"order":{"type":"string","enum":["desc",
        "asc"],"description":"default desc"},"limit":{"type":"integer","minimum":1,"maximum":60,"description":"rows"}},
        "tools":{"metrics_catalog":{
        "description":"Which metrics exist: unit, kind, first and last date, recorded days.","parameters":{
        "type":"object","properties":{},"required":[],"additionalProperties":false}},"metric_stats":{
        "description":"Any statistic of one daily metric: sum, mean, median, SD, extremes with dates, percentiles, c\#
        lock averages; with conditions; two segments compared; by weekday, week, month.","parameters":{"type":"object",
        "properties":{"metric":{"type":"string","description":"metric id as listed by metrics_catalog"},"range":{
        "$ref":"#/$defs/range"},"where":{"$ref":"#/$defs/where"},"segments":{"type":"array","items":{"type":"object",
        "properties":{"label":{"type":"string"},"range":{"$ref":"#/$defs/range"},"where":{"$ref":"#/$defs/where"}},
        "required":["label"],"additionalProperties":false},"maxItems":4,"minItems":2,
        "description":"compare: difference is the second minus the first"},"group_by":{"type":"string","enum":[
        "weekday","day_type","week","month","quarter","year"]},"percentiles":{"type":"array","items":{"type":"number",
        "minimum":0,"maximum":100},"maxItems":5},"rank_by":{"type":"string","enum":["sum","mean","median","min","max",
        "sd","n","nonzero","circular_mean_min"],"description":"sort the groups"},"order":{"$ref":"#/$defs/order"},
        "limit":{"$ref":"#/$defs/limit"},"full_weeks_only":{"type":"boolean",
        "description":"with group_by week: only weeks with all 7 dates"},"having":{"type":"object","properties":{"agg":{
        "type":"string","enum":["sum","mean","median","min","max","n","nonzero"]},"op":{"type":"string","enum":[">=",
        ">","<=","<","==","!="]},"value":{"type":"number"}},"required":["agg","op","value"],
        "additionalProperties":false},"last_values":{"type":"integer","minimum":1,"maximum":400,
        "description":"only the last so many recorded values"}},"required":["metric"],"additionalProperties":false}},
        "days":{"description":"Which days, how many, what share; top days; streaks and gaps.","parameters":{
        "type":"object","properties":{"range":{"$ref":"#/$defs/range"},"where":{"$ref":"#/$defs/where"},"columns":{
        "type":"array","items":{"type":"string"},"maxItems":12,"description":"metric ids to show"},"order_by":{
        "type":"string","description":"metric id"},"order":{"$ref":"#/$defs/order"},"limit":{"$ref":"#/$defs/limit"},
        "streaks":{"type":"boolean"},"missing":{"type":"string","enum":["break","skip"],
        "description":"what an unrecorded day does to a streak; default break"},"cumulative":{"type":"number",
        "minimum":0.01,"maximum":1,"description":"how many of the ordered days reach this share of the total"}},
        "required":[],"additionalProperties":false}},"relate":{
        "description":"Correlation of two metrics, same day or lagged by calendar days, or by full weeks.",
        "parameters":{"type":"object","properties":{"x":{"type":"string",
        "description":"metric id as listed by metrics_catalog"},"y":{"type":"string",
        "description":"metric id as listed by metrics_catalog"},"lags":{"type":"array","items":{"type":"integer",
        "minimum":0,"maximum":60},"maxItems":8,"minItems":1,"description":"x of day d-k with y of day d; default [0]"},
        "range":{"$ref":"#/$defs/range"},"method":{"type":"string","enum":["pearson","spearman"],
        "description":"default pearson"},"bucket":{"type":"string","enum":["day","week"],"description":"default day"},
        "agg_x":{"type":"string","enum":["mean","sum"],"description":"default mean"},"agg_y":{"type":"string","enum":[
        "mean","sum"],"description":"default mean"},"full_weeks_only":{"type":"boolean","description":"default true"}},
        "required":["x","y"],"additionalProperties":false}},"trend":{
        "description":"Slope, significance, smoothed value or best rolling window of one metric.","parameters":{
        "type":"object","properties":{"metric":{"type":"string","description":"metric id as listed by metrics_catalog"},
        "range":{"$ref":"#/$defs/range"},"method":{"type":"string","enum":["theil_sen","ols","mann_kendall","ewma",
        "rolling"],"description":"default theil_sen"},"per_days":{"type":"integer","minimum":1,"maximum":365,
        "description":"unit of the slope; default 1"},"window_days":{"type":"integer","minimum":2,"maximum":90,
        "description":"rolling; default 7"},"extreme":{"type":"string","enum":["max","min"],
        "description":"rolling; default max"},"alpha":{"type":"number","minimum":0.01,"maximum":1,
        "description":"ewma; default 0.1"},"require_full":{"type":"boolean",
        "description":"rolling: only windows inside the range without a missing day"}},"required":["metric"],
        "additionalProperties":false}},"workouts":{
        "description":"Workouts filtered, counted, aggregated, grouped, ranked, listed.","parameters":{"type":"object",
        "properties":{"range":{"$ref":"#/$defs/range"},"where":{"type":"array","items":{"$ref":"#/$defs/wcond"},
        "maxItems":6},"stats":{"type":"array","items":{"type":"string"},"maxItems":6,
        "description":"workout fields to describe"},"ratio":{"type":"array","items":{"type":"string"},"maxItems":2,
        "minItems":2,"description":"sum of the first field over the sum of the second"},"weighted":{"type":"array",
        "items":{"type":"string"},"maxItems":2,"minItems":2,
        "description":"mean of the first field weighted by the second"},"group_by":{"type":"string","enum":["type",
        "weekday","day_type","week","month","quarter","year","date","tz","indoor"]},"rank_by":{"anyOf":[{
        "type":"string"},{"type":"array","items":{"type":"string"},"maxItems":2,"minItems":2}],
        "description":"a workout field or start; in groups count, days, ratio, weighted_mean or [stat, statistic]"},
        "order":{"$ref":"#/$defs/order"},"limit":{"$ref":"#/$defs/limit"},"columns":{"type":"array","items":{
        "type":"string"},"maxItems":12,"description":"workout fields to list"}},"required":[],
        "additionalProperties":false}},"sleep_report":{
        "description":"Nights from raw samples: source, naps, debt_h (14 nights, naps minded), social jetlag, regularity.",
        "parameters":{"type":"object","properties":{"range":{"$ref":"#/$defs/range"},"need_hours":{"type":"number",
        "minimum":4,"maximum":12,"description":"of shortfall_h and balance_h; default: the profile's need"},
        "free_days":{"type":"array","items":{"type":"string",
        "enum":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]},"maxItems":7,
        "description":"default Saturday, Sunday"},"sri":{"type":"boolean",
        "description":"also the sleep regularity index"}},"required":[],"additionalProperties":false}},"compute":{
        "description":"A named formula with its inputs shown.","parameters":{"type":"object","properties":{"name":{
        "type":"string","enum":["bmi","lean_mass","energy_from_trend","goal_distance","trimp_banister","monotony","ctl",
        "acwr","goal_percentile","normal_range","robust_z","outliers","vo2_percentile","hr_zones","mifflin"]},"range":{
        "$ref":"#/$defs/range"},"date":{"type":"string","pattern":"^[0-9]{4}-[01][0-9]-[0-3][0-9]$",
        "description":"YYYY-MM-DD"},"type":{"type":"string","description":"workout type"},"metric":{"type":"string",
        "description":"metric id as listed by metrics_catalog"},"p":{"type":"number","minimum":0,"maximum":100},"n":{
        "type":"integer","minimum":1,"maximum":400},"recent_days":{"type":"integer","minimum":1,"maximum":60},
        "baseline_days":{"type":"integer","minimum":7,"maximum":400},"width_sd":{"type":"number","minimum":0.1,
        "maximum":5},"days":{"type":"integer","minimum":7,"maximum":400},"limit":{"type":"integer","minimum":1,
        "maximum":20},"scheme":{"type":"string","enum":["percent_max","reserve"]}},"required":["name"],
        "additionalProperties":false}},"sql_readonly":{
        "description":"Last resort: one SELECT over the views day and workout.","parameters":{"type":"object",
        "properties":{"query":{"type":"string","description":"SQLite, at most 2000 characters"},"limit":{
        "type":"integer","minimum":1,"maximum":200}},"required":["query"],"additionalProperties":false}},"log_water":{
        "description":"Log a drink. The user is asked first.","parameters":{"type":"object","properties":{"ml":{
        "type":"number","minimum":1,"maximum":5000},"time":{"type":"string",
        "description":"ISO 8601 local time; default now"}},"required":["ml"],"additionalProperties":false}},
        "log_weight":{"description":"Log a weighing. The user is asked first.","parameters":{"type":"object",
        "properties":{"kg":{"type":"number","minimum":20,"maximum":400},"body_fat_pct":{"type":"number","minimum":2,
        "maximum":75},"time":{"type":"string","description":"ISO 8601 local time; default now"}},"required":["kg"],
        "additionalProperties":false}},"log_check_in":{
        "description":"Log how the user feels, 1 low to 5 high. The user is asked first.","parameters":{"type":"object",
        "properties":{"date":{"type":"string","pattern":"^[0-9]{4}-[01][0-9]-[0-3][0-9]$","description":"YYYY-MM-DD"},
        "mood":{"type":"integer","minimum":1,"maximum":5},"energy":{"type":"integer","minimum":1,"maximum":5},"stress":{
        "type":"integer","minimum":1,"maximum":5},"motivation":{"type":"integer","minimum":1,"maximum":5},"soreness":{
        "type":"integer","minimum":1,"maximum":5},"note":{"type":"string"}},"required":[],
        "additionalProperties":false}},"log_meal":{"description":"Log food or drink. The user is asked first.",
        "parameters":{"type":"object","properties":{"name":{"type":"string"},"kcal":{"type":"number","minimum":0,
        "maximum":10000},"protein_g":{"type":"number","minimum":0,"maximum":1000},"carbs_g":{"type":"number",
        "minimum":0,"maximum":2000},"fat_g":{"type":"number","minimum":0,"maximum":1000},"caffeine_mg":{"type":"number",
        "minimum":0,"maximum":2000},"alcohol_units":{"type":"number","minimum":0,"maximum":40},"time":{"type":"string",
        "description":"ISO 8601 local time; default now"}},"required":["name"],"additionalProperties":false}},
        "log_workout":{"description":"Log a finished workout. The user is asked first.","parameters":{"type":"object",
        "properties":{"type":{"type":"string","description":"Running, Strength, ..."},"duration_min":{"type":"number",
        "minimum":1,"maximum":1440},"start":{"type":"string",
        "description":"ISO 8601 local time; default: it ended now"},"distance_km":{"type":"number","minimum":0,
        "maximum":500},"active_kcal":{"type":"number","minimum":0,"maximum":10000},"avg_hr":{"type":"number",
        "minimum":30,"maximum":230},"rpe":{"type":"integer","minimum":1,"maximum":10},"indoor":{"type":"boolean"},
        "note":{"type":"string"}},"required":["type","duration_min"],"additionalProperties":false}},"set_goal":{
        "description":"Set or change a goal. The user is asked first.","parameters":{"type":"object","properties":{
        "metric":{"type":"string","enum":["steps","active_kcal","exercise_min","stand_hours","sleep_h","weight_kg",
        "water_ml","run_km","workouts","mindful_min"]},"target":{"type":"number","minimum":0,"maximum":100000},
        "period":{"type":"string","enum":["day","week"],"description":"default day; weight_kg has none"},"by":{
        "type":"string","pattern":"^[0-9]{4}-[01][0-9]-[0-3][0-9]$","description":"YYYY-MM-DD"}},"required":["metric",
        "target"],"additionalProperties":false}},"remember":{
        "description":"Keep a fact about the user. The user is asked first.","parameters":{"type":"object",
        "properties":{"fact":{"type":"string","description":"one sentence, at most 300 characters"},"about":{
        "type":"string","enum":["goal","preference","injury","schedule","equipment","other"]}},"required":["fact"],
        "additionalProperties":false}}}}
        """#
}
