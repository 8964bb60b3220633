import Canvas

/// Takes the repetition out of how ncurses writes styles.
///
/// ncurses names attributes, text colour and ground anew at every change, some 50 bytes in 24-bit colour: two thirds of a
/// frame. This remembers what the terminal has and writes the difference, when something is drawn with it. Colours are
/// written with semicolons, which every terminal with 24-bit colour takes: with colons, as terminfo has them, some take
/// none and xterm 379 only one in a sequence. Everything that is no style passes unchanged. A large frame is drawn style
/// by style besides, see `FrameLayers`.
struct StyleSqueeze {
    /// Of the terminal.
    var size: Size
    /// The style that the terminal draws with; `nil` while unknown.
    private var shown: DrawnStyle?
    private var wanted = DrawnStyle()
    private var isASCII = false
    private var output: [UInt8] = []
    private var layers = FrameLayers()
    /// Frames of so many bytes are drawn style by style: smaller ones have little to gain.
    private static let large = 1024

    init(size: Size) { self.size = size }

    /// Others have written to the terminal.
    mutating func forget() {
        shown = nil
        isASCII = false
    }

    /// Shorter bytes that draw the same as `bytes`, which end with a whole sequence.
    mutating func squeeze(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        output.removeAll(keepingCapacity: true)
        guard bytes.count >= Self.large else {
            for token in TerminalTokens(bytes) { process(token) }
            showStyle()  // new cells of a window that grows take the style that was left
            return output
        }
        let before = (shown, wanted, isASCII)
        if squeezeInLayers(bytes) { return output }
        (shown, wanted, isASCII) = before
        output.removeAll(keepingCapacity: true)
        for token in TerminalTokens(bytes) { process(token) }
        showStyle()
        return output
    }

    private mutating func process(_ token: TerminalTokens.Token) {
        switch token {
        case .text(let run): show(for: run)
        case .control(final: UInt8(ascii: "m"), let parameters, _):
            var style = wanted
            guard style.apply(parameters) else { return pass(token) }
            wanted = style
            return
        case .control(let final, _, _):
            switch final {
            // To a place, up, down, right, left, to a column, to a row; modes, margins, titles: nothing is drawn.
            case UInt8(ascii: "H"), UInt8(ascii: "A"), UInt8(ascii: "B"), UInt8(ascii: "C"), UInt8(ascii: "D"),
                UInt8(ascii: "G"), UInt8(ascii: "d"), UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "r"),
                UInt8(ascii: "t"):
                break
            case UInt8(ascii: "J"), UInt8(ascii: "K"), UInt8(ascii: "X"), UInt8(ascii: "P"), UInt8(ascii: "@"),
                UInt8(ascii: "L"), UInt8(ascii: "M"), UInt8(ascii: "b"), UInt8(ascii: "S"), UInt8(ascii: "T"):
                showGround()
            default: return pass(token)
            }
        case .characterSet(let set, _):
            let isNowASCII = set == UInt8(ascii: "B")
            defer { isASCII = isNowASCII }
            if isASCII && isNowASCII { return }
        // On return to the screen ncurses resets the colours that it could have defined anew. We define none, and the
        // person may have.
        case .command: return
        case .other: return pass(token)
        }
        output.append(contentsOf: token.bytes)
    }

    /// Passes a sequence on. One that is not understood may have changed the style.
    private mutating func pass(_ token: TerminalTokens.Token) {
        showStyle()
        output.append(contentsOf: token.bytes)
        shown = nil
    }

    // MARK: Layers

    /// `false` for a frame that does more than to draw.
    private mutating func squeezeInLayers(_ bytes: UnsafeRawBufferPointer) -> Bool {
        layers.begin(size)
        for token in TerminalTokens(bytes) {
            switch layers.process(token, style: wanted) {
            case .taken: break
            // What comes before the first stroke: the screen is cleared, modes are set.
            case .passed: process(token)
            case .refused: return false
            }
        }
        layers.finish(&shown, to: &output)
        showStyle()
        return true
    }

    // MARK: Differences

    /// Sets the style that a run of text needs: none for a return or a step back, the ground alone for blanks.
    private mutating func show(for run: UnsafeRawBufferPointer) {
        var needsGround = false
        for byte in run where byte != 0x0D && byte != 0x08 {
            guard byte == 0x20 else { return showStyle() }
            needsGround = true
        }
        if needsGround { showGround() }
    }

    /// Blanks and erased cells show the ground, and no letter that would show the rest.
    private mutating func showGround() {
        guard var next = shown, !next.showsOnBlanks, !wanted.showsOnBlanks else { return showStyle() }
        next.ground = wanted.ground
        show(next)
    }

    private mutating func showStyle() { show(wanted) }

    private mutating func show(_ style: DrawnStyle) {
        guard shown != style else { return }
        style.write(from: shown, to: &output)
        shown = style
    }
}
