import Files
import Foundation
import Logging
import Synchronization

/// A log of what happens in the program, for a day: begun on wish, gone by itself.
///
/// It holds names and times, never what a person wrote or measured. When its time is over the next look removes it.
public final class DebugLog: Sendable {
    /// How long one is kept.
    public static let seconds = 24 * 3600

    public let path: String
    private let marker: String
    /// Seconds since 1970.
    private let clock: @Sendable () -> Double
    private let kept = Mutex<Kept?>(nil)

    private struct Kept {
        var until: Double
        var logger: Logger
        var file: LogFile
    }

    /// Goes on with one that was begun earlier and has time left; one whose time is over is removed.
    public init(folder: String, clock: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 }) {
        path = folder + "/debug.log"
        marker = folder + "/debug-log-until"
        self.clock = clock
        // No more than a moment stands there.
        guard let text = try? FileBytes.of(marker, atMost: 1_000) else { return }
        if let until = Double(String(decoding: text, as: UTF8.self)), isTime(until) {
            keep(until: until)
        } else {
            end()
        }
    }

    /// Seconds since 1970; `nil` where none is kept.
    public var until: Double? {
        guard let until = kept.withLock({ $0?.until }) else { return nil }
        if isTime(until) { return until }
        end()
        return nil
    }

    /// - Returns: whether it could be begun.
    public func begin() -> Bool {
        let until = clock() + Double(Self.seconds)
        let folder = (marker as NSString).deletingLastPathComponent
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch { return false }
        unlink(marker)
        let descriptor = open(marker, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        let text = Array("\(Int(until))".utf8)
        guard write(descriptor, text, text.count) == text.count else { return false }
        keep(until: until)
        return true
    }

    /// Removes it with all it holds.
    public func end() {
        kept.withLock { $0 = nil }
        for file in [marker, path, path + ".1", path + ".2"] { unlink(file) }
    }

    /// Writes one line, where a log is kept. `text` holds names of our own source and numbers, nothing of a person.
    public func log(_ text: @autoclosure () -> String) {
        guard until != nil, let logger = kept.withLock({ $0?.logger }) else { return }
        logger.debug("\(text())")
    }

    /// Returns when all lines are in the file.
    public func flush() { kept.withLock { $0?.file }?.flush() }

    private func keep(until: Double) {
        let file = LogFile(path: path, clock: clock)
        let logger = Logger(label: "debug") { RotatingLogFile(label: $0, file: file, level: .debug) }
        kept.withLock { $0 = Kept(until: until, logger: logger, file: file) }
    }

    /// Not over, and not further off than one can be: a clock that was set back must not make it last.
    private func isTime(_ until: Double) -> Bool {
        let left = until - clock()
        return left > 0 && left <= Double(Self.seconds)
    }
}
