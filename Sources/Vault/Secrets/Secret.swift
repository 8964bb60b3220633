import CProcessGuard
import CSodium

/// Bytes that nobody else may see: kept between guard pages, not swapped out where the system allows that, left out of core
/// dumps, and overwritten when the last copy of this value goes. Nothing that prints or mirrors it shows it.
public struct Secret: Sendable {
    private let memory: GuardedMemory

    /// How many bytes it has.
    public var count: Int { memory.count }
    public var isEmpty: Bool { count == 0 }

    /// - Parameter fill: writes the bytes; they are zero before.
    public init<Problem: Error>(
        count: Int, filling fill: (UnsafeMutableRawBufferPointer) throws(Problem) -> Void
    ) throws(Problem) {
        memory = try GuardedMemory(count: count, filling: fill)
    }

    public init(copying bytes: UnsafeRawBufferPointer) {
        self.init(count: bytes.count) { $0.copyMemory(from: bytes) }
    }

    /// Bytes from the system's source of randomness.
    public static func random(count: Int) -> Secret {
        Secret(count: count) { randombytes_buf($0.baseAddress!, $0.count) }
    }

    /// Lends the bytes; they must not be kept.
    public func withBytes<Result, Problem: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Problem) -> Result
    ) throws(Problem) -> Result {
        try memory.lend(body)
    }
}

extension Secret: Equatable {
    /// Takes the same time wherever two secrets of the same length differ.
    public static func == (one: Secret, other: Secret) -> Bool {
        guard one.count == other.count else { return false }
        return one.withBytes { mine in
            other.withBytes { sodium_memcmp(mine.baseAddress!, $0.baseAddress!, mine.count) == 0 }
        }
    }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "•••" }
    public var debugDescription: String { "•••" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The pages behind a secret. Safe to share: they are written while they are made, and read-only from then on.
private final class GuardedMemory: @unchecked Sendable {
    let count: Int
    private let start: UnsafeMutableRawPointer

    init<Problem: Error>(
        count: Int, filling fill: (UnsafeMutableRawBufferPointer) throws(Problem) -> Void
    ) throws(Problem) {
        Sodium.begin()
        // What is made of it on its way, as the header of a request, is ordinary memory.
        process_guard_wipe_freed()
        // The system has no page left: there is no going on, as with any other value.
        guard let start = sodium_malloc(max(count, 1)) else { fatalError("There is no memory left.") }
        self.count = count
        self.start = start
        sodium_memzero(start, max(count, 1))
        try fill(UnsafeMutableRawBufferPointer(start: start, count: count))
        sodium_mprotect_readonly(start)
    }

    func lend<Result, Problem: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Problem) -> Result
    ) throws(Problem) -> Result {
        try body(UnsafeRawBufferPointer(start: start, count: count))
    }

    deinit { sodium_free(start) }
}
