import ChatModel

@testable import Providers

/// Answers as Messages streams them, shortened, each with what is odd about it.
enum AnthropicStreams {
    /// Blanks behind the JSON, a ping between, the prompt's tokens corrected at the end (43, then 61), fields nobody knows.
    static let text = stream([
        start(
            usage:
                #"{"input_tokens":43,"cache_creation_input_tokens":100,"cache_read_input_tokens":7,"output_tokens":1}"#),
        block(0, #"{"type":"text","text":""}"#), #"{"type": "ping"}"#, text(0, "Seven "), text(0, "hours – 心 👍🏽"),
        stop(0),
        #"{"type":"message_delta","delta":{"stop_reason":"end_turn","stop_sequence":null,"stop_details":null},"#
            + #""usage":{"input_tokens":61,"cache_creation_input_tokens":100,"cache_read_input_tokens":7,"output_tokens":42,"#
            + #""output_tokens_details":{"thinking_tokens":12}},"context_management":{}}"#,
        #"{"type":"message_stop"}"#,
    ]).replacing("}\n\n", with: "}      \n\n")

    /// Thinking with its signature in a delta of its own, what is redacted whole in its start, then text, then two calls: the
    /// first in pieces that begin empty, the second without any arguments.
    static let thinkingAndCalls = stream([
        start(), block(0, #"{"type":"thinking","thinking":"","signature":""}"#), thinking(0, "Let me "),
        thinking(0, "see."), signature(0, "EqQB"), signature(0, "/w=="), stop(0),
        block(1, #"{"type":"redacted_thinking","data":"Emw="}"#), stop(1), block(2, #"{"type":"text","text":""}"#),
        text(2, "I look."), stop(2),
        block(3, #"{"type":"tool_use","id":"toolu_1","name":"sleep","input":{},"caller":{"type":"direct"}}"#),
        input(3, ""), input(3, #"{\"days\""#), input(3, #": 7, \"of\": \"\\u5fc3\"}"#), stop(3),
        block(4, #"{"type":"tool_use","id":"toolu_2","name":"heart","input":{}}"#), input(4, ""), stop(4),
        end("tool_use"), #"{"type":"message_stop"}"#,
    ])

    /// Newer models leave the thinking out: a block without text whose signature alone comes.
    static let omittedThinking = stream([
        start(), block(0, #"{"type":"thinking","thinking":"","signature":""}"#), signature(0, "Sig1"), stop(0),
        block(1, #"{"type":"tool_use","id":"toolu_1","name":"sleep","input":{}}"#), input(1, "{}"), stop(1),
        end("tool_use"), #"{"type":"message_stop"}"#,
    ])

    /// A kind of block from the future, and a known block grown by a delta from the future.
    static let unknownBlocks = stream([
        start(), block(0, #"{"type":"dream","of":["sheep",1.0]}"#), stop(0),
        block(1, #"{"type":"vision","data":""}"#),
        #"{"type":"content_block_delta","index":1,"delta":{"type":"vision_delta","data":"x"}}"#,
        stop(1), #"{"type":"weather","rain":true}"#, block(2, #"{"type":"text","text":"Ye"}"#), text(2, "s"), stop(2),
        end("end_turn"), #"{"type":"message_stop"}"#,
    ])

    /// A gateway announces the message again in its middle.
    static let announcedTwice = stream([
        start(), block(0, #"{"type":"text","text":""}"#), text(0, "Ye"), start(), text(0, "s"), stop(0),
        end("end_turn"), #"{"type":"message_stop"}"#,
    ])

    /// A message that is given up for another one, which begins anew.
    static let splicedMessages = stream([
        start(), block(0, #"{"type":"thinking","thinking":"","signature":""}"#), thinking(0, "Hm"), stop(0),
        block(1, #"{"type":"text","text":""}"#), text(1, "I wa"), start(id: "msg_2"),
        block(0, #"{"type":"text","text":""}"#), text(0, "Yes"), stop(0), end("end_turn"), #"{"type":"message_stop"}"#,
    ])

    static let all = [text, thinkingAndCalls, omittedThinking, unknownBlocks, announcedTwice, splicedMessages]

    // MARK: Events

    /// Each with the line that names it.
    static func stream(_ events: [String]) -> String {
        events.map { event in
            let name = event.split(separator: "\"").dropFirst(2).first.map(String.init) ?? ""
            return "event: \(name)\ndata: \(event)\n\n"
        }.joined()
    }

    static func start(id: String = "msg_1", usage: String = #"{"input_tokens":9,"output_tokens":1}"#) -> String {
        #"{"type":"message_start","message":{"id":"\#(id)","type":"message","role":"assistant","content":[],"model":"m","#
            + #""stop_reason":null,"usage":\#(usage)}}"#
    }
    static func block(_ index: Int, _ block: String) -> String {
        #"{"type":"content_block_start","index":\#(index),"content_block":\#(block)}"#
    }
    static func stop(_ index: Int) -> String { #"{"type":"content_block_stop","index":\#(index)}"# }
    static func text(_ index: Int, _ text: String) -> String {
        delta(index, #"{"type":"text_delta","text":"\#(text)"}"#)
    }
    static func thinking(_ index: Int, _ text: String) -> String {
        delta(index, #"{"type":"thinking_delta","thinking":"\#(text)"}"#)
    }
    static func signature(_ index: Int, _ text: String) -> String {
        delta(index, #"{"type":"signature_delta","signature":"\#(text)"}"#)
    }
    /// - Parameter text: escaped as JSON has it.
    static func input(_ index: Int, _ text: String) -> String {
        delta(index, #"{"type":"input_json_delta","partial_json":"\#(text)"}"#)
    }
    private static func delta(_ index: Int, _ delta: String) -> String {
        #"{"type":"content_block_delta","index":\#(index),"delta":\#(delta)}"#
    }
    static func end(_ reason: String, details: String = "null") -> String {
        #"{"type":"message_delta","delta":{"stop_reason":"\#(reason)","stop_sequence":null,"stop_details":\#(details)},"#
            + #""usage":{"output_tokens":5}}"#
    }
}

/// What Anthropic's decoder makes of a stream, in chunks.
func claudeReply(_ chunks: [[UInt8]], cut: ServiceError? = nil) -> [ReplyEvent] {
    var decoder = StreamedReplyDecoder(AnthropicReader(), reference: .claude, key: nil)
    return chunks.flatMap { decoder.feed($0) } + decoder.finish(cut: cut)
}

func claudeReply(_ stream: String, cut: ServiceError? = nil) -> [ReplyEvent] {
    claudeReply([Array(stream.utf8)], cut: cut)
}

extension ModelReference {
    static let claude = ModelReference(provider: .anthropic, model: "claude-opus-5-5")
}

extension [ReplyEvent] {
    /// What must go back with the next request.
    var record: ProviderRecord? {
        compactMap { if case .record(let record) = $0 { record } else { nil } }.last
    }

    /// The message that a conversation keeps of the reply.
    func message(by model: ModelReference) -> ChatMessage {
        ChatMessage(.coach, text, thinking: thinking, toolCalls: toolCalls, model: model, providerRecord: record)
    }
}
