/// A provider's key. Nothing that prints or mirrors it shows it.
public struct APIKey: Equatable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    let value: String

    /// Blanks and line ends around it, as pasting leaves them, are dropped. `nil` when nothing is left, or when it holds
    /// control characters or letters that are not ASCII: those could start a header line of their own.
    public init?(_ text: String) {
        let blanks: Set<Unicode.Scalar> = [" ", "\t", "\r", "\n"]
        var scalars = Array(text.unicodeScalars)
        while let last = scalars.last, blanks.contains(last) { scalars.removeLast() }
        scalars = Array(scalars.drop(while: blanks.contains))
        guard !scalars.isEmpty, scalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7F }) else { return nil }
        value = String(String.UnicodeScalarView(scalars))
    }

    /// By which a person knows it again; empty for a short one, of which this would tell too much.
    public var lastFour: String { value.utf8.count < 12 ? "" : String(value.suffix(4)) }

    public var description: String { "•••" }
    public var debugDescription: String { "•••" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
