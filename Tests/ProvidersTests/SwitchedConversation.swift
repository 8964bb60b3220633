import ChatModel

/// A conversation with two other providers, whose calls have ids with signs and ids that come again, and records that mean
/// nothing to anybody else.
enum SwitchedConversation {
    static let messages: [ChatMessage] = {
        let kimi = ModelReference(provider: .custom, model: "kimi")
        let gpt = ModelReference(provider: .openAI, model: "gpt-6.1-sol")
        return [
            ChatMessage(.person, "How did I sleep?"),
            ChatMessage(
                .coach, "I look.", thinking: "Hm",
                toolCalls: [ToolCall(id: "functions.sleep:0", name: "sleep", argumentsJSON: #"{"days":7}"#)],
                model: kimi, providerRecord: ProviderRecord(model: kimi, json: #"{"reasoning_content":"Hm"}"#)),
            .result(ToolResult(callID: "functions.sleep:0", name: "sleep", json: #"{"hours":7.1}"#)),
            ChatMessage(.coach, "7.1 h", model: kimi), ChatMessage(.person, "And my heart?"),
            ChatMessage(
                .coach, "", toolCalls: [ToolCall(id: "functions.sleep:0", name: "get.heart", argumentsJSON: "{}")],
                model: gpt, providerRecord: ProviderRecord(model: gpt, json: #"{"content":[],"parts":[]}"#)),
            .result(ToolResult(callID: "functions.sleep:0", name: "get.heart", json: "{}")),
        ]
    }()
}
