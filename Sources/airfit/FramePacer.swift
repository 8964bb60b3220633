import AppStore
import Canvas
import Dispatch
import Screens
import Terminal

/// Draws frames when something changed: after a key at once, after bursts from the background at most 60 a second.
///
/// Nothing polls. A one-shot timer runs only while a change waits for its frame.
@MainActor final class FramePacer {
    private let terminal: Terminal
    private let store: AppStore
    private var panes = PaneCache()
    private var lastFrame = DispatchTime(uptimeNanoseconds: 0)
    private var isScheduled = false
    /// The newest state on the screen.
    private var drawnRevision = -1
    private static let interval = DispatchTimeInterval.microseconds(16_667)

    init(terminal: Terminal, store: AppStore) {
        self.terminal = terminal
        self.store = store
    }

    /// The first frame waits for the day, which is read in a few milliseconds: so it is drawn once and full. When
    /// reading takes longer, the frame comes without it.
    func begin() { schedule(at: .now() + .milliseconds(50)) }

    /// Something changed in the background: a frame follows soon.
    func changed() {
        guard store.revision != drawnRevision else { return }
        if drawnRevision < 0 {
            if !store.state.today.isReading { draw() }
            return
        }
        guard !isScheduled else { return }
        let due = lastFrame + Self.interval
        if due > .now() { schedule(at: due) } else { draw() }
    }

    private func schedule(at due: DispatchTime) {
        isScheduled = true
        DispatchQueue.main.asyncAfter(deadline: due) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.isScheduled else { return }
                self.draw()
            }
        }
    }

    /// Draws now: somebody is looking at what a key does.
    func draw() {
        isScheduled = false
        lastFrame = .now()
        drawnRevision = store.revision
        let state = store.state
        var canvas = Canvas(state.size)
        drawApp(state, on: &canvas, reusing: &panes)
        terminal.draw(canvas)
    }
}
