/// The meaning of a piece of text. A theme gives every role its colour; drawing code never names a colour.
public enum StyleRole: UInt8, CaseIterable, Sendable {
    case text, muted, faint, strong, title, accent, accentSecondary
    case border, borderFocused
    case key, keyLabel
    case good, warning, bad, info
    case heading, link, code, quote, emphasis, listMarker, tableBorder
    case codeKeyword, codeString, codeNumber, codeComment
    case person, coach, thinking, cursorMark
    case moveRing, exerciseRing, standRing, ringTrack
    case steps, energy, distance, heart, hrv, respiration, fitness, weight
    case sleepREM, sleepCore, sleepDeep, sleepAwake, sleepInBed
    case baseline, axis, trend
}

/// The background role of a cell.
public enum GroundRole: UInt8, CaseIterable, Sendable {
    case base, panel, raised, selection, bar, composer, person, code, alert
}

/// Weight and slant of text, apart from its colour.
public struct TextAttributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = TextAttributes(rawValue: 1)
    public static let italic = TextAttributes(rawValue: 2)
    public static let underline = TextAttributes(rawValue: 4)
    public static let dim = TextAttributes(rawValue: 8)
    public static let reverse = TextAttributes(rawValue: 16)
    public static let strikethrough = TextAttributes(rawValue: 32)
}

/// How a cell looks: a role for its text, a role for its ground, and attributes.
public struct TextStyle: Hashable, Sendable {
    public var role: StyleRole
    public var ground: GroundRole
    public var attributes: TextAttributes

    public init(_ role: StyleRole = .text, on ground: GroundRole = .base, _ attributes: TextAttributes = []) {
        self.role = role
        self.ground = ground
        self.attributes = attributes
    }

    public static let plain = TextStyle()

    /// The same look on another ground.
    public func on(_ ground: GroundRole) -> TextStyle { TextStyle(role, on: ground, attributes) }

    /// The same look with attributes added.
    public func with(_ more: TextAttributes) -> TextStyle { TextStyle(role, on: ground, attributes.union(more)) }
}
