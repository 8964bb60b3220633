/// An input event of the terminal.
public enum InputEvent: Equatable, Sendable {
    case key(KeyPress)
    /// Text pasted in one piece (bracketed paste). It is text, never keys; line ends are `\n`.
    case paste(String)
    /// The paste before it was longer than one may be: its rest is left out.
    case pasteCut
    case mouse(MouseEvent)
    case resized(Size)
    /// The terminal window gained or lost the focus.
    case focus(Bool)

    /// Whether somebody did it, rather than a window manager.
    public var isOfAPerson: Bool {
        switch self {
        case .key, .paste, .mouse: true
        case .pasteCut, .resized, .focus: false
        }
    }
}

/// One key with its modifiers.
public struct KeyPress: Hashable, Sendable {
    /// A key without its modifiers.
    public enum Key: Hashable, Sendable {
        /// A typed character; with control held, the lower-case letter.
        case character(Character)
        case enter, escape, tab, backspace, delete, insert
        case up, down, left, right, home, end, pageUp, pageDown
        /// Function key 1 to 24.
        case function(Int)
    }

    /// The modifier keys held with a key.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let control = Modifiers(rawValue: 1)
        public static let alt = Modifiers(rawValue: 2)
        public static let shift = Modifiers(rawValue: 4)
    }

    public var key: Key
    public var modifiers: Modifiers

    public init(_ key: Key, _ modifiers: Modifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }

    /// By the modifiers first: a letter that was typed is told at once from the commands that it is compared with.
    public static func == (left: KeyPress, right: KeyPress) -> Bool {
        left.modifiers == right.modifiers && left.key == right.key
    }

    /// A typed character without control or alt.
    public static func character(_ character: Character) -> KeyPress { KeyPress(.character(character)) }
    /// A character typed with Control held.
    public static func control(_ character: Character) -> KeyPress { KeyPress(.character(character), .control) }
    /// A character typed with Alt held.
    public static func alt(_ character: Character) -> KeyPress { KeyPress(.character(character), .alt) }
}

/// A mouse button or wheel at a cell.
public struct MouseEvent: Hashable, Sendable {
    /// An action of a mouse button or its wheel.
    public enum Kind: Hashable, Sendable { case press, release, drag, wheelUp, wheelDown }

    public var kind: Kind
    public var at: Point

    public init(_ kind: Kind, at: Point) {
        self.kind = kind
        self.at = at
    }
}
