/// The state of the debug page.
public struct DebugState: Equatable, Sendable {
    public internal(set) var checks: [DebugCheck] = []
    public internal(set) var isChecking = false
    /// `nil` until something was measured.
    public internal(set) var figures: DebugFigures?
    /// Where the last outline of the state lies.
    public internal(set) var outlinePath: String?
    /// Until when the debug log is kept, in words; `nil` for none.
    public internal(set) var logUntil: String?
    public internal(set) var logPath = ""
    /// Checks of the run that is under way; those before it show until it is done.
    public var arriving: [DebugCheck] = []

    public init() {}

    /// Takes in a verdict, a measurement or the end of either.
    public mutating func apply(_ action: DebugAction) -> [SettingsEffect] {
        switch action {
        case .checked(let check):
            arriving.append(check)
            let known = Set(arriving.map(\.title))
            checks = arriving + checks.filter { !known.contains($0.title) }
        case .checksDone:
            checks = arriving
            (arriving, isChecking) = ([], false)
        case .measured(let figures): self.figures = figures
        case .outlined(let path):
            outlinePath = path
            return [.notice("The shape of the state is in \(path).", isProblem: false)]
        case .outlineFailed(let sentence): return [.notice(sentence, isProblem: true)]
        case .logKept(let until, let path): (logUntil, logPath) = (until, path)
        }
        return []
    }

    /// Begins a look at every part, and measures.
    public mutating func check(asksProviders: Bool) -> [SettingsEffect] {
        (isChecking, arriving) = (true, [])
        return [.debug(.check(asksProviders: asksProviders)), .debug(.measure)]
    }
}
