import Foundation
import Testing

@Suite struct `A client that keeps asking` {
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
}
