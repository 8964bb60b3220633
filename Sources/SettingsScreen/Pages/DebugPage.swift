import Canvas
import Widgets

/// The debug page: the program's activity, for its developers.
enum DebugPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        let debug = state.debug
        return actions(debug) + [.heading("Health of the parts")] + checks(debug)
            + (debug.figures.map(rows) ?? [.heading("Figures"), .text("Being measured.")])
            + [.heading("Settings")]
            + [.fact("Problems in the file", state.fileProblems.isEmpty ? "none" : "\(state.fileProblems.count)")]
    }

    private static func actions(_ debug: DebugState) -> [SettingsRow] {
        let isKept = debug.logUntil != nil
        return [
            .action(
                "debug.check", "Check again", value: debug.isChecking ? "checking…" : "",
                help: "Looks at every part once more and asks each usable provider for its models."),
            .action("debug.measure", "Measure again", help: "Takes the figures of this moment."),
            .action(
                "debug.outline", "Write the state's shape", value: debug.outlinePath ?? "",
                help: "Screens, sizes, counts and phases as JSON, without texts, health values and keys; mode 600."),
            .action(
                "debug.log", isKept ? "End the debug log" : "Keep a debug log for a day",
                value: debug.logUntil.map { "until \($0)" } ?? "off",
                help: isKept
                    ? "Ends it and removes \(debug.logPath)."
                    : "Names of what happens and how long it took; no texts, no values. It removes itself after a day."),
            .action("debug.copy", "Copy all of it", help: "This page as text, through the terminal's clipboard."),
        ] + (isKept ? [.text("    The log is \(debug.logPath); look it over before you show it to anybody.")] : [])
    }

    private static func checks(_ debug: DebugState) -> [SettingsRow] {
        if debug.checks.isEmpty { return [.text(debug.isChecking ? "Looking…" : "Not looked at yet.")] }
        return debug.checks.flatMap { check -> [SettingsRow] in
            let roles: [DebugCheck.Standing: StyleRole] = [
                .good: .good, .attention: .warning, .bad: .bad, .unknown: .muted,
            ]
            let fact = SettingsRow.fact(
                "\(DebugText.mark(check.standing)) \(check.title)", DebugText.line(check),
                roles[check.standing] ?? .text)
            return [fact] + (check.advice.map { [SettingsRow.text("  → \($0)", .text)] } ?? [])
        }
    }

    private static func rows(_ figures: DebugFigures) -> [SettingsRow] {
        let reads = figures.reads.map { SettingsRow.fact($0.name, DebugText.line($0)) }
        let requests = figures.requests.map { request in
            SettingsRow.fact(
                "\(request.method) \(request.place)", DebugText.line(request),
                request.error == nil && (request.status ?? 0) < 400 ? .text : .warning)
        }
        return [.heading("Frames")] + facts(DebugText.frames(figures.frames))
            + (figures.frames.milliseconds.count > 1 ? [.picture("debug.frames", height: 3)] : [])
            + [.heading("Process")] + facts(DebugText.process(figures))
            + [.heading("Reads of health data")] + (reads.isEmpty ? [.text("None yet.")] : reads)
            + [.heading("Stores")] + figures.stores.map { .fact($0.name, DebugText.bytes($0.bytes)) }
            + [.heading("Last requests")] + (requests.isEmpty ? [.text("None since the start.")] : requests)
    }

    private static func facts(_ facts: [(String, String)]) -> [SettingsRow] { facts.map { .fact($0.0, $0.1) } }

    static func opened(_ state: inout SettingsState) -> [SettingsEffect] {
        let known = state.debug.isChecking || !state.debug.checks.isEmpty
        return [.debug(.keepLog(nil))]
            + (known ? [.debug(.measure)] : state.debug.check(asksProviders: false))
    }

    static func activate(_ id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect] {
        switch id {
        case "debug.check": state.debug.check(asksProviders: true)
        case "debug.measure": [.debug(.measure)]
        case "debug.outline": [.debug(.outline)]
        case "debug.log": [.debug(.keepLog(state.debug.logUntil == nil))]
        case "debug.copy":
            [.copy(ClipboardText(DebugText.text(state))), .notice("The page is in the clipboard.", isProblem: false)]
        default: []
        }
    }

    static func draw(_ picture: SettingsRowID, of state: SettingsState, in area: Rect, on canvas: inout Canvas) {
        guard let frames = state.debug.figures?.frames else { return }
        Sparkline(frames.milliseconds.map { $0 }, role: .accent, floor: 0).draw(in: area, on: &canvas)
    }
}
