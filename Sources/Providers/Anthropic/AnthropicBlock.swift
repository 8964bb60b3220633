import ChatModel
import JSON

/// One block of an answer as it grows.
struct AnthropicBlock {
    private let type: String
    /// As it came at its start.
    private let start: JSONValue
    /// Of a call; made up where a gateway gave none.
    private let id: String
    private var text: String
    private var signature: String
    private var input = ""
    /// A delta of a kind that is not known: what the block says is not known either.
    private var isBroken = false
    var hasEnded = false

    init(_ start: JSONValue, madeUpID: String) {
        self.start = start
        id = start["id"].nonEmptyText ?? madeUpID
        type = start["type"].text ?? ""
        text = start["text"].text ?? start["thinking"].text ?? ""
        signature = start["signature"].text ?? ""
    }

    var isText: Bool { type == "text" }
    var isThinking: Bool { type == "thinking" || type == "redacted_thinking" }
    var isCall: Bool { type == "tool_use" }
    /// Thinking that the model would not know again.
    var isUnsigned: Bool { type == "thinking" && signature.isEmpty }
    /// Its text at its start; mostly empty.
    var startText: String { text }

    /// The readable part of a delta.
    enum Piece {
        case text(String), thinking(String), nothing
        /// Of what nobody reads, in bytes.
        case signature(bytes: Int), arguments(bytes: Int)
    }

    mutating func apply(_ delta: JSONValue) -> Piece {
        switch delta["type"].text {
        case "text_delta":
            let piece = delta["text"].text ?? ""
            text += piece
            return .text(piece)
        case "thinking_delta":
            let piece = delta["thinking"].text ?? ""
            text += piece
            return .thinking(piece)
        case "signature_delta":
            let piece = delta["signature"].text ?? ""
            signature += piece
            return .signature(bytes: piece.utf8.count)
        case "input_json_delta":
            let piece = delta["partial_json"].text ?? ""
            input += piece
            return .arguments(bytes: piece.utf8.count)
        case "citations_delta": break  // points into documents, of which none were sent
        default: isBroken = true
        }
        return .nothing
    }

    /// The call it makes; `nil` for another block.
    var call: ToolCall? {
        guard isCall, let name = start["name"].nonEmptyText else { return nil }
        return ToolCall(id: id, name: name, joinedArguments: arguments)
    }

    /// In pieces after the start; some gateways put them into the start, whole.
    private var arguments: String { input.isEmpty ? start["input"].json ?? "" : input }

    /// The block as it must go back; `nil` where it is not whole: its signature never came, or something in it is not known.
    var record: String? {
        switch type {
        case "text": return #"{"text":\#(text.quotedJSON),"type":"text"}"#
        case "thinking":
            if isUnsigned { return nil }
            return #"{"signature":\#(signature.quotedJSON),"thinking":\#(text.quotedJSON),"type":"thinking"}"#
        case "tool_use":
            guard let call else { return nil }
            return
                #"{"id":\#(call.id.quotedJSON),"input":\#(call.sendableArgumentsJSON),"name":\#(call.name.quotedJSON),"#
                + #""type":"tool_use"}"#
        default:
            // A call of a tool at the provider gets its arguments in pieces like any other.
            return isBroken || !input.isEmpty ? nil : start.json
        }
    }
}
