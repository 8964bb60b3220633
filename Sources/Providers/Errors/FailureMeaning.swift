import ChatModel

extension ProviderFailure {
    /// The failure as a `ServiceError` for the person who asked. Texts are searched where codes are missing or say too
    /// little; all of them were seen in answers of the providers or in their documentation.
    /// - Parameters:
    ///   - model: the one that was asked for.
    ///   - key: masked wherever the provider repeats it.
    ///   - retryAfterSeconds: what the headers ask for; the body counts where they say nothing.
    func serviceError(model: String, key: APIKey?, retryAfterSeconds asked: Double? = nil) -> ServiceError {
        let said = cleaned(message, hiding: key)
        let detail = said.isEmpty ? "HTTP \(status.map(String.init) ?? "error") without a reason" : said
        let words = FailurePhrases(self)
        let wait = asked ?? retryAfterSeconds
        if words.isRegion { return .regionNotSupported(detail: detail) }
        if words.isTooLong { return .contextTooLong(detail: detail) }
        if words.isOutOfQuota { return .quotaExceeded(detail: detail) }
        if words.isFiltered { return .contentFiltered(detail: detail) }
        if words.isBadKey { return .authenticationFailed(detail: detail) }
        if words.isUnknownModel { return .modelNotFound(model: model, detail: said) }
        if words.isOverloaded { return .overloaded(retryAfterSeconds: wait, detail: said) }
        if words.isRateLimited { return .rateLimitExceeded(retryAfterSeconds: wait, detail: said) }
        if let name = words.refusedParameter { return .unsupportedParameter(name: name, detail: detail) }
        switch words.status {
        case 408: return .timeout(detail: detail)
        case 499: return .streamingError(detail: detail)  // whoever is between took us for gone
        default: return .providerError(status: words.status, message: detail)
        }
    }
}

/// The signs by which failures are told apart.
private struct FailurePhrases {
    private let failure: ProviderFailure
    private let message: String
    private let codes: Set<String>
    /// Of the answer; in the middle of a stream what its codes stand for, `nil` where they stand for none.
    let status: Int?

    init(_ failure: ProviderFailure) {
        self.failure = failure
        message = failure.message.lowercased()
        let codes = Set(failure.codes.map { $0.lowercased() })
        self.codes = codes
        status = failure.status ?? Self.statuses.first { !codes.isDisjoint(with: $0.codes) }?.status
    }

    /// The statuses that codes without one stand for, at OpenAI, Anthropic and Google.
    private static let statuses: [(status: Int, codes: Set<String>)] = [
        (401, ["invalid_api_key", "authentication_error", "unauthenticated"]), (402, ["billing_error"]),
        (403, ["permission_error", "permission_denied"]), (404, ["not_found_error", "not_found"]),
        (408, ["timeout_error", "deadline_exceeded"]), (413, ["request_too_large"]),
        (429, ["rate_limit_error", "rate_limit_exceeded", "resource_exhausted", "rate_limit_reached_error"]),
        (499, ["cancelled"]), (500, ["api_error", "server_error", "internal", "internal_server_error"]),
        (503, ["unavailable"]), (529, ["overloaded_error"]),
    ]

    private func has(_ wanted: String...) -> Bool { wanted.contains(where: codes.contains) }
    private func says(_ signs: String...) -> Bool { signs.contains(where: message.contains) }

    var isRegion: Bool {
        has("unsupported_country_region_territory", "unsupported_country")
            || says(
                "location is not supported", "country, region, or territory not supported",
                "not available in your country", "not available in your region", "region is not supported")
    }

    var isTooLong: Bool {
        if has(
            "context_length_exceeded", "too_many_prompt_tokens", "exceed_context_size_error", "context_window_exceeded",
            "model_context_window_exceeded", "request_too_large", "string_above_max_length")
        {
            return true
        }
        if status == 413 { return true }
        return says(
            "context_length_exceeded", "prompt is too long", "prompt too long", "input is too long",
            "maximum context length", "maximum prompt length", "exceeds the context window", "context window exceeded",
            "exceeds the maximum number of tokens allowed", "too_many_prompt_tokens", "exceed context limit",
            "exceeds the available context size", "exceed_context_size", "context size has been exceeded",
            "exceeds the model's context", "longer than the maximum model length",
            "reduce the length of the messages", "input token count exceeds")
    }

