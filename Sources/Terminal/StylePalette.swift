import CNcurses
import Canvas

/// How a style is drawn: ncurses attributes and the number of a colour pair.
struct Ink: Equatable {
    var attributes: UInt32
    var pair: Int32
}

/// The inks of a theme, made when first needed. ncurses must be running.
@MainActor struct StylePalette {
    private let theme: Theme
    private let map: ColorMap
    /// By role and ground; `nil` not yet needed.
    private var inks: [Ink?]

    init(theme: Theme, map: ColorMap) {
        self.theme = theme
        self.map = map
        inks = Array(repeating: nil, count: StyleRole.allCases.count * GroundRole.allCases.count)
    }

    mutating func ink(for style: TextStyle) -> Ink {
        let index = Int(style.role.rawValue) * GroundRole.allCases.count + Int(style.ground.rawValue)
        var ink = inks[index] ?? makeInk(at: index, style)
        if !style.attributes.isEmpty { ink.attributes |= Self.bits(of: style.attributes) }
        return ink
    }

    private mutating func makeInk(at index: Int, _ style: TextStyle) -> Ink {
        let look = theme[style.role]
        var attributes = Self.bits(of: look.attributes)
        var pair: Int32 = 0
        // Without colours, or in a theme with one ground for all, what is chosen is told by reversal.
        let isTold = map.support != .mono && theme[style.ground] != theme[GroundRole.base]
        if !isTold, style.ground == .selection || style.ground == .alert { attributes |= term_reverse() }
        if map.support != .mono {
            let (text, ground) = map.pair(text: look.color, ground: theme[style.ground])
            if case .ansi(8...15) = look.color, map.colors == 8, map.support == .ansi16 { attributes |= term_bold() }
            if text != ColorMap.ownColor || ground != ColorMap.ownColor { pair = max(0, alloc_pair(text, ground)) }
        }
        let ink = Ink(attributes: attributes, pair: pair)
        inks[index] = ink
        return ink
    }

    /// Attributes that show where there is no letter.
    static let visibleOnBlanks = term_underline() | term_reverse()

    /// ncurses has no strikethrough; such text is dimmed.
    static func bits(of attributes: TextAttributes) -> UInt32 {
        var bits: UInt32 = 0
        if attributes.contains(.bold) { bits |= term_bold() }
        if attributes.contains(.italic) { bits |= term_italic() }
        if attributes.contains(.underline) { bits |= term_underline() }
        if attributes.contains(.dim) || attributes.contains(.strikethrough) { bits |= term_dim() }
        if attributes.contains(.reverse) { bits |= term_reverse() }
        return bits
    }
}
