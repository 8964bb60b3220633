import Canvas

/// Finds for a theme's colour the number that the terminal's description takes.
struct ColorMap {
    let support: ColorSupport
    /// How many of the lowest numbers are indexed colours rather than red, green and blue; for direct colour.
    var indexed = 8
    /// Colours of the description, where it has few: 8 or 16.
    var colors = 16

    /// The terminal's own colour.
    static let ownColor: Int32 = -1

    func number(of color: ThemeColor) -> Int32 {
        switch (support, color) {
        case (.mono, _), (_, .terminalDefault): return Self.ownColor
        case (.direct, .rgb(let red, let green, let blue)): return Self.direct(red, green, blue)
        case (.direct, .ansi(let index)):
            if index < indexed { return Int32(index & 15) }
            let (red, green, blue) = Palette.components(ofIndex: Int(index & 15))
            return Self.direct(red, green, blue)
        case (.palette256, .rgb(let red, let green, let blue)):
            return Palette.nearest(red, green, blue, among: 16..<256)
        case (.palette256, .ansi(let index)): return Int32(index & 15)
        case (.ansi16, .rgb(let red, let green, let blue)): return Palette.nearest(red, green, blue, among: 0..<colors)
        case (.ansi16, .ansi(let index)): return Int32(Int(index & 15) % colors)
        }
    }

    /// The numbers of text and ground; text that would vanish into its ground takes black or white.
    func pair(text: ThemeColor, ground: ThemeColor) -> (text: Int32, ground: Int32) {
        let ground = number(of: ground)
        let text = number(of: text)
        guard text == ground, text != Self.ownColor, support != .direct else { return (text, ground) }
        let isDark = Palette.lightness(ofIndex: Int(ground)) < 0.6
        return (isDark ? (colors > 8 ? 15 : 7) : 0, ground)
    }

    /// The lowest numbers of a direct-colour description are indexed colours: the darkest blues step aside by one green.
    private static func direct(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int32 {
        let value = Int32(red) << 16 | Int32(green) << 8 | Int32(blue)
        return value < 0x100 ? value | 0x100 : value
    }
}
