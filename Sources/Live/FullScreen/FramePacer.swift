import AppStore
import Canvas
import EventLoop
import Observation
import App
import ProgramContext
import Terminal

/// Draws frames when something changed: after a key at once, after bursts from the background at most 60 a second.
///
/// Nothing polls. A one-shot timer runs only while a change waits for its frame.
@MainActor final class FramePacer {
    private let terminal: Terminal
    private let store: AppStore
    private var panes = DrawnPanes()
    /// Of the store, when the last frame was drawn.
    private var drawnRevision = 0
    private var lastFrame: ContinuousClock.Instant?
    private var scheduled: LoopTimer?
    /// A frame follows at the end of what is being done, or none any more.
    private var isFrameCertain = false
    /// The next change of the store is heard of.
    private var isFollowing = false
    /// Notes how long frames take; `nil` unless the program is measured.
    private let instruments: DebugInstruments?
    private static let interval = Duration.microseconds(16_667)

    init(terminal: Terminal, store: AppStore, instruments: DebugInstruments? = nil) {
        self.instruments = instruments
        self.terminal = terminal
        self.store = store
    }

    /// The first frame waits for the day, which is read in a few milliseconds: so it is drawn once and full. When
    /// reading takes longer, the frame comes without it.
    func begin() {
        schedule(after: .milliseconds(50))
        follow()
    }

    /// Draws no more of what changes.
    func end() {
        isFrameCertain = true
        scheduled?.cancel()
    }

    /// Observes the store until it changes once; the frame that shows the change observes it again. A task for each change,
    /// as a sequence of observations has it, would cost as much as the frame.
    private func follow() {
        guard !isFollowing else { return }
        isFollowing = true
        withObservationTracking {
            _ = store.revision
        } onChange: { [weak self] in
            // Called by what changes the store, which is always on the main actor.
            MainActor.assumeIsolated { self?.changed() }
        }
    }

    /// The state is another one: a frame follows soon.
    private func changed() {
        isFollowing = false
        guard !isFrameCertain else { return }
        if lastFrame == nil {
            guard !store.state.today.isReading else { return follow() }
            scheduled?.cancel()
            scheduled = nil
        }
        guard scheduled == nil else { return }
        // Not before the turn of the loop is over: what else it changes is drawn too.
        schedule(after: lastFrame.map { max(.zero, $0 + Self.interval - .now) } ?? .zero)
    }

    /// Does what a person wants and draws what has become of it.
    func draw(after input: () -> Void) {
        isFrameCertain = true
        input()
        isFrameCertain = false
        draw()
    }

    private func schedule(after wait: Duration) {
        scheduled = EventLoop.shared.after(wait) { [weak self] in self?.draw() }
    }

    /// Draws now: somebody is looking at what a key does.
    func draw() {
        scheduled?.cancel()
        scheduled = nil
        let (began, before) = (ContinuousClock.now, terminal.bytesWritten)
        lastFrame = began
        let state = store.state  // read once
        let changes = store.revision - drawnRevision
        drawnRevision = store.revision
        terminal.title = state.windowTitle
        terminal.draw(state.size) { drawApp(state, on: &$0, reusing: &panes, after: changes) }
        instruments?.noteFrame(took: .now - began, bytes: terminal.bytesWritten - before)
        // Only now: who has pressed a key does not wait for it.
        follow()
        // A question that has just been seen may take keys when the typing pauses.
        if state.awaitsSight { store.send(.drawn) }
    }
}
