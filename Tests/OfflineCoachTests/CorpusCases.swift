import Foundation
import HealthModel
import HealthQuestions
import JSON

@testable import OfflineCoach

/// A question of the corpus with its meaning.
struct CorpusCase {
    var id: String
    var text: String
    /// The questions before it in the talk.
    var earlier: [String]
    var today: CivilDay
    var reading: JSONValue
    var style = ""

    /// The cases of a file; every turn of a dialogue is one.
    static func all(in name: String) throws -> [CorpusCase] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return text.split(separator: "\n").flatMap { line -> [CorpusCase] in
            guard let json = JSONValue(String(line)), let today = json["today"].text.flatMap({ CivilDay(iso: $0) })
            else { return [] }
            let id = json["id"].text ?? ""
            if let turns = json["turns"].array {
                let texts = turns.compactMap { $0["text"].text }
                return turns.indices.map { index in
                    CorpusCase(
                        id: "\(id).\(index)", text: texts[index], earlier: Array(texts[..<index]), today: today,
                        reading: turns[index]["reading"])
                }
            }
            let earlier = json["previous"].text.map { [$0] } ?? []
            return [
                CorpusCase(
                    id: id, text: json["text"].text ?? "", earlier: earlier, today: today, reading: json["reading"],
                    style: json["style"].text ?? "")
            ]
        }
    }
}

/// How many readings of a file are right, wrong and refused.
struct CorpusScore {
    var right = 0
    var wrong: [String] = []
    var refused = 0
    var count: Int { right + wrong.count + refused }
    /// The talk up to the turn that was read last: the next turn of a dialogue begins where it ends.
    private var talk: (texts: [String], today: CivilDay, previous: HealthQuestion?)?

    init(_ cases: [CorpusCase]) {
        for item in cases { add(item) }
    }

    private mutating func add(_ item: CorpusCase) {
        let reader = QuestionReader(today: item.today)
        var previous: HealthQuestion?
        if let talk, talk.texts == item.earlier, talk.today == item.today {
            previous = talk.previous
        } else {
            for (index, text) in item.earlier.enumerated() {
                previous = reader.reading(of: text, after: previous, isFollowing: index > 0)
                    .talkedOf(after: previous, today: item.today)
            }
        }
        let reading = reader.reading(of: item.text, after: previous, isFollowing: !item.earlier.isEmpty)
        let result = reading.result
        talk = (item.earlier + [item.text], item.today, reading.talkedOf(after: previous, today: item.today))
        let isAnswerable = item.reading["answerable"].flag == true
        guard case .question(let question) = result else {
            if case .refused = result {
                if isAnswerable { refused += 1 } else { right += 1 }
            } else if case .request(.strength) = result, Self.isRecordedSince(item) {
                right += 1
            } else if Self.isRequested(result, item.reading) {
                right += 1
            } else {
                wrong.append("\(item.id) \(item.text)")
            }
            return
        }
        let isOfLog = question.conditions.contains { $0.subject == .day(.tags) } && Self.isRecordedSince(item)
        if isAnswerable ? isSame(question, item) : isOfLog {
            right += 1
        } else {
            wrong.append("\(item.id) \(item.text)")
        }
    }

    /// Whether it was written when tags and sets of strength training could not be computed: what is read as such may then
    /// be answered.
    private static func isRecordedSince(_ item: CorpusCase) -> Bool { item.reading["why_not"].text == "unrecorded" }

    /// What is asked for that is no figure, by its kind and quantity.
    private static func isRequested(_ result: Reading.Result, _ reading: JSONValue) -> Bool {
        let quantity = reading["quantity"].text
        switch (result, reading["statistic"].text) {
        case (.conclusion(let conclusion), "why"):
            // Why somebody is tired is asked of no quantity.
            return conclusion.quantity?.notation == quantity
                || conclusion.kind == .tired && quantity == "energy_1to5"
        case (.conclusion(let conclusion), "norm"): return conclusion.kind == .forAge
        case (.conclusion(let conclusion), "plan"):
            return [.train, .next, .bedtime, .recovered].contains(conclusion.kind)
        case (.request(.explain(.quantity(let term))), "explain"):
            return quantity.map { $0 == term.notation } ?? reading["term"].text.map { isName($0, of: term) } ?? false
        case (.request(.explain), "explain"): return quantity == nil
        case (.request(.help), "help"), (.request(.catalogue), "help"): return true
        case (.request(.thanks), "talk"), (.request(.greeting), "talk"), (.request(.identity), "talk"): return true
        case (.request(.goals), "goal"): return true
        case (.request(.strength(let question)), "strength"):
            return quantity.map(figure) == "\(question.exercise) \(question.figure.rawValue)"
        case (.request(.enough(let question)), "enough"): return quantity == question.quantity.notation
        case (.request(.goals(let asked, _, of: _, counted: .reached?)), "count_days"):
            let ofGoal = reading["conditions"].array?.contains { $0["value"].text?.hasPrefix("goal(") ?? false }
            return ofGoal ?? false && asked?.notation == quantity
        case (.request(.goals), "value"): return quantity?.hasPrefix("goal(") == true
        case (.request(.log), "log"), (.request(.log), "goal"): return true
        default: return false
        }
    }

