/// Takes the repetition out of how ncurses writes styles.
///
/// ncurses names attributes, text colour and ground anew at every change, some 50 bytes in 24-bit colour: two thirds of a
/// frame. This remembers what the terminal has and writes the difference, when something is drawn with it. Colours are
/// written with semicolons, which every terminal with 24-bit colour takes: with colons, as terminfo has them, some take
/// none and xterm 379 only one in a sequence. Everything that is no style passes unchanged.
struct StyleSqueeze {
    /// What the terminal draws with; `nil` while nobody knows.
    private var shown: Style?
    private var wanted = Style()
    private var isASCII = false
    private var output: [UInt8] = []

    fileprivate struct Style: Equatable {
        /// Bit n for the parameter n, 1 (bold) to 9 (struck out).
        var attributes: UInt16 = 0
        /// Parameters as they came, of colours in whatever form; empty for the terminal's own.
        var text: [UInt8] = []
        var ground: [UInt8] = []

        /// Underlined, reversed, struck out.
        static let visibleOnBlanks: UInt16 = 1 << 4 | 1 << 7 | 1 << 9
    }

    private static let escape: UInt8 = 0x1B

    /// Others have written to the terminal.
    mutating func forget() {
        shown = nil
        isASCII = false
    }

    /// What draws the same as `bytes`, which end with a whole sequence.
    mutating func squeeze(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        output.removeAll(keepingCapacity: true)
        var rest = bytes[...]
        while let byte = rest.first {
            if byte == Self.escape {
                takeSequence(&rest)
            } else {
                let run = rest[..<(rest.firstIndex(of: Self.escape) ?? rest.endIndex)]
                show(for: run)
                output.append(contentsOf: run)
                rest = rest[run.endIndex...]
            }
        }
        // New cells of a window that grows take the style that was left.
        showStyle()
        return output
    }

    private mutating func takeSequence(_ rest: inout Slice<UnsafeRawBufferPointer>) {
        let start = rest.startIndex
        guard rest.count > 2 else {
            pass(rest)
            rest = rest[rest.endIndex...]
            return
        }
        switch rest[start + 1] {
        case UInt8(ascii: "["):
            let end = rest[(start + 2)...].firstIndex { (0x40...0x7E).contains($0) } ?? rest.endIndex - 1
            takeControl(rest[start...end], parameters: rest[(start + 2)..<end])
            rest = rest[(end + 1)...]
        case UInt8(ascii: "("):
            let isNowASCII = rest[start + 2] == UInt8(ascii: "B")
            if !(isASCII && isNowASCII) { output.append(contentsOf: rest[start...start + 2]) }
            isASCII = isNowASCII
            rest = rest[(start + 3)...]
        default:
            pass(rest[start...start + 1])
            rest = rest[(start + 2)...]
        }
    }

    private mutating func takeControl(
        _ sequence: Slice<UnsafeRawBufferPointer>, parameters: Slice<UnsafeRawBufferPointer>
    ) {
        switch sequence.last {
        case UInt8(ascii: "m"):
            var style = wanted
            if style.apply(parameters) {
                wanted = style
            } else {
                pass(sequence)
            }
        // To a place, up, down, right, left, to a column, to a row: nothing is drawn.
        case UInt8(ascii: "H"), UInt8(ascii: "A"), UInt8(ascii: "B"), UInt8(ascii: "C"), UInt8(ascii: "D"),
            UInt8(ascii: "G"), UInt8(ascii: "d"):
            output.append(contentsOf: sequence)
        case UInt8(ascii: "J"), UInt8(ascii: "K"), UInt8(ascii: "X"), UInt8(ascii: "P"), UInt8(ascii: "@"),
            UInt8(ascii: "L"), UInt8(ascii: "M"), UInt8(ascii: "b"), UInt8(ascii: "S"), UInt8(ascii: "T"):
            showGround()
            output.append(contentsOf: sequence)
        case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            output.append(contentsOf: sequence)
        default: pass(sequence)
        }
    }

    /// What is not understood may have changed the style.
    private mutating func pass(_ sequence: Slice<UnsafeRawBufferPointer>) {
        showStyle()
        output.append(contentsOf: sequence)
        shown = nil
    }

    // MARK: Differences

    /// What a run of text needs: nothing for a return or a step back, the ground alone for blanks.
    private mutating func show(for run: Slice<UnsafeRawBufferPointer>) {
        var needsGround = false
        for byte in run where byte != 0x0D && byte != 0x08 {
            guard byte == 0x20 else { return showStyle() }
            needsGround = true
        }
        if needsGround { showGround() }
    }

