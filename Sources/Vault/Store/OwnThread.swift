import Foundation

/// Runs long work on a thread of its own: neither the main actor nor the few threads of the others' tasks wait for it.
enum OwnThread {
    static func run<Value: Sendable>(
        _ work: @escaping @Sendable () throws(VaultError) -> Value
    ) async throws(VaultError) -> Value {
        let result = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(returning: Result { () throws(VaultError) in try work() })
            }
        }
        return try result.get()
    }
}