    /// Whether a term that was written as it is said names the quantity.
    private static func isName(_ term: String, of quantity: Quantity) -> Bool {
        guard let today = CivilDay(iso: "2025-12-31") else { return false }
        return QuestionReader(today: today).reading(of: "what is \(term)").result
            == .request(.explain(.quantity(quantity)))
    }

    /// A figure of an exercise by the name that the reader has for it: `squat.max_weight` is `squat heaviest`.
    private static func figure(_ name: String) -> String {
        let same = [
            "one_rep_max": "maximum", "1rm": "maximum", "max_weight": "heaviest", "weight": "heaviest",
            "max": "heaviest", "reps": "repetitions", "last": "latest", "last_date": "lastDate", "count": "sessions",
        ]
        guard let point = name.lastIndex(of: ".") else { return name }
        let field = String(name[name.index(after: point)...])
        return "\(name[..<point]) \(same[field] ?? field)"
    }

    /// Equal to the expected meaning or to one of its equally good ones.
    private func isSame(_ question: HealthQuestion, _ item: CorpusCase) -> Bool {
        var text = ""
        question.notation.write(into: &text, depth: nil)
        let read = Meaning(JSONValue(text) ?? .missing, today: item.today)
        if read == Meaning(item.reading, today: item.today) { return true }
        return (item.reading["also"].array ?? []).contains {
            Meaning(item.reading, also: $0, today: item.today) == read
        }
    }

    /// In a line of the log.
    var line: String { "right \(right), wrong \(wrong.count), refused \(refused) of \(count)" }
}

/// A meaning in which the ways to say the same are one: order of conditions, names of one number, defaults.
struct Meaning: Equatable {
    private(set) var parts: [String: String] = [:]

