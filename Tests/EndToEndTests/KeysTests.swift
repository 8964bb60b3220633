import Foundation
import TestSupport
import Testing
import Vault

extension Home {
    /// In no list of common ones: what the program itself holds would be found in its memory.
    static let passphrase = "violet harbour kettle moss"
    static let canary = "sk-canary-4711-0815-2342-wxyz"

    /// Gives the passphrase to every command.
    func givePassphrase(_ text: String = Home.passphrase) throws {
        let path = try file("passphrase", text + "\n")
        chmod(path, 0o600)
        environment["AIRFIT_PASSPHRASE_FILE"] = path
    }

    /// The vault of the home, from outside; cheap to open, so that tests are fast.
    var vault: Vault {
        Vault(folder: folder + "/data/airfit", cost: { PassphraseCost(memoryBytes: 8192, passes: 1) ?? .least })
    }

    func fillVault(_ keys: [String: String]) async throws {
        let vault = vault
        try await vault.create(with: [.passphrase(Secret(passphrase: Self.passphrase))])
        for (name, key) in keys { try await vault.set(Secret(key: key), for: name) }
    }

    /// The keys of the vault as they stand on the disk.
    func keys() async throws -> [String: String] {
        let vault = vault
        try await vault.unlock(with: .passphrase(Secret(passphrase: Self.passphrase)))
        var keys: [String: String] = [:]
        for key in try await vault.keys() { keys[key.name] = try await vault.key(key.name)?.revealed() }
        return keys
    }
}

@Suite(.blocksItsThread) struct `The keys command` {
    private let home: Home

    init() throws { home = try Home() }

    private func answering(_ answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackAnswer) throws
        -> LoopbackServer
    {
        let server = try LoopbackServer.start(answer)
        home.use(server)
        return server
    }

