import ChatModel

/// The parameters that a server of the Responses interface accepts. Learnt from its refusals.
struct ResponsesDialect: Equatable, Sendable {
    var sendsTemperature = true
    var sendsEffort = true
    /// Some accounts may not ask for summaries of the thinking.
    var sendsSummary = true
    /// The encrypted thinking, to be sent back.
    var asksForRecord = true
    var sendsTokenLimit = true

    /// The dialect to try next after a refusal; `nil` if the refusal is about something else or was answered already.
    func adjusted(to failure: ProviderFailure) -> ResponsesDialect? {
        guard failure.status == 400 || failure.status == 422 else { return nil }
        if case .contextTooLong = failure.serviceError(model: "", key: nil) { return nil }  // names limits as well
        let message = failure.message.lowercased()
        func names(_ parameters: String...) -> Bool {
            parameters.contains { failure.parameter?.hasPrefix($0) == true || message.contains($0) }
        }
        var next = self
        if sendsTemperature, names("temperature") {
            next.sendsTemperature = false
        } else if sendsSummary, names("reasoning.summary", "reasoning summar", "generate_summary") {
            next.sendsSummary = false
        } else if asksForRecord,
            failure.parameter?.hasPrefix("include") == true || message.contains("encrypted content is not supported")
        {
            next.asksForRecord = false
        } else if sendsEffort || sendsSummary, names("reasoning") {
            // A model that does not think takes neither.
            if sendsEffort, names("effort") { next.sendsEffort = false } else { next.leaveThinkingAlone() }
        } else if sendsTokenLimit, names("max_output_tokens") {
            next.sendsTokenLimit = false
        } else {
            return nil
        }
        return next
    }

    private mutating func leaveThinkingAlone() {
        sendsEffort = false
        sendsSummary = false
    }
}
