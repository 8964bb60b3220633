import ChatModel
import JSON

/// The output items of one response, by their place in it. Never by their id: some gateways give an item a new one in every
/// event.
struct ResponsesOutput {
    private struct Call {
        var id = ""
        var name = ""
        var arguments = ""
    }
    private var pending: [Int: Call] = [:]
    /// As they came, whole.
    private var finished: [Int: String] = [:]
    /// A call's arguments came in pieces and are missing in the item.
    private var isIncomplete = false
    /// There is more than text and calls, which are kept anyway: thinking, or the phase of a message.
    private var isWorthKeeping = false
    /// The item begun last, for events that do not name one.
    private(set) var current = 0
    private var begun = 0

    var hasFinishedItems: Bool { !finished.isEmpty }

    mutating func begin(_ item: JSONValue, at index: Int?) {
        current = index ?? begun
        begun = max(begun, current + 1)
        if item["type"].text == "function_call" { read(call: item, at: current) }
    }

    mutating func grow(_ piece: String, at index: Int?) {
        pending[index ?? current, default: Call()].arguments += piece
    }

    /// The arguments at their end, with or without pieces before.
    mutating func complete(_ arguments: String, at index: Int?) {
        if !arguments.isEmpty { pending[index ?? current, default: Call()].arguments = arguments }
    }

    /// - Returns: its place.
    mutating func finish(_ item: JSONValue, at index: Int?) -> Int {
        let place = index ?? (finished[current] == nil ? current : begun)
        if place >= begun { begin(item, at: place) }
        switch item["type"].text {
        case "function_call": read(call: item, at: place)
        case "message": if !item["phase"].isMissing { isWorthKeeping = true }
        default: isWorthKeeping = true
        }
        finished[place] = item.json
        return place
    }

    private mutating func read(call item: JSONValue, at place: Int) {
        var call = pending[place] ?? Call()
        if let id = item["call_id"].nonEmptyText { call.id = id }
        if let name = item["name"].nonEmptyText { call.name = name }
        let arguments = item["arguments"].text ?? (item["arguments"].isObject ? item["arguments"].json : nil) ?? ""
        if !arguments.isEmpty { call.arguments = arguments }
        if arguments.isEmpty, !call.arguments.isEmpty { isIncomplete = true }
        pending[place] = call
    }

    /// In their order; those without a name are dropped.
    var calls: [ToolCall] {
        pending.sorted { $0.key < $1.key }.filter { !$0.value.name.isEmpty }.flatMap { place, call in
            let id = call.id.isEmpty ? "call_\(place + 1)" : call.id
            return ToolCall(id: id, name: call.name, joinedArguments: call.arguments).unwrapped
        }
    }

    /// In their order, each as JSON; `nil` where they are not all there, or say no more than text and calls.
    var recordable: [String]? {
        guard isWorthKeeping, !isIncomplete, pending.keys.allSatisfy({ finished[$0] != nil }) else { return nil }
        return finished.sorted { $0.key < $1.key }.map(\.value)
    }
}
