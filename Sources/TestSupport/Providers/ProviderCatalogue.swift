/// The providers' answers besides conversations: lists of models, what a model can do, what a key may spend.
enum ProviderCatalogue {
    static func answer(_ request: LoopbackServer.Request, _ provider: PlayedProvider) -> LoopbackAnswer {
        let path = String(request.path.prefix { $0 != "?" })
        guard let body = body(path, request, provider) else {
            return ProviderErrorBody.answer(404, "Nothing is at \(path)", provider)
        }
        return .whole(body)
    }

    private static func body(
        _ path: String, _ request: LoopbackServer.Request, _ provider: PlayedProvider
    ) -> String? {
        switch (provider, path) {
        case (.openAI, "/v1/models"), (.openAIChat, "/v1/models"):
            #"{"object":"list","data":["#
                + ["gpt-6.1-sol", "gpt-4.1", "text-embedding-3-large", "whisper-1"].map {
                    #"{"id":"\#($0)","object":"model","created":1790000000,"owned_by":"openai"}"#
                }.joined(separator: ",") + "]}"
        case (.custom, "/v1/models"):
            #"{"object":"list","data":[{"id":"default","object":"model","created":1,"owned_by":"me"}]}"#
        // Two pages.
        case (.anthropic, "/v1/models") where request.path.contains("after_id=claude-sonnet-5-5"):
            #"{"data":[{"type":"model","id":"claude-haiku-4-5-20251001","display_name":"Claude Haiku 4.5","#
                + #""created_at":"2025-10-01T00:00:00Z"}],"has_more":false,"#
                + #""first_id":"claude-haiku-4-5-20251001","last_id":"claude-haiku-4-5-20251001"}"#
        case (.anthropic, "/v1/models"):
            #"{"data":[{"type":"model","id":"claude-sonnet-5-5","display_name":"Claude Sonnet 5.5","#
                + #""created_at":"2026-09-28T00:00:00Z","max_input_tokens":1000000,"max_tokens":128000,"#
                + #""capabilities":{"thinking":{"supported":true}}}],"has_more":true,"#
                + #""first_id":"claude-sonnet-5-5","last_id":"claude-sonnet-5-5"}"#
        case (.gemini, "/v1beta/models") where request.path.contains("pageToken=second"):
            #"{"models":[{"name":"models/gemini-3.1-flash-lite","displayName":"Gemini 3.1 Flash Lite","#
                + #""inputTokenLimit":1048576,"outputTokenLimit":65536,"#
                + #""supportedGenerationMethods":["generateContent"],"thinking":true}]}"#
        case (.gemini, "/v1beta/models"):
            #"{"models":[{"name":"models/gemini-3.8-flash","displayName":"Gemini 3.8 Flash","#
                + #""inputTokenLimit":1048576,"outputTokenLimit":65536,"supportedGenerationMethods":["#
                + #""generateContent","countTokens"],"thinking":true,"temperature":1,"maxTemperature":2},"#
                + #"{"name":"models/gemini-embedding-002","displayName":"Embedding","#
                + #""supportedGenerationMethods":["embedContent"]}],"nextPageToken":"second"}"#
        case (.openRouter, "/api/v1/models"):
            #"{"data":[{"id":"openai/gpt-6.1-sol","canonical_slug":"openai/gpt-6.1-sol","name":"OpenAI: GPT-6.1 Sol","#
                + #""created":1790000000,"context_length":1050000,"architecture":{"input_modalities":["text","image"],"#
                + #""output_modalities":["text"]},"pricing":{"prompt":"0.000002","completion":"0.00001","#
                + #""request":"0","input_cache_read":"0.0000001"},"top_provider":{"context_length":1050000,"#
                + #""max_completion_tokens":128000,"is_moderated":false},"#
                + #""supported_parameters":["tools","reasoning","temperature"],"expiration_date":null},"#
                + #"{"id":"openrouter/auto","name":"Auto","context_length":2000000,"pricing":{"prompt":"-1","#
                + #""completion":"-1"},"supported_parameters":[]}]}"#
        case (.openRouter, "/api/v1/key"):
            #"{"data":{"label":"sk-or-v1-loo...ack","limit":100,"limit_remaining":74.5,"limit_reset":"monthly","#
                + #""usage":25.5,"usage_daily":1,"usage_weekly":2,"usage_monthly":3,"is_free_tier":false}}"#
        case (.ollama, "/api/tags"):
            #"{"models":[{"name":"qwen3.5:9b","model":"qwen3.5:9b","modified_at":"2026-09-01T00:00:00Z","#
                + #""size":5200000000,"digest":"d","details":{"family":"qwen3","parameter_size":"9B","#
                + #""quantization_level":"Q4_K_M"},"capabilities":["completion","tools","thinking"]}]}"#
        case (.ollama, "/api/show"):
            #"{"capabilities":["completion","tools","thinking"],"details":{"family":"qwen3"},"#
                + #""model_info":{"general.architecture":"qwen3","qwen3.context_length":262144},"parameters":""}"#
        case (.ollama, "/api/ps"):
            #"{"models":[{"name":"qwen3.5:9b","size":1,"size_vram":1,"context_length":16384}]}"#
        case (.ollama, "/api/version"): #"{"version":"0.34.1"}"#
        default: nil
        }
    }
}
