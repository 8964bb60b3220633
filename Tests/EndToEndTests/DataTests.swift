import Foundation
import TestSupport
import Testing

/// Export, backup, restore and deletion from the command line.
@Suite(.blocksItsThread) struct `The person's data` {
    private let home: Home
    init() throws { home = try Home() }

    private func json(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    /// Files below a folder that hold a text.
    private func files(holding text: String, below folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
        return names.filter { name in
            // A folder or a socket holds no text.
            guard let data = try? Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)) else { return false }
            return data.range(of: Data(text.utf8)) != nil
        }
    }

    @Test func `comes back from an export after everything was deleted`() throws {
        try home.importDay(source: "Canary’s Watch")
        let first = try home.file("one.json")
        #expect(try home.run("export", first).status == 0)
        let erased = try home.run("erase", "--yes", "--json")
        #expect(erased.status == 0)
        #expect(try json(erased.output)["not_touched"] as? [String] == [first])
        #expect(files(holding: "Canary", below: home.folder + "/data") == [])
        #expect(try home.run("import", first).status == 0)
        let second = try home.file("two.json")
        #expect(try home.run("export", second).status == 0)
        let (before, after) = (
            try Data(contentsOf: URL(fileURLWithPath: first)), try Data(contentsOf: URL(fileURLWithPath: second))
        )
        let tables = try [before, after].map { data in
            try #require(try json(String(decoding: data, as: UTF8.self))["tables"] as? [String: [String: Any]])
        }
        for name in ["samples", "daily", "types", "sources", "activity_summaries"] {
            let rows = tables.map { $0[name]?["rows"] as? NSArray }
            #expect(rows[0] == rows[1], "\(name)")
            #expect(rows[0]?.count ?? 0 > 0 || name == "activity_summaries")
        }
    }

    @Test func `is exported without a key`() throws {
        try home.importDay()
        try home.file(
            "config/airfit/config.toml",
            """
            [profile]
            name = "Sam"
            [providers.custom]
            base_url = "https://example.org/v1"
            headers = { Authorization = "Bearer canary-key-1" }
            """)
        home.environment["OPENAI_API_KEY"] = "sk-canary-key-2"
        for (format, path) in [("json", try home.file("out.json")), ("csv", try home.file("out"))] {
            #expect(try home.run("export", path, "--format", format).status == 0)
        }
        #expect(files(holding: "canary-key", below: home.folder + "/out") == [])
        let text = try String(contentsOfFile: home.folder + "/out.json", encoding: .utf8)
        #expect(!text.contains("canary-key"))
        #expect(text.contains("\"name\":\"Sam\""))
        #expect(try home.run("export", home.folder + "/out.json").status == 64)
        #expect(try home.run("export", "--list").output.contains("out.json"))
    }

    @Test func `is backed up encrypted and put back`() throws {
        try home.importDay(source: "Canary’s Watch")
        let secret = try home.file("secret", Home.passphrase + "\n")
        chmod(secret, 0o600)
        home.environment["AIRFIT_PASSPHRASE_FILE"] = secret
        let backup = try home.file("my.backup")
        let made = try home.run("backup", backup)
        #expect(made.status == 0, "\(made.error)")
        #expect(try Data(contentsOf: URL(fileURLWithPath: backup)).range(of: Data("Canary".utf8)) == nil)
        #expect(try home.run("erase", "--yes").status == 0)
        let restored = try home.run("restore", "--yes", backup)
        #expect(restored.status == 0, "\(restored.error)")
        #expect(try home.steps(on: "2026-11-21") == 4321)
        // Again: now there is something to keep.
        let again = try home.run("restore", "--yes", backup)
        #expect(again.output.contains("before-restore-"))
        #expect(try home.steps(on: "2026-11-21") == 4321)
    }

    @Test func `stays as it is when a backup cannot be put back`() throws {
        try home.importDay()
        let backup = try home.file("plain.backup")
        #expect(try home.run("backup", "--unencrypted", backup).status == 0)
        let whole = try Data(contentsOf: URL(fileURLWithPath: backup))
        try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: backup))
        let before = try FileManager.default.contentsOfDirectory(atPath: home.folder + "/data/airfit").sorted()
        let outcome = try home.run("restore", "--yes", backup)
        #expect(outcome.status == 65)
        #expect(outcome.error == "airfit: \(backup) is damaged, so nothing was changed: it ends in the middle.\n")
        let letter = try home.file("letter", "Dear Sir")
        #expect(try home.run("restore", "--yes", letter).error.contains("is not a backup of AirFit"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.folder + "/data/airfit").sorted() == before)
        #expect(try home.steps(on: "2026-11-21") == 4321)
        #expect(try home.run("restore", backup).status == 64, "without a terminal and --yes nothing is done")
    }

    @Test func `is deleted for good, with what was said`() throws {
        try home.importDay(source: "Canary’s Watch")
        try home.file("state/airfit/draft", "Canary draft")
        try home.file("config/airfit/config.toml", "[profile]\nname = \"Sam\"\n")
        let server = try LoopbackServer.start { _ in .chatCompletionStream(of: ["Canary answer"]) }
        defer { server.stop() }
        home.use(server)
        #expect(try home.run("ask", "Canary question").status == 0)
        #expect(try home.run("erase").status == 64)
        let outcome = try home.run("erase", "--yes")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("Health data:"))
        #expect(outcome.output.contains("Your settings and themes were kept."))
        #expect(outcome.output.contains("SSD"))
        for folder in ["data", "state", "cache"] {
            #expect(files(holding: "Canary", below: home.folder + "/" + folder) == [], "\(folder)")
        }
        #expect(FileManager.default.fileExists(atPath: home.folder + "/config/airfit/config.toml"))
        #expect(try home.run("erase", "--yes", "--config").status == 0)
        #expect(!FileManager.default.fileExists(atPath: home.folder + "/config/airfit"))
    }

    @Test func `lists its imports`() throws {
        #expect(try home.run("import", "--list").output == "Nothing was imported yet.\n")
        try home.importDay()
        #expect(try home.run("import", "--list").output.contains("2 records: 2 new"))
    }
}
