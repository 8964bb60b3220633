import HealthModel
import JSON
import Synchronization

/// Answers a client of the Model Context Protocol: one message a line in, one a line out.
///
/// Calls run side by side and are answered as they end; everything else is answered in order. A tool may put a question to
/// the person through the client: by a request of its own in a connection with a handshake, and else by answering the call
/// with the question, so that the client calls again with the answer.
public actor MCPServer {
    private let identity: ServerIdentity
    private let tools: [ServedTool]
    private let send: @Sendable (String) -> Void
    private let token: @Sendable () -> String
    private var calls: [Int: OpenCall] = [:]
    /// Requests that wait for an answer, with their calls.
    private var running: [RPCIdentifier: Int] = [:]
    /// Requests of this side that wait for the client's answer, with their calls.
    private var asked: [RPCIdentifier: Int] = [:]
    private var callCount = 0
    private var askCount = 0
    /// The client of a connection with a handshake can ask.
    private var handshakeAsks = false
    /// Nothing more comes from the client.
    private var isClosed = false

    /// So many calls are run at once; what comes beyond is told to come again.
    public static let mostCalls = 32
    /// How long a client may keep the list of tools, in milliseconds: they change with the program and the settings.
    private static let listTimeToLive = 60_000

    /// - Parameters:
    ///   - tools: in the order they are listed.
    ///   - token: makes texts that nobody guesses; each binds an answer to the question it is to.
    ///   - send: writes one line; it gets no line feed.
    public init(
        _ identity: ServerIdentity, tools: [ServedTool],
        token: @escaping @Sendable () -> String = MCPServer.randomToken,
        send: @escaping @Sendable (String) -> Void
    ) {
        self.identity = identity
        self.tools = tools
        self.token = token
        self.send = send
    }

    /// 128 random bits in hexadecimal digits.
    public static func randomToken() -> String {
        (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 16) }.joined()
    }

    /// Takes one line. An empty one is passed over.
    public func receive(_ line: String) async {
        guard line.utf8.contains(where: { !$0.isBlank }) else { return }
        guard let value = JSONValue(line) else { return fail(nil, .parse) }
        guard let batch = value.array else { return handle(value, mayAsk: true) { self.send($0) } }
        await receive(batch)
    }

    /// Answers a line that was dropped unread, as it was too long.
    /// - Parameter limit: in bytes.
    public func refuseLine(longerThan limit: Int) { fail(nil, .lineTooLong(limit: limit)) }

    /// Waits until every call that was begun is answered: the client has said all it had to say, and answers no question
    /// any more.
    public func finish() async {
        isClosed = true
        for call in calls.keys { resume(call, with: nil) }
        while let call = calls.values.first?.task { await call.value }
    }

    /// Several messages in one array (revision 2025-03-26): their answers come in one array.
    private func receive(_ batch: [JSONValue]) async {
        guard !batch.isEmpty else { return fail(nil, .invalidRequest) }
        let answers = BatchedAnswers()
        // No question comes out of an array: its answer could not come in before the array is through.
        for value in batch { handle(value, mayAsk: false) { answers.add($0) } }
        while let call = running.values.first, let task = calls[call]?.task { await task.value }
        if let line = answers.line { send(line) }
    }

    private func handle(_ value: JSONValue, mayAsk: Bool, reply: @escaping @Sendable (String) -> Void) {
        switch RPCMessage(value) {
        case .request(let id, let method, let parameters):
            do throws(RPCError) { try answer(id, method, parameters, mayAsk: mayAsk, reply) } catch {
                reply(Self.failure(id, error))
            }
        case .notification("notifications/cancelled", let parameters):
            let call = RPCIdentifier(parameters["requestId"]).flatMap { running[$0] }
            if let call { calls[call]?.task?.cancel() }
        case .notification: break
        case .answer(let id):
            guard let call = asked.removeValue(forKey: id) else { break }
            resume(call, with: value["result"].isObject ? ClientAnswer(value["result"]) : nil)
        case .invalid(let id): reply(Self.failure(id, .invalidRequest))
        }
    }

    private func answer(
        _ id: RPCIdentifier, _ method: String, _ parameters: JSONValue, mayAsk: Bool,
        _ reply: @escaping @Sendable (String) -> Void
    ) throws(RPCError) {
        let envelope = method == "initialize" ? nil : try RequestEnvelope(parameters)
        let isStateless = envelope != nil
        switch method {
        case "initialize": reply(result(id, handshake(parameters), isStateless: false))
        case "ping": reply(result(id, [], isStateless: isStateless))
        case "server/discover" where isStateless: reply(result(id, discovery, isStateless: true))
        case "tools/list":
            guard parameters["cursor"].isMissing else { throw .invalidParameters("The list has one page only.") }
            reply(result(id, list(isStateless: isStateless), isStateless: isStateless))
        case "tools/call":
            let asks = mayAsk && (envelope?.clientAsks ?? handshakeAsks)
            try call(OpenCall.Request(id: id, isStateless: isStateless, reply: reply), parameters, clientAsks: asks)
        default: throw .methodNotFound(method)
        }
    }

    // MARK: Results

    private func handshake(_ parameters: JSONValue) -> Fields {
        let version = ProtocolVersion.agreed(on: parameters["protocolVersion"].text)
        handshakeAsks = ProtocolVersion.asking.contains(version) && ClientCapability.asks(parameters["capabilities"])
        return [
            ("protocolVersion", .string(version)),
            ("capabilities", Self.capabilities), ("serverInfo", identity.tree),
            ("instructions", .string(identity.instructions)),
        ]
    }

    private var discovery: Fields {
        [
            ("supportedVersions", .list(ProtocolVersion.stateless.map { .string($0) })),
            ("capabilities", Self.capabilities), ("instructions", .string(identity.instructions)),
        ] + Self.keepable
    }

    private func list(isStateless: Bool) -> Fields {
        [("tools", .list(tools.map(\.tree)))] + (isStateless ? Self.keepable : [])
    }

    private static let capabilities = JSONTree.object([("tools", .object([]))])
    private static let keepable: Fields = [
        ("ttlMs", .integer(listTimeToLive)), ("cacheScope", .string("private")),
    ]

    // MARK: Calls

    private func call(_ request: OpenCall.Request, _ parameters: JSONValue, clientAsks: Bool) throws(RPCError) {
        guard let name = parameters["name"].text else { throw .invalidParameters("The name of the tool is missing.") }
        guard let tool = tools.first(where: { $0.definition.name == name }) else {
            let names = tools.map(\.definition.name).joined(separator: ", ")
            throw .invalidParameters("There is no tool \(String(name.prefix(80))); there are \(names).")
        }
        let arguments = parameters["arguments"]
        guard arguments.isMissing || arguments.isObject else { throw .invalidParameters("arguments is an object.") }
        guard running[request.id] == nil else { throw .invalidParameters("A request of this id is still running.") }
        let json = arguments.json ?? "{}"
        if request.isStateless, let state = parameters["requestState"].text {
            return try resume(request, state, name, json, parameters["inputResponses"][Self.questionKey])
        }
        guard running.count < Self.mostCalls else {
            throw RPCError(code: -32603, message: "\(Self.mostCalls) calls are running; wait for one to end.")
        }
        forgetOldest()
        callCount += 1
        let number = callCount
        calls[number] = OpenCall(request, name: name, arguments: json)
        running[request.id] = number
        let client = clientAsks ? AskingClient { [self] question in await ask(question, in: number) } : nil
        calls[number]?.task = Task {
            let answer = await tool.run(json, client)
            end(number, answer)
        }
    }

    private func end(_ number: Int, _ answer: ServedTool.Answer) {
        guard let request = calls.removeValue(forKey: number)?.request else { return }
        running[request.id] = nil
        // Who cancelled a request waits for no answer.
        guard !Task.isCancelled else { return }
        request.reply(result(request.id, Self.fields(of: answer), isStateless: request.isStateless))
    }

    // MARK: Questions

    /// Under which a question stands in the answer to a call, and its answer in the next call.
    private static let questionKey = "confirmation"

    /// Puts a question to the person, and waits for the answer.
    private func ask(_ question: ClientQuestion, in number: Int) async -> ClientAnswer? {
        guard !isClosed, !Task.isCancelled, let request = calls[number]?.request else { return nil }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                calls[number]?.question = continuation
                if request.isStateless { hand(question, to: request, of: number) } else { push(question, number) }
            }
        } onCancel: {
            // It lasts for one step on this actor.
            Task { await self.withdraw(number) }
        }
    }

    /// Since 2026-07-28: the request is answered with the question.
    private func hand(_ question: ClientQuestion, to request: OpenCall.Request, of number: Int) {
        let token = token()
        calls[number]?.token = token
        calls[number]?.request = nil
        running[request.id] = nil
        let asked = JSONTree.object([("method", .string("elicitation/create")), ("params", question.tree)])
        let fields: Fields = [
            ("resultType", .string("input_required")), ("inputRequests", .object([(Self.questionKey, asked)])),
            ("requestState", .string(token)), ("_meta", .object([(RequestEnvelope.serverKey, identity.tree)])),
        ]
        request.reply(Self.line(request.id, ("result", .object(fields))))
    }

    /// Until 2025-11-25: a request of this side.
    private func push(_ question: ClientQuestion, _ number: Int) {
        askCount += 1
        guard let id = RPCIdentifier(text: "ask-\(askCount)") else { return resume(number, with: nil) }
        asked[id] = number
        send(Self.request(id, "elicitation/create", question.tree))
    }

    /// A request that brings the answer to a question: the call goes on, and this request waits for it.
    private func resume(
        _ request: OpenCall.Request, _ state: String, _ name: String, _ arguments: String, _ response: JSONValue
    ) throws(RPCError) {
        guard let number = calls.first(where: { $0.value.token == state })?.key,
            calls[number]?.name == name, calls[number]?.arguments == arguments
        else { throw .invalidParameters("requestState is of no question that is open; call without it.") }
        calls[number]?.token = nil
        calls[number]?.request = request
        running[request.id] = number
        resume(number, with: ClientAnswer(response))
    }

    private func resume(_ number: Int, with answer: ClientAnswer?) {
        let question = calls[number]?.question
        calls[number]?.question = nil
        question?.resume(returning: answer)
    }

    /// The call was cancelled: the client need not ask any more.
    private func withdraw(_ number: Int) {
        if let id = asked.first(where: { $0.value == number })?.key {
            asked[id] = nil
            send(Self.notice("notifications/cancelled", [("requestId", id.tree)]))
        }
        resume(number, with: .declined)
    }

    /// Questions whose answers never come must not gather.
    private func forgetOldest() {
        let waiting = calls.filter { $0.value.token != nil }.keys.sorted()
        guard waiting.count >= Self.mostCalls, let oldest = waiting.first else { return }
        calls[oldest]?.task?.cancel()
    }

    private static func fields(of answer: ServedTool.Answer) -> Fields {
        [
            ("content", .list([.object([("type", .string("text")), ("text", .string(answer.json))])])),
            ("structuredContent", .digits(answer.json)), ("isError", .boolean(answer.isError)),
        ]
    }

    // MARK: Lines

    private typealias Fields = [(key: String, value: JSONTree)]

    private func result(_ id: RPCIdentifier, _ fields: Fields, isStateless: Bool) -> String {
        let about: Fields = [
            ("resultType", .string("complete")),
            ("_meta", .object([(RequestEnvelope.serverKey, identity.tree)])),
        ]
        return Self.line(id, ("result", .object(fields + (isStateless ? about : []))))
    }

    private func fail(_ id: RPCIdentifier?, _ error: RPCError) { send(Self.failure(id, error)) }

    private static func failure(_ id: RPCIdentifier?, _ error: RPCError) -> String { line(id, ("error", error.tree)) }

    private static func request(_ id: RPCIdentifier, _ method: String, _ parameters: JSONTree) -> String {
        var text = ""
        JSONTree.object([
            ("jsonrpc", .string("2.0")), ("id", id.tree), ("method", .string(method)), ("params", parameters),
        ]).write(into: &text, depth: nil)
        return text
    }

    private static func notice(_ method: String, _ parameters: Fields) -> String {
        var text = ""
        JSONTree.object([
            ("jsonrpc", .string("2.0")), ("method", .string(method)), ("params", .object(parameters)),
        ]).write(into: &text, depth: nil)
        return text
    }

    private static func line(_ id: RPCIdentifier?, _ content: (key: String, value: JSONTree)) -> String {
        var text = ""
        JSONTree.object([("jsonrpc", .string("2.0")), ("id", id?.tree ?? .null), content]).write(
            into: &text, depth: nil)
        return text
    }
}

/// The answers to the messages of one array.
private final class BatchedAnswers: Sendable {
    private let lines = Mutex<[String]>([])

    func add(_ line: String) { lines.withLock { $0.append(line) } }

    /// `nil` where none of the messages wanted one.
    var line: String? {
        lines.withLock { $0.isEmpty ? nil : "[" + $0.joined(separator: ",") + "]" }
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D || self == 0x0A }
}
