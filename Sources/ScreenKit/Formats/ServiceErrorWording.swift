import ChatModel

extension ServiceError {
    /// Why a model was not asked for a title is no fault of the configuration.
    public var reasonForNoTitle: String {
        guard case .invalidConfiguration(let reason) = self else { return sentence }
        return "No title: \(reason)"
    }

    /// One sentence: what happened and what a person can do. The only place where errors of services are put in words.
    ///
    /// The error in one sentence. The provider's own words are part of it while they are short, or where nothing else
    /// is known; `detail` has them whole.
    public var sentence: String {
        switch self {
        case .notConfigured(let provider): Self.missing(provider)
        case .invalidConfiguration(let detail):
            "The configuration cannot be used; correct it\(detail.isEmpty ? "" : ": " + Self.clause(detail))."
        case .networkUnavailable(let detail): Self.unreachable(detail)
        case .authenticationFailed(let detail): "The key was refused\(Self.said(detail)); check it or set another one."
        case .regionNotSupported:
            "The provider does not serve the country this request comes from; choose another provider."
        case .rateLimitExceeded(let seconds, _): "Too many requests; \(Self.wait(seconds)), then try again."
        case .quotaExceeded(let detail):
            "The account has no credit or quota left\(Self.said(detail)); top it up or choose another model."
        case .budgetReached(let detail):
            "Your own limit of spending is reached\(Self.said(detail, upTo: 160)); raise it in [budget] or choose a free model."
        case .priceUnknown(let model): Self.unpriced(model)
        case .unsupportedParameter(let name, _): Self.untaken(name)
        case .modelNotFound(let model, let detail): Self.unknown(model, detail)
        case .contextTooLong:
            "The conversation is too long for this model; start a new one (Ctrl-N) or choose a larger model."
        case .overloaded(let seconds, _): "The provider is overloaded; \(Self.wait(seconds)), then try again."
        case .invalidResponse(let detail): Self.unreadable(detail)
        case .responseTooLarge(let detail):
            "\(Self.statement(detail) ?? "The answer is too long"); what came before is kept, ask for less."
        case .streamingError: "The connection broke in the middle of the answer; try again."
        case .timeout(let detail): Self.late(detail)
        case .cancelled: "The answer was stopped; ask again to have it."
        case .refused(let detail):
            "The model declined to answer this\(Self.said(detail)); put the question in other words."
        case .contentFiltered(let detail):
            "A filter of the provider stopped this\(Self.said(detail)); put the question in other words."
        case .providerError(let status, let message): Self.reported(status, message)
        }
    }

    /// The provider's words, where `sentence` does not have all of them; else empty.
    public var furtherWords: String {
        let said = Self.withoutStop(Self.line(detail, upTo: 1_000))
        return sentence.range(of: said, options: .caseInsensitive) == nil ? detail : ""
    }

    /// Whether another model may answer where this one did not.
    public var isHelpedByAnotherModel: Bool {
        switch self {
        case .notConfigured, .modelNotFound, .quotaExceeded, .budgetReached, .priceUnknown, .unsupportedParameter,
            .contextTooLong, .regionNotSupported:
            true
        default: false
        }
    }

    /// A few words for a line that also says when it is tried again.
    public var cause: String {
        switch self {
        case .notConfigured: "No key"
        case .invalidConfiguration: "Bad configuration"
        case .networkUnavailable: "Server not reached"
        case .authenticationFailed: "Key refused"
        case .regionNotSupported: "Country not served"
        case .rateLimitExceeded: "Rate limited"
        case .quotaExceeded: "No credit left"
        case .budgetReached: "Budget reached"
        case .priceUnknown: "Price unknown"
        case .modelNotFound: "Unknown model"
        case .unsupportedParameter: "Setting not taken"
        case .contextTooLong: "Too long"
        case .overloaded: "Provider overloaded"
        case .invalidResponse: "Unreadable answer"
        case .responseTooLarge: "Answer too long"
        case .streamingError: "Connection broken"
        case .timeout: "No answer in time"
        case .cancelled: "Stopped"
        case .refused: "Declined"
        case .contentFiltered: "Filtered"
        case .providerError(let status?, _): "Provider error \(status)"
        case .providerError(nil, _): "Provider error"
        }
    }

    // MARK: One case

