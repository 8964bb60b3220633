import AppStore
import Canvas
import ChatModel
import CoachEngine
import Console
import ConversationStore
import EventLoop
import Files
import FolderWatch
import Foundation
import HealthModel
import HealthStore
import LogFile
import Observation
import App
import CoachScreen
import LockScreen
import OnboardingScreen
import ProgramContext
import SettingsScreen
import TodayScreen
import SettingsModel
import Terminal
import Vault

/// `airfit` without a command: the full-screen app. It connects terminal, store and services and decides nothing.
@MainActor public final class FullScreen {
    public let context: Context
    /// The context with what only a running program has: keys that come and go, and their use.
    private let live: LiveContext
    private let shelf: ModelShelf
    /// The settings in force.
    private var settings: Settings
    public let terminal: Terminal
    /// The terminal's own background, where it was asked and has answered.
    private var background: Theme.Appearance?
    public let store: AppStore
    private let health: HealthStore
    private let drafts: DraftFile
    /// The file that keeps the typed line of the log.
    private let logLines: DraftFile
    private let goals: GoalFollower
    private let pacer: FramePacer
    private let idle = IdleLock()
    private let routes: NotificationRoutes
    private let schedule: NotificationSchedule
    /// Why the offline coach stands in for the model of the settings.
    private let modelProblem: String?
    private let engine: CoachEngine
    /// The coach's notices beside its answers.
    private let notices: AsyncStream<CoachNotice>
    private let dataWork: DataLive
    private var watchedFolder: WatchedFolder?
    /// A notice of an import on its way to the desktop.
    private var telling: Task<Void, Never>?
    /// The action to run after the screen has closed.
    private var departure: DataExitAction?
    private let usage: UsageCounts?
    private var dayTurn: DayTurn?
    /// Reads the settings after a hand edit.
    private var reading: Task<Void, Never>?
    /// Has the vault follow the setting of the lock.
    private var bindingLock: Task<Void, Never>?
    /// Puts samples on other days after home is elsewhere.
    private var movingDays: Task<Void, Never>?
    /// Puts what was copied into the clipboard.
    private var copying: Task<Void, Never>?
    private var finished: CheckedContinuation<Int32, Never>?
    /// Whether the end has begun.
    private(set) var isFinishing = false
    /// The process that has the terminal for a while.
    var lentTo: pid_t?
    /// Lends the terminal, and takes in what comes of it.
    private var lending: Task<Void, Never>?
    /// Ends the program that has the terminal, where it does not end by itself.
    public var ending: LoopTimer?

    /// Runs until the person quits or a signal ends it; returns after the terminal is whole again.
    /// - Returns: 0, or 128 more than the number of the signal.
    public static func run(_ context: Context) async throws -> Int32 {
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
        let app: FullScreen
        do {
            let known = try await opened
            let health = if let known { known } else { try await context.health() }
            app = try await FullScreen(context, setup, unfinished, health: health, terminal: terminal)
        } catch {
            terminal.close()
            throw error
        }
        if let problem = context.closedFiles.first ?? context.problems.first ?? app.modelProblem ?? themeProblem
            ?? context.warnings.first
        {
            app.store.send(.noticed(.init(problem, .problem)))
        }
        if let notice = await context.readOnlyNotice(of: app.health) {
            app.store.send(.noticed(.init(notice, .problem)))
        }
        let watch = StoreWatch(path: context.locations.healthDatabase) {
            app.store.send(.healthDataChanged)
            app.goals.follow()
            app.followHome()
        }
        let settingsWatch =
            context.isDemo ? nil : SettingsWatch(folders: context.settingsFolders) { app.readSettings() }
        if context.todayFollowsClock {
            app.dayTurn = DayTurn(zone: { context.zone }, turned: { [unowned app] in app.turnDay() })
        }
        defer {
            watch?.cancel()
            settingsWatch?.cancel()
            app.dayTurn?.cancel()
        }
        app.watchFolder()
        let backups = context.dailyBackups { sentence in await app.store.send(.noticed(.init(sentence, .problem))) }
        app.goals.follow()
        if !context.isDemo { app.finishMovingDays() }
        let status = await app.untilFinished()
        backups.cancel()
        await backups.value
        app.watchedFolder?.cancel()
        app.goals.cancel()
        app.telling?.cancel()
        if let departure = app.departure {
            Output.print(await app.dataWork.depart(departure).joined(separator: "\n"))
        }
        app.dataWork.close()
        return status
    }

