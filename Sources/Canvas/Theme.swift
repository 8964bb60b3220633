/// A colour as a theme names it.
public enum ThemeColor: Hashable, Sendable {
    /// The terminal's own text or background colour.
    case terminalDefault
    /// One of the terminal's own 16 colours, 0 to 15, as its user has set them.
    case ansi(UInt8)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// The colours and attributes of every role. Loaded from TOML, see `themes/`.
public struct Theme: Equatable, Sendable {
    /// The background that a theme is made for.
    public enum Appearance: String, Sendable { case dark, light }

    /// The look of one text role.
    public struct Look: Equatable, Sendable {
        public var color: ThemeColor
        public var attributes: TextAttributes

        public init(color: ThemeColor, attributes: TextAttributes = []) {
            self.color = color
            self.attributes = attributes
        }
    }

    /// Short name as in the settings, for example `dusk`.
    public var name: String
    public var appearance: Appearance
    /// Indexed by `StyleRole.rawValue`; always complete.
    public var looks: [Look]
    /// Indexed by `GroundRole.rawValue`; always complete.
    public var grounds: [ThemeColor]

    public init(name: String, appearance: Appearance, looks: [StyleRole: Look], grounds: [GroundRole: ThemeColor]) {
        self.name = name
        self.appearance = appearance
        self.looks = StyleRole.allCases.map { looks[$0] ?? Look(color: .terminalDefault) }
        self.grounds = GroundRole.allCases.map { grounds[$0] ?? .terminalDefault }
    }

    /// - Parameters: `looks` and `grounds` have an entry for every role, in the order of the roles.
    public init(name: String, appearance: Appearance, looks: [Look], grounds: [ThemeColor]) {
        precondition(looks.count == StyleRole.allCases.count && grounds.count == GroundRole.allCases.count)
        self.name = name
        self.appearance = appearance
        self.looks = looks
        self.grounds = grounds
    }

    /// The terminal's own two colours and attributes only; what is used without colours.
    public static let monochrome = Theme(name: "mono", appearance: .dark, looks: [:], grounds: [:])

    /// The look of a text role.
    public subscript(role: StyleRole) -> Look { looks[Int(role.rawValue)] }
    /// The colour of a background role.
    public subscript(ground: GroundRole) -> ThemeColor { grounds[Int(ground.rawValue)] }
}
