import Glibc

/// Bytes inside the block that is being parsed; valid only until the block is left. At least eight bytes behind them
/// can be read (see `BlockPipeline.slack`).
struct ByteSlice {
    var start: UnsafePointer<UInt8>
    var count: Int

    /// The first eight bytes, little endian, zeros behind a shorter slice: a name compares as one number.
    @inline(__always) var word: UInt64 {
        let loaded = start.load64()
        return count >= 8 ? loaded : loaded & ((1 << (UInt64(count) &* 8)) &- 1)
    }

    var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    func equals(_ text: StaticString) -> Bool {
        count == text.utf8CodeUnitCount && memcmp(start, text.utf8Start, count) == 0
    }

    func starts(with text: StaticString) -> Bool {
        count >= text.utf8CodeUnitCount && memcmp(start, text.utf8Start, text.utf8CodeUnitCount) == 0
    }

    /// Without blanks at either end.
    var trimmed: ByteSlice {
        var slice = self
        while slice.count > 0, slice.start.pointee <= 0x20 { slice = slice.dropping(1) }
        while slice.count > 0, slice.start[slice.count - 1] <= 0x20 { slice.count -= 1 }
        return slice
    }

    func dropping(_ prefix: Int) -> ByteSlice { ByteSlice(start: start + prefix, count: count - prefix) }
}

extension UnsafePointer<UInt8> {
    @inline(__always) func load64() -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(self).loadUnaligned(as: UInt64.self))
    }
    @inline(__always) func load16() -> UInt16 {
        UInt16(littleEndian: UnsafeRawPointer(self).loadUnaligned(as: UInt16.self))
    }

    /// The next `byte` before `end`; `nil` if there is none.
    @inline(__always) func find(_ byte: UInt8, before end: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
        guard self < end, let found = memchr(self, Int32(byte), end - self) else { return nil }
        return UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
    }
}

/// The characters of markup.
enum Markup {
    static let less = UInt8(ascii: "<")
    static let greater = UInt8(ascii: ">")
    static let slash = UInt8(ascii: "/")
    static let equals = UInt8(ascii: "=")
    static let quote = UInt8(ascii: "\"")
    static let apostrophe = UInt8(ascii: "'")
    static let bang = UInt8(ascii: "!")
    static let question = UInt8(ascii: "?")
}
