/// Runs writes one after the other in the order they were asked for, and tells when all are done.
@MainActor final class WriteQueue {
    private var last: Task<Void, Never>?

    func add(_ write: @escaping @Sendable () async -> Void) {
        let before = last
        last = Task {
            await before?.value
            await write()
        }
    }

    /// Returns when everything asked for until now is written.
    func drain() async { await last?.value }
}
