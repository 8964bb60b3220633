import ChatModel
import Testing

@testable import Providers

private typealias Streams = GeminiStreams

@Suite struct `Gemini stream` {
    @Test func `thoughts, text, the last counts, the signature where it came`() {
        let events = geminiReply(Streams.text)
        #expect(events.thinking == "Let me see.")
        #expect(events.text == "Seven hours – 心 👍🏽")
        #expect(events.usage == TokenUsage(input: 29, output: 212, cachedInput: 8, thinking: 202))
        #expect(events.end == .finished(.stop))
        #expect(
            events.record?.json == #"{"parts":[{"text":"Let me see.","thought":true},{"text":"Seven hours – 心 👍🏽"},"#
                + #"{"text":"","thoughtSignature":"EpwI/w=="}]}"#)
    }

    @Test(arguments: Streams.all)
    func `where a stream is cut into chunks makes no difference`(stream: String) {
        let bytes = Array(stream.utf8)
        let whole = geminiReply(stream).joined
        for cut in 0...bytes.count {
            #expect(geminiReply([Array(bytes[..<cut]), Array(bytes[cut...])]).joined == whole, "cut at \(cut)")
        }
        #expect(geminiReply(bytes.map { [$0] }).joined == whole)
    }

    @Test(arguments: Streams.all)
    func `a stream that ends at any byte ends in an error or was whole before`(stream: String) {
        let bytes = Array(stream.utf8)
        let whole = geminiReply(stream)
        for cut in 0..<bytes.count {
            let events = geminiReply([Array(bytes[..<cut])], cut: .streamingError(detail: "reset"))
            #expect(whole.text.hasPrefix(events.text), "cut at \(cut)")
            if events.error == nil {
                #expect(events.end == whole.end && events.toolCalls == whole.toolCalls, "cut at \(cut)")
            } else {
                #expect(events.error == .streamingError(detail: "reset"), "cut at \(cut)")
                #expect(events.toolCalls.isEmpty && events.record == nil, "cut at \(cut)")
            }
        }
    }

