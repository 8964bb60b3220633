import Archive
import ChatModel
import Foundation
import TestSupport
import Testing

@testable import ConversationStore

@Suite struct `Conversations in files of their own` {
    private let folder: ScratchFolder
    private let store: ConversationStore
    private var files: ConversationFiles { ConversationFiles(store, madeBy: "airfit test") }

    init() throws {
        folder = try ScratchFolder()
        store = ConversationStore(path: folder.file("c.sqlite"))
    }

    private func talk(_ title: String) async throws -> UUID {
        let id = try await store.begin(title)
        let question = ChatMessage(.person, "# How did I sleep?", createdAt: moment(1))
        try await store.save(question, in: id)
        let model = ModelReference(provider: .custom, model: "small-1")
        for text in ["First answer", "Better answer"] {
            try await store.save(
                ChatMessage(
                    .coach, text, toolCalls: [ToolCall(id: "a", name: "sleep", argumentsJSON: #"{"days":7}"#)],
                    parent: question.id, createdAt: moment(2), model: model,
                    usage: TokenUsage(input: 100, output: 20, costUSD: 0.25)), in: id)
        }
        try await store.show(leaf: nil, model: model, of: id)
        return id
    }

    private func take(_ path: String, into store: ConversationStore) throws -> Int {
        try store.importing(from: "file") {
            _ = try ExportDocument.read(try FileSource(path: path), path: path, into: $0) { _ in true }
        }
    }

    @Test func `one in Markdown says where it comes from and what was said`() async throws {
        let id = try await talk("Sleep: \"deep\" & more\nlines")
        let path = folder.file("talk.md")
        let done = try await files.write([id], to: path, as: .markdown, at: moment(9))
        #expect(done.conversations == 1 && done.messages == 3 && done.bytes > 400)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(
            text == """
                ---
                title: "Sleep: \\"deep\\" & more\\u000alines"
                started: 2026-02-25T06:13:20Z
                updated: 2026-02-25T06:13:22Z
                provider: "custom"
                model: "small-1"
                messages: 2
                input_tokens: 100
                output_tokens: 20
                cost_usd: 0.2500
                exported_by: airfit
                ---

                # Sleep: "deep" & more lines

                ## You, 2026-02-25T06:13:21Z

                \\# How did I sleep?

                ## Coach (small-1), 2026-02-25T06:13:22Z

                Better answer

                - looked up: `sleep` `{"days":7}`

                *1 message of other branches are in the JSON export alone.*

                """)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        await #expect(throws: ArchiveError.exists(path: path)) {
            try await files.write([id], to: path, as: .markdown, at: moment(9))
        }
    }

