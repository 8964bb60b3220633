import ChatModel
import JSON
import Testing

@testable import Providers

/// After the last round of calls the model is to answer. The tools stay in the request where the history would be refused
/// without them.
@Suite struct `A request that forbids calls` {
    private static let request: ReplyRequest = {
        let call = ToolCall(id: "a", name: "sleep", argumentsJSON: "{}")
        var request = ReplyRequest(
            system: "",
            messages: [
                ChatMessage(.person, "How?"), ChatMessage(.coach, "", toolCalls: [call]),
                .result(ToolResult(callID: "a", name: "sleep", json: "{}")),
            ],
            tools: [ToolDefinition(name: "sleep", summary: "Sleep", parametersJSON: #"{"type":"object"}"#)])
        request.mustNotCall = true
        return request
    }()

    private func body(_ id: ProviderID, api: String? = nil) throws -> JSONValue {
        var settings = ProviderSettings(baseURL: "http://127.0.0.1:1", model: "m-1")
        settings.api = api
        let keys = ["OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GEMINI_API_KEY", "OPENROUTER_API_KEY"]
        let directory = confirmingDirectory(
            environment: Dictionary(uniqueKeysWithValues: keys.map { ($0, "k") }), settings: [id: settings])
        let provider = try #require(directory.provider(id))
        let message = try provider.dialogue(directory.configuration(of: id), model: "m-1").message(Self.request)
        return try #require(JSONValue(message.body))
    }

    @Test func `says none to OpenAI and its like`() throws {
        for (id, api) in [(ProviderID.openAI, "responses"), (.openAI, "chat"), (.openRouter, nil), (.custom, nil)] {
            let body = try body(id, api: api)
            #expect(body["tool_choice"].text == "none")
            #expect(body["tools"].array?.count == 1)
        }
    }

    @Test func `says none to Anthropic and Gemini in their words`() throws {
        let claude = try body(.anthropic)
        #expect(claude["tool_choice"]["type"].text == "none" && claude["tools"].array?.count == 1)
        let gemini = try body(.gemini)
        #expect(gemini["toolConfig"]["functionCallingConfig"]["mode"].text == "NONE")
        #expect(gemini["tools"].array?.count == 1)
    }

    @Test func `names no tools to Ollama`() throws {
        #expect(try body(.ollama)["tools"].isMissing)
    }
}
