/// The one sanitiser: every text on its way to a cell passes it.
///
/// It works by an allow list of characters, not by patterns of escape sequences, so that a sequence cut in two, or one
/// that nobody has thought of, has no way through. `SafeScalar` holds the rules; in short:
/// - control characters (C0, DEL, C1) become visible pictures (`␛`, `␡`) or U+FFFD;
/// - bidirectional overrides, isolates and marks, zero-width and other format characters, tag characters and variation
///   selectors are dropped;
/// - surrogates, noncharacters and private use become U+FFFD;
/// - combining marks are kept to three a base, and stand on U+25CC when they have none;
/// - an emoji made of several scalars is one glyph (`EmojiSequence`); `line` and `block` keep it whole.
public enum SafeText {
    /// The glyphs of `text`, line ends and tabs as one blank each.
    public static func glyphs(in text: some StringProtocol) -> [Glyph] {
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(text.utf8.count)
        forEachGlyph(in: text) { glyph in
            glyphs.append(glyph)
            return true
        }
        return glyphs
    }

    /// The text as one line that is safe to print: for standard output and error, where no `Canvas` stands between.
    public static func line(_ text: some StringProtocol) -> String {
        guard text.unicodeScalars.contains(where: EmojiSequence.isSign) else { return withoutSequences(text) }
        let scalars = Array(text.unicodeScalars)
        var line = ""
        var start = 0
        var index = 0
        func append(through end: Int) {
            line += withoutSequences(String(String.UnicodeScalarView(scalars[start..<end])))
        }
        while index < scalars.count {
            guard let length = EmojiSequence.length(in: scalars[index...]) else {
                index += 1
                continue
            }
            append(through: index)
            line.unicodeScalars.append(contentsOf: scalars[index..<index + length])
            index += length
            start = index
        }
        append(through: index)
        return line
    }

    /// The scalars that cells would show.
    private static func withoutSequences(_ text: some StringProtocol) -> String {
        var scalars = String.UnicodeScalarView()
        forEachGlyph(in: text) { glyph in
            for value in Cell(glyph: glyph, style: .plain).scalars {
                if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
            }
            return true
        }
        return String(scalars)
    }

    /// The text as lines that are safe to print, line ends kept.
    public static func block(_ text: some StringProtocol) -> String {
        lines(of: text).map { line($0) }.joined(separator: "\n")
    }

    /// The lines of a text: CR, LF, CRLF, U+2028 and U+2029 end one.
    /// - Parameter endingAtSeparators: `false` leaves U+2028 and U+2029, which a cell shows as a blank, inside their line.
    public static func lines(of text: some StringProtocol, endingAtSeparators: Bool = true) -> [Substring] {
        var whole = String(text)
        let ends = whole.withUTF8 { lineEnds(in: $0, atSeparators: endingAtSeparators) }
        let utf8 = whole.utf8
        var lines: [Substring] = []
        lines.reserveCapacity(ends.count + 1)
        var start = utf8.startIndex
        var offset = 0
        for end in ends {
            let index = utf8.index(start, offsetBy: end.lowerBound - offset)
            lines.append(whole[start..<index])
            start = utf8.index(index, offsetBy: end.count)
            offset = end.upperBound
        }
        lines.append(whole[start...])
        return lines
    }

    /// Hands over glyph after glyph until `body` answers false. The work is in proportion to what is taken.
    @inline(__always) static func forEachGlyph(in text: some StringProtocol, _ body: (Glyph) -> Bool) {
        let done: Void? = text.utf8.withContiguousStorageIfAvailable { forEachGlyph(inUTF8: $0, body) }
        if done == nil {
            var copy = String(text)
            copy.withUTF8 { forEachGlyph(inUTF8: $0, body) }
        }
    }

