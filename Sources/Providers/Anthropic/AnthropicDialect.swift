import ChatModel
import Foundation

/// The parameters sent to a Claude model besides the conversation. Begins with the table of models and learns from
/// refusals: servers in between and models newer than this program differ.
struct AnthropicDialect: Equatable, Sendable {
    let model: ClaudeModel
    var asksForThinking = true
    var asksForEffort = true
    var sendsTemperature: Bool
    var marksCache = true
    /// The most output tokens it said it takes.
    var outputLimit: Int?

    init(model id: String) {
        model = ClaudeModel(id: id)
        sendsTemperature = model.takesTemperature
    }

    /// The dialect to try next after a refusal; `nil` if the refusal is about something else or was answered already.
    func adjusted(to failure: ProviderFailure) -> AnthropicDialect? {
        guard failure.status == 400 || failure.status == 422 else { return nil }
        let message = failure.message.lowercased()
        var next = self
        if let limit = Self.limit(in: message), limit < outputLimit ?? .max {
            next.outputLimit = limit
        } else if message.contains("cache_control"), marksCache {
            next.marksCache = false
        } else if message.contains("effort") || message.contains("output_config"), asksForEffort {
            next.asksForEffort = false
        } else if message.contains("thinking"), asksForThinking {
            next.asksForThinking = false
        } else if message.contains("temperature"), sendsTemperature {
            next.sendsTemperature = false
        } else {
            return nil
        }
        return next
    }

    /// `max_tokens: 128000 > 64000, which is the maximum allowed number of output tokens for …`. The sum of prompt and answer
    /// can be too long for the context as well: then the prompt is.
    private static func limit(in message: String) -> Int? {
        guard !message.contains("context"), let name = message.range(of: "max_tokens"),
            let sign = message.range(of: ">", range: name.upperBound..<message.endIndex)
        else { return nil }
        let digits = message[sign.upperBound...].drop(while: { $0 == " " || $0 == "=" }).prefix(while: \.isNumber)
        return Int(digits).flatMap { $0 > 0 ? $0 : nil }
    }

    // MARK: What that means for one request

    func maxTokens(_ request: ReplyRequest) -> Int {
        min(request.maxOutputTokens ?? model.usualOutputTokens, outputLimit ?? .max)
    }

    /// `thinking` and the effort of `output_config`; `nil` where they are left to the model.
    func thinking(_ request: ReplyRequest) -> (thinking: [String: Any]?, effort: String?) {
        let wish = request.thinkingEffort
        let effort = wish == .off ? nil : wish?.rawValue
        let adaptive = ["type": "adaptive", "display": "summarized"]
        var chosen: (thinking: [String: Any]?, effort: String?)
        switch (model.thinking, wish) {
        case (.none, _), (.unknown, _), (.budget, nil), (.budget, .off), (.adaptive, nil), (.adaptive, .off):
            chosen = (nil, nil)
        case (.budget, let wish?): chosen = (Self.budget(wish, within: maxTokens(request)), nil)
        case (.adaptiveByDefault, .off): chosen = (["type": "disabled"], nil)
        case (.betweenTools, .off): chosen = (["type": "between_tools"], nil)
        case (.always, .off): chosen = (adaptive, "low")
        case (.adaptive, _), (.adaptiveByDefault, _), (.always, _), (.betweenTools, _): chosen = (adaptive, effort)
        }
        if !asksForThinking { chosen.thinking = nil }
        if !asksForEffort { chosen.effort = nil }
        return chosen
    }

    /// At least 1024 tokens and less than the whole answer; `nil` where that leaves nothing to answer with.
    private static func budget(_ wish: ThinkingEffort, within maxTokens: Int) -> [String: Any]? {
        let wanted =
            switch wish {
            case .off, .low: 2048
            case .medium: 8192
            case .high: 16_384
            }
        let budget = min(wanted, maxTokens - 1024)
        return budget >= 1024 ? ["type": "enabled", "budget_tokens": budget] : nil
    }
}
