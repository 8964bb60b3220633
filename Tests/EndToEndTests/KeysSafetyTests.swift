import Foundation
import TestSupport
import Testing
import Vault

@Suite(.blocksItsThread) struct `A key that must not be seen` {
    private let home: Home

    init() throws { home = try Home() }

    /// Files below the home that hold a text, but for those named.
    private func files(holding texts: [String], except: Set<String> = []) throws -> [String] {
        let files = FileManager.default.enumerator(atPath: home.folder)?.compactMap { $0 as? String } ?? []
        return try files.filter { name in
            let path = home.folder + "/" + name
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
                !except.contains(name)
            else { return false }
            let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
            return texts.contains { bytes.range(of: Data($0.utf8)) != nil }
        }
    }

    @Test func `is in no file, log or output of any command`() async throws {
        let server = try LoopbackServer.start { request in
            if request.method == "GET" { return .whole(#"{"data":[{"id":"m"}]}"#) }
            let said = request["authorization"] ?? ""
            return request.number % 2 == 0
                ? .chatCompletionStream(of: ["Well."])
                : .whole(status: 401, #"{"error":{"message":"Incorrect API key provided: \#(said.dropFirst(7))"}}"#)
        }
        defer { server.stop() }
        home.use(server)
        try home.givePassphrase()
        var said = ""
        let commands: [([String], String)] = [
            (["keys", "set", "custom", "--no-test"], Home.canary), (["keys", "list"], ""),
            (["keys", "list", "--json"], ""),
            (["keys", "test", "custom"], ""), (["ask", "-p", "custom", "-m", "m", "Hello?"], ""),
            (["ask", "-p", "custom", "-m", "m", "--json", "Hello?"], ""), (["models", "custom", "--json"], ""),
            (["providers", "--json"], ""), (["doctor", "--json"], ""), (["keys", "recovery-code"], ""),
        ]
        for (arguments, input) in commands {
            let outcome = try home.run(arguments, input: input)
            said += outcome.output + outcome.error
        }
        #expect(server.requests.contains { $0["authorization"] == "Bearer \(Home.canary)" })
        #expect(!said.contains("canary") && !said.contains("horse"), "\(said)")
        // In base 64 and hexadecimal neither.
        let key = Data(Home.canary.utf8)
        let forms = ["canary", "4711-0815", key.base64EncodedString(), key.map { String(format: "%02x", $0) }.joined()]
        #expect(try files(holding: forms + [Home.passphrase], except: ["passphrase"]).isEmpty)
        for name in ["vault", "vault.bak", "vault.lock"] {
            var facts = stat()
            #expect(
                lstat(home.folder + "/data/airfit/" + name, &facts) == 0 && facts.st_mode & 0o777 == 0o600, "\(name)")
        }
    }

    @Test func `is in no argument and no environment, and a crash leaves no memory behind`() async throws {
        let gate = Gate()
        let server = try LoopbackServer.start { _ in .streaming(["Wait."], until: gate, then: ["Done."]) }
        defer { server.stop() }
        home.use(server)
        try await home.fillVault(["custom": Home.canary])
        try home.givePassphrase()
        let terminal = try PseudoTerminal(
            "/bin/sh",
            arguments: [
                "-c", "cd \"$1\"; ulimit -c unlimited; exec \"$0\" ask -p custom -m m Hello?", Home.program,
                home.folder,
            ], environment: home.environment)
        try terminal.wait("the answer's beginning") { $0.text.contains("Wait.") }
        for process in [terminal.process] + terminal.children {
            for part in ["cmdline", "environ"] {
                // Not readable at all is as good.
                let bytes = (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/\(part)"))) ?? Data()
                #expect(bytes.range(of: Data("canary".utf8)) == nil, "\(part)")
            }
        }
        let limits = try String(contentsOfFile: "/proc/\(terminal.process)/limits", encoding: .utf8)
        #expect(limits.contains(/Max core file size\s+0\s+0/))
        // What belongs to a process that may not be dumped belongs to root.
        var facts = stat()
        #expect(stat("/proc/\(terminal.process)/mem", &facts) == 0 && facts.st_uid == 0)
        terminal.send(signal: SIGSEGV)
        #expect(try terminal.waitForEnd() == .signalled(SIGSEGV))
        #expect(!terminal.text.contains("Backtrace") && !terminal.text.contains("canary"))
        #expect(try files(holding: ["canary"]).isEmpty)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: home.folder).filter { $0.hasPrefix("core") }.isEmpty)
        gate.open()
    }
}

@Suite(.blocksItsThread) struct `The vault under stress` {
    private let home: Home

    init() throws {
        home = try Home()
        let tables = (0..<8).map { "[providers.p\($0)]\nbase_url = \"https://p\($0).example/v1\"\nmodel = \"m\"\n" }
        try home.file("config/airfit/config.toml", tables.joined(separator: "\n"))
        try home.givePassphrase()
    }

    @Test func `loses no key when eight programs keep one at once`() async throws {
        try await home.fillVault([:])
        let (program, environment) = (Home.program, home.environment)
        let outcomes = try await withThrowingTaskGroup(of: PipedProgram.self) { group in
            for number in 0..<8 {
                group.addTask {
                    try PipedProgram(
                        running: program, arguments: ["keys", "set", "p\(number)", "--no-test"],
                        environment: environment,
                        input: "key-of-p\(number)")
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        for outcome in outcomes { #expect(outcome.status == 0, "\(outcome.error)") }
        let expected = Dictionary(uniqueKeysWithValues: (0..<8).map { ("p\($0)", "key-of-p\($0)") })
        #expect(try await home.keys() == expected)
    }

    @Test func `stays as it was on a full disk`() async throws {
        try await home.fillVault(["p0": Home.canary])
        let path = home.folder + "/data/airfit/vault"
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        // No file may be longer than a block, and who writes more is told so instead of being killed.
        let full = try PipedProgram(
            running: "/bin/sh",
            arguments: ["-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\" keys set p1 --no-test", Home.program],
            environment: home.environment, input: "key-of-p1")
        #expect(full.status == 1)
        #expect(full.error.contains("The disk is full"), "\(full.error)")
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
        let names = try FileManager.default.contentsOfDirectory(atPath: home.folder + "/data/airfit")
        #expect(!names.contains { $0.contains(".new-") })
        #expect(try home.run("keys", "set", "p1", "--no-test", input: "key-of-p1").status == 0)
        #expect(try await home.keys() == ["p0": Home.canary, "p1": "key-of-p1"])
    }

    @Test func `holds the old or the new key after each of 200 kills while it is written`() async throws {
        try await home.fillVault(["p0": "key-0-0123456789"])
        // How long one takes, to spread the kills over all of it.
        let took = try ContinuousClock().measure {
            _ = try home.run("keys", "set", "p0", "--no-test", input: "key-0-0123456789")
        }
        var last = 0
        var killed = 0
        for number in 1...200 {
            // One that is killed while it tries its passphrase has used up a try.
            unlink(home.folder + "/data/airfit/vault.tries")
            let program = try KillableProgram(
                Home.program, ["keys", "set", "p0", "--no-test"], home.environment, input: "key-\(number)-0123456789")
            program.kill(after: took * (Double(number % 50) / 50 * 1.1))
            killed += program.wasKilled ? 1 : 0
            guard number % 5 == 0 || program.hasEnded else { continue }
            unlink(home.folder + "/data/airfit/vault.tries")
            let key = try #require(try await home.keys()["p0"])
            let holds = try #require(Int(key.split(separator: "-")[1]))
            #expect(holds >= last && holds <= number, "\(key) after \(last)")
            last = holds
        }
        #expect(killed > 20, "only \(killed) were killed in time")
        unlink(home.folder + "/data/airfit/vault.tries")
        #expect(try home.run("keys", "set", "p1", "--no-test", input: "key-of-p1").status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: home.folder + "/data/airfit").sorted()
        #expect(names.filter { $0.hasPrefix("vault") && $0 != "vault.tries" } == ["vault", "vault.bak", "vault.lock"])
    }
}

/// A program that is killed after a while.
final class KillableProgram {
    private let process: pid_t
    private(set) var wasKilled = false
    /// It came to its own end before.
    var hasEnded: Bool { !wasKilled }

    init(_ program: String, _ arguments: [String], _ environment: [String: String], input: String) throws {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw POSIXError(.init(rawValue: errno) ?? .EIO)
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var process: pid_t = 0
        let problem = posix_spawn(&process, program, &actions, nil, &words, &variables)
        close(ends[0])
        _ = Array(input.utf8).withUnsafeBytes { send(ends[1], $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        close(ends[1])
        guard problem == 0 else { throw POSIXError(.init(rawValue: problem) ?? .EIO) }
        self.process = process
    }

    /// At any moment of its life: which one it is does not matter, that there are many does.
    func kill(after wait: Duration) {
        usleep(UInt32(max(0, wait / .microseconds(1))))
        _ = Foundation.kill(process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        wasKilled = status & 0x7F == SIGKILL
    }
}
