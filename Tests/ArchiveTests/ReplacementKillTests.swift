import Files
import Foundation
import Synchronization
import Testing

@testable import Archive

/// The calls of the system until a given one; from then on nothing is done any more, as after a kill.
private final class DyingFiles: ReplacementFiles {
    private let left: Mutex<Int>
    private let real = SystemFiles()

    init(callsUntilDeath: Int) { left = Mutex(callsUntilDeath) }

    var isDead: Bool { left.withLock { $0 < 0 } }

    private func call(_ body: () throws(FileFailure) -> Void) throws(FileFailure) {
        let lives = left.withLock { left in
            left -= 1
            return left >= 0
        }
        guard lives else { throw FileFailure(code: EINTR) }
        try body()
    }

    func makeFolder(_ path: String) throws(FileFailure) {
        try call { () throws(FileFailure) in try real.makeFolder(path) }
    }
    func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
        try call { () throws(FileFailure) in try real.write(bytes, to: path) }
    }
    func rename(_ path: String, to target: String) throws(FileFailure) {
        try call { () throws(FileFailure) in try real.rename(path, to: target) }
    }
    func remove(_ path: String) throws(FileFailure) {
        try call { () throws(FileFailure) in try real.remove(path) }
    }
    func sync(folder: String) throws(FileFailure) {
        try call { () throws(FileFailure) in try real.sync(folder: folder) }
    }
}

@Suite struct `A replacement that is killed` {
    private static let old = [
        "data/health.sqlite": "old health", "data/health.sqlite-wal": "old log", "data/vault": "old vault",
        "data/vault.bak": "old vault's backup", "config/config.toml": "old settings",
    ]
    private static let new = [
        "data/health.sqlite": "new health", "data/vault": "new vault", "config/config.toml": "new settings",
        "config/themes/mine.toml": "new theme",
    ]

    private func begin() throws -> ScratchFolder {
        let folder = ScratchFolder()
        for (name, text) in Self.old { try folder.put(name, text) }
        for (name, text) in Self.new { try folder.put("data/.staging-1/\(name)", text) }
        return folder
    }

    private func moves(_ folder: ScratchFolder) -> [Replacement.Move] {
        func move(_ name: String, _ companions: [String] = []) -> Replacement.Move {
            .init(
                name: name, from: folder["data/.staging-1/\(name)"], to: folder[name],
                companions: companions.map { folder[name + $0] })
        }
        return [
            move("data/health.sqlite", ["-wal", "-shm"]), move("data/vault", [".bak"]), move("config/config.toml"),
            move("config/themes/mine.toml"),
        ]
    }

    /// What stands in the places of the files, and what is kept.
    private func isOld(_ folder: ScratchFolder) -> Bool {
        Self.old.allSatisfy { folder.text($0.key) == $0.value } && folder.text("config/themes/mine.toml") == nil
    }

    private func isNew(_ folder: ScratchFolder) -> Bool {
        Self.new.allSatisfy { folder.text($0.key) == $0.value } && folder.text("data/health.sqlite-wal") == nil
            && folder.text("data/vault.bak") == nil
            && Self.old.allSatisfy { folder.text("data/kept/\($0.key)") == $0.value }
    }

    @Test func `at any call leaves all the old or all the new after the next start`() throws {
        var states: Set<String> = []
        for calls in 0..<1_000 {
            let folder = try begin()
            let dying = DyingFiles(callsUntilDeath: calls)
            // What is thrown goes to nobody: the program is dead.
            _ = try? Replacement(journalIn: folder["data"], files: dying).run(
                moves(folder), keeping: folder["data/kept"])
            let recovery = try Replacement(journalIn: folder["data"]).recover()
            #expect(isOld(folder) || isNew(folder), "killed before call \(calls + 1)")
            #expect(try Replacement(journalIn: folder["data"]).recover() == nil, "nothing is left to do")
            states.insert(isOld(folder) ? "old" : "new")
            guard dying.isDead else {
                #expect(recovery == nil && calls > 15)
                #expect(states == ["old", "new"])
                return
            }
        }
        Issue.record("it never came to its end")
    }

    @Test func `at any call of the recovery, too`() throws {
        for calls in 0..<30 {
            for second in 0..<30 {
                let folder = try begin()
                _ = try? Replacement(journalIn: folder["data"], files: DyingFiles(callsUntilDeath: calls)).run(
                    moves(folder), keeping: folder["data/kept"])
                _ = try? Replacement(journalIn: folder["data"], files: DyingFiles(callsUntilDeath: second)).recover()
                _ = try Replacement(journalIn: folder["data"]).recover()
                #expect(isOld(folder) || isNew(folder), "killed before calls \(calls + 1) and \(second + 1)")
            }
        }
    }

    @Test func `while it takes back what cannot be placed leaves all the old`() throws {
        for calls in 0..<60 {
            let folder = try begin()
            try folder.put("in-the-way", "a file")
            let impossible = Replacement.Move(
                name: "config/themes/other.toml", from: folder["data/.staging-1/config/themes/mine.toml"],
                to: folder["in-the-way/other.toml"])
            let moves = Array(moves(folder).dropLast()) + [impossible]
            #expect(throws: ArchiveError.self) {
                try Replacement(journalIn: folder["data"], files: DyingFiles(callsUntilDeath: calls)).run(
                    moves, keeping: folder["data/kept"])
            }
            _ = try Replacement(journalIn: folder["data"]).recover()
            #expect(isOld(folder), "killed before call \(calls + 1)")
        }
    }
}

@Suite struct `Folders for files on their way` {
    @Test func `are swept when nobody uses them`() throws {
        let folder = ScratchFolder()
        try folder.put("data/.staging-dead/health.sqlite", "a copy")
        try folder.put("data/.staging-file-abc", "")
        try folder.put("data/health.sqlite", "mine")
        let used = try StagingFolder(in: folder["data"])
        #expect(StagingFolder.sweep(folder["data"]) == 2)
        #expect(folder.text("data/.staging-dead/health.sqlite") == nil)
        #expect(folder.text("data/health.sqlite") == "mine")
        #expect(FileManager.default.fileExists(atPath: used.path))
        withExtendedLifetime(used) {}
    }
}

/// A folder of a test's own.
final class ScratchFolder {
    let path = NSTemporaryDirectory() + "archive-\(UUID().uuidString)"

    // What cannot be removed stays in the folder for temporary files, where that harms nobody.
    deinit { try? FileManager.default.removeItem(atPath: path) }

    subscript(_ name: String) -> String { "\(path)/\(name)" }

    func put(_ name: String, _ text: String) throws {
        try FileManager.default.createDirectory(
            atPath: (self[name] as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: self[name]))
    }

    /// `nil` where there is no file.
    func text(_ name: String) -> String? {
        // A file that is not there has no text.
        try? String(contentsOfFile: self[name], encoding: .utf8)
    }
}
