import ImportKit

/// Reads the numbers of an export: digits, one point, an exponent. No `nan`, `inf`, hexadecimal, blanks or grouping.
enum DecimalNumber {
    /// `nil` for anything else, and for what does not fit a `Double`.
    @inline(__always) static func parse(_ text: ByteSlice) -> Double? {
        var at = text.start
        let end = at + text.count
        guard at < end else { return nil }
        let isNegative = at.pointee == UInt8(ascii: "-")
        if isNegative { at += 1 }
        var mantissa: UInt64 = 0
        var digits = 0
        let whole = at
        while at < end, at.pointee &- 0x30 <= 9 {
            mantissa = mantissa &* 10 &+ UInt64(at.pointee &- 0x30)
            at += 1
        }
        digits = at - whole
        guard digits > 0 else { return slow(text) }
        var decimals = 0
        if at < end, at.pointee == UInt8(ascii: ".") {
            at += 1
            let fraction = at
            while at < end, at.pointee &- 0x30 <= 9 {
                mantissa = mantissa &* 10 &+ UInt64(at.pointee &- 0x30)
                at += 1
            }
            decimals = at - fraction
            guard decimals > 0 else { return nil }
            digits += decimals
        }
        // Both exact in a Double, so that one division rounds correctly (Clinger's fast path).
        guard at == end, digits <= 19, mantissa <= 1 << 53, decimals < powersOfTen.count else { return slow(text) }
        let magnitude = decimals == 0 ? Double(mantissa) : Double(mantissa) / powersOfTen[decimals]
        return isNegative ? -magnitude : magnitude
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
    ]

    /// Many digits, an exponent or a plus sign: `[+-]digits[.digits][e[+-]ddd]`.
    private static func slow(_ text: ByteSlice) -> Double? {
        guard text.count <= WrittenNumber.longest else { return nil }
        var rest = text.buffer[...]
        func takeDigits() -> Int {
            let digits = rest.prefix { (0x30...0x39).contains($0) }
            rest.removeFirst(digits.count)
            return digits.count
        }
        func takeSign() {
            if let first = rest.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") { rest.removeFirst() }
        }
        takeSign()
        guard takeDigits() > 0 else { return nil }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard takeDigits() > 0 else { return nil }
        }
        if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
            rest.removeFirst()
            takeSign()
            guard (1...3).contains(takeDigits()) else { return nil }
        }
        guard rest.isEmpty, let number = Double(String(decoding: text.buffer, as: UTF8.self)), number.isFinite else {
            return nil
        }
        return number
    }
}
