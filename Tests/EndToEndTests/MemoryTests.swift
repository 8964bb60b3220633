import Foundation
import TestSupport
import Testing
import Vault

/// What a debugger of root would find in the program, which other programs of the same user may not look into.
@Suite(
    .blocksItsThread, .enabled(if: ProcessMemory.isReadable, "the memory of another process can be read by root alone"))
struct `In the memory of the program` {
    private let home: Home

    init() async throws {
        home = try Home()
        try await home.fillVault(["custom": Home.canary])
    }

    /// Asks nobody what the server may see: a busy machine may not know in time where it computes.
    private func open(asking server: LoopbackServer) throws -> Screen {
        home.use(server)
        try home.file(
            "config/airfit/config.toml",
            """
            [lock]
            enabled = true
            [coach]
            provider = "custom"
            model = "m"
            [privacy]
            preview = "never"
            [consents.custom]
            host = "127.0.0.1:\(server.port)"
            share = []
            """)
        let screen = try home.open("--date", "2026-11-21")
        try screen.wait(for: "AirFit is locked")
        screen.type(Home.passphrase + Key.enter)
        try screen.wait(for: "Ask the coach")
        return screen
    }

    /// How often a text is found once the lock has had the time to forget: dropping keys goes on behind the screen.
    private func copies(of text: String, in screen: Screen) throws -> [ProcessMemory.Place] {
        var found: [ProcessMemory.Place] = []
        for _ in 0..<100 {
            found = try ProcessMemory.places(of: Array(text.utf8), in: screen.terminal.process)
            if found.isEmpty { return [] }
            usleep(50_000)
        }
        return found
    }

    @Test func `no copy of a key is left after the lock, whatever it was used for`() throws {
        let server = try LoopbackServer.start { request in
            request.method == "GET"
                ? .whole(#"{"data":[{"id":"m"}]}"#) : .chatCompletionStream(of: ["Well", " slept."])
        }
        defer { server.stop() }
        let screen = try open(asking: server)
        screen.type("How did I sleep?" + Key.enter)
        try screen.wait(for: "Well slept.")
        #expect(server.requests.contains { $0["authorization"] == "Bearer \(Home.canary)" })
        screen.type("\u{1B}[20~")
        try screen.wait(for: "API keys")
        screen.type("/api keys" + Key.enter)
        try screen.wait(for: "…wxyz")
        #expect(try !ProcessMemory.places(of: Array(Home.canary.utf8), in: screen.terminal.process).isEmpty)
        screen.type(Key.control("x"))
        try screen.wait(for: "AirFit is locked")
        let left = try copies(of: Home.canary, in: screen)
        #expect(left.isEmpty, "\(left)")
        let typed = try copies(of: Home.passphrase, in: screen)
        #expect(typed.isEmpty, "\(typed)")
        screen.type("\u{1B}[200~\(Home.passphrase)\u{1B}[201~" + Key.enter)
        try screen.wait(for: "…wxyz")
        screen.type(Key.control("x"))
        try screen.wait(for: "AirFit is locked")
        let pasted = try copies(of: Home.passphrase, in: screen)
        #expect(pasted.isEmpty, "\(pasted)")
        #expect(try screen.quit() == .exited(0))
    }

    @Test func `nor while an answer arrives at that moment`() throws {
        let gate = Gate()
        let server = try LoopbackServer.start { _ in .streaming(["Wait."], until: gate, then: ["Done."]) }
        defer { server.stop() }
        let screen = try open(asking: server)
        screen.type("How did I sleep?" + Key.enter)
        try screen.wait(for: "Wait.")
        screen.type(Key.control("x"))
        try screen.wait(for: "AirFit is locked")
        let left = try copies(of: Home.canary, in: screen)
        #expect(left.isEmpty, "\(left)")
        gate.open()
        #expect(try screen.quit() == .exited(0))
    }
}

/// Looks through what another process holds in memory.
enum ProcessMemory {
    struct Place: CustomStringConvertible {
        var address: UInt
        /// What is mapped there: `[heap]`, `[stack]`, a library; empty for memory without a name.
        var name: String
        /// The letters around it.
        var around: String
        var description: String { "\(String(address, radix: 16)) \(name) \(around.debugDescription)" }
    }

    /// Whether this user may: of a process that is not its own as well.
    static var isReadable: Bool { geteuid() == 0 && access("/proc/1/maps", R_OK) == 0 }

    static func places(of text: [UInt8], in process: pid_t) throws -> [Place] {
        let maps = try String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8)
        let memory = Foundation.open("/proc/\(process)/mem", O_RDONLY | O_CLOEXEC)
        guard memory >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        defer { close(memory) }
        var places: [Place] = []
        for line in maps.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 5)
            let bounds = parts[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            let name = parts.count > 5 ? parts[5].trimmingCharacters(in: .whitespaces) : ""
            // Code and constants hold what they held before the program began.
            guard parts[1].hasPrefix("r"), name.isEmpty || name.hasPrefix("[") || parts[1].contains("w") else {
                continue
            }
            var bytes = [UInt8](repeating: 0, count: Int(bounds[1] - bounds[0]))
            let count = bytes.withUnsafeMutableBytes { pread(memory, $0.baseAddress, $0.count, off_t(bounds[0])) }
            guard count > 0 else { continue }  // the kernel's own pages
            places += offsets(of: text, in: bytes[..<count]).map { offset in
                let around = bytes[max(0, offset - 30)..<min(count, offset + text.count + 30)]
                return Place(
                    address: bounds[0] + UInt(offset), name: name,
                    around: String(decoding: around.map { (0x20..<0x7F).contains($0) ? $0 : 0x2E }, as: UTF8.self))
            }
        }
        return places
    }

    private static func offsets(of text: [UInt8], in bytes: ArraySlice<UInt8>) -> [Int] {
        bytes.withUnsafeBytes { whole in
            guard let base = whole.baseAddress, let first = text.first else { return [] }
            var found: [Int] = []
            var start = 0
            while start + text.count <= whole.count,
                let place = memchr(base + start, Int32(first), whole.count - start - text.count + 1)
            {
                let offset = UnsafeRawPointer(place) - base
                if memcmp(place, text, text.count) == 0 { found.append(offset) }
                start = offset + 1
            }
            return found
        }
    }
}