    @Test func `calls over several chunks stay apart, and in the record as they came`() {
        let events = geminiReply(Streams.calls)
        #expect(
            events.toolCalls == [
                ToolCall(id: "a1", name: "sleep", argumentsJSON: #"{"days":7,"of":"心"}"#),
                ToolCall(id: "a2", name: "heart", argumentsJSON: "{}"),
                ToolCall(id: "a3", name: "sleep", argumentsJSON: "{}"),
            ])
        #expect(events.end == .finished(.toolCalls))
        #expect(
            events.record?.json
                == #"{"parts":[{"functionCall":{"id":"a1","name":"sleep","args":{"days":7,"of":"心"}},"thoughtSignature":"Sig1"},"#
                + #"{"functionCall":{"id":"a2","name":"heart","args":{}}},{"functionCall":{"id":"a3","name":"sleep"}}]}"#
        )
    }

    @Test func `calls without ids get one each`() {
        let calls = geminiReply(Streams.callsWithoutIDs).toolCalls
        #expect(calls.map(\.id) == ["r1_1", "r1_2"])
        #expect(calls.map(\.argumentsJSON) == [#"{"days":1}"#, #"{"days":2}"#])
    }

    @Test func `arguments that are no object are told as such`() {
        let events = geminiReply(
            Streams.stream([Streams.chunk(#"{"functionCall":{"name":"f","args":[7]}}"#, finish: "STOP")]))
        #expect(events.toolCalls == [ToolCall(id: "r1_1", name: "f", argumentsJSON: "[7]", isMalformed: true)])
    }

    @Test func `what is missing in a chunk is not missed`() {
        let events = geminiReply(Streams.gaps)
        #expect(events.text == "Yes")
        #expect(events.usage == TokenUsage(input: 3))
        #expect(events.end == .finished(.stop))
        #expect(events.record?.json == #"{"parts":[{"text":"Ye"},{"dream":{"of":"sheep"}},{"text":"s"}]}"#)
    }

    @Test func `text after an early reason for the end is part of the answer`() {
        let events = geminiReply(Streams.earlyStop)
        #expect(events.text == "Seven hours.")
        #expect(events.end == .finished(.stop))
    }

    @Test func `of several reasons for the end the last one counts`() {
        let events = geminiReply(
            Streams.stream([
                Streams.chunk(#"{"text":"Seven"}"#, finish: "STOP"), Streams.chunk(#"{"text":" ho"}"#),
                Streams.end("MAX_TOKENS"),
            ]))
        #expect(events.text == "Seven ho")
        #expect(events.end == .finished(.length))
    }

    @Test func `a signed part is joined with no other`() {
        let events = geminiReply(
            Streams.stream([
                Streams.chunk(#"{"text":"a"}"#), Streams.chunk(#"{"text":"b"}"#),
                Streams.chunk(#"{"text":"c","thoughtSignature":"S"}"#), Streams.chunk(#"{"text":"d"}"#, finish: "STOP"),
            ]))
        #expect(events.text == "abcd")
        #expect(
            events.record?.json
                == #"{"parts":[{"text":"ab"},{"text":"c","thoughtSignature":"S"},{"text":"d"}]}"#)
    }

    @Test func `an array in place of a stream is read too`() {
        let chunks = [Streams.chunk(#"{"text":"Seven "}"#), Streams.chunk(#"{"text":"hours"}"#, finish: "STOP")]
        for body in ["[\(chunks.joined(separator: ",\r\n"))]", "data: [\(chunks.joined(separator: ","))]\r\n\r\n"] {
            let bytes = Array(body.utf8)
            for cut in 0...bytes.count {
                let events = geminiReply([Array(bytes[..<cut]), Array(bytes[cut...])])
                #expect(events.text == "Seven hours", "cut at \(cut)")
                #expect(events.end == .finished(.stop), "cut at \(cut)")
            }
        }
        let whole = geminiReply(Streams.chunk(#"{"text":"Yes"}"#, finish: "STOP"))
        #expect(whole.text == "Yes" && whole.end == .finished(.stop))
    }

    @Test func `an array that is cut off is no answer`() {
        let events = geminiReply("[\(Streams.chunk(#"{"text":"Sev"}"#))", cut: .streamingError(detail: "reset"))
        #expect(events.error == .streamingError(detail: "reset"))
    }
}

@Suite struct `The end of a Gemini stream` {
    private func ended(_ reason: String, message: String? = nil, text: String = "So", calls: Bool = false)
        -> [ReplyEvent]
    {
        var chunks: [String] = []
        if !text.isEmpty { chunks.append(Streams.chunk(#"{"text":"\#(text)"}"#)) }
        if calls {
            chunks.append(Streams.chunk(#"{"functionCall":{"id":"a","name":"f","args":{}},"thoughtSignature":"S"}"#))
        }
        return geminiReply(Streams.stream(chunks + [Streams.end(reason, message: message)]))
    }

    @Test(arguments: [
        ("STOP", ReplyEnd.finished(.stop)), ("MAX_TOKENS", .finished(.length)), ("SAFETY", .finished(.contentFilter)),
        ("RECITATION", .finished(.contentFilter)), ("LANGUAGE", .finished(.contentFilter)),
        ("BLOCKLIST", .finished(.contentFilter)), ("PROHIBITED_CONTENT", .finished(.contentFilter)),
        ("SPII", .finished(.contentFilter)), ("OTHER", .finished(.stop)), ("IMAGE_SAFETY", .finished(.contentFilter)),
        ("NO_IMAGE", .finished(.stop)), ("SOMETHING_NEW", .finished(.stop)),
    ])
    func `each reason means what it says`(reason: String, end: ReplyEnd) {
        #expect(ended(reason).end == end)
        #expect(ended(reason).text == "So")
    }

    @Test(arguments: [
        "SAFETY", "RECITATION", "LANGUAGE", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII", "IMAGE_PROHIBITED_CONTENT",
    ])
    func `a filter that let nothing through is named`(reason: String) {
        #expect(ended(reason, text: "").error == .contentFiltered(detail: reason))
        #expect(ended(reason, message: "It was.", text: "").error == .contentFiltered(detail: "It was."))
    }

    @Test(arguments: ["MALFORMED_FUNCTION_CALL", "UNEXPECTED_TOOL_CALL", "TOO_MANY_TOOL_CALLS", "MALFORMED_RESPONSE"])
    func `a call that cannot be read is a failure, with text as well`(reason: String) {
        for text in ["", "So"] {
            let events = ended(reason, message: "print(default_api.f(", text: text, calls: true)
            #expect(events.text == text)
            #expect(
                events.error
                    == .invalidResponse(
                        detail: "The model wrote a call of a tool that cannot be read (print(default_api.f()"))
            #expect(events.toolCalls.isEmpty && events.record == nil)
        }
    }

    @Test(arguments: ["MAX_TOKENS", "SAFETY"])
    func `an answer cut short runs none of its calls and none goes back`(reason: String) {
        let events = ended(reason, calls: true)
        #expect(events.toolCalls.isEmpty)
        #expect(events.record?.json == #"{"parts":[{"text":"So"}]}"#)
    }

    @Test func `an answer that holds nothing is a failure`() {
        #expect(ended("STOP", text: "").error == .invalidResponse(detail: "The answer is empty"))
        #expect(
            ended("OTHER", text: "").error == .invalidResponse(detail: "The model stopped without an answer (OTHER)"))
    }

    @Test(arguments: [
        (#"{"blockReason":"SAFETY"}"#, "SAFETY"), (#"{"blockReason":"OTHER","safetyRatings":[]}"#, "OTHER"),
        (#"{"blockReason":"BLOCKLIST","blockReasonMessage":"A word."}"#, "A word."),
        (#"{"blockReason":"NEWLY_INVENTED"}"#, "NEWLY_INVENTED"),
    ])
    func `a question that was blocked is told with its reason`(feedback: String, detail: String) {
        let events = geminiReply(
            Streams.stream([#"{"promptFeedback":\#(feedback),"usageMetadata":{"promptTokenCount":4}}"#]))
        #expect(events.error == .contentFiltered(detail: detail))
        #expect(events.usage == TokenUsage(input: 4))
    }

    @Test func `without a reason the stream broke off`() {
        let events = geminiReply(Streams.stream([Streams.chunk(#"{"text":"Sev"}"#)]))
        #expect(events.text == "Sev")
        #expect(events.error?.code == "streamingError")
    }
}

@Suite struct `Errors of Gemini` {
    private static let cancelled =
        "{\n  \"error\": {\n    \"code\": 499,\n    \"message\": \"The operation was cancelled.\",\n"
        + "    \"status\": \"CANCELLED\"\n  }\n}\n"
    private static let unavailable = cancelled.replacing("499", with: "503").replacing("CANCELLED", with: "UNAVAILABLE")

    /// In the middle of a stream, without `data:`, over several lines.
    @Test(arguments: [
        cancelled, "[\(cancelled)]", cancelled.replacing("\n", with: "\r\n"), cancelled.replacing("\n", with: ""),
    ])
    func `bare JSON behind good events is the reason of the end`(error: String) {
        let stream = Streams.stream([Streams.chunk(#"{"text":"Sev"}"#)]) + error
        let bytes = Array(stream.utf8)
        for cut in 0...bytes.count {
            let events = geminiReply([Array(bytes[..<cut]), Array(bytes[cut...])])
            #expect(events.text == "Sev")
            #expect(events.error == .streamingError(detail: "The operation was cancelled."), "cut at \(cut)")
        }
    }

    @Test func `bare JSON behind a reason for the end is an error: more text could have come`() {
        let stream =
            Streams.stream([Streams.chunk(#"{"text":"Sev"}"#, finish: "STOP")]) + Self.unavailable
        let events = geminiReply(stream)
        #expect(events.text == "Sev")
        #expect(events.error == .overloaded(retryAfterSeconds: nil, detail: "The operation was cancelled."))
    }

    @Test func `bare JSON behind good events counts when the connection broke too`() {
        let stream = Streams.stream([Streams.chunk(#"{"text":"Sev"}"#)]) + Self.unavailable
        let events = geminiReply(stream, cut: .streamingError(detail: "reset"))
        #expect(events.error == .overloaded(retryAfterSeconds: nil, detail: "The operation was cancelled."))
    }

    @Test func `an event can hold the error as well`() {
        let events = geminiReply(
            Streams.stream([
                Streams.chunk(#"{"text":"Sev"}"#), #"{"error":{"code":500,"message":"Internal","status":"INTERNAL"}}"#,
            ]))
        #expect(events.error == .providerError(status: 500, message: "Internal"))
    }

    private struct Case: Sendable, CustomTestStringConvertible {
        var status: Int
        var error: String
        var meaning: ServiceError
        var testDescription: String { "\(status) \(error.prefix(60))" }
        init(_ status: Int, _ error: String, _ meaning: ServiceError) {
            (self.status, self.error, self.meaning) = (status, error, meaning)
        }
    }

    private static let cases = [
        Case(
            400,
            #"{"code":400,"message":"API key not valid. Please pass a valid API key.","status":"INVALID_ARGUMENT","#
                + #""details":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"API_KEY_INVALID"}]}"#,
            .authenticationFailed(detail: "API key not valid. Please pass a valid API key.")),
        Case(
            401, #"{"code":401,"message":"Expected OAuth 2","status":"UNAUTHENTICATED"}"#,
            .authenticationFailed(detail: "Expected OAuth 2")),
        Case(
            403, #"{"code":403,"message":"Blocked","status":"PERMISSION_DENIED"}"#,
            .authenticationFailed(detail: "Blocked")),
        Case(
            400,
            #"{"code":400,"message":"User location is not supported for the API use.","status":"FAILED_PRECONDITION"}"#,
            .regionNotSupported(detail: "User location is not supported for the API use.")),
        Case(
            400, #"{"code":400,"message":"Please enable billing on the project","status":"FAILED_PRECONDITION"}"#,
            .quotaExceeded(detail: "Please enable billing on the project")),
        Case(
            429,
            #"{"code":429,"message":"You exceeded your current quota","status":"RESOURCE_EXHAUSTED","details":[{"#
                + #""@type":"type.googleapis.com/google.rpc.QuotaFailure","violations":[{"quotaId":"RequestsPerMinute"}]},"#
                + #"{"@type":"type.googleapis.com/google.rpc.RetryInfo","retryDelay":"48s"}]}"#,
            .rateLimitExceeded(retryAfterSeconds: 48, detail: "You exceeded your current quota")),
        Case(
            429,
            #"{"code":429,"message":"Enough","status":"RESOURCE_EXHAUSTED","details":[{"@type":"QuotaFailure","violations":"#
                + #"[{"quotaId":"GenerateRequestsPerDayPerProjectPerModel"}]},{"@type":"RetryInfo","retryDelay":"9s"}]}"#,
            .quotaExceeded(detail: "Enough")),
        Case(
            404, #"{"code":404,"message":"models/x is not found for API version v1beta","status":"NOT_FOUND"}"#,
            .modelNotFound(model: "x", detail: "models/x is not found for API version v1beta")),
        Case(
            503, #"{"code":503,"message":"Busy","status":"UNAVAILABLE"}"#,
            .overloaded(retryAfterSeconds: nil, detail: "Busy")),
    ]

    @Test(arguments: cases) private func `mean what Google meant, in an array as well`(example: Case) {
        for body in [#"{"error":\#(example.error)}"#, #"[{"error":\#(example.error)}]"#] {
            let failure = ProviderFailure(status: example.status, body: Array(body.utf8))
            #expect(failure.serviceError(model: "x", key: nil) == example.meaning)
        }
    }
}
