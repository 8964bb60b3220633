/// The exit codes; the numbers are those of sysexits.h.
public enum ExitCode: Int32, Sendable {
    case other = 1
    case usage = 64
    case badInput = 65
    case unavailable = 69
    case key = 77
}

/// Why a command ends: one sentence for people and a code for scripts. An empty sentence was told already.
public struct Failure: Error, Sendable {
    public var sentence: String
    public var code: ExitCode

    public init(_ sentence: String, _ code: ExitCode) {
        self.sentence = sentence
        self.code = code
    }
}