    private init(
        _ context: Context, _ setup: OnboardingLive, _ unfinished: OnboardingProgress?, health stored: HealthStore,
        terminal: Terminal
    ) async throws {
        self.context = context
        settings = context.settings
        self.health = stored
        let health = context.measured(stored)
        let (model, problem) = context.modelOrOffline(health: health)
        modelProblem = problem
        drafts = DraftFile(path: context.locations.state + "/draft")
        logLines = DraftFile(path: context.locations.state + "/log-lines")
        let conversations = context.conversations
        let (notices, notice) = AsyncStream.makeStream(of: CoachNotice.self)
        let confirmations = ConfirmationCoordinator()
        let engine = context.engine(
            health: health, reading: stored, ledger: conversations,
            writing: WritingServices(entries: stored, memories: conversations, confirming: confirmations)
        ) { notice.yield($0) }
        (self.engine, self.notices) = (engine, notices)
        let live = LiveContext(context)
        let shelf = ModelShelf(model) { reference throws(ServiceError) in
            try live.now.model(provider: reference.provider.rawValue, model: reference.model, health: health)
        }
        let dataWork = DataLive(context: context, health: stored, conversations: conversations)
        self.dataWork = dataWork
        usage = context.usageCounts
        let door = Door()
        (self.live, self.shelf) = (live, shelf)
        var services = AppServices(
            health: health, conversations: conversations,
            reply: { messages, reference, conversation in
                do throws(ServiceError) {
                    let context = live.now
                    live.noteUse(of: reference.provider)
                    let reply = engine.reply(
                        from: try shelf.model(reference), to: messages, on: context.today,
                        options: context.replyOptions(in: conversation, from: reference), conversation: conversation)
                    return context.settings.coach.streaming ? reply : reply.inOnePiece()
                } catch {
                    return AsyncStream {
                        $0.yield(.ended(.failed(error)))
                        $0.finish()
                    }
                }
            },
            models: { [catalog = context.catalog] in catalog.offers(refresh: $0) }, modelInfo: context.modelInfo,
            // What cannot be read is not shown; that it cannot be kept is told by the engine.
            spending: { try? await conversations.spending(at: Date()) },
            budget: context.budget, requests: context.requestServices(engine, shelf),
            persona: context.personaServices(engine, shelf), settings: context.settingsServices,
            providers: live.providerServices,
            keys: live.keyServices { [live, shelf] in
                shelf.clear()
                live.keysChanged()
            },
            data: dataWork.services { door.leave?($0) }, saveDraft: { [drafts] in drafts.save($0) },
            now: { Date() })
        let named = [
            AboutFacts.Fact("Name", context.environment["TERM"] ?? ""),
            AboutFacts.Fact("Colours", terminal.colors.words),
        ]
        services.replyExecutor = EventLoop.executor
        services.settings.about = context.about(terminal: named)
        services.settings.debug = context.debugServices
        var app: FullScreen?
        routes = NotificationRoutes(
            settings: context.settings.notifications, environment: context.environment, zone: context.zone,
            terminal: terminal)
        services.notifications = routes.services
        services.onboarding = setup.services
        services.records =
            RecordsLive(
                health: stored, conversations: conversations,
                tables: TablesLive(folder: context.locations.data, zone: context.zone)
            ).services
        services.log =
            LogLive(
                health: stored, memories: conversations, confirmations: confirmations, today: { context.today },
                lines: logLines
            ).services
        let reading = FolderReader(home: context.environment["HOME"])
        services.readFolder = { await reading.read($0) }
        services.memories = conversations
        services.notices = conversations
        services.spend = context.spendServices(conversations)
        services.nameTalk = { (messages, conversation, reference) async throws(ServiceError) in
            live.noteUse(of: reference.provider)
            return try await engine.title(
                for: messages, from: try shelf.model(reference),
                options: live.now.replyOptions(in: conversation, from: reference))
        }
        services.exportTalks = context.exportTalks(from: conversations)
        let reader = FingerprintReader(environment: context.environment)
        let keys = context.keys
        let vault = VaultLock(
            vault: keys.vault, keyring: keys.keyring, reader: reader,
            isOn: { context.settings.lock.isEnabled && !context.isDemo }, variables: keys.variables
        ) {
            shelf.clear()
            live.keysChanged()
            keys.forget()
            context.client.closeConnections()
        }
        services.lock = LockServices(
            vault: vault, readFinger: { reader.read() }, watchIdle: { [idle] in idle.watch(minutes: $0) })
        let facts = context.settings.lock.isEnabled ? await vault.facts() : LockFacts()
        var settingsState = context.settingsState
        settingsState.lockFacts = facts
        var coach = CoachState(model: model.reference)
        coach.standInReason = problem
        var state = AppState(
            size: terminal.size, today: TodayState(today: context.today), coach: coach,
            settings: settingsState, isDemo: context.isDemo, lock: LockState(atStartOf: settingsState),
            onboarding: unfinished)
        state.systemZone = context.zone
        state.leadsToSetup = context.isDemo && context.environment[Self.openedBySetup] != nil
        self.terminal = terminal
        idle.lock = { app?.store.sendToLock(.leftAlone) }
        schedule = NotificationSchedule(
            zone: context.zone, file: DraftFile(path: context.locations.state + "/notified"),
            due: { app?.store.send(.notificationDue($0)) })
        store = AppStore(state: state, services: services) { effect in app?.perform(effect) }
        goals = GoalFollower(context, health: stored, store: store)
        pacer = FramePacer(terminal: terminal, store: store, instruments: context.instruments)
        if context.instruments != nil || context.debugLog.until != nil {
            store.trace = { [log = context.debugLog] name, took in
                log.note("\(name) \(Int(took / .microseconds(1))) µs")
            }
        }
        app = self
        door.leave = { [weak self] in self?.leave($0) }
    }

