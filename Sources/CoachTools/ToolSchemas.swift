import ChatModel
import Entries
import HealthModel
import HealthQuery
import JSON

/// The definitions of the coach's tools as models are given them.
public enum ToolSchemas {
    /// The access of a tool to the person's data.
    public enum Kind: String, Sendable { case read, write }

    /// In the order they are offered: those that read before those that write.
    public static let names = reading + writing

    static let reading = [
        "metrics_catalog", "metric_stats", "days", "relate", "trend", "workouts", "journal", "sleep_report", "compute",
        "findings", "chart", "sql_readonly", "weather", "plan",
    ]
    static let writing = WritingTool.allCases.map(\.rawValue)

    /// The access of the tool of that name.
    public static func kind(of name: String) -> Kind { writing.contains(name) ? .write : .read }

    /// Every tool.
    public static let definitions: [ToolDefinition] = names.map { name in
        ToolDefinition(
            name: name, summary: filled(document["tools"][name]["description"].text ?? ""),
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
        if let text = schema.text { return .string(filled(text)) }
        return .digits(schema.json ?? "null")
    }

    /// With the lists that are kept elsewhere in place of their marks.
    private static func filled(_ text: String) -> String {
        guard text.contains("@") else { return text }
        let lists: [(mark: String, list: () -> String)] = [
            ("@workout_fields", { workoutFields }),
            ("@formulas", { FormulaName.allCases.map(\.signature).joined(separator: "; ") }),
            ("@functions", { SelectFunctions.listed }),
            ("@kinds", { MetricKind.allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: "; ") }),
        ]
        return lists.reduce(text) { $0.contains($1.mark) ? $0.replacing($1.mark, with: $1.list()) : $0 }
    }

    private static let workoutFields = WorkoutField.allCases.map(\.rawValue).joined(separator: ", ")

    private static let document = JSONValue(text) ?? .missing

