import Dispatch
import Foundation
import Synchronization

/// A signal ended the command after it had put everything in order.
public struct Interrupted: Error, Sendable {
    /// The signal's number; the shell is told 128 more.
    public var signal: Int32

    public init(signal: Int32) {
        self.signal = signal
    }
}

/// Ends commands in order: the first INT, TERM or HUP cancels the work, a second one kills the process as ever.
public enum Interruption: Sendable {
    /// How long a program that TERM or HUP ended may take for its last words, in seconds.
    private static let grace = 0.75

    /// Ends the program after `grace` whatever it does then: waits for who reads its output, for a disk or a server.
    public static func exit(for signal: Int32) {
        // A thread of the system: the program's own may all be held up.
        DispatchQueue.global(qos: .userInteractive).asyncAfter(deadline: .now() + grace) {
            _exit(128 + signal)
        }
    }

    /// - Parameter isUrgent: TERM and HUP end the program within a second, whatever `work` does.
    /// - Throws: what `work` throws, or after a signal `Interrupted`, once `work` is through.
    public static func cancelling(
        isUrgent: Bool = false, _ work: @escaping @Sendable () async throws -> Void
    ) async throws {
        let task = Task { try await work() }
        let caught = Caught()
        let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)  // the source hears it all the same
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                signal(number, SIG_DFL)
                if isUrgent, number != SIGINT { exit(for: number) }
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
