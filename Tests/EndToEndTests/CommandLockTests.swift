import Foundation
import TestSupport
import Testing
import Vault

/// The app lock as somebody at the shell meets it.
@Suite(.blocksItsThread) struct `The lock on the command line` {
    private let home: Home

    init() async throws {
        home = try Home()
        try home.importDay()
        try await home.fillVault(["custom": Home.canary])
        try home.file("config/airfit/config.toml", "[lock]\nenabled = true\n")
    }

    /// What needs no passphrase; everything else asks, also what comes later.
    private static let free: Set<String> = [
        "tools", "providers", "doctor", "config path", "keys passphrase", "keys recover", "keys restore",
        "man", "licenses", "sync install", "sync remove", "notify install", "notify remove",
        // Opens the screen, which asks for itself.
        "open",
    ]
    private static let sentence = "AirFit is locked; give the passphrase"

    /// Every command with arguments that the parser takes, as the program itself describes them.
    private func commands() throws -> [[String]] {
        let json = try home.run("--experimental-dump-help").output
        let root = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        func leaves(_ command: [String: Any], _ path: [String]) -> [[String]] {
            let inner = (command["subcommands"] as? [[String: Any]] ?? []).filter {
                $0["commandName"] as? String != "help"
            }
            guard inner.isEmpty else {
                return inner.flatMap { leaves($0, path + [$0["commandName"] as? String ?? ""]) }
            }
            let required = (command["arguments"] as? [[String: Any]] ?? [])
                .filter { $0["kind"] as? String == "positional" && $0["isOptional"] as? Bool == false }
            return [path + required.map { _ in "1" }]
        }
        return try leaves(#require(root["command"] as? [String: Any]), [])
    }

    private static func name(_ words: [String]) -> String { words.filter { $0 != "1" }.joined(separator: " ") }

    @Test func `stands before every command that is not named as free of it`() throws {
        let commands = try commands()
        #expect(commands.count > 20)
        var seen: Set<String> = []
        for words in commands {
            var words = words
            let name = Self.name(words)
            seen.insert(name)
            // What their own rules want besides.
            if name == "log" { words = ["log", "water", "500ml"] }
            if ["export", "import", "restore"].contains(name) { words = [name, home.folder + "/nothing"] }
            if name == "ask" { words = ["ask", "Hello?"] }
            if name == "doctor" { words.append("--offline") }
            if name == "open" { words = ["open", "log"] }
            if name == "plan make" { words += ["--keep", "--days", "tue:60"] }
            let outcome = try home.run(words)
            if Self.free.contains(name) {
                #expect(!outcome.error.contains(Self.sentence), "\(name)")
            } else {
                #expect(outcome.status == 77 && outcome.error.contains(Self.sentence), "\(name): \(outcome)")
                #expect(
                    outcome.error.split(separator: "\n").count == 1 && outcome.output.isEmpty, "\(name): \(outcome)")
            }
        }
        #expect(Self.free.isSubset(of: seen))
        for words in [["--plain"], ["--demo", "--plain"], ["doctor", "--verify"]] {
            let outcome = try home.run(words)
            #expect(outcome.status == 77 && outcome.error.contains(Self.sentence), "\(words): \(outcome)")
        }
        for words in [["--help"], ["--version"], ["help"], ["help", "ask"], ["keys"], ["config"]] {
            #expect(try !home.run(words).error.contains(Self.sentence), "\(words)")
        }
    }

    @Test func `opens by a file or a descriptor, and counts wrong tries`() throws {
        let path = try home.file("given", Home.passphrase + "\n")
        let shell = ["-c", "exec \"$0\" snapshot --date 2026-11-20 --passphrase-fd 3 3<\"$1\"", Home.program, path]
        let byDescriptor = try PipedProgram(running: "/bin/sh", arguments: shell, environment: home.environment)
        #expect(byDescriptor.status == 0, "\(byDescriptor.error)")
        try home.givePassphrase()
        #expect(try home.run("snapshot", "--json").status == 0)
        #expect(try home.run("keys", "list").output.contains("wxyz"))
        try home.givePassphrase("another passphrase altogether")
        #expect(try home.run("snapshot").status == 77)
        let second = try home.run("log", "--list")
        #expect(second.status == 77 && second.error.contains("After wrong tries"), "\(second.error)")
    }

    @Test func `shows nothing personal in doctor`() throws {
        let locked = try home.run("doctor", "--offline", "--json")
        #expect(!locked.output.contains("\"samples\"") && !locked.output.contains("last_import_at"))
        try home.givePassphrase()
        #expect(try home.run("doctor", "--offline", "--json").output.contains("\"samples\""))
    }

