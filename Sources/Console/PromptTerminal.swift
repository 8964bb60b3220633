import Canvas
import Foundation

/// The controlling terminal, for a question and its answer in lines.
public final class PromptTerminal {
    private let descriptor: Int32
    private var bytes: [UInt8] = []
    /// Bytes of a line.
    private static let longestLine = 4096

    /// `nil` where there is none.
    public init?() {
        descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { return nil }
        // What was typed before the question is no answer to it.
        tcflush(descriptor, TCIFLUSH)
    }

    deinit { close(descriptor) }

    /// Writes a line, made safe for the terminal.
    public func show(_ line: String) { say(SafeText.line(line) + "\n") }

    /// Writes text as it is; a terminal that is gone is passed over.
    public func say(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            // A terminal that is gone answers no either.
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// The line that was typed, without blanks around it; `nil` at the end of the input and when the work is cancelled.
    public func ask(_ question: String) -> String? {
        say(SafeText.line(question) + " ")
        while true {
            if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: bytes[..<end], as: UTF8.self)
                bytes.removeSubrange(...end)
                return line.trimmingCharacters(in: .whitespaces)
            }
            var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let count = poll(&ready, 1, 200)
            // A signal has ended the command: its sender waits for the end.
            if Task.isCancelled { return nil }
            guard count > 0 else { continue }
            var piece = [UInt8](repeating: 0, count: 1024)
            let read = read(descriptor, &piece, piece.count)
            guard read > 0, bytes.count < Self.longestLine else {
                say("\n")
                return nil
            }
            bytes += piece[..<read]
        }
    }
}
