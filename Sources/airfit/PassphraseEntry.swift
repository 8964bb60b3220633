import ArgumentParser
import Foundation
import Settings
import Vault

/// Where a command takes the passphrase of a file from: a descriptor, the file that `AIRFIT_PASSPHRASE_FILE` names, or the
/// terminal. Never an argument or the environment itself, which others can read.
struct PassphraseOptions: ParsableArguments {
    @Option(
        name: .customLong("passphrase-fd"),
        help: ArgumentHelp("Read the passphrase from this file descriptor.", valueName: "n"))
    var descriptor: Int32?

    /// - Parameter isNew: it is for a file to be written: asked for twice.
    func passphrase(of file: String, isNew: Bool, environment: [String: String]) throws -> Secret {
        if let descriptor {
            guard let text = Self.line(of: descriptor) else {
                throw Failure("No passphrase can be read from descriptor \(descriptor).", .usage)
            }
            return try Self.secret(text)
        }
        if let path = environment["AIRFIT_PASSPHRASE_FILE"], !path.isEmpty { return try Self.read(path) }
        guard isatty(STDIN_FILENO) == 1 else {
            throw Failure(
                "A passphrase is needed: give it with --passphrase-fd N or in the file that AIRFIT_PASSPHRASE_FILE names.",
                .usage)
        }
        let first = try Self.ask("Passphrase of \(file): ")
        guard isNew else { return try Self.secret(first) }
        guard first == (try Self.ask("The same again: ")) else {
            throw Failure("The two passphrases are not the same; nothing was done.", .usage)
        }
        return try Self.secret(first)
    }

    private static func secret(_ text: String) throws -> Secret {
        do throws(SecretTextProblem) { return try Secret(passphrase: text) } catch {
            throw Failure(error.sentence(of: "the passphrase"), .usage)
        }
    }

    /// The file must be the person's own and closed to others, as ssh asks of its keys.
    private static func read(_ path: String) throws -> Secret {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw Failure("The passphrase file \(path) cannot be read: \(String(cString: strerror(errno))).", .usage)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
            status.st_mode & 0o077 == 0
        else {
            throw Failure("The passphrase file \(path) must be yours alone: chmod 600 it.", .usage)
        }
        guard let text = line(of: descriptor) else { throw Failure("The passphrase file \(path) is empty.", .usage) }
        return try secret(text)
    }

    /// The first line, without its end; `nil` for an empty one and for one that is too long.
    private static func line(of descriptor: Int32) -> String? {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while bytes.count <= Secret.longestText {
            let got = Foundation.read(descriptor, &byte, 1)
            if got < 0, errno == EINTR { continue }
            guard got == 1, byte != 0x0A else { break }
            bytes.append(byte)
        }
        if bytes.last == 0x0D { bytes.removeLast() }
        guard !bytes.isEmpty, bytes.count <= Secret.longestText else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Asks on the terminal without showing what is typed.
    private static func ask(_ question: String) throws -> String {
        let text: String? = question.withCString { question in
            var buffer = [CChar](repeating: 0, count: Secret.longestText)
            defer { explicit_bzero(&buffer, buffer.count) }
            guard readpassphrase(question, &buffer) else { return nil }
            return String(validatingCString: buffer)
        }
        guard let text, !text.isEmpty else { throw Failure("No passphrase was given; nothing was done.", .usage) }
        return text
    }

    /// Echo goes off for one line and comes back also when the program is stopped.
    private static func readpassphrase(_ question: UnsafePointer<CChar>, _ buffer: inout [CChar]) -> Bool {
        var before = termios()
        guard tcgetattr(STDIN_FILENO, &before) == 0 else { return false }
        var silent = before
        silent.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent)
        defer {
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
            Output.aside("")
        }
        write(STDERR_FILENO, question, strlen(question))
        var count = 0
        while count < buffer.count - 1 {
            var byte: UInt8 = 0
            // A signal ends the question: the command is being stopped.
            guard Foundation.read(STDIN_FILENO, &byte, 1) == 1 else { return false }
            if byte == 0x0A { return true }
            buffer[count] = CChar(bitPattern: byte)
            count += 1
        }
        return false
    }
}

/// Questions of commands that cannot be taken back.
enum Confirmation {
    /// Waits until the person types `word`; anything else ends the command.
    static func typed(_ word: String, after warning: String, orFlag flag: String) throws {
        guard isatty(STDIN_FILENO) == 1 else {
            throw Failure("This cannot be asked here; give \(flag) to do it without a question.", .usage)
        }
        Output.aside(warning)
        Output.piece("Type \"\(word)\" to go on: ")
        guard readLine()?.trimmingCharacters(in: .whitespaces).lowercased() == word else {
            throw Failure("Nothing was changed.", .other)
        }
    }
}