    private static func missing(_ provider: ProviderID) -> String {
        if let known = KnownProvider[provider], let variable = known.keyVariable {
            return "No key for \(known.name) is set; put it in \(variable), or in the variable your api_key_env names."
        }
        let id = line(provider.rawValue, upTo: 24)
        let variable = String(id.uppercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return "The endpoint \(id) has no address or no key; set AIRFIT_\(variable)_BASE_URL, "
            + "or base_url and api_key_env under [providers.\(id)]."
    }

    private static func unreachable(_ detail: String) -> String {
        let why = clause(detail)
        if why.isEmpty { return "The server could not be reached; check the network." }
        // A detail after whose semicolon something is advised says it better.
        let advice = why.contains("; ") ? "" : "; check the network and the address"
        return "The server could not be reached: \(why)\(advice)."
    }

    private static func unknown(_ model: String, _ detail: String) -> String {
        let name = line(model, upTo: 60)
        if detail.hasPrefix("Get it with: ") { return "There is no model named \(name); \(clause(detail))." }
        return "The provider has no \(name.isEmpty ? "such model" : "model named \(name)"); choose another one."
    }

    private static func unpriced(_ model: ModelReference) -> String {
        let name = line(model.settingsName, upTo: 60)
        return "No limit holds \(name) back: its price is not known. Say yes in the chat, give "
            + "--accept-unknown-price, or choose another model."
    }

    private static func untaken(_ name: String) -> String {
        switch name {
        case "": "The model does not take a part of the request; change the settings or choose another model."
        case "tools", "thinking": "The model does not know \(name); choose another model."
        default: "The model does not take \(line(name, upTo: 60)); change that setting or choose another model."
        }
    }

    private static func unreadable(_ detail: String) -> String {
        let why = statement(detail)
        guard let why else { return "The answer could not be read\(said(detail)); try again or choose another model." }
        return why.contains("; ") ? "\(why)." : "\(why); try again or choose another model."
    }

    private static func late(_ detail: String) -> String {
        if let why = statement(detail) { return "\(why); try again." }
        return "The server did not answer in time\(said(detail)); try again."
    }

    private static func reported(_ status: Int?, _ message: String) -> String {
        // Nothing else tells what went wrong: the beginning of a long message is better than none of it.
        let said = [status.map(String.init) ?? "", line(message, upTo: 100)].filter { !$0.isEmpty }
            .joined(separator: ": ")
        let reason = said.isEmpty ? "" : " (\(withoutStop(said)))"
        return isRequestAtFault(status)
            ? "The provider refused the request\(reason); check the settings or choose another model."
            : "The provider reported an error\(reason); try again later or choose another model."
    }

    private static func isRequestAtFault(_ status: Int?) -> Bool {
        status.map { (400..<500).contains($0) && $0 != 408 && $0 != 409 } ?? false
    }

    // MARK: Words from outside

    /// In brackets, if it is short.
    private static func said(_ detail: String, upTo length: Int = 60) -> String {
        let shown = withoutStop(line(detail, upTo: length + 1))
        return shown.isEmpty || shown.count > length || shown.hasPrefix("HTTP ") ? "" : " (\(shown))"
    }

    /// A detail that is a sentence of its own, as those of the transport are, without its full stop; else `nil`.
    private static func statement(_ detail: String) -> String? {
        let shown = withoutStop(line(detail, upTo: 121))
        guard let first = shown.first, first.isUppercase, shown.contains(" "), shown.count <= 120 else { return nil }
        return shown
    }

    /// As the second half of a sentence: the article it begins with is written small.
    private static func clause(_ detail: String) -> String {
        let shown = withoutStop(line(detail, upTo: 160))
        let openings: Set<Substring> = [
            "The", "There", "Nothing", "No", "Plain", "Connecting", "Get", "A", "An", "What", "This",
        ]
        let word = shown.prefix { $0 != " " }
        return openings.contains(word) ? word.lowercased() + shown.dropFirst(word.count) : shown
    }

    private static func withoutStop(_ text: String) -> String {
        var text = text
        while let last = text.last, ".!: ".contains(last) { text.removeLast() }
        return text
    }

    /// On one line, cut to so many characters.
    private static func line(_ text: String, upTo length: Int) -> String {
        let words = text.prefix(4 * length).split(whereSeparator: { $0.isNewline || $0 == " " }).joined(separator: " ")
        return words.count > length ? String(words.prefix(length - 1)) + "…" : words
    }

    private static func wait(_ seconds: Double?) -> String {
        guard let seconds, seconds.isFinite, seconds > 0 else { return "wait a little" }
        switch min(seconds, 1e10).rounded(.up) {
        case ...119: return "wait \(Int(seconds.rounded(.up))) s"
        case ...7_199: return "wait \(Int((seconds / 60).rounded(.up))) min"
        case let long where long <= 172_800: return "wait \(Int((long / 3600).rounded(.up))) h"
        case let days: return "wait \(Int((days / 86_400).rounded(.up))) days"
        }
    }
}
