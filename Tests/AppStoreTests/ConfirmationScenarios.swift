import AppStore
import Canvas
import ChatModel
import CoachEngine
import Entries
import Foundation
import HealthModel
import CoachScreen
import LogScreen
import Synchronization
import TestSupport
import Testing

private let water = Proposal.entry(.water(milliliters: 500, at: Date(timeIntervalSince1970: 1_800_000_000)))
private let fact = Proposal.memory(fact: "I train early", about: .schedule)

@Suite struct `The confirmations where tools ask` {
    @Test func `gives the person's answer to the one who asked`() async {
        let confirmations = ConfirmationCoordinator()
        async let first = confirmations.answer(to: water, doubt: nil)
        async let second = confirmations.answer(to: fact, doubt: nil)
        var asked: [(proposal: Proposal, id: Int)] = []
        for await event in confirmations.events {
            if case .asked(let id, let proposal, _) = event { asked.append((proposal, id)) }
            if asked.count == 2 { break }
        }
        for (proposal, id) in asked { confirmations.answer(id, proposal == fact ? .confirmed(fact) : .declined) }
        #expect(await first == .declined)
        #expect(await second == .confirmed(fact))
    }

    @Test func `takes a question back as a no when nobody waits for it`() async {
        let confirmations = ConfirmationCoordinator()
        let asking = Task { await confirmations.answer(to: water, doubt: nil) }
        var events = confirmations.events.makeAsyncIterator()
        guard case .asked(let id, _, _)? = await events.next() else {
            Issue.record("nothing was asked")
            return
        }
        asking.cancel()
        #expect(await asking.value == .declined)
        #expect(await events.next() == .withdrawn(id))
        confirmations.answer(id, .confirmed(water))  // too late: it changes nothing
    }

    @Test func `asks nothing for a task that was cancelled before`() async {
        let confirmations = ConfirmationCoordinator()
        let gate = AsyncGate()
        let asking = Task {
            await gate.pass()
            return await confirmations.answer(to: water, doubt: nil)
        }
        asking.cancel()
        #expect(await asking.value == .declined)
        confirmations.close()
        for await event in confirmations.events { Issue.record("\(event)") }
    }

    @Test func `says no to all when it closes, and asks nobody any more`() async {
        let confirmations = ConfirmationCoordinator()
        let asking = Task { await confirmations.answer(to: water, doubt: nil) }
        for await _ in confirmations.events { break }
        confirmations.close()
        #expect(await asking.value == .declined)
        #expect(await confirmations.answer(to: fact, doubt: nil) == nil)
    }
}

/// The tools of one answer.
private final class AskingTools: Sendable {
    let confirmations = ConfirmationCoordinator()
    let answers = Mutex<[ProposalAnswer?]>([])
    /// Asks one thing after the other, as the tools of one answer do, and keeps what was answered.
    func ask(_ proposals: [Proposal]) -> Task<Void, Never> {
        Task {
            for proposal in proposals {
                let answer = await confirmations.answer(to: proposal, doubt: nil)
                answers.withLock { $0.append(answer) }
            }
        }
    }
}

@MainActor @Suite struct `A tool that asks before it stores` {
    private let tools = AskingTools()
    /// By which the typing pauses; nothing else sleeps by it.
    private let clock = ManualClock()

    private func asking() async -> Scenario {
        let scenario = await Scenario.asking("Log my water") { [confirmations = tools.confirmations, clock] services in
            let pause = services.pause
            services.log.confirmations = confirmations
            services.pause = { seconds in
                if seconds == ProposalQueue.pauseSeconds { await clock.pause(seconds) } else { await pause(seconds) }
            }
        }
        await scenario.until { $0.coach.isReplying }
        return scenario
    }

    /// The sheet was drawn, and nobody types.
    private func open(_ scenario: Scenario) async {
        await scenario.until { $0.awaitsSight }
        scenario.store.send(.drawn)
        await pauseIsOver(scenario, clock.asked.count + 1)
    }

