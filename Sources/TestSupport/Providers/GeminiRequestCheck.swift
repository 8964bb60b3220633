/// The requests that Gemini and Ollama refuse.
extension ProviderRequestCheck {
    private static let geminiFields: Set<String> = [
        "systemInstruction", "contents", "tools", "toolConfig", "generationConfig", "safetySettings", "cachedContent",
    ]

    func geminiViolation() -> String? {
        guard request.path.contains("alt=sse") else { return "Only event streams are played here" }
        if let unknown = body.names.subtracting(Self.geminiFields).min() {
            return "Invalid JSON payload received. Unknown name \"\(unknown)\": Cannot find field."
        }
        let thinking = body["generationConfig"]["thinkingConfig"]
        if thinking["thinkingBudget"].isThere && thinking["thinkingLevel"].isThere {
            return "You can only set only one of thinking budget and thinking level."
        }
        if thinking["thinkingLevel"].text == "MINIMAL" {
            return "Thinking level MINIMAL is not supported for this model."
        }
        let contents = body["contents"].list
        guard contents.last?["role"].text == "user" else { return "Please ensure that the last turn is a user turn." }
        var open: [Fields] = []
        for (index, content) in contents.enumerated() {
            guard content["role"].text == (index.isMultiple(of: 2) ? "user" : "model") else {
                return "Please ensure that multiturn requests alternate between user and model."
            }
            let parts = content["parts"].list
            guard !parts.isEmpty, parts.allSatisfy({ !$0.names.isEmpty }) else {
                return "GenerateContentRequest.contents[\(index)].parts: contents.parts must not be empty."
            }
            if let wrong = answersViolation(parts, to: open) { return wrong }
            open = parts.filter { $0["functionCall"].isThere }
            if let first = open.first, first["thoughtSignature"].text != "EpwI+/c=" {
                return "Function call is missing a thought_signature in functionCall parts."
            }
        }
        return open.isEmpty ? nil : "A function call turn comes without its responses."
    }

    private func answersViolation(_ parts: [Fields], to calls: [Fields]) -> String? {
        let answers = parts.filter { $0["functionResponse"].isThere }.map { $0["functionResponse"] }
        guard answers.count == calls.count, calls.isEmpty || answers.count == parts.count else {
            return "Please ensure that the number of function response parts is equal to the number of function call "
                + "parts of the function call turn."
        }
        for (answer, call) in zip(answers, calls) {
            let called = call["functionCall"]
            guard answer["response"].isObject else { return "Invalid value at 'response': not an object" }
            guard answer["name"].text == called["name"].text, answer["id"].text == called["id"].text else {
                return "A function response is not that of its call."
            }
        }
        return nil
    }

    func ollamaViolation() -> String? {
        guard body["model"].words != nil else { return "model is required" }
        guard body["stream"].value as? Bool != false else { return "Only streams are played here" }
        var calls = 0
        for message in body["messages"].list {
            guard ["system", "user", "assistant", "tool"].contains(message["role"].text ?? "") else {
                return "invalid role"
            }
            guard message["content"].text != nil else { return "json: cannot unmarshal into ChatRequest.messages" }
            for call in message["tool_calls"].list {
                guard call["function"]["arguments"].isObject else {
                    return "json: cannot unmarshal string into Go struct field ToolCallFunction.arguments"
                }
                calls += 1
            }
            if message["role"].text == "tool" {
                guard message["tool_name"].words != nil, calls > 0 else { return "a result without its call" }
                calls -= 1
            }
        }
        return nil
    }
}