    init(_ reading: JSONValue, also: JSONValue = .missing, today: CivilDay) {
        /// What another reading says stands, `null` included.
        func field(_ key: String) -> JSONValue {
            also.members?.contains { $0.name == key } == true ? also[key] : reading[key]
        }
        var quantity =
            field("quantity").array.map { $0.map { Self.name($0.text ?? "") }.joined(separator: " + ") }
            ?? Self.name(field("quantity").text ?? "")
        var statistic = field("statistic").text ?? ""
        var from = field("range")["from"].text
        let to = field("range")["to"].text ?? ""
        var grouping = field("group_by").text
        let isOfWorkouts = quantity.hasPrefix("workouts(")
        if from == to, ["sum", "mean", "value", "last", "first", "median"].contains(statistic),
            !quantity.hasSuffix(".count")
        {
            statistic = "value"
        }
        let isLast = isOfWorkouts && ["value", "last"].contains(statistic)
        if isLast, from != to { statistic = "last" }
        if statistic == "sum", field("having").isObject || statistic == "count_groups" { statistic = "count_groups" }
        if statistic == "count_groups" {
            // The statistic of each group is the inner one.
            let having = field("having")
            parts["having"] =
                "\(having["agg"].text ?? field("of").text ?? "") \(having["op"].text ?? "") \(having["value"].json ?? "")"
        }
        if grouping == "date", ["list", "value", "sum", "mean"].contains(statistic) {
            (statistic, grouping) = ("list", nil)
        }
        if quantity.hasPrefix("formula") {
            statistic = "value"
            if from == to, to == today.iso { from = nil }
        }
        let isOfDays =
            [
                "count_days", "share_days", "streak_longest", "streak_current", "first_date", "last_date",
                "longest_gap",
            ].contains(statistic) && !(isOfWorkouts && statistic.hasSuffix("_date"))
        parts["quantity"] = isOfDays ? "days" : quantity
        let yesIf = field("yes_if").text?.split(separator: " ").map(String.init) ?? []
        if field("output").text == "yes_no", from == to, statistic == "value", !quantity.contains("("),
            yesIf.count == 2,
            let bound = Double(yesIf[1]), bound > 0 || bound == 0 && yesIf[0] == ">"
        {
            // Whether the total of a day reached a bound, as the number of days that did.
            parts =
                Meaning(
                    JSONValue(
                        """
                        {"quantity":"\(quantity)","statistic":"count_days","range":{"from":"\(to)","to":"\(to)"},"conditions":\
                        [{"field":"\(quantity)","op":"\(yesIf[0])","value":\(bound)}],"output":"yes_no","quantifier":"any"}
                        """) ?? .missing, today: today
                ).parts
            return
        }
        parts["statistic"] = statistic
        parts["range"] = "\(from ?? "") \(to)"
        let own = field("range")["own"]
        if let name = own["kind"].text == "answer" ? own["name"].text : field("on").text, name.contains("(") {
            // A date that another question found.
            parts["range"] = "on " + name.replacingOccurrences(of: "date_of_", with: "")
        } else if own.isObject {
            // Names of places differ, and today ends what has no end.
            parts["range"] = [own["kind"].text, own["part"].text, own["days"].json].compactMap(\.self).joined(
                separator: " ")
        }
        parts["group"] = grouping
        var conditions = Self.conditions(field("conditions"), isOfWorkouts)
        if statistic == "share", conditions.isEmpty, quantity.hasSuffix(".count"), quantity != "workouts(*).count" {
            // The share of runs is that of workouts which are runs.
            let type = quantity.dropFirst(9).prefix { $0 != ")" }
            conditions = "type == \(type) 0"
            quantity = "workouts(*).count"
            parts["quantity"] = quantity
        }
        if ["last_date", "first_date", "longest_gap"].contains(statistic), conditions.isEmpty,
            quantity.hasSuffix(".count")
        {
            // The last run is the last day with one.
            conditions = "\(quantity) >= 1.0 0"
            parts["quantity"] = "days"
        }
        parts["conditions"] = conditions
        for key in ["k", "p", "window_days", "last", "method", "lag_days"] {
            if key == "last", isLast { continue }
            if key == "method", field(key).text == "pearson" { continue }
            if let text = field(key).json, text != "null", text != "0" { parts[key] = text }
        }
        if let best = field("best").json, best != "null" { parts["best"] = best }
        if let other = field("with").text { parts["with"] = Self.name(other) }
        if statistic == "difference" {
            let other = field("compare_with")
            // Of a single day its total and its mean are one.
            let isOfDays = from == to && other["to"].text != nil && other["from"].text == other["to"].text
            parts["of"] = field("of").text == "value" || isOfDays ? "mean" : field("of").text
            if other["to"].text != nil {
                parts["other range"] = "\(other["from"].text ?? "") \(other["to"].text ?? "")"
            }
            if other["conditions"].array != nil {
                parts["other conditions"] = Self.conditions(other["conditions"], isOfWorkouts)
            }
            if let name = other["quantity"].text { parts["other quantity"] = Self.name(name) }
        }
        let isGroup = statistic.hasPrefix("group_of") || statistic.hasPrefix("rolling")
        // Several quantities have a value each, which makes a list.
        let isOfSeveral = field("quantity").array != nil
        let output = field("output").text ?? ""
        parts["output"] = isGroup || isOfSeveral ? "" : ["clock": "value", "table": "list"][output] ?? output
    }

    private static func name(_ name: String) -> String {
        let same = [
            "run_km": "workouts(Running).distance_km", "workouts": "workouts(*).count",
            "workout_min": "workouts(*).duration_min",
            "strength": "workouts(Strength).count", "sleep_h": "sleep_min",
            "formula(goal_distance, weight_kg)": "formula(goal_distance)", "load_edwards": "workouts(*).load_edwards",
        ]
        if let other = same[name] { return other }
        let terms = name.replacingOccurrences(of: " - ", with: "|").split(separator: "|")
        if terms.count > 2, !name.contains("(") {
            return "\(terms[0]) - (\(terms.dropFirst().joined(separator: " + ")))"
        }
        guard name.hasPrefix("workouts("), let end = name.firstIndex(of: ")") else { return name }
        let types = name[name.index(name.startIndex, offsetBy: 9)..<end].split(separator: "|").sorted().joined(
            separator: "|")
        return "workouts(\(types)\(name[end...])"
    }

