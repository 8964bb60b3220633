/// One drawable character: a base scalar and at most three combining marks, one or two cells wide.
///
/// Only `SafeText` makes glyphs, so that nothing reaches a cell that has not passed the sanitiser. An emoji of several
/// scalars (joined by U+200D, with a skin tone, a flag of tags) is one glyph of two cells that knows all of them; its base
/// is its first scalar of two cells, on which every terminal agrees with `wcwidth`. Whoever draws it shows the whole where
/// the terminal is known to join it, else the base. A digit in a keycap without its selector is one cell to all.
public struct Glyph: Hashable, Sendable {
    /// The base scalar.
    public let base: UInt32
    private let cells: UInt32
    /// Up to three combining marks of 21 bits each, the first in the lowest bits; or a number of `EmojiClusters`.
    let packedMarks: UInt64
    /// Set in `packedMarks` that hold the number of a cluster.
    static let clusterBit: UInt64 = 1 << 63

    /// An emoji of several scalars.
    init(cluster: UInt32, base: UInt32) {
        self.init(base: base, packedMarks: Self.clusterBit | UInt64(cluster), width: 2)
    }

    /// Cells: 1 or 2.
    public var width: Int { Int(cells) }

    init(base: UInt32, packedMarks: UInt64 = 0, width: Int) {
        self.base = base
        self.packedMarks = packedMarks
        cells = UInt32(truncatingIfNeeded: width)
    }

    /// The same with another form of its base, as wide.
    func standing(as base: UInt32) -> Glyph { Glyph(base: base, packedMarks: packedMarks, width: width) }

    public static let space = Glyph(base: 0x20, width: 1)
}

/// One cell of the screen: 16 bytes without a gap, so that rows can be compared as plain memory.
public struct Cell: Equatable, Sendable {
    /// The base scalar; 0 in the second half of a wide glyph.
    public let base: UInt32
    public var style: TextStyle
    /// The number of the address it leads to, by the canvas that it is on; 0 for none. It fills the gap behind the style,
    /// whose bytes would otherwise be undefined.
    public internal(set) var link: UInt8 = 0
    let packedMarks: UInt64

    init(glyph: Glyph, style: TextStyle) {
        base = glyph.base
        packedMarks = glyph.packedMarks
        self.style = style
    }

    private init(base: UInt32, style: TextStyle) {
        self.base = base
        packedMarks = 0
        self.style = style
    }

    /// A space in a style.
    public static func blank(_ style: TextStyle) -> Cell { Cell(base: 0x20, style: style) }
    /// - Parameter letter: ASCII, no control character.
    static func plain(_ letter: UInt8, _ style: TextStyle) -> Cell { Cell(base: UInt32(letter), style: style) }
    static func continuation(_ style: TextStyle) -> Cell { Cell(base: 0, style: style) }

    /// Whether it is part of a link.
    public var isLinked: Bool { link != 0 }
    /// The second half of a wide glyph: nothing is drawn for it.
    public var isContinuation: Bool { base == 0 }
    /// Whether it shows an emoji of several scalars.
    public var isCluster: Bool { packedMarks & Glyph.clusterBit != 0 }

    /// The combining marks, first to last; 0 for none in that place.
    public var marks: (UInt32, UInt32, UInt32) {
        if isCluster { return (0, 0, 0) }
        return (
            UInt32(packedMarks & 0x1F_FFFF), UInt32(packedMarks >> 21 & 0x1F_FFFF),
            UInt32(packedMarks >> 42 & 0x1F_FFFF)
        )
    }

    /// The scalars of the cell, in the order of the text; empty for a continuation.
    public var scalars: [UInt32] {
        guard base != 0 else { return [] }
        if isCluster { return EmojiClusters.scalars(of: UInt32(truncatingIfNeeded: packedMarks & ~Glyph.clusterBit)) }
        var all = [base]
        var rest = packedMarks
        while rest != 0 {
            all.append(UInt32(rest & 0x1F_FFFF))
            rest >>= 21
        }
        return all
    }
}
