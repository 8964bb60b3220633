import App
import AppStore
import ChatModel
import CoachEngine
import CoachScreen
import ConversationStore
import EventLoop
import Foundation
import HealthModel
import HealthStore
import LockScreen
import LogFile
import OnboardingScreen
import ProgramContext
import SettingsScreen
import Terminal
import TodayScreen

/// The live services of the full screen, with the parts of them that its end waits for.
@MainActor struct ScreenServices {
    let context: Context
    let health: HealthStore
    let conversations: ConversationStore
    let engine: CoachEngine
    /// The coach's notices beside its answers.
    let notices: AsyncStream<CoachNotice>
    /// The keys that come and go, and their use.
    let live: LiveContext
    let models: ModelPool
    /// The model of the next question.
    let model: ModelReference
    /// Why the offline coach stands in for the model of the settings; `nil` where it does not.
    let modelProblem: String?
    let dataWork: DataLive
    let routes: NotificationRoutes
    let vault: VaultLock
    let usage: UsageCounts?
    /// The file that keeps the unsent text of the composer.
    let drafts: DraftFile
    /// The file that keeps the typed lines of the log.
    let logLines: DraftFile
    /// The file that keeps views of the trends by their names.
    let trendViews: DraftFile
    /// The services that the store calls.
    let app: AppServices

    init(_ context: Context, _ setup: OnboardingLive, health stored: HealthStore, terminal: Terminal) {
        let health = context.measured(stored)
        let (model, problem) = context.modelOrOffline(health: health)
        let conversations = context.conversations
        let confirmations = ConfirmationCoordinator()
        let (notices, notice) = AsyncStream.makeStream(of: CoachNotice.self)
        let engine = context.engine(
            health: health, reading: stored, ledger: conversations,
            writing: WritingServices(entries: stored, memories: conversations, confirming: confirmations)
        ) { notice.yield($0) }
        let live = LiveContext(context)
        let models = ModelPool(model) { reference throws(ServiceError) in
            try context.model(provider: reference.provider.rawValue, model: reference.model, health: health)
        }
        let logLines = DraftFile(path: context.locations.state + "/log-lines")
        let drafts = DraftFile(path: context.locations.state + "/draft")
        let trendViews = DraftFile(path: context.locations.data + "/trend-views")
        let dataWork = DataLive(context: context, health: stored, conversations: conversations)
        let routes = NotificationRoutes(
            settings: context.settings.notifications, environment: context.environment, home: { context.home },
            terminal: terminal)
        routes.claimImport = { await context.claimImportNotice(of: stored) }
        let fingerprints = FingerprintReader(environment: context.environment)
        let vault = VaultLock(context, reader: fingerprints, models: models, live: live)

        var app = AppServices(
            health: health, conversations: conversations,
            reply: Self.replies(of: engine, models, live),
            models: { [catalog = context.catalog] in catalog.offers(refresh: $0) }, modelInfo: context.modelInfo,
            // What cannot be read is not shown; that it cannot be kept is told by the engine.
            spending: { try? await conversations.spending(at: Date()) },
            budget: context.budget, requests: context.requestServices(engine, models),
            persona: context.personaServices(engine, models), settings: context.settingsServices,
            providers: live.providerServices,
            keys: live.keyServices {
                models.clear()
                live.keysChanged()
            },
            data: dataWork.services, saveDraft: { drafts.save($0) }, now: { Date() })
        app.modelsHere = { [catalog = context.catalog] in catalog.offers(refresh: $0, onlyHere: true) }
        app.replyExecutor = EventLoop.executor
        app.reachability = { context.reachability }
        // The weather is of now: on another day that was asked for there is none.
        app.weather = context.todayFollowsClock ? context.weather : nil
        app.settings.about = context.about(terminal: [
            AboutFacts.Fact("Name", context.environment["TERM"] ?? ""),
            AboutFacts.Fact("Colours", terminal.colors.words),
        ])
        app.settings.debug = context.debugServices
        app.notifications = routes.services
        app.onboarding = setup.services
        app.records =
            RecordsLive(
                health: stored, conversations: conversations,
                tables: TablesLive(folder: context.locations.data, home: { context.home }), today: { context.today },
                splitMetres: { context.settings.units.system.distance().kept(1) * 1_000 }
            ).services
        app.trends = TrendsLive(health: stored, views: trendViews).services
        app.trends.export = context.exportChart
        app.findings =
            FindingsLive(health: stored, keeping: conversations, clock: { context.toolClock }).services
        app.log =
            LogLive(
                health: stored, memories: conversations, confirmations: confirmations, today: { context.today },
                clock: { context.entryClock },
                races: { () throws(HealthStoreError) in try await context.raceGoals(from: stored) }, lines: logLines
            ).services
        app.log.remarks = { await context.remarks(about: $0, from: stored) }
        app.workout =
            WorkoutLive(recorder: context.workouts, log: stored, clock: { context.entryClock }).services
        app.workout.alarm = { seconds, call in
            let timer = EventLoop.shared.after(.seconds(seconds), call)
            return { timer.cancel() }
        }
        app.workout.plan = { () throws(WorkoutServices.Failure) in
            do throws(HealthStoreError) {
                let monday = context.today.advanced(by: -context.today.weekday)
                let reading = try await context.plan(in: monday...monday.advanced(by: 13), from: stored)
                return (reading, try await context.planChanges(from: stored))
            } catch {
                throw WorkoutServices.Failure(error.sentence)
            }
        }
        app.workout.changePlan = { changes throws(WorkoutServices.Failure) in
            do throws(HealthStoreError) { try await context.apply(changes, to: stored) } catch {
                throw WorkoutServices.Failure(error.sentenceOfWriting)
            }
        }
        let folders = FolderReader(home: context.environment["HOME"])
        app.readFolder = { await folders.read($0) }
        app.memories = conversations
        app.notices = conversations
        app.waiting = conversations
        app.isUrgent = { messages, conversation in
            let context = live.now
            return await engine.isUrgent(
                messages, on: context.today,
                options: context.replyOptions(in: conversation, from: CoachState.offlineCoach))
        }
        app.spend = context.spendServices(conversations)
        if !context.isDemo { app.connections = ConnectionsLive(context: context, store: stored).services }
        app.nameTalk = { (messages, conversation, reference) async throws(ServiceError) in
            live.noteUse(of: reference.provider)
            return try await engine.title(
                for: messages, from: try models.model(reference),
                options: context.replyOptions(in: conversation, from: reference))
        }
        app.exportTalks = context.exportTalks(from: conversations)
        app.lock = LockServices(vault: vault, readFinger: { fingerprints.read() })

        (self.context, self.health, self.conversations) = (context, stored, conversations)
        (self.engine, self.notices, self.live, self.models) = (engine, notices, live, models)
        (self.model, modelProblem) = (model.reference, problem)
        (self.dataWork, self.routes, self.vault, usage) = (dataWork, routes, vault, context.usageCounts)
        (self.drafts, self.logLines, self.trendViews, self.app) = (drafts, logLines, trendViews, app)
    }

