import JSON

extension JSONValue {
    /// A count of tokens, or a place in a list: a whole number from 0 to a million million. `nil` for what cannot be one, so that
    /// sums of what a server says never overflow.
    var tally: Int? { integer.flatMap { (0...1_000_000_000_000).contains($0) ? $0 : nil } }
}