    /// The way out that services are given before there is a screen to leave.
    @MainActor private final class Door {
        var leave: ((DataExitAction) -> Void)?
    }

    private func untilFinished() async -> Int32 {
        followBackground()
        terminal.onTermination = { [unowned self] signal in finish(128 + signal) }
        terminal.onLeaving = { [unowned self] in
            pacer.draw(after: { store.sendToLock(.leftAlone) })
        }
        terminal.start { [unowned self] event in
            if event.isOfAPerson { idle.noticeInput() }
            pacer.draw(after: { store.input(event) })
        }
        store.send(.opened)
        store.sendToLock(.begun)
        if !context.isDemo { store.send(.settings(.confirmation(.changed))) }
        schedule.take(settings.notifications)
        if let draft = drafts.load() { store.send(.coach(.draftRestored(draft))) }
        if let lines = logLines.load() {
            store.send(.log(.linesRestored(lines.split(separator: "\n").map(String.init))))
        }
        pacer.begin()
        Task.detached { CoachEngine.prepare() }
        let kept = keepTraces()
        let told = Task { [store, notices] in
            for await notice in notices { store.send(.noticed(.init(notice.sentence, .problem))) }
        }
        defer {
            pacer.end()
            told.cancel()
            kept.cancel()
            idle.cancel()
            schedule.cancel()
        }
        return await withCheckedContinuation { finished = $0 }
    }

    private func perform(_ effect: AppStore.TerminalEffect) {
        switch effect {
        case .copy(let text): copy(text)
        case .bell: alert()
        case .openEditor(let text): lending = Task { await lendToEditor(text) }
        case .openLink(let address): open(address)
        case .showSample: lending = Task { await lendToSample() }
        case .redraw: terminal.redraw()
        case .previewTheme(let name): show(theme: name ?? themeInUse)
        case .settingsChanged(let settings): take(settings)
        case .suspend: terminal.suspend()
        case .quit: finish(0)
        }
    }

    private var clipboard: Clipboard {
        Clipboard(
            terminal: terminal, environment: context.environment, fallback: context.locations.state + "/copied.txt")
    }

    private func open(_ address: WebAddress) {
        let opener = LinkOpener(environment: context.environment, clipboard: clipboard)
        Task { [store] in await opener.open(address) { store.send(.noticed($0)) } }
    }

    /// Copies a text and reports the result after the screen's own message.
    private func copy(_ text: ClipboardText) {
        let clipboard = clipboard
        copying = Task { [copying, store] in
            await copying?.value
            store.send(.noticed(await clipboard.take(text)))
        }
    }

    // MARK: - Settings

