import Archive
import ChatModel
import Foundation
import GRDB

/// Conversations in files of their own.
public struct ConversationFiles: Sendable {
    /// The form conversations are exported in.
    public enum Format: String, CaseIterable, Sendable {
        /// One file that `airfit import` reads back, with all branches.
        case json
        /// To read: one file, or a folder with a file for each conversation.
        case markdown
    }

    /// Counts of what an export holds.
    public struct Written: Equatable, Sendable {
        /// Conversations that were written.
        public var conversations: Int
        /// Messages that were written.
        public var messages: Int
        /// Size of the file in bytes.
        public var bytes: Int
    }

    private let store: ConversationStore
    /// For example `airfit 1.0`.
    private let madeBy: String

    public init(_ store: ConversationStore, madeBy: String) {
        self.store = store
        self.madeBy = madeBy
    }

    /// - Parameters:
    ///   - conversations: `nil` for all.
    ///   - path: absolute; a folder for several in Markdown.
    /// - Throws: `ArchiveError`, `ConversationError`; nothing is left then.
    public func write(
        _ conversations: [UUID]?, to path: String, as format: Format, mayReplace: Bool = false, at moment: Date
    ) async throws -> Written {
        let all = try await store.conversations(limit: Int(Int32.max))
        let chosen = conversations.map { ids in all.filter { ids.contains($0.id) } } ?? all
        guard !chosen.isEmpty else { throw ConversationError.failed(reason: "there is no such conversation") }
        switch format {
        case .json: return try await writeJSON(chosen, path, mayReplace, moment)
        case .markdown: return try await writeMarkdown(chosen, path, mayReplace, isFolder: conversations?.count != 1)
        }
    }

    private func writeJSON(
        _ chosen: [Conversation], _ path: String, _ mayReplace: Bool, _ moment: Date
    ) async throws -> Written {
        let (store, ids, seen) = (store, chosen.map(\.id), await store.seen)
        let head = ExportHead(madeAt: Int64(moment.timeIntervalSince1970), madeBy: madeBy, settingsJSON: "{}")
        let export = Export(
            path: path, format: .json, mayReplace: mayReplace, head: head,
            tables: [{ try store.export(ids, seen, to: $0) }])
        let done = try await export.write { _ in }
        return Written(conversations: chosen.count, messages: done.rows - chosen.count, bytes: done.bytes)
    }

    private func writeMarkdown(
        _ chosen: [Conversation], _ path: String, _ mayReplace: Bool, isFolder: Bool
    ) async throws -> Written {
        var written = Written(conversations: chosen.count, messages: 0, bytes: 0)
        guard isFolder else {
            let messages = try await store.messages(of: chosen[0].id)
            written.messages = messages.count
            let file = try PrivateFile(path: path, mayReplace: mayReplace)
            written.bytes = try Self.put(
                ConversationMarkdown(conversation: chosen[0], messages: messages).text, into: file)
            return written
        }
        let folder = try PrivateFolder(path: path)
        do {
            var names: Set<String> = []
            for conversation in chosen {
                let messages = try await store.messages(of: conversation.id)
                let text = ConversationMarkdown(conversation: conversation, messages: messages).text
                written.bytes += try Self.put(text, into: try folder.file(Self.name(of: conversation, besides: &names)))
                written.messages += messages.count
            }
            try folder.finish()
        } catch {
            folder.abandon()
            throw error
        }
        return written
    }

    /// - Returns: bytes.
    private static func put(_ text: String, into file: any ByteSink) throws(ArchiveError) -> Int {
        do throws(ArchiveError) {
            try file.write(Array(text.utf8))
            try file.finish()
            return text.utf8.count
        } catch {
            file.abandon()
            throw error
        }
    }

    /// The day it began and its title; a number where two are the same.
    private static func name(of conversation: Conversation, besides names: inout Set<String>) -> String {
        let day = conversation.startedAt.formatted(.iso8601.year().month().day())
        let name = "\(day)-\(ConversationMarkdown.fileName(of: conversation.title))"
        var number = 1
        while !names.insert(number == 1 ? name : "\(name)-\(number)").inserted { number += 1 }
        return (number == 1 ? name : "\(name)-\(number)") + ".md"
    }
}

extension ConversationStore {
    /// Writes some conversations with their messages to `output`. Blocks: not for the main thread.
    nonisolated func export(
        _ conversations: [UUID], _ seen: VisibleConversations, to output: any TableOutput
    ) throws {
        do {
            let queue = try ConversationFile.open(path: path)
            try queue.write { db in
                try db.execute(sql: "CREATE TEMP TABLE chosen (id TEXT PRIMARY KEY)")
                for id in conversations {
                    try db.execute(sql: "INSERT OR IGNORE INTO chosen VALUES (?)", arguments: [id.uuidString])
                }
                try ConversationTables.write(
                    (ConversationTables.conversations, "conversation WHERE id IN (SELECT id FROM chosen)"), db,
                    to: output)
                try ConversationTables.write(
                    (
                        ConversationTables.messages,
                        "message WHERE conversation_id IN (SELECT id FROM chosen) AND \(seen.messages)"
                    ), db,
                    to: output)
                try db.execute(sql: "DROP TABLE chosen")
            }
            try queue.close()
        } catch let error as DatabaseError {
            throw ConversationError(error)
        }
    }
}
