import Canvas
import ChatModel
import Testing

@Suite struct `Errors of services in words` {
    /// Each case as it comes, with a detail and without, and with one that is far too long.
    private static let examples: [ServiceError] = details.flatMap { detail in
        [
            .notConfigured(.openAI), .notConfigured(.custom), .notConfigured(ProviderID("x" + detail)),
            .invalidConfiguration(detail), .networkUnavailable(detail: detail), .authenticationFailed(detail: detail),
            .regionNotSupported(detail: detail), .rateLimitExceeded(retryAfterSeconds: 20, detail: detail),
            .rateLimitExceeded(retryAfterSeconds: nil, detail: detail),
            .rateLimitExceeded(retryAfterSeconds: .infinity), .quotaExceeded(detail: detail),
            .budgetReached(detail: detail),
            .priceUnknown(ModelReference(provider: .custom, model: detail.isEmpty ? "my-model" : detail)),
            .modelNotFound(model: detail, detail: detail),
            .modelNotFound(model: "qwen3.5:9b", detail: "Get it with: ollama pull qwen3.5:9b"),
            .unsupportedParameter(name: detail), .unsupportedParameter(name: "tools", detail: detail),
            .contextTooLong(detail: detail), .overloaded(retryAfterSeconds: 1e9, detail: detail),
            .overloaded(retryAfterSeconds: nil), .invalidResponse(detail: detail), .streamingError(detail: detail),
            .timeout(detail: detail), .cancelled, .refused(detail: detail), .contentFiltered(detail: detail),
            .providerError(status: nil, message: detail), .providerError(status: 422, message: detail),
            .providerError(status: 500, message: detail),
        ]
    }
    private static let details = [
        "", "boom", "The answer is empty", "Ends in a stop. And another one.", "<html>\n\n", "A\r\nB",
        "HTTP 500 without a reason", "Slow down!", String(repeating: "long words ", count: 1000),
        String(repeating: "x", count: 10_000),
    ]
    private static let bare = examples.prefix(examples.count / details.count)

    @Test(arguments: examples) func `every error is one sentence on one line`(error: ServiceError) {
        let sentence = error.sentence
        #expect(sentence.hasSuffix("."))
        #expect(!sentence.contains { $0.isNewline })
        #expect(sentence.cellWidth <= 280)
        for twice in ["..", "!.", ":.", ": .", ";;", "  ", "()", " ;"] {
            #expect(!sentence.contains(twice), "\(sentence)")
        }
    }

    @Test(arguments: bare) func `without a detail it is short`(error: ServiceError) {
        #expect(error.sentence.cellWidth <= 160, "\(error.sentence)")
    }

    @Test(arguments: examples) func `every error says what to do`(error: ServiceError) {
        let actions = [
            "put", "set", "correct", "check", "choose", "wait", "top it up", "raise", "get it", "start", "try again",
            "ask again", "change",
        ]
        let advice = error.sentence.split(separator: ";").last ?? ""
        #expect(actions.contains(where: advice.contains), "\(error.sentence)")
    }

    @Test(
        arguments: [
            (
                .notConfigured(.openAI),
                "No key for OpenAI is set; put it in OPENAI_API_KEY, or in the variable your api_key_env names."
            ),
            (
                .notConfigured(ProviderID("my-box")),
                "The endpoint my-box has no address or no key; set AIRFIT_MY_BOX_BASE_URL, or base_url and api_key_env under [providers.my-box]."
            ),
            (
                .invalidConfiguration("There is no provider called nobody"),
                "The configuration cannot be used; correct it: there is no provider called nobody."
            ),
            (
                .networkUnavailable(detail: "Nothing answers at 127.0.0.1 for Ollama; start it with: ollama serve"),
                "The server could not be reached: nothing answers at 127.0.0.1 for Ollama; start it with: ollama serve."
            ),
            (
                .networkUnavailable(detail: "The name x.example cannot be looked up"),
                "The server could not be reached: the name x.example cannot be looked up; check the network and the address."
            ),
            (
                .modelNotFound(model: "small:1b", detail: "Get it with: ollama pull small:1b"),
                "There is no model named small:1b; get it with: ollama pull small:1b."
            ),
            (
                .authenticationFailed(detail: "No such key."),
                "The key was refused (No such key); check it or set another one."
            ),
            (
                .streamingError(detail: "The connection ended in the middle of the answer"),
                "The connection broke in the middle of the answer; try again."
            ),
            (
                .invalidResponse(detail: "The answer is empty"),
                "The answer is empty; try again or choose another model."
            ),
            (.timeout(detail: "Connecting to OpenAI took too long"), "Connecting to OpenAI took too long; try again."),
            (.timeout(detail: "no data for 60 s"), "The server did not answer in time (no data for 60 s); try again."),
            (.rateLimitExceeded(retryAfterSeconds: 11.2), "Too many requests; wait 12 s, then try again."),
            (.overloaded(retryAfterSeconds: 119.5), "The provider is overloaded; wait 2 min, then try again."),
            (.overloaded(retryAfterSeconds: 7200), "The provider is overloaded; wait 2 h, then try again."),
            (
                .providerError(status: 500, message: "boom"),
                "The provider reported an error (500: boom); try again later or choose another model."
            ),
            (
                .providerError(status: 422, message: String(repeating: "ab ", count: 100)),
                "The provider refused the request (422: \(String(repeating: "ab ", count: 33))…); check the settings or choose another model."
            ),
            (
                .refused(detail: String(repeating: "ab ", count: 100)),
                "The model declined to answer this; put the question in other words."
            ),
            (.unsupportedParameter(name: "tools"), "The model does not know tools; choose another model."),
        ] as [(ServiceError, String)])
    func `reads as a person would say it`(error: ServiceError, sentence: String) {
        #expect(error.sentence == sentence)
    }

    @Test(arguments: examples) func `the cause for a line of a retry is a few words`(error: ServiceError) {
        #expect((1...24).contains(error.cause.cellWidth))
        #expect(!error.cause.hasSuffix("."))
    }

    @Test func `every case has a cause of its own`() {
        let causes = Set(Self.examples.map(\.code)).count
        #expect(Set(Self.bare.filter { $0.code != "providerError" }.map(\.cause)).count == causes - 1)
    }
}
