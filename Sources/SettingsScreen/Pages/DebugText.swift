import HealthModel

/// The text of the debug page, line by line: for the page, and to be copied.
enum DebugText {
    static func milliseconds(_ value: Double) -> String {
        if value >= 1_000 { return "\(decimal(value / 1_000, places: 2)) s" }
        return value >= 10 ? "\(Int(value.rounded())) ms" : "\(decimal(value, places: 2)) ms"
    }

    static func bytes(_ count: Int) -> String {
        if count < 1_024 { return "\(count) B" }
        let kibibytes = Double(count) / 1_024
        return kibibytes < 1_024
            ? "\(decimal(kibibytes, places: 1)) KiB" : "\(decimal(kibibytes / 1_024, places: 1)) MiB"
    }

    /// A sign that tells without colour.
    static func mark(_ standing: DebugCheck.Standing) -> String {
        switch standing {
        case .good: "✓"
        case .attention: "!"
        case .bad: "✗"
        case .unknown: "·"
        }
    }

    static func line(_ check: DebugCheck) -> String {
        check.milliseconds >= 1 ? "\(check.message) · \(milliseconds(check.milliseconds))" : check.message
    }

    static func line(_ request: DebugFigures.Request) -> String {
        let status = request.error ?? request.status.map(String.init) ?? "no answer"
        return "\(status) · \(bytes(request.bytes)) · first byte \(milliseconds(request.firstByteMs))"
            + " · total \(milliseconds(request.totalMs))"
    }

    static func line(_ read: DebugFigures.Read) -> String {
        guard let last = read.milliseconds.last, let median = Percentile.median(read.milliseconds) else {
            return "not read yet"
        }
        let count = read.milliseconds.count
        return "\(milliseconds(last)) · \(count == 1 ? "once" : "\(count) times, median \(milliseconds(median))")"
    }

    static func frames(_ frames: DebugFigures.Frames) -> [(String, String)] {
        guard !frames.milliseconds.isEmpty else { return [("Drawn", "none measured")] }
        let shares = [("median", 0.5), ("95 of 100 within", 0.95), ("99 of 100 within", 0.99)]
        let times = shares.map { name, share in
            (name, frames.milliseconds(percentile: share).map(milliseconds) ?? "")
        }
        let mean = frames.bytes.reduce(0, +) / max(1, frames.bytes.count)
        return [("Drawn", "\(frames.count) since the start, the last \(frames.milliseconds.count) here")] + times
            + [("Written", "\(bytes(mean)) a frame, \(bytes(frames.bytes.max() ?? 0)) at most")]
    }

    static func process(_ figures: DebugFigures) -> [(String, String)] {
        let perMinute = figures.upSeconds > 0 ? Double(figures.wakeUps) / figures.upSeconds * 60 : 0
        return [
            ("Memory", bytes(figures.memoryBytes)),
            ("Processor", "\(decimal(figures.cpuSeconds, places: 2)) s in \(Int(figures.upSeconds)) s"),
            ("Wake-ups", "\(figures.wakeUps), \(Int(perMinute.rounded())) a minute"),
        ]
    }

    /// The whole page as plain text.
    static func text(_ state: SettingsState) -> String {
        let rows = DebugPage.rows(state, width: 200)
        let lines = rows.compactMap { row -> String? in
            switch row.kind {
            case .heading: "\n\(row.title)"
            case .fact: "  \(row.title): \(row.value)"
            case .text: "  \(row.title)"
            default: nil
            }
        }
        return (["AirFit \(state.about.version)"] + lines).joined(separator: "\n") + "\n"
    }

    private static func decimal(_ value: Double, places: Int) -> String {
        var scale = 1
        for _ in 0..<places { scale *= 10 }
        let whole = Int((value * Double(scale)).rounded())
        let digits = String(whole % scale)
        return places == 0
            ? "\(whole)"
            : "\(whole / scale).\(String(repeating: "0", count: places - digits.count))\(digits)"
    }
}
