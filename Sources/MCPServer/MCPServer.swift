import HealthModel
import JSON
import Synchronization

/// Answers a client of the Model Context Protocol: one message a line in, one a line out.
///
/// Calls run side by side and are answered as they end; everything else is answered in order.
public actor MCPServer {
    private let identity: ServerIdentity
    private let tools: [ServedTool]
    private let send: @Sendable (String) -> Void
    private var running: [RPCIdentifier: Task<Void, Never>] = [:]

    /// So many calls are run at once; what comes beyond is told to come again.
    public static let mostCalls = 32
    /// How long a client may keep the list of tools, in milliseconds: they change with the program and the settings.
    private static let listTimeToLive = 60_000

    /// - Parameters:
    ///   - tools: in the order they are listed.
    ///   - send: writes one line; it gets no line feed.
    public init(_ identity: ServerIdentity, tools: [ServedTool], send: @escaping @Sendable (String) -> Void) {
        self.identity = identity
        self.tools = tools
        self.send = send
    }

    /// Takes one line. An empty one is passed over.
    public func receive(_ line: String) async {
        guard line.utf8.contains(where: { !$0.isBlank }) else { return }
        guard let value = JSONValue(line) else { return fail(nil, .parse) }
        guard let batch = value.array else { return take(value) { self.send($0) } }
        await receive(batch)
    }

    /// Waits until every call that was begun is answered: the client has said all it had to say.
    public func finish() async {
        while let call = running.values.first { await call.value }
    }

    /// Several messages in one array (revision 2025-03-26): their answers come in one array.
    private func receive(_ batch: [JSONValue]) async {
        guard !batch.isEmpty else { return fail(nil, .invalidRequest) }
        let answers = BatchedAnswers()
        for value in batch { take(value) { answers.add($0) } }
        await finish()
        if let line = answers.line { send(line) }
    }

    private func take(_ value: JSONValue, reply: @escaping @Sendable (String) -> Void) {
        switch RPCMessage(value) {
        case .request(let id, let method, let parameters):
            do throws(RPCError) { try answer(id, method, parameters, reply) } catch {
                reply(Self.failure(id, error))
            }
        case .notification("notifications/cancelled", let parameters):
            if let id = RPCIdentifier(parameters["requestId"]) { running[id]?.cancel() }
        case .notification, .answer: break
        case .invalid(let id): reply(Self.failure(id, .invalidRequest))
        }
    }

    private func answer(
        _ id: RPCIdentifier, _ method: String, _ parameters: JSONValue, _ reply: @escaping @Sendable (String) -> Void
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
        case "tools/call": try call(id, parameters, isStateless: isStateless, reply)
        default: throw .methodNotFound(method)
        }
    }

    // MARK: Results

    private func handshake(_ parameters: JSONValue) -> Fields {
        [
            ("protocolVersion", .string(ProtocolVersion.agreed(on: parameters["protocolVersion"].text))),
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

    private func call(
        _ id: RPCIdentifier, _ parameters: JSONValue, isStateless: Bool, _ reply: @escaping @Sendable (String) -> Void
    ) throws(RPCError) {
        guard let name = parameters["name"].text else { throw .invalidParameters("The name of the tool is missing.") }
        guard let tool = tools.first(where: { $0.definition.name == name }) else {
            let names = tools.map(\.definition.name).joined(separator: ", ")
            throw .invalidParameters("There is no tool \(String(name.prefix(80))); there are \(names).")
        }
        let arguments = parameters["arguments"]
        guard arguments.isMissing || arguments.isObject else { throw .invalidParameters("arguments is an object.") }
        guard running[id] == nil else { throw .invalidParameters("A request of this id is still running.") }
        guard running.count < Self.mostCalls else {
            throw RPCError(code: -32603, message: "\(Self.mostCalls) calls are running; wait for one to end.")
        }
        let json = arguments.json ?? "{}"
        running[id] = Task {
            let answer = await tool.run(json)
            running[id] = nil
            // Who cancelled a request waits for no answer.
            if !Task.isCancelled { reply(result(id, Self.fields(of: answer), isStateless: isStateless)) }
        }
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
