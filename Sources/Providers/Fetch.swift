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

    /// More pages of a list than that are a server that repeats itself.
    private static let mostPages = 20

    /// The models of all pages of a list, each once, in the order in which they come.
    /// - Parameters:
    ///   - path: of the page behind a token; of the first for `nil`.
    ///   - key: under which a page has its models.
    ///   - next: the token of the page behind this one; `nil` for the last page. A token that comes twice ends the list.
    func modelPages(
        _ path: (String?) -> String, key: String, model: (JSONValue) -> ModelInfo?, next: (JSONValue) -> String?
    ) async throws(ServiceError) -> [ModelInfo] {
        var models: [ModelInfo] = []
        var seen: Set<ModelReference> = []
        var token: String?
        for _ in 0..<Self.mostPages {
            let page = try await get(path(token))
            guard let list = page[key].array else {
                throw .invalidResponse(detail: "The list of models cannot be read")
            }
            models += list.prefix(Self.mostModels).compactMap(model).filter { seen.insert($0.id).inserted }
            guard let following = next(page), following != token else { break }
            token = following
        }
        return models
    }

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
