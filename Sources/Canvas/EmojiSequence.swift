/// Emoji of several scalars, by the grammar of Unicode's UTS #51: skin tones, U+FE0F, U+200D, keycaps, and flags of tags.
///
/// Terminals disagree on their width, so that a cell shows the first scalar alone; a pipe and the clipboard have no
/// cells and get them whole. What isn't exactly such a sequence is left to `SafeScalar`: joiners, selectors and tags
/// that belong to no emoji carry what nobody sees.
enum EmojiSequence {
    /// Longer ones are cut: the longest that Unicode recommends has ten scalars.
    private static let longest = 10
    /// The flags of tags that Unicode recommends: England, Scotland, Wales.
    private static let taggedFlags = ["gbeng", "gbsct", "gbwls"].map { name in
        [0x1F3F4] + name.unicodeScalars.map { 0xE0000 + $0.value } + [0xE007F]
    }

    /// Whether a scalar stands in such sequences alone, and not in other text.
    static func isSign(of scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200D, 0xFE0F, 0x1F3FB...0x1F3FF, 0xE007F: true
        default: false
        }
    }

    /// How many scalars of `text` such a sequence takes from its beginning on; `nil` where there is none of at least two.
    static func length(in text: ArraySlice<Unicode.Scalar>) -> Int? {
        if let first = text.first, "0123456789#*".unicodeScalars.contains(first) {
            return text.dropFirst().starts(with: "\u{FE0F}\u{20E3}".unicodeScalars) ? 3 : nil
        }
        if let flag = taggedFlags.first(where: { text.lazy.map(\.value).starts(with: $0) }) { return flag.count }
        guard var length = elementLength(in: text) else { return nil }
        while let joiner = text.dropFirst(length).first, joiner.value == 0x200D,
            let next = elementLength(in: text.dropFirst(length + 1)), length + 1 + next <= longest
        {
            length += 1 + next
        }
        return length > 1 ? length : nil
    }

    /// A picture with its skin tone or its U+FE0F.
    private static func elementLength(in text: ArraySlice<Unicode.Scalar>) -> Int? {
        guard let base = text.first, SafeScalar.isPictograph(base), !isSign(of: base),
            !(0x1F1E6...0x1F1FF).contains(base.value)
        else { return nil }
        switch text.dropFirst().first?.value {
        case 0xFE0F?: return 2
        case (0x1F3FB...0x1F3FF)? where base.properties.isEmojiModifierBase: return 2
        default: return 1
        }
    }
}
