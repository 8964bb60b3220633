/// Ollama: one object a line, nine digits of a second, calls whole with index 0 for all and an id only on the first,
/// `stop` for calls as well, durations in nanoseconds.
enum OllamaRecordings {
    private static func line(_ message: String, done: String? = nil) -> String {
        let end =
            done.map {
                #""done":true,"done_reason":"\#($0)","total_duration":6333627375,"load_duration":2169395125,"#
                    + #""prompt_eval_count":29,"prompt_eval_cached_count":16,"prompt_eval_duration":1355263167,"#
                    + #""eval_count":12,"eval_duration":2249808459"#
            } ?? #""done":false"#
        return #"{"model":"qwen3.5:9b","created_at":"2026-09-18T05:28:38.482912345Z","#
            + #""message":{"role":"assistant",\#(message)},\#(end)}"# + "\n"
    }

    private static let text = line(#""content":"TEXT1""#) + line(#""content":"TEXT2""#)
    private static let thinking =
        line(#""content":"","thinking":"THOUGHT1""#) + line(#""content":"","thinking":"THOUGHT2""#)
    private static let first = #"{"id":"call_a1","function":{"index":0,"name":"TOOL","arguments":{}}}"#
    private static let second = #"{"function":{"index":0,"name":"TOOL","arguments":{}}}"#

    static func stream(_ scene: ProviderScene) -> String {
        switch scene {
        case .text: text + line(#""content":"""#, done: "stop")
        case .thinking: thinking + text + line(#""content":"""#, done: "stop")
        case .toolCall:
            thinking + line(#""content":"","tool_calls":[\#(first)]"#) + line(#""content":"""#, done: "stop")
        case .parallelCalls:
            thinking + line(#""content":"","tool_calls":[\#(first),\#(second)]"#)
                + line(#""content":"""#, done: "stop")
        case .declined: line(#""content":"REFUSAL""#) + line(#""content":"""#, done: "stop")
        // It filters nothing: the nearest is an answer that says nothing.
        case .filtered: line(#""content":"""#, done: "stop")
        case .length: text + line(#""content":"""#, done: "length")
        case .errorInStream: text + #"{"error":"TROUBLE"}"# + "\n"
        }
    }
}
