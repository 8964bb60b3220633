import ChatModel

@testable import Providers

/// Answers as Gemini streams them, shortened, each with what is odd about it. Lines end in CR LF.
enum GeminiStreams {
    /// Thoughts before the answer, counts that jump at the end, the signature on an empty part in a chunk of its own.
    static let text = stream([
        chunk(#"{"text":"Let me see.","thought":true}"#, usage: #"{"promptTokenCount":29,"thoughtsTokenCount":55}"#),
        chunk(
            #"{"text":"Seven "}"#, usage: #"{"promptTokenCount":29,"candidatesTokenCount":1,"thoughtsTokenCount":55}"#),
        chunk(#"{"text":"hours – 心 👍🏽"}"#),
        chunk(
            #"{"text":"","thoughtSignature":"EpwI/w=="}"#, finish: "STOP",
            usage: #"{"promptTokenCount":29,"candidatesTokenCount":10,"thoughtsTokenCount":202,"totalTokenCount":241,"#
                + #""cachedContentTokenCount":8,"promptTokensDetails":[{"modality":"TEXT","tokenCount":29}]}"#),
    ])

    /// Calls in one chunk and in a further one, the first alone signed, the reason STOP as for any answer.
    static let calls = stream([
        chunk(
            #"{"functionCall":{"id":"a1","name":"sleep","args":{"days":7,"of":"心"}},"thoughtSignature":"Sig1"},"#
                + #"{"functionCall":{"id":"a2","name":"heart","args":{}}}"#),
        chunk(#"{"functionCall":{"id":"a3","name":"sleep"}}"#), chunk(#"{"text":""}"#, finish: "STOP"),
    ])

    /// Gemini 2.5: calls without ids, one of a name twice.
    static let callsWithoutIDs = stream([
        chunk(
            #"{"functionCall":{"name":"sleep","args":{"days":1}}},{"functionCall":{"name":"sleep","args":{"days":2}}}"#,
            finish: "STOP")
    ])

    /// Chunks without candidates, without content, with empty content, without parts; the reason in a chunk without content;
    /// another candidate; parts nobody knows.
    static let gaps = stream([
        #"{"usageMetadata":{"promptTokenCount":3}}"#, #"{"candidates":[{"index":0}],"modelVersion":"m"}"#,
        #"{"candidates":[{"content":{}}]}"#, #"{"candidates":[{"content":{"role":"model"}}]}"#,
        chunk(#"{"text":"Ye"},{"dream":{"of":"sheep"}},{"text":"s"}"#),
        #"{"candidates":[{"content":{"parts":[{"text":"other"}]},"index":1}]}"#, #"{"promptFeedback":{}}"#,
        #"{"candidates":[{"finishReason":"STOP"}]}"#,
    ])

    /// A proxy gives the reason early and goes on.
    static let earlyStop = stream([
        chunk(#"{"text":"Seven "}"#, finish: "STOP"), chunk(#"{"text":"hours"}"#), chunk(#"{"text":"."}"#),
    ])

    static let all = [text, calls, callsWithoutIDs, gaps, earlyStop]

    static func stream(_ chunks: [String]) -> String { chunks.map { "data: \($0)\r\n\r\n" }.joined() }

    /// - Parameter parts: JSON of the parts, with commas between.
    static func chunk(_ parts: String, finish: String? = nil, usage: String? = nil) -> String {
        #"{"candidates":[{"content":{"parts":[\#(parts)],"role":"model"}"#
            + (finish.map { #","finishReason":"\#($0)""# } ?? "") + #","index":0}]"#
            + (usage.map { #","usageMetadata":\#($0)"# } ?? "")
            + #","modelVersion":"gemini-3.8-flash","responseId":"r1"}"#
    }

    /// A chunk that ends the answer without a part.
    static func end(_ reason: String, message: String? = nil) -> String {
        let message = message.map { #","finishMessage":"\#($0)""# } ?? ""
        return #"{"candidates":[{"finishReason":"\#(reason)"\#(message),"index":0}],"responseId":"r1"}"#
    }
}

/// What Gemini's decoder makes of a stream, in chunks.
func geminiReply(_ chunks: [[UInt8]], cut: ServiceError? = nil) -> [ReplyEvent] {
    var decoder = StreamedReplyDecoder(GeminiReader(), reference: .gemini, key: nil)
    return chunks.flatMap { decoder.feed($0) } + decoder.finish(cut: cut)
}

func geminiReply(_ stream: String, cut: ServiceError? = nil) -> [ReplyEvent] {
    geminiReply([Array(stream.utf8)], cut: cut)
}

extension ModelReference {
    static let gemini = ModelReference(provider: .gemini, model: "gemini-3.8-flash")
}
