import AppStore
import Canvas
import Foundation
import SettingsScreen
import SettingsModel
import Synchronization
import Testing

@Suite @MainActor struct `Looking after the program` {
    private final class Kept: Sendable {
        private let texts = Mutex<[String]>([])
        var all: [String] { texts.withLock { $0 } }
        func keep(_ text: String) { texts.withLock { $0.append(text) } }
    }

    /// On the debug page of a program started with `--debug`.
    private func opened(_ debug: DebugServices) async -> Scenario {
        let scenario = await Scenario.opened { services in
            services.settings.debug = debug
            services.settings.about = {
                var about = AboutFacts()
                about.isDebug = true
                about.version = "0.1.0"
                return about
            }
        }
        scenario.press(KeyPress(.function(9)))
        scenario.store.send(.settings(.opened(.about)))
        await scenario.until { $0.settings.about.isDebug }
        scenario.store.send(.settings(.opened(.debug)))
        return scenario
    }

    @Test func `each part shows as soon as it was looked at`() async {
        let (checks, found) = AsyncStream.makeStream(of: DebugCheck.self)
        let scenario = await opened(DebugServices(check: { _ in checks }))
        #expect(scenario.shows("Looking…") && scenario.shows("checking…"))
        found.yield(DebugCheck("Folders", .good, "Writable"))
        await scenario.until { _ in scenario.shows("✓ Folders") }
        #expect(scenario.shows("checking…"))
        found.finish()
        await scenario.until { _ in !scenario.shows("checking…") }
    }

    @Test func `the outline is kept and its place is said`() async {
        let kept = Kept()
        let scenario = await opened(
            DebugServices(keepOutline: { text throws(SettingsServices.SaveFailure) in
                kept.keep(text)
                return "/state/state.json"
            }))
        scenario.press(KeyPress(.home), KeyPress(.down), KeyPress(.down), KeyPress(.enter))
        await scenario.until { $0.settings.debug.outlinePath != nil }
        #expect(kept.all.first?.contains("\"screen\": \"settings\"") == true)
        #expect(scenario.footer.contains("/state/state.json"))
    }

    @Test func `an outline that cannot be kept says why`() async {
        let scenario = await opened(
            DebugServices(keepOutline: { _ throws(SettingsServices.SaveFailure) in
                throw SettingsServices.SaveFailure("The disk is full.")
            }))
        scenario.press(KeyPress(.home), KeyPress(.down), KeyPress(.down), KeyPress(.enter))
        await scenario.until { $0.notice != nil }
        #expect(scenario.footer.contains("The disk is full."))
    }

    @Test func `the log is asked for, begun and ended`() async {
        let asked = Kept()
        let scenario = await opened(
            DebugServices(keepLog: { wanted in
                asked.keep(wanted.map { "\($0)" } ?? "asked")
                return (wanted == true ? "23 Nov 10:00" : nil, "/state/debug.log")
            }))
        await scenario.until { _ in asked.all == ["asked"] && scenario.state.settings.debug.logPath != "" }
        scenario.press(KeyPress(.home), KeyPress(.down), KeyPress(.down), KeyPress(.down), KeyPress(.enter))
        await scenario.until { $0.settings.debug.logUntil != nil }
        scenario.press(KeyPress(.enter))
        await scenario.until { $0.settings.debug.logUntil == nil }
        #expect(asked.all == ["asked", "true", "false"])
    }

    @Test func `names of actions are told while somebody listens`() async {
        let scenario = await Scenario.opened()
        let heard = Kept()
        scenario.store.trace = { name, _ in heard.keep(name) }
        scenario.store.send(.settings(.opened(.about)))
        scenario.store.trace = nil
        scenario.store.send(.settings(.opened(.units)))
        #expect(heard.all == ["settings.opened"])
    }
}
