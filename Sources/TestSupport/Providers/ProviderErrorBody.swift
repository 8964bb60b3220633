/// Errors in each provider's own form.
enum ProviderErrorBody {
    static func answer(
        _ status: Int, _ message: String, _ provider: PlayedProvider, headers: [String] = []
    ) -> LoopbackAnswer {
        let told = status == 404 ? notFound(provider) + message : message
        return .whole(status: status, headers: headers, body(status, LoopbackAnswer.jsonString(told), provider))
    }

    /// How those say that they do not know a model who have no code for it.
    private static func notFound(_ provider: PlayedProvider) -> String {
        switch provider {
        case .openRouter: "No endpoints found for openai/gpt-6.1-sol. "
        case .ollama: "model \"qwen3.5:9b\" not found, try pulling it first. "
        default: ""
        }
    }

    /// - Parameter message: as a JSON string.
    private static func body(_ status: Int, _ message: String, _ provider: PlayedProvider) -> String {
        switch provider {
        case .openAI, .openAIChat, .custom:
            """
            {"error":{"message":\(message),"type":"\(openAIType(status))","param":null,"code":\(openAICode(status))}}
            """
        case .anthropic:
            """
            {"type":"error","error":{"details":null,"type":"\(anthropicType(status))","message":\(message)},\
            "request_id":"req_1"}
            """
        case .gemini:
            """
            [{"error":{"code":\(status),"message":\(message),"status":"\(geminiStatus(status))","details":\
            [\(status == 401 ? "" : #"{"@type":"type.googleapis.com/google.rpc.Help"}"#)]}}]
            """
        case .openRouter:
            """
            {"error":{"code":\(status),"message":"Provider returned error","metadata":{"raw":\(message),\
            "provider_name":"OpenAI"}},"user_id":"user_1"}
            """
        case .ollama: #"{"error":\#(message)}"#
        }
    }

    private static func openAIType(_ status: Int) -> String {
        switch status {
        case 402: "insufficient_quota"
        case 429: "requests"
        case 500...: "server_error"
        default: "invalid_request_error"
        }
    }

    private static func openAICode(_ status: Int) -> String {
        switch status {
        case 401: "\"invalid_api_key\""
        case 402: "\"insufficient_quota\""
        case 404: "\"model_not_found\""
        case 429: "\"rate_limit_exceeded\""
        case 529: "\"server_is_overloaded\""
        default: "null"
        }
    }

    private static func anthropicType(_ status: Int) -> String {
        switch status {
        case 401: "authentication_error"
        case 402: "billing_error"
        case 403: "permission_error"
        case 404: "not_found_error"
        case 429: "rate_limit_error"
        case 529: "overloaded_error"
        case 500...: "api_error"
        default: "invalid_request_error"
        }
    }

    private static func geminiStatus(_ status: Int) -> String {
        switch status {
        case 401: "UNAUTHENTICATED"
        case 403: "PERMISSION_DENIED"
        case 404: "NOT_FOUND"
        case 429: "RESOURCE_EXHAUSTED"
        case 503, 529: "UNAVAILABLE"
        case 500...: "INTERNAL"
        default: "INVALID_ARGUMENT"
        }
    }
}
