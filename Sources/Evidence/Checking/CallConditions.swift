import ChatModel
import HealthQuery
import JSON

/// What a call of a tool selects, which its reply need not say again.
extension EvidenceBase {
    /// The contents of the columns of a query.
    static func columnNames(of call: ToolCall) -> [String: String] {
        guard call.name == "sql_readonly", !call.isMalformed, call.argumentsJSON.utf8.count <= 16_384 else {
            return [:]
        }
        return JSONValue(call.argumentsJSON)?["query"].text.map(SQLColumns.names) ?? [:]
    }

    /// The one kind of workout that a call selects.
    static func kindOfWorkout(in json: String) -> String? {
        guard json.utf8.count <= 16_384, let conditions = JSONValue(json)?["where"].array else { return nil }
        let kind = conditions.first { $0["field"].text == "type" && $0["op"].text == "==" }?["value"].text
        return kind.flatMap(WorkoutLexicon.kind)
    }

    /// The metrics that a call selects days by.
    static func conditions(of json: String) -> Set<DayField> {
        guard json.utf8.count <= 16_384, let conditions = JSONValue(json)?["where"].array else { return [] }
        return Set(conditions.compactMap { $0["field"].text.flatMap(DayField.init(rawValue:)) })
    }

    /// Whether a call selects days on which something was nought.
    static func selectsZero(_ json: String) -> Bool {
        guard json.utf8.count <= 16_384, let conditions = JSONValue(json)?["where"].array else { return false }
        return conditions.contains { $0["op"].text == "==" && $0["value"].number == 0 }
    }
}
