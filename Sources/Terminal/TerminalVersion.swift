import CDisplayWidth
import Canvas

/// Name and version of a terminal as it answers `CSI > q` (XTVERSION): `kitty(0.42.1)`, `ghostty 1.2.3`, `VTE(7802)`.
struct TerminalVersion: Equatable {
    /// In small letters.
    let name: String
    /// `[0, 42, 1]`; empty where none was said.
    let numbers: [Int]

    /// - Parameter text: between `DCS > |` and `ST`; `nil` where it names nothing.
    init?(_ text: String) {
        let name = text.prefix { $0.isLetter }.lowercased()
        guard !name.isEmpty, text.utf8.count <= 100 else { return nil }
        self.name = name
        let version = text.dropFirst(name.count).drop { !$0.isASCII || !$0.isNumber }
        numbers = version.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }.split(separator: ".").compactMap {
            Int($0)
        }
    }

    /// The first versions that draw octants themselves, whatever the font: their release notes.
    private static let octants: [String: [Int]] = [
        "foot": [1, 20], "ghostty": [1, 2], "kitty": [0, 40], "vte": [7800],
    ]
    /// The first versions that draw sextants themselves.
    private static let sextants: [String: [Int]] = [
        "foot": [1, 8], "ghostty": [1, 0], "kitty": [0, 20], "vte": [6400], "wezterm": [20_220_101],
    ]

    /// The best characters for fine pictures that it draws; braille for one that is not on the list.
    var shape: DotShape {
        if isAtLeast(Self.octants[name]) { return .octants }
        return isAtLeast(Self.sextants[name]) ? .sextants : .braille
    }

    private func isAtLeast(_ first: [Int]?) -> Bool {
        guard let first, !numbers.isEmpty else { return false }
        return !numbers.lexicographicallyPrecedes(first)
    }

    /// Whether this system's tables of widths have octants: ncurses draws no character without one (glibc before 2.41).
    static let knowsOctants = display_width(0x1CD00) == 1 && display_width(0x1CEA8) == 1
}
