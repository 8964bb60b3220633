import Foundation
import Testing

@testable import LogFile

@Suite struct `Old logs` {
    private let folder = NSTemporaryDirectory() + "airfit-logs-" + UUID().uuidString
    private var path: String { folder + "/airfit.log" }
    private let now = 1_767_960_000.0

    private func write(_ name: String, _ daysAgo: [Double]) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let lines = daysAgo.map { "\(LogLine.timestamp(now - $0 * 86_400)) info x: \($0)\n" }
        try Data(lines.joined().utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }

    private func lines(_ name: String) -> Int? {
        (try? String(contentsOfFile: folder + "/" + name, encoding: .utf8))?.split(separator: "\n").count
    }

    @Test func `go line by line and file by file`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("airfit.log", [15, 14.1, 13.9, 0])
        try write("airfit.log.1", [40, 30, 20])
        try write("other.log", [99])
        #expect(LogRetention.apply(days: 14, to: path, now: now) > 0)
        #expect(lines("airfit.log") == 2)
        #expect(lines("airfit.log.1") == nil)
        #expect(lines("other.log") == 1)
        #expect(LogRetention.apply(days: 14, to: path, now: now) == 0)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func `go whole when none are to be kept`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("airfit.log", [0])
        try write("airfit.log.2", [1])
        LogRetention.apply(days: 0, to: path, now: now)
        #expect(lines("airfit.log") == nil)
        #expect(lines("airfit.log.2") == nil)
    }
}

@Suite struct `Usage counts` {
    @Test func `add up over runs, by day`() throws {
        let folder = NSTemporaryDirectory() + "airfit-usage-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/state/usage.json"
        for _ in 0..<2 {
            let counts = UsageCounts(path: path)
            counts.save()
            counts.count("screen today", on: "2026-01-09")
            counts.count("screen today", on: "2026-01-09")
            counts.count("command import", on: "2026-01-10")
            counts.save()
            counts.save()
        }
        #expect(
            UsageCounts.read(path) == ["2026-01-09": ["screen today": 4], "2026-01-10": ["command import": 2]])
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        UsageCounts.delete(path)
        #expect(UsageCounts.read(path) == [:])
    }

    @Test func `keep a bounded number of days`() {
        let path = NSTemporaryDirectory() + "airfit-usage-\(UUID().uuidString).json"
        defer { unlink(path) }
        let counts = UsageCounts(path: path)
        for day in 0..<UsageCounts.mostDays + 3 { counts.count("screen today", on: String(10_000 + day)) }
        counts.save()
        #expect(UsageCounts.read(path).count == UsageCounts.mostDays)
        #expect(UsageCounts.read(path)["10000"] == nil)
    }
}
