/// One line that a person should see, with where it came from.
public struct ScreenNotice: Equatable, Sendable {
    /// Whether a notice only tells, or something went wrong.
    public enum Kind: Equatable, Sendable { case information, problem }
    public var text: String
    public var kind: Kind

    public init(_ text: String, _ kind: Kind = .information) {
        self.text = text
        self.kind = kind
    }
}
