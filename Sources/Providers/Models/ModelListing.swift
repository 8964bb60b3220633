import ChatModel
import JSON
import Networking

/// Asks a provider for something small and gives back its JSON.
struct Fetch: Sendable {
    let client: HTTPClient
    let provider: ProviderConfiguration

    /// - Parameter path: after the base address: `/models`.
    func get(_ path: String) async throws(ServiceError) -> JSONValue { try await send(.get, path, body: nil) }

    func post(_ path: String, json: String) async throws(ServiceError) -> JSONValue {
        try await send(.post, path, body: Array(json.utf8))
    }

    /// In bytes; the longest list of models, OpenRouter's, has less than 1 MB.
    private static let longestAnswer = 4 << 20
    /// As many models of one answer are taken; the longest list has a few hundred.
    static let mostModels = 5_000

    private func send(_ method: HTTPRequest.Method, _ path: String, body: [UInt8]?) async throws(ServiceError)
        -> JSONValue
    {
        var headers = provider.httpHeaders + [HTTPHeader("Accept", "application/json")]
        if body != nil { headers.append(HTTPHeader("Content-Type", "application/json")) }
        let request = HTTPRequest(
            method, provider.baseURL + path, headers: headers, body: body, idleTimeout: .seconds(30),
            totalTimeout: .seconds(60), maxBodyBytes: Self.longestAnswer, isLocalHost: provider.isLocal)
        let head: HTTPHead
        let answer: [UInt8]
        do throws(TransportError) {
            (head, answer) = try await client.answer(to: request)
        } catch {
            throw ServiceError(error, from: provider)
        }
        guard (200...299).contains(head.status) else {
            let error = ProviderFailure(status: head.status, body: answer).serviceError(model: "", key: provider.key)
            // No model was asked for: it is the call that is not there.
            if case .modelNotFound(_, let detail) = error { throw .providerError(status: head.status, message: detail) }
            throw error
        }
        guard !ValueCount.isTooLarge(answer), let json = JSONValue(answer) else {
            throw .invalidResponse(detail: "What came from \(provider.name) is not JSON")
        }
        return json
    }
}

/// The list of models as OpenAI and the servers like it give it: identifiers, and what some add to them.
enum PlainModelList {
    /// In the order of their names.
    static func models(
        _ configuration: ProviderConfiguration, _ fetch: Fetch
    ) async throws(ServiceError) -> [ModelInfo] {
        let json = try await fetch.get("/models")
        guard let list = json["data"].array ?? json["models"].array ?? json.array else {
            throw .invalidResponse(detail: "The list of models cannot be read")
        }
        return list.prefix(Fetch.mostModels).compactMap { model($0, of: configuration.id) }
            .sorted { $0.reference.model < $1.reference.model }
    }

    private static func model(_ json: JSONValue, of provider: ProviderID) -> ModelInfo? {
        guard let id = json["id"].nonEmptyText ?? json["name"].nonEmptyText ?? json.nonEmptyText else { return nil }
        let sizes = [
            json["context_length"], json["max_model_len"], json["context_window"], json["max_context_length"],
            json["meta"]["n_ctx_train"],
        ]
        let abilities = json["capabilities"]
        return ModelInfo(
            ModelReference(provider: provider, model: id),
            contextTokens: sizes.lazy.compactMap(\.tally).first { $0 > 0 },
            canUseTools: abilities["function_calling"].flag, canSee: abilities["vision"].flag,
            canThink: abilities["reasoning"].flag)
    }
}
