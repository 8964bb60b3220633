import Foundation

/// Numbers with a fixed number of decimals, without Foundation's formatters.
public enum DecimalText {
    /// `nil` for what is not finite or too large to matter. `trimmed` drops zeros at the end.
    public static func text(of number: Double, decimals: Int, trimmed: Bool = false) -> String? {
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        guard number.isFinite, let scaled = Int64(exactly: (number * scale).rounded()) else { return nil }
        let magnitude = scaled.magnitude
        let whole = String(magnitude / UInt64(scale))
        var fraction = decimals == 0 ? "" : String(magnitude % UInt64(scale))
        fraction = String(repeating: "0", count: max(0, decimals - fraction.count)) + fraction
        if decimals == 0 { fraction = "" }
        while trimmed, fraction.last == "0" { fraction.removeLast() }
        return (scaled < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
    }

    /// `12,345.6` for `12345.6`: a comma between thousands.
    public static func grouped(_ text: String) -> String {
        let sign = text.hasPrefix("-") ? "-" : ""
        let parts = text.dropFirst(sign.count).split(separator: ".", maxSplits: 1)
        guard let digits = parts.first else { return text }
        var whole = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { whole += "," }
            whole.append(digit)
        }
        return sign + ([whole] + parts.dropFirst().map(String.init)).joined(separator: ".")
    }
}

extension Date {
    /// `2026-03-14T07:05:09+01:00`.
    /// - Parameter offset: seconds east of UTC.
    public func iso8601(offset: Int) -> String {
        let seconds = timeIntervalSince1970.rounded(.down)
        guard seconds.magnitude < 200_000_000_000 else { return "" }
        let local = Int(seconds) + offset
        let second = ((local % 86_400) + 86_400) % 86_400
        let day = CivilDay(number: (local - second) / 86_400)
        let two = SnapshotJSON.twoDigits
        let east = offset.magnitude / 60
        return "\(day.iso)T\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))"
            + "\(offset < 0 ? "-" : "+")\(two(Int(east / 60))):\(two(Int(east % 60)))"
    }
}
