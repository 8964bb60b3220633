import AppStore
import Foundation
import SettingsScreen
import Synchronization
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct `Connections in the store` {
    /// Clouds of which one is due, until it was read.
    private final class Clouds: Sendable {
        let readings = Mutex<[[String]?]>([])
        let isDue = Mutex(true)

        var services: ConnectionServices {
            ConnectionServices(
                load: { ([], []) }, connect: { _ in AsyncStream { $0.finish() } }, pasted: { _ in },
                due: { [self] in isDue.withLock { $0 } ? ["oura"] : [] },
                sync: { [self] ids, _ in
                    readings.withLock { $0.append(ids) }
                    isDue.withLock { $0 = false }
                    return AsyncStream { continuation in
                        continuation.yield(.synced([], isProblem: false))
                        continuation.finish()
                    }
                }, reach: { _, _ in nil },
                disconnect: { _, _ in .disconnected("Oura is disconnected.", isProblem: false) })
        }
    }

    @Test func `what is due is read at the start, waits while the net is away, and goes on when it is back`() async {
        let (changes, change) = AsyncStream.makeStream(of: Bool.self)
        let clouds = Clouds()
        let scenario = await Scenario.opened {
            $0.reachability = { changes }
            $0.connections = clouds.services
            $0.pause = { _ in }
        }
        change.yield(false)
        await scenario.until { $0.isOffline }
        for _ in 0..<50 { await Task.yield() }
        #expect(clouds.readings.withLock { $0 }.isEmpty)
        change.yield(true)
        while clouds.readings.withLock({ $0.isEmpty }) { await Task.yield() }
        #expect(clouds.readings.withLock { $0 } == [["oura"]])
        // Back again after it was read: nothing is due.
        change.yield(false)
        await scenario.until { $0.isOffline }
        change.yield(true)
        await scenario.until { !$0.isOffline }
        for _ in 0..<50 { await Task.yield() }
        #expect(clouds.readings.withLock { $0.count } == 1)
        await scenario.store.close()
    }
}
