import Canvas
import Testing

@testable import Terminal

@Suite struct `Colours` {
    @Test(arguments: [ColorSupport.mono, .ansi16])
    @MainActor func `of a theme with one ground tell what is chosen by reversal`(support: ColorSupport) {
        var palette = StylePalette(theme: .monochrome, map: ColorMap(support: support))
        for ground in [GroundRole.selection, .alert] {
            #expect(palette.ink(for: TextStyle(.text, on: ground)).attributes & StylePalette.visibleOnBlanks != 0)
        }
        #expect(palette.ink(for: TextStyle(.text, on: .raised)).attributes & StylePalette.visibleOnBlanks == 0)
    }

    @Test(arguments: [
        (["NO_COLOR": "1", "COLORTERM": "truecolor"], ColorSupport.mono), (["NO_COLOR": ""], .palette256),
        (["COLORTERM": "truecolor"], .direct), (["COLORTERM": "24bit"], .direct), ([:], .palette256),
        (["COLORTERM": "truecolor", "STY": "1.pts"], .palette256),
    ])
    func `are as many as the environment asks for`(environment: [String: String], wished: ColorSupport) {
        #expect(ColorSupport.wished(in: environment) == wished)
    }

    @Test(arguments: [
        (-1, false, ColorSupport.mono), (8, false, .ansi16), (16, false, .ansi16), (256, false, .palette256),
        (1 << 24, true, .direct),
    ])
    func `are as many as the description has`(colors: Int, isDirect: Bool, allowed: ColorSupport) {
        #expect(ColorSupport.allowed(colors: colors, isDirect: isDirect) == allowed)
    }

    @Test(arguments: [
        ("xterm-256color", [:], ["xterm-direct256", "xterm-direct"]),
        ("xterm-kitty", [:], ["kitty-direct", "xterm-direct256", "xterm-direct"]),
        ("alacritty", [:], ["alacritty-direct", "xterm-direct256", "xterm-direct"]),
        ("tmux-256color", ["TMUX": "x"], ["tmux-direct"]), ("screen-256color", ["TMUX": "x"], ["tmux-direct"]),
        ("screen-256color", [:], []), ("linux", [:], []),
    ])
    func `of 24 bits need a description of the terminal's family`(
        name: String, environment: [String: String], entries: [String]
    ) {
        #expect(ColorSupport.directEntries(for: name, environment: environment) == entries)
    }

    @Test func `that a theme leaves to the terminal stay its own`() {
        for support in ColorSupport.allCases {
            #expect(ColorMap(support: support).number(of: .terminalDefault) == -1)
        }
    }

    @Test func `are none without colours`() {
        #expect(ColorMap(support: .mono).number(of: .rgb(red: 255, green: 0, blue: 0)) == -1)
        #expect(ColorMap(support: .mono).number(of: .ansi(3)) == -1)
    }

    @Test func `of 24 bits are themselves, the darkest blues but for one green`() {
        let map = ColorMap(support: .direct)
        #expect(map.number(of: .rgb(red: 0x7A, green: 0xA2, blue: 0xF7)) == 0x7AA2F7)
        #expect(map.number(of: .rgb(red: 0, green: 0, blue: 5)) == 0x000105)
        #expect(map.number(of: .ansi(5)) == 5)
        #expect(map.number(of: .ansi(12)) == 0x5C5CFF)
        #expect(ColorMap(support: .direct, indexed: 256).number(of: .ansi(12)) == 12)
    }

    @Test func `of the 256 find themselves`() {
        for index in 16..<256 {
            let (red, green, blue) = Palette.components(ofIndex: index)
            let found = Int(ColorMap(support: .palette256).number(of: .rgb(red: red, green: green, blue: blue)))
            #expect(Palette.components(ofIndex: found) == (red, green, blue))
            #expect(found >= 16)  // the first sixteen are whatever their user has made of them
        }
    }

    @Test(
        arguments: [
            ([0xF7, 0x76, 0x8E], 204), ([0x1A, 0x1B, 0x26], 234), ([0x9E, 0xCE, 0x6A], 114), ([0, 0, 1], 16),
        ] as [([UInt8], Int32)])
    func `of 24 bits find the nearest of 256 as the eye sees it`(rgb: [UInt8], index: Int32) {
        #expect(ColorMap(support: .palette256).number(of: .rgb(red: rgb[0], green: rgb[1], blue: rgb[2])) == index)
    }

    @Test func `of sixteen keep their hue`() {
        let map = ColorMap(support: .ansi16)
        #expect(map.number(of: .rgb(red: 250, green: 20, blue: 20)) == 9)
        #expect(map.number(of: .rgb(red: 10, green: 12, blue: 14)) == 0)
        #expect(map.number(of: .rgb(red: 250, green: 250, blue: 250)) == 15)
        #expect(ColorMap(support: .ansi16, colors: 8).number(of: .ansi(12)) == 4)
    }

    @Test func `of text never vanish into their ground`() {
        let map = ColorMap(support: .ansi16)
        let dark = ThemeColor.rgb(red: 20, green: 20, blue: 20)
        #expect(map.pair(text: .rgb(red: 10, green: 10, blue: 10), ground: dark) == (15, 0))
        let light = ThemeColor.rgb(red: 255, green: 255, blue: 255)
        #expect(map.pair(text: .rgb(red: 250, green: 250, blue: 250), ground: light) == (0, 15))
    }
}
