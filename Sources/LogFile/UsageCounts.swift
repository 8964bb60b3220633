import Files
import Foundation
import JSON
import Synchronization

/// How often screens are opened and commands run on a day, in a small file that never leaves the machine. Only for people
/// who switched it on; holds names of parts of the program and numbers, nothing else.
public final class UsageCounts: Sendable {
    /// Days that are kept.
    static let mostDays = 400

    public let path: String
    /// The counts since the last `save`, by day and name.
    private let fresh = Mutex<[String: [String: Int]]>([:])

    public init(path: String) { self.path = path }

    /// - Parameters:
    ///   - name: a part of the program, for example `screen today`.
    ///   - day: `2026-01-09`.
    public func count(_ name: String, on day: String) {
        fresh.withLock { $0[day, default: [:]][name, default: 0] += 1 }
    }

    /// Adds what was counted to the file.
    public func save() {
        let fresh = fresh.withLock { fresh in
            defer { fresh = [:] }
            return fresh
        }
        guard !fresh.isEmpty else { return }
        var days = Self.read(path)
        for (day, counts) in fresh { days[day, default: [:]].merge(counts, uniquingKeysWith: +) }
        for day in days.keys.sorted().dropLast(Self.mostDays) { days[day] = nil }
        // Numbers and names can be encoded; counts that cannot be kept are no loss worth a word.
        guard let bytes = try? CodedJSON.bytes(days, .pretty) else { return }
        Self.write(bytes, to: path)
    }

    /// The counts by day and name; empty where nothing was counted.
    public static func read(_ path: String) -> [String: [String: Int]] {
        // None, damaged or far too large: counted anew.
        guard let bytes = try? FileBytes.of(path, atMost: 4 << 20) else { return [:] }
        return (try? CodedJSON.value([String: [String: Int]].self, from: bytes)) ?? [:]
    }

    /// Forgets everything that was counted.
    public static func delete(_ path: String) { unlink(path) }

    private static func write(_ bytes: [UInt8], to path: String) {
        do {
            try Folder.make(Folder.of(path))
            let file = try ReplacementFile(path: path, ownPath: path + ".new")
            try file.write(bytes)
            try file.commit()
        } catch {
            // Counts that cannot be kept are no loss worth a word.
        }
    }
}
