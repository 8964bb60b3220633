import HealthModel
import HealthQuery
import JSON

/// Workouts: how many, how far, how fast, the longest, the last.
enum WorkoutAnswer {
    static func markdown(_ ask: Ask, _ lookup: inout Lookup) -> String {
        let wish = ask.workouts
        switch ask.operation {
        case .best?, .highest?:
            if ask.grouping != .day { return ExtremeAnswer.markdown(field(wish), ask, &lookup) }
        case .trend?, .weekdays?, .weekends?, .compare?: return ""
        default: break
        }
        if let pick = wish.pick ?? (ask.operation == .last ? .newest : nil) { return one(pick, wish, ask, &lookup) }
        return several(wish, ask, &lookup)
    }

    /// The metric of a day that stands for the workouts meant.
    static func field(_ wish: WorkoutWish) -> DayField {
        switch wish.type {
        case "Running"?: wish.figure == nil || wish.figure == .distance ? .runDistance : .workouts
        case "Strength"?: .strength
        default: wish.figure == .duration ? .workoutMinutes : wish.figure == .load ? .load : .workouts
        }
    }

    private static let columns: [WorkoutField] = [.type, .start, .duration, .distance, .averageHeartRate, .pace]

    private static func conditions(_ wish: WorkoutWish) -> JSONTree? {
        wish.type.map { type in
            .list([.object([("field", .string("type")), ("op", .string("==")), ("value", .string(type))])])
        }
    }

    private static func names(_ fields: [WorkoutField]) -> JSONTree { .list(fields.map { .string($0.rawValue) }) }

    /// What one of them, and several, are called.
    private static func noun(_ wish: WorkoutWish) -> (one: String, many: String) {
        switch wish.type {
        case "Running"?: ("run", "runs")
        case "Cycling"?: ("ride", "rides")
        case "Swimming"?: ("swim", "swims")
        case "Hiking"?: ("hike", "hikes")
        case "Walking"?: ("walk", "walks")
        case "HIIT"?: ("HIIT workout", "HIIT workouts")
        case let type?: ("\(type.lowercased()) workout", "\(type.lowercased()) workouts")
        case nil: ("workout", "workouts")
        }
    }

    /// Types whose speed people tell by the time for a distance.
    private static func hasPace(_ row: JSONValue) -> Bool {
        ["Running", "Walking", "Hiking"].contains(row["type"].text)
    }

    // MARK: One

    private static func one(
        _ pick: WorkoutWish.Pick, _ wish: WorkoutWish, _ ask: Ask, _ lookup: inout Lookup
    ) -> String {
        let span = ask.span ?? .everything(until: lookup.today)
        let isFar = [.distance].contains(wish.figure) || wish.type == "Running" || wish.type == "Cycling"
        let ranking: (field: String, order: String) =
            switch pick {
            case .newest: ("start", "desc")
            case .longest: (isFar && wish.figure != .duration ? "distance_km" : "duration_min", "desc")
            case .fastest: ("pace_s_km", "asc")
            case .hardest: ("load_edwards", "desc")
            }
        let finding = lookup.ask(
            "workouts",
            [
                "range": .range(span), "where": conditions(wish), "rank_by": .string(ranking.field),
                "order": .string(ranking.order), "limit": .integer(3),
                "columns": names(columns + (pick == .hardest ? [.load] : [])),
            ])
        guard let first = finding.rows().first, let type = first["type"].text else { return none(wish, span, finding) }
        let word =
            switch pick {
            case .newest: "last"
            case .longest: "longest"
            case .fastest: "fastest"
            case .hardest: "hardest (by load)"
            }
        let kind = noun(wish).one
        let day = first["start"].text.flatMap { CivilDay(iso: $0.prefix(10)) }
        let when = day.map { DayName.relative($0, to: lookup.today) } ?? ""
        var text = "Your \(word) \(kind)\(span.isEverything ? "" : " \(span.within)") was **\(when)**"
        text += ": \(wish.type == nil ? Wording.plain(type) + ", " : "")\(details(first))."
        if pick != .newest, finding.rows().count > 1 {
            text +=
                "\n\n"
                + Wording.table(["Day", "Type", "Duration", "Distance", "Pace"], finding.rows().map(line), words: [1])
        }
        return text
    }

    private static func details(_ row: JSONValue) -> String {
        var parts = [row["duration_min"].number.map { Wording.hours($0) } ?? "?"]
        if let distance = row["distance_km"].number, distance > 0 {
            parts.append(Wording.value(distance, in: Wording.units.distance(decimals: 2)))
        }
        if hasPace(row), let pace = pace(row["pace_s_km"].number) { parts.append(pace) }
        if let rate = row["avg_hr"].number { parts.append("\(Wording.number(rate)) bpm on average") }
        if let load = row["load_edwards"].number { parts.append("load \(Wording.number(load))") }
        return parts.joined(separator: ", ")
    }

    /// - Parameter seconds: of a kilometre.
    private static func pace(_ seconds: Double?) -> String? {
        seconds.flatMap { Wording.units.pace(minutes: $0 / 60, kilometres: 1) }
    }

