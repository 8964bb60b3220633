import AppStore
import Canvas
import Foundation
import ProgramContext
import Terminal

/// Runs the store's effects on the terminal and the program.
///
/// Its parts hold no store, for they are made before it: each call brings the one whose state it concerns.
@MainActor final class EffectRunner {
    private let context: Context
    private let terminal: Terminal
    let settings: SettingsFollower
    let themes: ThemeFollower
    let calendar: HomeCalendar
    let goals: GoalFollower
    let folder: FolderFollower
    let pastWeather: PastWeatherFollower
    let loan: TerminalHandover
    let idle = IdleLock()
    private let exits = AsyncStream.makeStream(of: ScreenExit.self)
    /// Puts what was copied into the clipboard, one text after the other.
    private var copying: Task<Void, Never>?

    init(_ services: ScreenServices, terminal: Terminal) {
        let context = services.context
        (self.context, self.terminal) = (context, terminal)
        themes = ThemeFollower(context, terminal: terminal)
        calendar = HomeCalendar(context, health: services.health)
        goals = GoalFollower(context, health: services.health)
        folder = FolderFollower(services)
        pastWeather = PastWeatherFollower(services)
        loan = TerminalHandover(context, terminal: terminal)
        settings = SettingsFollower(
            services, terminal: terminal, themes: themes, calendar: calendar, goals: goals, folder: folder,
            pastWeather: pastWeather)
    }

    func run(_ effect: AppStore.TerminalEffect, for store: AppStore) {
        switch effect {
        case .copy(let text): copy(text, for: store)
        case .bell: alert()
        case .openEditor(let text): loan.edit(text, for: store)
        case .openLink(let address): open(address, for: store)
        case .showSample: loan.showSample(for: store)
        case .redraw: terminal.redraw()
        case .previewTheme(let name): themes.show(name ?? themes.inUse, for: store)
        case .settingsChanged(let new): settings.apply(new, for: store)
        case .watchIdle(let minutes): idle.watch(minutes: minutes) { [weak store] in store?.sendToLock(.leftAlone) }
        case .suspend: terminal.suspend()
        case .quit: leave(status: 0)
        case .leave(let action): leave(status: 0, for: action)
        }
    }

    // MARK: The end

    /// Waits for the first request to end: by a key, by the settings or by a signal.
    var exit: ScreenExit {
        get async {
            for await exit in exits.stream { return exit }
            return ScreenExit()  // cancelled: as if the person had quit
        }
    }

    /// Requests the end of the program, and an action for after it. A second request changes nothing.
    func leave(status: Int32, for action: DataExitAction? = nil) {
        exits.continuation.yield(ScreenExit(status: status, action: action))
        exits.continuation.finish()
        loan.end()
    }

    /// Stops work that need not be completed.
    func cancel() {
        settings.cancel()
        calendar.cancel()
        folder.cancel()
        goals.cancel()
        pastWeather.cancel()
    }

    /// Waits until all pending writes are done.
    func drain() async {
        await goals.drain()
        await settings.drain()
    }

    // MARK: The terminal

    /// A flash is a movement, and left out where motion is reduced.
    private func alert() {
        let ui = context.settings.ui
        if ui.bell { terminal.bell() }
        if ui.flash, !ui.reducedMotion { terminal.flash() }
    }

    private var clipboard: Clipboard {
        Clipboard(
            terminal: terminal, environment: context.environment, fallback: context.locations.state + "/copied.txt")
    }

    private func open(_ address: WebAddress, for store: AppStore) {
        let opener = LinkOpener(environment: context.environment, clipboard: clipboard)
        Task { await opener.open(address) { store.send(.noticed($0)) } }
    }

    /// Copies a text and reports the result after the screen's own message.
    private func copy(_ text: ClipboardText, for store: AppStore) {
        copying = Task { [copying, clipboard] in
            await copying?.value
            store.send(.noticed(await clipboard.copy(text)))
        }
    }
}
