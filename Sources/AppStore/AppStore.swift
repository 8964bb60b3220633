import Canvas
import ChatModel
import Evidence
import Findings
import Foundation
import HealthModel
import Observation
import App
import CoachScreen
import TodayScreen
import SettingsModel
import WeatherModel

/// The program's state and the tasks that its effects started.
///
/// One way round: `send` applies an action to the state, the returned effects run as tasks, and what they find comes
/// back as actions. Whoever draws observes `state`.
@MainActor @Observable public final class AppStore {
    /// Counts the changes of `state`: what observers wait for.
    public private(set) var revision = 0
    @ObservationIgnored public private(set) var state: AppState

    /// An effect on the terminal or the program itself, run by the full screen: it owns both.
    public enum TerminalEffect: Equatable, Sendable {
        case copy(ClipboardText), bell, redraw, suspend, quit
        /// Ends the program, and then does what can only be done without it: erases, restores.
        case leave(DataExitAction)
        /// Locks after so many minutes without a key; `nil` for never.
        case watchIdle(minutes: Int?)
        /// Lends the terminal to the person's editor; what was written comes back as an action.
        case openEditor(String)
        /// Opens an address in the person's browser; what became of it comes back as a notice.
        case openLink(WebAddress)
        /// Lends the terminal to a program of our own that shows the sample year.
        case showSample
        case previewTheme(String?)
        indirect case settingsChanged(Settings)
    }

    @ObservationIgnored let services: AppServices
    @ObservationIgnored private let performer: @MainActor (TerminalEffect, AppStore) -> Void
    @ObservationIgnored let writes = WriteQueue()
    /// What goes into the health data may wait for an import: what keeps a talk or a workout does not wait behind it.
    @ObservationIgnored let healthWrites = WriteQueue()
    /// Changes of conversations that found no room on the disk, oldest first.
    @ObservationIgnored private var unwritten: [ConversationChange] = []
    /// The look-ups of the settings.
    @ObservationIgnored let settingsTasks = NamedTasks()
    @ObservationIgnored private var reply: Task<Void, Never>?
    /// The newest load of each kind; an older one is cancelled, since nobody looks at its answer any more.
    @ObservationIgnored private var loads: [LoadKind: Task<Void, Never>] = [:]
    @ObservationIgnored var preview: Task<Void, Never>?
    @ObservationIgnored private var tick: Task<Void, Never>?
    /// Cancels the next tick of the workout's clock; `nil` for none.
    @ObservationIgnored var workoutTick: (@MainActor () -> Void)?
    /// Hears the names of all actions with how long each took to apply, while a debug log is kept.
    @ObservationIgnored public var trace: (@MainActor (_ name: String, _ took: Duration) -> Void)?
    @ObservationIgnored var lockTasks = LockTasks()
    /// The task of the data page: an import, an export or a backup.
    @ObservationIgnored var dataWork: Task<Void, Never>?
    @ObservationIgnored var finding: Task<Void, Never>?
    @ObservationIgnored var notificationTasks = NotificationTasks()
    /// Hears what the coach's tools ask.
    @ObservationIgnored var hearing: Task<Void, Never>?
    @ObservationIgnored var network = NetworkTasks()
    @ObservationIgnored var settling: Task<Void, Never>?

    enum LoadKind: Hashable {
        case report, weather, findings, pulse, night, daily, intraday, conversations, conversation, search, title,
            models,
            budget, request, instructions, waiting
        case promptFigures, reader
        case about, debugChecks, debugFigures, log, goalBook, workout, workoutSessions, workoutTemplates, plan
    }

    /// - Parameter perform: runs an effect; it gets the store, to which it sends what comes of it.
    public init(
        state: AppState, services: AppServices,
        perform: @escaping @MainActor (TerminalEffect, AppStore) -> Void = { _, _ in }
    ) {
        self.state = state
        self.services = services
        performer = perform
        let model = state.coach.model
        _ = self.state.apply(.coach(.modelDescribed(model, services.modelInfo(model))))
        if let reader = readerKnown(model) { _ = self.state.apply(.coach(reader)) }
        followProposals()
        followNetwork()
        findReader(of: model)
    }

