/// OpenRouter: comments before and between, role and empty content in every chunk, reasoning twice in two forms with the
/// signature in a piece of its own, the finish again in the chunk with usage, which knows the cost.
enum OpenRouterRecordings {
    private static let processing = ": OPENROUTER PROCESSING\n\n"

    private static func chunk(_ delta: String, finish: String? = nil, native: String? = nil) -> String {
        let reasons = [finish, native].map { $0.map { "\"\($0)\"" } ?? "null" }
        return """
            data: {"id":"gen-1790000000-AbC","provider":"OpenAI","model":"openai/gpt-6.1-sol","object":"chat.completion.chunk","created":1790000000,"choices":[{"index":0,"delta":{"role":"assistant",\(delta)},"finish_reason":\(reasons[0]),"native_finish_reason":\(reasons[1]),"logprobs":null}]}


            """
    }

    private static func end(_ finish: String, _ native: String) -> String {
        chunk(#""content":"""#, finish: finish, native: native)
            + """
            data: {"id":"gen-1790000000-AbC","provider":"OpenAI","model":"openai/gpt-6.1-sol","object":"chat.completion.chunk","created":1790000000,"choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":"\(finish)","native_finish_reason":"\(native)","logprobs":null}],"usage":{"prompt_tokens":29,"completion_tokens":12,"total_tokens":41,"cost":0.00042,"is_byok":false,"prompt_tokens_details":{"cached_tokens":16,"cache_write_tokens":0},"cost_details":{"upstream_inference_cost":null},"completion_tokens_details":{"reasoning_tokens":5}}}

            data: [DONE]


            """
    }

    private static let reasoning =
        chunk(
            #""content":"","reasoning":"THOUGHT1","reasoning_details":[{"type":"reasoning.text","text":"THOUGHT1","#
                + #""format":"anthropic-claude-v1","index":0}]"#)
        + processing
        + chunk(
            #""content":"","reasoning":"THOUGHT2","reasoning_details":[{"type":"reasoning.text","text":"THOUGHT2","#
                + #""format":"anthropic-claude-v1","index":0}]"#)
        + chunk(
            #""content":"","reasoning_details":[{"type":"reasoning.text","signature":"EqQB+/c=","#
                + #""format":"anthropic-claude-v1","index":0}]"#)

    private static let text = chunk(#""content":"TEXT1""#) + processing + chunk(#""content":"TEXT2""#)

    private static func call(_ index: Int, _ id: String, _ arguments: String) -> String {
        chunk(
            #""content":null,"tool_calls":[{"index":\#(index),"id":"\#(id)","type":"function","#
                + #""function":{"name":"TOOL","arguments":"\#(arguments)"}}]"#)
    }

    static func stream(_ scene: ProviderScene) -> String {
        let begin = processing + processing
        return switch scene {
        case .text: begin + text + end("stop", "completed")
        case .thinking: begin + reasoning + text + end("stop", "end_turn")
        case .toolCall: begin + reasoning + call(0, "toolu_a1", "{}") + end("tool_calls", "tool_use")
        case .parallelCalls:
            begin + reasoning + call(0, "toolu_a1", "") + call(1, "toolu_b2", "{}") + end("tool_calls", "tool_use")
        case .declined: begin + chunk(#""content":"","refusal":"REFUSAL""#) + end("stop", "refusal")
        case .filtered: begin + end("content_filter", "SAFETY")
        case .length: begin + text + end("length", "max_output_tokens")
        // A finish without a reason, usage and `[DONE]` come after it.
        case .errorInStream:
            begin + text
                + """
                data: {"id":"gen-1790000000-AbC","provider":"OpenAI","model":"openai/gpt-6.1-sol","object":"chat.completion.chunk","created":1790000000,"error":{"code":502,"message":"TROUBLE"},"choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":"error","native_finish_reason":null,"logprobs":null}]}

                data: [DONE]


                """
        }
    }
}