    /// Blanks and erased cells show the ground, and no letter that would show the rest.
    private mutating func showGround() {
        guard var next = shown, (next.attributes | wanted.attributes) & Style.visibleOnBlanks == 0 else {
            return showStyle()
        }
        next.ground = wanted.ground
        show(next)
    }

    private mutating func showStyle() { show(wanted) }

    private mutating func show(_ style: Style) {
        guard shown != style else { return }
        output.append(contentsOf: [Self.escape, UInt8(ascii: "[")])
        output.append(contentsOf: style.changes(from: shown).joined(separator: [UInt8(ascii: ";")]))
        output.append(UInt8(ascii: "m"))
        shown = style
    }
}

extension StyleSqueeze.Style {
    /// The parameters that lead here; none leads to the plain style.
    fileprivate func changes(from other: Self?) -> [[UInt8]] {
        if self == Self() { return [] }
        guard let other else { return [[UInt8(ascii: "0")]] + changes(from: Self()) }
        var changes: [[UInt8]] = []
        var lasting = other.attributes
        let gone = other.attributes & ~attributes
        // 22 ends bold and faint at once.
        for (bits, end) in [
            (0b110 as UInt16, "22"), (1 << 3, "23"), (1 << 4, "24"), (1 << 5, "25"), (1 << 7, "27"),
            (1 << 8, "28"), (1 << 9, "29"),
        ]
        where gone & bits != 0 {
            changes.append(Array(end.utf8))
            lasting &= ~bits
        }
        for bit in 1...9 where (attributes & ~lasting) & (1 << UInt16(bit)) != 0 {
            changes.append([UInt8(ascii: "0") + UInt8(bit)])
        }
        if text != other.text { changes.append(text.isEmpty ? Array("39".utf8) : text) }
        if ground != other.ground { changes.append(ground.isEmpty ? Array("49".utf8) : ground) }
        return changes
    }

    /// Applies the parameters of one sequence; `false` when one of them is not known here.
    fileprivate mutating func apply(_ parameters: Slice<UnsafeRawBufferPointer>) -> Bool {
        var fields = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)[...]
        while let field = fields.popFirst() {
            guard let code = Self.number(field) else { return false }
            switch code {
            case 0: self = Self()
            case 1...5, 7...9: attributes |= 1 << UInt16(code)
            case 22: attributes &= ~0b110
            case 23, 24, 25, 27, 28, 29: attributes &= ~(1 << UInt16(code - 20))
            case 30...37, 90...97: text = Array(field)
            case 39: text = []
            case 40...47, 100...107: ground = Array(field)
            case 49: ground = []
            case 38, 48:
                guard let color = Self.color(field, &fields) else { return false }
                if code == 38 { text = color } else { ground = color }
            default: return false
            }
        }
        return true
    }

    /// The number before a colon or the end; 0 for none.
    private static func number(_ field: Slice<UnsafeRawBufferPointer>) -> Int? {
        var number = 0
        for byte in field.prefix(while: { $0 != UInt8(ascii: ":") }) {
            guard (0x30...0x39).contains(byte), number < 1_000 else { return nil }
            number = number * 10 + Int(byte - 0x30)
        }
        // Only colours have parts.
        return field.contains(UInt8(ascii: ":")) && number != 38 && number != 48 ? nil : number
    }

    /// A colour in one field with colons, or in several: `38;5;n`, `38;2;r;g;b`.
    private static func color(
        _ field: Slice<UnsafeRawBufferPointer>, _ rest: inout ArraySlice<Slice<UnsafeRawBufferPointer>>
    ) -> [UInt8]? {
        if field.contains(UInt8(ascii: ":")) { return withSemicolons(field) }
        guard let kind = rest.first.flatMap(number), kind == 5 || kind == 2 else { return nil }
        let count = kind == 5 ? 2 : 4
        guard rest.count >= count else { return nil }
        var color = Array(field)
        for part in rest.prefix(count) { color += [UInt8(ascii: ";")] + part }
        rest = rest.dropFirst(count)
        return color
    }

    /// `38;2;1;2;3` of `38:2::1:2:3` or `38:2:1:2:3`; `nil` for what is no colour.
    private static func withSemicolons(_ field: Slice<UnsafeRawBufferPointer>) -> [UInt8]? {
        var parts = field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count >= 3, let kind = number(parts[1]) else { return nil }
        if kind == 2, parts.count > 5 { parts.remove(at: 2) }  // the colour space, which is mostly left out
        guard parts.count == (kind == 2 ? 5 : 3), kind == 2 || kind == 5 else { return nil }
        return Array(parts.joined(separator: CollectionOfOne(UInt8(ascii: ";"))))
    }
}