    private func take(_ settings: Settings) {
        let before = self.settings
        self.settings = settings
        context.take(settings)
        if settings.providers != before.providers {
            shelf.clear()
            // A key command may be new.
            store.send(.settings(.confirmation(.changed)))
        }
        if settings.profile != before.profile || settings.goals != before.goals { reckonAnew() }
        if settings.goals != before.goals { goals.note() }
        if settings.profile.timeZone != before.profile.timeZone { putOnDaysAnew() }
        if settings.privacy.keptCategories != before.privacy.keptCategories { health.take(context.healthOptions) }
        terminal.isMouseCaptured = settings.ui.mouse
        if settings.notifications != before.notifications {
            routes.settings = settings.notifications
            schedule.take(settings.notifications)
        }
        terminal.drawsASCII = settings.ui.ascii
        terminal.ordersText = settings.ui.ordersText
        followBackground()
        let ui = settings.ui
        if (ui.theme, ui.lightTheme, ui.appearance) != (before.ui.theme, before.ui.lightTheme, before.ui.appearance) {
            show(theme: themeInUse)
        }
        if settings.data != before.data { watchFolder() }
        if settings.lock.isEnabled != before.lock.isEnabled, !context.isDemo { bindLock(settings.lock.isEnabled) }
    }

    /// Has the vault follow the setting of the lock. One that is not open follows at the next unlocking.
    private func bindLock(_ isOn: Bool) {
        let before = bindingLock
        bindingLock = Task { [vault = context.keys.vault, store] in
            await before?.value
            do throws(VaultError) {
                try await vault.setLocksApp(isOn)
            } catch {
                guard !isOn else { return }
                store.send(.noticed(.init("The app lock stays on: \(error.sentence)", .problem)))
            }
        }
    }

    /// Records that came in may tell of another home.
    private func followHome() {
        Task { [context, health] in
            let before = context.zone
            // What cannot be read now is read with the next change.
            try? await context.noteHome(of: health)
            if context.zone != before { reckonAnew() }
        }
    }

    /// Updates the calendar that days are counted by.
    private func reckonAnew() {
        health.take(context.healthOptions)
        dayTurn?.zoneChanged()
        turnDay()
        store.send(.healthDataChanged)
    }

    /// Days are counted in the zone of home: another one moves samples to other days.
    private func putOnDaysAnew() {
        let before = movingDays
        before?.cancel()
        movingDays = Task { [health, weak self] in
            await before?.value
            guard !Task.isCancelled else { return }
            self?.store.send(.today(.daysBeingMoved(0)))
            let tell: @MainActor @Sendable (Double) -> Void = { [weak self] in self?.tellMoved($0) }
            do throws(HealthStoreError) {
                try await health.refreshDays { done in
                    // Owned by the refresh: a share that comes late changes nothing.
                    Task { @MainActor in tell(done) }
                }
            } catch {
                self?.store.send(.noticed(.init(error.sentence, .problem)))
            }
            if !Task.isCancelled { self?.store.send(.today(.daysBeingMoved(nil))) }
        }
    }

    private func tellMoved(_ share: Double) {
        guard store.state.today.movedShare != nil else { return }
        store.send(.today(.daysBeingMoved(share)))
    }

    /// Goes on where the program was left while it put days in order.
    private func finishMovingDays() {
        movingDays = Task { [health, weak self] in
            // A store that cannot be read is told by the screens that show it.
            guard (try? await health.hasStaleDays()) ?? false, !Task.isCancelled else { return }
            self?.movingDays = nil
            self?.putOnDaysAnew()
        }
    }

    private func turnDay() { store.send(.today(.clockChanged(context.today))) }

    /// Something changed in the folder of the settings: the file, or a theme.
    private func readSettings() {
        reading = Task { [settingsFile = context.settingsFile, keys = context.keys] in
            let reading = await settingsFile.readingIfChanged()
            guard !Task.isCancelled else { return }
            guard let reading else { return show(theme: themeInUse) }
            let settings = keys.lockingApp(reading.settings(goingOnFrom: settings))
            store.send(.settings(.settingsRead(settings, problems: reading.problems.map(\.briefMessage))))
        }
    }

    private var themeInUse: String {
        guard settings.ui.appearance == .system, let background else { return settings.ui.themeInUse }
        return background == .light ? settings.ui.lightTheme : settings.ui.theme
    }

