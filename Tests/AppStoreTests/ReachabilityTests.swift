import AppStore
import Foundation
import Synchronization
import Testing
import WeatherModel

@MainActor @Suite(.timeLimit(.minutes(10))) struct `The network in the store` {
    /// Counts how often it is asked.
    private final class Weather: WeatherReading {
        let count = Mutex(0)

        func report() async throws(WeatherError) -> WeatherReport {
            count.withLock { $0 += 1 }
            throw WeatherError(.unavailable, "Nobody answers at h.")
        }

        func lastReport() async -> WeatherReport? { nil }
    }

    @Test func `the title says offline, and the weather is asked for when the network is back`() async {
        let (changes, change) = AsyncStream.makeStream(of: Bool.self)
        let weather = Weather()
        let scenario = await Scenario.opened {
            $0.reachability = { changes }
            $0.weather = weather
            $0.pause = { _ in }
        }
        await scenario.until { $0.today.weather.phase != .off }
        change.yield(true)
        change.yield(false)
        await scenario.until { $0.isOffline }
        #expect(scenario.shows("offline "))
        #expect(weather.count.withLock { $0 } == 1)
        change.yield(true)
        await scenario.until { !$0.isOffline }
        #expect(!scenario.shows("offline "))
        while weather.count.withLock({ $0 }) < 2 { await Task.yield() }
        await scenario.store.close()
    }

    @Test func `what is asked for is dropped with the store`() async {
        let (changes, change) = AsyncStream.makeStream(of: Bool.self)
        let scenario = await Scenario.opened { $0.reachability = { changes } }
        await scenario.store.close()
        change.yield(false)
        for _ in 0..<20 { await Task.yield() }
        #expect(!scenario.state.isOffline)
    }
}
