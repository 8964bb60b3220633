import ChatModel
import Foundation
import JSON

/// Joins the pieces of tool calls. The order of the rules handles every recorded server: some leave the index out, some send
/// 0 for all calls, some repeat the name or the whole arguments, some give no id.
struct ToolCallAssembly {
    private struct Part {
        var index: Int?
        var id = ""
        var name = ""
        var arguments = ""

        /// Whether what begins under its index is another call. A server that repeats itself gives no such sign: id, name
        /// and arguments are the same again, or the arguments go on.
        func isOver(before nextID: String, _ nextName: String, _ nextArguments: String) -> Bool {
            guard !nextName.isEmpty, !name.isEmpty else { return false }
            if !nextID.isEmpty, !id.isEmpty, nextID != id { return true }
            if nextName != name { return true }
            return nextArguments.hasPrefix("{") && nextArguments != arguments && JSONValue(arguments)?.isObject == true
        }
    }
    private var parts: [Part] = []

    var isEmpty: Bool { parts.isEmpty }

    /// Adds a piece to its call; of more calls than `ReplyDraft.mostCalls` none are taken.
    mutating func apply(_ json: JSONValue, into draft: inout ReplyDraft) {
        let function = json["function"]
        let id = json["id"].label ?? ""
        let name = function["name"].nonEmptyText ?? ""
        let arguments = function["arguments"]
        let text = arguments.text ?? ""
        draft.hold(id.utf8.count + name.utf8.count)
        draft.hold(arguments: text.utf8.count)
        guard !draft.hasEnded else { return }
        let place = place(index: json["index"].tally, id: id, name: name, arguments: text)
        guard parts.count <= ReplyDraft.mostCalls else { return draft.failForCalls() }
        if parts[place].id.isEmpty { parts[place].id = id }
        if parts[place].name.isEmpty { parts[place].name = name }
        if let piece = arguments.text {
            parts[place].arguments += piece
        } else if arguments.isObject {
            draft.hold(arguments)
            parts[place].arguments = arguments.json ?? ""
        }
    }

    private mutating func place(index: Int?, id: String, name: String, arguments: String) -> Int {
        let found: Int?
        if let index {
            found = parts.lastIndex { $0.index == index }
            if let found, parts[found].isOver(before: id, name, arguments) { return add(index) }
        } else if !id.isEmpty {
            found = parts.lastIndex { $0.id == id }
        } else {
            found = parts.indices.last
        }
        return found ?? add(index)
    }

    private mutating func add(_ index: Int?) -> Int {
        parts.append(Part(index: index))
        return parts.count - 1
    }

    /// The finished calls, in the order they began. Those without a name are dropped: there is nothing to answer them.
    func calls() -> [ToolCall] {
        var calls: [ToolCall] = []
        for (number, part) in parts.enumerated() where !part.name.isEmpty {
            let id = part.id.isEmpty || calls.contains { $0.id == part.id } ? "call_\(number + 1)" : part.id
            calls.append(ToolCall(id: id, name: part.name, joinedArguments: part.arguments))
        }
        return calls.flatMap(\.unwrapped)
    }
}

extension ToolCall {
    /// - Parameter joinedArguments: as they came in pieces. Nothing at all means no arguments; the same document twice,
    ///   as gateways send that repeat the whole, counts once.
    init(id: String, name: String, joinedArguments: String) {
        let text = joinedArguments.trimmingCharacters(in: .whitespacesAndNewlines)
        let bytes = Array(text.utf8)
        let half = bytes.prefix(bytes.count / 2)
        if text.isEmpty {
            self.init(id: id, name: name, argumentsJSON: "{}")
        } else if JSONValue(bytes)?.isObject == true {
            self.init(id: id, name: name, argumentsJSON: text)
        } else if bytes.count % 2 == 0, half.elementsEqual(bytes.suffix(half.count)), JSONValue(half)?.isObject == true
        {
            self.init(id: id, name: name, argumentsJSON: String(decoding: half, as: UTF8.self))
        } else {
            self.init(id: id, name: name, argumentsJSON: text, isMalformed: true)
        }
    }
}
