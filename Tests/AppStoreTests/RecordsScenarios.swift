import ScreenKit
import AppStore
import Canvas
import HealthModel
import SettingsScreen
import SettingsModel
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

    @Test func `an import that is stopped says of each file what is in of it and how to go on`() async {
        let (events, told) = AsyncStream.makeStream(of: DataEvent.self)
        let report = Records.ImportReport(
            path: "/health",
            files: [
                .init(name: "whole.csv", format: "csv", status: .imported, records: 5, added: 5),
                .init(name: "half.csv", format: "csv", status: .unfinished, records: 7000, added: 6900),
            ], seconds: 1, isStopped: true)
        let scenario = await Scenario.opened { services in
            services.data = DataServices(
                work: { _ in events },
                stop: {
                    told.yield(.reported(report))
                    told.yield(.ended(report.sentence, isProblem: false))
                    told.finish()
                })
        }
        scenario.store.send(.settings(.set([SettingChange("privacy.kept", .texts(["activity"]))])))
        scenario.store.send(.settings(.data(.asked(.importFiles(paths: ["/health"], passphrase: nil)))))
        await scenario.until { $0.settings.data.progress != nil }
        scenario.press(KeyPress(.escape), .character("s"))
        await scenario.until { $0.settings.data.progress == nil }
        #expect(scenario.shows("half.csv") && scenario.shows("unfinished"))
        scenario.press(KeyPress(.down))
        #expect(scenario.shows("7,000 records of it, 6,900 new, are in"))
        #expect(scenario.shows("import the same again to go on"))
    }
}
