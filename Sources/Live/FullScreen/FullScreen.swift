import App
import Activation
import AppStore
import Canvas
import CoachEngine
import Console
import EventLoop
import FolderWatch
import Foundation
import HealthStore
import OnboardingScreen
import ProgramContext
import SettingsModel
import Terminal

/// `airfit` without a command: the full-screen app. It connects terminal, store and services and decides nothing.
@MainActor public final class FullScreen {
    private let context: Context
    private let terminal: Terminal
    private let services: ScreenServices
    private let effects: EffectRunner
    private let store: AppStore
    private let pacer: FramePacer
    private var isCoachPrepared = false

    /// Runs until the person quits or a signal ends it; returns after the terminal is whole again.
    /// - Parameter target: the place to begin at; `nil` for the usual one.
    /// - Returns: 0, or 128 more than the number of the signal.
    public static func run(_ context: Context, opening target: OpenTarget? = nil) async throws -> Int32 {
        let setup = OnboardingLive(context)
        let unfinished = setup.unfinished
        // The store is opened while the terminal gets ready. One that is still to be made waits until there is a terminal.
        let isMade = unfinished == nil && !context.isDemo
        async let opened: HealthStore? = isMade ? context.health() : nil
        let (theme, themeProblem) = context.theme()
        let terminal: Terminal
        do {
            terminal = try Terminal(
                theme: theme, drawsASCII: context.settings.ui.ascii, environment: context.environment)
        } catch {
            throw Failure(error.message, .other)
        }
        terminal.isMouseCaptured = context.settings.ui.mouse
        terminal.ordersText = context.settings.ui.ordersText
        terminal.wishedShape = context.settings.ui.chartShapes.shape
        let health: HealthStore
        do {
            let known = try await opened
            health = if let known { known } else { try await context.health() }
        } catch {
            terminal.close()
            throw error
        }
        let services = ScreenServices(context, setup, health: health, terminal: terminal)
        let state = await AppState(atStartOf: services, terminal: terminal, unfinished: unfinished)
        let screen = FullScreen(services, state, terminal: terminal)
        return await screen.run(themeProblem: themeProblem, opening: target)
    }

    private init(_ services: ScreenServices, _ state: AppState, terminal: Terminal) {
        let context = services.context
        let effects = EffectRunner(services, terminal: terminal)
        store = AppStore(state: state, services: services.app) { effects.run($0, for: $1) }
        pacer = FramePacer(terminal: terminal, store: store, instruments: context.instruments)
        if context.instruments != nil || context.debugLog.until != nil {
            store.trace = { [log = context.debugLog] name, took in
                log.log("\(name) \(Int(took / .microseconds(1))) µs")
            }
        }
        (self.context, self.terminal, self.services, self.effects) = (context, terminal, services, effects)
    }

    private func run(themeProblem: String?, opening target: OpenTarget?) async -> Int32 {
        await tellProblems(themeProblem)
        let watch = ChangeWatch(database: context.locations.healthDatabase) { [store, effects] in
            store.send(.healthDataChanged)
            effects.goals.follow(for: store)
            effects.calendar.followRecords(for: store)
            effects.pastWeather.dataChanged()
            effects.settings.checkReminders()
        }
        let activation = listenForRequests()
        let settingsWatch = ChangeWatch(folders: context.settingsFolders) { [store, effects] in
            effects.settings.read(for: store)
        }
        let workoutWatch = WorkoutWatch(folder: context.workouts.file.folder) { [store] in
            store.send(.workout(.journalChanged))
        }
        effects.calendar.start(for: store)
        effects.folder.follow(context.settings.data, for: store)
        let backups = context.dailyBackups { [store] in await store.send(.noticed(.init($0, .problem))) }
        effects.goals.follow(for: store)
        effects.pastWeather.begin()
        let traces = Task { [services, store] in await Housekeeping(services).run(beside: store) }
        let notices = Task { [notices = services.notices, store] in
            for await notice in notices { store.send(.noticed(.init(notice.sentence, .problem))) }
        }
        let delays = Task { [context, store] in
            for await _ in context.writeDelays.stream() { store.send(.log(.writeDelayed)) }
        }
        begin()
        if let target { store.send(.openRequested(target, at: Date())) }
        let exit = await effects.exit
        activation?.cancel()
        await finish(exit)
        for task in [traces, notices, delays, backups] { task.cancel() }
        watch?.cancel()
        settingsWatch?.cancel()
        workoutWatch?.cancel()
        await backups.value
        if let action = exit.action { Output.print(await services.dataWork.run(action).joined(separator: "\n")) }
        services.dataWork.close()
        return exit.status
    }

