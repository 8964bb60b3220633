/// The keys of a part of the program, as the help lists them.
public struct HelpSection: Equatable, Sendable {
    /// A key, or keys, with what they do.
    public struct Line: Equatable, Sendable {
        public var key: String
        public var label: String

        public init(_ key: String, _ label: String) { (self.key, self.label) = (key, label) }
    }

    public var title: String
    /// It is about one screen, and comes first in the help that is asked for there.
    public var isOfScreen: Bool
    public var lines: [Line]

    public init(_ title: String, isOfScreen: Bool = true, _ lines: [Line]) {
        (self.title, self.isOfScreen, self.lines) = (title, isOfScreen, lines)
    }
}
