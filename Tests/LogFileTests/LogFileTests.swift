import Foundation
import Logging
import Testing

@testable import LogFile

@Suite struct `Log file` {
    private let folder: String
    private var path: String { folder + "/state/airfit.log" }

    init() throws {
        folder = NSTemporaryDirectory() + "airfit-log-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    @Test func `an event is one line with time, level and who says it`() throws {
        defer { remove() }
        let file = LogFile(path: path, clock: { 1_795_000_000.25 })
        logger(file).info("hello", metadata: ["b": "2", "a": "1"])
        file.flush()
        #expect(try text() == "2026-11-18T11:06:40.250Z info network: hello a=1 b=2\n")
    }

    @Test func `nothing is made before the first line, and then for the owner alone`() throws {
        defer { remove() }
        let file = LogFile(path: path)
        #expect(!FileManager.default.fileExists(atPath: folder + "/state"))
        logger(file).info("hello")
        file.flush()
        #expect(try mode(path) == 0o600)
        #expect(try mode(folder + "/state") == 0o700)
    }

    @Test func `what is below the level is not written`() throws {
        defer { remove() }
        let file = LogFile(path: path)
        var logger = logger(file)
        logger.debug("no")
        logger.logLevel = .debug
        logger.debug("yes")
        file.flush()
        #expect(try text().contains("yes"))
        #expect(try !text().contains(" no"))
    }

    @Test func `keys are masked in message and metadata`() throws {
        defer { remove() }
        let file = LogFile(path: path)
        logger(file).info("with sk-abcdefghijkl", metadata: ["api_key": "short", "k": "AIzaSyA0123456789"])
        file.flush()
        let text = try text()
        for secret in ["abcdefghijkl", "short", "AIzaSyA"] { #expect(!text.contains(secret)) }
    }

    @Test func `a message stays on its line and commands no terminal`() throws {
        defer { remove() }
        let file = LogFile(path: path)
        logger(file).info("a\nb\r\u{1B}[2J\u{9B}c\u{202E}d\u{2028}心")
        file.flush()
        let text = try text()
        #expect(text.hasSuffix("a\\u{a}b\\u{d}\\u{1b}[2J\\u{9b}c\\u{202e}d\\u{2028}心\n"))
        #expect(text.filter { $0.isNewline }.count == 1)
    }

    @Test func `a long message is cut`() throws {
        defer { remove() }
        let file = LogFile(path: path)
        logger(file).info("\(String(repeating: "ab ", count: 10_000))")
        file.flush()
        #expect(try text().count < 2100)
    }

    @Test func `full files move on, the oldest goes`() throws {
        defer { remove() }
        let file = LogFile(path: path, maxBytes: 200, maxFiles: 3, clock: { 0 })
        for number in 0..<20 { logger(file).info("line \(number)") }
        file.flush()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/state").sorted()
        #expect(names == ["airfit.log", "airfit.log.1", "airfit.log.2"])
        for name in names { #expect(try text(name).utf8.count <= 200) }
        let kept = try (["airfit.log.2", "airfit.log.1", "airfit.log"].map { try text($0) }).joined()
        let numbers = kept.split(separator: "\n").compactMap { Int($0.split(separator: " ").last ?? "") }
        #expect(numbers == Array((20 - numbers.count)...19))
        #expect(numbers.count > 6)
    }

    @Test func `a file that somebody moved away is made anew`() throws {
        defer { remove() }
        let file = LogFile(path: path)
        logger(file).info("first")
        file.flush()
        try FileManager.default.moveItem(atPath: path, toPath: path + ".old")
        logger(file).info("second")
        file.flush()
        #expect(try text().hasSuffix("second\n"))
        #expect(try text("airfit.log.old").hasSuffix("first\n"))
    }

    @Test func `it is not written through a link`() throws {
        defer { remove() }
        try FileManager.default.createDirectory(atPath: folder + "/state", withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: folder + "/other"))
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder + "/other")
        let file = LogFile(path: path)
        logger(file).info("hello")
        file.flush()
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder + "/other")).isEmpty)
    }

    @Test func `a folder that cannot be made loses lines and nothing else`() throws {
        defer { remove() }
        try Data().write(to: URL(fileURLWithPath: folder + "/state"))
        let file = LogFile(path: path)
        logger(file).info("lost")
        file.flush()
        try FileManager.default.removeItem(atPath: folder + "/state")
        logger(file).info("kept")
        file.flush()
        #expect(try text().hasSuffix("kept\n"))
        #expect(try !text().contains("lost"))
    }

    @Test func `who logs faster than the disk takes it is told how much was lost`() throws {
        defer { remove() }
        let file = LogFile(path: path, maxWaiting: 3)
        let release = DispatchSemaphore(value: 0)
        file.hold(until: release)
        for number in 0..<10 { logger(file).info("line \(number)") }
        release.signal()
        file.flush()
        let lines = try text().split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines[0].hasSuffix("7 lines were dropped"))
        #expect(lines[3].hasSuffix("line 2"))
    }

    private func logger(_ file: LogFile) -> Logger {
        Logger(label: "network") { RotatingLogFile(label: $0, file: file) }
    }

    private func text(_ name: String = "airfit.log") throws -> String {
        try String(contentsOfFile: "\(folder)/state/\(name)", encoding: .utf8)
    }

    private func mode(_ path: String) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    private func remove() {
        // What stays behind in /tmp harms nobody.
        try? FileManager.default.removeItem(atPath: folder)
    }
}
