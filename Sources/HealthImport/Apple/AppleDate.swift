import HealthModel

/// Reads `2026-01-10 11:40:00 -0500` to Unix seconds. A file has few days and one offset, so both are remembered.
struct AppleDateReader {
    private var dayHead: UInt64 = 0
    private var dayTail: UInt16 = 0
    private var dayStart: Int64 = 0
    private var offsetText: UInt64 = 0
    private var offset: Int64 = 0

    static let length = 25

    /// `nil` for anything of another form and for days, times and offsets that do not exist.
    @inline(__always) mutating func instant(_ text: ByteSlice) -> Int64? {
        guard text.count == Self.length else { return nil }
        let start = text.start
        guard start[10] == 0x20, start[19] == 0x20 else { return nil }
        let head = start.load64()
        let tail = (start + 8).load16()
        if head != dayHead || tail != dayTail {
            guard let day = Self.day(ByteSlice(start: start, count: 10)) else { return nil }
            dayHead = head
            dayTail = tail
            dayStart = Int64(day.number) * 86_400
        }
        let zone = (start + 17).load64() >> 24
        if zone != offsetText {
            guard let seconds = Self.offset(start + 20) else { return nil }
            offsetText = zone
            offset = seconds
        }
        guard let second = Self.secondOfDay((start + 11).load64()) else { return nil }
        return dayStart + second - offset
    }

    /// `2026-01-10`; `nil` for a day that does not exist.
    static func day(_ text: ByteSlice) -> CivilDay? {
        guard text.count == 10 else { return nil }
        return CivilDay(iso: String(decoding: text.buffer, as: UTF8.self))
    }

    /// `11:40:00` as a little-endian word. Subtracting the text `00:00:00` leaves digits 0–9 and two zeros.
    @inline(__always) private static func secondOfDay(_ word: UInt64) -> Int64? {
        let digits = word ^ 0x3030_3A30_303A_3030
        let carries = digits &+ 0x0606_0606_0606_0606
        guard (digits | carries) & 0xF0F0_F0F0_F0F0_F0F0 == 0, digits & 0x0000_FF00_00FF_0000 == 0 else { return nil }
        func number(at bit: UInt64) -> Int64 {
            let (tens, ones): (UInt64, UInt64) = (digits >> bit & 0xFF, digits >> (bit + 8) & 0xFF)
            return Int64(tens * 10 + ones)
        }
        let (hour, minute, second) = (number(at: 0), number(at: 24), number(at: 48))
        guard hour < 24, minute < 60, second < 60 else { return nil }
        return hour * 3600 + minute * 60 + second
    }

    /// `-0500` in seconds, at most 14 hours either way.
    private static func offset(_ text: UnsafePointer<UInt8>) -> Int64? {
        var digits: [Int64] = []
        for index in 1...4 {
            guard (0x30...0x39).contains(text[index]) else { return nil }
            digits.append(Int64(text[index] - 0x30))
        }
        let seconds = (digits[0] * 10 + digits[1]) * 3600 + (digits[2] * 10 + digits[3]) * 60
        guard seconds <= 14 * 3600, digits[2] < 6 else { return nil }
        switch text[0] {
        case UInt8(ascii: "+"): return seconds
        case UInt8(ascii: "-"): return -seconds
        default: return nil
        }
    }
}
