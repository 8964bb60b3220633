import ChatModel
import JSON
import Networking

/// An error as a provider writes it, in any of the forms seen: an `error` object or string, `message`, `detail` (text or
/// list), a web page, nothing. At the top of an answer or in the middle of a stream.
struct ProviderFailure: Equatable, Sendable {
    var status: Int?
    /// The provider's own words; empty where it has none.
    var message = ""
    /// `insufficient_quota`, `model_not_found`, …; several in one text where it gave several.
    var codes: [String] = []
    /// The parameter it objects to.
    var parameter: String?
    /// Why a filter refused the question.
    var isModeration = false

    /// The body of an answer with an error status.
    init(status: Int, body: [UInt8]) {
        self.status = status
        let text = body.drop(while: { $0 <= 0x20 })
        if text.first == 0x3C {
            message =
                WebPage.title(String(decoding: text.prefix(65_536), as: UTF8.self)).map { "a web page: \($0)" }
                ?? "a web page instead of an answer"
        } else if let json = JSONValue(Array(text)) {
            read(json)
        } else {
            message = String(decoding: text.prefix(2000), as: UTF8.self)
        }
    }

    /// An error object inside a stream; `nil` if there is none in it.
    init?(inChunk json: JSONValue) {
        var error = json["error"]
        if error.isMissing { error = json["choices"][0]["error"] }
        guard !error.isMissing else { return nil }
        readError(error)
        status = error["code"].integer ?? error["code"].text.flatMap { Int($0) } ?? error["status"].integer
        if let known = status, !(400...599).contains(known) { status = nil }
    }

    /// Something said to be an error that has no HTTP status, in any of the forms.
    init(errorEvent data: [UInt8]) {
        if let json = JSONValue(data), let failure = ProviderFailure(inChunk: json) {
            self = failure
        } else {
            self.init(status: 0, body: data)
            status = nil
        }
    }

    private mutating func read(_ json: JSONValue) {
        if !json["error"].isMissing {
            readError(json["error"])
            if json["error"].text != nil, let code = json["code"].label { codes.append(code) }  // xAI
        } else {
            readError(json)
        }
        if message.isEmpty { message = json["message"].nonEmptyText ?? detail(json["detail"]) ?? "" }
        // An error list, as Gemini's compatible endpoint sends.
        if message.isEmpty, let first = json.array?.first { read(first) }
    }

    private mutating func readError(_ error: JSONValue) {
        message = error.text ?? error["message"].nonEmptyText ?? detail(error["detail"]) ?? ""
        codes += [error["code"].label, error["type"].label, error["status"].text].compactMap { $0 }
        parameter = error["param"].nonEmptyText
        let metadata = error["metadata"]
        if let raw = metadata["raw"].nonEmptyText { message += message.isEmpty ? raw : ": \(raw)" }
        isModeration = metadata["reasons"].array != nil
    }

    private func detail(_ value: JSONValue) -> String? {
        value.nonEmptyText
            ?? value.array?.compactMap { $0["msg"].nonEmptyText ?? $0.nonEmptyText }.joined(separator: "; ")
    }
}

extension ProviderFailure {
    /// - Parameters:
    ///   - key: masked wherever the provider repeats it.
    ///   - retryAfterSeconds: what the headers ask for.
    func serviceError(model: String, key: APIKey?, retryAfterSeconds: Double? = nil) -> ServiceError {
        let said = cleaned(message, hiding: key)
        let detail = said.isEmpty ? "HTTP \(status.map(String.init) ?? "error") without a reason" : said
        let lower = message.lowercased()
        if isTooLong(lower) { return .contextTooLong(detail: detail) }
        if isOutOfQuota(lower) { return .quotaExceeded(detail: detail) }
        if has("invalid_api_key", "authentication_error") || status == 401 {
            return .authenticationFailed(detail: detail)
        }
        if status == 400, lower.contains("api key"), lower.contains("invalid") || lower.contains("incorrect") {
            return .authenticationFailed(detail: detail)
        }
        if isModeration || has("content_filter", "content_policy_violation") { return .contentFiltered(detail: detail) }
        if isUnknownModel(lower) { return .modelNotFound(model: model, detail: said) }
        if has("overloaded_error", "server_is_overloaded", "slow_down") {
            return .overloaded(retryAfterSeconds: retryAfterSeconds, detail: said)
        }
        switch status {
        case 403: return .authenticationFailed(detail: detail)
        case 408: return .timeout(detail: detail)
        case 413: return .contextTooLong(detail: detail)
        case 429: return .rateLimitExceeded(retryAfterSeconds: retryAfterSeconds, detail: said)
        case 503, 529: return .overloaded(retryAfterSeconds: retryAfterSeconds, detail: said)
        default: break
        }
        if has("rate_limit_exceeded", "rate_limit_error") {
            return .rateLimitExceeded(retryAfterSeconds: retryAfterSeconds, detail: said)
        }
        return .providerError(status: status, message: detail)
    }

    private func has(_ wanted: String...) -> Bool { codes.contains(where: wanted.contains) }

    private func isTooLong(_ message: String) -> Bool {
        let signs = [
            "context_length_exceeded", "prompt is too long", "maximum context length", "exceeds the context window",
            "exceeds the maximum number of tokens allowed", "prompt too long", "too_many_prompt_tokens",
            "exceed context limit", "exceeds the available context size", "exceed_context_size",
        ]
        return has("context_length_exceeded", "too_many_prompt_tokens", "exceed_context_size_error")
            || signs.contains(where: message.contains)
    }

    private func isOutOfQuota(_ message: String) -> Bool {
        status == 402 || has("insufficient_quota", "credit_balance_exhausted", "billing_error")
            || [
                "exceeded your current quota", "credit balance is too low", "insufficient credits",
                "insufficient balance",
            ]
            .contains(where: message.contains)
    }

    private func isUnknownModel(_ message: String) -> Bool {
        if has("model_not_found") { return true }
        if status == 404 { return message.contains("model") || message.contains("no endpoints found") }
        return status == 400 && (message.contains("not a valid model") || message.contains("model not found"))
    }
}

/// Just enough of HTML to name a page.
enum WebPage {
    static func title(_ html: String) -> String? {
        let lower = html.lowercased()
        guard lower.utf8.count == html.utf8.count, let open = lower.firstRange(of: "<title"),
            let start = lower[open.upperBound...].firstIndex(of: ">"),
            let end = lower[start...].firstRange(of: "</title")
        else { return nil }
        let from = lower.utf8.distance(from: lower.startIndex, to: lower.index(after: start))
        let to = lower.utf8.distance(from: lower.startIndex, to: end.lowerBound)
        let title = String(decoding: Array(html.utf8)[from..<to], as: UTF8.self)
        let words = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? nil : words
    }
}

/// A provider's words made fit to be shown: on one line, at most 500 characters, nothing in them that looks like a key.
func cleaned(_ message: String, hiding key: APIKey?) -> String {
    var text = message
    // A short one, as local servers take, is part of too many words.
    if let key, key.value.utf8.count >= 8 { text.replace(key.value, with: "•••") }
    let words = text.split(whereSeparator: { $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.value < 0x20 } })
    let shown = words.map { word -> String in
        let bare = word.suffix(from: word.lastIndex(of: "=") ?? word.startIndex).drop { "\"'(`:,=[<".contains($0) }
        let isKey = ["sk-", "AIza", "AQ.", "gsk_", "xai-", "hf_"].contains { bare.hasPrefix($0) } && bare.count > 12
        return isKey || word == key?.value[...] ? "•••" : String(word)
    }
    return String(shown.joined(separator: " ").prefix(500))
}
