import AppStore
import Canvas
import EventLoop
import Screens
import Terminal

/// Draws frames when something changed: after a key at once, after bursts from the background at most 60 a second.
///
/// Nothing polls. A one-shot timer runs only while a change waits for its frame.
@MainActor final class FramePacer {
    private let terminal: Terminal
    private let store: AppStore
    private var panes = DrawnPanes()
    private var lastFrame: ContinuousClock.Instant?
    private var scheduled: LoopTimer?
    /// A frame follows at the end of what is being done.
    private var isFrameCertain = false
    /// The newest state on the screen.
    private var drawnRevision = -1
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
    func begin() { schedule(after: .milliseconds(50)) }

    /// Something changed in the background: a frame follows soon.
    func changed() {
        guard !isFrameCertain else { return }
        if drawnRevision < 0 {
            guard !store.state.today.isReading else { return }
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
        lastFrame = .now
        drawnRevision = store.revision
        guard let instruments else { return drawFrame() }
        let (began, before) = (ContinuousClock.now, terminal.bytesWritten)
        drawFrame()
        instruments.noteFrame(took: .now - began, bytes: terminal.bytesWritten - before)
    }

    private func drawFrame() {
        terminal.draw(store.state.size) { drawApp(store.state, on: &$0, reusing: &panes) }
        // A question that has just been seen may take keys when the typing pauses.
        if store.state.awaitsSight { store.send(.drawn) }
    }
}
