/// The requests that Anthropic refuses.
extension ProviderRequestCheck {
    func anthropicViolation() -> String? {
        guard request["anthropic-version"] == "2023-06-01" else { return "anthropic-version: header is required" }
        guard body["model"].words != nil else { return "model: Field required" }
        guard let limit = body["max_tokens"].number, limit > 0 else { return "max_tokens: Field required" }
        guard body["stream"].isTrue else { return "Only streams are played here" }
        let thinking = body["thinking"]["type"].text
        if let thinking, thinking != "adaptive", thinking != "between_tools" {
            return "thinking.type: '\(thinking)' is not supported by this model"
        }
        if ["temperature", "top_p", "top_k"].contains(where: { body[$0].isThere }) {
            return "temperature is not supported by this model"
        }
        let marks = request.bodyText.components(separatedBy: "\"cache_control\"").count - 1
        guard marks <= 4 else { return "A maximum of 4 blocks with cache_control may be provided. Found \(marks)." }
        return turnsViolation()
    }

    private func turnsViolation() -> String? {
        let turns = body["messages"].list
        guard turns.first?["role"].text == "user" else { return "messages: first message must use the \"user\" role" }
        guard turns.last?["role"].text == "user" else {
            return "This model does not support assistant message prefill."
        }
        var open: [String] = []
        for (index, turn) in turns.enumerated() {
            let role = turn["role"].text
            guard role == "user" || role == "assistant" else { return "messages.\(index).role: unexpected value" }
            if index > 0, turns[index - 1]["role"].text == role { return "messages: roles must alternate" }
            if turn["content"].words != nil {
                guard open.isEmpty else { return lost(open, after: index) }
                continue
            }
            let blocks = turn["content"].list
            guard !blocks.isEmpty else { return "messages.\(index): all messages must have non-empty content" }
            if let wrong = blocksViolation(blocks, in: "messages.\(index)") { return wrong }
            let results = blocks.prefix { $0["type"].text == "tool_result" }.compactMap { $0["tool_use_id"].text }
            guard !blocks.dropFirst(results.count).contains(where: { $0["type"].text == "tool_result" }) else {
                return "messages.\(index): tool_result blocks must come first"
            }
            if let wrong = pairing(calls: open, results: results) {
                return open.isEmpty ? wrong : lost(open, after: index)
            }
            open = blocks.filter { $0["type"].text == "tool_use" }.compactMap { $0["id"].text }
        }
        return open.isEmpty ? nil : lost(open, after: turns.count)
    }

    private func lost(_ calls: [String], after index: Int) -> String {
        "messages.\(index): `tool_use` ids were found without `tool_result` blocks immediately after: "
            + calls.joined(separator: ", ")
    }

    private func blocksViolation(_ blocks: [Fields], in place: String) -> String? {
        for block in blocks {
            switch block["type"].text {
            case "text":
                guard block["text"].text?.contains(where: { !$0.isWhitespace }) == true else {
                    return "\(place): text content blocks must be non-empty"
                }
            case "tool_use": guard block["input"].isObject else { return "\(place).input: Input should be an object" }
            case "thinking":
                guard block["thinking"].text == ProviderScene.thought, block["signature"].text == "EqQB+/c=" else {
                    return "\(place): Invalid `signature` in `thinking` block"
                }
            case "redacted_thinking":
                guard block["data"].text == "EmwKAhgB/w==" else { return "\(place): Invalid `data`" }
            case "tool_result": guard block["tool_use_id"].words != nil else { return "\(place): no tool_use_id" }
            default: return "\(place): unknown type of block"
            }
        }
        guard blocks.contains(where: { $0["id"].text == "toolu_a1" }) else { return nil }
        let order = blocks.prefix(3).map { $0["type"].text ?? "" }
        return order == ["thinking", "redacted_thinking", "tool_use"]
            ? nil
            : "\(place): Expected `thinking` or `redacted_thinking`, but found `\(order.first ?? "")`. When `thinking` is "
                + "enabled, a final `assistant` message must start with a thinking block"
    }
}
