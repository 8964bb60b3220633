import Foundation

extension AutomaticBackups {
    /// The way back by the newest automatic backup, as a sentence; `nil` without any.
    public func advice(in zone: TimeZone) -> String? {
        guard let newest = entries().first else { return nil }
        var style = Date.ISO8601FormatStyle(timeZone: zone).year().month().day().time(includingFractionalSeconds: false)
        style = style.dateTimeSeparator(.space)
        let content = newest.content.map { " (\($0.words))" } ?? ""
        return "The newest automatic backup is of \(newest.madeAt.formatted(style))\(content); it is put back with: "
            + "airfit restore \(newest.name)"
    }
}