    /// Asks the terminal for its background where the theme goes by it; the answer may come at any time, or never.
    private func followBackground() {
        guard settings.ui.appearance == .system else {
            (terminal.onAppearance, background) = (nil, nil)
            return
        }
        guard terminal.onAppearance == nil else { return }
        terminal.onAppearance = { [unowned self] appearance in
            guard background != appearance else { return }
            background = appearance
            show(theme: themeInUse)
        }
    }

    /// As the person wants to be called: a flash is a movement.
    private func alert() {
        if settings.ui.bell { terminal.bell() }
        if settings.ui.flash, !settings.ui.reducedMotion { terminal.flash() }
    }

    private func show(theme name: String) {
        let (theme, problem) = context.theme(named: name)
        if theme != terminal.theme { terminal.theme = theme }
        if let problem { store.send(.noticed(.init(problem, .problem))) }
    }

    /// Saves what is not yet saved, gives the terminal back and ends `run`. A second call changes nothing.
    private func finish(_ status: Int32) {
        guard let finished else { return }
        self.finished = nil
        isFinishing = true
        endLoan()
        reading?.cancel()
        movingDays?.cancel()
        Task {
            await store.close()
            await engine.settled()  // what a stopped answer took is noted
            await goals.settled()
            await live.settled()
            await bindingLock?.value
            if departure == nil { usage?.save() }
            await lending?.value  // what the person wrote is in no file any more
            terminal.close()
            finished.resume(returning: status)
        }
    }

    // MARK: - Data

    /// Ends the program, to do what can only be done without it.
    private func leave(_ departure: DataExitAction) {
        self.departure = departure
        finish(0)
    }

    /// Watches the folder of the settings, in the place of one before.
    private func watchFolder() {
        watchedFolder?.cancel()
        watchedFolder = nil
        guard let folder = settings.data.watchedFolder, !context.isDemo else { return }
        let (afterImport, dataWork) = (settings.data.afterImport, dataWork)
        let watched = WatchedFolder(
            folder: context.absolute(folder), afterImport: afterImport, locks: context.locations.state,
            known: { [health] in await ImportedPaths.known(to: health) },
            importFile: { await dataWork.importQuietly($0) }, notice: { [weak self] in self?.tell($0) })
        watchedFolder = watched
        do throws(WatchProblem) {
            try watched.start()
        } catch {
            store.send(.noticed(.init(error.sentence, .problem)))
            watched.startLater()
        }
    }

    private func tell(_ notice: WatchedFolder.Notice) {
        switch notice {
        case .began(let name):
            store.send(.noticed(.init("Importing \(name) from the watched folder …", .information)))
        case .ended(_, let report):
            store.send(.noticed(.init(report.sentence, report.exitCode == nil ? .information : .problem)))
            telling = Task { [routes] in await routes.services.tell(.importDone) }
        case .leftAlone(let name):
            store.send(.noticed(.init("\(name) is of no format that is known; it was left alone.", .information)))
        case .watching:
            store.send(.noticed(.init("Files dropped into the watched folder are imported.", .information)))
        case .pausing(let sentence): store.send(.noticed(.init(sentence, .information)))
        case .problem(let sentence): store.send(.noticed(.init(sentence, .problem)))
        }
    }

    /// Removes old logs, and counts which screens are opened where that is wanted.
    private func keepTraces() -> Task<Void, Never> {
        let (days, path) = (settings.privacy.logDays, context.locations.logFile)
        let receipts = dataWork.conversations
        return Task { [store, usage, context] in
            async let tidied: Void = Self.removeOld(logs: path, days: days, receipts, context)
            guard let usage else { return await tidied }
            var last: AppState.Screen?
            for await (_, screen) in Observations({ (store.revision, store.state.screen) }) where screen != last {
                last = screen
                usage.count(screen.usageName, on: context.today.iso)
            }
        }
    }

    /// A little later, for the start belongs to the screen; not at all when the program ends before.
    private nonisolated static func removeOld(
        logs path: String, days: Int, _ receipts: ConversationStore, _ context: Context
    ) async {
        do { try await Task.sleep(for: .seconds(5)) } catch { return }
        _ = LogRetention.apply(days: days, to: path, now: Date().timeIntervalSince1970)
        // Receipts that cannot be removed now are removed at the next start, or when they are looked at.
        _ = try? await context.spendAccount(receipts)
    }
}
