import Foundation

/// Numbers and moments in words.
public enum DataWording {
    /// `3.4 MB`: powers of 1,000, as file managers show sizes.
    public static func bytes(_ bytes: Int) -> String {
        if bytes < 1000 { return "\(bytes) B" }
        var value = Double(bytes) / 1000
        for unit in ["kB", "MB", "GB"] {
            if value < 999.5 || unit == "GB" { return String(format: value < 9.95 ? "%.1f " : "%.0f ", value) + unit }
            value /= 1000
        }
        return "\(bytes) B"
    }

    /// `5 s`, `3 min 05 s`, `1 h 20 min`
    public static func span(_ seconds: Int) -> String {
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        if seconds < 60 { return "\(seconds) s" }
        if seconds < 3_600 { return "\(seconds / 60) min \(padded(seconds % 60)) s" }
        return "\(seconds / 3_600) h \(padded(seconds / 60 % 60)) min"
    }

    /// `1,234,567`
    public static func count(_ number: Int) -> String {
        number.formatted(.number.grouping(.automatic).locale(Locale(identifier: "en_US")))
    }

    /// `21 Nov 2026, 22:40`
    public static func moment(_ date: Date, _ zone: TimeZone) -> String {
        let style = Date.FormatStyle(locale: Locale(identifier: "en_GB"), timeZone: zone)
        let day = date.formatted(style.day().month(.abbreviated).year())
        return day + ", " + date.formatted(style.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits))
    }
}
