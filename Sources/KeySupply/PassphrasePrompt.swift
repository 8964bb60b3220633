import Console
import Foundation
import Passphrases
import Vault

/// Where a passphrase comes from: what was given, else the terminal.
public struct PassphrasePrompt: Sendable {
    /// Its first line is the passphrase (`--passphrase-fd`); `nil` for none.
    public var descriptor: Int32?
    /// Its first line is the passphrase (`AIRFIT_PASSPHRASE_FILE`); `nil` for none.
    public var file: String?
    public var mayAsk = true

    public init(descriptor: Int32? = nil, file: String? = nil, mayAsk: Bool = true) {
        self.descriptor = descriptor
        self.file = file
        self.mayAsk = mayAsk
    }

    /// Whether there is somebody to ask: a terminal.
    public var canAsk: Bool { mayAsk && HiddenPrompt.isPossible }

    /// The passphrase that was given; `nil` where none was.
    /// - Throws: `Failure` when it cannot be read, or others can read it.
    public func given() throws -> Secret? {
        if let descriptor { return try passphrase(from: descriptor, named: "--passphrase-fd \(descriptor)") }
        guard let file, !file.isEmpty else { return nil }
        let opened = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard opened >= 0 else {
            throw Failure(
                "The file of AIRFIT_PASSPHRASE_FILE cannot be read: \(String(cString: strerror(errno))).", .key)
        }
        defer { close(opened) }
        var facts = stat()
        guard fstat(opened, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_uid == geteuid(),
            facts.st_mode & 0o077 == 0
        else {
            throw Failure(
                "The file of AIRFIT_PASSPHRASE_FILE must be yours and closed to others; end that with chmod 600.", .key)
        }
        return try passphrase(from: opened, named: "AIRFIT_PASSPHRASE_FILE")
    }

    /// Asks for a passphrase on the terminal, which does not show what is typed.
    /// - Throws: a `Failure` without a terminal, and for text that cannot be one.
    public func ask(_ question: String) throws -> Secret {
        let typed = try HiddenPrompt.line(question)
        do throws(SecretTextProblem) {
            return try typed.passphrase()
        } catch {
            throw Failure(error.sentence(of: "the passphrase"), .key)
        }
    }

    /// A new one, typed twice; asked for again until it is hard to guess and both are the same. Ctrl-C ends the command.
    public func askForNew(
        _ question: String =
            "New passphrase of the vault (four words or \(PassphraseStrength.leastCharacters) characters): "
    ) throws -> Secret {
        while true {
            let first = try ask(question)
            let strength = PassphraseStrength(first.revealed())
            if let problem = strength.problem {
                Output.printNote(problem)
                continue
            }
            Output.printNote("It is \(strength.words).")
            if try ask("Once more: ") == first { return first }
            Output.printNote("The two passphrases differ; type it again.")
        }
    }

    /// The first line.
    private func passphrase(from descriptor: Int32, named name: String) throws -> Secret {
        let buffer = try SecretBuffer(firstLineOf: descriptor, named: name)
        do throws(SecretTextProblem) {
            return try buffer.passphrase()
        } catch {
            throw Failure(error.sentence(of: "the passphrase of \(name)"), .key)
        }
    }
}

extension SecretBuffer {
    /// Reads up to the end of the line or of the file.
    public convenience init(firstLineOf descriptor: Int32, named name: String) throws {
        self.init()
        var byte: UInt8 = 0
        while true {
            let got = read(descriptor, &byte, 1)
            if got < 0, errno == EINTR { continue }
            guard got >= 0 else {
                throw Failure("\(name) cannot be read: \(String(cString: strerror(errno))).", .key)
            }
            if got == 0 || byte == 10 && count > 0 { return }
            if byte == 10 { continue }
            guard append(byte) else { throw Failure("\(name) holds more than \(Secret.longestText) characters.", .key) }
        }
    }
}
