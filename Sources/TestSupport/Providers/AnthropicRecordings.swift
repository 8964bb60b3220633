/// Anthropic: blanks after the JSON against traffic analysis, pings between, usage that grows, signatures of their own delta.
enum AnthropicRecordings {
    private static func event(_ name: String, _ fields: String = "", padding: Int = 0) -> String {
        let blanks = String(repeating: " ", count: padding)
        return "event: \(name)\ndata: {\"type\":\"\(name)\"\(fields)\(blanks)}\(blanks)\n\n"
    }

    private static let begin =
        event(
            "message_start",
            #","message":{"id":"msg_1","type":"message","role":"assistant","content":[],"model":"claude-sonnet-5-5","#
                + #""stop_reason":null,"stop_sequence":null,"usage":{"input_tokens":9,"cache_creation_input_tokens":4,"#
                + #""cache_read_input_tokens":16,"output_tokens":1}}"#, padding: 6)

    private static func block(_ index: Int, _ start: String, _ deltas: [String]) -> String {
        event("content_block_start", #","index":\#(index),"content_block":\#(start)"#, padding: 3)
            + (index == 0 ? event("ping") : "")
            + deltas.map { event("content_block_delta", #","index":\#(index),"delta":\#($0)"#, padding: $0.count % 7) }
            .joined() + event("content_block_stop", #","index":\#(index)"#, padding: 9)
    }

    private static func text(_ index: Int = 0) -> String {
        block(
            index, #"{"type":"text","text":""}"#,
            [#"{"type":"text_delta","text":"TEXT1"}"#, #"{"type":"text_delta","text":"TEXT2"}"#])
    }

    /// The shown thinking, then a block that nobody may read; both have to come back unchanged.
    private static let thinking =
        block(
            0, #"{"type":"thinking","thinking":"","signature":""}"#,
            [
                #"{"type":"thinking_delta","thinking":"THOUGHT1"}"#,
                #"{"type":"thinking_delta","thinking":"THOUGHT2"}"#,
                #"{"type":"signature_delta","signature":"EqQB+/c="}"#,
            ]) + block(1, #"{"type":"redacted_thinking","data":"EmwKAhgB/w=="}"#, [])

    private static func call(_ index: Int, _ id: String, _ pieces: [String]) -> String {
        block(
            index, #"{"type":"tool_use","id":"\#(id)","name":"TOOL","input":{}}"#,
            pieces.map { #"{"type":"input_json_delta","partial_json":"\#($0)"}"# })
    }

    private static func end(_ reason: String, details: String = "null") -> String {
        event(
            "message_delta",
            #","delta":{"stop_reason":"\#(reason)","stop_sequence":null,"stop_details":\#(details)},"#
                + #""usage":{"input_tokens":9,"cache_creation_input_tokens":4,"cache_read_input_tokens":16,"#
                + #""output_tokens":12,"output_tokens_details":{"thinking_tokens":5}}"#, padding: 2)
            + event("message_stop", padding: 11)
    }

    static func stream(_ scene: ProviderScene) -> String {
        switch scene {
        case .text: begin + text() + end("end_turn")
        case .thinking: begin + thinking + text(2) + end("end_turn")
        case .toolCall: begin + thinking + call(2, "toolu_a1", ["", "{", "}"]) + end("tool_use")
        case .parallelCalls:
            begin + thinking + call(2, "toolu_a1", ["", "{}"]) + call(3, "toolu_b2", [""]) + end("tool_use")
        case .declined:
            begin
                + end(
                    "refusal",
                    details: #"{"type":"refusal","category":"general_harms","explanation":"REFUSAL"}"#)
        case .filtered: begin + end("refusal")
        case .length: begin + text() + end("max_tokens")
        case .errorInStream:
            begin + text()
                + event(
                    "error",
                    #","error":{"details":null,"type":"api_error","message":"TROUBLE"},"request_id":"req_1""#)
        }
    }
}
