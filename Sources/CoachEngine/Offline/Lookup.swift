import ChatModel
import CoachTools
import HealthModel
import HealthQuery
import JSON

/// A call of a tool as the offline coach plans it. Equal questions make equal calls, letter by letter.
struct PlannedCall: Hashable, Sendable {
    var tool: String
    /// One JSON object.
    var arguments: String

    /// - Parameter fields: in the order they are written.
    init(tool: String, fields: [(key: String, value: JSONTree)]) {
        self.tool = tool
        // Signs of comparison as people read them.
        arguments = JSONTree.object(fields).compact.replacing("\\u003c", with: "<").replacing("\\u003e", with: ">")
    }

    init(tool: String, arguments: String) {
        self.tool = tool
        self.arguments = arguments
    }
}

/// The look-ups of an answer.
///
/// An answer is written as if every tool answered at once. While some have not, it comes to nothing, and what it looked up
/// in vain are the calls to be run before it is written again.
struct Lookup {
    let clock: ToolClock
    /// How it is said.
    var voice = OfflineVoice()
    private let known: [PlannedCall: JSONValue]
    /// Calls that nobody has answered yet, in their order.
    private(set) var open: [PlannedCall] = []
    /// Calls that were answered, in the order they were asked, each once.
    private(set) var asked: [PlannedCall] = []
    /// A tool could not read the data: what it said.
    private(set) var failure: String?

    var today: CivilDay { clock.today }

    init(_ clock: ToolClock, known: [PlannedCall: JSONValue] = [:]) {
        self.clock = clock
        self.known = known
    }

    /// The replies to the calls that followed the person's last message.
    init(_ clock: ToolClock, since messages: [ChatMessage], voice: OfflineVoice = OfflineVoice()) {
        let start = messages.lastIndex { $0.author == .person } ?? messages.startIndex
        var calls: [String: PlannedCall] = [:]
        var known: [PlannedCall: JSONValue] = [:]
        for message in messages[start...] {
            for call in message.toolCalls {
                calls[call.id] = PlannedCall(tool: call.name, arguments: call.argumentsJSON)
            }
            guard let result = message.toolResult, let call = calls[result.callID] else { continue }
            known[call] = JSONValue(result.json) ?? .missing
        }
        self.init(clock, known: known)
        self.voice = voice
    }

    /// Whether everything that was looked up so far is there.
    var isComplete: Bool { open.isEmpty }

    mutating func ask(_ tool: String, _ arguments: KeyValuePairs<String, JSONTree?> = [:]) -> Finding {
        let fields = arguments.compactMap { pair in pair.value.map { (key: pair.key, value: $0) } }
        return ask(PlannedCall(tool: tool, fields: fields))
    }

    mutating func ask(_ call: PlannedCall) -> Finding {
        guard let reply = known[call] else {
            if !open.contains(call) { open.append(call) }
            return Finding(json: .missing)
        }
        let finding = Finding(json: reply)
        if !asked.contains(call) { asked.append(call) }
        if ["busy", "failed"].contains(finding.problem) { failure = failure ?? finding["error"]["message"].text }
        return finding
    }

    /// The reply of a tool in this turn; `nil` where it was not asked.
    func reply(of tool: String) -> Finding? { known.first { $0.key.tool == tool }.map { Finding(json: $0.value) } }
}

/// The reply of a tool.
struct Finding {
    let json: JSONValue

    subscript(key: String) -> JSONValue { json[key] }

    /// The metric that a call named and the store does not have: its message ends with it.
    var unknownField: DayField? {
        guard isUnknown else { return nil }
        let words = (json["error"]["message"].text ?? "").split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return words.lazy.compactMap { DayField(rawValue: String($0)) }.first
    }

    /// The code of the error; `nil` where there is none.
    var problem: String? { json["error"]["code"].text }
    var hasData: Bool { json.isObject && problem == nil && json["no_data"].flag != true }
    /// The metric has never had a value.
    var isUnknown: Bool { ["unknown_metric", "unknown_field"].contains(problem) }

    func number(_ key: String) -> Double? { json[key].number }
    func count(_ key: String) -> Int { json[key].integer ?? 0 }
    func day(_ key: String) -> CivilDay? { json[key].text.flatMap { CivilDay(iso: $0) } }
    func days(_ key: String) -> [CivilDay] {
        (json[key].array ?? []).compactMap { $0.text.flatMap { CivilDay(iso: $0) } }
    }
    func rows(_ key: String = "rows") -> [JSONValue] { json[key].array ?? [] }

    /// Whether the value is one that statistics of more days leave out.
    var holdsSlip: Bool { (json["notes"].array ?? []).contains { $0.text == DayNotes.slipAlone } }

    /// Where values of the metric lie that has none in the dates asked for.
    var available: ClosedRange<CivilDay>? {
        guard let first = json["available"]["first"].text.flatMap({ CivilDay(iso: $0) }),
            let last = json["available"]["last"].text.flatMap({ CivilDay(iso: $0) }), first <= last
        else { return nil }
        return first...last
    }
}

extension Lookup {
    /// Statistics of one metric.
    mutating func statistics(
        _ field: DayField, _ span: Span, percentiles: [Int] = [], groupedBy group: String? = nil,
        _ more: KeyValuePairs<String, JSONTree?> = [:]
    ) -> Finding {
        var fields: [(key: String, value: JSONTree)] = [
            ("metric", .string(field.rawValue)), ("range", .range(span)),
        ]
        if let group { fields.append(("group_by", .string(group))) }
        if !percentiles.isEmpty { fields.append(("percentiles", .list(percentiles.map { .integer($0) }))) }
        fields += more.compactMap { pair in pair.value.map { (key: pair.key, value: $0) } }
        return ask(PlannedCall(tool: "metric_stats", fields: fields))
    }

    /// The columns of these that were ever recorded, by the catalogue; `nil` until that is there.
    mutating func recorded(_ fields: [DayField]) -> [DayField]? {
        let catalogue = ask("metrics_catalog")
        guard catalogue.json.isObject else { return nil }
        return fields.filter { catalogue["metrics"][$0.rawValue]["first"].text != nil }
    }
}

extension JSONTree {
    /// Days as tools take them.
    static func range(_ span: Span) -> JSONTree { .string(span.range) }

    static func condition(
        _ field: DayField, _ op: String, _ value: Double, lag: Int = 0
    ) -> JSONTree {
        var fields: [(key: String, value: JSONTree)] = [
            ("field", .string(field.rawValue)), ("op", .string(op)), ("value", .figure(value)),
        ]
        if lag > 0 { fields.append(("lag_days", .integer(lag))) }
        return .object(fields)
    }
}
