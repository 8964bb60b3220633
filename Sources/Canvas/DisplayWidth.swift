import CDisplayWidth

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// How many cells a scalar takes, by the C library's `wcwidth`: the table that ncurses and the terminal go by.
public enum DisplayWidth {
    /// `wcwidth` answers by the locale. Without a UTF-8 one (in tests, in a pipe) the C library's own is set.
    private static let localeIsReady: Void = {
        if display_width(0x4E00) != 2 { setlocale(LC_CTYPE, "C.UTF-8") }
    }()

    /// 0 for a combining mark, 1 or 2 for a character, -1 for one that cannot be shown.
    public static func cells(of scalar: UInt32) -> Int {
        if scalar >= 0x20, scalar < 0x7F { return 1 }
        _ = localeIsReady
        return Int(display_width(scalar))
    }
}

extension StringProtocol {
    /// The cells this text takes when drawn: counted after the sanitiser, as `Canvas.write` counts.
    public var cellWidth: Int {
        if let fast = utf8.withContiguousStorageIfAvailable({ bytes in
            bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? bytes.count : nil
        }), let width = fast {
            return width
        }
        var width = 0
        SafeText.forEachGlyph(in: self) { glyph in
            width += glyph.width
            return true
        }
        return width
    }
}
