import Entries
import JSON
import Synchronization

/// Entries by the text that they are stored as. Sets and tags of ten years are thousands of them, and to decode the same
/// ones for every question took more time than all else of its answer.
enum DecodedEntries {
    /// Of more than that all are forgotten: nobody reads so many at once.
    private static let most = 20_000
    private static let known = Mutex<[String: LogEntry]>([:])

    /// - Throws: what the decoder does for one of a later version.
    static func entry(_ content: String) throws -> LogEntry {
        if let entry = known.withLock({ $0[content] }) { return entry }
        let entry = try CodedJSON.value(LogEntry.self, from: content)
        known.withLock { known in
            if known.count >= most { known.removeAll() }
            known[content] = entry
        }
        return entry
    }
}
