import CBidi

/// The order in which letters of a line stand on the screen where some of them are read from right to left: Unicode's
/// bidirectional algorithm, with Arabic letters in the forms that join them.
public struct VisualOrder: Equatable, Sendable {
    /// In which direction a line is read as a whole.
    public enum Base: Sendable {
        /// By its first letter that has a direction.
        case automatic
        case leftToRight
        case rightToLeft
    }

    /// Which glyph of the line stands at each place, from the left.
    public let places: [Int]
    /// The base that is drawn at each place: mirrored or joined.
    let bases: [UInt32]
    /// For each glyph whether it is read from right to left.
    public let isRightToLeft: [Bool]
    /// Whether the line as a whole is.
    public let startsAtRight: Bool

    /// Lines between the columns of a table, which keep their order.
    private static let separators: Set<UInt32> = [0x2502, 0x2503, 0x253C]
    /// A character that parts a line into segments by the algorithm.
    private static let segmentSeparator: UInt32 = 0x1F

    /// `nil` where the library that knows the order is not there.
    init?(_ glyphs: [Glyph], base: Base) {
        let scalars = glyphs.map { Self.separators.contains($0.base) ? Self.segmentSeparator : $0.base }
        var places = [Int32](repeating: 0, count: scalars.count)
        var shown = [UInt32](repeating: 0, count: scalars.count)
        var levels = [CChar](repeating: 0, count: scalars.count)
        let wanted =
            switch base {
            case .automatic: BIDI_AUTOMATIC
            case .leftToRight: BIDI_LEFT_TO_RIGHT
            case .rightToLeft: BIDI_RIGHT_TO_LEFT
            }
        let found = bidi_line(scalars, Int32(scalars.count), Int32(wanted.rawValue), &places, &shown, &levels)
        guard found != Int32(BIDI_AUTOMATIC.rawValue) else { return nil }
        self.places = places.map(Int.init)
        bases = zip(self.places, shown).map { $1 == Self.segmentSeparator ? glyphs[$0].base : $1 }
        isRightToLeft = levels.map { $0 & 1 == 1 }
        startsAtRight = found == Int32(BIDI_RIGHT_TO_LEFT.rawValue)
    }

    /// The order of a text's glyphs; `nil` where all of them stand from left to right.
    public init?(of text: some StringProtocol, base: Base = .automatic) {
        guard Self.mayBeNeeded(by: text) else { return nil }
        self.init(SafeText.glyphs(in: text), base: base)
    }

    /// Whether the library that knows the order is there.
    public static var isAvailable: Bool { bidi_is_available() }

    /// Whether a text may hold letters that are read from right to left. Cheap, and true for some that hold none.
    public static func mayBeNeeded(by text: some StringProtocol) -> Bool {
        text.utf8.withContiguousStorageIfAvailable(mayBeNeeded) ?? Array(text.utf8).withUnsafeBufferPointer(mayBeNeeded)
    }

    /// Hebrew, Arabic, Syriac, Thaana, N'Ko and others beside them, their forms, and the old scripts beyond U+10800.
    private static func mayBeNeeded(by bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            guard byte >= 0xD6, index < bytes.count else { continue }
            let next = bytes[index]
            switch byte {
            case 0xD6: if next >= 0x90 { return true }
            case 0xD7...0xDF: return true
            case 0xE0: if (0xA0...0xA3).contains(next) { return true }
            case 0xEF: if (0xAC...0xBB).contains(next), next != 0xB8 { return true }
            case 0xF0:
                let third = index + 1 < bytes.count ? bytes[index + 1] : 0
                if next == 0x9E || (next == 0x90 && third >= 0xA0) { return true }
            default: break
            }
        }
        return false
    }

    /// The cell of a cursor that stands before a character of a text, counted from where the text begins at the left: on
    /// that character; behind the last one beside it, which is -1 where the text ends at the left.
    /// - Parameter offset: of the character.
    public static func cursorCell(in text: String, before offset: Int, base: Base = .automatic) -> Int? {
        guard let order = VisualOrder(of: text, base: base) else { return nil }
        let glyphs = SafeText.glyphs(in: text)
        let index = SafeText.glyphs(in: text.prefix(offset)).count
        let widths = order.places.map { glyphs[$0].width }
        guard index < glyphs.count else {
            // Behind the last one, in the direction of the line.
            return order.startsAtRight ? -1 : widths.reduce(0, +)
        }
        guard let place = order.places.firstIndex(of: index) else { return nil }
        return widths.prefix(place).reduce(0, +)
    }
}
