import Foundation
import Testing

@Suite(.blocksItsThread) struct `A client that keeps asking` {
    /// Two requests together, again as soon as both are answered: the second line comes in the moment in which the program
    /// is about to wait for it.
    @Test func `gets every answer at once`() throws {
        let home = try Home()
        let (requests, answers) = (Pipe(), Pipe())
        let program = Process()
        program.executableURL = URL(fileURLWithPath: Home.program)
        program.arguments = ["--demo", "mcp"]
        program.environment = home.environment
        (program.standardInput, program.standardOutput) = (requests, answers)
        program.standardError = FileHandle.nullDevice
        try program.run()
        defer { program.terminate() }
        var lines = 0
        let output = answers.fileHandleForReading
        for round in 0..<2_000 {
            let pair = [2 * round, 2 * round + 1].map { #"{"jsonrpc":"2.0","id":\#($0),"method":"ping"}"# + "\n" }
            requests.fileHandleForWriting.write(Data(pair.joined().utf8))
            while lines < 2 * (round + 1) {
                var descriptor = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
                try #require(poll(&descriptor, 1, 60_000) == 1, "no answer in round \(round)")
                let some = output.availableData
                try #require(!some.isEmpty, "it is gone")
                lines += some.count { $0 == UInt8(ascii: "\n") }
            }
        }
        try requests.fileHandleForWriting.close()
        program.waitUntilExit()
        #expect(program.terminationStatus == 0 && lines == 4_000)
    }

    /// What stands behind the limit would be a request by itself.
    @Test func `is told once of a line that is too long, and nothing in it is done`() throws {
        let home = try Home()
        let filling = String(repeating: "x", count: (1 << 20) - #"{"a":""#.utf8.count)
        let long = #"{"a":""# + filling + #"{"jsonrpc":"2.0","id":7,"method":"ping"}"# + filling + filling
        let next = #"{"jsonrpc":"2.0","id":8,"method":"ping"}"#
        let ended = try home.run("--demo", "mcp", input: long + "\n" + next + "\n")
        let answers = ended.output.split(separator: "\n")
        #expect(ended.status == 0 && answers.count == 2, "\(ended.output)\(ended.error)")
        #expect(answers.first?.contains("-32700") == true && answers.last?.contains(#""id":8"#) == true)
    }
}