    /// Has `airfit open` and clicks on notices show a screen. The sample year is nobody's to be asked for.
    private func listenForRequests() -> ActivationServer? {
        let open: @MainActor (OpenTarget) -> Void = { [store] in store.send(.openRequested($0, at: Date())) }
        services.routes.clicked = open
        terminal.onNoticeClick = { id in
            let words = id.split(separator: "-", maxSplits: 1).map(String.init)
            if let target = OpenTarget(words: [id]) ?? OpenTarget(words: words) { open(target) }
        }
        guard !context.isDemo else { return nil }
        let folder = ActivationFolder(environment: context.environment, data: context.locations.data)
        do throws(ActivationFolder.Failure) {
            return try ActivationServer(in: folder, asked: open)
        } catch {
            store.send(.noticed(.init("airfit open cannot reach this program: \(error.sentence)", .problem)))
            return nil
        }
    }

    /// The most pressing problem of the start comes last, so that it is the one that shows.
    private func tellProblems(_ themeProblem: String?) async {
        let problem =
            context.closedFiles.first ?? context.problems.first ?? services.modelProblem ?? themeProblem
            ?? context.warnings.first
        for sentence in [problem, await context.readOnlyNotice(of: services.health)] {
            if let sentence { store.send(.noticed(.init(sentence, .problem))) }
        }
    }

    /// Subscribes to the terminal, restores what was kept, and draws the first frame.
    private func begin() {
        effects.themes.followBackground(for: store)
        terminal.onTermination = { [effects] signal in effects.leave(status: 128 + signal) }
        terminal.onLeaving = { [store, pacer] in pacer.draw(after: { store.sendToLock(.leftAlone) }) }
        terminal.start { [weak self] in self?.handle($0) }
        store.send(.opened)
        store.sendToLock(.begun)
        if !context.isDemo { store.send(.settings(.confirmation(.changed))) }
        effects.settings.schedule(for: store)
        if let draft = services.drafts.load() { store.send(.coach(.draftRestored(draft))) }
        if let lines = services.logLines.load() {
            store.send(.log(.linesRestored(lines.split(separator: "\n").map(String.init))))
        }
        if let lines = services.trendViews.load() {
            store.send(.trends(.viewsRestored(lines.split(separator: "\n").map(String.init))))
        }
        pacer.begin()
        store.restoreWaiting()
    }

    private func handle(_ event: InputEvent) {
        if event.isOfAPerson { effects.idle.noticeInput() }
        pacer.draw(after: { store.input(event) })
        guard event.isOfAPerson, !isCoachPrepared, store.state.screen == .coach else { return }
        // Fills the tables that a first question needs, 30 ms of work and 20 MB; who only looks at the day needs none.
        isCoachPrepared = true
        Task.detached { CoachEngine.prepare() }  // owns nothing
    }

    /// Saves what is not yet saved and gives the terminal back.
    private func finish(_ exit: ScreenExit) async {
        effects.cancel()
        // First: what the person wrote is in no file any more, even if the rest takes so long that the program is ended.
        await effects.loan.drain()
        // What waits for another program to make way is given up soon: the person was asked.
        var options = context.healthOptions
        options.importTimeout = .seconds(5)
        services.health.apply(options)
        await store.close()
        await services.engine.drain()  // what a stopped answer took is noted
        await effects.drain()
        await services.live.drain()
        if exit.action == nil { services.usage?.save() }
        terminal.close()
        pacer.end()
        effects.idle.cancel()
    }
}

/// The end of the full screen: its exit status, and an action to run after the screen has closed.
struct ScreenExit: Sendable {
    var status: Int32 = 0
    var action: DataExitAction?
}