    private static func line(_ row: JSONValue) -> [String] {
        let day = row["start"].text.flatMap { CivilDay(iso: $0.prefix(10)) }
        let distance = row["distance_km"].number.flatMap { $0 > 0 ? $0 : nil }
        return [
            day.map { DayName.short($0) + " \($0.components.year)" } ?? "–", row["type"].text.map(Wording.plain) ?? "–",
            row["duration_min"].number.map { Wording.hours($0) } ?? "–",
            distance.map { Wording.value($0, in: Wording.units.distance(decimals: 2)) } ?? "–",
            distance != nil && hasPace(row) ? pace(row["pace_s_km"].number) ?? "–" : "–",
        ]
    }

    // MARK: Several

    private static func several(_ wish: WorkoutWish, _ ask: Ask, _ lookup: inout Lookup) -> String {
        var span = ask.span ?? .last(28, until: lookup.today)
        span.days = min(span.days.lowerBound, lookup.today)...min(span.days.upperBound, lookup.today)
        var stats: [WorkoutField] = [.duration, .distance, .load]
        if let figure = wish.figure, !stats.contains(figure) { stats.append(figure) }
        let all = lookup.ask(
            "workouts",
            [
                "range": .range(span), "where": conditions(wish), "stats": names(stats),
                "ratio": wish.figure == .pace ? names([.duration, .distance]) : nil,
                "rank_by": .string("start"), "order": .string("desc"), "limit": .integer(8), "columns": names(columns),
            ])
        let types =
            wish.type == nil
            ? lookup.ask(
                "workouts",
                [
                    "range": .range(span), "group_by": .string("type"), "stats": names([.duration, .distance]),
                    "rank_by": .string("count"),
                ]) : nil
        let count = all.count("count")
        guard count > 0 else { return none(wish, span, all) }
        var text = "**\(count) \(count == 1 ? noun(wish).one : noun(wish).many)** \(span.within)"
        text += figures(all, count) + "."
        if let sentence = asked(wish, all) { text += " \(sentence)" }
        var parts = [text]
        let rows = (types?.rows() ?? []).compactMap { row -> [String]? in
            guard let key = row["key"].text else { return nil }
            return [
                Wording.plain(key), "\(row["count"].integer ?? 0)",
                row["duration_min"]["sum"].number.map { Wording.hours($0) } ?? "–",
                row["distance_km"]["sum"].number.flatMap {
                    $0 > 0 ? Wording.value($0, in: Wording.units.distance()) : nil
                }
                    ?? "–",
            ]
        }
        if rows.count > 1 { parts.append(Wording.table(["Type", "Count", "Time", "Distance"], rows)) }
        let lines = all.rows().map(line)
        if count > 1 || rows.count <= 1 {
            parts.append(Wording.table(["Day", "Type", "Duration", "Distance", "Pace"], lines, words: [1]))
        }
        if count > lines.count { parts.append("The newest \(lines.count) are listed.") }
        return parts.joined(separator: "\n\n")
    }

    private static func figures(_ all: Finding, _ count: Int) -> String {
        var text = ""
        if let time = all["duration_min"]["sum"].number { text += ", \(Wording.hours(time)) in all" }
        if let distance = all["distance_km"]["sum"].number, distance > 0 {
            text += ", \(Wording.value(distance, in: Wording.units.distance()))"
        }
        return text
    }

    /// What of the figures was asked for.
    private static func asked(_ wish: WorkoutWish, _ all: Finding) -> String? {
        guard let figure = wish.figure else { return nil }
        let stat = all[figure.rawValue]
        let n = stat["n"].integer ?? 0
        switch figure {
        case .pace:
            guard let minutes = all.number("ratio"), let pace = pace(minutes * 60) else {
                return "No pace is recorded."
            }
            return "Pace over all of them: **\(pace)**."
        case .distance:
            guard let sum = stat["sum"].number, sum > 0 else { return "No distance is recorded." }
            return "Distance: **\(Wording.value(sum, in: Wording.units.distance()))** in all (n = \(n))."
        case .duration:
            return stat["mean"].number.map { "**\(Wording.hours($0))** each on average." }
        case .load:
            return stat["sum"].number.map { "Load (Edwards): **\(Wording.number($0))** in all (n = \(n))." }
        default:
            guard let mean = stat["mean"].number else { return "That was not recorded with them." }
            let unit =
                switch figure {
                case .activeEnergy: "kcal"
                case .elevation: "m"
                default: "bpm"
                }
            let names: [WorkoutField: String] = [
                .activeEnergy: "Active energy", .elevation: "Climb", .averageHeartRate: "Heart rate",
                .maximumHeartRate: "Highest heart rate", .heartRateRecovery: "Heart rate recovery in one minute",
            ]
            return "\(names[figure] ?? "It"): **\(Wording.number(mean)) \(unit)** on average (n = \(n))."
        }
    }

    private static func none(_ wish: WorkoutWish, _ span: Span, _ finding: Finding) -> String {
        let kind = noun(wish).one
        let elsewhere = finding["count"].integer == nil ? StatisticsAnswer.elsewhere(finding) : ""
        return "No \(kind) was recorded \(span.within).\(elsewhere)"
    }
}
