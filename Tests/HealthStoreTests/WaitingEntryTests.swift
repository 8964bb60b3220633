import Entries
import Foundation
import GRDB
import HealthModel
import ImportKit
import Synchronization
import Testing

@testable import HealthStore

/// A file that has more to read until somebody has stored an entry; its reader can go on.
private func endless(until isStored: @escaping @Sendable () -> Bool, began: @escaping @Sendable () -> Void)
    -> ImportFile
{
    ImportFile(name: "endless", format: "test", fingerprint: "endless", byteCount: 32 << 20) { sink, context, _ in
        let recorder = Recorder(sink)
        let first = context.resumed.map { Int($0.position) } ?? 0
        let before = context.resumed?.tally.records ?? 0
        var tally = ImportTally()
        // As many as an import of a minute has, in case nobody is let in.
        for number in first..<60_000 where number < 400 || !isStored() {
            try recorder.sample("StepCount", Double(number), at: "2026-03-20 10:00", minutes: Double(number))
            tally.records = before + recorder.count
            if sink.wantsMark { try sink.reached(ImportMark(position: Int64(number + 1), tally: tally)) }
            if number == 100 { began() }
            if number > 100 { usleep(1_000) }
        }
        return tally
    }
}

@Suite struct `An entry during an import` {
    private let water = LogEntry.water(
        milliliters: 300, at: Date(timeIntervalSince1970: Double(unix("2026-05-20 08:00"))))

    /// - Parameter path: of the store that writes the entry, as another program does.
    private func storesMeanwhile(_ temporary: TemporaryStore, _ other: HealthStore) async throws {
        let isStored = Mutex(false)
        let (beginnings, beginning) = AsyncStream.makeStream(of: Void.self)
        let file = endless(until: { isStored.withLock { $0 } }, began: { beginning.yield() })
        let importing = Task { try await temporary.add([file]) }
        for await _ in beginnings { break }
        guard case .saved(let id) = try await other.log(water) else {
            Issue.record("it was not stored")
            return
        }
        try await other.undoEntry(id)
        let again = try await other.log(water)
        let goal = try await other.setGoal(Goal.Aim(.steps, target: 9000)).goal
        isStored.withLock { $0 = true }
        let outcome = try await importing.value
        #expect(outcome.status == .imported && outcome.records < 60_000 && outcome.records == outcome.added)
        #expect(again != .saved(id: id))
        #expect(try await temporary.store.entries(limit: 9).filter { $0.undoneAt == nil }.map(\.entry) == [water])
        #expect(try await temporary.value(of: .water, on: "2026-05-20") == 300)
        #expect(try await temporary.store.goals().map(\.id) == [goal.id])
        #expect(try await temporary.store.verify().differenceCount == 0)
    }

    @Test func `is stored before that is over`() async throws {
        let temporary = TemporaryStore()
        try await temporary.store.open()
        try await storesMeanwhile(temporary, temporary.store)
    }

    @Test func `of another program is, too`() async throws {
        let temporary = TemporaryStore()
        try await temporary.store.open()
        try await storesMeanwhile(temporary, TemporaryStore(copyAt: temporary.path, of: temporary).store)
    }

    @Test func `waits for one that cannot make way, and tells so once`() async throws {
        let temporary = TemporaryStore()
        try await temporary.store.open()
        let (delays, delay) = AsyncStream.makeStream(of: Void.self)
        var options = temporary.store.options
        options.writeDelayed = { delay.yield() }
        temporary.store.apply(options)
        let other = try Holding(temporary.path)
        let storing = Task { try await temporary.store.log(water) }
        for await _ in delays { break }
        try other.end()
        #expect(try await storing.value == .saved(id: 1))
        delay.finish()
        for await _ in delays { Issue.record("it was told again") }
    }

    @Test func `is given up by who does not want to wait`() async throws {
        let temporary = TemporaryStore()
        try await temporary.store.open()
        let (delays, delay) = AsyncStream.makeStream(of: Void.self)
        var options = temporary.store.options
        options.writeDelayed = { delay.yield() }
        temporary.store.apply(options)
        let other = try Holding(temporary.path)
        let storing = Task { try await temporary.store.log(water) }
        for await _ in delays { break }
        storing.cancel()
        await #expect(throws: HealthStoreError.busy) { try await storing.value }
        await #expect(throws: HealthStoreError.busy) { try await temporary.store.noteGoals() }
        options.importTimeout = .zero
        temporary.store.apply(options)
        await #expect(throws: HealthStoreError.busy) { try await temporary.store.log(water) }
        try other.end()
        #expect(try await temporary.store.entries(limit: 9).isEmpty)
    }
}

/// A program that writes, and makes way for nobody.
private struct Holding {
    private let queue: DatabaseQueue

    init(_ path: String) throws {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        queue = try DatabaseQueue(path: path, configuration: configuration)
        try queue.inDatabase { db in try db.execute(sql: "BEGIN IMMEDIATE") }
    }

    func end() throws { try queue.inDatabase { db in try db.execute(sql: "ROLLBACK") } }
}
