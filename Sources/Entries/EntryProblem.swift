/// Why something typed is not stored: one sentence for the person, who has lost nothing.
public struct EntryProblem: Error, Equatable, Sendable {
    public var sentence: String

    public init(_ sentence: String) { self.sentence = sentence }

    /// Something has two meanings, and it makes a difference which.
    static func twoReadings(_ text: String, _ one: String, _ other: String, write: String) -> EntryProblem {
        EntryProblem("“\(text)” may mean \(one) or \(other): write \(write).")
    }
}
