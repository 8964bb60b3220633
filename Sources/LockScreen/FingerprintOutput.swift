/// The output of `fprintd-verify`, line by line, in the terms of its service's interface.
public struct FingerprintOutput: Equatable, Sendable {
    /// The last word on the finger; `nil` before one came.
    private var verdict: FingerEvent?

    public init() {}

    /// Reads a line of the helper's output; returns the event to tell at once, `nil` for none.
    public mutating func read(_ line: String) -> FingerEvent? {
        guard let result = line.split(separator: ":", maxSplits: 1).last, line.hasPrefix("Verify result:") else {
            return nil
        }
        switch result.split(separator: " ").first {
        case "verify-match": verdict = .matched
        case "verify-no-match": verdict = .notMatched
        case "verify-retry-scan", "verify-swipe-too-short", "verify-finger-not-centered", "verify-remove-and-retry",
            "verify-too-fast":
            return .again
        case "verify-disconnected": verdict = .failed("The reader was unplugged.")
        default: verdict = .failed("The reader stopped with an error.")
        }
        return nil
    }

    /// The result once the program has ended. A match counts only where the program reports success too.
    public func ending(succeeded: Bool) -> FingerEvent {
        switch verdict {
        case .matched: succeeded ? .matched : .notMatched
        case let verdict?: verdict
        case nil: .failed("The reader cannot be asked: no finger is enrolled, or it is in use. The passphrase opens.")
        }
    }
}
