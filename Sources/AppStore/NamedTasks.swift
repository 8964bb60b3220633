/// Tasks by what they are for: a new one takes the place of the one before, which is cancelled.
@MainActor final class NamedTasks {
    private var tasks: [String: Task<Void, Never>] = [:]

    func start(_ name: String, _ work: @escaping @MainActor () async -> Void) {
        tasks[name]?.cancel()
        tasks[name] = Task { await work() }
    }

    func cancel(_ name: String) {
        tasks[name]?.cancel()
        tasks[name] = nil
    }

    func cancelAll() {
        for task in tasks.values { task.cancel() }
        tasks = [:]
    }
}
