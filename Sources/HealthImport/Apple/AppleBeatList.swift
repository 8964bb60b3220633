import ImportKit

/// The beats behind one value of heart rate variability. Each has only a time of day, in the phone's own format and in
/// true local time, while the record beside it carries the offset of the export: they can disagree by hours.
struct AppleBeatList {
    /// Unix seconds of the record.
    let start: Int64
    let source: Int32
    private(set) var beats: [ImportedBeats.Beat] = []
    private var firstAt: Int64?

    private static let mostBeats = 4096
    private static let halfDay: Int64 = 43_200_000
    /// All offsets from UTC are multiples of it.
    private static let quarter: Int64 = 900_000

    init(start: Int64, source: Int32) {
        self.start = start
        self.source = source
    }

    /// Adds a beat; skips text that is no rate or no time of day.
    mutating func add(bpm: ByteSlice, time: ByteSlice) {
        guard beats.count < Self.mostBeats, let rate = DecimalNumber.parse(bpm), (10...350).contains(rate),
            let at = Self.halfDayMilliseconds(time)
        else { return }
        let first = firstAt ?? at
        firstAt = first
        let after = (at - first + Self.halfDay) % Self.halfDay
        guard after < 3_600_000 else { return }
        beats.append(ImportedBeats.Beat(offsetMs: Int32(lead(first) + after), bpm: rate))
    }

    /// From the record's start to the first beat: what is left of their difference when hours of zones are taken out.
    private func lead(_ first: Int64) -> Int64 {
        let difference = ((first - start * 1000) % Self.quarter + Self.quarter) % Self.quarter
        return difference > Self.quarter / 2 ? 0 : difference
    }

    var imported: ImportedBeats? {
        beats.count < 2 ? nil : ImportedBeats(source: source, start: start, beats: beats)
    }

    /// `7:47:41.86 PM`, `08:34:05,10` and `8.34.05,10` as milliseconds of half a day: morning or afternoon, in whatever
    /// language, makes no difference to the distance between beats. Digits may be those of Arabic and Persian.
    static func halfDayMilliseconds(_ text: ByteSlice) -> Int64? {
        var groups: (Int64, Int64, Int64, Int64) = (0, 0, 0, 0)
        var group = -1
        var digits = 0
        var isInNumber = false
        var index = 0
        guard text.count <= 64 else { return nil }
        while index < text.count {
            var digit = text.start[index] &- 0x30
            if index + 1 < text.count {
                let next = text.start[index + 1]
                if text.start[index] == 0xD9 { digit = next &- 0xA0 }
                if text.start[index] == 0xDB { digit = next &- 0xB0 }
                if text.start[index] >= 0xD9, text.start[index] <= 0xDB, digit <= 9 { index += 1 }
            }
            index += 1
            guard digit <= 9 else {
                isInNumber = false
                continue
            }
            if !isInNumber { (group, digits, isInNumber) = (group + 1, 0, true) }
            digits += 1
            guard digits <= (group == 3 ? 3 : 2) else {
                if group == 3 { continue }
                return nil
            }
            switch group {
            case 0: groups.0 = groups.0 * 10 + Int64(digit)
            case 1: groups.1 = groups.1 * 10 + Int64(digit)
            case 2: groups.2 = groups.2 * 10 + Int64(digit)
            case 3: groups.3 = groups.3 * 10 + Int64(digit)
            default: return nil
            }
        }
        guard group >= 2, groups.0 <= 24, groups.1 < 60, groups.2 < 60 else { return nil }
        if group == 3 { for _ in min(digits, 3)..<3 { groups.3 *= 10 } }
        return (groups.0 % 12 * 3600 + groups.1 * 60 + groups.2) * 1000 + groups.3
    }
}
