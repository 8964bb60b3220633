/// How notices can reach the person from here, as found outside.
public struct NotificationFacts: Equatable, Sendable {
    /// One sentence each; `nil` until it was looked for.
    public var desktop: String?
    /// One sentence on the terminal; `nil` until it was looked for.
    public var terminal: String?
    /// The result of the last try; one sentence.
    public var lastTry: String?

    public init() {}
}
