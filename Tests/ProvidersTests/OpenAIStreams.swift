import ChatModel

@testable import Providers

/// Answers of the Responses interface, shortened, each with what is odd about it.
enum OpenAIStreams {
    /// Thinking in two paragraphs, then text; padding in `obfuscation`; encrypted thinking in the finished item only.
    static let thinking = events(
        #"{"type":"response.created","sequence_number":0,"response":{"id":"resp_1","status":"in_progress","error":null,"output":[]}}"#,
        #"{"type":"response.output_item.added","output_index":0,"item":{"id":"rs_1","type":"reasoning","summary":[]}}"#,
        #"{"type":"response.reasoning_summary_part.added","output_index":0,"summary_index":0,"part":{"type":"summary_text","text":""}}"#,
        #"{"type":"response.reasoning_summary_text.delta","output_index":0,"summary_index":0,"delta":"**Nights** "}"#,
        #"{"type":"response.reasoning_summary_text.delta","output_index":0,"summary_index":0,"delta":"first"}"#,
        #"{"type":"response.reasoning_summary_text.done","output_index":0,"summary_index":0,"text":"**Nights** first"}"#,
        #"{"type":"response.reasoning_summary_text.delta","output_index":0,"summary_index":1,"delta":"Then days"}"#,
        #"{"type":"response.output_item.done","output_index":0,"item":\#(thought)}"#,
        #"{"type":"response.output_item.added","output_index":1,"item":{"id":"msg_1","type":"message","role":"assistant","content":[]}}"#,
        #"{"type":"response.content_part.added","output_index":1,"content_index":0,"part":{"type":"output_text","text":""}}"#,
        #"{"type":"response.output_text.delta","output_index":1,"content_index":0,"delta":"Seven ","obfuscation":"x8"}"#,
        #"{"type":"response.output_text.delta","output_index":1,"content_index":0,"delta":"hours – 心 👍🏽","obfuscation":"a"}"#,
        #"{"type":"response.output_text.annotation.added","output_index":1,"annotation":{}}"#,
        #"{"type":"response.output_text.done","output_index":1,"text":"Seven hours – 心 👍🏽"}"#,
        #"{"type":"response.output_item.done","output_index":1,"item":\#(message)}"#,
        #"{"type":"response.completed","response":{"status":"completed","error":null,"output":[],"usage":\#(usage)}}"#)

    static let thought =
        #"{"id":"rs_1","type":"reasoning","summary":[{"type":"summary_text","text":"**Nights** first"},"#
        + #"{"type":"summary_text","text":"Then days"}],"encrypted_content":"gAAAA="}"#
    static let message =
        #"{"id":"msg_1","type":"message","role":"assistant","status":"completed","phase":"final_answer","#
        + #""content":[{"type":"output_text","text":"Seven hours – 心 👍🏽","annotations":[]}]}"#
    static let usage =
        #"{"input_tokens":90,"input_tokens_details":{"cached_tokens":40,"cache_write_tokens":7},"output_tokens":50,"#
        + #""output_tokens_details":{"reasoning_tokens":20},"total_tokens":140}"#

    /// Two calls whose pieces interleave; a gateway that gives each event another item id.
    static let parallelCalls = events(
        #"{"type":"response.output_item.added","output_index":0,"item":{"id":"x1","type":"function_call","call_id":"call_1","name":"sleep","arguments":""}}"#,
        #"{"type":"response.output_item.added","output_index":1,"item":{"id":"x2","type":"function_call","call_id":"call_2","name":"heart","arguments":""}}"#,
        #"{"type":"response.function_call_arguments.delta","item_id":"x3","output_index":0,"delta":"{\"days\""}"#,
        #"{"type":"response.function_call_arguments.delta","item_id":"x4","output_index":1,"delta":"{"}"#,
        #"{"type":"response.function_call_arguments.delta","item_id":"x5","output_index":0,"delta":":7}"}"#,
        #"{"type":"response.function_call_arguments.delta","item_id":"x6","output_index":1,"delta":"}"}"#,
        #"{"type":"response.function_call_arguments.done","item_id":"x7","output_index":1,"arguments":"{}"}"#,
        #"{"type":"response.output_item.done","output_index":1,"item":{"id":"x8","type":"function_call","call_id":"call_2","name":"heart","arguments":"{}"}}"#,
        #"{"type":"response.output_item.done","output_index":0,"item":{"id":"x9","type":"function_call","call_id":"call_1","name":"sleep","arguments":"{\"days\":7}"}}"#,
        #"{"type":"response.completed","response":{"status":"completed","output":[]}}"#)

    /// Web search and an event nobody knows; text before and after, in two messages.
    static let unknownEvents = events(
        #"{"type":"response.queued","response":{}}"#,
        #"{"type":"response.output_text.delta","output_index":0,"delta":"Let me look."}"#,
        #"{"type":"response.web_search_call.searching","output_index":1,"item_id":"ws_1"}"#,
        #"{"type":"response.hologram.delta","output_index":1,"delta":"?"}"#, #"{"type":7}"#, "{}",
        #"{"type":"response.output_text.delta","output_index":2,"delta":"Seven hours"}"#,
        #"{"type":"response.completed","response":{"status":"completed"}}"#)

    static let all = [thinking, parallelCalls, unknownEvents]

    /// Each with the name its type repeats, as OpenAI sends them.
    static func events(_ data: String...) -> String {
        data.map { json in
            let name = json.split(separator: "\"").dropFirst(3).first ?? ""
            return json.hasPrefix(#"{"type":""#) ? "event: \(name)\ndata: \(json)\n\n" : "data: \(json)\n\n"
        }.joined()
    }
}

/// What the reader of Responses makes of a stream of a model named `m`, in chunks.
func responsesReply(_ chunks: [[UInt8]], cut: ServiceError? = nil) -> [ReplyEvent] {
    var decoder = StreamedReplyDecoder(
        ResponsesReader(), reference: ModelReference(provider: .openAI, model: "m"), key: nil)
    return chunks.flatMap { decoder.feed($0) } + decoder.finish(cut: cut)
}

func responsesReply(_ stream: String, cut: ServiceError? = nil) -> [ReplyEvent] {
    responsesReply([Array(stream.utf8)], cut: cut)
}

/// Of those events, ended well.
func responsesReply(events: String...) -> [ReplyEvent] {
    responsesReply(
        (events + [#"{"type":"response.completed","response":{"status":"completed"}}"#])
            .map { "data: \($0)\n\n" }.joined())
}
