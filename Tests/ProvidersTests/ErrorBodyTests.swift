import ChatModel
import TestSupport
import Testing

@testable import Providers

@Suite struct `Error answers` {
    private struct Case: Sendable, CustomTestStringConvertible {
        var status: Int
        var body: String
        var meaning: ServiceError
        var testDescription: String { "\(status) \(body.prefix(60))" }
        init(_ status: Int, _ body: String, _ meaning: ServiceError) {
            (self.status, self.body, self.meaning) = (status, body, meaning)
        }
    }

    private static let cases = [
        Case(
            401, #"{"error":{"message":"Incorrect API key provided","code":"invalid_api_key"}}"#,
            .authenticationFailed(detail: "Incorrect API key provided")),
        // Azure: the code is the status as text.
        Case(
            401, #"{"error":{"code":"401","message":"Access denied"}}"#, .authenticationFailed(detail: "Access denied")),
        // xAI: 400 for a bad key, the error a string.
        Case(
            400, #"{"code":"invalid argument","error":"Incorrect API key provided: xa***"}"#,
            .authenticationFailed(detail: "Incorrect API key provided: xa***")),
        Case(
            402, #"{"error":{"message":"Insufficient credits","code":402}}"#,
            .quotaExceeded(detail: "Insufficient credits")),
        Case(
            403, "<html><head><title>\n Attention\tRequired! </title></head></html>",
            .providerError(status: 403, message: "a web page: Attention Required!")),
        Case(
            403, #"{"error":{"message":"Flagged","code":403,"metadata":{"reasons":["violence"]}}}"#,
            .contentFiltered(detail: "Flagged")),
        Case(
            404, #"{"error":{"message":"The model `x` does not exist","code":"model_not_found"}}"#,
            .modelNotFound(model: "m", detail: "The model `x` does not exist")),
        Case(
            404, #"{"error":"model \"x\" not found, try pulling it first"}"#,
            .modelNotFound(model: "m", detail: #"model "x" not found, try pulling it first"#)),
        Case(
            400, #"{"error":{"message":"x is not a valid model ID","code":400}}"#,
            .modelNotFound(model: "m", detail: "x is not a valid model ID")),
        // A path that is not there; a model that is not there is named.
        Case(
            404, #"{"type":"error","error":{"type":"not_found_error","message":"Not Found"}}"#,
            .providerError(status: 404, message: "Not Found")),
        Case(404, "404 page not found", .providerError(status: 404, message: "404 page not found")),
        Case(
            400, #"{"error":{"message":"too many","code":"context_length_exceeded"}}"#,
            .contextTooLong(detail: "too many")),
        Case(
            400, #"{"error":"prompt too long; exceeded max context length by 4 tokens"}"#,
            .contextTooLong(detail: "prompt too long; exceeded max context length by 4 tokens")),
        Case(413, "", .contextTooLong(detail: "HTTP 413 without a reason")),
        Case(
            429, #"{"error":{"message":"Slow","type":"rate_limit_error"}}"#,
            .rateLimitExceeded(retryAfterSeconds: 3, detail: "Slow")),
        Case(429, #"{"error":{"message":"No money","code":"insufficient_quota"}}"#, .quotaExceeded(detail: "No money")),
        Case(503, #"{"error":{"code":"server_is_overloaded"}}"#, .overloaded(retryAfterSeconds: 3)),
        Case(529, "", .overloaded(retryAfterSeconds: 3)),
        Case(408, #"{"message":"late"}"#, .timeout(detail: "late")),
        // Mistral: `detail` as text and as a list.
        Case(
            422, #"{"detail":[{"msg":"field required","loc":["body"]},{"msg":"too short"}]}"#,
            .providerError(status: 422, message: "field required; too short")),
        Case(500, #"{"detail":"boom"}"#, .providerError(status: 500, message: "boom")),
        Case(502, "<html></html>", .providerError(status: 502, message: "a web page instead of an answer")),
        Case(500, "", .providerError(status: 500, message: "HTTP 500 without a reason")),
        Case(500, "null", .providerError(status: 500, message: "HTTP 500 without a reason")),
        Case(500, #"[{"error":{"message":"listed"}}]"#, .providerError(status: 500, message: "listed")),
        // OpenRouter: the real reason is in the metadata.
        Case(
            502, #"{"error":{"message":"Provider returned error","code":502,"metadata":{"raw":"died"}}}"#,
            .providerError(status: 502, message: "Provider returned error: died")),
    ]

    @Test(arguments: cases) private func `mean what the provider meant`(example: Case) {
        let failure = ProviderFailure(status: example.status, body: Array(example.body.utf8))
        #expect(failure.serviceError(model: "m", key: nil, retryAfterSeconds: 3) == example.meaning)
    }

    @Test func `a long text on many lines becomes a short one on one line`() {
        let body = Array(String(repeating: "line\n\u{1B}[31m", count: 1000).utf8)
        guard
            case .providerError(_, let text) = ProviderFailure(status: 500, body: body).serviceError(
                model: "m", key: nil)
        else {
            Issue.record("not an error of the provider")
            return
        }
        #expect(text.count <= 500)
        #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 })
    }

    @Test func `broken bytes and deep nesting are no crash`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let nested = [UInt8](repeating: 0x5B, count: 100_000)
                for body in [[0xFF, 0xFE, 0x00], nested, Array("<title".utf8), Array("<TITLE>İ</TITLE>".utf8)] {
                    #expect(
                        ProviderFailure(status: 500, body: body).serviceError(model: "m", key: nil).code
                            == "providerError")
                }
            }
        }
    }
}
