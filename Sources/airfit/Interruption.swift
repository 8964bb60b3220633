import Dispatch
import Foundation
import Synchronization

/// A signal ended the command after it had put everything in order.
struct Interrupted: Error {
    /// The signal's number; the shell is told 128 more.
    var signal: Int32
}

/// Ends commands in order: the first INT, TERM or HUP cancels the work, a second one kills the process as ever.
enum Interruption {
    /// - Throws: what `work` throws, or after a signal `Interrupted`, once `work` is through.
    static func cancelling(_ work: @escaping @Sendable () async throws -> Void) async throws {
        let task = Task { try await work() }
        let caught = Caught()
        let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)  // the source hears it all the same
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                signal(number, SIG_DFL)
                caught.number.store(number, ordering: .relaxed)
                task.cancel()
            }
            source.activate()
            return source
        }
        defer { for source in sources { source.cancel() } }
        let result = await task.result
        let number = caught.number.load(ordering: .relaxed)
        guard number != 0 else { return try result.get() }
        if case .failure(let failure as Failure) = result { Output.error(failure) }
        throw Interrupted(signal: number)
    }

    private final class Caught: Sendable {
        let number = Atomic<Int32>(0)
    }
}
