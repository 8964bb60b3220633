import ChatModel
import JSON
import MCPServer
import Synchronization
import Testing

private let stateless =
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"elicitation":{"form":{}}}}"#

@Suite(.timeLimit(.minutes(10))) struct `A tool that asks the person, over a connection with a handshake` {
    @Test(arguments: ["2025-11-25", "2025-06-18"])
    func `has the client ask, and goes on with the answer`(version: String) async {
        let client = AskedClient()
        await client.shakeHands(version, #"{"elicitation":{}}"#)
        await client.call(1, "keep", #"{"ml":500}"#)
        let question = await client.next()
        #expect(question["method"].text == "elicitation/create")
        #expect(question["params"]["message"].text == "Keep it?")
        #expect(question["params"]["requestedSchema"]["type"].text == "object")
        #expect(question["params"]["requestedSchema"]["properties"]["amount"]["title"].text == "Amount")
        #expect(question["params"]["requestedSchema"]["required"].isMissing, "nothing has to be filled in")
        await client.answer(question, #"{"action":"accept","content":{"amount":"300 ml"}}"#)
        let result = await client.next()
        #expect(result["id"].integer == 1)
        #expect(result["result"]["structuredContent"]["kept"].text == "300 ml")
    }

    @Test(arguments: [#"{"action":"decline"}"#, #"{"action":"cancel"}"#, #"{"action":"nonsense"}"#])
    func `takes anything but a yes for a no`(answer: String) async {
        let client = AskedClient()
        await client.shakeHands("2025-11-25", #"{"elicitation":{"form":{},"url":{}}}"#)
        await client.call(1, "keep")
        await client.answer(await client.next(), answer)
        #expect(await client.next()["result"]["structuredContent"]["said"].text == "no")
    }

    @Test(arguments: [
        ("2025-11-25", "{}"), ("2025-11-25", #"{"elicitation":{"url":{}}}"#), ("2025-03-26", #"{"elicitation":{}}"#),
    ]) func `learns that nobody can be asked`(version: String, capabilities: String) async {
        let client = AskedClient()
        await client.shakeHands(version, capabilities)
        await client.call(1, "keep")
        #expect(await client.next()["result"]["structuredContent"]["said"].text == "nobody")
    }

    @Test func `learns so too where the client refuses to ask`() async {
        let client = AskedClient()
        await client.shakeHands("2025-11-25", #"{"elicitation":{}}"#)
        await client.call(1, "keep")
        let id = await client.next()["id"].json ?? ""
        await client.send(#"{"jsonrpc":"2.0","id":\#(id),"error":{"code":-32601,"message":"no"}}"#)
        #expect(await client.next()["result"]["structuredContent"]["said"].text == "nobody")
    }

    @Test func `is told to stop when its call is cancelled, and so is the client`() async {
        let client = AskedClient()
        await client.shakeHands("2025-11-25", #"{"elicitation":{}}"#)
        await client.call(1, "keep")
        let question = await client.next()
        await client.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
        let notice = await client.next()
        #expect(notice["method"].text == "notifications/cancelled")
        #expect(notice["params"]["requestId"].json == question["id"].json)
        // An answer that comes late is to nothing any more.
        await client.answer(question, #"{"action":"accept"}"#)
        await client.end()
        #expect(client.count == 3, "the call itself is not answered")
    }

    @Test func `goes on without an answer when the client has gone`() async {
        let client = AskedClient()
        await client.shakeHands("2025-11-25", #"{"elicitation":{}}"#)
        await client.call(1, "keep")
        _ = await client.next()
        await client.end()
        #expect(await client.next()["result"]["structuredContent"]["said"].text == "nobody")
    }

    @Test func `asks nothing out of an array`() async {
        let client = AskedClient()
        await client.shakeHands("2025-11-25", #"{"elicitation":{}}"#)
        await client.send(#"[{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"keep"}}]"#)
        #expect(await client.next()[0]["result"]["structuredContent"]["said"].text == "nobody")
    }
}

@Suite(.timeLimit(.minutes(10))) struct `A tool that asks the person, of a client that says its revision each time` {
    private func call(_ id: Int, _ more: String = "", arguments: String = "{}") -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{\#(stateless),"name":"keep","arguments":\#(arguments)\#(more)}}"#
    }

    private func answered(_ state: String, _ answer: String) -> String {
        #","requestState":"\#(state)","inputResponses":{"confirmation":\#(answer)}"#
    }

    @Test func `answers with the question, and is called again with the answer`() async {
        let client = AskedClient()
        await client.send(call(1))
        let asked = await client.next()["result"]
        #expect(asked["resultType"].text == "input_required")
        let request = asked["inputRequests"]["confirmation"]
        #expect(request["method"].text == "elicitation/create" && request["params"]["message"].text == "Keep it?")
        let state = asked["requestState"].text ?? ""
        await client.send(call(2, answered(state, #"{"action":"accept","content":{"amount":"300 ml"}}"#)))
        let result = await client.next()
        #expect(result["id"].integer == 2 && result["result"]["resultType"].text == "complete")
        #expect(result["result"]["structuredContent"]["kept"].text == "300 ml")
    }

    @Test func `may ask a second time`() async {
        let client = AskedClient()
        await client.send(call(1, arguments: #"{"twice":true}"#))
        let first = await client.next()["result"]["requestState"].text ?? ""
        await client.send(call(2, answered(first, #"{"action":"accept"}"#), arguments: #"{"twice":true}"#))
        let second = await client.next()["result"]
        #expect(second["resultType"].text == "input_required" && second["requestState"].text != first)
        await client.send(
            call(3, answered(second["requestState"].text ?? "", #"{"action":"accept"}"#), arguments: #"{"twice":true}"#)
        )
        #expect(await client.next()["result"]["structuredContent"]["kept"].text == "as it is")
    }

    @Test func `takes an answer to its own question and to that only, once`() async {
        let client = AskedClient()
        await client.send(call(1, answered("made up", #"{"action":"accept"}"#)))
        #expect(await client.next()["error"]["code"].integer == -32602)
        await client.send(call(2))
        let state = await client.next()["result"]["requestState"].text ?? ""
        await client.send(call(3, answered(state, #"{"action":"accept"}"#), arguments: #"{"ml":9}"#))
        #expect(await client.next()["error"]["code"].integer == -32602, "other arguments are another call")
        await client.send(call(4, answered(state, #"{"action":"accept"}"#)))
        #expect(await client.next()["result"]["structuredContent"]["kept"].text == "as it is")
        await client.send(call(5, answered(state, #"{"action":"accept"}"#)))
        #expect(await client.next()["error"]["code"].integer == -32602)
    }

    @Test func `takes a call with the state and no answer for a no`() async {
        let client = AskedClient()
        await client.send(call(1))
        let state = await client.next()["result"]["requestState"].text ?? ""
        await client.send(call(2, #","requestState":"\#(state)""#))
        #expect(await client.next()["result"]["structuredContent"]["said"].text == "no")
    }

    @Test func `learns that nobody can be asked where the client does not say that it can`() async {
        let client = AskedClient()
        await client.send(call(1).replacing(#"{"elicitation":{"form":{}}}"#, with: "{}"))
        #expect(await client.next()["result"]["structuredContent"]["said"].text == "nobody")
    }

    @Test func `does not gather questions that nobody answers`() async {
        let client = AskedClient()
        var states: [String] = []
        for id in 0...MCPServer.mostCalls {
            await client.send(call(id))
            states.append(await client.next()["result"]["requestState"].text ?? "")
        }
        await client.end()
        #expect(Set(states).count == MCPServer.mostCalls + 1)
        #expect(client.count == states.count, "what is forgotten is not answered")
    }
}

@Suite struct `A tool that stores something` {
    @Test func `is not listed as one that only reads`() async throws {
        let client = AskedClient()
        await client.send(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
        let tool = try #require(await client.next()["result"]["tools"].array?.first)
        #expect(tool["name"].text == "keep" && tool["annotations"]["readOnlyHint"].isMissing)
        #expect(tool["annotations"]["destructiveHint"].flag == false)
    }
}

/// A client that hears one line after the other, and can be asked.
private final class AskedClient: Sendable {
    private let server: MCPServer
    private let lines: AsyncStream<String>
    private let heard: Counter

    init() {
        let (stream, continuation) = AsyncStream<String>.makeStream()
        let heard = Counter()
        let tokens = Counter()
        (lines, self.heard) = (stream, heard)
        let keep = ToolDefinition(name: "keep", summary: "Keeps it.", parametersJSON: #"{"type":"object"}"#)
        server = MCPServer(
            ServerIdentity(name: "airfit", title: "AirFit", version: "1.0", instructions: "Say so."),
            tools: [
                ServedTool(keep, title: "Keep", onlyReads: false) { arguments, client in
                    guard let client else { return Self.said("nobody") }
                    let question = ClientQuestion(
                        "Keep it?", parts: [.init(name: "amount", title: "Amount", hint: "500 ml")])
                    var answer = await client.ask(question)
                    if JSONValue(arguments)?["twice"].flag == true { answer = await client.ask(question) }
                    switch answer {
                    case nil: return Self.said("nobody")
                    case .declined: return Self.said("no")
                    case .accepted(let typed):
                        return .init(json: #"{"kept":"\#(typed["amount"] ?? "as it is")"}"#, isError: false)
                    }
                }
            ], token: { "token-\(tokens.up())" },
            send: { line in
                _ = heard.up()
                continuation.yield(line)
            })
    }

    private static func said(_ word: String) -> ServedTool.Answer {
        .init(json: #"{"said":"\#(word)"}"#, isError: word == "nobody")
    }

    /// Lines heard so far.
    var count: Int { heard.value }

    func send(_ line: String) async { await server.receive(line) }
    func end() async { await server.finish() }

    /// The next line, once it is there.
    func next() async -> JSONValue {
        var lines = lines.makeAsyncIterator()
        let line = await lines.next()
        return line.flatMap { JSONValue($0) } ?? .missing
    }

    func shakeHands(_ version: String, _ capabilities: String) async {
        await send(
            #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(version)","capabilities":\#(capabilities)}}"#
        )
        _ = await next()
    }

    func call(_ id: Int, _ name: String, _ arguments: String = "{}") async {
        await send(
            #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(name)","arguments":\#(arguments)}}"#
        )
    }

    func answer(_ question: JSONValue, _ result: String) async {
        await send(#"{"jsonrpc":"2.0","id":\#(question["id"].json ?? ""),"result":\#(result)}"#)
    }
}

private final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func up() -> Int {
        count.withLock {
            $0 += 1
            return $0
        }
    }
}