    /// Applies an action and starts what it asks for.
    public func send(_ action: AppAction) {
        let began = trace == nil ? nil : ContinuousClock.now
        let effects = state.apply(action)
        revision += 1
        if let trace, let began { trace(CaseName.of(action), .now - began) }
        for effect in effects { run(effect) }
    }

    /// Applies an input of the terminal at the present time.
    public func input(_ event: InputEvent) { send(.input(event, at: services.now())) }

    /// Stops the reply, keeps what arrived and what was being written, and returns when it is on disk.
    public func close() async {
        // What was not said yes to is a no.
        services.log.confirmations.close()
        hearing?.cancel()
        network.cancel()
        settling?.cancel()
        reply?.cancel()
        // As an event, not as a key: whatever lies over the chat would take that.
        send(.coach(.replyEvent(.ended(.cancelled), turn: state.coach.turn, at: services.now())))
        for load in loads.values { load.cancel() }
        settingsTasks.cancelAll()
        tick?.cancel()
        workoutTick?()
        preview?.cancel()
        dataWork?.cancel()
        lockTasks.cancel()
        notificationTasks.cancel()
        finding?.cancel()
        run(CoachEffect.saveDraft(state.coach.draft))
        // Room may have been made meanwhile.
        if !unwritten.isEmpty { write { _ throws(ConversationError) in } }
        await writes.drain()
        await healthWrites.drain()
    }

    func perform(_ effect: TerminalEffect) { performer(effect, self) }

    private func run(_ effect: AppEffect) {
        switch effect {
        case .today(let effect): run(effect)
        case .coach(let effect): run(effect)
        case .lock(let effect): run(effect)
        case .notify(let kind): notify(kind)
        case .onboarding(let effect): run(effect)
        case .records(let effect): run(effect)
        case .log(let effect): run(effect)
        case .workout(let effect): run(effect)
        case .trends(let effect): run(effect)
        case .settings(let effect): run(effect)
        case .settingsChanged(let settings): perform(.settingsChanged(settings))
        case .openLink(let address): perform(.openLink(address))
        case .suspend: perform(.suspend)
        case .quit: perform(.quit)
        }
    }
}

// MARK: - Today

extension AppStore {
    private func run(_ effect: TodayEffect) {
        let health = services.health
        switch effect {
        case .loadReport(let day):
            load(.report) {
                do throws(HealthStoreError) {
                    return .today(.reportArrived(try await health.report(of: day)))
                } catch {
                    return .today(.reportFailed(day, error))
                }
            }
        case .loadWeather: loadWeather()
        case .loadFindings(let day): loadFindings(of: day)
        case .tellFindings(let told):
            keepFindings { findings throws(FindingMemoryError) in try await findings.keep(told: told) }
        case .judgeFinding(let key, let verdict, let day):
            keepFindings { findings throws(FindingMemoryError) in try await findings.judge(key, verdict, on: day) }
        case .loadPulse(let day):
            load(.pulse) {
                // A day without its curve is whole without it; its chart says why nothing can be read.
                let values = (try? await health.intradayValues(of: .heartRate, on: day)) ?? []
                return .today(.pulseArrived(values, day))
            }
        case .loadNight(let day, let variability):
            load(.night) {
                // The page of the night tells its stages also where nothing else of it can be read.
                func values(_ metric: MetricID, _ day: CivilDay) async -> [IntradayValue] {
                    (try? await health.intradayValues(of: metric, on: day)) ?? []
                }
                let before = day.advanced(by: -1)
                return .today(
                    .nightArrived(
                        NightValues(
                            day: day, pulse: (await values(.heartRate, before), await values(.heartRate, day)),
                            variability: (await values(variability, before), await values(variability, day)))))
            }
        case .openTrends, .openNights, .openWorkout, .openCheckIn, .notice: break  // done by the state itself
        case .loadDaily(let metric, let days):
            load(.daily) {
                do throws(HealthStoreError) {
                    return .today(.dailyValuesArrived(metric, days, try await health.dailyValues(of: metric, in: days)))
                } catch {
                    return .today(.chartFailed(metric, error))
                }
            }
        case .loadIntraday(let metric, let day):
            load(.intraday) {
                do throws(HealthStoreError) {
                    return .today(.intradayArrived(metric, day, try await health.intradayValues(of: metric, on: day)))
                } catch {
                    return .today(.chartFailed(metric, error))
                }
            }
        }
    }

