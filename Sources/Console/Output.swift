import Canvas
import Foundation
import JSON
import Synchronization

/// Standard output and error of the commands. Text passes the sanitiser here, as it passes `Canvas` on the screen.
public enum Output: Sendable {
    /// Prints one or more lines of text.
    public static func print(_ text: String) { write(SafeText.block(text) + "\n", to: STDOUT_FILENO) }

    /// A piece of a line that is still growing.
    public static func piece(_ text: String) { write(SafeText.block(text), to: STDOUT_FILENO) }

    /// A document whose lines end in CR and LF.
    public static func document(_ text: String) {
        write(SafeText.lines(of: text).map { SafeText.line($0) }.joined(separator: "\r\n"), to: STDOUT_FILENO)
    }

    /// JSON. What a terminal could obey or hide is written as JSON's own escapes, so nothing is lost.
    public static func json(_ text: String) { write(InertJSON.text(text) + "\n", to: STDOUT_FILENO) }

    /// Writes a remark beside the output, as one line on standard error.
    public static func printNote(_ text: String) { write(SafeText.line(text) + "\n", to: STDERR_FILENO) }

    /// `airfit: ` and the sentence, on one line.
    public static func error(_ sentence: String) { write("airfit: \(SafeText.line(sentence))\n", to: STDERR_FILENO) }

    /// Nothing for a failure that was told already.
    public static func error(_ failure: Failure) {
        if !failure.sentence.isEmpty { error(failure.sentence) }
    }

    /// Nobody reads standard output any more: the pipe is closed.
    public static var isClosed: Bool { outputIsClosed.load(ordering: .relaxed) }
    private static let outputIsClosed = Atomic(false)

    /// Whether a line on standard error can be drawn over.
    public static let showsProgress =
        isatty(STDERR_FILENO) == 1 && !["", "dumb"].contains(ProcessInfo.processInfo.environment["TERM"] ?? "")

    /// Draws over the current line of standard error, cut to the width of the terminal; an empty text clears it.
    public static func progress(_ text: String) {
        guard showsProgress else { return }
        var window = winsize()
        let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0
        var canvas = Canvas(Size(width: isKnown ? Int(window.ws_col) - 1 : 79, height: 1))
        canvas.write(text, column: 0, row: 0)
        let glyphs = canvas.cells.flatMap(\.scalars).compactMap(Unicode.Scalar.init)
        var line = String(String.UnicodeScalarView(glyphs))
        while line.last == " " { line.removeLast() }
        write("\r\u{1B}[K" + line, to: STDERR_FILENO)
    }

    private static func write(_ text: String, to descriptor: Int32) {
        var text = text
        text.withUTF8 { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let written = Glibc.write(descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
                if written < 0, errno == EINTR { continue }
                guard written > 0 else {
                    // Nobody reads any more; the exit code stays what it is.
                    if descriptor == STDOUT_FILENO { outputIsClosed.store(true, ordering: .relaxed) }
                    return
                }
                rest = rest.dropFirst(written)
            }
        }
    }
}
