import ChatModel

@testable import Providers

/// Recorded answers, shortened, each with what is odd about it.
enum ChatStreams {
    /// OpenAI: a role first, padding in `obfuscation`, usage after the finish in a chunk without choices.
    static let openAI = """
        data: {"id":"c1","choices":[{"index":0,"delta":{"role":"assistant","content":"","refusal":null},"logprobs":null,\
        "finish_reason":null}],"usage":null,"obfuscation":"x"}

        data: {"id":"c1","choices":[{"index":0,"delta":{"content":"Seven "},"finish_reason":null}],"usage":null}

        data: {"id":"c1","choices":[{"index":0,"delta":{"content":"hours – 心 👍🏽"},"finish_reason":null}],"usage":null}

        data: {"id":"c1","choices":[{"index":0,"delta":{},"finish_reason":"stop"}],"usage":null}

        data: {"id":"c1","choices":[],"usage":{"prompt_tokens":9,"completion_tokens":5,"total_tokens":14,\
        "prompt_tokens_details":{"cached_tokens":4},"completion_tokens_details":{"reasoning_tokens":2}}}

        data: [DONE]


        """

    /// OpenAI: two calls, their pieces interleaved.
    static let parallelCalls = """
        data: {"choices":[{"index":0,"delta":{"role":"assistant","content":null,"tool_calls":[{"index":0,"id":"call_1",\
        "type":"function","function":{"name":"sleep","arguments":""}}]},"finish_reason":null}]}

        data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":"{\\"days\\""}}]}}]}

        data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":1,"id":"call_2","type":"function",\
        "function":{"name":"heart","arguments":"{}"}}]}}]}

        data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":":7}"}}]}}]}

        data: {"choices":[{"index":0,"delta":{},"finish_reason":"tool_calls"}]}

        data: [DONE]


        """

    /// OpenRouter and Perplexity: comments, CRLF, usage in every chunk, `message` beside `delta`, no `[DONE]`, no last blank line.
    static let perplexity =
        ": OPENROUTER PROCESSING\r\n\r\n: ping - 2026-11-01\r\n\r\n"
        + #"data: {"choices":[{"index":0,"message":{"content":"Hi"},"delta":{"content":"Hi"},"finish_reason":null}],"#
        + #""usage":{"prompt_tokens":3,"completion_tokens":1}}"# + "\r\n\r\n"
        + #"data: {"choices":[{"index":0,"message":{"content":"Hi you"},"delta":{"content":" you"},"#
        + #""finish_reason":"stop"}],"usage":{"prompt_tokens":3,"completion_tokens":2}}"#

    /// A thinking model behind vLLM: tags inside the content, cut in the middle.
    static let thinkTags = """
        data: {"choices":[{"delta":{"role":null,"content":"<thi"}}]}

        data: {"choices":[{"delta":{"content":"nk>\\nHmm, 1 </"}}]}

        data: {"choices":[{"delta":{"content":"2</think>\\n\\nHalf <think>"}}]}

        data: {"choices":[{"delta":{"content":" of it"},"finish_reason":"stop"}]}

        data: [DONE]


        """

    /// Novita with Kimi: id "0" and the name in each piece, no finish reason.
    static let repeatedNames = """
        data: {"choices":[{"delta":{"tool_calls":[{"index":0,"id":"0","function":{"name":"sleep","arguments":"{\\"a\\":"}}]}}]}

        data: {"choices":[{"delta":{"tool_calls":[{"index":0,"id":"0","function":{"name":"sleep","arguments":"1}"}}]}}]}

        data: [DONE]


        """

    static let all = [openAI, parallelCalls, perplexity, thinkTags, repeatedNames]
}

/// A decoder of Chat Completions for a model named `m`.
func chatDecoder(key: APIKey? = nil) -> StreamedReplyDecoder<ChatCompletionsReader> {
    StreamedReplyDecoder(
        ChatCompletionsReader(), reference: ModelReference(provider: .custom, model: "m"), key: key)
}

/// What a decoder makes of a stream, in chunks.
func reply(_ chunks: [[UInt8]], cut: ServiceError? = nil, key: APIKey? = nil) -> [ReplyEvent] {
    var decoder = chatDecoder(key: key)
    return chunks.flatMap { decoder.feed($0) } + decoder.finish(cut: cut)
}

func reply(_ stream: String, cut: ServiceError? = nil, key: APIKey? = nil) -> [ReplyEvent] {
    reply([Array(stream.utf8)], cut: cut, key: key)
}

/// A stream of those JSON chunks, ended by `[DONE]`.
func reply(chunks: String...) -> [ReplyEvent] {
    reply(chunks.map { "data: \($0)\n\n" }.joined() + "data: [DONE]\n\n")
}

extension [ReplyEvent] {
    var text: String {
        compactMap { if case .text(let text) = $0 { text } else { nil } }.joined()
    }
    var thinking: String {
        compactMap { if case .thinking(let text) = $0 { text } else { nil } }.joined()
    }
    var toolCalls: [ToolCall] {
        compactMap { if case .toolCall(let call) = $0 { call } else { nil } }
    }
    var usage: TokenUsage? {
        compactMap { if case .usage(let usage) = $0 { usage } else { nil } }.last
    }
    /// `nil` unless it is the last event, and the only one of its kind.
    var end: ReplyEnd? {
        let ends = compactMap { if case .ended(let end) = $0 { end } else { nil } }
        guard ends.count == 1, case .ended(let end)? = last else { return nil }
        return end
    }
    var error: ServiceError? {
        if case .failed(let error)? = end { error } else { nil }
    }
    /// Neighbouring pieces joined: what does not depend on how the stream was cut.
    var joined: [ReplyEvent] {
        reduce(into: []) { events, event in
            switch (events.last, event) {
            case (.text(let before)?, .text(let piece)): events[events.count - 1] = .text(before + piece)
            case (.thinking(let before)?, .thinking(let piece)): events[events.count - 1] = .thinking(before + piece)
            default: events.append(event)
            }
        }
    }
}
