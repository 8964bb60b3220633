/// A call that is not through yet. While the person is asked, a client of the handshake's time keeps its request open; since
/// 2026-07-28 the request is answered with the question, and another one brings the answer.
struct OpenCall {
    /// The request that waits for the next thing to be said.
    struct Request {
        var id: RPCIdentifier
        var isStateless: Bool
        var reply: @Sendable (String) -> Void
    }

    var request: Request?
    /// The name of the called tool; a request that brings an answer calls the same.
    let name: String
    let arguments: String
    var task: Task<Void, Never>?
    /// The question the tool waits on.
    var question: CheckedContinuation<ClientAnswer?, Never>?
    /// By which the answer finds the call (`requestState`).
    var token: String?

    init(_ request: Request, name: String, arguments: String) {
        (self.request, self.name, self.arguments) = (request, name, arguments)
    }
}
