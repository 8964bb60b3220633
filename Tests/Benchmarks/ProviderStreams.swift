import ChatModel
import Foundation

/// A long answer of one provider in its own form: what comes before the text, an event for each token as the provider
/// writes it, and what ends it. The shapes and sizes are those of recorded answers.
struct ProviderStream {
    var provider: ProviderID
    /// Which of a provider's two interfaces; `nil` for its usual one.
    var api: String?
    var head: String
    var event: @Sendable (_ index: Int, _ token: String) -> String
    var tail: String

    var name: String { api.map { "\(provider.rawValue) \($0)" } ?? provider.rawValue }

    /// Events for that many tokens.
    func events(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        for (index, token) in StreamedAnswer.tokens(count).enumerated() {
            bytes += event(index, Self.quoted(token)).utf8
        }
        return bytes
    }

    /// A token as a JSON string.
    private static func quoted(_ token: String) -> String {
        "\"" + token.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
    }

    static let all = [responses, chat, anthropic, gemini, openRouter, ollama]

    /// Every event has its name on a line of its own, a running number and padding against traffic analysis.
    static let responses = ProviderStream(
        provider: .openAI,
        head: """
            event: response.created
            data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_1","status":"in_progress","output":[]}}

            event: response.output_item.added
            data: {"type":"response.output_item.added","sequence_number":1,"output_index":0,"item":{"id":"msg_0b6dac4b9a2f4c1d0068f1","type":"message","status":"in_progress","content":[],"role":"assistant"}}


            """,
        event: { index, token in
            """
            event: response.output_text.delta
            data: {"type":"response.output_text.delta","sequence_number":\(index + 4),"item_id":"msg_0b6dac4b9a2f4c1d0068f1","output_index":0,"content_index":0,"delta":\(token),"logprobs":[],"obfuscation":"Zx81mNqLp0Vt"}


            """
        },
        tail: """
            event: response.completed
            data: {"type":"response.completed","sequence_number":9,"response":{"id":"resp_1","status":"completed","output":[],"usage":{"input_tokens":9,"output_tokens":5}}}


            """)

    static let chat = ProviderStream(
        provider: .openAI, api: "chat", head: "",
        event: { _, token in
            """
            data: {"id":"chatcmpl-CZ8xKf0m2h7Yq1V","object":"chat.completion.chunk","created":1790000000,"model":"gpt-6.1-sol-2026-09-29","service_tier":"default","system_fingerprint":"fp_8a1b2c3d4e","choices":[{"index":0,"delta":{"content":\(token)},"logprobs":null,"finish_reason":null}],"usage":null,"obfuscation":"Zx81mNqL"}


            """
        },
        tail: "data: {\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n")

    /// Blanks after the JSON, against traffic analysis.
    static let anthropic = ProviderStream(
        provider: .anthropic,
        head: """
            event: message_start
            data: {"type":"message_start","message":{"id":"msg_1","role":"assistant","content":[],"model":"m","stop_reason":null,"usage":{"input_tokens":9,"output_tokens":1}}}

            event: content_block_start
            data: {"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}


            """,
        event: { index, token in
            let padding = String(repeating: " ", count: index % 16)
            return """
                event: content_block_delta
                data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":\(token)}\(padding)}


                """
        },
        tail: """
            event: content_block_stop
            data: {"type":"content_block_stop","index":0}

            event: message_delta
            data: {"type":"message_delta","delta":{"stop_reason":"end_turn","stop_sequence":null},"usage":{"output_tokens":42}}

            event: message_stop
            data: {"type":"message_stop"}


            """)

    /// A whole response object in each event, and CRLF.
    static let gemini = ProviderStream(
        provider: .gemini, head: "",
        event: { index, token in
            """
            data: {"candidates": [{"content": {"parts": [{"text": \(token)}],"role": "model"},"index": 0}],"usageMetadata": {"promptTokenCount": 29,"candidatesTokenCount": \(index),"totalTokenCount": \(index + 231),"promptTokensDetails": [{"modality": "TEXT","tokenCount": 29}],"thoughtsTokenCount": 202},"modelVersion": "gemini-3.8-flash","responseId": "aB3xYz0QpL7mkdIP4fKZ2Ao"}\r
            \r

            """
        },
        tail: "data: {\"candidates\": [{\"content\": {\"parts\": [{\"text\": \"\"}],\"role\": \"model\"},"
            + "\"finishReason\": \"STOP\",\"index\": 0}]}\r\n\r\n")

    static let openRouter = ProviderStream(
        provider: .openRouter, head: ": OPENROUTER PROCESSING\n\n",
        event: { _, token in
            """
            data: {"id":"gen-1790000000-AbCdEfGhIjKlMnOp","provider":"OpenAI","model":"openai/gpt-6.1-sol","object":"chat.completion.chunk","created":1790000000,"choices":[{"index":0,"delta":{"role":"assistant","content":\(token)},"finish_reason":null,"native_finish_reason":null,"logprobs":null}]}


            """
        },
        tail: "data: {\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n")

    static let ollama = ProviderStream(
        provider: .ollama, head: "",
        event: { _, token in
            """
            {"model":"qwen3.5:9b","created_at":"2026-09-18T05:28:38.482912345Z","message":{"role":"assistant","content":\(token)},"done":false}

            """
        },
        tail: """
            {"model":"qwen3.5:9b","created_at":"2026-09-18T05:28:39Z","message":{"role":"assistant","content":""},"done":true,"done_reason":"stop","prompt_eval_count":29,"eval_count":9}

            """)
}
