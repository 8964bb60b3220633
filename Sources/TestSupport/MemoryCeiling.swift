import Foundation

/// The memory that no test of hostile size may take.
///
/// The kernel counts a process, and tests run beside each other in one: such a test runs in a process of its own, as the body of
/// `#expect(processExitsWith: .success)`, and throws there what was too much. All of that process counts, what the test holds
/// itself too.
public enum MemoryCeiling {
    /// The ceiling in bytes: 200 MiB.
    public static let bytes = 200 << 20

    /// More memory than the ceiling was held; `bytes` at the most.
    public struct Exceeded: Error, CustomStringConvertible {
        /// The most that was held, in bytes.
        public var bytes: Int
        public var description: String {
            "\(bytes >> 20) MB were held at the most; \(MemoryCeiling.bytes >> 20) MB are the ceiling"
        }
    }

    /// Runs what a test does.
    /// - Throws: `Exceeded` where the process has ever held more until then.
    public static func hold(_ body: () async throws -> Void) async throws {
        try await body()
        guard let peak = RunningProcess(id: getpid()).peakMemory else { throw CocoaError(.fileReadUnknown) }
        if peak > bytes { throw Exceeded(bytes: peak) }
    }
}
