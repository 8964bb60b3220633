import ChatModel
import Testing

@testable import Providers

/// Each row of what the providers answer in place of an answer.
@Suite struct `Errors by their codes and texts` {
    private struct Case: Sendable, CustomTestStringConvertible {
        var status: Int
        var body: String
        var code: String
        var testDescription: String { "\(code): \(status) \(body.prefix(70))" }
        init(_ status: Int, _ code: String, _ body: String) {
            (self.status, self.body, self.code) = (status, body, code)
        }
    }

    private static let cases = [
        Case(
            403, "regionNotSupported",
            #"{"error":{"code":"unsupported_country_region_territory","message":"Country, region, or territory not supported","param":null,"type":"request_forbidden"}}"#
        ),
        Case(
            400, "regionNotSupported",
            #"{"error":{"code":400,"message":"User location is not supported for the API use.","status":"FAILED_PRECONDITION"}}"#
        ),
        Case(
            400, "quotaExceeded",
            #"{"error":{"code":400,"message":"Gemini API free tier is not available. Please enable billing.","status":"FAILED_PRECONDITION"}}"#
        ),
        // Google: a wrong key is a 400 with its reason in the details.
        Case(
            400, "authenticationFailed",
            #"{"error":{"code":400,"message":"API key not valid.","status":"INVALID_ARGUMENT","details":[{"reason":"API_KEY_INVALID"}]}}"#
        ),
        Case(401, "authenticationFailed", #"{"error":"unauthorized","signin_url":"https://ollama.com/connect"}"#),
        Case(403, "authenticationFailed", #"{"error":{"type":"permission_error","message":"No"}}"#),
        Case(
            402, "quotaExceeded", #"{"type":"error","error":{"type":"billing_error","message":"Pay"},"request_id":"r"}"#
        ),
        Case(
            400, "quotaExceeded",
            #"{"error":{"type":"invalid_request_error","message":"Your credit balance is too low to access the Anthropic API."}}"#
        ),
        Case(
            429, "quotaExceeded",
            #"{"error":{"type":"rate_limit_error","message":"You have reached your specified API usage limits."}}"#),
        Case(
            403, "quotaExceeded", #"{"error":{"code":403,"message":"Key limit exceeded (monthly limit)."}}"#),
        Case(
            429, "quotaExceeded",
            #"[{"error":{"code":429,"message":"You exceeded your current quota","status":"RESOURCE_EXHAUSTED","details":[{"violations":[{"quotaId":"GenerateRequestsPerDayPerProjectPerModel-FreeTier"}]},{"retryDelay":"48s"}]}}]"#
        ),
        // The same words for a limit that passes in a minute.
        Case(
            429, "rateLimitExceeded",
            #"{"error":{"code":429,"message":"You exceeded your current quota","status":"RESOURCE_EXHAUSTED","details":[{"violations":[{"quotaId":"GenerateContentInputTokensPerModelPerMinute"}]},{"retryDelay":"48s"}]}}"#
        ),
        Case(429, "quotaExceeded", #"{"error":{"message":"You exceeded your current quota, please check your plan"}}"#),
        Case(503, "overloaded", #"{"error":{"code":503,"message":"The model is overloaded","status":"UNAVAILABLE"}}"#),
        Case(503, "overloaded", #"{"error":"server busy, please try again.  maximum pending requests exceeded"}"#),
        Case(529, "overloaded", #"{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}"#),
        Case(429, "overloaded", #"{"error":{"type":"engine_overloaded_error","message":"Busy"}}"#),
        Case(
            400, "contextTooLong",
            #"{"error":{"type":"invalid_request_error","message":"prompt is too long: 3333404 tokens > 200000 maximum"}}"#
        ),
        Case(
            400, "contextTooLong",
            #"{"error":{"message":"This model's maximum context length is 8192 tokens","param":"messages"}}"#),
        Case(400, "contextTooLong", #"{"error":{"message":"Your input exceeds the context window of this model"}}"#),
        Case(
            400, "contextTooLong",
            #"{"error":{"message":"The input token count (2) exceeds the maximum number of tokens allowed (1)."}}"#),
        Case(400, "contextTooLong", #"{"error":{"code":"too_many_prompt_tokens"}}"#),
        Case(
            413, "contextTooLong",
            #"{"error":{"type":"request_too_large","message":"Request exceeds the maximum size"}}"#),
        Case(404, "modelNotFound", #"{"type":"error","error":{"type":"not_found_error","message":"x-1"}}"#),
        Case(
            404, "modelNotFound",
            #"{"error":{"code":404,"message":"x is not found for API version v1","status":"NOT_FOUND"}}"#),
        Case(404, "modelNotFound", #"{"error":{"code":404,"message":"No endpoints found for x."}}"#),
        Case(
            400, "modelNotFound", #"{"error":{"message":"The requested x does not exist.","code":"model_not_found"}}"#),
        Case(403, "modelNotFound", #"{"error":{"message":"No access","code":"model_not_found"}}"#),
        Case(
            400, "contentFiltered", #"{"error":{"code":"content_filter","message":"The prompt triggered the filter"}}"#),
        Case(
            400, "contentFiltered",
            #"{"error":{"code":"invalid_prompt","message":"Your prompt was flagged as potentially violating our usage policy."}}"#
        ),
        Case(422, "providerError", #"{"detail":[{"msg":"field required"}]}"#),
        Case(
            499, "streamingError",
            #"{"error":{"code":499,"message":"The operation was cancelled.","status":"CANCELLED"}}"#),
        Case(504, "providerError", #"{"error":{"code":504,"status":"DEADLINE_EXCEEDED"}}"#),
    ]

    @Test(arguments: cases) private func `mean what the provider meant`(example: Case) {
        let failure = ProviderFailure(status: example.status, body: Array(example.body.utf8))
        #expect(failure.serviceError(model: "m", key: nil).code == example.code)
    }

    @Test(arguments: [
        (#"{"error":{"code":"unsupported_parameter","param":"reasoning.effort","message":"No"}}"#, "reasoning.effort"),
        (
            #"{"error":{"code":"unsupported_value","message":"Unsupported value: 'temperature' does not support 0.5"}}"#,
            "temperature"
        ),
        (
            #"{"error":{"message":"Unsupported parameter: 'max_tokens' is not supported with this model."}}"#,
            "max_tokens"
        ),
        (#"{"error":{"message":"Unrecognized request argument supplied: reasoning_effort"}}"#, "reasoning_effort"),
        (
            #"{"error":{"type":"invalid_request_error","message":"temperature: Extra inputs are not permitted"}}"#,
            "temperature"
        ),
        (#"{"error":{"type":"invalid_request_error","message":"`top_p` is deprecated for this model."}}"#, "top_p"),
        (
            #"{"error":{"message":"Invalid JSON payload received. Unknown name \"think\": Cannot find field."}}"#,
            "think"
        ),
        (
            #"{"error":{"message":"Function tools with reasoning_effort are not supported for X","param":"reasoning_effort"}}"#,
            "reasoning_effort"
        ),
        (#"{"error":"registry.ollama.ai/library/m:latest does not support tools"}"#, "tools"),
        (#"{"error":{"message":"No endpoints found that support tool use."}}"#, "tools"),
        (#"{"error":"\"m\" does not support thinking"}"#, "thinking"),
        (#"{"error":{"code":"unsupported_parameter","message":"That is too much"}}"#, ""),
    ])
    func `a parameter that is not taken is named`(body: String, name: String) {
        let error = ProviderFailure(status: 400, body: Array(body.utf8)).serviceError(model: "m", key: nil)
        guard case .unsupportedParameter(name, _) = error else {
            Issue.record("\(error)")
            return
        }
    }

    @Test(arguments: [
        ("overloaded_error", "overloaded", nil), ("rate_limit_error", "rateLimitExceeded", nil),
        ("authentication_error", "authenticationFailed", nil), ("invalid_prompt", "providerError", nil),
        ("api_error", "providerError", 500), ("timeout_error", "timeout", nil), ("server_error", "providerError", 500),
        ("UNAVAILABLE", "overloaded", nil),
    ])
    func `in the middle of a stream the code stands for the status`(code: String, meaning: String, status: Int?) throws
    {
        let event = #"{"type":"error","error":{"type":"\#(code)","message":"Sorry"}}"#
        let error = ProviderFailure(errorEvent: Array(event.utf8)).serviceError(model: "m", key: nil)
        #expect(error.code == meaning)
        if case .providerError(let found, _) = error { #expect(found == status) }
    }

    @Test(arguments: [
        (#"{"error":{"details":[{"@type":"x.RetryInfo","retryDelay":"48.5s"}]}}"#, 48.5),
        (#"{"error":{"metadata":{"retry_after_seconds":7}}}"#, 7),
        (#"{"error":{"availability":{"retry_after":3}}}"#, 3),
        (#"{"error":{"details":[{"retryDelay":"soon"}]}}"#, nil),
        (#"{"error":{"details":[{"retryDelay":"-4s"}]}}"#, nil),
        (#"{"error":{"details":"as text"}}"#, nil), ("{}", nil),
    ])
    func `what the body asks to wait is known`(body: String, seconds: Double?) {
        let failure = ProviderFailure(status: 429, body: Array(body.utf8))
        #expect(failure.retryAfterSeconds == seconds)
        #expect(failure.serviceError(model: "m", key: nil).retryAfterSeconds == seconds)
        #expect(failure.serviceError(model: "m", key: nil, retryAfterSeconds: 2).retryAfterSeconds == 2)
    }

    /// So that a server in OpenAI's place is asked by its other interface.
    @Test(arguments: [
        #"{"error":{"code":404,"message":"File Not Found","type":"not_found_error"}}"#, #"{"detail":"Not Found"}"#,
        #"{"error":{"message":"Invalid URL (POST /v1/responses)","type":"invalid_request_error"}}"#,
        "404 page not found",
    ])
    func `an interface that is missing is no missing model`(body: String) {
        let failure = ProviderFailure(status: 404, body: Array(body.utf8))
        #expect(failure.serviceError(model: "m", key: nil).code == "providerError")
    }
}