    @Test func `Markdown has a chart as a block of text, below the call that drew it`() async throws {
        let id = try await store.begin("Charts")
        let question = ChatMessage(.person, "Show me my steps", createdAt: moment(1))
        let call = ChatMessage(
            .coach, "", toolCalls: [ToolCall(id: "a", name: "chart", argumentsJSON: #"{"metrics":["steps"]}"#)],
            parent: question.id, createdAt: moment(2))
        let json =
            #"{"kind":"over_time","from":"2026-02-20","to":"2026-02-22","by":"day","series":[{"metric":"steps","mean":5000,"n":2,"of":3,"values":[2000,null,8000]}]}"#
        let drawn = ChatMessage.result(
            ToolResult(callID: "a", name: "chart", json: json), parent: call.id, createdAt: moment(2))
        let answer = ChatMessage(.coach, "There they are.", parent: drawn.id, createdAt: moment(3))
        for message in [question, call, drawn, answer] { try await store.save(message, in: id) }
        let path = folder.file("chart.md")
        _ = try await files.write([id], to: path, as: .markdown, at: moment(9))
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains("```text\nSteps, 20 Feb – 22 Feb\n8,000 │  █\n"))
        #expect(text.components(separatedBy: "```").count == 3)
    }

    @Test func `Markdown does nothing to a terminal`() async throws {
        let id = try await store.begin("a\u{1B}]0;b\u{7}")
        try await store.save(ChatMessage(.coach, "x\u{1B}[2Jy\u{9B}31m\r\nz"), in: id)
        let path = folder.file("talk.md")
        _ = try await files.write([id], to: path, as: .markdown, at: moment(9))
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 32 && !(0x7F..<0xA0).contains($0.value) })
        #expect(text.contains("x␛[2Jy\u{FFFD}31m\nz"))
    }

    @Test func `all in Markdown are a folder, each under a name of its own`() async throws {
        for title in ["Sleep", "Sleep", "../../etc/passwd", "睡眠"] { _ = try await talk(title) }
        let path = folder.file("talks")
        _ = try await files.write(nil, to: path, as: .markdown, at: moment(9))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: path).sorted() == [
                "2026-02-25-etc-passwd.md", "2026-02-25-sleep-2.md", "2026-02-25-sleep.md", "2026-02-25-睡眠.md",
            ])
    }

    @Test func `one in JSON comes back with all its branches, once, and can be found`() async throws {
        let id = try await talk("Sleep")
        _ = try await talk("Other")
        let path = folder.file("talk.json")
        #expect(try await files.write([id], to: path, as: .json, at: moment(9)).messages == 3)
        let other = ConversationStore(path: folder.file("two.sqlite"))
        #expect(try take(path, into: other) == 3)
        #expect(try take(path, into: other) == 0)
        #expect(try await other.conversations(limit: 9) == [store.conversation(id)].compactMap { $0 })
        #expect(try await other.messages(of: id) == store.messages(of: id))
        #expect(try await other.talks(holding: SearchTerms("better"), limit: 9).count == 1)
        try await other.delete(id)
        #expect(try take(path, into: other) == 3, "what was deleted can be had back")
    }

    @Test func `a talk that went on in two places keeps what was said in both`() async throws {
        let id = try await talk("Sleep")
        let path = folder.file("talk.json")
        _ = try await files.write([id], to: path, as: .json, at: moment(9))
        let other = ConversationStore(path: folder.file("two.sqlite"))
        _ = try take(path, into: other)
        try await store.save(ChatMessage(.person, "here"), in: id)
        try await other.save(ChatMessage(.person, "there"), in: id)
        _ = try await files.write([id], to: path, as: .json, mayReplace: true, at: moment(9))
        #expect(try take(path, into: other) == 1)
        #expect(try await other.messages(of: id).map(\.text).suffix(2) == ["there", "here"])
    }

    @Test func `of a hostile file only what can be shown is taken`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let suite = try Self()
                let long = String(repeating: "t", count: 10_000)
                func file(_ text: String) -> String {
                    """
                    {"format":"airfit-export","version":1,"tables":{
                    "conversations":{"columns":["id","title","started_at_unix_ms","updated_at_unix_ms"],"rows":[
                    ["\(UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)).uuidString.lowercased())","\(long)",0,0],
                    ["' OR 1",null,0,0],[null,"x",0,0],["nope","no identifier",0,0]]},
                    "messages":{"columns":["id","conversation_id","position","author","text","thinking","created_at_unix_ms","completion"],
                    "rows":[
                    ["00000000-0000-0000-0000-0000000000a1","01000000-0000-0000-0000-000000000001",1,"person","\(text)","",0,"complete"],
                    ["00000000-0000-0000-0000-0000000000a2","01000000-0000-0000-0000-000000000001",1,"stranger","x","",0,"complete"],
                    ["00000000-0000-0000-0000-0000000000a3","02000000-0000-0000-0000-000000000001",1,"person","x","",0,"complete"],
                    ["x","01000000-0000-0000-0000-000000000001",1,"person","x","",0,"complete"]]}}}
                    """
                }
                let path = suite.folder.file("hostile.json")
                try file("words").write(toFile: path, atomically: true, encoding: .utf8)
                _ = try suite.take(path, into: suite.store)
                let talks = try await suite.store.conversations(limit: 9)
                #expect(talks.map(\.title.count) == [200])
                #expect(try await suite.store.messages(of: talks[0].id).map(\.text) == ["words"])
                try file(String(repeating: "w", count: 5 << 20)).write(toFile: path, atomically: true, encoding: .utf8)
                let second = ConversationStore(path: suite.folder.file("two.sqlite"))
                #expect(throws: ConversationError.failed(reason: "a message in the file is longer than 4 MB")) {
                    try suite.take(path, into: second)
                }
                #expect(try await second.conversations(limit: 9) == [], "all or nothing")
            }
        }
    }
}