    /// Streams the answer to a conversation, whole at its end where the settings say so.
    private static func replies(
        of engine: CoachEngine, _ models: ModelPool, _ live: LiveContext
    ) -> @Sendable ([ChatMessage], ModelReference, UUID?) -> AsyncStream<ReplyEvent> {
        { messages, reference, conversation in
            do throws(ServiceError) {
                let context = live.now
                live.noteUse(of: reference.provider)
                let reply = engine.reply(
                    from: try models.model(reference), to: messages, on: context.today,
                    options: context.replyOptions(in: conversation, from: reference), conversation: conversation)
                return context.settings.coach.streaming ? reply : reply.inOnePiece()
            } catch {
                return AsyncStream {
                    $0.yield(.ended(.failed(error)))
                    $0.finish()
                }
            }
        }
    }
}

extension AppState {
    /// The state before the first event.
    /// - Parameter unfinished: the place in the setup, which then shows first.
    @MainActor init(atStartOf services: ScreenServices, terminal: Terminal, unfinished: OnboardingProgress?) async {
        let context = services.context
        var settings = context.settingsState
        settings.lockFacts = context.settings.lock.isEnabled ? await services.vault.facts() : LockFacts()
        var coach = CoachState(model: services.model)
        coach.standInReason = services.modelProblem
        self.init(
            size: terminal.size, today: TodayState(today: context.today), coach: coach, settings: settings,
            isDemo: context.isDemo, lock: LockState(atStartOf: settings), onboarding: unfinished)
        home = context.home
        leadsToSetup = context.isDemo && context.environment[TerminalHandover.openedBySetup] != nil
    }
}
