import ChatModel

@testable import Providers

/// Recorded answers of Ollama, shortened, each with what is odd about it.
enum OllamaStreams {
    /// Thinking in its own field, empty content beside it, counts in the last line.
    static let thinking = #"""
        {"model":"m","created_at":"2026-09-18T05:28:38.4829Z","message":{"role":"assistant","content":"","thinking":"The"},"done":false}
        {"model":"m","created_at":"2026-09-18T05:28:38.4830112Z","message":{"role":"assistant","content":"","thinking":" person"},"done":false}
        {"model":"m","message":{"thinking":" sleeps","content":"","role":"assistant"},"done":false}
        {"model":"m","message":{"role":"assistant","content":"Seven "},"done":false}
        {"model":"m","message":{"role":"assistant","content":"hours – 心 👍🏽"},"done":false}
        {"model":"m","message":{"role":"assistant","content":""},"done":true,"done_reason":"stop","total_duration":6333627375,"load_duration":2169395125,"prompt_eval_count":277,"prompt_eval_cached_count":200,"prompt_eval_duration":1355263167,"eval_count":82,"eval_duration":2249808459}

        """#

    /// 0.34.1: calls over two lines, index 0 for all, two without an identifier, `stop` for a reason.
    static let parallelCalls = #"""
        {"model":"m","message":{"role":"assistant","content":"","tool_calls":[{"id":"call_a","function":{"index":0,"name":"weather","arguments":{"city":"Paris"}}},{"function":{"index":0,"name":"weather","arguments":{"city":"Lyon","days":7}}}]},"done":false}
        {"model":"m","message":{"role":"assistant","content":"","tool_calls":[{"function":{"index":0,"name":"sleep","arguments":{}}}]},"done":false}
        {"model":"m","message":{"role":"assistant","content":""},"done":true,"done_reason":"stop","prompt_eval_count":9}

        """#

    /// A model without a parser of its thinking, tags cut; CR LF, a blank line, no line end at the last one, no counts.
    static let thinkTags =
        #"{"message":{"role":"assistant","content":"<thi"},"done":false}"# + "\r\n\r\n"
        + #"{"message":{"role":"assistant","content":"nk>Hm</think>\n\nHalf"},"done":false}"# + "\r\n"
        + #"{"message":{"role":"assistant","content":" of it"},"done":true,"done_reason":"length"}"#

    static let all = [thinking, parallelCalls, thinkTags]
}

/// What a decoder of Ollama makes of a stream, in chunks.
func ollamaReply(_ chunks: [[UInt8]], cut: ServiceError? = nil, taken: Set<String> = []) -> [ReplyEvent] {
    var decoder = StreamedReplyDecoder(
        OllamaReader(takenCallIDs: taken), reference: ModelReference(provider: .ollama, model: "m"), key: nil)
    return chunks.flatMap { decoder.feed($0) } + decoder.finish(cut: cut)
}

func ollamaReply(_ stream: String, cut: ServiceError? = nil, taken: Set<String> = []) -> [ReplyEvent] {
    ollamaReply([Array(stream.utf8)], cut: cut, taken: taken)
}
