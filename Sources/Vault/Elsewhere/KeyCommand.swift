import Processes

/// A program of the person's own that prints a key: `pass show openai`, `op read op://…`. Run without a shell, without a
/// terminal and without any key in its environment; nothing of what it prints is kept on the disk.
public struct KeyCommand: Sendable {
    /// Why it gave no key. Holds nothing of what it printed to standard output.
    public enum Problem: Error, Equatable, Sendable {
        case notFound(program: String)
        case cannotStart(program: String, reason: String)
        /// - Parameter said: the first line of what it wrote to standard error.
        case failed(program: String, status: Int32, said: String)
        case timedOut(program: String, seconds: Int)
        case tooMuch(program: String)
        case notOneLine(program: String)
        case noKey(program: String, SecretTextProblem)
        case cancelled

        /// One sentence for people.
        public var sentence: String {
            switch self {
            case .notFound(let program): "The key command \(program) is not there; look at key_command."
            case .cannotStart(let program, let reason): "The key command \(program) cannot be started: \(reason)."
            case .failed(let program, let status, let said):
                said.isEmpty
                    ? "The key command \(program) ended with status \(status) and no key."
                    : "The key command \(program) gave no key and said: \(said)"
            case .timedOut(let program, let seconds):
                "The key command \(program) gave no key within \(seconds) s; it must not ask for anything."
            case .tooMuch(let program): "The key command \(program) prints more than any key has."
            case .notOneLine(let program): "The key command \(program) prints more than one line; a key is one."
            case .noKey(let program, let problem):
                "The key command \(program) gave no key: \(problem.sentence(of: "what it printed").lowercasedFirst)"
            case .cancelled: "The key command was stopped."
            }
        }
    }

    private let child: ChildProcess
    private let program: String
    private let seconds: Int

    /// - Parameters:
    ///   - words: program and arguments.
    ///   - environment: that of AirFit; a small part of it is handed on.
    public init(_ words: [String], environment: [String: String], seconds: Int = 30) {
        program = words.first ?? ""
        self.seconds = seconds
        child = ChildProcess(
            words: words, environment: ChildEnvironment(of: environment), limit: .seconds(seconds))
    }

    /// Runs the command and gives the key that it prints; more than one line is an error.
    /// - Throws: a `Problem`, without anything of what was printed.
    public func key() async throws(Problem) -> Secret {
        let answer: ChildProcess.Answer
        do throws(ChildProcess.Failure) {
            answer = try await child.run()
        } catch {
            switch error {
            case .notFound: throw .notFound(program: program)
            case .cannotStart(let reason): throw .cannotStart(program: program, reason: reason)
            case .timedOut: throw .timedOut(program: program, seconds: seconds)
            case .cancelled: throw .cancelled
            case .tooMuch: throw .tooMuch(program: program)
            }
        }
        guard answer.status == 0 else {
            throw .failed(program: program, status: answer.status, said: answer.error)
        }
        let lines = answer.output.withBytes { bytes in
            bytes.split(whereSeparator: { $0 == 10 || $0 == 13 }).count
        }
        guard lines <= 1 else { throw .notOneLine(program: program) }
        do throws(SecretTextProblem) {
            return try answer.output.withBytes { bytes throws(SecretTextProblem) in try Secret(keyBytes: bytes) }
        } catch {
            throw .noKey(program: program, error)
        }
    }
}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
