import HealthModel

/// Reads the times of GPX and TCX: `2024-04-22T21:25:15.250Z`, with an offset in place of the `Z`, with or without a
/// fraction. Without either it is UTC, as both formats define.
enum InstantText {
    /// Unix milliseconds; `nil` for any other form and for days and times that do not exist.
    static func milliseconds(_ text: ByteSlice) -> Int64? {
        guard text.count >= 19, text.count <= 48 else { return nil }
        let bytes = text.buffer
        func number(_ from: Int, _ count: Int) -> Int64? {
            guard from + count <= bytes.count else { return nil }
            var value: Int64 = 0
            for index in from..<(from + count) {
                guard bytes[index] &- 0x30 <= 9 else { return nil }
                value = value * 10 + Int64(bytes[index] - 0x30)
            }
            return value
        }
        guard bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"), let year = number(0, 4),
            let month = number(5, 2), let day = number(8, 2),
            let date = CivilDay(year: Int(year), month: Int(month), day: Int(day))
        else { return nil }
        guard bytes[10] | 0x20 == UInt8(ascii: "t") || bytes[10] == 0x20, bytes[13] == UInt8(ascii: ":"),
            bytes[16] == UInt8(ascii: ":"), let hour = number(11, 2), let minute = number(14, 2),
            let second = number(17, 2), hour < 24, minute < 60, second <= 60
        else { return nil }
        var at = 19
        var fraction: Int64 = 0
        if at < bytes.count, bytes[at] == UInt8(ascii: ".") || bytes[at] == UInt8(ascii: ",") {
            at += 1
            var weight: Int64 = 100
            let first = at
            while at < bytes.count, bytes[at] &- 0x30 <= 9 {
                fraction += Int64(bytes[at] - 0x30) * weight
                weight /= 10
                at += 1
            }
            guard at > first else { return nil }
        }
        guard let offset = offset(bytes[at...]) else { return nil }
        let seconds = Int64(date.number) * 86_400 + hour * 3600 + minute * 60 + min(second, 59) - offset
        return seconds * 1000 + fraction
    }

    /// `Z`, `+02:00`, `+0200`, `+02` or nothing, in seconds.
    private static func offset(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int64? {
        guard let sign = text.first else { return 0 }
        if sign | 0x20 == UInt8(ascii: "z") { return text.count == 1 ? 0 : nil }
        guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
        let digits = text.dropFirst().filter { $0 != UInt8(ascii: ":") }.map { Int64($0) - 0x30 }
        guard digits.count == 2 || digits.count == 4, digits.allSatisfy({ (0...9).contains($0) }) else { return nil }
        let seconds = (digits[0] * 10 + digits[1]) * 3600 + (digits.count == 4 ? digits[2] * 600 + digits[3] * 60 : 0)
        guard seconds <= 14 * 3600 else { return nil }
        return sign == UInt8(ascii: "-") ? -seconds : seconds
    }
}
