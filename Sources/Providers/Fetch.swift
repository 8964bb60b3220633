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