    /// The bytes are those of a `String`, so they are valid UTF-8.
    @inline(__always)
    private static func forEachGlyph(inUTF8 bytes: UnsafeBufferPointer<UInt8>, _ body: (Glyph) -> Bool) {
        var pending = GlyphBuilder()
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            if byte >= 0x20, byte < 0x7F {
                position += 1
                if let glyph = pending.begin(base: UInt32(byte), width: 1), !body(glyph) { return }
                continue
            }
            let scalar = decodeScalar(bytes, &position)
            if let glyph = pending.add(scalar), !body(glyph) { return }
        }
        if let glyph = pending.finish() { _ = body(glyph) }
    }

    private static func decodeScalar(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> Unicode.Scalar {
        let first = UInt32(bytes[position])
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        var value = length == 1 ? first : first & (0x7F >> UInt32(length))
        for index in position + 1..<position + length { value = value << 6 | UInt32(bytes[index] & 0x3F) }
        position += length
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }

    private static func lineEnds(in bytes: UnsafeBufferPointer<UInt8>, atSeparators: Bool) -> [Range<Int>] {
        var ends: [Range<Int>] = []
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case 0x0D where index + 1 < bytes.count && bytes[index + 1] == 0x0A: ends.append(index..<index + 2)
            case 0x0A, 0x0D: ends.append(index..<index + 1)
            case 0xE2 where atSeparators && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8:
                // U+2028, U+2029
                ends.append(index..<index + 3)
            default:
                index += 1
                continue
            }
            index = ends[ends.count - 1].upperBound
        }
        return ends
    }
}

/// A base that waits for its combining marks.
private struct GlyphBuilder {
    private var base: UInt32 = 0
    private var width = 0
    private var marks: UInt64 = 0
    private var markCount = 0
    /// The scalars of an emoji that may have several; empty for anything else.
    private var sequence: [Unicode.Scalar] = []
    /// U+200D came last: what follows may belong to the emoji before it.
    private var isJoined: Bool { sequence.last?.value == 0x200D }
    private static let mostScalars = 32

    /// Starts a glyph; returns the one before it.
    mutating func begin(base: UInt32, width: Int) -> Glyph? {
        let complete = finish()
        self.base = base
        self.width = width
        return complete
    }

    /// Takes any scalar that is not plain ASCII; returns a glyph that it completed.
    mutating func add(_ scalar: Unicode.Scalar) -> Glyph? {
        switch SafeScalar(scalar) {
        case .dropped, .joiner:
            extend(by: scalar)
            return nil
        case .shown(let base, let width):
            if isJoined, SafeScalar.isPictograph(scalar) {
                extend(by: scalar)
                return nil
            }
            return begin(base: base, width: width)
        case .mark:
            if base == 0 { (base, width) = (0x25CC, 1) }
            guard markCount < 3 else { return nil }
            marks |= UInt64(scalar.value) << (21 * UInt64(markCount))
            markCount += 1
            return nil
        }
    }

    /// Adds what may belong to the emoji before it.
    private mutating func extend(by scalar: Unicode.Scalar) {
        if sequence.isEmpty {
            guard let first = Unicode.Scalar(base), SafeScalar.isPictograph(first), markCount == 0 else { return }
            sequence = [first]
        }
        if sequence.count < Self.mostScalars { sequence.append(scalar) }
    }

    mutating func finish() -> Glyph? {
        defer { self = GlyphBuilder() }
        guard base != 0 else { return nil }
        return sequence.count > 1 && markCount == 0
            ? cluster ?? Glyph(base: base, width: width) : Glyph(base: base, packedMarks: marks, width: width)
    }

    /// `nil` for what is no emoji of several scalars, or one that is as wide to no terminal.
    private var cluster: Glyph? {
        guard let length = EmojiSequence.length(in: sequence[...]) else { return nil }
        let whole = sequence[..<length]
        // Only a selector behind it: the base alone looks the same.
        guard whole.contains(where: { $0.value != 0xFE0F && EmojiSequence.isSign(of: $0) }),
            let wide = whole.first(where: { !EmojiSequence.isSign(of: $0) && DisplayWidth.cells(of: $0.value) == 2 }),
            let number = EmojiClusters.number(of: whole.map(\.value))
        else { return nil }
        return Glyph(cluster: number, base: wide.value)
    }
}
