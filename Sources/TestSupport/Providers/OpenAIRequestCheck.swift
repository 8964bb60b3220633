/// The requests that OpenAI's two interfaces and those that copy them refuse.
extension ProviderRequestCheck {
    private static let responsesFields: Set<String> = [
        "model", "stream", "store", "instructions", "input", "tools", "tool_choice", "parallel_tool_calls", "include",
        "reasoning", "max_output_tokens", "text", "prompt_cache_key", "safety_identifier", "temperature", "metadata",
        "stream_options", "truncation", "prompt_cache_options",
    ]

    func responsesViolation() -> String? {
        if let unknown = body.names.subtracting(Self.responsesFields).min() { return "Unknown parameter: '\(unknown)'" }
        guard body["model"].words != nil else { return "Missing required parameter: 'model'" }
        guard body["stream"].isTrue, body["store"].value as? Bool == false else { return "'store' has to be false" }
        guard body["include"].list.contains(where: { $0.text == "reasoning.encrypted_content" }) else {
            return "The reasoning is not included"
        }
        if body["parallel_tool_calls"].isThere && body["tools"].list.isEmpty {
            return "'parallel_tool_calls' is only allowed when 'tools' are specified"
        }
        for tool in body["tools"].list where tool["strict"].isTrue {
            let schema = tool["parameters"]
            let required = Set(schema["required"].list.compactMap(\.text))
            guard schema["additionalProperties"].value as? Bool == false, required == schema["properties"].names else {
                return "Invalid schema for function '\(tool["name"].text ?? "")'"
            }
        }
        return body["input"].text == nil ? inputViolation() : nil
    }

    private func inputViolation() -> String? {
        let items = body["input"].list
        guard !items.isEmpty else { return "Missing required parameter: 'input'" }
        for (index, item) in items.enumerated() {
            let next = index + 1 < items.count ? items[index + 1] : Fields(nil)
            switch item["type"].text ?? "message" {
            case "reasoning":
                guard ["function_call", "message", "reasoning"].contains(next["type"].text ?? "message"),
                    next["role"].text != "user"
                else {
                    return "Item '\(item["id"].text ?? "")' of type 'reasoning' was provided without its required "
                        + "following item."
                }
                guard item["encrypted_content"].text == "gAAAAABo+/x=", item["id"].text == "rs_1" else {
                    return "The encrypted content could not be verified."
                }
                guard item["summary"].value is [Any] else { return "Missing required parameter: 'summary'" }
            case "function_call":
                guard item["call_id"].words != nil, item["name"].words != nil, item["arguments"].words != nil else {
                    return "A function call lacks its fields"
                }
            case "function_call_output":
                guard item["output"].isThere else { return "Missing required parameter: 'output'" }
            case "message":
                guard ["user", "assistant", "system", "developer"].contains(item["role"].text ?? "") else {
                    return "Invalid role"
                }
            case let other: return "Invalid value: '\(other)'"
            }
        }
        let calls = items.filter { $0["type"].text == "function_call" }
        let called = calls.contains { $0["call_id"].text == "call_a1" }
        if called, !items.contains(where: { $0["type"].text == "reasoning" }) {
            return "Item 'fc_1' of type 'function_call' was provided without its required 'reasoning' item: 'rs_1'."
        }
        let results = items.filter { $0["type"].text == "function_call_output" }
        return pairing(
            calls: calls.compactMap { $0["call_id"].text }, results: results.compactMap { $0["call_id"].text })
    }

    func chatViolation() -> String? {
        guard body["model"].words != nil else { return "you must provide a model parameter" }
        guard body["stream"].isTrue else { return "Only streams are played here" }
        let messages = body["messages"].list
        guard !messages.isEmpty else { return "[] is too short - 'messages'" }
        var open: [String] = []
        for (index, message) in messages.enumerated() {
            let role = message["role"].text ?? ""
            if role == "tool" {
                guard let place = open.firstIndex(of: message["tool_call_id"].text ?? "") else {
                    return "messages with role 'tool' must be a response to a preceding message with 'tool_calls'."
                }
                guard message["content"].text != nil else { return "messages.\(index): no content" }
                open.remove(at: place)
                continue
            }
            guard open.isEmpty else {
                return "An assistant message with 'tool_calls' must be followed by tool messages responding to each "
                    + "'tool_call_id'. No response for: \(open.joined(separator: ", "))"
            }
            guard ["system", "developer", "user", "assistant"].contains(role) else { return "Invalid role '\(role)'" }
            let calls = message["tool_calls"].list
            if calls.isEmpty, message["content"].words == nil, message["content"].list.isEmpty {
                return "Invalid value for 'content': expected a string, got null."
            }
            for call in calls {
                let function = call["function"]
                guard call["type"].text == "function", function["name"].words != nil, function["arguments"].text != nil
                else { return "messages.\(index).tool_calls: a call lacks its fields" }
            }
            open = calls.compactMap { $0["id"].words }
            guard open.count == calls.count else { return "messages.\(index).tool_calls: a call without id" }
        }
        return open.isEmpty ? nil : "No response for: \(open.joined(separator: ", "))"
    }

    /// It says who asks, and what a model has thought before its calls comes back as it was.
    func openRouterViolation() -> String? {
        guard request["x-openrouter-title"] != nil || request["x-title"] != nil else { return "No title" }
        for message in body["messages"].list
        where message["tool_calls"].list.contains(where: { $0["id"].text == "toolu_a1" }) {
            let details = message["reasoning_details"].list
            let thought = details.compactMap { $0["text"].text }.joined()
            guard details.count == 1, thought == ProviderScene.thought, details[0]["signature"].text == "EqQB+/c=",
                details[0]["type"].text == "reasoning.text", details[0]["format"].text == "anthropic-claude-v1"
            else { return "Invalid signature in thinking block" }
            guard !body["tools"].list.isEmpty else { return "Tools must be sent in every request" }
        }
        return nil
    }
}
