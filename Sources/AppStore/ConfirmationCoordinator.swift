import Entries
import Synchronization

/// Where the coach's tools ask the person, and the screen answers.
///
/// A question has one end: the answer, the cancelling of the task that asks, or the closing of the coordinator. All but a yes
/// are a no.
public final class ConfirmationCoordinator: Confirming {
    /// An event for the screen, delivered in order.
    public enum Event: Equatable, Sendable {
        case asked(Int, Proposal, doubt: String?)
        /// Nobody waits for the answer any more.
        case withdrawn(Int)
    }

    private typealias Waiting = CheckedContinuation<ProposalAnswer?, Never>

    private struct State {
        var count = 0
        var waiting: [Int: Waiting] = [:]
        var isClosed = false
    }

    /// For one reader.
    public let events: AsyncStream<Event>
    private let continuation: AsyncStream<Event>.Continuation
    private let state = Mutex(State())

    public init() { (events, continuation) = AsyncStream.makeStream(of: Event.self) }

    /// Asks the person and waits as long as it takes; `nil` when the task that waits is cancelled.
    public func answer(to proposal: Proposal, doubt: String?) async -> ProposalAnswer? {
        let number = state.withLock { state in
            state.count += 1
            return state.count
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { waiting in
                let refusal = state.withLock { state -> ProposalAnswer?? in
                    if state.isClosed { return .some(nil) }
                    if Task.isCancelled { return .some(.declined) }
                    state.waiting[number] = waiting
                    // Under the lock: whoever cancels finds the question asked, and withdraws it after that.
                    continuation.yield(.asked(number, proposal, doubt: doubt))
                    return nil
                }
                if let refusal { waiting.resume(returning: refusal) }
            }
        } onCancel: {
            withdraw(number)
        }
    }

    /// The person's answer; one to a question that nobody asks any more changes nothing.
    public func answer(_ number: Int, _ answer: ProposalAnswer) {
        removeWaiting(number)?.resume(returning: answer)
    }

    /// Answers all questions with no from now on.
    public func close() {
        let all = state.withLock { state in
            state.isClosed = true
            defer { state.waiting = [:] }
            return state.waiting
        }
        for waiting in all.values { waiting.resume(returning: .declined) }
        continuation.finish()
    }

    private func withdraw(_ number: Int) {
        guard let waiting = removeWaiting(number) else { return }
        continuation.yield(.withdrawn(number))
        waiting.resume(returning: .declined)
    }

    private func removeWaiting(_ number: Int) -> Waiting? { state.withLock { $0.waiting.removeValue(forKey: number) } }
}
