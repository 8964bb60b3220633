import Foundation
import Logging

/// One event as a line of the file: `2026-11-21T19:40:00.123Z info network: GET 127.0.0.1/v1/models 200 …`.
enum LogLine {
    /// Characters of one message; the rest is cut.
    static let longest = 2000

    /// - Parameter time: seconds since 1970.
    static func text(
        time: Double, level: Logger.Level, label: String, message: String, metadata: Logger.Metadata
    ) -> String {
        let pairs = metadata.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        let said = String((message + pairs).prefix(longest))
        return "\(timestamp(time)) \(level.rawValue) \(label): \(escaped(Redaction.cleaned(said)))\n"
    }

    /// UTC, with milliseconds.
    static func timestamp(_ time: Double) -> String {
        Date(timeIntervalSince1970: time).formatted(
            Date.ISO8601FormatStyle(includingFractionalSeconds: true, timeZone: TimeZone(secondsFromGMT: 0) ?? .gmt))
    }

    /// Escapes characters that could end the line, command a terminal or hide text, in the form `\u{1b}`.
    static func escaped(_ text: String) -> String {
        var safe = ""
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
                safe += "\\u{\(String(scalar.value, radix: 16))}"
            default: safe.unicodeScalars.append(scalar)
            }
        }
        return safe
    }
}
