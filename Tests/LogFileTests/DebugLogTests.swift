import Foundation
import Synchronization
import Testing

@testable import LogFile

@Suite final class `Debug log` {
    private final class Now: Sendable {
        private let seconds = Mutex(1_800_000_000.0)
        var value: Double { seconds.withLock { $0 } }
        func pass(_ more: Double) { seconds.withLock { $0 += more } }
    }
    private let now = Now()
    private let folder = NSTemporaryDirectory() + "airfit-debug-log-\(UUID().uuidString)"

    deinit { try? FileManager.default.removeItem(atPath: folder) }  // left over it would be in nobody's way

    private func log() -> DebugLog { DebugLog(folder: folder) { [now] in now.value } }
    private var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }
    private func text(_ log: DebugLog) -> String {
        log.flush()
        return FileManager.default.contents(atPath: log.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    @Test func `is not kept unless it was asked for`() {
        let log = log()
        log.log("nothing")
        log.flush()
        #expect(log.until == nil && files == [])
    }

    @Test func `holds what is noted, for its owner alone`() throws {
        let log = log()
        #expect(log.begin())
        log.log("today.opened 0.2 ms")
        #expect(text(log).contains("debug: today.opened 0.2 ms"))
        for file in files {
            let mode = try FileManager.default.attributesOfItem(atPath: folder + "/" + file)[.posixPermissions] as? Int
            #expect(mode == 0o600, "\(file)")
        }
        log.end()
    }

    @Test func `goes on over a start`() {
        #expect(log().begin())
        now.pass(3_600)
        let later = log()
        later.log("coach.key")
        #expect(text(later).contains("coach.key"))
        later.end()
    }

    @Test func `is gone after a day, while it runs and at a start`() {
        let log = log()
        #expect(log.begin())
        log.log("before")
        log.flush()
        now.pass(Double(DebugLog.seconds) + 1)
        log.log("after")
        #expect(log.until == nil && files == [])
        #expect(log.begin())
        now.pass(Double(DebugLog.seconds) + 1)
        #expect(self.log().until == nil && files == [])
    }

    @Test func `a clock set back does not make it last`() {
        #expect(log().begin())
        now.pass(-3_600)
        #expect(log().until == nil && files == [])
    }

    @Test func `ending removes it at once`() {
        let log = log()
        #expect(log.begin())
        log.log("a line")
        log.flush()
        log.end()
        #expect(files == [] && log.until == nil)
    }

    @Test func `a marker that is a link is not written through`() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let target = folder + "/target"
        #expect(FileManager.default.createFile(atPath: target, contents: Data("kept".utf8)))
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/debug-log-until", withDestinationPath: target)
        let log = log()
        #expect(log.begin())
        #expect(FileManager.default.contents(atPath: target) == Data("kept".utf8))
        log.end()
    }
}
