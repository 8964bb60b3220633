import AppStore
import Canvas
import ChatModel
import Foundation
import HealthModel
import Observation
import App
import CoachScreen
import TodayScreen
import Synchronization
import TestSupport
import Testing

/// A person at a terminal: a real store, a scripted model, data in memory, a clock that a test turns by hand.
@MainActor final class Scenario {
    let model = ScriptedModel()
    let health: FixtureHealth
    let conversations = MemoryConversations()
    let timer = ManualTimer()
    let drafts = Drafts()
    let store: AppStore
    /// What the terminal was told to do, in order.
    var performed: [AppStore.TerminalEffect] { effects.all }
    private let effects = Effects()

    private final class Effects { var all: [AppStore.TerminalEffect] = [] }

    init(
        width: Int = 80, height: Int = 24, health: FixtureHealth = FixtureHealth(),
        serving change: (inout AppServices) -> Void = { _ in }
    ) {
        self.health = health
        let (model, timer, drafts) = (model, timer, drafts)
        var services = AppServices(
            health: health, conversations: conversations,
            reply: { messages, _, _ in model.reply(to: ReplyRequest(system: "", messages: messages)) },
            saveDraft: { drafts.save($0) }, now: { Date(timeIntervalSince1970: 1_800_000_000 + timer.now) },
            pause: { await timer.pause($0) })
        change(&services)
        let state = AppState(
            size: Size(width: width, height: height), today: TodayState(today: SampleReports.today),
            coach: CoachState(model: model.reference))
        store = AppStore(state: state, services: services) { [effects] effect, _ in effects.all.append(effect) }
        frames.follow(store)
        store.send(.opened)
    }

    /// The screen as the program keeps it: after every change it has to look as if it were drawn anew.
    private let frames = Frames()

    @MainActor private final class Frames {
        private var canvas = Canvas(Size(width: 0, height: 0))
        private var panes = DrawnPanes()

        func follow(_ store: AppStore) {
            withObservationTracking {
                _ = store.revision
            } onChange: { [weak self, weak store] in
                MainActor.assumeIsolated {
                    guard let self, let store else { return }
                    self.draw(store.state)
                    self.follow(store)
                }
            }
        }

        private func draw(_ state: AppState) {
            if canvas.size != state.size { canvas = Canvas(state.size) }
            drawApp(state, on: &canvas, reusing: &panes, after: 1)
            var fresh = Canvas(state.size)
            drawApp(state, on: &fresh)
            let isSame = canvas == fresh  // two canvases would fill the report
            #expect(isSame, "the kept screen is not what a new one would be")
        }
    }

    /// With the day on the screen.
    static func opened(
        width: Int = 80, height: Int = 24, serving change: (inout AppServices) -> Void = { _ in }
    ) async -> Scenario {
        let scenario = Scenario(width: width, height: height, serving: change)
        await scenario.until { $0.today.shownReport != nil && $0.workout.isRead }
        return scenario
    }

    /// In the chat, with a question on its way to the model.
    static func asking(
        _ question: String = "How did I sleep?", width: Int = 80, height: Int = 24,
        serving change: (inout AppServices) -> Void = { _ in }
    ) async -> Scenario {
        let scenario = await opened(width: width, height: height, serving: change)
        if scenario.state.screen == .today { scenario.press(.control("t")) }
        scenario.type(question)
        scenario.press(KeyPress(.enter))
        return scenario
    }

    var state: AppState { store.state }

    func press(_ keys: KeyPress...) { for key in keys { store.input(.key(key)) } }

    func type(_ text: String) { for character in text { store.input(.key(.character(character))) } }

    func resize(_ width: Int, _ height: Int) { store.input(.resized(Size(width: width, height: height))) }

    /// Presses the mouse button on the first cell of `text`. False when it is not on the screen.
    func click(_ text: String) -> Bool {
        guard let place = place(of: text) else { return false }
        store.input(.mouse(MouseEvent(.press, at: place)))
        store.input(.mouse(MouseEvent(.release, at: place)))
        return true
    }

    func wheel(_ kind: MouseEvent.Kind, column: Int, row: Int = 5) {
        store.input(.mouse(MouseEvent(kind, at: Point(column: column, row: row))))
    }

    /// The rows of the screen.
    var shown: [String] {
        screen(width: state.size.width, height: state.size.height) { _, canvas in drawApp(state, on: &canvas) }
    }

    func shows(_ text: String) -> Bool { shown.contains { $0.contains(text) } }

    var footer: String { shown.last ?? "" }

    /// Returns when the state meets the condition.
    func until(_ condition: (AppState) -> Bool) async {
        for await _ in Observations({ [store] in store.revision }) where condition(state) { return }
    }

    /// What the conversation has on disk: texts, and how each stands.
    func saved() async -> [String] {
        guard let id = state.coach.conversation?.id else { return [] }
        let messages = (try? await conversations.messages(of: id)) ?? []
        return messages.map { "\($0.author) \($0.completion): \($0.text)" }
    }

    /// Counted in cells, as far as the text before it is one cell a character.
    private func place(of text: String) -> Point? {
        for (row, line) in shown.enumerated() {
            guard let range = line.range(of: text) else { continue }
            return Point(column: line[..<range.lowerBound].cellWidth, row: row)
        }
        return nil
    }
}

/// What was kept of the composer.
final class Drafts: Sendable {
    private let kept = Mutex<[String]>([])
    var all: [String] { kept.withLock { $0 } }
    func save(_ draft: String) { kept.withLock { $0.append(draft) } }
}

/// A clock that stands until a test lets the pause that runs, or the next one, be over.
final class ManualTimer: Sendable {
    private struct State {
        var now = 0.0
        var isDue = false
        var waiting: (number: Int, seconds: Double, resume: CheckedContinuation<Void, Never>)?
        var count = 0
    }
    private let state = Mutex(State())

    var now: Double { state.withLock(\.now) }
    /// How many pauses were asked for.
    var pauseCount: Int { state.withLock(\.count) }

    func pause(_ seconds: Double) async {
        let number = state.withLock { state in
            state.count += 1
            return state.count
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    guard !state.isDue, !Task.isCancelled else {
                        if state.isDue { state.now += seconds }
                        state.isDue = false
                        return true
                    }
                    state.waiting = (number, seconds, continuation)
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            end { $0 == number }
        }
    }

    /// The pause is over, or will be as soon as it begins.
    func elapse() {
        let isRunning = state.withLock { state in
            state.now += state.waiting?.seconds ?? 0
            state.isDue = state.waiting == nil
            return !state.isDue
        }
        if isRunning { end { _ in true } }
    }

    private func end(_ isMeant: (Int) -> Bool) {
        let over = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard let waiting = state.waiting, isMeant(waiting.number) else { return nil }
            state.waiting = nil
            return waiting.resume
        }
        over?.resume()
    }
}
