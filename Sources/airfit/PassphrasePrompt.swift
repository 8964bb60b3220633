import ArgumentParser
import Foundation
import Passphrases
import Vault

/// How a command gets the vault's passphrase: never from its arguments or the environment.
struct PassphraseOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Read the vault's passphrase from this open file.", valueName: "number"))
    var passphraseFd: Int32?

    func validate() throws {
        if let passphraseFd, passphraseFd < 0 || passphraseFd == 1 || passphraseFd == 2 {
            throw ValidationError("--passphrase-fd takes the number of a file that is open for reading, such as 3.")
        }
    }

    func prompt(_ context: Context) -> PassphrasePrompt {
        PassphrasePrompt(descriptor: passphraseFd, file: context.environment["AIRFIT_PASSPHRASE_FILE"])
    }

    /// The passphrase of a file to be read or written.
    /// - Parameter isNew: it is for a file to be written: asked for twice.
    func passphrase(of file: String, isNew: Bool, environment: [String: String]) throws -> Secret {
        let prompt = PassphrasePrompt(descriptor: passphraseFd, file: environment["AIRFIT_PASSPHRASE_FILE"])
        if let given = try prompt.given() { return isNew ? try Self.judged(given) : given }
        guard prompt.canAsk else {
            throw Failure(
                "A passphrase is needed: give it with --passphrase-fd or in the file that AIRFIT_PASSPHRASE_FILE names.",
                .usage)
        }
        let question = "Passphrase of \(file): "
        return isNew ? try prompt.askForNew(question) : try prompt.ask(question)
    }

    /// - Throws: `Failure` for one that is easy to guess.
    private static func judged(_ passphrase: Secret) throws -> Secret {
        if let problem = PassphraseStrength(passphrase.revealed()).problem { throw Failure(problem, .badInput) }
        return passphrase
    }

    /// What was given and nothing else: nobody is asked.
    func given(_ environment: [String: String]) -> PassphrasePrompt {
        PassphrasePrompt(
            descriptor: passphraseFd, file: environment["AIRFIT_PASSPHRASE_FILE"], mayAsk: false)
    }
}

/// Where a passphrase comes from: what was given, else the terminal.
struct PassphrasePrompt: Sendable {
    var descriptor: Int32?
    var file: String?
    var mayAsk = true

    /// Whether there is somebody to ask: a terminal.
    var canAsk: Bool { mayAsk && HiddenPrompt.isPossible }

    /// The passphrase that was given; `nil` where none was.
    /// - Throws: `Failure` when it cannot be read, or others can read it.
    func given() throws -> Secret? {
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

    func ask(_ question: String) throws -> Secret {
        let typed = try HiddenPrompt.line(question)
        do throws(SecretTextProblem) {
            return try typed.passphrase()
        } catch {
            throw Failure(error.sentence(of: "the passphrase"), .key)
        }
    }

    /// A new one, typed twice; asked for again until it is hard to guess and both are the same. Ctrl-C ends the command.
    func askForNew(
        _ question: String =
            "New passphrase of the vault (four words or \(PassphraseStrength.leastCharacters) characters): "
    ) throws -> Secret {
        while true {
            let first = try ask(question)
            let strength = PassphraseStrength(first.revealed())
            if let problem = strength.problem {
                Output.aside(problem)
                continue
            }
            Output.aside("It is \(strength.words).")
            if try ask("Once more: ") == first { return first }
            Output.aside("The two passphrases differ; type it again.")
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
    convenience init(firstLineOf descriptor: Int32, named name: String) throws {
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
