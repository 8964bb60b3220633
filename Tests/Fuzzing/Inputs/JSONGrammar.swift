import TestSupport

/// JSON documents by the names that a reader looks for, with values of right and of wrong kinds.
struct JSONGrammar {
    /// Names of fields.
    var names: [String]
    /// Texts that mean something.
    var texts: [String]

    func value(_ random: inout SeededGenerator, depth: Int = 0) -> String {
        switch random.below(depth > 6 ? 6 : 9) {
        case 0: OddText.number(&random)
        case 1: random.pick(["null", "true", "false", "1", "-0", "1e2"])
        case 2: "\(random.number(0...2_000_000_000))"
        case 3: Self.quoted(random.pick(texts), &random)
        case 4: Self.quoted(OddText.instant(&random), &random)
        case 5: Self.quoted(OddText.text(&random), &random)
        case 6: "[" + random.list(0...4) { value(&$0, depth: depth + 1) }.joined(separator: ",") + "]"
        default: object(&random, depth: depth + 1)
        }
    }

    func object(_ random: inout SeededGenerator, depth: Int = 0) -> String {
        "{"
            + random.list(0...7) { random in
                Self.quoted(random.once(in: 15) ? OddText.text(&random) : random.pick(names), &random) + ":"
                    + value(&random, depth: depth + 1)
            }.joined(separator: random.once(in: 100) ? ";" : ",") + "}"
    }

    static func quoted(_ text: String, _ random: inout SeededGenerator) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += random.once(in: 100) ? "\"" : "\\\""
            case "\\": out += "\\\\"
            case _ where scalar.value < 0x20:
                let hex = String(scalar.value, radix: 16)
                out += random.once(in: 6) ? String(scalar) : "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: out.unicodeScalars.append(scalar)
            }
        }
        if random.once(in: 40) {
            out += random.pick([
                "\\ud800", "\\u0000", "\\u001b]0;x\\u0007", "\\u202e", "\\x", "\\u12", "\\ud83d\\ude00",
            ])
        }
        return out + "\""
    }

    /// Brackets without an end.
    static func deep(_ random: inout SeededGenerator) -> String {
        let count = random.pick([10, 63, 64, 65, 511, 513, 2000, 100_000])
        let opening = random.pick(["[", "{\"data\":", "{\"a\":[", "[[[{\"x\":"])
        return String(repeating: opening, count: min(count, 400_000 / opening.utf8.count))
    }
}

/// Files of Health Auto Export.
enum HealthAutoExportGrammar {
    private static let metrics = [
        "step_count", "heart_rate", "sleep_analysis", "weight_body_mass", "blood_pressure", "active_energy", "vo2_max",
        "blood_oxygen_saturation", "nobody_knows", "dietary_energy", "heart_rate_variability",
    ]
    private static let grammar = JSONGrammar(
        names: [
            "qty", "date", "source", "Avg", "Min", "Max", "sleepStart", "sleepEnd", "inBedStart", "inBedEnd", "asleep",
            "core",
            "deep", "rem", "awake", "inBed", "value", "start", "end", "units", "name", "duration", "activeEnergy",
            "distance",
            "heartRateData", "route", "lat", "lon", "altitude", "timestamp", "systolic", "diastolic", "id", "metadata",
        ],
        texts: ["count", "bpm", "kcal", "hr", "min", "Core", "REM", "Deep", "Awake", "In Bed", "kg", "lb", "%", "km"])

    static func document(_ random: inout SeededGenerator) -> String {
        if random.once(in: 60) { return JSONGrammar.deep(&random) }
        var lists: [String] = []
        if !random.once(in: 6) {
            lists.append("\"metrics\":[" + random.list(0...4, metric).joined(separator: ",") + "]")
        }
        for name in ["workouts", "stateOfMind", "medications", "symptoms", "ecg", "cycleTracking", "x"]
        where random.once(in: 3) {
            lists.append("\"\(name)\":[" + random.list(0...3) { grammar.object(&$0) }.joined(separator: ",") + "]")
        }
        return "{\"data\":{" + lists.joined(separator: ",") + "}}"
    }

    private static func metric(_ random: inout SeededGenerator) -> String {
        var fields = [
            "\"name\":\(JSONGrammar.quoted(random.pick(metrics), &random))",
            "\"units\":\(JSONGrammar.quoted(random.pick(["count", "count/min", "kg", "hr", "kcal", "mmHg", ""]), &random))",
            "\"data\":[" + random.list(0...8, point).joined(separator: ",") + "]",
        ]
        if random.once(in: 4) { fields.shuffle(using: &random) }
        return "{" + fields.joined(separator: ",") + "}"
    }

    private static func point(_ random: inout SeededGenerator) -> String {
        if random.once(in: 4) { return grammar.object(&random) }
        return "{\"qty\":\(OddText.number(&random)),\"date\":\(JSONGrammar.quoted(OddText.instant(&random), &random)),"
            + "\"source\":\(JSONGrammar.quoted(OddText.text(&random), &random))}"
    }
}