    /// No money, or a limit that waiting in front of the screen does not lift.
    var isOutOfQuota: Bool {
        if status == 402 || has("insufficient_quota", "credit_balance_exhausted", "billing_not_active") { return true }
        if failure.quotas.contains(where: { $0.lowercased().contains("perday") }) { return true }
        if says(
            "credit balance is too low", "insufficient credits", "insufficient balance", "usage limit", "spend limit",
            "spending limit", "key limit exceeded", "monthly limit", "billing hard limit", "requires more credits")
        {
            return true
        }
        if has("failed_precondition") && says("billing") { return true }
        // Gemini says so of its limits per minute as well: those name themselves, or the time to wait.
        return says("exceeded your current quota") && failure.quotas.isEmpty && failure.retryAfterSeconds == nil
    }

    var isFiltered: Bool {
        failure.isModeration
            || has(
                "content_filter", "content_policy_violation", "responsibleaipolicyviolation", "moderation_blocked",
                "data_inspection_failed", "content_moderation")
            || has("invalid_prompt") && says("flagged", "usage polic", "safety")
    }

    var isBadKey: Bool {
        if has("invalid_api_key", "authentication_error", "api_key_invalid", "unauthenticated") { return true }
        // A web page with 403 is a firewall's, which knows nothing of keys.
        if status == 401 || status == 403 && !has("model_not_found") && !failure.isWebPage { return true }
        return status == 400 && says("api key", "api_key") && says("invalid", "incorrect", "not valid", "expired")
    }

    var isUnknownModel: Bool {
        if has("model_not_found") { return true }
        if status == 404 {
            if message == "not found" { return false }  // models are named where they are meant
            if says("file not found", "page not found", "route", "invalid url", "unknown request url", "unknown path") {
                return false  // the whole interface is missing
            }
            return has("not_found_error", "not_found") || says("model", "no endpoints found", "no allowed providers")
        }
        return status == 400
            && says("not a valid model", "model not found", "unknown model", "model_not_found", "invalid model name")
    }

    var isOverloaded: Bool {
        has("overloaded_error", "server_is_overloaded", "slow_down", "engine_overloaded_error", "overloaded")
            || status == 503 || status == 529 || (status ?? 500) >= 429 && says("overloaded", "over capacity")
    }

    var isRateLimited: Bool { status == 429 || has("rate_limit_exceeded", "rate_limit_error") }

    /// The parameter, or ability, that the model or its interface does not take; `nil` where the failure is another one.
    var refusedParameter: String? {
        guard status == nil || status == 400 || status == 422 else { return nil }
        if says("does not support tools", "support tool use", "tool calling is not supported") { return "tools" }
        if says("does not support thinking") { return "thinking" }
        let isRefusal =
            has("unsupported_parameter", "unsupported_value", "unknown_parameter")
            || says(
                "unsupported parameter", "unsupported value", "unknown parameter", "unrecognized request argument",
                "unknown name", "extra inputs are not permitted", "is deprecated for this model",
                "not supported with this model", "not supported for this model", "is not supported by this model")
            || failure.parameter != nil && says("not supported")
        guard isRefusal else { return nil }
        // Shown as it is: what is no name is none.
        let given = failure.parameter.flatMap { FailurePhrases.isName($0) ? $0 : nil }
        return given ?? FailurePhrases.named(in: failure.message) ?? ""
    }

    private static func isName(_ text: some StringProtocol) -> Bool {
        !text.isEmpty && text.count <= 60
            && text.unicodeScalars.allSatisfy {
                $0.isASCII && ($0.properties.isAlphabetic || "0123456789_.[]".unicodeScalars.contains($0))
            }
    }

    /// The parameter that a message names: in quotes, after `supplied:`, or before the colon it begins with.
    private static func named(in message: String) -> String? {
        let quoted = message.split(omittingEmptySubsequences: false) { "\"'`".contains($0) }
        for index in quoted.indices where index % 2 == 1 && isName(quoted[index]) { return String(quoted[index]) }
        let parts = message.split(separator: ":", maxSplits: 1)
        if let first = parts.first, parts.count == 2, isName(first) { return String(first) }
        let last = parts.last?.split(separator: " ").first.map { $0.drop { $0 == " " } }
        if message.lowercased().contains("supplied:"), let last, isName(last) { return String(last) }
        return nil
    }
}