    private static let text = #"""
        {"$defs":{"range":{"type":"string","pattern":"^(all|today|yesterday|(this|last)_(week|month)|last_[1-9][0-9]\#
        {0,3}_days|[0-9]{4}(-(Q[1-4]|W[0-5][0-9]|[01][0-9](-[0-3][0-9])?))?|[0-9]{4}-[01][0-9]-[0-3][0-9]\\.\\.[0-9]\#
        {4}-[01][0-9]-[0-3][0-9])$","description":"all (default), today, last_30_days, last_week, 2026, 2026-Q1, 202\#
        6-03, 2026-W12, 2026-03-14, 2026-03-01..2026-03-15"},"value":{"anyOf":[{"type":"number"},{"type":"string"},{\#
        "type":"array","items":{"type":"string"},"maxItems":31},{"type":"array","items":{"type":"number"},"maxItems"\#
        :31}],"description":"a list for in and not_in; leave out for present and missing; yes is 1, no is 0"},"op":{\#
        "type":"string","enum":[">=",">","<=","<","==","!=","in","not_in","present","missing"]},"cond":{"type":"obje\#
        ct","properties":{"field":{"type":"string","description":"metric id"},"op":{"$ref":"#/$defs/op"},"value":{"$\#
        ref":"#/$defs/value"},"lag_days":{"type":"integer","minimum":0,"maximum":60,"description":"test the value of\#
         so many days earlier; default 0"}},"required":["field","op"],"additionalProperties":false},"wcond":{"type":\#
        "object","properties":{"field":{"type":"string","description":"workout field: @workout_fields; type takes th\#
        e kinds of workout"},"op":{"$ref":"#/$defs/op"},"value":{"$ref":"#/$defs/svalue"}},"required":["field","op"]\#
        ,"additionalProperties":false},"where":{"type":"array","items":{"$ref":"#/$defs/cond"},"maxItems":6,"descrip\#
        tion":"all must hold; a missing value leaves the day out: unrecorded_days counts those"},"svalue":{"anyOf":[\#
        {"type":"number"},{"type":"string"},{"type":"array","items":{"type":"string"},"maxItems":31},{"type":"array"\#
        ,"items":{"type":"number"},"maxItems":31}]},"scond":{"type":"object","properties":{"field":{"type":"string"}\#
        ,"op":{"$ref":"#/$defs/op"},"value":{"$ref":"#/$defs/svalue"},"lag_days":{"type":"integer","minimum":0,"maxi\#
        mum":60}},"required":["field","op"],"additionalProperties":false},"swhere":{"type":"array","items":{"$ref":"\#
        #/$defs/scond"},"maxItems":6},"srange":{"type":"string"},"order":{"type":"string","enum":["desc","asc"],"des\#
        cription":"default desc"},"limit":{"type":"integer","minimum":1,"maximum":60,"description":"rows; give it to\#
         get few"},"dates":{"type":"string","description":"dates as in metric_stats; default all"}},"tools"\#
        :{"metrics_catalog":{"description":"Which metrics exist: unit, kind (@kinds), first and last date, recorded \#
        days; values of texts, kinds of workout, workout fields.","parameters":{"type":"object","properties":{},"req\#
        uired":[],"additionalProperties":false}},"metric_stats":{"description":"Any statistic of one daily metric, o\#
        r of several at once (also): sum, mean, median, SD, extremes with dates, percentiles, clock averages; with c\#
        onditions; two to four segments compared; by weekday, week, month; weeks split by another metric. A night be\#
        longs to the date of waking. missing counts selected days without a value. Metrics of yes and no: mean is a \#
        share of days, share_pct the same in percent.","parameters":{"type":"object","properties":{"metric":{"type":\#
        "string","description":"metric id (metrics_catalog lists them)"},"also":{"type":"array","items":{"type":"str\#
        ing"},"maxItems":7,"minItems":1,"description":"more metric ids over the same dates"},"ran\#
        ge":{"$ref":"#/$defs/range"},"where":{"$ref":"#/$defs/where"},"hours":{"type":"array","items":{"type":"integ\#
        er","minimum":0,"maximum":24},"minItems":2,"maxItems":2,"description":"only these full hours of each day, as\#
         [6,12] for 6:00 to 12:00; for what is measured within the day"},"segments":{"type":"array","items":{"type":"ob\#
        ject","properties":{"label":{"type":"string"},"range":{"$ref":"#/$defs/srange"},"where":{"$ref":"#/$defs/swh\#
        ere"}},"required":["label"],"additionalProperties":false},"maxItems":4,"minItems":2,"description":"compare: \#
        with two the difference is the second minus the first, with more every pair; difference_of says which"},"gro\#
        up_by":{"type":"string","enum":["weekday","day_type","week","month","quarter","year"]},"percentiles":{"type"\#
        :"array","items":{"type":"number","minimum":0,"maximum":100},"maxItems":5,"description":"0 to 100, each as p\#
        90"},"rank_by":{"type":"string","enum":["sum","mean","median","min","max","sd","n","nonzero","circular_mean_\#
        min"],"description":"sort the groups; with group_by"},"order":{"$ref":"#/$defs/order"},"limit":{"type":"inte\#
        ger","minimum":1,"maximum":60,"description":"groups listed; with group_by"},"full_weeks_only":{"type":"boole\#
        an","description":"with group_by week: only weeks with all 7 dates"},"having":{"type":"object","properties":\#
        {"agg":{"type":"string","enum":["sum","mean","median","min","max","n","nonzero"]},"op":{"type":"string","enu\#
        m":[">=",">","<=","<","==","!="]},"value":{"type":"number"}},"required":["agg","op","value"],"additionalProp\#
        erties":false,"description":"only groups whose statistic meets this are listed; with group_by"},"split_by":{\#
        "type":"object","properties":{"field":{"type":"string","description":"metric id"},"agg":{"type":"string","en\#
        um":["sum","mean","median","min","max","n","nonzero"]},"op":{"type":"string","enum":[">=",">","<=","<","==",\#
        "!="]},"value":{"type":"number"}},"required":["field","agg","op","value"],"additionalProperties":false,"desc\#
        ription":"with group_by: days of the groups (weeks) in which another metric meets this, beside those of the \#
        others"},"last_values":{"type":"integer","minimum":1,"maximum":400,"description":"only the last so many reco\#
        rded values"}},"required":["metric"],"additionalProperties":false}},"days":{"description":"Which days, how m\#
        any, what share; top days with their statistics (order_by and limit: selected); streaks and gaps. recorded_d\#
        ays: those that can be judged; without where those with a value.","parameters":{"type":"object","properties"\#
        :{"range":{"$ref":"#/$defs/dates"},"where":{"type":"array","items":{"$ref":"#/$defs/scond"},"maxItems":6,"de\#
        scription":"conditions as in metric_stats; unrecorded_days counts days left out for a missing value"},"colum\#
        ns":{"type":"array","items":{"type":"string"},"maxItems":12,"description":"metric ids to show"},"order_by":{\#
        "type":"string","description":"metric id"},"order":{"$ref":"#/$defs/order"},"limit":{"type":"integer","minim\#
        um":1,"maximum":60,"description":"rows; default 50 where columns are named, else none"},"streaks":{"type":"b\#
        oolean","description":"the longest run and the current one"},"missing":{"type":"string","enum":["break","ski\#
        p"],"description":"with streaks: what an unrecorded day does; default break"},"cumulative":{"type":"number",\#
        "minimum":0.01,"maximum":1,"description":"with order_by: how many of the ordered days reach this share of th\#
        e total"}},"required":[],"additionalProperties":false}},"relate":{"description":"Correlation of two metrics,\#
         same day or lagged by calendar days, or by full weeks; or every metric against one outcome (x *), corrected\#
         for many tries.","parameters":{"type":"object","properties":{"x":{"type":"string","description":"metric id;\#
         * for every metric against y"},"y":{"type":"string","description":"metric id"},"lags":{"type":"array","item\#
        s":{"type":"integer","minimum":0,"maximum":60},"maxItems":8,"minItems":1,"description":"x of day d-k with y \#
        of day d; default [0]"},"range":{"$ref":"#/$defs/dates"},"method":{"type":"string","enum":["pearson","spearm\#
        an"],"description":"default pearson"},"bucket":{"type":"string","enum":["day","week"],"description":"default\#
         day"},"agg_x":{"type":"string","enum":["mean","sum"],"description":"with bucket week; default mean"},"agg_y\#
        ":{"type":"string","enum":["mean","sum"],"description":"with bucket week; default mean"},"full_weeks_only":{\#
        "type":"boolean","description":"with bucket week; default true"},"limit":{"type":"integer","minimum":1,"maxi\#
        mum":60,"description":"with x *: how many are listed; default 10"}},"required":["x","y"],"additionalProperti\#
        es":false}},"trend":{"description":"Slope, significance, smoothed value or best rolling window of one metric\#
        .","parameters":{"type":"object","properties":{"metric":{"type":"string","description":"metric id"},"range":\#
        {"$ref":"#/$defs/dates"},"method":{"type":"string","enum":["theil_sen","ols","mann_kendall","ewma","rolling"\#
        ],"description":"default theil_sen"},"per_days":{"type":"integer","minimum":1,"maximum":365,"description":"t\#
        heil_sen, ols: unit of the slope; default 1"},"window_days":{"type":"integer","minimum":2,"maximum":90,"desc\#
        ription":"rolling; default 7"},"extreme":{"type":"string","enum":["max","min"],"description":"rolling; defau\#
        lt max"},"alpha":{"type":"number","minimum":0.01,"maximum":1,"description":"ewma; default 0.1"},"require_ful\#
        l":{"type":"boolean","description":"rolling: only windows inside the range without a missing day"}},"require\#
        d":["metric"],"additionalProperties":false}},"workouts":{"description":"Workouts filtered, counted, aggregat\#
        ed, grouped, ranked, listed; of groups also the share of all in percent, by number and by time.","parameters\#
        ":{"type":"object","properties":{"range":{"$ref":"#/$defs/dates"\#
        },"where":{"type":"array","items":{"$ref":"#/$defs/wcond"},"maxItems":6},"stats":{"type":"array","items":{"t\#
        ype":"string"},"maxItems":6,"description":"workout fields to describe; those of where"},"ratio":{"type":"arr\#
        ay","items":{"type":"string"},"maxItems":2,"minItems":2,"description":"sum of the first field over the sum o\#
        f the second; ratio_unit and ratio_sums say of what"},"weighted":{"type":"array","items":{"type":"string"},"\#
        maxItems":2,"minItems":2,"description":"mean of the first field weighted by the second"},"group_by":{"type":\#
        "string","enum":["type","weekday","day_type","week","month","quarter","year","date","tz","indoor"]},"rank_by\#
        ":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"},"maxItems":2,"minItems":2}],"descrip\#
        tion":"a workout field or start; in groups count, days, ratio, weighted_mean or [stat, statistic]"},"order":\#
        {"$ref":"#/$defs/order"},"limit":{"type":"integer","minimum":1,"maximum":60,"description":"the first so many\#
        ; selected sums them up; default 50"},"columns":{"type":"array","items":{"type":"string"},"maxItems":12,"des\#
        cription":"workout fields to list of single workouts, without group_by"}},"required":[],"additionalPropertie\#
        s":false}},"journal":{"description":"What the user wrote down: strength sets with volume, records, estimated\#
         1RM; tags of days (symptoms, medicines, notes). Days with a tag: metric tags as condition.","parameters":{"\#
        type":"object","properties":{"kind":{"type":"string","enum":["sets","tags"]},"name":{"type":"string","descri\#
        ption":"one exercise or tag"},"range":{"type":"string","description":"as in days"},"limit":{"type\#
        ":"integer","minimum":1,"maximum":60,"description":"rows; default 50"}},"required":["kind"],"additionalPropertie\#
        s":false}},"sleep_report":{"description":"Nights from raw s\#
        amples: source, naps, social jetlag, regularity. A night's date is that of waking. debt_h: the 14 nights up \#
        to the last date, by the profile's need, naps counted. shortfall_h: hours below need_hours, longer nights not\#
         set off; balance_h: the same set off, negative where more was slept than needed.","parameters":{"type":"obj\#
        ect","properties":{"range":{"type":"string","description":"dates of waking as in metric_stats; defa\#
        ult last_30_days"},"need_hours":{"type":"number","minimum":4,"maximum":12,"description":"of shortfall_h and \#
        balance_h; default: the profile's need"},"free_days":{"type":"array","items":{"type":"string","enum":["Monda\#
        y","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]},"maxItems":7,"description":"default Satur\#
        day, Sunday"},"nights":{"type":"boolean","description":"list every night; up to 31 are listed anyway"},"sri"\#
        :{"type":"boolean","description":"also the sleep regularity index"}},"required":[],"additionalProperties":fa\#
        lse}},"compute":{"description":"A named formula with its inputs shown. Each name takes the arguments in its \#
        brackets and refuses others. Usual is usual_range in the day's data, where four single days of five lie; nor\#
        mal_range is another: the mean of a week against 60 days.","parameters":{"type":"object","properties":{"name\#
        ":{"type":"string","enum":["bmi","lean_mass","energy_from_trend","goal_distance","trimp_banister","monotony"\#
        ,"ctl","atl","tsb","acwr","goal_percentile","normal_range","robust_z","outliers","vo2_percentile","hr_zones","mifflin","\#
        readiness","episodes","trips","arithmetic"],"description":"with the arguments and their defaults: @formulas"\#
        },"range":{"$ref":"#/$defs/dates"},"date":{"type":"string","pattern":"^[0-9]{4}-[01][0-9]-[0-3][0-9]$"},"type":\#
        {"type":"string","description":"kind of workout"},"metric":{"type":"string","d\#
        escription":"metric id"},"p":{"type":"number","minimum":0,"maximum":100},"n":{"type":"integer","minimum":1,"\#
        maximum":400,"description":"recorded values"},"recent_days":{"type":"integer","minimum":1,"maximum":60},"bas\#
        eline_days":{"type":"integer","minimum":7,"maximum":400},"width_sd":{"type":"number","minimum":0.1,"maximum"\#
        :5,"description":"in SD"},"days":{"type":"integer","minimum":7,"maximum":400},"limit":{"type":"integer","min\#
        imum":1,"maximum":20,"description":"rows"},"scheme":{"type":"string","enum":["percent_max","reserve"]},"expr\#
        ession":{"type":"string","description":"such as (482.7 - 474) / 7; numbers from earlier replies alone"}},"re\#
        quired":["name"],"additionalProperties":false}},"findings":{"description":"What a day or a period has to tel\#
        l, and conclusions by stated rules, each sentence with its figures and its rule: kind today (what is unusual\#
        ), tired (why am I tired), train (should I train), bedtime, changed (what changed), doing (how am I doing), \#
        went_well, next (what to do next), usual (is that normal for me), for_age, effect (what a trip or an illness\#
         did), recovered, fitter, brief, review. Start here for such questions.","parameters":{"type"\#
        :"object","properties":{"kind":{"type":"string","enum":["today","tired","train"\#
        ,"bedtime","changed","doing","went_well","next","usual","for_age","effect","recovered","fitter","brief","rev\#
        iew"],"description":"default today"},"metric":{"type":"string","description":"metric id; with usual, for_age\#
        , changed, doing, effect"},"range":{"type":"string","description":"dates as in metric_stats; default: the da\#
        ys that the rule names"},"event":{"type":"string","enum":["trip","illness"],"description":"effect; default t\#
        rip"}},"required":[],"additionalProperties":false}},"chart":{"description":"Draws metrics over time, by weekday, or two as a scatter; th\#
        e user sees it. Then say what it shows.","parameters":{"type":"object","properties":{"metrics":{"type":"array","item\#
        s":{"type":"string"},"minItems":1,"maxItems":4},"range":{"type":"string","description":"as in days"},"kind":{"type":\#
        "string","enum":["over_time","weekdays","scatter"],"description":"default over_time"},"by":{"type":"string","en\#
        um":["day","week","month","year"]},"marks":{"type":"boolean","description":"trips, tags; default true"}},"required":["metrics"],"additionalProperties":false}},"sql_readonly":{"description":"Last resort: one SELECT o\#
        ver the views day (date and one column per metric id) and workout. WITH is allowed, not recursive.","paramet\#
        ers":{"type":"object","properties":{"query":{"type":"string","description":"SQLite, at most 2000 characters;\#
         yes is 1, no is 0, clock metrics are minutes after midnight. Columns of workout: @workout_fields. Functions\#
        : @functions, and window frames"},"limit":{"type":"integer","minimum":1,"maximum":200,"description":"rows; d\#
        efault 200"}},"required":["query"],"additionalProperties":false}},"weather":{"description":"Weather, a\#
        ir, best hours outside at the user's place.","parameters":{"type":"object",\#
        "properties":{"days":{"type":"integer","minimum":1,"maximum":7,"description":"default 2"}},"required":[],"additionalP\#
        roperties":false}},"log_water":{"description":"Log a drink. Asks first.","parameters":{"type":"object","propertie\#
        s":{"ml":{"type":"number","minimum":1,"maximum"\#
        :5000},"time":{"type":"string","description":"ISO 8601 local, default now. Vague: ask first"}},"requi\#
        red":["ml"],"additionalProperties":false}},"log_weight":{"description":"Log a weighing. Asks first.\#
        ","parameters":{"type":"object","properties":{"kg":{"type":"number","minimum":20,"maximum":400},"body_fat_pc\#
        t":{"type":"number","minimum":2,"maximum":75},"time":{"type":"string","description":"ISO 8601 local, default\#
         now. Vague: ask first"}},"required":["kg"],"additionalProperties":false}},"log_check_in":{"descripti\#
        on":"Log how the user feels, 1 low to 5 high. Asks first.","parameters":{"type":"object","propertie\#
        s":{"date":{"type":"string","pattern":"^[0-9]{4}-[01][0-9]-[0-3][0-9]$"},"mood":{\#
        "type":"integer","minimum":1,"maximum":5},"energy":{"type":"integer","minimum":1,"maximum":5},"stress":{"typ\#
        e":"integer","minimum":1,"maximum":5},"motivation":{"type":"integer","minimum":1,"maximum":5},"soreness":{"t\#
        ype":"integer","minimum":1,"maximum":5},"note":{"type":"string"}},"required":[],"additionalProperties":false\#
        }},"log_meal":{"description":"Log food or drink. Asks first.","parameters":{"type":"object","proper\#
        ties":{"name":{"type":"string"},"kcal":{"type":"number","minimum":0,"maximum":10000},"protein_g":{"type":"nu\#
        mber","minimum":0,"maximum":1000},"carbs_g":{"type":"number","minimum":0,"maximum":2000},"fat_g":{"type":"nu\#
        mber","minimum":0,"maximum":1000},"caffeine_mg":{"type":"number","minimum":0,"maximum":2000},"alcohol_units"\#
        :{"type":"number","minimum":0,"maximum":40},"time":{"type":"string","description":"ISO 8601 local, default n\#
        ow. Vague: ask first"}},"required":["name"],"additionalProperties":false}},"log_workout":{"descriptio\#
        n":"Log a finished workout. Asks first.","parameters":{"type":"object","properties":{"type":{"type"\#
        :"string","description":"Running, Strength, ..."},"duration_min":{"type":"number","minimum":1,"maximum":1440\#
        },"start":{"type":"string","description":"ISO 8601 local, default: it ended now. Vague: ask first"},"\#
        distance_km":{"type":"number","minimum":0,"maximum":500},"active_kcal":{"type":"number","minimum":0,"maximum\#
        ":10000},"avg_hr":{"type":"number","minimum":30,"maximum":230},"rpe":{"type":"integer","minimum":1,"maximum"\#
        :10},"indoor":{"type":"boolean"},"note":{"type":"string"}},"required":["type","duration_min"],"additionalPro\#
        perties":false}},"log_entry":{"description":"Log anything else as one line: bp 128/82, glucose 5.4 mmol, tem\#
        p 37.8, slept 23:10-6:45, bench 3x8 60kg, headache 6/10, meditated 10 min. Asks first.","parameters\#
        ":{"type":"object","properties":{"line":{"type":"string","description":"with its time unless now: at 7:30"}}\#
        ,"required":["line"],"additionalProperties":false}},"plan":{"description":"The user's training plan (done, missed, to come) and goals. Default: this week and the next.\#
        ","parameters":{"type":"object","properties":{"from":{"type":"string","pattern":"^[0-9]{4}-[01][0-9]-[0-3][0\#
        -9]$"},"to":{"type":"string","pattern":"^[0-9]{4}-[01][0-9]-[0-3][0-9]$"},"propose":{"type":"string","enum":\#
        ["as_usual","running","walking"],"description":"a whole week by rules, for plan_week"},"count":{"type":"inte\#
        ger","minimum":1,"maximum":7,"description":"sessions, with propose"}},"required":[],"additionalProperti\#
        es":false}},"log_sets":{"description":"Log strength sets. Asks first.","parameters":{"type":"object","proper\#
        ties":{"sets":{"type":"string","description":"bench press 3x8 60kg, squat 5x5 100kg"},"time":{"type":"str\#
        ing","description":"ISO 8601 local, default now. Vague: ask first"}},"required":["sets"],"additionalProperti\#
        es":false}},"plan_week":{"description":"Plan training sessions; call plan first. Weekly load up at most 30 %\#
        , a day between hard days. Asks first.","parameters":{"type":"object","properties":{"sessions":{"type":"arra\#
        y","minItems":1,"maxItems":14,"items":{"type":"object","properties":{"line":{"type":"string","description":"\#
        2026-12-01 18:30 running 6 km 40 min easy|long|hard|race zone 2"},"reason":{"type":"string"}},"required":["l\#
        ine"],"additionalProperties":false}}},"required":["sessions"],"additionalProperties":false}},"save_template"\#
        :{"description":"Keep strength sets by name. Asks first.","parameters":{"type":"object","properties":{"name"\#
        :{"type":"string"},"sets":{"type":"string","description":"as in log_sets"}},"required":["name","sets"],"addi\#
        tionalProperties":false}},"complete_goal":{"description":"End a standing goal. Asks first.","parameters":{"t\#
        ype":"object","properties":{"metric":{"type":"string","description":"as in set_goal"},"span":{"type":"string\#
        ","enum":["day","week","month","year","date"]},"outcome":{"type":"string","enum":["completed","let_go"]}},"r\#
        equired":["metric"],"additionalProperties":false}},"set_goal":{"description":"Set a goal. Asks first.","para\#
        meters":{"type":"object","properties":{"metric":{"type":"string","enum":["steps","active_kcal","exercise_min\#
        ","stand_hours","sleep_h","weight_kg","water_ml","run_km","workouts","mindful_min"]},"ta\#
        rget":{"type":"number","minimum":0},"period":{"type":"string","enum":["day","week","month","year"],"descri\#
        ption":"default day; weight_kg has none"},"by":{"type":"string","pattern":"^[0-9]{4}-[01][0-9]-[0-3][0\#
        -9]$"}},"required":["metric","target"],"additionalProperties":false}},"remember":{"desc\#
        ription":"Keep a fact about the user. Asks first.","parameters":{"type":"object","properties":{"fac\#
        t":{"type":"string","description":"one sentence, at most 300 characters"},"about":{"type":"string","enum":["\#
        goal","preference","injury","schedule","equipment","other"]}},"required":["fact"],"additionalProperties":fal\#
        se}}}}
        """#
}
