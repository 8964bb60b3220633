import Canvas
import TestSupport
import Testing

@testable import Terminal

@Suite struct `Frames drawn style by style` {
    private let size = Size(width: 30, height: 8)

    private func squeezed(_ text: String) -> [UInt8] {
        var squeeze = StyleSqueeze(size: size)
        return Array(text.utf8).withUnsafeBytes { squeeze.squeeze($0) }
    }

    private func screen(_ bytes: some Sequence<UInt8>) -> VirtualScreen {
        var screen = VirtualScreen(columns: size.width, rows: size.height)
        screen.feed(bytes)
        return screen
    }

    /// A frame that is large enough, with a rule between two columns of text.
    private func frame(rows: Int = 8, _ more: String = "") -> String {
        var text = "\u{1B}[H\u{1B}[m\u{1B}[2J"
        for row in 1...rows {
            text += "\u{1B}[\(row);1H\u{1B}[38:2::10:20:30m\u{1B}[48:2::1:1:1m\u{1B}[1Kwords \(row)\u{1B}(B\u{1B}[m"
            text += "\u{1B}[38:2::90:90:90m\u{1B}[48:2::1:1:1m  │ \u{1B}[1m\u{1B}[38:2::1:2:3m你好"
            text += "\u{1B}[0m\u{1B}[48:2::1:1:1m\u{1B}[K"
        }
        return text + more
    }

    @Test func `show the same in fewer bytes`() {
        let squeezed = squeezed(frame())
        #expect(squeezed.count * 2 < frame().utf8.count)
        #expect(screen(squeezed) == screen(frame().utf8))
    }

    @Test func `name each style once`() {
        let text = String(decoding: squeezed(frame()), as: UTF8.self)
        for color in ["10;20;30", "90;90;90", "1;2;3"] { #expect(text.split(separator: color).count == 2, "\(color)") }
    }

    @Test(arguments: [
        "\u{1B}[3;4r\u{1B}[4;1H\n", "\u{1B}[2;1H\u{1B}[Lnew", "\u{1B}[8;1Hlast\n", "\u{1B}[1;1Hagain",
        "\u{1B}[2;9H\u{1B}[1K", "\u{1B}[3;3H\u{1B}[2Pxy", "\u{1B}[1;28Hlonger than the row", "\u{1B}[5A\tx",
    ])
    func `are left as they are where they do more than to draw`(more: String) {
        #expect(screen(squeezed(frame(more))) == screen(frame(more).utf8))
    }

    @Test func `leave the cursor where it was and set its modes last`() {
        let end = "\u{1B}[?25h\u{1B}[4;7H"
        let squeezed = squeezed(frame(end))
        #expect(screen(squeezed) == screen(frame(end).utf8))
        #expect(String(decoding: squeezed, as: UTF8.self).contains("\u{1B}[?25h"))
    }

    /// Frames as ncurses could write them: cells from left to right, moves of all kinds, blanks, styles.
    private func randomFrame(_ generator: inout SystemRandomNumberGenerator) -> String {
        var text = "\u{1B}[H\u{1B}[m\u{1B}[2J"
        for row in (1...size.height).shuffled(using: &generator) {
            var column = Int.random(in: 0..<8, using: &generator)
            text += "\u{1B}[\(row);\(column + 1)H"
            while column < size.width - 8 {
                let style = ["31", "1;38;5;9", "0", "44", "4", "7;48:2::9:9:9", "22;39", "24;27"]
                if Bool.random(using: &generator) { text += "\u{1B}[\(style.randomElement(using: &generator)!)m" }
                switch Int.random(in: 0..<7, using: &generator) {
                case 0: text += "\u{1B}[\(Int.random(in: 1...5, using: &generator))X"
                case 1:
                    text += "   "
                    column += 3
                case 2:
                    text += "\u{1B}[2C"
                    column += 2
                case 3:
                    text += "\u{1B}[\(column + 3)G"
                    column += 2
                case 4:
                    text += "好é│"
                    column += 4
                default:
                    text += "abcd"
                    column += 4
                }
            }
            if Bool.random(using: &generator) { text += "\u{1B}[K" }
        }
        return text
    }

    @Test func `show the same whatever is drawn`() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            let one = randomFrame(&generator) + String(repeating: "\u{1B}[m", count: 300)
            let two = one + randomFrame(&generator).dropFirst(10)  // which draws over it
            for frame in [one, two] {
                #expect(screen(squeezed(frame)) == screen(frame.utf8), "\(frame.debugDescription)")
            }
        }
    }
}