    @Test func `is not turned off by an edit of the file, nor by another configuration`() throws {
        try home.givePassphrase()
        #expect(try home.run("snapshot").status == 0)  // from here on the vault knows
        let file = home.environment.removeValue(forKey: "AIRFIT_PASSPHRASE_FILE")
        for text in ["[lock]\nenabled = false\n", "", "[lock\n"] {
            try home.file("config/airfit/config.toml", text)
            #expect(try home.run("snapshot").status == 77, "\(text)")
        }
        home.environment["XDG_CONFIG_HOME"] = home.folder + "/elsewhere"
        #expect(try home.run("export", home.folder + "/out.json").status == 77)
        #expect(try home.run("config", "set", "lock.enabled", "false").status == 77)
        let screen = try home.open("--date", "2026-11-21")
        try screen.wait(for: "AirFit is locked")
        #expect(try screen.quit() == .exited(0))
        home.environment["XDG_CONFIG_HOME"] = home.folder + "/config"
        try home.file("config/airfit/config.toml", "[lock]\nenabled = true\n")
        home.environment["AIRFIT_PASSPHRASE_FILE"] = file
        let off = try home.run("config", "set", "lock.enabled", "false")
        #expect(off.status == 0, "\(off.error)")
        home.environment["AIRFIT_PASSPHRASE_FILE"] = nil
        #expect(try home.run("snapshot").status == 0)
    }

    @Test func `stays on where the vault is damaged or gone beside an edit of the file`() throws {
        try home.givePassphrase()
        #expect(try home.run("snapshot").status == 0)  // from here on the vault knows
        home.environment["AIRFIT_PASSPHRASE_FILE"] = nil
        #expect(try home.run("snapshot").status == 77)  // and so does the record beside the settings
        try home.file("config/airfit/config.toml", "")
        for text in ["no vault", ""] {
            try home.file("data/airfit/vault", text)
            #expect(try home.run("snapshot").status == 77, "\(text)")
        }
        for name in ["vault", "vault.bak"] { unlink(home.folder + "/data/airfit/" + name) }
        #expect(try home.run("export", home.folder + "/out.json").status == 77)
    }

    @Test func `holds against an edit of the file from the moment it is turned on`() throws {
        let unlocked = "[ui]\nbell = true\n"
        let path = try home.file("config/airfit/config.toml", unlocked)
        let refused = try home.run("config", "set", "lock.enabled", "true")
        #expect(refused.status == 77 && refused.error.contains("The lock is not on"), "\(refused.error)")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == unlocked)
        try home.givePassphrase()
        let on = try home.run("config", "set", "lock.enabled", "true")
        #expect(on.status == 0, "\(on.error)")
        home.environment["AIRFIT_PASSPHRASE_FILE"] = nil
        try home.file("config/airfit/config.toml", "[lock]\nenabled = false\n")
        #expect(try home.run("snapshot").status == 77)
    }

    @Test func `opens nothing where the vault that was there is missing`() throws {
        try home.givePassphrase()
        #expect(try home.run("snapshot").status == 0)  // from here on it is known that there is one
        let (data, elsewhere) = (home.folder + "/data/airfit", home.folder + "/elsewhere")
        let files = FileManager.default
        try files.createDirectory(atPath: elsewhere, withIntermediateDirectories: false)
        let vault = try files.contentsOfDirectory(atPath: data).filter { $0.hasPrefix("vault") }
        for name in vault { try files.moveItem(atPath: "\(data)/\(name)", toPath: "\(elsewhere)/\(name)") }
        for command in [["snapshot"], ["keys", "list"], ["export", home.folder + "/out.json"], ["--plain"]] {
            let outcome = try home.run(command)
            #expect(
                outcome.status == 77 && outcome.error.contains("it was there before and is missing"),
                "\(command): \(outcome)")
        }
        let screen = try home.open("--date", "2026-11-21")
        try screen.wait(for: "was there before")
        #expect(!screen.text.contains("4,000"))
        #expect(try screen.quit() == .exited(0))
        try home.file("config/airfit/config.toml", "")
        for command in [["keys", "list"], ["keys", "set", "custom", "--no-test"]] {
            let outcome = try home.run(command, input: "sk-another-key-0123456789\n")
            #expect(outcome.error.contains("it was there before and is missing"), "\(command): \(outcome)")
            #expect(outcome.status == 65, "\(command)")
        }
        #expect(try home.run("doctor", "--offline").output.contains("it was there before and is missing"))
        #expect(!files.fileExists(atPath: data + "/vault"))
        for name in vault where !files.fileExists(atPath: "\(data)/\(name)") {
            try files.moveItem(atPath: "\(elsewhere)/\(name)", toPath: "\(data)/\(name)")
        }
        #expect(try home.run("keys", "list").output.contains("wxyz"))
    }

    @Test func `fails closed beside a vault that nothing opens`() throws {
        try Data("AIRFITV1 nonsense".utf8).write(to: URL(fileURLWithPath: home.folder + "/data/airfit/vault"))
        let outcome = try home.run("snapshot")
        #expect(outcome.status == 77 && outcome.error.contains("airfit keys restore"), "\(outcome.error)")
    }
}
