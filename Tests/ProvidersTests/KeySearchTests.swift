import ChatModel
import Foundation
import TestSupport
import Testing

@testable import Providers

@Suite struct `Keys that lie about` {
    private let home = NSTemporaryDirectory() + "airfit-found-\(UUID().uuidString)"

    private func finds(_ environment: [String: String] = [:], _ files: [String: String] = [:]) throws -> [String] {
        defer { try? FileManager.default.removeItem(atPath: home) }  // a folder of the test alone
        for (name, text) in files {
            let path = "\(home)/\(name)"
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        }
        let search = KeySearch(environment: environment.merging(["HOME": home]) { one, _ in one })
        return search.finds().map { find in "\(find.provider.rawValue) \(find.place) \(find.key.withText { $0 })" }
    }

    @Test func `usual variables of other programs are looked at`() throws {
        #expect(
            try finds(["GOOGLE_API_KEY": "AIza-1", "OPENROUTER_KEY": " sk-or-1\n", "OPENAI_API_KEY": ""])
                == ["gemini GOOGLE_API_KEY AIza-1", "openrouter OPENROUTER_KEY sk-or-1"])
    }

    @Test func `plain files of other programs are looked at`() throws {
        let files = [
            ".config/io.datasette.llm/keys.json": #"{"// Note": "plain", "openai": "sk-llm", "mistral": "m-1"}"#,
            ".local/share/opencode/auth.json":
                #"{"anthropic": {"type": "api", "key": "sk-ant-oc"}, "openai": {"type": "oauth", "access": "t"}}"#,
            ".codex/auth.json": #"{"OPENAI_API_KEY": "sk-codex", "tokens": null}"#,
            ".gemini/.env": "# mine\nexport GEMINI_API_KEY=\"AQ.env\"\n",
            ".config/shell_gpt/.sgptrc": "DEFAULT_MODEL=gpt\nOPENAI_API_KEY=sk-sgpt\n",
        ]
        #expect(
            try finds([:], files) == [
                "openai ~/.config/io.datasette.llm/keys.json sk-llm",
                "anthropic ~/.local/share/opencode/auth.json sk-ant-oc", "openai ~/.codex/auth.json sk-codex",
                "gemini ~/.gemini/.env AQ.env", "openai ~/.config/shell_gpt/.sgptrc sk-sgpt",
            ])
    }

    @Test func `a key in two places is named once`() throws {
        let files = [".codex/auth.json": #"{"OPENAI_API_KEY": "sk-1"}"#]
        #expect(try finds(["OPENAI_API_KEY": "sk-1"], files) == ["openai OPENAI_API_KEY sk-1"])
    }

    @Test func `what is no key, no JSON or no file is passed over`() throws {
        let files = [
            ".config/io.datasette.llm/keys.json": #"{"openai": "two words", "gemini": 7}"#,
            ".codex/auth.json": "{\"OPENAI_API_KEY\": ", ".gemini/.env/is-a-folder": "",
            ".config/shell_gpt/.sgptrc": "OPENAI_API_KEY\n=\nOPENAI_API_KEY=\u{1B}[2J\n",
        ]
        #expect(try finds([:], files).isEmpty)
    }

    @Test func `a file as large as no file of keys is not read`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let suite = Self()
                let padding = String(repeating: " ", count: 2 << 20)
                let found = try suite.finds([:], [".codex/auth.json": "\(padding){\"OPENAI_API_KEY\": \"sk-1\"}"])
                #expect(found.isEmpty)
            }
        }
    }

    @Test func `what describes a find does not show the key`() {
        let find = KeySearch(environment: ["OPENAI_API_KEY": "sk-planted"]).finds()
        #expect(find.count == 1)
        #expect(!"\(find)".contains("planted"))
    }
}
