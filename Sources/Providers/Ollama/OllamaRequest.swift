import ChatModel
import Foundation

/// How large a context a request asks for. Ollama's own default is 4,096 tokens on most machines, and it cuts what is
/// longer at the front without a word.
enum OllamaContext {
    static let smallest = 8192
    /// What no model of 2026 goes beyond on a machine of one's own; the server lowers it to what its model can.
    static let largest = 262_144
    /// Kept free for the answer where the request does not limit it.
    static let roomForAnswer = 4096

    /// The next power of two that holds prompt and answer. A token has at least three bytes in the languages measured.
    static func tokens(promptBytes: Int, answer: Int?) -> Int {
        let needed = promptBytes / 3 + (answer ?? roomForAnswer)
        var size = smallest
        while size < needed && size < largest { size *= 2 }
        return size
    }
}

/// The body of a request to `/api/chat`.
struct OllamaRequest {
    var reference: ModelReference
    var request: ReplyRequest
    var dialect: OllamaDialect

    /// The context this request needs, in tokens.
    func contextTokens() throws(ServiceError) -> Int {
        let prompt = try written(["messages": messages, "tools": tools()])
        return OllamaContext.tokens(promptBytes: prompt.count, answer: request.maxOutputTokens)
    }

    /// JSON with sorted keys, so that equal beginnings are equal bytes.
    /// - Throws: `.invalidConfiguration` when a tool's schema is not JSON.
    func body(contextTokens: Int) throws(ServiceError) -> [UInt8] {
        var options: [String: Any] = ["num_ctx": contextTokens]
        if let limit = request.maxOutputTokens { options["num_predict"] = limit }
        if let temperature = request.temperature { options["temperature"] = temperature }
        // Too long is an error then, where the server would drop the beginning and answer from half of it.
        var json: [String: Any] = [
            "model": reference.model, "stream": true, "keep_alive": "10m", "truncate": false, "options": options,
            "messages": messages,
        ]
        if let think = dialect.think(request.thinkingEffort) { json["think"] = think }
        let tools = try tools()
        if !tools.isEmpty { json["tools"] = tools }
        return try written(json)
    }

    private func written(_ json: [String: Any]) throws(ServiceError) -> [UInt8] {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? JSONSerialization.data(withJSONObject: json, options: options) else {
            throw .invalidConfiguration("The request cannot be written as JSON")  // a temperature that is not a number
        }
        return Array(data)
    }

    private func tools() throws(ServiceError) -> [[String: Any]] {
        guard dialect.sendsTools else { return [] }
        var encoded: [[String: Any]] = []
        for tool in request.tools {
            guard let schema = Self.object(tool.parametersJSON) else {
                throw .invalidConfiguration("The schema of the tool \(tool.name) is not a JSON object")
            }
            let function: [String: Any] = ["name": tool.name, "description": tool.summary, "parameters": schema]
            encoded.append(["type": "function", "function": function])
        }
        return encoded
    }

    // MARK: History

    private var messages: [[String: Any]] {
        var encoded: [[String: Any]] = []
        if !request.system.isEmpty { encoded.append(["role": "system", "content": request.system]) }
        let answered = Set(request.messages.compactMap(\.answersCall))
        var asked: Set<String> = []
        for message in request.messages {
            switch message.author {
            case .person: encoded.append(["role": "user", "content": message.text])
            case .tool:
                guard let result = message.toolResult, asked.contains(result.callID) else { continue }
                encoded.append([
                    "role": "tool", "tool_name": result.name, "tool_call_id": result.callID, "content": message.text,
                ])
            case .coach:
                // A call without its result is left out: an answer stopped before its tools had run.
                let calls = message.toolCalls.filter { answered.contains($0.id) }
                asked.formUnion(calls.map(\.id))
                if let coach = encodedCoach(message, calls) { encoded.append(coach) }
            }
        }
        return encoded
    }

    private func encodedCoach(_ message: ChatMessage, _ calls: [ToolCall]) -> [String: Any]? {
        guard !message.text.isEmpty || !calls.isEmpty else { return nil }
        var encoded: [String: Any] = ["role": "assistant", "content": message.text]
        // Another model's thinking is none of this one's.
        if !message.thinking.isEmpty, message.model == reference { encoded["thinking"] = message.thinking }
        if !calls.isEmpty {
            encoded["tool_calls"] = calls.map { call -> [String: Any] in
                let arguments = Self.object(call.sendableArgumentsJSON) ?? [:]
                return ["id": call.id, "function": ["name": call.name, "arguments": arguments]]
            }
        }
        return encoded
    }

    private static func object(_ json: String) -> [String: Any]? {
        (try? JSONSerialization.jsonObject(with: Data(json.utf8))) as? [String: Any]  // no JSON is `nil` as well
    }
}