    /// The last that is known at once, then that of now.
    private func loadWeather() {
        guard let weather = services.weather else { return }
        loads[.weather]?.cancel()
        loads[.weather] = Task {
            var isKnown = false
            if let last = await weather.lastReport(), !Task.isCancelled {
                isKnown = true
                send(.today(.weatherArrived(.success(last), at: services.now())))
            }
            // It goes on once the network is back.
            guard !state.isOffline else {
                let error = WeatherError(
                    .unavailable, "This machine is offline; the weather is asked for when the network is back.")
                if !isKnown, !Task.isCancelled { send(.today(.weatherArrived(.failure(error), at: services.now()))) }
                return
            }
            let answer: Result<WeatherReport, WeatherError>
            do throws(WeatherError) {
                answer = .success(try await weather.report())
            } catch {
                answer = .failure(error)
            }
            if !Task.isCancelled { send(.today(.weatherArrived(answer, at: services.now()))) }
        }
    }

    func load(_ kind: LoadKind, _ read: @escaping @Sendable () async -> AppAction) {
        loads[kind]?.cancel()
        loads[kind] = Task {
            let action = await read()
            if !Task.isCancelled { send(action) }
        }
    }
}

// MARK: - Coach

extension AppStore {
    private func run(_ effect: CoachEffect) {
        switch effect {
        case .startReply(let messages, let turn): startReply(to: messages, from: state.coach.model, turn: turn)
        case .startReplyHere(let messages, let turn):
            startReply(to: messages, from: CoachState.offlineCoach, turn: turn)
        case .loadWaiting(let thenSend): loadWaiting(thenSend: thenSend)
        case .addWaiting(let question, let isFirst): addWaiting(question, isFirst: isFirst)
        case .changeWaiting(let question): changeWaiting(question)
        case .removeWaiting(let id): removeWaiting(id)
        case .claimWaiting(let question, let message, _): claimWaiting(question, message)
        case .screenWaiting(let question, let messages): screenWaiting(question, messages)
        case .scheduleWaiting(let attempt): scheduleWaiting(attempt: attempt)
        case .stopReply: reply?.cancel()
        case .loadConversations: loadConversations()
        case .loadConversation(let id): loadConversation(id)
        case .loadPromptFigures(let messages):
            loadPromptFigures(of: messages.filter { $0.author == .person }.map(\.createdAt))
        case .findConversations(let words): findConversations(words)
        case .proposeTitle(let id): proposeTitle(for: id)
        case .askForTitle(let id): askForTitle(of: id)
        case .exportTalks(let export): exportTalks(export)
        case .pinConversation(let id, let isPinned):
            write { conversations throws(ConversationError) in try await conversations.pin(id, isPinned) }
        case .createConversation(let conversation):
            write { conversations throws(ConversationError) in try await conversations.create(conversation) }
        case .save(let message, let id):
            write { conversations throws(ConversationError) in try await conversations.save(message, in: id) }
        case .deleteConversation(let id):
            write { conversations throws(ConversationError) in try await conversations.delete(id) }
        case .renameConversation(let id, let title):
            write { conversations throws(ConversationError) in try await conversations.rename(id, to: title) }
        case .showBranch(let leaf, let model, let id):
            write { conversations throws(ConversationError) in
                try await conversations.show(leaf: leaf, model: model, of: id)
            }
        case .loadModels(let refresh): loadModels(refresh: refresh)
        case .describe(let model): send(.coach(.modelDescribed(model, services.modelInfo(model))))
        case .locate(let model): locate(model)
        case .prepareRequest(let messages): prepareRequest(messages)
        case .loadSentRequest(let id): send(.coach(.sentRequestLoaded(services.requests.sent(id))))
        case .sendEarlierTalk(let id, let model, let date): services.requests.sendEarlierTalk(id, model, date)
        case .changeSubject(let id, let date): services.requests.changeSubject(id, date)
        case .dismissNotice(let concern):
            let now = services.now()
            changeNotices { notices throws(ConversationError) in try await notices.dismiss(concern, at: now) }
        case .restoreNotices:
            changeNotices { notices throws(ConversationError) in try await notices.restoreNotices() }
        case .share, .acceptUnpriced, .openChart, .openTrends, .exportChart: break  // done by the state itself
        case .checkBudget: checkBudget()
        case .saveDraft(let draft):
            let save = services.saveDraft
            writes.add { await save(draft) }
        case .answerProposal(let id, let answer): services.log.confirmations.answer(id, answer)
        case .resolveProposal(let number): resolveProposal(number)
        case .takeBack, .storedSomething, .openLink: break  // done by the state itself
        case .scheduleTick(let seconds): scheduleTick(after: seconds)
        case .copy(let text): perform(.copy(text))
        case .bell: perform(.bell)
        case .openEditor(let text): perform(.openEditor(text))
        }
    }

