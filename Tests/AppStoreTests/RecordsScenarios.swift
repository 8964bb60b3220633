import AppStore
import Canvas
import HealthModel
import Screens
import Synchronization
import TestSupport
import Testing

@MainActor @Suite struct `Records of a real store` {
    private nonisolated static let source = Records.Source(name: "Jo's Watch", kind: .watch, samples: 12)
    private nonisolated static let phone = Records.Source(name: "Jo's Phone", kind: .phone, samples: 8)

    @Test func `what is read shows`() async {
        let scenario = await Scenario.opened { services in
            services.records = RecordsServices(read: { _ in .sources(.init([Self.source, Self.phone])) })
        }
        scenario.press(.character("s"))
        await scenario.until { _ in scenario.shows("Jo's Watch") }
    }

    @Test func `what cannot be read says why`() async {
        let scenario = await Scenario.opened { services in
            services.records = RecordsServices(read: { _ throws(RecordsServices.Failure) in
                throw RecordsServices.Failure("The disk is gone.")
            })
        }
        scenario.press(.character("s"))
        await scenario.until { _ in scenario.shows("The disk is gone.") }
    }

    @Test func `a change tells how far it is and is read again when it is made`() async {
        let (opened, gate) = AsyncStream.makeStream(of: Void.self)
        let isMade = Mutex(false)
        let scenario = await Scenario.opened { services in
            services.records = RecordsServices(
                read: { _ in .sources(.init([Self.source, Self.phone], isOwn: isMade.withLock { $0 })) },
                change: { _, progress in
                    progress(1_204, 3_650)
                    for await _ in opened { break }
                    isMade.withLock { $0 = true }
                    return "The order holds."
                })
        }
        scenario.press(.character("s"))
        await scenario.until { _ in scenario.shows("Jo's Watch") }
        scenario.press(.character("-"))
        await scenario.until { _ in scenario.shows("1,204 of 3,650 days") }
        gate.yield()
        await scenario.until { _ in scenario.shows("This is your own order.") }
        #expect(scenario.shows("The order holds."))
    }
}
