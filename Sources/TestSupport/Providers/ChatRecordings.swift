/// Chat Completions as OpenAI sends them: the role first, padding in `obfuscation`, usage after the finish in a chunk without
/// choices, `[DONE]` last.
enum ChatRecordings {
    static func chunk(_ delta: String, finish: String? = nil, more: String = "") -> String {
        let reason = finish.map { "\"\($0)\"" } ?? "null"
        return """
            data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1790000000,"model":"m","service_tier":"default","system_fingerprint":"fp_1",\(more)"choices":[{"index":0,"delta":\(delta),"logprobs":null,"finish_reason":\(reason)}],"usage":null,"obfuscation":"Zx81"}


            """
    }

    private static let usage = """
        data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1790000000,"model":"m","choices":[],"usage":{"prompt_tokens":29,"completion_tokens":12,"total_tokens":41,"prompt_tokens_details":{"cached_tokens":16},"completion_tokens_details":{"reasoning_tokens":5}},"obfuscation":"Z"}

        data: [DONE]


        """

    private static let role = chunk(#"{"role":"assistant","content":"","refusal":null}"#)
    private static let text = chunk(#"{"content":"TEXT1"}"#) + chunk(#"{"content":"TEXT2"}"#)

    /// Pieces of two calls interleaved.
    private static let calls = [
        #"{"role":"assistant","content":null,"tool_calls":[{"index":0,"id":"call_a1","type":"function","#
            + #""function":{"name":"TOOL","arguments":""}}]}"#,
        #"{"tool_calls":[{"index":0,"function":{"arguments":"{"}}]}"#,
        #"{"tool_calls":[{"index":1,"id":"call_b2","type":"function","function":{"name":"TOOL","arguments":"{"}}]}"#,
        #"{"tool_calls":[{"index":0,"function":{"arguments":"}"}}]}"#,
        #"{"tool_calls":[{"index":1,"function":{"arguments":"}"}}]}"#,
    ]

    static func stream(_ scene: ProviderScene) -> String {
        switch scene {
        case .text: role + text + chunk("{}", finish: "stop") + usage
        // A server that thinks aloud: DeepSeek, vLLM, llama.cpp.
        case .thinking:
            role + chunk(#"{"reasoning_content":"THOUGHT1"}"#) + chunk(#"{"reasoning_content":"THOUGHT2"}"#) + text
                + chunk("{}", finish: "stop") + usage
        case .toolCall:
            [calls[0], calls[1], calls[3]].map { chunk($0) }.joined() + chunk("{}", finish: "tool_calls") + usage
        case .parallelCalls: calls.map { chunk($0) }.joined() + chunk("{}", finish: "tool_calls") + usage
        case .declined: role + chunk(#"{"refusal":"REFUSAL"}"#) + chunk("{}", finish: "stop") + usage
        case .filtered: role + chunk("{}", finish: "content_filter") + usage
        case .length: role + text + chunk("{}", finish: "length") + usage
        case .errorInStream:
            role + text
                + """
                data: {"error":{"message":"TROUBLE","type":"server_error","param":null,"code":null}}


                """
        }
    }
}