    /// - Parameter count: as many times it has begun, over all.
    private func pauseIsOver(_ scenario: Scenario, _ count: Int) async {
        await clock.sleeps(count)
        clock.advance(by: 1)
        await scenario.until { $0.coach.isSheetOpen }
    }

    @Test func `waits for Enter, one question after the other`() async {
        let scenario = await asking()
        let asking = tools.ask([water, fact])
        await open(scenario)
        #expect(scenario.shows("Store this?") && scenario.shows("500 ml") && scenario.footer.contains("store it"))
        scenario.press(KeyPress(.enter))
        await open(scenario)
        #expect(scenario.shows("I train early"))
        scenario.press(KeyPress(.escape))
        await asking.value
        #expect(tools.answers.withLock { $0 } == [.confirmed(water), .declined])
    }

    @Test func `gets a no when the answer is stopped`() async {
        let scenario = await asking()
        let asking = tools.ask([water])
        await open(scenario)
        scenario.press(.control("c"))
        await asking.value
        #expect(tools.answers.withLock { $0 } == [.declined] && !scenario.state.coach.isAsking)
    }

    @Test func `gets a no when the program ends`() async {
        let scenario = await asking()
        let asking = tools.ask([water])
        await scenario.until { $0.coach.isAsking }
        await scenario.store.close()
        await asking.value
        #expect(tools.answers.withLock { $0 } == [.declined])
    }

    @Test func `takes no key that was typed before the pause is over`() async {
        let scenario = await asking()
        scenario.type("and how was ")
        let asking = tools.ask([water])
        await scenario.until { $0.awaitsSight }
        scenario.type("my ")
        scenario.store.send(.drawn)
        scenario.type("week?")
        scenario.press(KeyPress(.enter))
        #expect(scenario.state.coach.isAsking && scenario.state.coach.queued == ["and how was my week?"])
        // When it was drawn, five letters, Enter.
        await pauseIsOver(scenario, 7)
        scenario.press(KeyPress(.enter))
        await asking.value
        #expect(tools.answers.withLock { $0 } == [.confirmed(water)])
    }
}

@MainActor @Suite struct `The log of a real store` {
    private nonisolated static let day = Date(timeIntervalSince1970: 1_799_990_000)

    @Test func `shows what is there, stores a line, and undoes it`() async {
        let writes = Mutex<[LogWrite]>([])
        let entries = Mutex<[LoggedEntry]>([])
        let scenario = await Scenario.opened { services in
            services.log = LogServices(
                read: { () throws(LogServices.Failure) in (entries.withLock { $0 }, [], nil) },
                write: { write throws(LogServices.Failure) in
                    writes.withLock { $0.append(write) }
                    switch write {
                    case .store(let stored):
                        let written = stored.map { LoggedEntry(id: 4, entry: $0, writtenAt: Self.day) }
                        entries.withLock { $0 += written }
                        return .stored(written.map { LogStep.Stored(id: $0.id, entry: $0.entry) })
                    default:
                        entries.withLock { $0[0].undoneAt = Self.day }
                        return .done
                    }
                })
        }
        scenario.press(KeyPress(.function(5)))
        await scenario.until { $0.log.entries != nil }
        #expect(scenario.shows("Nothing is written down yet"))
        scenario.type("water 750ml")
        scenario.press(KeyPress(.enter))
        await scenario.until { $0.log.entries?.isEmpty == false }
        #expect(scenario.shows("750 ml") && scenario.state.log.editor.isEmpty)
        scenario.press(.alt("u"))
        await scenario.until { $0.log.entries?.first?.undoneAt != nil }
        #expect(scenario.shows("taken back") && writes.withLock(\.count) == 2)
    }

    @Test func `says why it could not store, and keeps the line`() async {
        let scenario = await Scenario.opened { services in
            services.log.write = { _ throws(LogServices.Failure) in throw LogServices.Failure("The disk is full.") }
        }
        scenario.press(KeyPress(.function(5)))
        scenario.type("mood 4")
        scenario.press(KeyPress(.enter))
        await scenario.until { $0.notice?.text == "The disk is full." }
        #expect(scenario.state.log.editor.text == "mood 4")
    }
}
