import Archive
import ChatModel
import Console
import ConversationStore
import Foundation
import CoachScreen
import JSON

/// The report of an export of conversations.
public struct TalkExportReport: Sendable {
    var path: String
    var format: ConversationFiles.Format
    var written: ConversationFiles.Written

    var sentence: String {
        "\(path): \(counted(written.conversations, "conversation")), \(counted(written.messages, "message"))."
    }

    /// Prints what was written: a sentence, or one JSON object.
    public func print(asJSON: Bool) {
        guard asJSON else { return Output.print(sentence) }
        Output.json(
            JSONText.object([
                "path": path, "format": format.rawValue, "conversations": written.conversations,
                "messages": written.messages,
            ]))
    }
}

extension Context {
    /// The conversations with these words in their titles, one for each; `nil` for no words.
    /// - Throws: a sentence that says which words fit none, or several.
    public func conversations(titled titles: [String]) async throws -> [UUID]? {
        guard !titles.isEmpty else { return nil }
        let all = try await conversations.conversations(limit: Int(Int32.max))
        return try titles.map { title in
            let same = all.filter { $0.title.compare(title, options: .caseInsensitive) == .orderedSame }
            let found = same.isEmpty ? all.filter { SearchTerms(title).areAll(in: $0.title) } : same
            if found.count == 1 { return found[0].id }
            throw Failure(
                found.isEmpty
                    ? "No conversation has \u{201C}\(title)\u{201D} in its title."
                    : "\(found.count) conversations have \u{201C}\(title)\u{201D} in their title; give more of it.",
                .usage)
        }
    }

    /// Writes conversations, all where none are named, and notes it in the history.
    public func exportTalks(
        _ chosen: [UUID]?, to path: String, as format: ConversationFiles.Format, mayReplace: Bool,
        from store: ConversationStore? = nil
    ) async throws -> TalkExportReport {
        let path = absolute(path)
        let moment = Date()
        let written: ConversationFiles.Written
        do {
            let files = ConversationFiles(store ?? conversations, madeBy: "airfit \(AirFitVersion.text)")
            written = try await openExports.noting(path) {
                try await files.write(chosen, to: path, as: format, mayReplace: mayReplace, at: moment)
            }
        } catch {
            throw Failure(archiving: error)
        }
        try exportHistory.add(
            ExportHistory.Entry(
                madeAt: moment, kind: format == .json ? .json : .markdown, isEncrypted: false, path: path,
                bytes: written.bytes, rows: written.messages))
        return TalkExportReport(path: path, format: format, written: written)
    }

    /// Exports from the screen.
    public func exportTalks(from store: ConversationStore) -> @Sendable (TalkExport) async -> TalkExport.Outcome {
        { export in
            do {
                let done = try await exportTalks(
                    export.conversation.map { [$0] }, to: export.path, as: export.isJSON ? .json : .markdown,
                    mayReplace: false, from: store)
                return TalkExport.Outcome("Written: \(done.sentence)", isProblem: false)
            } catch let failure as Failure {
                return TalkExport.Outcome(
                    failure.sentence.replacing(", or replace it with --force", with: ""), isProblem: true)
            } catch {
                return TalkExport.Outcome(Failure(archiving: error).sentence, isProblem: true)
            }
        }
    }
}