    private func startReply(to messages: [ChatMessage], from model: ModelReference, turn: Int) {
        reply?.cancel()
        loads[.conversation]?.cancel()  // the person went on in the conversation that is open
        shareCrisisElsewhere()
        let events = services.reply(messages, model, state.coach.conversation?.id)
        reply = Task(executorPreference: services.replyExecutor) { [self] in await read(events, turn: turn) }
    }

    private func read(_ events: AsyncStream<ReplyEvent>, turn: Int) async {
        for await event in events {
            if case .told(let data) = event { readFigures(in: data) }
            send(.coach(.replyEvent(event, turn: turn, at: services.now())))
        }
    }

    /// Takes the numbers in a tool's reply as evidence for the numbers of the answer.
    private func readFigures(in data: String) {
        let (day, id) = (state.today.today, state.coach.conversation?.id)
        loads[.promptFigures]?.cancel()
        loads[.promptFigures] = Task {
            let told = await Self.figures(in: data, on: day)
            if !Task.isCancelled { send(.coach(.promptKnown([told], conversation: id))) }
        }
    }

    /// Away from the main actor: there are thousands of them.
    private nonisolated static func figures(in data: String, on day: CivilDay) async -> PromptFigures {
        PromptFigures(data, day: day)
    }

    /// Loads the prompt data of the days that a reopened conversation speaks of, as evidence for the numbers of its
    /// answers. Those days may have gone on since.
    private func loadPromptFigures(of moments: [Date]) {
        let (figures, model, id) = (services.requests.promptFigures, state.coach.model, state.coach.conversation?.id)
        loads[.promptFigures]?.cancel()
        loads[.promptFigures] = Task {
            guard var told = await figures(moments, model), !Task.isCancelled else { return }
            for index in told.indices { told[index].hasGrown = true }
            send(.coach(.promptKnown(told, conversation: id)))
        }
    }

    typealias ConversationChange =
        @Sendable (any ConversationKeeping) async throws(ConversationError) -> Void

    /// A write that fails is said in the chat; the conversation goes on. What a full disk did not take is written before the
    /// next one, in its order.
    func write(_ change: @escaping ConversationChange) {
        writes.add { [weak self] in await self?.writeAll(and: change) }
    }