    private static func conditions(_ list: JSONValue, _ isOfWorkouts: Bool) -> String {
        (list.array ?? []).flatMap { alternatives($0) }.map { condition($0, isOfWorkouts) }.sorted()
            .joined(separator: " and ")
    }

    /// None of several is not the one and not the other.
    private static func alternatives(_ test: JSONValue) -> [JSONValue] {
        guard test["op"].text == "not_in", let field = test["field"].text, field != "weekday",
            let values = test["value"].array?.compactMap(\.text)
        else { return [test] }
        return values.compactMap { JSONValue("{\"field\":\"\(field)\",\"op\":\"!=\",\"value\":\"\($0)\"}") }
    }

    private static func condition(_ test: JSONValue, _ isOfWorkouts: Bool) -> String {
        if test["not"].isObject {
            let inner = test["not"]
            let opposites = [">": "<=", ">=": "<", "<": ">=", "<=": ">", "==": "!=", "!=": "=="]
            let name = inner["field"].text ?? ""
            if let sign = inner["op"].text.flatMap({ opposites[$0] }), !name.hasPrefix("workouts("),
                let value = inner["value"].number
            {
                let lag = inner["lag_days"].integer ?? 0
                return condition(
                    JSONValue(
                        "{\"field\":\"\(name)\",\"op\":\"\(sign)\",\"value\":\(value),\"lag_days\":\(lag)}")
                        ?? .missing,
                    isOfWorkouts)
            }
            if name == "weekday", inner["op"].text == "in", let days = inner["value"].json {
                return condition(
                    JSONValue("{\"field\":\"weekday\",\"op\":\"not_in\",\"value\":\(days)}") ?? .missing, isOfWorkouts)
            }
            return "not \(condition(inner, isOfWorkouts))"
        }
        if let any = test["any"].array {
            return "any " + any.map { condition($0, isOfWorkouts) }.sorted().joined(separator: " or ")
        }
        var field = test["field"].text ?? ""
        var sign = test["op"].text ?? ""
        var value = test["value"].number.map { String(($0 * 10_000).rounded() / 10_000) } ?? test["value"].text ?? ""
        if let flag = test["value"].flag { value = flag ? "1.0" : "0.0" }
        let texts = Set((test["value"].array ?? []).compactMap(\.text))
        if !texts.isEmpty { value = texts.sorted().joined(separator: ",") }
        if field == "weekday", sign == "==" || sign == "!=", texts.isEmpty {
            // One day is a list of one.
            return condition(
                JSONValue(
                    "{\"field\":\"weekday\",\"op\":\"\(sign == "==" ? "in" : "not_in")\",\"value\":[\"\(value)\"],"
                        + "\"lag_days\":\(test["lag_days"].integer ?? 0)}") ?? .missing, isOfWorkouts)
        }
        if field == "weekday", sign == "in", texts == ["Saturday", "Sunday"] {
            (field, sign, value) = ("is_weekend", "==", "1.0")
        }
        if field == "weekday", sign == "not_in" {
            let others = Set(Requirement.weekdayNames).subtracting(texts)
            (sign, value) = ("in", others.sorted().joined(separator: ","))
        }
        if field == "weekday", sign == "in", texts.count == 5, texts.isDisjoint(with: ["Saturday", "Sunday"]) {
            (field, sign, value) = ("is_weekend", "==", "0.0")
        }
        field = name(field)
        if field == "workouts(Running).distance_km", sign == ">", value == "0.0" {
            (field, sign, value) = ("workouts(Running).count", ">=", "1.0")
        }
        if field.hasSuffix(".count") || field == "alcohol_units" || field == "naps" {
            if sign == ">", value == "0.0" { (sign, value) = (">=", "1.0") }
            if sign == "<", value == "1.0" { (sign, value) = ("==", "0.0") }
        }
        if sign == "<=", value == "0.0" { sign = "==" }
        return "\(field) \(sign) \(value) \(test["lag_days"].integer ?? 0)"
    }
}
