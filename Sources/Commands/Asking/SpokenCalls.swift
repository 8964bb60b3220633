import ChatModel
import Entries
import Synchronization

/// Writing calls that the person has heard of and that have no result yet. A model's words and the questions of its writing
/// tools come by different ways: whoever asks waits here until the words before the call were printed.
final class SpokenCalls: Sendable {
    private struct State {
        var open: Set<String> = []
        var hasEnded = true
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// An answer begins.
    func begin() { state.withLock { ($0.open, $0.hasEnded) = ([], false) } }

    /// The answer has ended, or nobody prints it any more: nothing is waited for.
    func end() {
        resume { $0.hasEnded = true }
    }

    /// An event was printed.
    func printed(_ event: ReplyEvent) {
        switch event {
        case .toolCall(let call) where WritingTool(rawValue: call.name) != nil: resume { $0.open.insert(call.id) }
        case .toolResult(let result): state.withLock { _ = $0.open.remove(result.callID) }
        default: break
        }
    }

    /// Returns once a writing call that runs was printed, or the answer has ended.
    func waitForCall() async {
        await withCheckedContinuation { continuation in
            let isDue = state.withLock { state in
                guard state.open.isEmpty, !state.hasEnded else { return true }
                state.waiting.append(continuation)
                return false
            }
            if isDue { continuation.resume() }
        }
    }

    private func resume(after change: (inout sending State) -> Void) {
        let waiting = state.withLock { state in
            change(&state)
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