    private func writeAll(and change: @escaping ConversationChange) async {
        let changes = unwritten + [change]
        unwritten = []
        for (index, change) in changes.enumerated() {
            do throws(ConversationError) {
                try await change(services.conversations)
            } catch {
                if case .diskFull = error { unwritten = Array(changes[index...]) }
                send(.coach(.storeFailed(error)))
                if !unwritten.isEmpty { return }
            }
        }
    }

    /// As many conversations are listed, the newest.
    private static let listLength = 500

    private func loadConversations() {
        let conversations = services.conversations
        load(.conversations) { [writes] in
            await writes.drain()  // what was just written is in the list
            do throws(ConversationError) {
                return .coach(.conversationsLoaded(try await conversations.conversations(limit: Self.listLength)))
            } catch {
                return .coach(.storeFailed(error))
            }
        }
    }

    private func loadConversation(_ id: UUID) {
        let conversations = services.conversations
        load(.conversation) { [writes] in
            await writes.drain()
            do throws(ConversationError) {
                guard let conversation = try await conversations.conversation(id) else {
                    throw .failed(reason: "this one was deleted")
                }
                let messages = try await conversations.messages(of: id)
                return .coach(.conversationLoaded(conversation, messages))
            } catch {
                return .coach(.storeFailed(error))
            }
        }
    }

    private func findConversations(_ words: SearchTerms) {
        let conversations = services.conversations
        load(.search) { [writes] in
            await writes.drain()  // what was just said can be found
            // Another letter was typed meanwhile: nobody looks at this answer.
            guard !Task.isCancelled else { return .coach(.conversationsFound([], words)) }
            do throws(ConversationError) {
                let found = try await conversations.talks(holding: words, limit: Self.listLength)
                return .coach(.conversationsFound(found, words))
            } catch {
                return .coach(.storeFailed(error))
            }
        }
    }

    private func exportTalks(_ export: TalkExport) {
        let write = services.exportTalks
        writes.add { [weak self] in await self?.send(.coach(.talksExported(await write(export)))) }
    }

    private func askForTitle(of id: UUID) {
        let (conversations, name, model) = (services.conversations, services.nameTalk, state.coach.model)
        load(.title) { [writes] in
            await writes.drain()
            let messages: [ChatMessage]
            do throws(ConversationError) {
                messages = try await conversations.messages(of: id)
            } catch {
                return .coach(.storeFailed(error))
            }
            guard messages.contains(where: { $0.author == .person }) else { return .coach(.titleProposed(nil, id)) }
            do throws(ServiceError) {
                return .coach(.titleProposed(try await name(messages, id, model), id))
            } catch {
                return .coach(.titleNotProposed(error))
            }
        }
    }

    private func proposeTitle(for id: UUID) {
        let conversations = services.conversations
        load(.title) { [writes] in
            await writes.drain()
            do throws(ConversationError) {
                let messages = try await conversations.messages(of: id)
                return .coach(.titleProposed(TitleProposal.title(for: messages), id))
            } catch {
                return .coach(.storeFailed(error))
            }
        }
    }

    func loadModels(refresh: Bool) {
        let ask = state.isOffline ? services.modelsHere ?? services.models : services.models
        let offers = ask(refresh)
        load(.models) { [weak self] in
            for await offer in offers {
                if Task.isCancelled { break }
                await self?.send(.coach(.offerArrived(offer)))
            }
            return .coach(.offersComplete)
        }
    }

    /// Nothing is read where the person set no limit.
    private func checkBudget() {
        let (spending, budget) = (services.spending, services.budget())
        guard budget.dayUSD != nil || budget.monthUSD != nil else { return }
        load(.budget) { [writes] in
            await writes.drain()
            return .coach(.budgetChecked(await spending().map(budget.verdict) ?? .free))
        }
    }

    /// One-shot, and only while something waits to be saved or tried again: idle there is no timer.
    private func scheduleTick(after seconds: Double) {
        let (now, pause) = (services.now, services.pause)
        tick?.cancel()
        tick = Task {
            await pause(seconds)
            if !Task.isCancelled { send(.coach(.tick(at: now()))) }
        }
    }
}
