import Foundation
import HealthModel

/// A number with its word, for example `1 file`, `1,204 files`.
public func counted(_ number: Int, _ noun: String) -> String { "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")" }

/// `1,234,567`
public func grouped(_ number: Int) -> String { DecimalText.grouped(String(number)) }

/// `512 B`, `3.4 MB`: powers of 1,000, as file managers show sizes.
public func byteText(_ bytes: Int) -> String {
    if bytes < 1000 { return "\(bytes) B" }
    var value = Double(bytes) / 1000
    for unit in ["kB", "MB", "GB"] {
        if value < 999.5 || unit == "GB" { return String(format: value < 9.95 ? "%.1f " : "%.0f ", value) + unit }
        value /= 1000
    }
    return "\(bytes) B"
}
