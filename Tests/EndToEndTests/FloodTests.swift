import Foundation
import Glibc
import TestSupport
import Testing

/// Servers that never stop, and the memory the program holds meanwhile.
@Suite(.blocksItsThread) struct `A server that sends without end` {
    private let home: Home

    init() throws { home = try Home() }

    private static let delta = LoopbackAnswer.chatDelta(String(repeating: "word ", count: 20))
    private static let floods: [(name: String, event: String, code: String)] = [
        ("text", delta, "responseTooLarge"),
        (
            "thinking", #"data: {"choices":[{"index":0,"delta":{"reasoning_content":"hm hm hm hm hm hm"}}]}"# + "\n\n",
            "responseTooLarge"
        ),
        ("comments", ": still there\n\n", "responseTooLarge"),
        ("a line", "data: aaaaaaaaaaaaaaaa", "invalidResponse"),
        ("no fields", "x\n", "responseTooLarge"),
        (
            "calls",
            #"data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"name":"a","arguments":"bbbb"}}]}}]}"#
                + "\n\n", "responseTooLarge"
        ),
        ("empty events", "data: {\"id\":\"\(String(repeating: "a", count: 1000))\"}\n\n", "responseTooLarge"),
        ("values", #"data: {"choices":["# + String(repeating: "1,", count: 3_000_000) + "1]}\n\n", "responseTooLarge"),
    ]

    @Test(arguments: floods.indices)
    func `is cut off, and what it said is kept`(index: Int) throws {
        let flood = Self.floods[index]
        let server = try LoopbackServer.start { _ in .endless(flood.event, after: [LoopbackAnswer.chatDelta("Begun. ")])
        }
        defer { server.stop() }
        home.use(server)
        let asked = try home.run("ask", "-p", "custom", "-m", "m", "--json", "Hello")
        #expect(asked.status == 69, "\(flood.name): \(asked.error)")
        #expect(asked.output.contains("Begun. "))
        #expect(asked.output.contains(flood.code), "\(flood.name): \(asked.output.suffix(300))")
        #expect(asked.output.utf8.count < 8 << 20)
        #expect(asked.peakMemory < MemoryCeiling.bytes, "\(flood.name): \(asked.peakMemory >> 20) MB")
    }

    @Test func `has an error of a megabyte at most`() throws {
        let server = try LoopbackServer.start { _ in
            LoopbackAnswer([
                .send(LoopbackAnswer.head(status: 400, ["Content-Type: text/plain", "Transfer-Encoding: chunked"])),
                .flood(LoopbackAnswer.chunk(String(repeating: "no ", count: 20_000))),
            ])
        }
        defer { server.stop() }
        home.use(server)
        let asked = try home.run("ask", "-p", "custom", "-m", "m", "Hello")
        #expect(asked.status == 69)
        #expect(asked.error.utf8.count < 2_000)
        #expect(asked.peakMemory < MemoryCeiling.bytes)
    }

    @Test func `has a list of models that ends`() throws {
        let server = try LoopbackServer.start { _ in
            LoopbackAnswer([
                .send(
                    LoopbackAnswer.head(status: 200, ["Content-Type: application/json", "Transfer-Encoding: chunked"])),
                .send(LoopbackAnswer.chunk(#"{"data":[{"id":"a"}"#)),
                .flood(LoopbackAnswer.chunk(String(repeating: #",{"id":"b"}"#, count: 5_000))),
            ])
        }
        defer { server.stop() }
        home.use(server)
        let listed = try home.run("models", "custom")
        #expect(listed.status == 69, "\(listed.output.prefix(200))")
        #expect(listed.peakMemory < MemoryCeiling.bytes)
    }

    @Test func `costs the screen no more than what is kept, and ends with it`() throws {
        let server = try LoopbackServer.start { _ in .endless(Self.delta) }
        defer { server.stop() }
        home.use(server)
        let screen = try home.open("--date", "2026-11-21")
        try screen.wait(for: "Ask the coach")
        screen.type("Go on" + Key.enter)
        try screen.wait(for: "256 KiB")
        let process = RunningProcess(id: screen.terminal.process)
        #expect(try #require(process.peakMemory) < MemoryCeiling.bytes)
        #expect(try #require(process.bytesWritten) < 32 << 20)
        screen.terminal.send(signal: SIGTERM)
        #expect([.exited(128 + SIGTERM), .signalled(SIGTERM)].contains(try screen.terminal.waitForEnd()))
        #expect(screen.isGivenBack)
    }

    /// Nobody reads what it prints: it would wait for ever.
    @Test(arguments: [["ask", "-p", "custom", "-m", "m", "Hello"], ["--plain"]])
    func `does not keep the program from ending when it is told to`(arguments: [String]) async throws {
        let server = try LoopbackServer.start { _ in .endless(Self.delta) }
        defer { server.stop() }
        home.use(server)
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        defer { ends.forEach { close($0) } }
        _ = fcntl(ends[1], Int32(1031), 4096)  // F_SETPIPE_SZ: full at once
        let program = Process()
        program.executableURL = URL(fileURLWithPath: Home.program)
        program.arguments = arguments
        program.environment = home.environment
        let input = Pipe()
        program.standardInput = input
        program.standardOutput = FileHandle(fileDescriptor: ends[1])
        program.standardError = FileHandle.nullDevice
        try program.run()
        input.fileHandleForWriting.write(Data("Hello\n".utf8))
        await server.received(1)
        kill(program.processIdentifier, SIGTERM)
        program.waitUntilExit()  // a program that is held up never ends, and the test with it
        #expect([128 + SIGTERM, SIGTERM].contains(program.terminationStatus))
    }
}
