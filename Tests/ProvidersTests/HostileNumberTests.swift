import ChatModel
import Providers
import Testing

/// Numbers that no honest server sends, and that would overflow where they are added up.
@Suite struct `Numbers that cannot be` {
    struct Example: Sendable, CustomTestStringConvertible {
        var provider: ProviderID
        var api: String?
        var stream: String
        var testDescription: String { "\(provider.rawValue) \(api ?? "")" }
    }

    private static let huge = "9223372036854775807"

    static let examples = [
        Example(
            provider: .anthropic,
            stream: """
                data: {"type":"message_start","message":{"id":"m","usage":{"input_tokens":\(huge),\
                "cache_creation_input_tokens":\(huge),"cache_read_input_tokens":\(huge)}}}

                data: {"type":"content_block_start","index":\(huge),"content_block":{"type":"text","text":"Seven"}}

                data: {"type":"message_delta","delta":{"stop_reason":"end_turn"},"usage":{"output_tokens":\(huge)}}

                data: {"type":"message_stop"}


                """),
        Example(
            provider: .openAI, api: "responses",
            stream: """
                data: {"type":"response.output_item.added","output_index":\(huge),"item":{"type":"message"}}

                data: {"type":"response.output_text.delta","output_index":\(huge),"delta":"Seven"}

                data: {"type":"response.output_item.done","output_index":\(huge),"item":{"type":"function_call"}}

                data: {"type":"response.completed","response":{"status":"completed","usage":{"input_tokens":\(huge),\
                "output_tokens":\(huge)}}}


                """),
        Example(
            provider: .openAI, api: "chat",
            stream: """
                data: {"choices":[{"index":0,"delta":{"content":"Seven"},"finish_reason":"stop"}],"usage":\
                {"prompt_tokens":\(huge),"completion_tokens":\(huge),"total_tokens":1,\
                "completion_tokens_details":{"reasoning_tokens":\(huge)}}}

                data: [DONE]


                """),
        Example(
            provider: .gemini,
            stream: """
                data: {"candidates":[{"content":{"parts":[{"text":"Seven"}]},"finishReason":"STOP"}],"usageMetadata":\
                {"promptTokenCount":\(huge),"toolUsePromptTokenCount":\(huge),"candidatesTokenCount":\(huge),\
                "thoughtsTokenCount":\(huge)}}


                """),
        Example(
            provider: .ollama,
            stream: """
                {"message":{"content":"Seven"},"done":true,"prompt_eval_count":\(huge),"eval_count":-\(huge)}

                """),
    ]

    @Test(arguments: examples) func `are not counted`(example: Example) throws {
        var environment = ["OPENAI_API_KEY": "none", "ANTHROPIC_API_KEY": "none", "GEMINI_API_KEY": "none"]
        environment["AIRFIT_OPENAI_API"] = example.api
        var decoder = try ProviderDirectory(environment: environment).decoder(of: example.provider)
        let events = decoder.feed(Array(example.stream.utf8)) + decoder.finish()
        #expect(events.text == "Seven")
        #expect(events.end == .finished(.stop))
        #expect(events.usage?.input == nil && events.usage?.output == nil)
    }
}

@Suite struct `Calls without end` {
    @Test(arguments: [
        (
            ProviderID.gemini,
            #"data: {"candidates":[{"content":{"parts":[{"functionCall":{"name":"a","args":{}}}]}}]}"# + "\n\n"
        ),
        (ProviderID.ollama, #"{"message":{"tool_calls":[{"function":{"name":"a","arguments":{}}}]}}"# + "\n"),
    ])
    func `end the answer`(provider: ProviderID, line: String) throws {
        let directory = ProviderDirectory(environment: ["GEMINI_API_KEY": "none"])
        var decoder = try directory.decoder(of: provider)
        let events = decoder.feed(Array(String(repeating: line, count: 129).utf8))
        #expect(events.error == .invalidResponse(detail: "The model called more than 128 tools at once"))
    }
}
