import Canvas
import HealthModel
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct `The day` {
    private let yesterday = SampleReports.today.advanced(by: -1)

    @Test func `opening loads today and shows it`() async {
        let person = await Scenario.opened()
        #expect(person.health.askedDays == [SampleReports.today])
        let difference = snapshotDifference(person.shown, "opened-80x24")
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test func `a key moves to the day before, another comes back`() async {
        let person = await Scenario.opened()
        person.press(.character("["))
        await person.until { $0.today.shownReport?.day == yesterday }
        person.press(.character("t"))
        await person.until { $0.today.shownReport?.day == SampleReports.today }
        #expect(person.health.askedDays == [SampleReports.today, yesterday, SampleReports.today])
    }

    @Test func `a slow load of a day that was left does not overwrite the newer one`() async {
        let person = await Scenario.opened()
        person.health.hold()
        person.press(.character("["))
        await person.health.untilHeld(yesterday)
        person.press(.character("["))
        let before = yesterday.advanced(by: -1)
        await person.health.untilHeld(before)
        person.health.release(before)
        await person.until { $0.today.shownReport?.day == before }
        person.health.release(yesterday)
        // A load asked for later comes later: then the slow one would have arrived too.
        person.press(.character("["))
        await person.health.untilHeld(before.advanced(by: -1))
        #expect(person.state.today.shownReport?.day == before)
    }

    @Test func `a store that cannot be read says so, and goes on when it can`() async {
        let health = FixtureHealth()
        health.fail(.cannotOpen(path: "/data/health.sqlite", reason: "it is not a database"))
        let person = Scenario(health: health)
        await person.until { if case .failed = $0.today.report { true } else { false } }
        #expect(person.shows("/data/health.sqlite cannot be opened: it is not a database."))
        health.fail(nil)
        person.store.send(.healthDataChanged)
        await person.until { $0.today.shownReport != nil }
        #expect(!person.shows("cannot be opened"))
    }

    @Test func `an import made elsewhere is read at once`() async {
        let person = await Scenario.opened()
        let revision = person.store.revision
        person.store.send(.healthDataChanged)
        await person.until { _ in person.store.revision >= revision + 2 }
        #expect(person.health.askedDays == [SampleReports.today, SampleReports.today])
    }

    @Test func `at midnight today is the next day`() async {
        let person = await Scenario.opened()
        let tomorrow = SampleReports.today.advanced(by: 1)
        person.store.send(.today(.clockChanged(tomorrow)))
        await person.until { $0.today.shownReport?.day == tomorrow }
        #expect(person.state.today.today == tomorrow)
    }

    @Test func `a metric opens as a chart with its data, and escape goes back`() async {
        let person = await Scenario.opened()
        person.press(KeyPress(.enter))
        #expect(person.state.today.detail != nil)
        let opened = person.store.revision
        await person.until { _ in person.store.revision > opened }
        #expect(person.footer.contains("span"))
        person.press(KeyPress(.escape))
        #expect(person.state.today.detail == nil)
    }
}
