import Canvas
import Console
import Foundation
import Vault

/// Asks for a secret on the terminal, where nothing of it is shown, not even its length.
public enum HiddenPrompt: Sendable {
    /// Whether there is a terminal to ask on.
    public static var isPossible: Bool {
        guard isatty(STDIN_FILENO) == 1 || isatty(STDERR_FILENO) == 1 else { return false }
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
        guard terminal >= 0 else { return false }
        close(terminal)
        return true
    }

    /// Reads one line. Ctrl-U begins anew, Ctrl-C ends the command as ever.
    /// - Throws: `Interrupted`, and `Failure` without a terminal.
    public static func line(_ question: String) throws -> SecretBuffer {
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
        guard terminal >= 0 else { throw Failure("There is no terminal to ask on.", .key) }
        defer { close(terminal) }
        var before = termios()
        guard tcgetattr(terminal, &before) == 0 else { throw Failure("There is no terminal to ask on.", .key) }
        var quiet = before
        quiet.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
        // First: whoever answers as soon as the question is there must not see the answer.
        tcsetattr(terminal, TCSAFLUSH, &quiet)
        say(SafeText.line(question), terminal)
        defer {
            tcsetattr(terminal, TCSAFLUSH, &before)
            say("\n", terminal)
        }
        return try read(terminal)
    }

    private static func read(_ terminal: Int32) throws -> SecretBuffer {
        let buffer = SecretBuffer()
        while true {
            var ready = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
            let count = poll(&ready, 1, 200)
            // A signal has ended the command: its sender waits for the end.
            if Task.isCancelled { throw Interrupted(signal: SIGTERM) }
            guard count > 0 else { continue }
            var byte: UInt8 = 0
            guard Foundation.read(terminal, &byte, 1) == 1 else { throw Failure("The terminal is gone.", .key) }
            switch byte {
            case 3: throw Interrupted(signal: SIGINT)
            case 10, 13: return buffer
            case 4 where buffer.count == 0: throw Failure("Nothing was typed; nothing was changed.", .key)
            case 8, 127: buffer.removeLast()
            case 21: buffer.removeAll()
            default: buffer.append(byte)
            }
        }
    }

    private static func say(_ text: String, _ terminal: Int32) {
        _ = Array(text.utf8).withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
    }
}
