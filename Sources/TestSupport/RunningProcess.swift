import Foundation

/// The kernel's figures of a running process.
public struct RunningProcess: Sendable {
    public let id: pid_t

    public init(id: pid_t) { self.id = id }

    /// The most memory it ever held, in bytes; `nil` when it is gone.
    public var peakMemory: Int? { number(after: "VmHWM:", in: "status").map { $0 * 1024 } }

    /// Bytes it has caused to be written to a disk; `nil` when it is gone.
    public var bytesWritten: Int? { number(after: "write_bytes:", in: "io") }

    private func number(after name: String, in file: String) -> Int? {
        // Gone, or going: there is nothing to say.
        guard let bytes = FileManager.default.contents(atPath: "/proc/\(id)/\(file)") else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard let line = lines.first(where: { $0.hasPrefix(name) }) else { return nil }
        return line.dropFirst(name.count).split(whereSeparator: { $0 == " " || $0 == "\t" }).first.flatMap { Int($0) }
    }
}
