import AppStore
import Canvas
import ProgramContext
import Terminal

/// Shows the theme of the settings, by the terminal's own background where they leave the choice to it.
@MainActor final class ThemeFollower {
    private let context: Context
    private let terminal: Terminal
    /// The terminal's own background, where it was asked and has answered.
    private var background: Theme.Appearance?

    init(_ context: Context, terminal: Terminal) { (self.context, self.terminal) = (context, terminal) }

    /// The name of the theme in force.
    var inUse: String {
        let ui = context.settings.ui
        guard ui.appearance == .system, let background else { return ui.themeInUse }
        return background == .light ? ui.lightTheme : ui.theme
    }

    /// Draws with a theme from now on; a fault in its file becomes a notice.
    func show(_ name: String, for store: AppStore) {
        let (theme, problem) = context.theme(named: name)
        if theme != terminal.theme { terminal.theme = theme }
        if let problem { store.send(.noticed(.init(problem, .problem))) }
    }

    /// Asks the terminal for its background where the theme depends on it; the answer may come at any time, or never.
    func followBackground(for store: AppStore) {
        guard context.settings.ui.appearance == .system else {
            (terminal.onAppearance, background) = (nil, nil)
            return
        }
        guard terminal.onAppearance == nil else { return }
        terminal.onAppearance = { [unowned self, unowned store] appearance in
            guard background != appearance else { return }
            background = appearance
            show(inUse, for: store)
        }
    }
}
