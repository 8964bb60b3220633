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
    /// A filter gave its reasons for refusing the question.
    var isModeration = false
    /// The body is a web page, of a firewall or a server in between.
    var isWebPage = false
    /// The wait that the body asks for, in seconds; `nil` where it does not.
    var retryAfterSeconds: Double?
    /// The limits that were hit, by the provider's names: `GenerateRequestsPerDayPerProjectPerModel`.
    var quotas: [String] = []

    /// The body of an answer with an error status.
    init(status: Int, body: [UInt8]) {
        self.status = status
        let text = body.drop(while: { $0 <= 0x20 })
        if text.first == 0x3C {
            isWebPage = true
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
        // Asked of every event: nothing is held on to before there is an error.
        guard !json["error"].isMissing || !json["choices"][0]["error"].isMissing else { return nil }
        let error = json["error"].isMissing ? json["choices"][0]["error"] : json["error"]
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
        readMetadata(error["metadata"])
        retryAfterSeconds = retryAfterSeconds ?? Self.wait(error["availability"]["retry_after"])
        for detail in error["details"].array ?? [] { readDetail(detail) }
    }

    /// OpenRouter.
    private mutating func readMetadata(_ metadata: JSONValue) {
        if let raw = metadata["raw"].nonEmptyText { message += message.isEmpty ? raw : ": \(raw)" }
        if let kind = metadata["error_type"].nonEmptyText { codes.append(kind) }
        isModeration = metadata["reasons"].array != nil
        retryAfterSeconds = Self.wait(metadata["retry_after_seconds"]) ?? Self.wait(metadata["retry_after"])
    }

    /// Google's: reason, broken limits, how long to wait.
    private mutating func readDetail(_ detail: JSONValue) {
        if let reason = detail["reason"].nonEmptyText { codes.append(reason) }
        quotas += (detail["violations"].array ?? []).compactMap { $0["quotaId"].nonEmptyText }
        if let wait = Self.wait(detail["retryDelay"]) { retryAfterSeconds = wait }
    }

    /// `48`, `"48"` or `"48.5s"`.
    private static func wait(_ json: JSONValue) -> Double? {
        let text = json.text.map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 }
        guard let seconds = json.number ?? text.flatMap({ Double($0) }), seconds > 0 else { return nil }
        return min(seconds, 1e9)
    }

    private func detail(_ value: JSONValue) -> String? {
        value.nonEmptyText
            ?? value.array?.compactMap { $0["msg"].nonEmptyText ?? $0.nonEmptyText }.joined(separator: "; ")
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
