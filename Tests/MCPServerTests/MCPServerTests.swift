import ChatModel
import JSON
import MCPServer
import Synchronization
import Testing

@Suite struct `A client of the handshake's time` {
    @Test(arguments: ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"])
    func `gets the revision that it asks for`(version: String) async {
        let answer = await Client().ask("initialize", #"{"protocolVersion":"\#(version)","capabilities":{}}"#)
        #expect(answer["result"]["protocolVersion"].text == version)
        #expect(answer["result"]["serverInfo"]["name"].text == "airfit")
        #expect(answer["result"]["capabilities"]["tools"].isObject)
        #expect(answer["result"]["instructions"].text == "Say so.")
    }

    @Test func `gets the newest one where it asks for an unknown one`() async {
        let answer = await Client().ask("initialize", #"{"protocolVersion":"2031-01-01"}"#)
        #expect(answer["result"]["protocolVersion"].text == "2025-11-25")
    }

    @Test func `sees each tool with its schema, as one that only reads`() async throws {
        let tool = try #require(await Client().ask("tools/list")["result"]["tools"].array?.first)
        #expect(tool["name"].text == "echo" && tool["title"].text == "Echo")
        #expect(tool["inputSchema"]["properties"]["word"]["type"].text == "string")
        #expect(tool["annotations"]["readOnlyHint"].flag == true)
    }

    @Test func `gets an answer as text and as it is`() async {
        let answer = await Client().ask("tools/call", #"{"name":"echo","arguments":{"word":"hi"}}"#)
        #expect(answer["result"]["content"][0]["text"].text == #"{"word":"hi"}"#)
        #expect(answer["result"]["structuredContent"]["word"].text == "hi")
        #expect(answer["result"]["isError"].flag == false)
        #expect(answer["result"]["resultType"].isMissing)
    }

    @Test func `gets what a tool could not do as a result, for the model to read`() async {
        let answer = await Client().ask("tools/call", #"{"name":"fail"}"#)
        #expect(answer["result"]["isError"].flag == true)
        #expect(answer["error"].isMissing)
    }

    @Test func `is told of a method, a tool and arguments that do not exist`() async {
        let client = Client()
        #expect(await client.ask("resources/list")["error"]["code"].integer == -32601)
        let unknown = await client.ask("tools/call", #"{"name":"echoo"}"#)
        #expect(unknown["error"]["code"].integer == -32602)
        #expect(unknown["error"]["message"].text?.contains("there are echo, fail, wait") == true)
        #expect(await client.ask("tools/call", #"{"name":"echo","arguments":[]}"#)["error"]["code"].integer == -32602)
        #expect(await client.ask("tools/list", #"{"cursor":"2"}"#)["error"]["code"].integer == -32602)
        #expect(await client.ask("server/discover")["error"]["code"].integer == -32601)
    }

    @Test func `gets the answers to an array in an array`() async throws {
        let client = Client()
        await client.say(
            #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/initialized"},"#
                + #"{"jsonrpc":"2.0","id":"b","method":"tools/call","params":{"name":"echo"}}]"#)
        let answers = try #require(client.heard.first?.array)
        #expect(client.heard.count == 1)
        #expect(answers.map { $0["id"].label } == ["1", "b"])
    }
}

@Suite struct `A client that says its revision in each request` {
    private let envelope =
        #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#

    @Test func `discovers what is served`() async {
        let answer = await Client().ask("server/discover", "{\(envelope)}")["result"]
        #expect(answer["supportedVersions"][0].text == "2026-07-28")
        #expect(answer["resultType"].text == "complete" && answer["cacheScope"].text == "private")
        #expect(answer["ttlMs"].integer != nil && answer["capabilities"]["tools"].isObject)
        #expect(answer["_meta"]["io.modelcontextprotocol/serverInfo"]["title"].text == "AirFit")
    }

    @Test func `gets complete results, and a list that it may keep for itself`() async {
        let client = Client()
        let list = await client.ask("tools/list", "{\(envelope)}")["result"]
        #expect(list["resultType"].text == "complete" && list["cacheScope"].text == "private")
        let call = await client.ask("tools/call", #"{\#(envelope),"name":"echo","arguments":{"word":"ü"}}"#)["result"]
        #expect(call["resultType"].text == "complete" && call["structuredContent"]["word"].text == "ü")
    }

    @Test func `is told which revisions there are`() async {
        let other = envelope.replacing("2026-07-28", with: "2030-01-01")
        let error = await Client().ask("tools/list", "{\(other)}")["error"]
        #expect(error["code"].integer == -32022)
        #expect(error["data"]["supported"][0].text == "2026-07-28" && error["data"]["requested"].text == "2030-01-01")
    }

    @Test func `says what it can, too`() async {
        let half = #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#
        #expect(await Client().ask("tools/list", "{\(half)}")["error"]["code"].integer == -32602)
        let odd = #""_meta":{"io.modelcontextprotocol/protocolVersion":7}"#
        #expect(await Client().ask("tools/list", "{\(odd)}")["error"]["code"].integer == -32602)
    }
}

@Suite(.timeLimit(.minutes(10))) struct `A line from a client` {
    @Test(arguments: [
        ("nonsense", -32700), ("\u{0}", -32700), (#"{"jsonrpc":"2.0","id":1,"method":"#, -32700), ("[]", -32600),
        ("7", -32600), (#"{"id":1,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
        (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32600),
    ])
    func `that is no message gets an error`(line: String, code: Int) async {
        let client = Client()
        await client.say(line)
        #expect(client.heard.count == 1)
        #expect(client.heard.first?["error"]["code"].integer == code)
    }

    @Test(arguments: [
        "", "  \r", #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        #"{"jsonrpc":"2.0","method":"unheard/of"}"#, #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
    ])
    func `that wants no answer gets none`(line: String) async {
        let client = Client()
        await client.say(line)
        #expect(client.heard.isEmpty)
    }

    @Test func `has its identifier given back as it came`() async {
        let client = Client()
        for id in [#""a\"b""#, "0", "-7", "9007199254740993"] {
            await client.say(#"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#)
        }
        #expect(client.lines.map { $0.contains(#""result":{}"#) } == [true, true, true, true])
        #expect(client.lines[0].contains(#""id":"a\"b""#) && client.lines[3].contains(#""id":9007199254740993"#))
    }

    @Test func `that cancels a call ends it without an answer, and others go on`() async {
        let client = Client()
        await client.send(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"wait"}}"#)
        await client.send(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"wait"}}"#)
        await client.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
        await client.say(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#)
        // The second call of the same number was refused; the first one is cancelled and silent.
        #expect(client.heard.map { $0["error"]["code"].integer } == [-32602, nil])
        #expect(client.heard.map { $0["id"].integer } == [1, 2])
    }

    @Test func `is told of a line that was too long to be read, and goes on`() async {
        let client = Client()
        await client.refuseLine(longerThan: 4_096)
        await client.say(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#)
        #expect(client.heard.map { $0["error"]["code"].integer } == [-32700, nil])
        #expect(client.heard.first?["error"]["message"].text?.contains("4096 bytes") == true)
    }

    @Test func `beyond what is run at once is told to come again`() async {
        let client = Client()
        for id in 0...MCPServer.mostCalls {
            await client.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"wait"}}"#)
        }
        #expect(client.heard.map { $0["id"].integer } == [MCPServer.mostCalls])
        #expect(client.heard.first?["error"]["code"].integer == -32603)
        for id in 0..<MCPServer.mostCalls {
            await client.send(
                #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"#)
        }
        await client.end()
    }
}

/// A client that keeps what it hears.
private final class Client: Sendable {
    private let server: MCPServer
    private let written: Written

    init() {
        let written = Written()
        self.written = written
        server = MCPServer(
            ServerIdentity(name: "airfit", title: "AirFit", version: "1.0", instructions: "Say so."),
            tools: [
                Self.tool("echo") { arguments, _ in ServedTool.Answer(json: arguments, isError: false) },
                Self.tool("fail") { _, _ in ServedTool.Answer(json: #"{"error":{}}"#, isError: true) },
                Self.tool("wait") { _, _ in
                    // Until it is cancelled.
                    let (stream, _) = AsyncStream<Never>.makeStream()
                    for await _ in stream {}
                    return ServedTool.Answer(json: "{}", isError: false)
                },
            ], send: { written.add($0) })
    }

    var lines: [String] { written.all }
    var heard: [JSONValue] { lines.compactMap { JSONValue($0) } }

    func send(_ line: String) async { await server.receive(line) }
    func refuseLine(longerThan limit: Int) async { await server.refuseLine(longerThan: limit) }
    func end() async { await server.finish() }

    /// Waits for the answers, too.
    func say(_ line: String) async {
        await send(line)
        await end()
    }

    func ask(_ method: String, _ parameters: String = "{}") async -> JSONValue {
        await say(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(parameters)}"#)
        return heard.last ?? .missing
    }

    private static func tool(
        _ name: String, run: @escaping @Sendable (String, AskingClient?) async -> ServedTool.Answer
    ) -> ServedTool {
        let schema = """
            {"type":"object",
             "properties":{"word":{"type":"string"}}}
            """
        return ServedTool(
            ToolDefinition(name: name, summary: "Does it.", parametersJSON: schema),
            title: name.prefix(1).uppercased() + name.dropFirst(), run: run)
    }
}

private final class Written: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
}