    @Test func `keeps a key that a question then uses, shows its end alone, and removes it`() async throws {
        let server = try answering { request in
            request.method == "GET" ? .whole(#"{"data":[{"id":"m"}]}"#) : .chatCompletionStream(of: ["Well."])
        }
        defer { server.stop() }
        try home.givePassphrase()
        let set = try home.run("keys", "set", "custom", input: "  \(Home.canary)\r\n")
        #expect(set.status == 0, "\(set.error)")
        #expect(set.error.contains("wxyz") && !set.error.contains("canary"))
        let list = try home.run("keys", "list")
        #expect(list.output.contains("custom") && list.output.contains("…wxyz"))
        #expect(!list.output.contains("canary"))
        let asked = try home.run("ask", "-p", "custom", "-m", "m", "How are you?")
        #expect(asked.output == "Well.\n", "\(asked.error)")
        #expect(server.requests.last?["authorization"] == "Bearer \(Home.canary)")
        let used = try json(try home.run("keys", "list", "--json").output)
        let key = try #require((used["keys"] as? [[String: Any]])?.first)
        #expect(key["source"] as? String == "vault")
        #expect(key["last_four"] as? String == "wxyz")
        #expect(key["last_used_at"] is String)
        #expect(try home.run("keys", "delete", "custom").status == 0)
        let missing = try home.run("keys", "delete", "custom")
        #expect(missing.status == 77)
        #expect(missing.error == "airfit: There is no key of custom in the vault.\n")
        #expect(try await home.keys().isEmpty)
    }

    @Test func `tests a key with its provider`() async throws {
        let server = try answering { request in
            request["authorization"] == "Bearer \(Home.canary)"
                ? .whole(#"{"data":[{"id":"m"}]}"#)
                : .whole(status: 401, #"{"error":{"message":"Incorrect API key provided: sk-other-key-0815-abcd"}}"#)
        }
        defer { server.stop() }
        try await home.fillVault(["custom": Home.canary])
        try home.givePassphrase()
        let good = try home.run("keys", "test", "custom")
        #expect(good.status == 0, "\(good.error)")
        #expect(good.output.contains("from the vault; it offers 1 model"))
        #expect(try home.run("keys", "list").output.contains(", works (tested "))
        home.environment["AIRFIT_CUSTOM_API_KEY"] = "sk-other-key-0815-abcd"
        let bad = try home.run("keys", "test")
        #expect(bad.status == 77)
        #expect(bad.error.contains("refused"))
        #expect(!(bad.output + bad.error).contains("0815-abcd"))
    }

    @Test func `takes the environment's key before that of the vault, and says so`() async throws {
        try await home.fillVault(["openai": Home.canary])
        home.environment["OPENAI_API_KEY"] = "sk-from-environment-1234"
        let list = try home.run("keys", "list").output.split(separator: "\n").map(String.init)
        #expect(list[0].contains("openai") && list[0].contains("OPENAI_API_KEY") && list[0].contains("…1234"))
        #expect(list[1].contains("the vault") && list[1].contains("locked") && list[1].contains("not used"))
        let providers = try json(try home.run("providers", "--json").output)
        let openAI = (providers["providers"] as? [[String: Any]])?.first { $0["id"] as? String == "openai" }
        #expect(openAI?["key_source"] as? String == "OPENAI_API_KEY")
    }

    @Test func `keeps no key that the provider refuses, unless it is told not to try it`() async throws {
        let server = try answering { _ in .whole(status: 401, #"{"error":{"message":"Incorrect API key"}}"#) }
        defer { server.stop() }
        try home.givePassphrase()
        let refused = try home.run("keys", "set", "custom", input: Home.canary)
        #expect(refused.status == 77)
        #expect(refused.error.contains("does not take this key; it was not kept"))
        #expect(!FileManager.default.fileExists(atPath: home.folder + "/data/airfit/vault"))
        let kept = try home.run("keys", "set", "custom", "--no-test", input: Home.canary)
        #expect(kept.status == 0, "\(kept.error)")
        #expect(try await home.keys() == ["custom": Home.canary])
        #expect(server.requests.count == 1)
    }

    @Test func `keeps a key untested where nobody answers`() async throws {
        let server = try answering { _ in .whole("") }
        server.stop()
        try home.givePassphrase()
        let set = try home.run("keys", "set", "custom", input: Home.canary)
        #expect(set.status == 0, "\(set.error)")
        #expect(set.error.contains("untested"))
        #expect(try await home.keys() == ["custom": Home.canary])
        #expect(try home.run("keys", "list").output.contains(", untested, not used yet"))
        let listed = try json(try home.run("keys", "list", "--json").output)
        let key = try #require((listed["keys"] as? [[String: Any]])?.first)
        #expect(key["tested"] as? Bool == false && key["tested_at"] is NSNull)
    }

    @Test func `lets the next provider answer when the key of the one that did is deleted`() async throws {
        try await home.fillVault(["openai": Home.canary, "anthropic": "sk-ant-0123456789"])
        try home.givePassphrase()
        #expect(try home.run("config", "set", "coach.provider", "openai").status == 0)
        let deleted = try home.run("keys", "delete", "openai")
        #expect(deleted.error.contains("From now on Anthropic answers."), "\(deleted.error)")
        #expect(try home.run("config", "get", "coach.provider").output == "anthropic\n")
        #expect(try home.run("keys", "delete", "anthropic").error.contains("From now on the offline coach answers."))
        #expect(try home.run("config", "get", "coach.provider").status == 1)
    }

    @Test func `moves nothing to a provider elsewhere where the one that answers may do so without a key`() async throws
    {
        try await home.fillVault(["custom": Home.canary, "anthropic": "sk-ant-0123456789"])
        try home.givePassphrase()
        #expect(try home.run("config", "set", "coach.provider", "custom").status == 0)
        let deleted = try home.run("keys", "delete", "custom")
        #expect(deleted.error.contains("is asked without a key from now on."), "\(deleted.error)")
        #expect(try home.run("config", "get", "coach.provider").output == "custom\n")
    }

    @Test func `makes no vault where nothing would protect it`() throws {
        let set = try home.run("keys", "set", "openai", "--no-test", input: Home.canary)
        #expect(set.status == 77)
        #expect(set.error.contains("--passphrase-fd"))
        #expect(!FileManager.default.fileExists(atPath: home.folder + "/data/airfit/vault"))
    }

    @Test(arguments: [
        ("", "is empty"), ("two words", "a letter that no key has"), ("sk-\u{1B}[2J", "cannot be seen"),
        (String(repeating: "k", count: 5000), "4096"),
    ])
    func `refuses what is no key`(text: String, word: String) throws {
        try home.givePassphrase()
        let set = try home.run("keys", "set", "openai", "--no-test", input: text)
        #expect(set.status == 65 || set.status == 77)
        #expect(set.error.contains(word), "\(set.error)")
        #expect(set.error.split(separator: "\n").count == 1)
    }

    @Test func `knows no other providers, and takes no key as an argument`() throws {
        try home.givePassphrase()
        #expect(try home.run("keys", "set", "nobody", input: "k").status == 64)
        #expect(try home.run("keys", "set", "openai", Home.canary).status == 64)
        #expect(try home.run("keys", "set", "openai", "--passphrase-fd", "0", input: "k").status == 64)
    }

    @Test func `is told from a wrong passphrase, and made to wait after it`() async throws {
        try await home.fillVault(["custom": Home.canary])
        try home.givePassphrase("another passphrase")
        let wrong = try home.run("ask", "-p", "custom", "-m", "m", "Hello?")
        #expect(wrong.status == 77)
        #expect(wrong.error.contains("does not open"))
        try home.givePassphrase()
        let tooSoon = try home.run("keys", "list")
        #expect(tooSoon.status == 77)
        #expect(tooSoon.error.contains("After wrong tries"))
    }

    @Test func `reads the passphrase from a descriptor, and from no file that others can read`() async throws {
        try await home.fillVault(["custom": Home.canary])
        let path = try home.file("given", Home.passphrase + "\n")
        let list = try PipedProgram(
            running: "/bin/sh",
            arguments: ["-c", "exec \"$0\" keys list --passphrase-fd 3 3<\"$1\"", Home.program, path],
            environment: home.environment)
        #expect(list.output.contains("…wxyz"), "\(list.error)")
        chmod(path, 0o644)
        home.environment["AIRFIT_PASSPHRASE_FILE"] = path
        let open = try home.run("keys", "list")
        #expect(open.status == 77)
        #expect(open.error.contains("chmod 600"))
    }

    @Test func `says what to do with a locked vault, and with a damaged one`() async throws {
        try await home.fillVault(["custom": Home.canary])
        home.environment["AIRFIT_CUSTOM_BASE_URL"] = "http://127.0.0.1:9"
        for arguments in [["ask", "-p", "custom", "-m", "m", "Hello?"], ["models", "custom"], ["keys", "test"]] {
            let locked = try home.run(arguments)
            #expect(locked.status == 77)
            #expect(locked.error.contains("AIRFIT_PASSPHRASE_FILE"), "\(locked.error)")
        }
        let path = home.folder + "/data/airfit/vault"
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        bytes[bytes.count / 2] ^= 1
        try bytes.write(to: URL(fileURLWithPath: path))
        let damaged = try home.run("keys", "delete", "custom")
        #expect(damaged.status == 65)
        #expect(damaged.error.contains("airfit keys restore"))
        #expect(try home.run("keys", "restore").status == 0)
        #expect(try await home.keys() == ["custom": Home.canary])
        #expect(try home.run("keys", "restore").status == 64)
    }

    @Test func `changes a passphrase, and recovers from a lost one`() async throws {
        try await home.fillVault(["custom": Home.canary])
        try home.givePassphrase()
        let code = try home.run("keys", "recovery-code")
        #expect(code.status == 0)
        func giving(_ command: String, _ new: String, input: String = "") throws -> PipedProgram {
            let path = try home.file("new", new)
            return try PipedProgram(
                running: "/bin/sh",
                arguments: ["-c", "exec \"$0\" keys \(command) --new-passphrase-fd 3 3<\"$1\"", Home.program, path],
                environment: home.environment, input: input)
        }
        #expect(try giving("passphrase", "short").status == 65)
        #expect(try giving("passphrase", "a new passphrase").status == 0)
        #expect(try home.run("keys", "list").status == 77)
        home.environment["AIRFIT_PASSPHRASE_FILE"] = nil
        try FileManager.default.removeItem(atPath: home.folder + "/data/airfit/vault.tries")
        #expect(try giving("recover", Home.passphrase, input: "NOT-A-CODE").status == 77)
        #expect(try giving("recover", Home.passphrase, input: code.output.lowercased()).status == 0)
        #expect(try await home.keys() == ["custom": Home.canary])
    }

    @Test func `asks on the terminal without showing anything`() async throws {
        let terminal = try PseudoTerminal(
            Home.program, arguments: ["keys", "set", "custom", "--no-test"], environment: home.environment)
        try terminal.wait("key") { $0.text.contains("Key of") && $0.text.contains(": ") }
        terminal.type("\(Home.canary)x\u{7F}\r")
        try terminal.wait("passphrase") { $0.text.contains("New passphrase") }
        terminal.type("nonsense\u{15}\(Home.passphrase)\r")
        try terminal.wait("again") { $0.text.contains("Once more") }
        terminal.type("\(Home.passphrase)\r")
        #expect(try terminal.waitForEnd() == .exited(0))
        #expect(!terminal.text.contains("canary") && !terminal.text.contains("horse"))
        #expect(try await home.keys() == ["custom": Home.canary])
    }

    @Test func `is stopped at the prompt as ever`() throws {
        let terminal = try PseudoTerminal(
            Home.program, arguments: ["keys", "set", "custom", "--no-test"], environment: home.environment)
        try terminal.wait("key") { $0.text.contains("Key of") }
        terminal.type("abc\u{3}")
        #expect(try terminal.waitForEnd() == .exited(130))
    }
}
