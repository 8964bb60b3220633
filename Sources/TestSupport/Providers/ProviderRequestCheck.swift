import Foundation

/// Looks at a request as the real server does: why it would be refused, and which tools it offers.
struct ProviderRequestCheck {
    struct Violation {
        var status = 400
        var message: String
    }

    let provider: PlayedProvider
    let request: LoopbackServer.Request
    let body: Fields

    init(provider: PlayedProvider, request: LoopbackServer.Request) {
        self.provider = provider
        self.request = request
        body = Fields(json: request.body)
    }

    func violation() -> Violation? {
        if let refused = authorization() { return Violation(status: 401, message: refused) }
        guard request["content-type"]?.hasPrefix("application/json") == true, body.isObject else {
            return Violation(message: "The body is no JSON object")
        }
        return (toolsViolation() ?? bodyViolation()).map { Violation(message: $0) }
    }

    /// The name of the first tool that takes no arguments, else of the first one; a usual one where none is offered.
    var firstTool: String {
        let simple = tools.first { $0.schema["required"].list.isEmpty }
        return (simple ?? tools.first)?.name ?? "todays_snapshot"
    }

    /// Whether the last thing it tells is what a tool answered.
    var hasResults: Bool {
        switch provider {
        case .openAI: body["input"].list.last?["type"].text == "function_call_output"
        case .openAIChat, .custom, .openRouter, .ollama: body["messages"].list.last?["role"].text == "tool"
        case .anthropic:
            body["messages"].list.last?["content"].list.contains { $0["type"].text == "tool_result" } ?? false
        case .gemini: body["contents"].list.last?["parts"].list.contains { $0["functionResponse"].isThere } ?? false
        }
    }

    private func authorization() -> String? {
        switch provider {
        case .ollama: return nil
        case .anthropic: return request["x-api-key"] == provider.key ? nil : "invalid x-api-key"
        case .gemini:
            let isAsked = request["x-goog-api-key"] == provider.key && !request.path.contains("key=")
            return isAsked ? nil : "API key not valid. Please pass a valid API key."
        case .openAI, .openAIChat, .openRouter, .custom:
            return request["authorization"] == "Bearer \(provider.key)" ? nil : "Incorrect API key provided"
        }
    }

    private func bodyViolation() -> String? {
        switch provider {
        case .openAI: responsesViolation()
        case .openAIChat, .custom: chatViolation()
        case .openRouter: chatViolation() ?? openRouterViolation()
        case .anthropic: anthropicViolation()
        case .gemini: geminiViolation()
        case .ollama: ollamaViolation()
        }
    }

    // MARK: Tools

    private var tools: [(name: String, schema: Fields)] {
        switch provider {
        case .openAI: body["tools"].list.map { ($0["name"].text ?? "", $0["parameters"]) }
        case .anthropic: body["tools"].list.map { ($0["name"].text ?? "", $0["input_schema"]) }
        case .gemini:
            body["tools"].list.flatMap { $0["functionDeclarations"].list }.map { tool in
                (tool["name"].text ?? "", tool["parametersJsonSchema"])
            }
        case .openAIChat, .custom, .openRouter, .ollama:
            body["tools"].list.map { ($0["function"]["name"].text ?? "", $0["function"]["parameters"]) }
        }
    }

    private func toolsViolation() -> String? {
        for (index, tool) in tools.enumerated() {
            let isNamed =
                !tool.name.isEmpty && tool.name.utf8.count <= 64
                && tool.name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }
            guard isNamed else { return "tools.\(index): the name must match [a-zA-Z0-9_-]{1,64}" }
            // Gemini alone wants nothing where there are no parameters.
            if provider == .gemini && !tool.schema.isThere { continue }
            guard tool.schema["type"].text == "object" else { return "tools.\(index): the schema is no object" }
        }
        return nil
    }

    // MARK: Calls and their results

    /// Each call answered once, each answer called for.
    func pairing(calls: [String], results: [String]) -> String? {
        if let lost = calls.first(where: { !results.contains($0) }) { return "No tool output found for call \(lost)" }
        if let stray = results.first(where: { !calls.contains($0) }) { return "No tool call found for output \(stray)" }
        return Set(results).count == results.count ? nil : "Two outputs for one call"
    }
}