/// Exports of the program itself.
enum AirFitExportGrammar {
    private static let tables: [(String, [String])] = [
        ("profile", ["name", "value"]), ("sources", ["id", "name", "device", "class"]),
        ("types", ["id", "identifier", "unit", "aggregation"]), ("zones", ["id", "name"]),
        ("check_ins", ["day", "energy", "mood", "stress", "motivation", "soreness", "notes", "written_at_unix_s"]),
        (
            "samples",
            [
                "type", "start_unix_s", "duration_s", "value", "source", "import_set", "entered_by_hand",
                "recorded_at_unix_s",
            ]
        ),
        ("sleep_segments", ["start_unix_s", "duration_s", "stage", "source", "zone", "import_set"]),
        (
            "workouts",
            [
                "day", "start_unix_s", "end_unix_s", "activity", "title", "duration_s", "energy_kcal", "distance_m",
                "average_bpm", "source", "zone",
            ]
        ),
        ("workout_events", ["workout_start_unix_s", "source", "kind", "at_unix_s", "duration_s"]),
        ("route_points", ["route", "source", "at_unix_ms", "latitude", "longitude", "altitude_m", "after_gap"]),
        ("beats", ["start_unix_s", "source", "offset_ms", "bpm"]),
        ("findings", ["kind", "start_unix_s", "end_unix_s", "title", "fields", "source"]),
        ("entries", ["id", "content", "written_at_unix_s", "taken_back_at_unix_s"]),
        ("goals", ["id", "metric", "target", "period", "due", "set_at_unix_s", "ended_at_unix_s"]),
        ("zone_sightings", ["zone", "first_at_unix_s", "last_at_unix_s"]),
        ("activity_summaries", ["day", "energy_kcal", "energy_goal_kcal", "stand_hours"]),
        (
            "sample_exclusions",
            ["type", "start_unix_s", "duration_s", "value", "source", "replacement", "excluded_at_unix_s"]
        ),
        ("source_order", ["metric", "source", "position", "is_excluded"]),
        ("conversations", ["id", "title", "created_at_unix_s"]), ("messages", ["id", "conversation", "role", "text"]),
        ("memories", ["id", "text", "confirmed_at_unix_s"]), ("nobody_knows", ["x"]),
    ]
    private static let texts = [
        "HKQuantityTypeIdentifierStepCount", "HKQuantityTypeIdentifierHeartRate", "cumulative", "discrete", "category",
        "watch",
        "phone", "core", "deep", "rem", "in_bed", "awake", "pause", "lap", "Europe/Berlin", "Mars/Base", "2024-02-30",
        "2024-06-01", "steps", "day", "week", "date_of_birth", "sex", "female", "zone_guess", "note",
        "electrocardiogram",
        "{\"kind\":\"weight\",\"kg\":70}", "[{\"name\":\"a\",\"value\":\"b\"}]", "user", "assistant", "Running",
    ]

    static func document(_ random: inout SeededGenerator) -> String {
        let version = random.once(in: 12) ? random.pick(["0", "-1", "2", "999999999999", "\"1\"", "null"]) : "1"
        var tables = random.list(0...8) { table($0.pick(Self.tables), &$0) }
        // The dictionaries first, as they are written: else no row has a source.
        if !random.once(in: 5) { tables = Self.tables[1...3].map { table($0, &random) } + tables }
        return
            "{\"format\":\"airfit-export\",\"version\":\(version),\"exported_at\":\"2026-01-09T12:00:00Z\",\"exported_by\":"
            + JSONGrammar.quoted(OddText.text(&random), &random) + ",\n\"settings\":{},\n\"tables\":{\n"
            + tables.joined(separator: ",\n") + random.pick(["}}\n", "}}\n", "}}\n", "}", ""])
    }

    private static func table(_ table: (String, [String]), _ random: inout SeededGenerator) -> String {
        var columns = table.1
        if random.once(in: 12) { columns.shuffle(using: &random) }
        if random.once(in: 20) { columns.append(OddText.text(&random)) }
        let rows = random.list(0...8) { random in
            let width = random.once(in: 60) ? random.number(0...12) : columns.count
            return "[" + (0..<width).map { cell(columns[min($0, columns.count - 1)], &random) }.joined(separator: ",")
                + "]"
        }
        return "\"\(table.0)\":{\"columns\":[" + columns.map { JSONGrammar.quoted($0, &random) }.joined(separator: ",")
            + "],\"rows\":[" + rows.joined(separator: ",\n") + "]}"
    }

    private static func cell(_ column: String, _ random: inout SeededGenerator) -> String {
        if random.once(in: 8) {
            return random.pick(["null", "true", "1e400", "-1", "9223372036854775807", "[]", "\"\"", "0.5"])
        }
        switch column {
        case let name where name.hasSuffix("unix_ms"): return "\(random.number(1_700_000_000_000...1_760_000_000_000))"
        case let name where name.hasSuffix("unix_s"): return "\(random.number(1_700_000_000...1_760_000_000))"
        case "id", "type", "source", "zone", "conversation", "route": return "\(random.number(0...4))"
        case "latitude", "longitude", "value", "target", "bpm", "duration_s", "energy", "mood":
            return random.once(in: 4) ? "\(random.number(1...5))" : OddText.number(&random)
        case "identifier": return JSONGrammar.quoted(texts[random.below(2)], &random)
        default:
            return random.once(in: 3)
                ? JSONGrammar.quoted(OddText.text(&random), &random) : JSONGrammar.quoted(random.pick(texts), &random)
        }
    }
}
