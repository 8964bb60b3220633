import TestSupport

/// Texts as they stand in files and answers, harmless and not.
enum OddText {
    static func text(_ random: inout SeededGenerator) -> String {
        switch random.below(8) {
        case 0: random.pick(["", " ", "\t", "0", "null", "true", "-", "…", "é", "e\u{301}", "心拍数", "😀👨‍👩‍👧🏳️‍🌈"])
        case 1: EscapeGrammar.string(&random)
        case 2: String(repeating: random.pick(["a", "é", "😀", "\u{301}", " "]), count: random.number(1...3000))
        case 3:
            random.pick([
                "../../../evil", "/etc/passwd", "C:\\x", "a/b", ".", "..", "~/x", "%00", "$(id)", "`id`",
                "'; DROP TABLE samples;--", "=1+1", "@SUM(A1)",
            ])
        default: random.pick(["Sam’s Apple Watch", "iPhone", "Health", "Oura", "Withings", "AirFit", "Manual", "Walk"])
        }
    }

    static func number(_ random: inout SeededGenerator) -> String {
        switch random.below(6) {
        case 0:
            random.pick([
                "0", "-1", "1e308", "1e400", "NaN", "inf", "0x1p3", "1,5", "1.", ".5", "", "1e-320", "--1", "1_000",
                "9223372036854775808", "٣",
            ])
        case 1: "\(random.number(-1_000_000...1_000_000))"
        default: "\(random.number(0...250)).\(random.number(0...99))"
        }
    }

    /// As Apple writes instants; some impossible.
    static func instant(_ random: inout SeededGenerator) -> String {
        func two(_ range: ClosedRange<Int>) -> String {
            let number = random.number(range)
            return number < 10 ? "0\(number)" : "\(number)"
        }
        let year =
            random.once(in: 30) ? random.pick(["0000", "1899", "9999", "10000", "-001", "20x5"]) : "20\(two(10...26))"
        let month = random.once(in: 40) ? random.pick(["00", "13", "1"]) : two(1...12)
        let day = random.once(in: 40) ? random.pick(["00", "30", "31", "32"]) : two(1...28)
        let zone = random.pick(["+0000", "+0100", "-0800", "+0530", "+1400", "-1200", "+9999", "Z", ""])
        let time = "\(two(0...24)):\(two(0...60)):\(two(0...61))"
        return random.once(in: 6)
            ? "\(year)-\(month)-\(day)T\(time)\(random.pick(["Z", ".123Z", "+01:00", ""]))"
            : "\(year)-\(month)-\(day) \(time) \(zone)"
    }
}
