/// Gemini: CRLF, blanks inside the JSON, a whole response object in each event, usage that repeats and grows, `STOP` for calls
/// as well, the signature of a text in an empty part of its own.
enum GeminiRecordings {
    private static func chunk(_ parts: String?, finish: String? = nil, tokens: Int = 3, more: String = "") -> String {
        let content = parts.map { #""content": {"parts": [\#($0)],"role": "model"},"# } ?? ""
        let reason = finish.map { #""finishReason": "\#($0)","# } ?? ""
        return """
            data: {"candidates": [{\(content)\(reason)\(more)"index": 0}],"usageMetadata": {"promptTokenCount": 29,"cachedContentTokenCount": 16,"candidatesTokenCount": \(tokens),"totalTokenCount": \(34 + tokens),"promptTokensDetails": [{"modality": "TEXT","tokenCount": 29}],"thoughtsTokenCount": 5},"modelVersion": "gemini-3.8-flash","responseId": "aB3xYz0QpL7mkdIP4fKZ2Ao"}


            """
    }

    private static let text = chunk(#"{"text": "TEXT1"}"#) + chunk(#"{"text": "TEXT2"}"#)
    private static let thoughts =
        chunk(#"{"text": "THOUGHT1","thought": true}"#) + chunk(#"{"text": "THOUGHT2","thought": true}"#)

    private static func call(_ id: String, signature: String? = nil) -> String {
        let signed = signature.map { #","thoughtSignature": "\#($0)""# } ?? ""
        return #"{"functionCall": {"id": "\#(id)","name": "TOOL","args": {}}\#(signed)}"#
    }

    static func stream(_ scene: ProviderScene) -> String {
        let stream =
            switch scene {
            case .text: text + chunk(#"{"text": ""}"#, finish: "STOP", tokens: 7)
            case .thinking:
                thoughts + text + chunk(#"{"text": "","thoughtSignature": "EpwI+/c="}"#, finish: "STOP", tokens: 7)
            case .toolCall: thoughts + chunk(call("a1", signature: "EpwI+/c="), finish: "STOP", tokens: 7)
            // Only the first call of a turn is signed, the second comes in a chunk of its own.
            case .parallelCalls:
                thoughts + chunk(call("a1", signature: "EpwI+/c=")) + chunk(call("b2"))
                    + chunk(#"{"text": ""}"#, finish: "STOP", tokens: 7)
            case .declined: chunk(#"{"text": "REFUSAL"}"#) + chunk(#"{"text": ""}"#, finish: "STOP", tokens: 7)
            // The prompt is blocked: no candidates at all, no ratings.
            case .filtered:
                """
                data: {"promptFeedback": {"blockReason": "PROHIBITED_CONTENT"},"usageMetadata": {"promptTokenCount": 29,"totalTokenCount": 29},"modelVersion": "gemini-3.8-flash"}


                """
            case .length: text + chunk(nil, finish: "MAX_TOKENS", tokens: 7)
            // Not an event at all but an error as it comes before a stream, on several lines.
            case .errorInStream:
                text
                    + """
                    {
                      "error": {
                        "code": 500,
                        "message": "TROUBLE",
                        "status": "INTERNAL"
                      }
                    }

                    """
            }
        return stream.replacing("\n", with: "\r\n")
    }
}
