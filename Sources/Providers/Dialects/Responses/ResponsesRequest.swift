import ChatModel
import Foundation

/// The body of a Responses request. Nothing is kept at OpenAI: the whole history goes with each request.
struct ResponsesRequest {
    var model: ModelReference
    var request: ReplyRequest
    var dialect: ResponsesDialect
    /// Records that were refused: of those turns only text and calls go back.
    var refusedRecords: Set<String> = []

    /// - Throws: `.invalidConfiguration` when it cannot be written: a tool's schema is no JSON object, a temperature no
    ///   number.
    func body() throws(ServiceError) -> [UInt8] {
        var json: [String: Any] = ["model": model.model, "stream": true, "store": false, "input": input]
        if !request.system.isEmpty { json["instructions"] = request.system }
        if let limit = request.maxOutputTokens, dialect.sendsTokenLimit { json["max_output_tokens"] = limit }
        let family = OpenAIModelFamily(of: model.model)
        let effort = dialect.sendsEffort ? family.effort(request.thinkingEffort) : nil
        if let temperature = request.temperature, dialect.sendsTemperature, family.allowsTemperature(effort) {
            json["temperature"] = temperature
        }
        var reasoning: [String: String] = [:]
        reasoning["effort"] = effort
        if family.thinks(effort), dialect.sendsSummary { reasoning["summary"] = "auto" }
        if !reasoning.isEmpty { json["reasoning"] = reasoning }
        if family.thinking != .never, dialect.asksForRecord { json["include"] = ["reasoning.encrypted_content"] }
        if !request.tools.isEmpty { json["tools"] = try tools() }
        if !request.tools.isEmpty, request.mustNotCall { json["tool_choice"] = "none" }
        return try JSONBody.bytes(json)
    }

    private func tools() throws(ServiceError) -> [[String: Any]] {
        var encoded: [[String: Any]] = []
        for tool in request.tools {
            let schema = try JSONBody.schema(of: tool)
            let strict = SchemaForms.strict(schema)
            encoded.append([
                "type": "function", "name": tool.name, "description": tool.summary,
                "parameters": strict ?? schema,
                "strict": strict != nil,  // left out it means true, which would make every argument required
            ])
        }
        return encoded
    }

    // MARK: History

    /// The records that go with the request.
    var sentRecords: Set<String> {
        Set(
            request.messages.pairedSteps.compactMap { step in
                guard case .coach(let message, let answered) = step, items(of: message, answered) != nil else {
                    return nil
                }
                return message.providerRecord?.json
            })
    }

    private var input: [[String: Any]] {
        var items: [[String: Any]] = []
        for step in request.messages.pairedSteps {
            switch step {
            case .person(let message): items.append(["role": "user", "content": message.text])
            case .coach(let message, let answered):
                items += self.items(of: message, answered) ?? plainItems(of: message, answered)
                for pair in answered {
                    items.append([
                        "type": "function_call_output", "call_id": pair.call.id, "output": pair.answer.text,
                    ])
                }
            }
        }
        return items
    }

    private func items(of message: ChatMessage, _ answered: [HistoryStep.AnsweredCall]) -> [[String: Any]]? {
        if let record = message.providerRecord, refusedRecords.contains(record.json) { return nil }
        return ResponsesRecord.items(of: message, answered: answered.map(\.call), for: model)
    }

    /// Text and calls alone: thinking and ids belong to the model that gave them.
    private func plainItems(of message: ChatMessage, _ answered: [HistoryStep.AnsweredCall]) -> [[String: Any]] {
        var items: [[String: Any]] = []
        if !message.text.isEmpty { items.append(["role": "assistant", "content": message.text]) }
        for pair in answered {
            items.append([
                "type": "function_call", "call_id": pair.call.id, "name": pair.call.sendableName,
                "arguments": pair.call.sendableArgumentsJSON,
            ])
        }
        return items
    }
}
