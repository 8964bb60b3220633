import ChatModel
import JSON

struct OpenRouter: Provider {
    let id = ProviderID.openRouter
    let path = "/api/v1"
    let defaultModel = "openai/gpt-6.1-sol"
    let needsKey = true
    let headers = ["X-OpenRouter-Title": "AirFit"]
    var knownModels: [ModelInfo] { OpenRouterModels.known }

    func baseURL(environment: [String: String]) -> String? { "https://openrouter.ai/api/v1" }

    func dialogue(_ configuration: ProviderConfiguration, model: String) -> any Dialogue {
        ChatCompletionsDialogue(configuration, model: model, dialect: .openRouter(configuration, model: model))
    }

    func models(_ configuration: ProviderConfiguration, _ fetch: Fetch) async throws(ServiceError) -> [ModelInfo] {
        try OpenRouterModels.listed(in: await fetch.get("/models"))
    }

    func balance(_ configuration: ProviderConfiguration, _ fetch: Fetch) async throws(ServiceError) -> Balance? {
        let key: Balance
        do throws(ServiceError) {
            key = OpenRouterBalance.ofKey(try await fetch.get("/key"))
        } catch {
            if case .authenticationFailed = error { throw error }
            return OpenRouterBalance.ofAccount(try await fetch.get("/credits"))
        }
        if key.remainingUSD != nil { return key }
        do throws(ServiceError) {
            return OpenRouterBalance.ofAccount(try await fetch.get("/credits"))
        } catch {
            return key  // only some keys may ask; without a limit of its own the key says what was used
        }
    }
}

extension ChatDialect {
    /// The effort as an object, and the instructions marked for the cache of Anthropic's models.
    static func openRouter(_ configuration: ProviderConfiguration, model: String) -> ChatDialect {
        var dialect = ChatDialect(configuration)
        dialect.effortForm = .object
        dialect.marksCache = model.hasPrefix("anthropic/")
        return dialect
    }
}

/// The remaining credit.
enum OpenRouterBalance {
    /// Of `GET /key`: what the key may still spend, where it has a limit.
    static func ofKey(_ json: JSONValue) -> Balance {
        Balance(remainingUSD: json["data"]["limit_remaining"].number, usedUSD: json["data"]["usage"].number)
    }

    /// Of `GET /credits`: what was bought, less what was used.
    static func ofAccount(_ json: JSONValue) -> Balance {
        let used = json["data"]["total_usage"].number
        let bought = json["data"]["total_credits"].number
        return Balance(remainingUSD: bought.map { $0 - (used ?? 0) }, usedUSD: used)
    }
}
